package org.onehall.chess;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the games of a PGN text one after the other, tolerantly; {@link StrictPgnReader} insists on the export format. A fault
 * in a game never throws: the game comes back with the moves before the fault and a {@link PgnError}, and reading goes on with
 * the next game. Move numbers are not looked at, variations and annotation glyphs are skipped, moves are read as
 * {@link San#read} does in the stated letters. If the Result tag and the mark behind the moves differ, the tag counts unless it
 * is {@code *}. Not thread-safe.
 */
public final class PgnReader implements PgnSource {
    private static final Pattern TAG_START = Pattern.compile("\\[\\s*([A-Za-z0-9_]+)\\s*\"");
    private static final Pattern EVENT_TAG = Pattern.compile("\\s*\\[\\s*Event\\s+\"");
    private static final Pattern TAG_END = Pattern.compile("\"\\s*]");
    private static final Pattern BROKEN_TAG = Pattern.compile("\\[\\s*[A-Za-z]");
    private static final Pattern MOVE_NUMBER = Pattern.compile("\\d++(?:\\.+|…|$)|\\.+|…");
    private static final Pattern EVALUATION = Pattern.compile("[+\\-=/#!?~±∓⩲⩱∞□⇆→↑]+|e\\.p\\.?|ep|N|D");

    /** Of all comments on one move together; well below the longest line, as words that must not begin a line are written in one. */
    private static final int LONGEST_COMMENT = PgnLines.LONGEST / 2;

    private final PgnLines lines;
    private final Letters letters;
    private final Pattern parenthesisedPromotion;
    private String line = "";
    private int column;
    private boolean afterBlankLine;
    private boolean atEnd;
    private boolean withoutTagsBefore;

    // The game being read.
    private Map<String, String> tags = new LinkedHashMap<>();
    private Map<String, PgnError> tagPlaces = new LinkedHashMap<>();
    private List<PgnMove> moves = new ArrayList<>();
    private StringBuilder comments = new StringBuilder();
    private String commentBefore = "";
    private Optional<PgnError> error = Optional.empty();
    private Position position = Position.initial();

    /** Reads moves in English letters. */
    public PgnReader(Reader in) {
        this(in, Letters.ENGLISH);
    }

    /** Reads moves in the letters that whoever hands in the text has stated (NOT C.3 import). */
    public PgnReader(Reader in, Letters letters) {
        this.lines = new PgnLines(in);
        this.letters = letters;
        this.parenthesisedPromotion = Pattern.compile("\\([" + letters.readableForPromotion() + "]\\)");
    }

    /** All games of a text in English letters. */
    public static List<PgnGame> readAll(String text) {
        return readAll(text, Letters.ENGLISH);
    }

    /** All games of a text in stated letters. */
    public static List<PgnGame> readAll(String text, Letters letters) {
        return new PgnReader(new StringReader(text), letters).all();
    }

    @Override
    public Optional<PgnGame> next() throws IOException {
        tags = new LinkedHashMap<>();
        tagPlaces = new LinkedHashMap<>();
        moves = new ArrayList<>();
        comments = new StringBuilder();
        commentBefore = "";
        error = Optional.empty();
        if (!skipToContent()) {
            return Optional.empty();
        }
        if (error.isEmpty()) {
            readTags();
        }
        Optional<Position> start = error.isEmpty() ? start() : Optional.empty();
        position = start.orElse(Position.initial());
        String result = readMoves();
        endComments();
        withoutTagsBefore = tags.isEmpty();
        return Optional.of(new PgnGame(tags, moves, result, start, commentBefore, error));
    }

    // ---- tags ----

    private void readTags() throws IOException {
        while (skipToContent()) {
            Matcher start = TAG_START.matcher(line).region(column, line.length());
            if (start.lookingAt()) {
                String name = start.group(1);
                if (tags.containsKey(name)) {
                    // A game without a single move, not even a result, ends where the tags start again.
                    if (afterBlankLine || name.equals("Event")) {
                        return;
                    }
                    fail(lines.number(), column + 1, "the tag " + Quoted.shortened(name) + " is given twice");
                }
                // A comment before the tags belongs to no game.
                comments.setLength(0);
                readTag(name, start.end());
            } else if (column == 0 && BROKEN_TAG.matcher(line).lookingAt()) {
                fail(lines.number(), 1, "a tag must look like [Name \"value\"]");
                column = line.length();
            } else {
                return;
            }
        }
    }

    private void readTag(String name, int valueStart) {
        int tagColumn = column + 1;
        // Quotes inside the value should be escaped; those that are not end it only together with the bracket.
        var value = new StringBuilder();
        Matcher end = TAG_END.matcher(line);
        column = valueStart;
        while (column < line.length()) {
            char c = line.charAt(column);
            if (c == '"' && end.region(column, line.length()).lookingAt()) {
                column = end.end();
                tags.putIfAbsent(name, value.toString());
                tagPlaces.putIfAbsent(name, new PgnError(lines.number(), tagColumn, ""));
                return;
            }
            boolean escaped = c == '\\' && column + 1 < line.length() && "\\\"".indexOf(line.charAt(column + 1)) >= 0;
            char taken = line.charAt(escaped ? column + 1 : column);
            value.append(taken == '\t' ? ' ' : taken);
            column += escaped ? 2 : 1;
        }
        fail(lines.number(), tagColumn, "the tag " + Quoted.shortened(name) + " is not closed with \"]");
    }

    private Optional<Position> start() {
        String result = tags.getOrDefault("Result", "?");
        if (!PgnGame.RESULTS.contains(result) && !result.isBlank() && !result.equals("?")) {
            failAt("Result", "\"" + Quoted.shortened(result) + "\" is no result");
        }
        try {
            return PgnTags.start(tags);
        } catch (MalformedFenException | IllegalPositionException e) {
            failAt("FEN", e.getMessage());
        } catch (IllegalArgumentException e) {
            failAt("Variant", e.getMessage());
        }
        return Optional.empty();
    }

    private void failAt(String tag, String message) {
        PgnError place = tagPlaces.get(tag);
        fail(place.line(), place.column(), "tag " + tag + ": " + message);
    }

    private boolean atTag() {
        return TAG_START.matcher(line).region(column, line.length()).lookingAt();
    }

    // ---- moves ----

    private String readMoves() throws IOException {
        boolean any = false;
        while (skipBlanks()) {
            char c = line.charAt(column);
            if (c == '[' && atTag()) {
                if (any && !afterBlankLine && !EVENT_TAG.matcher(line).region(column, line.length()).lookingAt()) {
                    fail(lines.number(), column + 1, "a tag among the moves");
                }
                break;
            }
            int tokenLine = lines.number();
            int tokenColumn = column + 1;
            switch (c) {
                case '{' -> comment();
                case ';' -> restOfLine();
                case '(' -> {
                    if (line.startsWith(San.DRAW_OFFER, column)) {
                        collect(San.DRAW_OFFER, tokenLine, tokenColumn);
                        column += San.DRAW_OFFER.length();
                    } else if (!variation()) {
                        fail(tokenLine, tokenColumn, "the variation is not closed");
                    }
                }
                case ')', '}', ']', '[', '<', '>', '"' -> {
                    fail(tokenLine, tokenColumn, "\"" + c + "\" has no meaning here");
                    column++;
                }
                case '$' -> {
                    column++;
                    while (column < line.length() && Character.isDigit(line.charAt(column))) {
                        column++;
                    }
                }
                default -> {
                    String token = token();
                    Optional<String> result = result(token);
                    if (result.isPresent()) {
                        commentsBehindResult();
                        return taggedResult().orElse(result.get());
                    }
                    any = true;
                    move(token, tokenLine, tokenColumn);
                }
            }
        }
        if (!any && tags.isEmpty()) {
            fail(Math.max(1, lines.number()), 1, "no game here");
        } else if (!any && withoutTagsBefore) {
            fail(tagPlaces.values().iterator().next().line(), 1, "tags come before the moves");
        }
        return taggedResult().orElse("*");
    }

    /** The result of the tag if it says one. */
    private Optional<String> taggedResult() {
        return Optional.ofNullable(tags.get("Result")).filter(result -> PgnGame.RESULTS.contains(result) && !result.equals("*"));
    }

    private String token() {
        int start = column;
        while (column < line.length()) {
            char c = line.charAt(column);
            boolean promotion = c == '(' && parenthesisedPromotion.matcher(line).region(column, line.length()).lookingAt();
            if (promotion) {
                column += 3;
            } else if (Character.isWhitespace(c) || "{}();$[]<>\"".indexOf(c) >= 0) {
                break;
            } else {
                column++;
            }
        }
        return line.substring(start, column);
    }

    private static Optional<String> result(String token) {
        return switch (token) {
            case "1-0", "0-1", "1/2-1/2", "*" -> Optional.of(token);
            case "1/2", "½-½", "½", "1/2-1/2." -> Optional.of("1/2-1/2");
            default -> Optional.empty();
        };
    }

    private void move(String token, int tokenLine, int tokenColumn) {
        if (error.isPresent()) {
            return;
        }
        Matcher number = MOVE_NUMBER.matcher(token);
        int start = 0;
        while (number.region(start, token.length()).lookingAt() && !token.startsWith("0-", start)) {
            start = number.end();
        }
        String san = token.substring(start);
        if (san.isEmpty() || !san.equals("--") && EVALUATION.matcher(san).matches()) {
            return;
        }
        try {
            int move = San.readPacked(position, san, letters);
            endComments();
            moves.add(new PgnMove(Position.unpack(move), San.write(position, move, Letters.ENGLISH, false), Optional.empty(), ""));
            position = position.play(move);
        } catch (UnreadableMoveException e) {
            String over = position.isCheckmate() ? "the game has ended by checkmate: "
                    : position.isStalemate() ? "the game has ended by stalemate: " : "";
            fail(tokenLine, tokenColumn + start, over + e.getMessage());
        }
    }

    // ---- comments and variations ----

    private void comment() throws IOException {
        int startLine = lines.number();
        int startColumn = column + 1;
        column++;
        while (true) {
            int end = line.indexOf('}', column);
            collect(line.substring(column, end >= 0 ? end : line.length()), startLine, startColumn);
            if (end >= 0) {
                column = end + 1;
                return;
            }
            // A new game inside a comment means that its closing brace was forgotten.
            if (!nextLine() || EVENT_TAG.matcher(line).lookingAt()) {
                fail(startLine, startColumn, "the comment is not closed");
                return;
            }
        }
    }

    private void restOfLine() {
        // Such a comment may hold a brace, which the export format has no way to write.
        collect(line.substring(column + 1).replace('}', ')'), lines.number(), column + 1);
        column = line.length();
    }

    /** Adds to the comments on the move before, unless the game has a fault; too long ones are a fault of what began here. */
    private void collect(String text, int atLine, int atColumn) {
        if (error.isEmpty()) {
            comments.append(' ').append(text);
            if (comments.length() > LONGEST_COMMENT) {
                fail(atLine, atColumn, "the comment is longer than " + LONGEST_COMMENT + " characters");
            }
        }
    }

    /** Comments on the line of the result still belong to the last move. */
    private void commentsBehindResult() throws IOException {
        while (column < line.length()) {
            char c = line.charAt(column);
            if (c == '{') {
                comment();
            } else if (c == ';') {
                restOfLine();
            } else if (Character.isWhitespace(c)) {
                column++;
            } else {
                return;
            }
        }
    }

    /** Gives the comments read so far to the move before them, or to the game if there is none. */
    private void endComments() {
        if (error.isEmpty() && !comments.isEmpty()) {
            if (moves.isEmpty()) {
                commentBefore = PgnMove.oneLine(comments.toString());
            } else {
                moves.add(moves.removeLast().with(comments.toString()));
            }
        }
        comments.setLength(0);
    }

    /** Skips a variation with everything in it; false if it is not closed before the next game. */
    private boolean variation() throws IOException {
        int depth = 0;
        while (skipBlanks()) {
            char c = line.charAt(column);
            if (c == '[' && atTag()) {
                return false;
            }
            switch (c) {
                case '(' -> depth++;
                case ')' -> {
                    if (--depth == 0) {
                        column++;
                        return true;
                    }
                }
                case '{' -> {
                    if (!skipComment()) {
                        return false;
                    }
                    continue;
                }
                case ';' -> column = line.length() - 1;
                default -> { }
            }
            column++;
        }
        return false;
    }

    private boolean skipComment() throws IOException {
        column++;
        while (line.indexOf('}', column) < 0) {
            if (!nextLine() || EVENT_TAG.matcher(line).lookingAt()) {
                return false;
            }
        }
        column = line.indexOf('}', column) + 1;
        return true;
    }

    // ---- lines ----

    /** Goes to the next character that is neither blank nor in a comment; false at the end of the text. */
    private boolean skipToContent() throws IOException {
        while (skipBlanks()) {
            char c = line.charAt(column);
            if (c == ';') {
                restOfLine();
            } else if (c == '{' && error.isEmpty()) {
                comment();
            } else {
                return true;
            }
        }
        return error.isPresent();
    }

    /** Moves on to the next character that is not blank; false at the end of the text. */
    private boolean skipBlanks() throws IOException {
        while (true) {
            while (column < line.length() && Character.isWhitespace(line.charAt(column))) {
                column++;
            }
            if (column < line.length()) {
                return true;
            }
            if (!nextLine()) {
                return false;
            }
        }
    }

    /** Goes to the next line that is not escaped with %; false at the end of the text. */
    private boolean nextLine() throws IOException {
        do {
            afterBlankLine = lines.number() > 0 && line.isBlank();
            String read = atEnd ? null : lines.next();
            atEnd = read == null;
            line = atEnd ? "" : read;
            column = 0;
            if (line.length() >= PgnLines.LONGEST) {
                fail(lines.number(), PgnLines.LONGEST, "the line is too long");
            }
        } while (line.startsWith("%"));
        return !atEnd;
    }

    /** The first fault of a game counts. */
    private void fail(int atLine, int atColumn, String message) {
        if (error.isEmpty()) {
            error = Optional.of(new PgnError(atLine, atColumn, message));
        }
    }
}
