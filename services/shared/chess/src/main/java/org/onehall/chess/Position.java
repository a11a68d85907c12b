package org.onehall.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A legal chess position with side to move, castling rights, en-passant square and the two counters of a FEN. Immutable;
 * two positions are equal when their FENs are equal. Standard chess only: Chess960 castling rights are refused.
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
     * Reads a FEN; the two counters may be left out (then 0 and 1). Refuses a text that is no FEN with
     * MalformedFenException. Refuses with IllegalPositionException (LAW 3.10.3): not one king each, the side not to move in
     * check, more than two checks, a pawn on the first or eighth rank, an en-passant square without its double step, a
     * castling right without its king and rook. Composed positions that play well but cannot arise are read;
     * {@link #unreachableBecause()} tells.
     */
    public static Position ofFen(String fen) {
        return FenReader.read(fen);
    }

    /**
     * Why no game from the initial position can reach this one, if that shows in the number of pieces or in the checks on
     * the board; empty is no proof that it can be reached.
     */
    public Optional<String> unreachableBecause() {
        return Reachability.objection(board);
    }

    /** FEN with all six fields. The en-passant square is given after every double step of a pawn. */
    public String fen() {
        return placement() + ' ' + (board.side == 0 ? 'w' : 'b') + ' ' + castlingField() + ' '
                + (board.enPassant < 0 ? "-" : Square.at(board.enPassant).name()) + ' ' + halfmoveClock + ' ' + fullmoveNumber;
    }

    public Side sideToMove() {
        return board.side == 0 ? Side.WHITE : Side.BLACK;
    }

    /** The piece on a square, empty if there is none. */
    public Optional<Piece> at(Square square) {
        int type = board.typeAt(1L << square.index());
        return type < 0 ? Optional.empty()
                : Optional.of(new Piece((board.white & 1L << square.index()) != 0 ? Side.WHITE : Side.BLACK, PieceType.at(type)));
    }

    /** All legal moves, in no promised order; empty at checkmate and stalemate. Draws by count do not end it. */
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

    /** The legal move that is meant, castling also when written as king takes own rook; empty if there is none. */
    public Optional<Move> resolve(Move move) {
        int packed = pack(move);
        return packed < 0 ? Optional.empty() : Optional.of(unpack(packed));
    }

    /** The position after a legal move; an illegal one is refused with an IllegalArgumentException. */
    public Position play(Move move) {
        int packed = pack(move);
        if (packed < 0) {
            throw new IllegalArgumentException("illegal move " + move + " in " + fen());
        }
        return play(packed);
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
     * Equal for two positions that are the same in the sense of OCR 5.4.1 and LAW 9.2: placement, side to move, castling
     * rights held, and the en-passant square only if a capture on it is legal.
     */
    public String repetitionKey() {
        return placement() + ' ' + (board.side == 0 ? 'w' : 'b') + ' ' + castlingField() + ' '
                + (board.canCaptureEnPassant() ? Square.at(board.enPassant).name() : "-");
    }

    /** Number of move sequences of exactly {@code depth} half-moves, for checking move generation. Depth from 0. */
    public long perft(int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth must not be negative: " + depth);
        }
        if (depth == 0) {
            return 1;
        }
        var boards = new Board[depth + 1];
        for (int i = 0; i < depth; i++) {
            boards[i] = new Board();
        }
        boards[depth] = board;
        return perft(depth, boards, new int[depth + 1][MoveGenerator.MOST_MOVES]);
    }

    private static long perft(int depth, Board[] boards, int[][] buffers) {
        int[] moves = buffers[depth];
        int count = MoveGenerator.generate(boards[depth], moves);
        if (depth == 1) {
            return count;
        }
        long nodes = 0;
        for (int i = 0; i < count; i++) {
            boards[depth - 1].set(boards[depth], moves[i]);
            nodes += perft(depth - 1, boards, buffers);
        }
        return nodes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position p && board.same(p.board) && halfmoveClock == p.halfmoveClock
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

    /** The inside, for reading only. */
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
                || (board.enemy() & 1L << MoveGenerator.to(move)) != 0 && (move & MoveGenerator.CASTLING) == 0;
        return new Position(after, zeroing ? 0 : halfmoveClock + 1, fullmoveNumber + board.side);
    }

    static Move unpack(int move) {
        int promotion = MoveGenerator.promotion(move);
        return new Move(Square.at(MoveGenerator.from(move)), Square.at(MoveGenerator.to(move)),
                promotion == 0 ? Optional.empty() : Optional.of(PieceType.at(promotion)));
    }

    /** The legal move that is meant, packed, or -1. */
    int pack(Move move) {
        int from = move.from().index();
        int to = move.to().index();
        boolean kingTakesRook = (board.kings & board.own() & 1L << from) != 0 && (board.castling & board.own() & 1L << to) != 0;
        int wanted = from | (kingTakesRook ? MoveGenerator.kingTarget(from, to) : to) << 6
                | move.promotion().map(PieceType::ordinal).orElse(0) << 12;
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(board, moves);
        for (int i = 0; i < count; i++) {
            if ((moves[i] & 0x7fff) == wanted && (!kingTakesRook || (moves[i] & MoveGenerator.CASTLING) != 0)) {
                return moves[i];
            }
        }
        return -1;
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

    private String castlingField() {
        if (board.castling == 0) {
            return "-";
        }
        var out = new StringBuilder(4);
        for (int colour = 0; colour < 2; colour++) {
            int king = board.kingSquare(colour);
            long rights = board.castling & board.of(colour);
            // The king's side is the side of the higher file.
            if (rights != 0 && 63 - Long.numberOfLeadingZeros(rights) > king) {
                out.append(colour == 0 ? 'K' : 'k');
            }
            if (rights != 0 && Long.numberOfTrailingZeros(rights) < king) {
                out.append(colour == 0 ? 'Q' : 'q');
            }
        }
        return out.toString();
    }
}
