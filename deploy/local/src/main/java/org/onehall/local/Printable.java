package org.onehall.local;

/**
 * Makes text from files of others safe for a terminal: characters that would control it, or change the direction of
 * writing, become question marks.
 */
public final class Printable {
    private Printable() {}

    /** The text as one line. */
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
