package org.onehall.local;

/**
 * Text of files that others made, for a terminal: what would steer it, or turn the direction of writing, is a question
 * mark.
 */
public final class Printable {
    private Printable() {}

    /** As one line. */
    public static String of(String text) {
        var printable = new StringBuilder(text.length());
        text.codePoints().forEach(each -> printable.appendCodePoint(steers(each) ? '?' : each));
        return printable.toString();
    }

    private static boolean steers(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
