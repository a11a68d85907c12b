package org.onehall.chess;

/** Text from outside in the form in which it may appear in a message: one line, printable, at most 60 characters. */
final class Quoted {
    private static final int LONGEST = 60;

    private Quoted() {}

    static String shortened(String text) {
        var out = new StringBuilder();
        text.codePoints().limit(LONGEST).forEach(c -> out.appendCodePoint(Character.isISOControl(c) ? '?' : c));
        return text.codePointCount(0, text.length()) > LONGEST ? out + "…" : out.toString();
    }
}
