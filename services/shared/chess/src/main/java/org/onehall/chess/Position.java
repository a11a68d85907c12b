package org.onehall.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A legal chess position with side to move, castling rights, en-passant square and the two counters of a FEN.
 * Immutable; two positions are equal when their FENs are equal. Chess960 differs from standard chess only in where a
 * king and rooks that can still castle may stand, so this class is for both.
 *
 * <p>Castling as a {@link Move} is the king's move of two squares when king and rook stand where standard chess puts
 * them, and otherwise the king's move onto its own rook, which cannot be confused with any other move (960 II.3.1).
 * Both ways are understood everywhere, and so is the king's move to the square where castling takes it, if that is not
 * an ordinary move of the king.
 */
public final class Position {
    private static final Position INITIAL = ofFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

    /** Never changed. */
    private final Board board;

    private final int halfmoveClock;
    private final int fullmoveNumber;

    /** Takes a board that nobody else will change. */
    Position(Board board, int halfmoveClock, int fullmoveNumber) {
        this.board = board;
        this.halfmoveClock = halfmoveClock;
        this.fullmoveNumber = fullmoveNumber;
    }

    /** The initial position of a game (LAW 2.3). */
    public static Position initial() {
        return INITIAL;
    }

    /**
     * An initial position of Chess960 (960 II.1, II.2) by its usual number: 0 (BBQNNRKR) to 959 (RKRNNQBB), 518 being
     * that of standard chess. Another number is refused with an IllegalArgumentException.
     */
    public static Position chess960(int number) {
        String rank = Chess960.firstRank(number);
        return ofFen(rank.toLowerCase(Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + rank + " w KQkq - 0 1");
    }

    /**
     * The number of this position if it is an initial position of Chess960 (960 II.2), that of standard chess included;
     * empty otherwise.
     */
    public OptionalInt chess960Number() {
        String fen = fen();
        return IntStream.range(0, Chess960.NUMBERS)
                .filter(number -> fen.startsWith(Chess960.firstRank(number).toLowerCase(Locale.ROOT) + "/"))
                .filter(number -> equals(chess960(number)))
                .findFirst();
    }

    /**
     * Reads a FEN; the two counters may be left out (then 0 and 1). Refuses a text that is not a FEN with
     * MalformedFenException. Refuses with IllegalPositionException (LAW 3.10.3): not one king each, the side not to
     * move in check, more than two checks, a pawn on the first or eighth rank, an en-passant square without its double
     * step, a castling right without its king and rook. Composed positions that can be played but cannot arise are
     * accepted; {@link #unreachableBecause()} shows which these are.
     *
     * <p>Castling rights may be those of Chess960, in X-FEN ({@code KQkq} for the outermost rook on that side of the
     * king) or Shredder-FEN (the file of the rook, {@code HAha}) or both mixed; {@link #isChess960()} shows which they
     * are.
     */
    public static Position ofFen(String fen) {
        return FenReader.read(fen);
    }

    /**
     * Whether there is a castling right that standard chess does not have: king not on the e-file, or rook not in a
     * corner.
     */
    public boolean isChess960() {
        for (long rooks = board.castling; rooks != 0; rooks &= rooks - 1) {
            int rook = Long.numberOfTrailingZeros(rooks);
            if (!MoveGenerator.isStandardCastling(board.kingSquare(rook >> 5), rook)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Why no game from the initial position of standard chess can reach this one, if that shows in the number of
     * pieces, in the checks on the board or in castling rights; empty does not prove that it can be reached.
     */
    public Optional<String> unreachableBecause() {
        return isChess960() ? Optional.of("the castling rights are those of Chess960") : Reachability.objection(board);
    }

    /**
     * FEN with all six fields. The en-passant square is given after every double step of a pawn. A castling right is K,
     * Q, k or q, or the file of its rook if another rook stands further out (X-FEN).
     */
    public String fen() {
        return fen(castlingField(false));
    }

    /** The FEN with every castling right given by the file of its rook. */
    public String shredderFen() {
        return fen(castlingField(true));
    }

    private String fen(String castlingField) {
        return placement()
                + ' '
                + (board.side == 0 ? 'w' : 'b')
                + ' '
                + castlingField
                + ' '
                + (board.enPassant < 0 ? "-" : Square.at(board.enPassant).name())
                + ' '
                + halfmoveClock
                + ' '
                + fullmoveNumber;
    }

    public Side sideToMove() {
        return board.side == 0 ? Side.WHITE : Side.BLACK;
    }

    /** The piece on a square, empty if there is none. */
    public Optional<Piece> at(Square square) {
        int type = board.typeAt(1L << square.index());
        return type < 0
                ? Optional.empty()
                : Optional.of(new Piece(
                        (board.white & 1L << square.index()) != 0 ? Side.WHITE : Side.BLACK, PieceType.at(type)));
    }

    /** All legal moves, in no particular order; empty at checkmate and stalemate, but not at draws by count. */
    public List<Move> legalMoves() {
        int[] packed = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(board, packed);
        var moves = new ArrayList<Move>(count);
        for (int i = 0; i < count; i++) {
            moves.add(unpack(packed[i]));
        }
        return List.copyOf(moves);
    }

    public boolean isLegal(Move move) {
        return resolve(move).isPresent();
    }

    /** The legal move that is meant, castling in any of its spellings; empty if there is none. */
    public Optional<Move> resolve(Move move) {
        int packed = pack(move);
        return packed < 0 ? Optional.empty() : Optional.of(unpack(packed));
    }

    /**
     * UCI notation of a legal move as engines use it for Chess960: castling is always the king's move onto its own
     * rook. An illegal move is refused with an IllegalArgumentException.
     */
    public String chess960Uci(Move move) {
        int packed = packLegal(move);
        return (packed & MoveGenerator.CASTLING) == 0
                ? unpack(packed).uci()
                : Square.at(MoveGenerator.from(packed)).name()
                        + Square.at(MoveGenerator.to(packed)).name();
    }

    /** The position after a legal move; an illegal one is refused with an IllegalArgumentException. */
    public Position play(Move move) {
        return play(packLegal(move));
    }

    private int packLegal(Move move) {
        int packed = pack(move);
        if (packed < 0) {
            throw new IllegalArgumentException("illegal move " + move + " in " + fen());
        }
        return packed;
    }

    /** Whether the king of the side to move is attacked. */
    public boolean isCheck() {
        return board.isCheck();
    }

    /** OCR 5.1: in check without a legal move. */
    public boolean isCheckmate() {
        return isCheck() && !MoveGenerator.any(board);
    }

    /** OCR 5.4.2: no legal move and not in check. */
    public boolean isStalemate() {
        return !isCheck() && !MoveGenerator.any(board);
    }

    /** Half-moves since the last pawn move or capture, as counted by OCR 5.4.4. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** Number of the move to be played, from 1, raised after Black's move. */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /**
     * Equal for two positions that are the same in the sense of OCR 5.4.1 and LAW 9.2: placement, side to move,
     * castling rights held, and the en-passant square only if a capture on it is legal.
     */
    public String repetitionKey() {
        return placement()
                + ' '
                + (board.side == 0 ? 'w' : 'b')
                + ' '
                + castlingField(false)
                + ' '
                + (board.canCaptureEnPassant() ? Square.at(board.enPassant).name() : "-");
    }

    /**
     * Number of sequences of exactly {@code depth} legal half-moves, for checking move generation. Depth from 0. The
     * last moves are counted without playing them, as is usual; {@link #perftMakingLeaves} plays them.
     */
    public long perft(int depth) {
        return Perft.count(board, depth, false);
    }

    /** The same number as {@link #perft}, found by playing every move, also the last of each sequence. */
    public long perftMakingLeaves(int depth) {
        return Perft.count(board, depth, true);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position p
                && board.same(p.board)
                && halfmoveClock == p.halfmoveClock
                && fullmoveNumber == p.fullmoveNumber;
    }

    @Override
    public int hashCode() {
        return (int) board.hash() * 31 + halfmoveClock * 7 + fullmoveNumber;
    }

    /** The FEN. */
    @Override
    public String toString() {
        return fen();
    }

    // ---- inside the package ----

    /** The board inside this position; for reading only. */
    Board board() {
        return board;
    }

    /** Ordinal of the piece type on a one-square set, or -1. */
    int typeAt(long bit) {
        return board.typeAt(bit);
    }

    /** Plays a move that MoveGenerator made for this position. */
    Position play(int move) {
        var after = new Board();
        after.set(board, move);
        boolean zeroing = board.typeAt(1L << MoveGenerator.from(move)) == 0
                || (board.enemy() & 1L << MoveGenerator.to(move)) != 0;
        return new Position(after, zeroing ? 0 : halfmoveClock + 1, fullmoveNumber + board.side);
    }

    static Move unpack(int move) {
        int from = MoveGenerator.from(move);
        int to = MoveGenerator.to(move);
        if ((move & MoveGenerator.CASTLING) != 0 && MoveGenerator.isStandardCastling(from, to)) {
            to = MoveGenerator.kingTarget(from, to);
        }
        int promotion = MoveGenerator.promotion(move);
        return new Move(
                Square.at(from),
                Square.at(to),
                promotion == 0 ? Optional.empty() : Optional.of(PieceType.at(promotion)));
    }

    /** The legal move that is meant, packed, or -1. A king's ordinary move goes before castling to the same square. */
    int pack(Move move) {
        int from = move.from().index();
        int to = move.to().index();
        int wanted = from | to << 6 | move.promotion().map(PieceType::ordinal).orElse(0) << 12;
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(board, moves);
        int castling = -1;
        for (int i = 0; i < count; i++) {
            if ((moves[i] & 0x7fff) == wanted) {
                return moves[i];
            }
            if ((moves[i] & MoveGenerator.CASTLING) != 0
                    && MoveGenerator.from(moves[i]) == from
                    && MoveGenerator.kingTarget(from, MoveGenerator.to(moves[i])) == to
                    && move.promotion().isEmpty()) {
                castling = moves[i];
            }
        }
        return castling;
    }

    private String placement() {
        var out = new StringBuilder(72);
        for (int rank = 7; rank >= 0; rank--) {
            int gap = 0;
            for (int file = 0; file < 8; file++) {
                long bit = 1L << (rank * 8 + file);
                int type = board.typeAt(bit);
                if (type < 0) {
                    gap++;
                    continue;
                }
                if (gap > 0) {
                    out.append(gap);
                    gap = 0;
                }
                char letter = PieceType.at(type).letter();
                out.append((board.white & bit) != 0 ? letter : Character.toLowerCase(letter));
            }
            if (gap > 0) {
                out.append(gap);
            }
            if (rank > 0) {
                out.append('/');
            }
        }
        return out.toString();
    }

    private String castlingField(boolean files) {
        if (board.castling == 0) {
            return "-";
        }
        var out = new StringBuilder(4);
        for (int colour = 0; colour < 2; colour++) {
            long rights = board.castling & board.of(colour);
            for (boolean kingSide : new boolean[] {true, false}) {
                long right = rights & Chess960.side(board.kingSquare(colour), kingSide);
                if (right == 0) {
                    continue;
                }
                int rook = Long.numberOfTrailingZeros(right);
                boolean outermost = rook
                        == Chess960.outermostRook(board.rooks & board.of(colour), board.kingSquare(colour), kingSide);
                char letter = files || !outermost ? (char) ('a' + (rook & 7)) : kingSide ? 'k' : 'q';
                out.append(colour == 0 ? Character.toUpperCase(letter) : letter);
            }
        }
        return out.toString();
    }
}
