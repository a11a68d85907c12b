package org.onehall.chess;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A reader's place in a PGN text; lines that are escaped with % are skipped. */
final class PgnCursor {
    private record Numbered(String text, int number) {}

    /** The line being read; characters without width and control characters are replaced by blanks. */
    String line = "";
    /** Column of the next character, from 0. */
    int column;

    private final PgnLines lines;
    private final Deque<Numbered> ahead = new ArrayDeque<>();
    private int number;
    private boolean afterBlankLine;
    private boolean atEnd;

    PgnCursor(Reader in) {
        lines = new PgnLines(in);
    }

    /** Number of the line, from 1; 0 before the first one. */
    int number() {
        return number;
    }

    /** Whether the line before this one is blank. */
    boolean afterBlankLine() {
        return afterBlankLine;
    }

    boolean inLine() {
        return column < line.length();
    }

    char here() {
        return line.charAt(column);
    }

    /** Goes to the next line; false at the end of the text. */
    boolean nextLine() throws IOException {
        afterBlankLine = number > 0 && isBlank(line);
        Numbered next = ahead.isEmpty() ? read() : ahead.remove();
        // Of the lines read ahead, only the last one is not blank.
        atEnd = next == null;
        line = next == null ? "" : next.text();
        number = next == null ? number : next.number();
        column = 0;
        return !atEnd;
    }

    /** Null at the end of the text. */
    private @Nullable Numbered read() throws IOException {
        while (!atEnd) {
            String text = lines.next();
            if (text == null) {
                return null;
            }
            if (!text.startsWith("%")) {
                return new Numbered(text, lines.number());
            }
        }
        return null;
    }

    /** The next line that is not blank; "" at the end of the text. */
    String peek() throws IOException {
        while (ahead.isEmpty() || isBlank(ahead.getLast().text())) {
            Numbered next = read();
            if (next == null) {
                return "";
            }
            ahead.add(next);
        }
        return ahead.getLast().text();
    }

    /** Whether the next line is not blank. */
    boolean isFollowed() throws IOException {
        return !peek().isEmpty() && ahead.size() == 1;
    }

    /** Goes to the next character of this line that is not blank; false if there is none. */
    boolean skipBlanksInLine() {
        while (inLine() && isBlank(here())) {
            column++;
        }
        return inLine();
    }

    /** Goes to the next character that is not blank; false at the end of the text. */
    boolean skipBlanks() throws IOException {
        while (!skipBlanksInLine()) {
            if (!nextLine()) {
                return false;
            }
        }
        return true;
    }

    /** The next word, and goes behind it; a promotion in parentheses belongs to the word. */
    String word(Pattern parenthesisedPromotion) {
        int start = column;
        while (inLine()) {
            char c = here();
            boolean promotion = c == '('
                    && parenthesisedPromotion
                            .matcher(line)
                            .region(column, line.length())
                            .lookingAt();
            if (promotion) {
                column += 3;
            } else if (isBlank(c) || "{}();$[]<>\"".indexOf(c) >= 0) {
                break;
            } else {
                column++;
            }
        }
        return line.substring(start, column);
    }

    /** Goes behind an annotation glyph such as {@code $14}. */
    void skipNumericGlyph() {
        column++;
        while (inLine() && Character.isDigit(here())) {
            column++;
        }
    }

    /** Goes to the next of some characters, at most to the end of the line. */
    void skipUntil(String characters) {
        while (inLine() && characters.indexOf(here()) < 0) {
            column++;
        }
    }

    static boolean isBlank(char c) {
        return Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || c == 0
                || c == 0x1A
                || c == '\u200B'
                || c == '\uFEFF';
    }

    private static boolean isBlank(String text) {
        return text.chars().allMatch(c -> isBlank((char) c));
    }
}
