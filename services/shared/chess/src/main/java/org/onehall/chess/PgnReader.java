package org.onehall.chess;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the games of a PGN text one after the other. A fault in a game never throws: the game comes back with the moves
 * before the fault and a {@link PgnError}, and reading goes on with the next game. Variations and annotation glyphs are
 * skipped. Moves are read as {@link San#read} does. Not thread-safe.
 */
public final class PgnReader {
    private static final int LONGEST_LINE = 1_000_000;
    private static final Pattern TAG_START = Pattern.compile("\\[\\s*([A-Za-z0-9_]+)\\s*\"");
    private static final Pattern EVENT_TAG = Pattern.compile("\\s*\\[\\s*Event\\s+\"");
    private static final Pattern TAG_END = Pattern.compile("\"\\s*]");
    private static final Pattern BROKEN_TAG = Pattern.compile("\\[\\s*[A-Za-z]");
    private static final Pattern TIME = Pattern.compile(
            "\\[%(clk|emt)\\s+(?:(?:(\\d{1,4}):)?(\\d{1,4}):)?(\\d{1,6})(?:[.,](\\d{1,9}))?\\s*]");
    private static final Pattern MOVE_NUMBER = Pattern.compile("\\d+(?:\\.+|…)|\\d+$|\\.+|…");
    private static final Pattern EVALUATION = Pattern.compile("[+\\-=/#!?~±∓⩲⩱∞□⇆→↑]+|e\\.p\\.?|ep|N|D");
    private static final Pattern PARENTHESISED_PROMOTION = Pattern.compile("\\([NBRQ]\\)");

    private final BufferedReader in;
    private String line = "";
    private int lineNumber;
    private int column;
    private boolean afterBlankLine;
    private boolean atEnd;

    // The game being read.
    private Map<String, String> tags = new LinkedHashMap<>();
    private List<PgnMove> moves = new ArrayList<>();
    private Optional<PgnError> error = Optional.empty();
    private Position position = Position.initial();
    private PgnError fenPlace = new PgnError(1, 1, "");

    public PgnReader(Reader in) {
        this.in = in instanceof BufferedReader buffered ? buffered : new BufferedReader(in);
    }

    /** All games of a text. */
    public static List<PgnGame> readAll(String text) {
        var reader = new PgnReader(new StringReader(text));
        var games = new ArrayList<PgnGame>();
        try {
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                games.add(game.get());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(games);
    }

    /** The next game, or empty at the end of the text. Throws only if the underlying reader does. */
    public Optional<PgnGame> next() throws IOException {
        tags = new LinkedHashMap<>();
        moves = new ArrayList<>();
        error = Optional.empty();
        if (!skipToContent()) {
            return Optional.empty();
        }
        Optional<Position> start = Optional.empty();
        readTags();
        if (error.isEmpty()) {
            start = setUp();
        }
        position = start.orElse(Position.initial());
        String result = readMoves();
        return Optional.of(new PgnGame(tags, moves, result, start, error));
    }

    // ---- tags ----

    private void readTags() throws IOException {
        while (skipToContent()) {
            Matcher start = TAG_START.matcher(line).region(column, line.length());
            if (start.lookingAt()) {
                String name = start.group(1);
                // A game without a single move, not even a result, ends where the tags start again.
                if (tags.containsKey(name) && (afterBlankLine || name.equals("Event"))) {
                    return;
                }
                readTag(name, start.end());
            } else if (column == 0 && BROKEN_TAG.matcher(line).lookingAt()) {
                fail(lineNumber, 1, "a tag must look like [Name \"value\"]");
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
                if (name.equals("FEN")) {
                    fenPlace = new PgnError(lineNumber, tagColumn, "");
                }
                return;
            }
            boolean escaped = c == '\\' && column + 1 < line.length() && "\\\"".indexOf(line.charAt(column + 1)) >= 0;
            value.append(line.charAt(escaped ? column + 1 : column));
            column += escaped ? 2 : 1;
        }
        fail(lineNumber, tagColumn, "the tag " + Quoted.shortened(name) + " is not closed with \"]");
    }

    private Optional<Position> setUp() {
        String variant = tags.getOrDefault("Variant", "Standard");
        if (!List.of("standard", "normal", "chess", "from position", "").contains(variant.toLowerCase(java.util.Locale.ROOT))) {
            fail(lineNumber, 1, "the variant " + Quoted.shortened(variant) + " is not supported");
            return Optional.empty();
        }
        String fen = tags.get("FEN");
        if (fen == null || fen.isBlank() || "0".equals(tags.get("SetUp"))) {
            return Optional.empty();
        }
        try {
            return Optional.of(Position.ofFen(fen));
        } catch (MalformedFenException | IllegalPositionException e) {
            fail(fenPlace.line(), fenPlace.column(), "tag FEN: " + e.getMessage());
            return Optional.empty();
        }
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
                break;
            }
            int tokenLine = lineNumber;
            int tokenColumn = column + 1;
            switch (c) {
                case '{' -> comment();
                case ';' -> {
                    addComment(line.substring(column + 1));
                    column = line.length();
                }
                case '(' -> {
                    if (!variation()) {
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
                        return result.get();
                    }
                    any = true;
                    move(token, tokenLine, tokenColumn);
                }
            }
        }
        if (error.isEmpty() && !any && tags.isEmpty()) {
            fail(Math.max(1, lineNumber), 1, "no game here");
        }
        String tagged = tags.getOrDefault("Result", "*");
        return PgnGame.RESULTS.contains(tagged) ? tagged : "*";
    }

    private String token() {
        int start = column;
        while (column < line.length()) {
            char c = line.charAt(column);
            boolean promotion = c == '(' && PARENTHESISED_PROMOTION.matcher(line).region(column, line.length()).lookingAt();
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
        while (number.find(start) && number.start() == start && number.end() > start && !token.startsWith("0-", start)) {
            start = number.end();
        }
        String san = token.substring(start);
        if (san.isEmpty() || !san.equals("--") && EVALUATION.matcher(san).matches()) {
            return;
        }
        try {
            Move move = San.read(position, san);
            moves.add(new PgnMove(move, San.write(position, move), Optional.empty(), ""));
            position = position.play(move);
        } catch (UnreadableMoveException e) {
            fail(tokenLine, tokenColumn + start, e.getMessage());
        }
    }

    // ---- comments and variations ----

    private void comment() throws IOException {
        int startLine = lineNumber;
        int startColumn = column + 1;
        column++;
        var text = new StringBuilder();
        while (true) {
            int end = line.indexOf('}', column);
            if (end >= 0) {
                text.append(line, column, end);
                column = end + 1;
                addComment(text.toString());
                return;
            }
            text.append(line, Math.min(column, line.length()), line.length()).append(' ');
            // A new game inside a comment means that its closing brace was forgotten.
            if (!nextLine() || EVENT_TAG.matcher(line).lookingAt()) {
                fail(startLine, startColumn, "the comment is not closed");
                return;
            }
        }
    }

    private void addComment(String text) {
        if (moves.isEmpty() || error.isPresent()) {
            return;
        }
        PgnMove last = moves.removeLast();
        Optional<Duration> clock = last.clock();
        Optional<Duration> elapsed = last.elapsed();
        Matcher times = TIME.matcher(text);
        var rest = new StringBuilder();
        while (times.find()) {
            times.appendReplacement(rest, "");
            if (times.group(1).equals("clk")) {
                clock = Optional.of(duration(times));
            } else {
                elapsed = Optional.of(duration(times));
            }
        }
        times.appendTail(rest);
        String comment = (last.comment() + ' ' + rest).strip().replaceAll("\\s+", " ");
        moves.add(new PgnMove(last.move(), last.san(), clock, elapsed, comment));
    }

    private static Duration duration(Matcher time) {
        long hours = time.group(2) == null ? 0 : Long.parseLong(time.group(2));
        long minutes = time.group(3) == null ? 0 : Long.parseLong(time.group(3));
        long nanos = time.group(5) == null ? 0 : Long.parseLong((time.group(5) + "00000000").substring(0, 9));
        return Duration.ofHours(hours).plusMinutes(minutes).plusSeconds(Long.parseLong(time.group(4))).plusNanos(nanos);
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

    /** Skips blanks and comments outside the moves of a game. */
    private boolean skipToContent() throws IOException {
        while (skipBlanks()) {
            char c = line.charAt(column);
            if (c == ';') {
                column = line.length();
            } else if (c == '{' && error.isEmpty()) {
                int startLine = lineNumber;
                int startColumn = column + 1;
                if (!skipComment()) {
                    fail(startLine, startColumn, "the comment is not closed");
                    return true;
                }
            } else {
                return true;
            }
        }
        return false;
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
            if (atEnd || !fillLine()) {
                atEnd = true;
                line = "";
                column = 0;
                return false;
            }
        } while (line.startsWith("%"));
        return true;
    }

    /** Reads up to LF, CR or CR LF; cuts a line that is too long for a PGN file. */
    private boolean fillLine() throws IOException {
        int c = in.read();
        if (c < 0) {
            return false;
        }
        var text = new StringBuilder();
        while (c >= 0 && c != '\n' && c != '\r') {
            if (text.length() < LONGEST_LINE) {
                text.append((char) c);
            }
            c = in.read();
        }
        if (c == '\r') {
            in.mark(1);
            if (in.read() != '\n') {
                in.reset();
            }
        }
        if (lineNumber == 0 && !text.isEmpty() && text.charAt(0) == '\uFEFF') {
            text.deleteCharAt(0);
        }
        lineNumber++;
        column = 0;
        afterBlankLine = line.isBlank();
        line = text.toString();
        if (text.length() >= LONGEST_LINE) {
            fail(lineNumber, LONGEST_LINE, "the line is too long");
        }
        return true;
    }

    /** The first fault of a game counts. */
    private void fail(int atLine, int atColumn, String message) {
        if (error.isEmpty()) {
            error = Optional.of(new PgnError(atLine, atColumn, message));
        }
    }
}
