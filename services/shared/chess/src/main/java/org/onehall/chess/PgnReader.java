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
 * Reads the games of a PGN text one after the other, tolerantly; {@link StrictPgnReader} insists on the export format.
 * A fault in a game never throws: the game is returned with the moves before the fault and a {@link PgnError}, and
 * reading continues with the next game. A fault that costs no move becomes a note: a tag that cannot be read is left
 * out, the first of several tags with one name counts, and text that is not a move is skipped. Move numbers are
 * ignored, variations and annotation glyphs are skipped, and moves are read as {@link San#read} does in the stated
 * letters. Results are read in all usual spellings. If the Result tag and the mark after the moves differ, the tag
 * counts unless it says nothing or is given twice; a checkmate or stalemate on the board overrides both. Not
 * thread-safe.
 */
public final class PgnReader implements PgnSource {
    private static final Pattern TAG_START = Pattern.compile("\\[\\s*([A-Za-z0-9_]+)\\s*\"");
    private static final Pattern EVENT_TAG = Pattern.compile("\\s*\\[\\s*Event\\s+\"");
    private static final Pattern TAG_END = Pattern.compile("\"\\s*]");
    /** Text that can only be meant as a tag, also one whose bracket is missing. */
    private static final Pattern BROKEN_TAG = Pattern.compile("\\[\\s*[^\\s%\\]]|[A-Za-z0-9_]+\\s+\"[^\"]*\"\\s*]");

    private static final Pattern NEXT_TAG = Pattern.compile("\\[\\s*[A-Za-z0-9_]+\\s*\"");
    private static final Pattern MOVE_NUMBER = Pattern.compile("\\d++(?:\\.+|…|$)|\\.+|…");
    /** The first word of a line, if the line begins with a move number. */
    private static final Pattern NUMBERED = Pattern.compile("\\s*(\\d{1,4})\\s*(\\.*|…)\\s*([^\\s{}();]*)");
    /** The rest of a line after the last word of a game. */
    private static final Pattern LAST = Pattern.compile("\\s*(?:[{;].*)?");

    private static final Pattern WORD = Pattern.compile("\\p{L}{4,20}[.,!]*");
    private static final Pattern TEXT = Pattern.compile("\\s*\\p{L}{2,}[.,:!]*(?=\\s|$)");

    /**
     * Most characters of all comments on one move together; well below the longest line, because words that must not
     * begin a line are written on one line.
     */
    private static final int LONGEST_COMMENT = PgnLines.LONGEST / 2;

    private static final int MOST_NOTES = 50;
    /** Most characters of a tag; the reader does not look for the end of a longer one. */
    private static final int LONGEST_TAG = 10_000;
    /** Another tag may begin within this many characters of a tag: quotes inside a value are common. */
    private static final int NEAR = 1_000;

    private final PgnCursor text;
    private final Finder ends = new Finder(TAG_END);
    private final Finder nextTags = new Finder(NEXT_TAG);
    private final Finder brackets = new Finder(Pattern.compile("]"));
    private final Letters letters;
    private final Pattern parenthesisedPromotion;
    private boolean withoutTagsBefore;
    private int cutLine;

    // The game being read.
    private Map<String, String> tags = new LinkedHashMap<>();
    private Map<String, PgnError> tagPlaces = new LinkedHashMap<>();
    private List<PgnMove> moves = new ArrayList<>();
    private StringBuilder comments = new StringBuilder();
    private String commentBefore = "";
    private Optional<PgnError> error = Optional.empty();
    private List<PgnError> notes = new ArrayList<>();
    private Position position = Position.initial();
    private Optional<PgnMark> mark = Optional.empty();
    private PgnError markPlace = new PgnError(1, 1, "");
    private boolean resultTwice;
    private Optional<PgnError> unread = Optional.empty();
    private Optional<PgnError> shortClock = Optional.empty();

    /** Reads moves in English letters. */
    public PgnReader(Reader in) {
        this(in, Letters.ENGLISH);
    }

    /** Reads moves in the letters stated by the person who hands in the text (NOT C.3 import). */
    public PgnReader(Reader in, Letters letters) {
        this.text = new PgnCursor(in);
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
        notes = new ArrayList<>();
        mark = Optional.empty();
        resultTwice = false;
        unread = Optional.empty();
        shortClock = Optional.empty();
        if (!skipToContent()) {
            return Optional.empty();
        }
        if (error.isEmpty()) {
            readTags();
        }
        Optional<Position> start = error.isEmpty() ? start() : Optional.empty();
        position = start.orElse(Position.initial());
        readMoves();
        endComments();
        unread.ifPresent(this::leaveOut);
        clocks();
        withoutTagsBefore = tags.isEmpty();
        String result = result();
        return Optional.of(new PgnGame(tags, moves, result, start, commentBefore, error, notes));
    }

    // ---- tags

    private void readTags() throws IOException {
        while (skipToContent()) {
            Matcher start = TAG_START.matcher(text.line).region(text.column, text.line.length());
            if (start.lookingAt()) {
                String name = PgnTags.standard(start.group(1));
                if (tags.containsKey(name) && isNextGame(name)) {
                    return;
                }
                // A comment before the tags belongs to no game.
                comments.setLength(0);
                readTag(name, start.end());
            } else if (BROKEN_TAG
                    .matcher(text.line)
                    .region(text.column, text.line.length())
                    .lookingAt()) {
                leaveOut(text.column, "a tag must look like [Name \"value\"]; it is left out");
            } else {
                return;
            }
        }
    }

    /** A game without a single move, not even a result, ends where the tags start again. */
    private boolean isNextGame(String again) throws IOException {
        boolean players = tags.containsKey("White") && tags.containsKey("Black");
        boolean first = again.equals(tags.keySet().iterator().next());
        if (text.afterBlankLine()) {
            return !again.equals("Result") && (first || players);
        }
        return again.equals("Event") && (players || !isFollowedByAnotherTag());
    }

    /** Whether another tag follows: a repeated Event tag that is followed by other tags belongs to the same game. */
    private boolean isFollowedByAnotherTag() throws IOException {
        return text.isFollowed()
                && NEXT_TAG.matcher(text.peek()).lookingAt()
                && !EVENT_TAG.matcher(text.peek()).lookingAt();
    }

    private void readTag(String name, int valueStart) throws IOException {
        int begin = text.column;
        // Quotes inside the value should be escaped; an unescaped quote ends the value only together with the bracket.
        var value = new StringBuilder();
        String line = text.line;
        Matcher end = TAG_END.matcher(line);
        Matcher next = NEXT_TAG.matcher(line);
        int column = valueStart;
        int limit = ends.from(line, valueStart) < line.length()
                ? Math.min(line.length(), valueStart + LONGEST_TAG)
                : valueStart;
        int near = valueStart + NEAR;
        char before = ' ';
        while (column < limit) {
            if (column >= near) { // text that begins like a tag this far on is a tag, and this tag is not closed
                limit = Math.min(limit, nextTags.from(line, column));
                near = limit;
            }
            char c = line.charAt(column);
            if (c == '"' && end.region(column, limit).lookingAt()) {
                text.column = end.end();
                taken(name, value.toString(), begin);
                return;
            }
            if (c == '[' && before == '"' && next.region(column, limit).lookingAt()) {
                break;
            }
            boolean escaped = c == '\\' && column + 1 < limit && "\\\"".indexOf(line.charAt(column + 1)) >= 0;
            char taken = line.charAt(escaped ? column + 1 : column);
            value.append(taken == '\t' ? ' ' : taken);
            before = Character.isWhitespace(taken) ? before : taken;
            column += escaped ? 2 : 1;
        }
        if (ends.from(line, valueStart) == line.length()
                && nextTags.from(line, valueStart) == line.length()
                && line.length() < LONGEST_TAG
                && text.isFollowed()) {
            Matcher rest = TAG_END.matcher(text.peek());
            Matcher another = NEXT_TAG.matcher(text.peek());
            if (rest.find() && !(another.find() && another.start() < rest.start())) {
                note(text.number(), begin + 1, "the tag " + Quoted.shortened(name) + " goes on in the next line");
                nextLine();
                text.column = rest.end();
                taken(name, line.substring(valueStart) + " " + text.line.substring(0, rest.start()), begin);
                return;
            }
        }
        leaveOut(begin, "the tag " + Quoted.shortened(name) + " is not closed with \"]; it is left out");
    }

    private void taken(String name, String value, int begin) {
        String first = tags.putIfAbsent(name, value);
        if (first == null) {
            tagPlaces.put(name, new PgnError(text.number(), begin + 1, ""));
            return;
        }
        boolean differs = name.equals("Result") && !first.equals(value);
        resultTwice |= differs;
        note(
                text.number(),
                begin + 1,
                "the tag " + Quoted.shortened(name) + " is given twice; the first counts"
                        + (differs ? ", or the result behind the moves" : ""));
    }

    /** Skips a tag that cannot be read: to its end, to a bracket, to the next tag or over the rest of the line. */
    private void leaveOut(int begin, String why) {
        note(text.number(), begin + 1, why);
        String line = text.line;
        int tag = nextTags.from(line, Math.min(begin + 1, line.length()));
        int end = ends.from(line, begin);
        int bracket = brackets.from(line, end < tag ? end : begin);
        text.column = bracket < tag ? bracket + 1 : tag;
    }

    private Optional<Position> start() {
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
        return TAG_START
                .matcher(text.line)
                .region(text.column, text.line.length())
                .lookingAt();
    }

    // ---- moves

    private void readMoves() throws IOException {
        boolean any = false;
        while (skipBlanks()) {
            char c = text.here();
            if (c == '[' && atTag()) {
                boolean event = EVENT_TAG
                        .matcher(text.line)
                        .region(text.column, text.line.length())
                        .lookingAt();
                if (any && text.column > 0 && !event) {
                    leaveOut(text.column, "a tag among the moves; it is left out");
                    continue;
                }
                if (any && !text.afterBlankLine() && !event) {
                    fail(text.number(), text.column + 1, "a tag among the moves");
                }
                break;
            }
            int tokenLine = text.number();
            int tokenColumn = text.column + 1;
            switch (c) {
                case '{' -> comment();
                case ';' -> restOfLine();
                case '(' -> {
                    if (text.line.startsWith(San.DRAW_OFFER, text.column)) {
                        collect(San.DRAW_OFFER, tokenLine, tokenColumn);
                        text.column += San.DRAW_OFFER.length();
                    } else if (!variation()) {
                        fail(tokenLine, tokenColumn, "the variation is not closed");
                    }
                }
                case ')', '}', ']', '[', '<', '>', '"' -> {
                    fail(tokenLine, tokenColumn, "\"" + c + "\" has no meaning here");
                    text.column++;
                }
                case '$' -> numericGlyph();
                default -> {
                    Optional<PgnMark> here = PgnMark.at(text.line, text.column).filter(this::isResult);
                    if (here.isPresent() && here.get().isGlyph() && any) {
                        text.column = here.get().end(); // an evaluation of the position
                    } else if (here.isPresent()) {
                        marked(here.get());
                        if (!goesOn()) {
                            return;
                        }
                        any = true;
                    } else {
                        any = true;
                        move(token(), tokenLine, tokenColumn);
                    }
                }
            }
        }
        if (!any && tags.isEmpty() && mark.isEmpty()) {
            fail(Math.max(1, text.number()), 1, "no game here");
        } else if (!any && mark.isEmpty() && withoutTagsBefore) {
            fail(tagPlaces.values().iterator().next().line(), 1, "tags come before the moves");
        }
    }

    private void numericGlyph() {
        text.column++;
        while (text.inLine() && Character.isDigit(text.here())) {
            text.column++;
        }
    }

    private String token() {
        int start = text.column;
        String line = text.line;
        while (text.inLine()) {
            char c = text.here();
            boolean promotion = c == '('
                    && parenthesisedPromotion
                            .matcher(line)
                            .region(text.column, line.length())
                            .lookingAt();
            if (promotion) {
                text.column += 3;
            } else if (PgnCursor.isBlank(c) || "{}();$[]<>\"".indexOf(c) >= 0) {
                break;
            } else {
                text.column++;
            }
        }
        return line.substring(start, text.column);
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
        if (san.isEmpty()) {
            return;
        }
        if (PgnGlyphs.isGlyph(san)) {
            pieceOrNovelty(san, tokenLine, tokenColumn + start);
            return;
        }
        int move;
        try {
            move = PgnGlyphs.read(position, san, letters);
        } catch (UnreadableMoveException e) {
            String over = position.isCheckmate()
                    ? "the game has ended by checkmate: "
                    : position.isStalemate() ? "the game has ended by stalemate: " : "";
            if (unread.isEmpty()
                    && e.reason() == UnreadableMoveException.Reason.UNKNOWN
                    && WORD.matcher(san).matches()) {
                unread = Optional.of(new PgnError(tokenLine, tokenColumn + start, e.getMessage()));
            } else if (unread.isEmpty()) {
                fail(tokenLine, tokenColumn + start, over + e.getMessage());
            }
            return;
        }
        if (unread.isPresent()) {
            fail(unread.get().line(), unread.get().column(), unread.get().message());
            unread = Optional.empty();
            return;
        }
        endComments();
        moves.add(new PgnMove(
                Position.unpack(move), San.write(position, move, Letters.ENGLISH, false), Optional.empty(), ""));
        position = position.play(move);
    }

    /** Words after the moves, such as {@code resigns}, are text; if there is nothing else, they are not a game. */
    private void leaveOut(PgnError word) {
        if (moves.isEmpty() && tags.isEmpty()) {
            fail(word.line(), word.column(), word.message());
        } else {
            note(word.line(), word.column(), word.message() + ", nor is what follows; it is left out");
        }
    }

    /** {@code N f6} may be a knight's move with a blank in it, or a novelty mark and a pawn's move. */
    private void pieceOrNovelty(String glyph, int atLine, int atColumn) {
        int column = text.column;
        if (glyph.length() == 1 && Character.isLetter(glyph.charAt(0)) && text.skipBlanksInLine()) {
            String next = token();
            if (isMove(glyph + next) && isMove(next)) {
                fail(
                        atLine,
                        atColumn,
                        "\"" + glyph + " " + Quoted.shortened(next) + "\" may be one move or a mark and a move");
            }
        }
        text.column = column;
    }

    private boolean isMove(String san) {
        try {
            San.readPacked(position, san, letters);
            return true;
        } catch (UnreadableMoveException _) {
            return false;
        }
    }

    // ---- the result

    /** Whether {@code 0-0} is a result: castling is illegal here, or the tag says the same and nothing follows. */
    private boolean isResult(PgnMark here) {
        if (!here.isNumber() || moves.isEmpty()) {
            return true;
        }
        boolean tagged = PgnMark.of(tags.getOrDefault("Result", ""))
                .filter(PgnMark::bothLost)
                .isPresent();
        boolean last =
                LAST.matcher(text.line).region(here.end(), text.line.length()).matches();
        try {
            return (tagged || !isMove("O-O"))
                    && last
                    && (!text.isFollowed() || text.peek().stripLeading().startsWith("["));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private void marked(PgnMark here) {
        if (mark.isPresent()) {
            note(
                    text.number(),
                    text.column + 1,
                    "a second result, " + here + " behind " + mark.get() + "; the last one counts");
        }
        mark = Optional.of(here);
        markPlace = new PgnError(text.number(), text.column + 1, "");
        text.column = here.end();
    }

    /**
     * Reads what follows the result: comments, other results, text. True if the moves of the game continue after it.
     */
    private boolean goesOn() throws IOException {
        boolean told = false;
        while (true) {
            if (!text.skipBlanksInLine()) {
                String next = text.peek();
                boolean belongs = isContinued(next, 0)
                        || TEXT.matcher(next).lookingAt()
                                && !BROKEN_TAG.matcher(next).lookingAt()
                        || text.isFollowed()
                                && !next.isBlank()
                                && !NUMBERED.matcher(next).lookingAt()
                                && PgnMark.at(next, 0).isPresent();
                if (!belongs) {
                    return false;
                }
                skipBlanks();
            }
            switch (text.here()) {
                case '{' -> comment();
                case ';' -> restOfLine();
                case '$' -> numericGlyph();
                case '[' -> {
                    if (atTag()
                            || BROKEN_TAG
                                    .matcher(text.line)
                                    .region(text.column, text.line.length())
                                    .lookingAt()) {
                        return false;
                    }
                    text.column++;
                }
                default -> {
                    Optional<PgnMark> second = PgnMark.at(text.line, text.column);
                    if (second.isPresent()) {
                        marked(second.get());
                    } else if (isContinued(text.line, text.column)) {
                        note(
                                markPlace.line(),
                                markPlace.column(),
                                "a result among the moves; the game goes on behind it");
                        mark = Optional.empty();
                        return true;
                    } else if (NUMBERED.matcher(text.line)
                            .region(text.column, text.line.length())
                            .lookingAt()) {
                        return false;
                    } else {
                        if (!told) {
                            note(text.number(), text.column + 1, "text behind the result is left out");
                        }
                        told = true;
                        skipText();
                    }
                }
            }
        }
    }

    private void skipText() {
        while (text.inLine() && "{;[".indexOf(text.here()) < 0) {
            text.column++;
        }
    }

    /** Whether a line contains the next move of this game, with its number or after the result on the same line. */
    private boolean isContinued(String line, int column) {
        Matcher numbered = NUMBERED.matcher(line).region(column, line.length());
        if (!numbered.lookingAt()) {
            int end = column;
            while (end < line.length() && !PgnCursor.isBlank(line.charAt(end))) {
                end++;
            }
            return column > 0 && error.isEmpty() && !moves.isEmpty() && isMove(line.substring(column, end));
        }
        return !moves.isEmpty()
                && error.isEmpty()
                && Integer.parseInt(numbered.group(1)) == position.fullmoveNumber()
                && isMove(numbered.group(3));
    }

    /** The result that counts; contradictions become notes. */
    private String result() {
        Optional<PgnMark> behind = mark.filter(PgnMark::isSaid);
        PgnError tagPlace = Optional.ofNullable(tagPlaces.get("Result")).orElse(markPlace);
        var outcome = new PgnOutcome(
                Optional.ofNullable(tags.get("Result")),
                tagPlace,
                behind,
                markPlace,
                resultTwice,
                error.isPresent() || moves.isEmpty() ? Optional.empty() : Optional.of(position));
        outcome.notes().forEach(this::note);
        return outcome.result();
    }

    /**
     * Reads clock times without seconds as hours and minutes where nothing else is possible (see {@link PgnClocks}).
     */
    private void clocks() {
        if (!PgnClocks.isIn(moves)) {
            return;
        }
        Optional<List<PgnMove>> read = PgnClocks.hoursAndMinutes(moves, tags.getOrDefault("TimeControl", ""));
        if (read.isPresent()) {
            moves = new ArrayList<>(read.get());
        } else {
            PgnError at = shortClock.orElse(markPlace);
            note(
                    at.line(),
                    at.column(),
                    at.message()
                            + " has no seconds and may be hours and minutes or minutes and seconds; such times stay "
                            + "text");
        }
    }

    // ---- comments and variations

    private void comment() throws IOException {
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
                fail(startLine, startColumn, "the comment is not closed");
                return;
            }
        }
    }

    /** A line that begins with an Event tag and does not end the comment: its closing brace was forgotten. */
    private boolean atNextGame() {
        return EVENT_TAG.matcher(text.line).lookingAt() && text.line.indexOf('}') < 0;
    }

    private void restOfLine() {
        // Such a comment may contain a brace, which the export format cannot write.
        collect(text.line.substring(text.column + 1).replace('}', ')'), text.number(), text.column + 1);
        text.column = text.line.length();
    }

    /**
     * Adds to the comments on the move before, unless the game has a fault; too long comments are a fault at the place
     * where this text began.
     */
    private void collect(String comment, int atLine, int atColumn) {
        if (error.isEmpty()) {
            Matcher clock = PgnClocks.SHORT.matcher(comment);
            if (shortClock.isEmpty() && clock.find()) {
                shortClock = Optional.of(new PgnError(atLine, atColumn, clock.group()));
            }
            comments.append(' ').append(comment);
            if (comments.length() > LONGEST_COMMENT) {
                fail(atLine, atColumn, "the comment is longer than " + LONGEST_COMMENT + " characters");
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
            char c = text.here();
            if (c == '[' && atTag()) {
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

    // ---- lines

    /** Goes to the next character that is neither blank nor in a comment; false at the end of the text. */
    private boolean skipToContent() throws IOException {
        while (skipBlanks()) {
            char c = text.here();
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

    /** Goes to the next character that is not blank; false at the end of the text. */
    private boolean skipBlanks() throws IOException {
        boolean any = text.skipBlanks();
        failIfCut();
        return any;
    }

    private boolean nextLine() throws IOException {
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
        if (TAG_START.matcher(text.line).lookingAt()) {
            note(text.number(), PgnLines.LONGEST, "the line is too long; what stands behind this place is not read");
        } else {
            fail(text.number(), PgnLines.LONGEST, "the line is too long");
        }
    }

    /** The first fault of a game counts. */
    private void fail(int atLine, int atColumn, String message) {
        if (error.isEmpty()) {
            error = Optional.of(new PgnError(atLine, atColumn, message));
        }
    }

    private void note(int atLine, int atColumn, String message) {
        note(new PgnError(atLine, atColumn, message));
    }

    private void note(PgnError note) {
        if (notes.size() < MOST_NOTES) {
            notes.add(note);
        }
    }

    /** Finds the next place of a text in a line; the part between two searches is searched only once. */
    private static final class Finder {
        private final Pattern pattern;
        private String line = "";
        private int from;
        private int at;

        Finder(Pattern pattern) {
            this.pattern = pattern;
        }

        /** The first place at or after a column; the length of the line if there is none. */
        int from(String searched, int column) {
            if (searched != line || column < from || column > at) {
                Matcher found = pattern.matcher(searched).region(column, searched.length());
                at = found.find() ? found.start() : searched.length();
                line = searched;
                from = column;
            }
            return at;
        }
    }
}
