package org.onehall.chess;

import java.io.IOException;
import java.util.Optional;
import java.util.regex.Matcher;

/**
 * Reads what stands between the tags and moves of a game: blanks, comments and variations. The comments wait until they
 * are taken for the move before them.
 */
final class PgnComments {
    /**
     * Most characters of all comments on one move together; well below the longest line, because words that must not
     * begin a line are written on one line.
     */
    private static final int LONGEST_COMMENT = PgnLines.LONGEST / 2;

    private final PgnCursor text;
    private int cutLine;

    // The game being read.
    private PgnFaults faults = new PgnFaults();
    private StringBuilder comments = new StringBuilder();
    private Optional<PgnError> shortClock = Optional.empty();

    PgnComments(PgnCursor text) {
        this.text = text;
    }

    /** A new game begins; its faults are reported here. */
    void begin(PgnFaults ofGame) {
        faults = ofGame;
        comments = new StringBuilder();
        shortClock = Optional.empty();
    }

    /** The comments read so far; they are removed here. */
    String take() {
        String taken = comments.toString();
        comments.setLength(0);
        return taken;
    }

    /** Where the first clock time without seconds stands in a comment of this game. */
    Optional<PgnError> shortClock() {
        return shortClock;
    }

    /** Goes to the next character that is neither blank nor in a comment; false at the end of the text. */
    boolean skipToContent() throws IOException {
        while (skipBlanks()) {
            char c = text.here();
            if (c == ';') {
                restOfLine();
            } else if (c == '{' && faults.none()) {
                comment();
            } else {
                return true;
            }
        }
        return !faults.none();
    }

    /** Goes to the next character that is not blank; false at the end of the text. */
    boolean skipBlanks() throws IOException {
        boolean any = text.skipBlanks();
        failIfCut();
        return any;
    }

    boolean nextLine() throws IOException {
        boolean any = text.nextLine();
        failIfCut();
        return any;
    }

    /** Text after the cut is lost, and this must be reported; in a tag, only the tag is lost. */
    private void failIfCut() {
        if (text.line.length() < PgnLines.LONGEST || text.number() == cutLine) {
            return;
        }
        cutLine = text.number();
        if (PgnTagSection.beginsAt(text.line)) {
            faults.note(
                    text.number(), PgnLines.LONGEST, "the line is too long; what stands behind this place is not read");
        } else {
            faults.fail(text.number(), PgnLines.LONGEST, "the line is too long");
        }
    }

    void comment() throws IOException {
        int startLine = text.number();
        int startColumn = text.column + 1;
        text.column++;
        while (true) {
            int end = text.line.indexOf('}', text.column);
            collect(text.line.substring(text.column, end >= 0 ? end : text.line.length()), startLine, startColumn);
            if (end >= 0) {
                text.column = end + 1;
                return;
            }
            if (!nextLine() || atNextGame()) {
                faults.fail(startLine, startColumn, "the comment is not closed");
                return;
            }
        }
    }

    /** A line that begins with an Event tag and does not end the comment: its closing brace was forgotten. */
    private boolean atNextGame() {
        return PgnTagSection.EVENT.matcher(text.line).lookingAt() && text.line.indexOf('}') < 0;
    }

    void restOfLine() {
        // Such a comment may contain a brace, which the export format cannot write.
        collect(text.line.substring(text.column + 1).replace('}', ')'), text.number(), text.column + 1);
        text.column = text.line.length();
    }

    /**
     * Adds to the comments on the move before, unless the game has a fault; too long comments are a fault at the place
     * where this text began.
     */
    void collect(String comment, int atLine, int atColumn) {
        if (faults.none()) {
            Matcher clock = PgnClocks.SHORT.matcher(comment);
            if (shortClock.isEmpty() && clock.find()) {
                shortClock = Optional.of(new PgnError(atLine, atColumn, clock.group()));
            }
            comments.append(' ').append(comment);
            if (comments.length() > LONGEST_COMMENT) {
                faults.fail(atLine, atColumn, "the comment is longer than " + LONGEST_COMMENT + " characters");
            }
        }
    }

    /** Skips a variation with everything in it; false if it is not closed before the next game. */
    boolean variation() throws IOException {
        int depth = 0;
        while (skipBlanks()) {
            char c = text.here();
            if (c == '[' && PgnTagSection.isAt(text)) {
                return false;
            }
            switch (c) {
                case '(' -> depth++;
                case ')' -> {
                    if (--depth == 0) {
                        text.column++;
                        return true;
                    }
                }
                case '{' -> {
                    if (!skipComment()) {
                        return false;
                    }
                    continue;
                }
                case ';' -> text.column = text.line.length() - 1;
                default -> {}
            }
            text.column++;
        }
        return false;
    }

    private boolean skipComment() throws IOException {
        text.column++;
        while (text.line.indexOf('}', text.column) < 0) {
            if (!nextLine() || atNextGame()) {
                return false;
            }
        }
        text.column = text.line.indexOf('}', text.column) + 1;
        return true;
    }
}
