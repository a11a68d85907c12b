package org.onehall.chess;

import static org.onehall.chess.UnreadableMoveException.Reason.AMBIGUOUS;
import static org.onehall.chess.UnreadableMoveException.Reason.ILLEGAL;
import static org.onehall.chess.UnreadableMoveException.Reason.NOT_CANONICAL;
import static org.onehall.chess.UnreadableMoveException.Reason.UNKNOWN;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Algebraic notation (NOT C.1 to NOT C.13) in stated {@link Letters}; where none are stated, English ones as in PGN.
 */
public final class San {
    /** The mark of a draw offer beside a move (NOT C.12). */
    public static final String DRAW_OFFER = "(=)";

    private static final int LONGEST = 32;
    private static final Pattern SUFFIX = Pattern.compile("(?:[+#!?]+|\\s*\\(=\\)|\\s*(e\\.\\s?p\\.?|ep))$");
    private static final Pattern CASTLING = Pattern.compile("([O0o])[-–]\\1([-–]\\1)?");
    private static final Map<Letters, Pattern> MOVE = new EnumMap<>(Letters.class);

    static {
        for (Letters letters : Letters.values()) {
            String promotion = "([" + letters.readableForPromotion() + "])";
            MOVE.put(
                    letters,
                    Pattern.compile("(?:([" + letters.readable() + "])\\uFE0E?)?([a-h])?([1-8])?([xX×:–-])?([a-h][1-8])"
                            + "(?:=?" + promotion + "|[=/]" + promotion + "|\\(=?" + promotion + "\\))?"));
        }
    }

    private San() {}

    /** Canonical short form in English letters, as in PGN. An illegal move is an IllegalArgumentException. */
    public static String write(Position position, Move move) {
        return write(position, move, Letters.ENGLISH);
    }

    /**
     * Canonical short form: as short as the other legal moves allow (NOT C.10), x for captures, + for check and # for
     * checkmate. An illegal move is an IllegalArgumentException.
     */
    public static String write(Position position, Move move, Letters letters) {
        return write(position, legal(position, move), letters, false);
    }

    /**
     * Long form (NOT C.8): both squares, {@code Ng1-f3}, {@code e7xd8=Q+}; castling as in the short form. An illegal
     * move is an IllegalArgumentException.
     */
    public static String writeLong(Position position, Move move, Letters letters) {
        return write(position, legal(position, move), letters, true);
    }

    private static int legal(Position position, Move move) {
        int packed = position.pack(move);
        if (packed < 0) {
            throw new IllegalArgumentException("illegal move " + move + " in " + position.fen());
        }
        return packed;
    }

    /** Writes a move that MoveGenerator made for this position, in the long form or not. */
    static String write(Position position, int move, Letters letters, boolean whole) {
        int from = MoveGenerator.from(move);
        int to = MoveGenerator.to(move);
        var out = new StringBuilder(10);
        if ((move & MoveGenerator.CASTLING) != 0) {
            char sign = letters.castlingSign();
            out.append(sign).append('-').append(sign);
            if (!MoveGenerator.isKingSide(move)) {
                out.append('-').append(sign);
            }
        } else {
            Board board = position.board();
            int type = board.typeAt(1L << from);
            boolean capture = board.typeAt(1L << to) >= 0 || (move & MoveGenerator.EN_PASSANT) != 0;
            if (type != 0) {
                out.append(letters.of(PieceType.at(type)));
            }
            if (whole) {
                out.append(Square.at(from));
            } else if (type != 0) {
                out.append(origin(board, move, type));
            } else if (capture) {
                out.append((char) ('a' + (from & 7)));
            }
            out.append(capture ? "x" : whole ? "-" : "").append(Square.at(to));
            if (MoveGenerator.promotion(move) != 0) {
                out.append(letters.promotionMark()).append(letters.of(PieceType.at(MoveGenerator.promotion(move))));
            }
        }
        Position after = position.play(move);
        if (after.isCheck()) {
            out.append(MoveGenerator.any(after.board()) ? '+' : '#');
        }
        return out.toString();
    }

    /**
     * What distinguishes the piece from others of its kind that can legally move to the same square: nothing, file,
     * rank or both.
     */
    private static String origin(Board board, int move, int type) {
        int from = MoveGenerator.from(move);
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(board, moves);
        boolean rival = false;
        boolean sameFile = false;
        boolean sameRank = false;
        for (int i = 0; i < count; i++) {
            int other = MoveGenerator.from(moves[i]);
            if (MoveGenerator.to(moves[i]) == MoveGenerator.to(move)
                    && other != from
                    && board.typeAt(1L << other) == type
                    && (moves[i] & MoveGenerator.CASTLING) == 0) {
                rival = true;
                sameFile |= (other & 7) == (from & 7);
                sameRank |= other >> 3 == from >> 3;
            }
        }
        String name = Square.at(from).name();
        if (!rival) {
            return "";
        }
        if (!sameFile) {
            return name.substring(0, 1);
        }
        return sameRank ? name : name.substring(1);
    }

    /** Reads English letters tolerantly, see {@link #read(Position, String, Letters)}. */
    public static Move read(Position position, String text) {
        return read(position, text, Letters.ENGLISH);
    }

    /**
     * The one legal move a text means. Besides the canonical form it takes the long form and moves given by both
     * squares ({@code e2e4}), castling with zeros or small letters, missing or superfluous {@code +}, {@code #} and
     * (for pieces) {@code x}, a needless square of origin, {@code X}, {@code :} or {@code ×} for captures,
     * {@code e.p.}, {@code (=)}, the annotations {@code !} and {@code ?}, and promotions as {@code e8=Q}, {@code e8Q},
     * {@code e8/Q}, {@code e8(Q)} or with a small letter. It refuses with UnreadableMoveException any text that is not
     * the notation of exactly one legal move.
     */
    public static Move read(Position position, String text, Letters letters) {
        return Position.unpack(readPacked(position, text, letters));
    }

    /**
     * Reads the canonical short form and nothing else, {@code +} and {@code #} included; only the mark of a draw offer
     * may follow. Refuses everything else with UnreadableMoveException.
     */
    public static Move readStrict(Position position, String text, Letters letters) {
        int move = readPacked(position, text, letters);
        String canonical = write(position, move, letters, false);
        if (!text.equals(canonical)
                && !text.equals(canonical + DRAW_OFFER)
                && !text.equals(canonical + ' ' + DRAW_OFFER)) {
            throw new UnreadableMoveException(
                    NOT_CANONICAL,
                    "\"" + Quoted.shortened(text) + "\" must be written " + canonical + " in " + position.fen());
        }
        return Position.unpack(move);
    }

    /** Whether a written move carries the mark of a draw offer (NOT C.12). */
    public static boolean offersDraw(String text) {
        return text.stripTrailing().endsWith(DRAW_OFFER);
    }

    /** Reads as {@link #read(Position, String, Letters)} does. */
    static int readPacked(Position position, String text, Letters letters) {
        String token = text.strip();
        if (token.length() > LONGEST) {
            throw unknown(text);
        }
        boolean enPassantOnly = false;
        for (Matcher suffix = SUFFIX.matcher(token); suffix.find(); suffix.reset(token)) {
            enPassantOnly |= suffix.group(1) != null;
            token = token.substring(0, suffix.start());
        }

        Matcher castling = CASTLING.matcher(token);
        Matcher parts = Objects.requireNonNull(MOVE.get(letters)).matcher(token);
        int found;
        if (castling.matches()) {
            found = castling(position, castling.group(2) == null);
        } else if (!parts.matches()) {
            throw unknown(text);
        } else if (parts.group(1) == null && parts.group(2) != null && parts.group(3) != null) {
            found = position.pack(new Move(
                    Square.of(parts.group(2) + parts.group(3)), square(parts, text), promotion(parts, letters)));
            if (found >= 0 && marksCapture(parts) && cannotCapture(position.board(), found)) {
                found = -1;
            }
        } else {
            found = byPiece(position, parts, letters, text);
        }
        if (found < 0 || enPassantOnly && (found & MoveGenerator.EN_PASSANT) == 0) {
            throw new UnreadableMoveException(
                    ILLEGAL, "no legal move \"" + Quoted.shortened(text) + "\" in " + position.fen());
        }
        return found;
    }

    private static boolean marksCapture(Matcher parts) {
        return parts.group(4) != null && "xX×:".contains(parts.group(4));
    }

    /** Castling and a pawn's straight move never carry an x; with pieces a missing or extra x is only a slip. */
    private static boolean cannotCapture(Board board, int move) {
        return (move & MoveGenerator.CASTLING) != 0
                || board.typeAt(1L << MoveGenerator.from(move)) == 0
                        && (MoveGenerator.from(move) & 7) == (MoveGenerator.to(move) & 7);
    }

    private static int castling(Position position, boolean kingSide) {
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(position.board(), moves);
        for (int i = 0; i < count; i++) {
            if ((moves[i] & MoveGenerator.CASTLING) != 0 && MoveGenerator.isKingSide(moves[i]) == kingSide) {
                return moves[i];
            }
        }
        return -1;
    }

    private static Square square(Matcher parts, String text) {
        if (parts.group(5).equals(parts.group(2) + parts.group(3))) {
            throw unknown(text);
        }
        return Square.of(parts.group(5));
    }

    private static int byPiece(Position position, Matcher parts, Letters letters, String text) {
        Board board = position.board();
        int type = parts.group(1) == null
                ? 0
                : letters.read(parts.group(1).charAt(0)).ordinal();
        int file = parts.group(2) == null ? -1 : parts.group(2).charAt(0) - 'a';
        int rank = parts.group(3) == null ? -1 : parts.group(3).charAt(0) - '1';
        int to = Square.of(parts.group(5)).index();
        int promoted = promotion(parts, letters).map(PieceType::ordinal).orElse(0);
        boolean marksCapture = marksCapture(parts);
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(board, moves);
        int found = -1;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            int from = MoveGenerator.from(move);
            if (MoveGenerator.to(move) != to
                    || board.typeAt(1L << from) != type
                    || (move & MoveGenerator.CASTLING) != 0
                    || file >= 0 && (from & 7) != file
                    || rank >= 0 && from >> 3 != rank
                    || promoted != 0 && MoveGenerator.promotion(move) != promoted) {
                continue;
            }
            boolean pawnCapture = type == 0 && (from & 7) != (to & 7);
            // A pawn's capture names its file, and its straight move never carries an x.
            if (type == 0 && (pawnCapture ? file < 0 : marksCapture)) {
                continue;
            }
            if (found >= 0) {
                throw new UnreadableMoveException(
                        AMBIGUOUS,
                        "\"" + Quoted.shortened(text) + "\" fits " + Position.unpack(found) + " and "
                                + Position.unpack(move) + " in " + position.fen());
            }
            found = move;
        }
        return found;
    }

    private static Optional<PieceType> promotion(Matcher parts, Letters letters) {
        for (int group = 6; group <= 8; group++) {
            if (parts.group(group) != null) {
                return Optional.of(letters.read(parts.group(group).charAt(0)));
            }
        }
        return Optional.empty();
    }

    private static UnreadableMoveException unknown(String text) {
        return new UnreadableMoveException(UNKNOWN, "not move notation: \"" + Quoted.shortened(text) + "\"");
    }
}
