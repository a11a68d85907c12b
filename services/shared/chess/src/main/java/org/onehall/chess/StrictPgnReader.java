package org.onehall.chess;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads PGN games in export format and nothing else, for checking files: one tag on each line, with the seven tag
 * roster in its order, SetUp and FEN only together, one empty line, the moves in canonical English notation with their
 * right numbers and single blanks or line breaks between all words, the same result as the Result tag, one empty line.
 * Comments in braces, numeric and glued annotations (at most {@code !!}) and variations may follow moves; after them
 * Black's move has its number. Line lengths are not checked. Faults are reported as in {@link PgnReader}. Not
 * thread-safe.
 */
public final class StrictPgnReader implements PgnSource {
    private static final Set<String> ANNOTATIONS = Set.of("!!", "??", "!?", "?!", "!", "?");

    private final PgnLines lines;
    /** The line being read, "" at the end of the text. */
    private String line = "";

    private boolean atEnd;
    private int column;
    private boolean started;

    // The game being read.
    private Map<String, String> tags = new LinkedHashMap<>();
    private List<PgnMove> moves = new ArrayList<>();
    private String comment = "";
    private Optional<Position> start = Optional.empty();
    private Position position = Position.initial();

    public StrictPgnReader(Reader in) {
        this.lines = new PgnLines(in);
    }

    /** All games of a text; none if the text is empty. */
    public static List<PgnGame> readAll(String text) {
        return new StrictPgnReader(new StringReader(text)).all();
    }

    @Override
    public Optional<PgnGame> next() throws IOException {
        if (!started) {
            started = true;
            nextLine();
        }
        if (atEnd) {
            return Optional.empty();
        }
        tags = new LinkedHashMap<>();
        moves = new ArrayList<>();
        comment = "";
        start = Optional.empty();
        Optional<PgnError> error = Optional.empty();
        try {
            readTags();
            readMoves();
            endGame();
        } catch (Fault fault) {
            error = Optional.of(fault.error);
            skipGame();
        }
        String result = tags.getOrDefault("Result", "*");
        return Optional.of(
                new PgnGame(tags, moves, PgnGame.RESULTS.contains(result) ? result : "*", start, comment, error));
    }

    // ---- tags ----

    private void readTags() throws IOException {
        while (!line.isEmpty()) {
            readTag();
            nextLine();
        }
        if (!tags.keySet().stream().filter(PgnTags.ROSTER::contains).toList().equals(PgnTags.ROSTER)) {
            throw fault("the tags " + String.join(", ", PgnTags.ROSTER) + " must be there, in this order");
        }
        if (!PgnGame.RESULTS.contains(tags.get("Result"))) {
            throw fault("the tag Result must be 1-0, 0-1, 1/2-1/2 or *");
        }
        boolean setUp = "1".equals(tags.get("SetUp"));
        if (setUp != tags.containsKey("FEN") || !setUp && !"0".equals(tags.getOrDefault("SetUp", "0"))) {
            throw fault("the tag FEN and SetUp \"1\" belong together");
        }
        try {
            start = PgnTags.start(tags);
        } catch (IllegalArgumentException e) {
            throw fault(String.valueOf(e.getMessage()));
        }
        position = start.orElse(Position.initial());
        nextLine();
    }

    private void readTag() {
        expect('[');
        int nameStart = column;
        while (Character.isLetterOrDigit(here()) || here() == '_') {
            column++;
        }
        String name = line.substring(nameStart, column);
        if (name.isEmpty()) {
            throw fault("the name of a tag is missing");
        }
        expect(' ');
        expect('"');
        var value = new StringBuilder();
        while (here() != '"') {
            if (here() == '\\') {
                column++;
                if (here() != '\\' && here() != '"') {
                    throw fault("only \\ and \" stand behind a \\ in a tag");
                }
            }
            if (column >= line.length()) {
                throw fault("the value of the tag is not closed");
            }
            value.append(here());
            column++;
        }
        expect('"');
        expect(']');
        if (column < line.length()) {
            throw fault("a tag ends its line");
        }
        if (tags.putIfAbsent(name, value.toString()) != null) {
            throw fault("the tag " + Quoted.shortened(name) + " is given twice");
        }
    }

    // ---- moves ----

    private void readMoves() throws IOException {
        boolean numberNeeded = true;
        boolean annotated = false;
        boolean commented = false;
        while (here() != END) {
            boolean annotation = false;
            switch (here()) {
                case '{' -> {
                    if (commented) {
                        throw fault("two comments in a row");
                    }
                    comment();
                    numberNeeded = true;
                    commented = true;
                    separator();
                    continue;
                }
                case '(' -> {
                    if (moves.isEmpty()) {
                        throw fault("a variation before the first move");
                    }
                    variation();
                    numberNeeded = true;
                }
                case '$' -> {
                    if (moves.isEmpty()) {
                        throw fault("an annotation before the first move");
                    }
                    glyph();
                    annotation = true;
                }
                default -> {
                    if (result()) {
                        return;
                    }
                    number(numberNeeded, annotated);
                    move();
                    numberNeeded = position.sideToMove() == Side.WHITE;
                }
            }
            commented = false;
            annotated = annotation;
            separator();
        }
        throw fault("the result is missing");
    }

    private boolean result() {
        String word = word();
        if (!PgnGame.RESULTS.contains(word)) {
            return false;
        }
        if (!word.equals(tags.get("Result"))) {
            throw fault("the result is not that of the tag Result");
        }
        column += word.length();
        return true;
    }

    /**
     * The number of a move with the blank or line break after it; after an annotation glyph, Black's number is
     * optional.
     */
    private void number(boolean needed, boolean optional) throws IOException {
        boolean white = position.sideToMove() == Side.WHITE;
        String number = position.fullmoveNumber() + (white ? "." : "...");
        if (word().equals(number) && (needed || optional)) {
            column += number.length();
            separator();
        } else if (needed) {
            throw fault("the move number " + number + " is missing");
        }
    }

    private void move() {
        String word = word();
        String san = word;
        for (int length = 2; length >= 1 && san.equals(word); length--) {
            if (word.length() > length && ANNOTATIONS.contains(word.substring(word.length() - length))) {
                san = word.substring(0, word.length() - length);
            }
        }
        try {
            Move move = San.readStrict(position, san, Letters.ENGLISH);
            moves.add(new PgnMove(move, san, Optional.empty(), ""));
            position = position.play(move);
        } catch (UnreadableMoveException e) {
            throw fault(String.valueOf(e.getMessage()));
        }
        column += word.length();
    }

    private void glyph() {
        String word = word();
        if (!word.matches("\\$\\d{1,3}") || Integer.parseInt(word.substring(1)) > 255) {
            throw fault("an annotation glyph is $0 to $255");
        }
        column += word.length();
    }

    private void comment() throws IOException {
        String text = PgnMove.oneLine(through('}', "the comment is not closed"));
        if (moves.isEmpty()) {
            comment = text;
        } else {
            moves.add(moves.removeLast().with(text));
        }
    }

    /** The text between the brace here and the closing one, with single blanks for line breaks. */
    private String through(char closing, String otherwise) throws IOException {
        Fault unclosed = fault(otherwise);
        column++;
        var text = new StringBuilder();
        while (line.indexOf(closing, column) < 0) {
            text.append(line, column, line.length()).append(' ');
            nextLine();
            if (atEnd || text.length() > PgnLines.LONGEST) {
                throw unclosed;
            }
        }
        int end = line.indexOf(closing, column);
        text.append(line, column, end);
        column = end + 1;
        return text.toString();
    }

    private void variation() throws IOException {
        Fault unclosed = fault("the variation is not closed");
        int depth = 0;
        do {
            switch (here()) {
                case '(' -> depth++;
                case ')' -> depth--;
                case '{' -> {
                    through('}', "the comment is not closed");
                    continue;
                }
                case END -> {
                    nextLine();
                    if (line.isEmpty()) {
                        throw unclosed;
                    }
                    continue;
                }
                default -> {}
            }
            column++;
        } while (depth > 0);
    }

    // ---- words and lines ----

    private static final char END = '\0';

    /** The character here, {@link #END} at the end of a line. */
    private char here() {
        return column < line.length() ? line.charAt(column) : END;
    }

    private String word() {
        int end = column;
        while (end < line.length() && " {}();".indexOf(line.charAt(end)) < 0) {
            end++;
        }
        return line.substring(column, end);
    }

    private void expect(char expected) {
        if (here() != expected) {
            throw fault("a tag must look like [Name \"value\"]");
        }
        column++;
    }

    /** Exactly one blank or line break, with something after it. */
    private void separator() throws IOException {
        if (column >= line.length()) {
            nextLine();
        } else if (here() == ' ') {
            column++;
        } else {
            throw fault("one blank or line break is missing");
        }
        if (here() == ' ' || here() == END) {
            throw fault("a blank or line break too much, or the result is missing");
        }
    }

    private void endGame() throws IOException {
        if (column < line.length()) {
            throw fault("the result ends the game and its line");
        }
        nextLine();
        if (atEnd || !line.isEmpty()) {
            throw fault("an empty line must follow the moves");
        }
        nextLine();
    }

    /** Continues after the next empty line that is followed by a tag. */
    private void skipGame() throws IOException {
        boolean afterEmpty = false;
        while (!atEnd && !(afterEmpty && line.startsWith("["))) {
            afterEmpty = line.isEmpty();
            nextLine();
        }
    }

    private void nextLine() throws IOException {
        String next = lines.next();
        atEnd = next == null;
        line = next == null ? "" : next;
        column = 0;
    }

    private Fault fault(String message) {
        return new Fault(new PgnError(Math.max(1, lines.number()), column + 1, message));
    }

    /** Ends the reading of a game at its first fault. */
    private static final class Fault extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient PgnError error;

        Fault(PgnError error) {
            super(error.message(), null, false, false);
            this.error = error;
        }
    }
}
