package org.onehall.chess;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
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
    private static final Pattern MOVE_NUMBER = Pattern.compile("\\d++(?:\\.+|…|$)|\\.+|…");
    /** The first word of a line, if the line begins with a move number. */
    private static final Pattern NUMBERED = Pattern.compile("\\s*(\\d{1,4})\\s*(\\.*|…)\\s*([^\\s{}();]*)");
    /** The rest of a line after the last word of a game. */
    private static final Pattern LAST = Pattern.compile("\\s*(?:[{;].*)?");

    private static final Pattern WORD = Pattern.compile("\\p{L}{4,20}[.,!]*");
    private static final Pattern TEXT = Pattern.compile("\\s*\\p{L}{2,}[.,:!]*(?=\\s|$)");

    private final PgnCursor text;
    private final PgnComments gaps;
    private final PgnTagSection tags;
    private final Letters letters;
    private final Pattern parenthesisedPromotion;
    private boolean withoutTagsBefore;

    // The game being read.
    private PgnFaults faults = new PgnFaults();
    private List<PgnMove> moves = new ArrayList<>();
    private String commentBefore = "";
    private Position position = Position.initial();
    private Optional<PgnMark> mark = Optional.empty();
    private PgnError markPlace = new PgnError(1, 1, "");
    private Optional<PgnError> unread = Optional.empty();

    /** Reads moves in English letters. */
    public PgnReader(Reader in) {
        this(in, Letters.ENGLISH);
    }

    /** Reads moves in the letters stated by the person who hands in the text (NOT C.3 import). */
    public PgnReader(Reader in, Letters letters) {
        this.text = new PgnCursor(in);
        this.gaps = new PgnComments(text);
        this.tags = new PgnTagSection(text, gaps);
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
        faults = new PgnFaults();
        gaps.begin(faults);
        tags.begin(faults);
        moves = new ArrayList<>();
        commentBefore = "";
        mark = Optional.empty();
        unread = Optional.empty();
        if (!gaps.skipToContent()) {
            return Optional.empty();
        }
        if (faults.none()) {
            tags.read();
        }
        Optional<Position> start = faults.none() ? tags.start() : Optional.empty();
        position = start.orElse(Position.initial());
        readMoves();
        endComments();
        unread.ifPresent(this::leaveOut);
        clocks();
        withoutTagsBefore = tags.tags().isEmpty();
        String result = result();
        return Optional.of(
                new PgnGame(tags.tags(), moves, result, start, commentBefore, faults.error(), faults.notes()));
    }

    // ---- moves

    private void readMoves() throws IOException {
        boolean any = false;
        while (gaps.skipBlanks()) {
            char c = text.here();
            if (c == '[' && PgnTagSection.isAt(text)) {
                boolean event = PgnTagSection.isEventAt(text);
                if (any && text.column > 0 && !event) {
                    tags.leaveOut(text.column, "a tag among the moves; it is left out");
                    continue;
                }
                if (any && !text.afterBlankLine() && !event) {
                    faults.fail(text.number(), text.column + 1, "a tag among the moves");
                }
                break;
            }
            int tokenLine = text.number();
            int tokenColumn = text.column + 1;
            switch (c) {
                case '{' -> gaps.comment();
                case ';' -> gaps.restOfLine();
                case '(' -> {
                    if (text.line.startsWith(San.DRAW_OFFER, text.column)) {
                        gaps.collect(San.DRAW_OFFER, tokenLine, tokenColumn);
                        text.column += San.DRAW_OFFER.length();
                    } else if (!gaps.variation()) {
                        faults.fail(tokenLine, tokenColumn, "the variation is not closed");
                    }
                }
                case ')', '}', ']', '[', '<', '>', '"' -> {
                    faults.fail(tokenLine, tokenColumn, "\"" + c + "\" has no meaning here");
                    text.column++;
                }
                case '$' -> text.skipNumericGlyph();
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
                        move(text.word(parenthesisedPromotion), tokenLine, tokenColumn);
                    }
                }
            }
        }
        if (!any && tags.tags().isEmpty() && mark.isEmpty()) {
            faults.fail(Math.max(1, text.number()), 1, "no game here");
        } else if (!any && mark.isEmpty() && withoutTagsBefore) {
            faults.fail(tags.firstLine(), 1, "tags come before the moves");
        }
    }

    private void move(String token, int tokenLine, int tokenColumn) {
        if (!faults.none()) {
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
                unread = Optional.of(new PgnError(tokenLine, tokenColumn + start, String.valueOf(e.getMessage())));
            } else if (unread.isEmpty()) {
                faults.fail(tokenLine, tokenColumn + start, over + e.getMessage());
            }
            return;
        }
        if (unread.isPresent()) {
            faults.fail(unread.get().line(), unread.get().column(), unread.get().message());
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
        if (moves.isEmpty() && tags.tags().isEmpty()) {
            faults.fail(word.line(), word.column(), word.message());
        } else {
            faults.note(word.line(), word.column(), word.message() + ", nor is what follows; it is left out");
        }
    }

    /** {@code N f6} may be a knight's move with a blank in it, or a novelty mark and a pawn's move. */
    private void pieceOrNovelty(String glyph, int atLine, int atColumn) {
        int column = text.column;
        if (glyph.length() == 1 && Character.isLetter(glyph.charAt(0)) && text.skipBlanksInLine()) {
            String next = text.word(parenthesisedPromotion);
            if (isMove(glyph + next) && isMove(next)) {
                faults.fail(
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
        boolean tagged = PgnMark.of(tags.tags().getOrDefault("Result", ""))
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
            faults.note(
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
                        || TEXT.matcher(next).lookingAt() && !PgnTagSection.isMeantAt(next, 0)
                        || text.isFollowed()
                                && !next.isBlank()
                                && !NUMBERED.matcher(next).lookingAt()
                                && PgnMark.at(next, 0).isPresent();
                if (!belongs) {
                    return false;
                }
                gaps.skipBlanks();
            }
            switch (text.here()) {
                case '{' -> gaps.comment();
                case ';' -> gaps.restOfLine();
                case '$' -> text.skipNumericGlyph();
                case '[' -> {
                    if (PgnTagSection.isAt(text) || PgnTagSection.isMeantAt(text.line, text.column)) {
                        return false;
                    }
                    text.column++;
                }
                default -> {
                    Optional<PgnMark> second = PgnMark.at(text.line, text.column);
                    if (second.isPresent()) {
                        marked(second.get());
                    } else if (isContinued(text.line, text.column)) {
                        faults.note(
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
                            faults.note(text.number(), text.column + 1, "text behind the result is left out");
                        }
                        told = true;
                        text.skipUntil("{;[");
                    }
                }
            }
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
            return column > 0 && faults.none() && !moves.isEmpty() && isMove(line.substring(column, end));
        }
        return !moves.isEmpty()
                && faults.none()
                && Integer.parseInt(numbered.group(1)) == position.fullmoveNumber()
                && isMove(numbered.group(3));
    }

    /** The result that counts; contradictions become notes. */
    private String result() {
        Optional<PgnMark> behind = mark.filter(PgnMark::isSaid);
        PgnError tagPlace = tags.place("Result").orElse(markPlace);
        var outcome = new PgnOutcome(
                Optional.ofNullable(tags.tags().get("Result")),
                tagPlace,
                behind,
                markPlace,
                tags.resultTwice(),
                !faults.none() || moves.isEmpty() ? Optional.empty() : Optional.of(position));
        outcome.notes().forEach(faults::note);
        return outcome.result();
    }

    /**
     * Reads clock times without seconds as hours and minutes where nothing else is possible (see {@link PgnClocks}).
     */
    private void clocks() {
        if (!PgnClocks.isIn(moves)) {
            return;
        }
        Optional<List<PgnMove>> read =
                PgnClocks.hoursAndMinutes(moves, tags.tags().getOrDefault("TimeControl", ""));
        if (read.isPresent()) {
            moves = new ArrayList<>(read.get());
        } else {
            PgnError at = gaps.shortClock().orElse(markPlace);
            faults.note(
                    at.line(),
                    at.column(),
                    at.message()
                            + " has no seconds and may be hours and minutes or minutes and seconds; such times stay "
                            + "text");
        }
    }

    /** Gives the comments read so far to the move before them, or to the game if there is none. */
    private void endComments() {
        String comments = gaps.take();
        if (faults.none() && !comments.isEmpty()) {
            if (moves.isEmpty()) {
                commentBefore = PgnMove.oneLine(comments);
            } else {
                moves.add(moves.removeLast().with(comments));
            }
        }
    }
}
