package org.onehall.chess;

/**
 * Proves that White cannot checkmate where countless shufflings of bishops hide that nothing else can happen. Kings,
 * pawns and knights are played exactly, and so are bishops that are shut in; every other bishop is assumed to be on any
 * square of its colour, or off the board, at any time. That allows more than the game does, as such bishops never block
 * anything: if no mate is possible even then, there is none.
 *
 * <p>Only for positions without rooks, queens and castling; gives up when a pawn can promote.
 */
final class BishopsAnywhere {
    private final int most;
    /** The loose bishops: those assumed to be anywhere. */
    private final long loose;
    /** Number of loose bishops by side and by colour of their squares (0 = light). */
    private final int[][] bishops = new int[2][2];

    private final BoardSet met = new BoardSet();
    private final int[] moves;

    BishopsAnywhere(Board start, boolean shutInExactly, int most) {
        this.most = most;
        moves = new int[MoveGenerator.mostMoves(start)];
        loose = shutInExactly ? loose(start) : start.bishops;
        for (int side = 0; side < 2; side++) {
            bishops[side][0] = Long.bitCount(loose & start.of(side) & Bitboards.LIGHT_SQUARES);
            bishops[side][1] = Long.bitCount(loose & start.of(side) & ~Bitboards.LIGHT_SQUARES);
        }
    }

    /** The bishops that are not shut in by their own pieces. */
    private static long loose(Board b) {
        long loose = 0;
        for (long rest = b.bishops; rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            long own = (b.white & bit) != 0 ? b.white : b.black;
            if ((Bitboards.bishop(Long.numberOfTrailingZeros(bit), -1L) & ~own) != 0) {
                loose |= bit;
            }
        }
        return loose;
    }

    /** Whether this proof can be tried on a position, with shut-in bishops played exactly or not. */
    static boolean fits(Board board, boolean shutInExactly) {
        return (shutInExactly ? loose(board) != board.bishops : board.bishops != 0)
                && (board.rooks | board.queens | board.castling) == 0
                && board.enPassant < 0;
    }

    /** Whether it is proved that White can never checkmate from here, where the game is not over. */
    boolean excludeMate(Board start) {
        var first = new Board(start);
        first.bishops &= ~loose;
        first.white &= ~loose;
        first.black &= ~loose;
        met.add(first);
        for (int i = 0; i < met.count(); i++) {
            if (met.count() > most || !follow(met.get(i))) {
                return false;
            }
        }
        return true;
    }

    int positions() {
        return met.count();
    }

    /** Visits everything that may come next; false if a mate is conceivable or a pawn promotes. */
    private boolean follow(Board board) {
        int us = board.side;
        // A check along a diagonal may be blocked by a bishop that is anywhere, so the other side's bishops stand in
        // the way but attack nothing.
        var harmless = new Board(board);
        harmless.bishops &= board.own();
        int n = MoveGenerator.generate(harmless, moves);
        for (int i = 0; i < n; i++) {
            boolean onKing = (board.kings & 1L << MoveGenerator.to(moves[i])) != 0;
            if (!onKing
                    && (MoveGenerator.promotion(moves[i]) != 0
                            || !meet(board, moves[i], (moves[i] & MoveGenerator.EN_PASSANT) != 0))) {
                return false;
            }
        }
        return capturesOfBishops(board, us) && movesOfBishops(board, us);
    }

    /** A pawn captures a bishop, which may be on the square needed for that. */
    private boolean capturesOfBishops(Board board, int us) {
        long there = squares(us ^ 1) & ~board.occupied();
        for (long rest = board.pawns & board.own(); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            for (long targets = Bitboards.PAWN[us][from] & there; targets != 0; targets &= targets - 1) {
                int to = Long.numberOfTrailingZeros(targets);
                if (to < 8 || to >= 56 || !meet(board, from | to << 6, false)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** A bishop moves, or captures whatever stands on its colour. */
    private boolean movesOfBishops(Board board, int us) {
        long reached = squares(us);
        if (reached == 0) {
            return true;
        }
        for (long rest = board.enemy() & reached & ~board.kings; rest != 0; rest &= rest - 1) {
            var child = new Board(board);
            long stay = ~(rest & -rest);
            child.pawns &= stay;
            child.knights &= stay;
            child.bishops &= stay;
            child.white &= stay;
            child.black &= stay;
            child.enPassant = -1;
            if (!enter(child, us, -1, true)) {
                return false;
            }
        }
        var child = new Board(board);
        child.enPassant = -1;
        return enter(child, us, -1, true);
    }

    private boolean meet(Board board, int move, boolean twoLeave) {
        var child = new Board();
        child.set(board, move);
        return enter(child, board.side, MoveGenerator.from(move), twoLeave);
    }

    /** Records the position after a move of one side, if that side's king is safe from everything but bishops. */
    private boolean enter(Board child, int us, int from, boolean anyCheck) {
        int king = child.kingSquare(us);
        if ((child.attackersOf(king, us ^ 1, child.occupied()) & (~child.bishops | Bitboards.KING[king])) != 0) {
            return true;
        }
        child.side = us ^ 1;
        if (us == 0 && mateThinkable(child, from, anyCheck)) {
            return false;
        }
        if (child.enPassant >= 0 && (Bitboards.PAWN[us][child.enPassant] & child.pawns & child.own()) == 0) {
            child.enPassant = -1;
        }
        met.add(child);
        return true;
    }

    /** The squares on which bishops of one side may be. */
    private long squares(int side) {
        return (bishops[side][0] > 0 ? Bitboards.LIGHT_SQUARES : 0)
                | (bishops[side][1] > 0 ? ~Bitboards.LIGHT_SQUARES : 0);
    }

    private static int colour(int square) {
        return (Bitboards.LIGHT_SQUARES & 1L << square) != 0 ? 0 : 1;
    }

    /** Whether the black king, to move, might be mated with the bishops standing as White and Black please. */
    private boolean mateThinkable(Board b, int from, boolean anyCheck) {
        int king = b.kingSquare(1);
        long occupied = b.occupied();
        boolean check = b.attackersOf(king, 0, occupied) != 0
                || bishops[0][colour(king)] > 0
                        && (anyCheck || uncovers(king, from, occupied))
                        && (Bitboards.bishop(king, occupied) & ~occupied) != 0;
        if (!check) {
            return false;
        }
        int[] blockers = bishops[1].clone();
        for (long rest = Bitboards.KING[king] & ~b.black; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long others = occupied & ~(1L << king) & ~(1L << square);
            boolean covered = b.attackersOf(square, 0, others) != 0
                    || bishops[0][colour(square)] > 0 && (Bitboards.bishop(square, others) & ~others) != 0;
            if (!covered && ((b.white & 1L << square) != 0 || --blockers[colour(square)] < 0)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a piece that left a square may have opened a diagonal to the king. */
    private static boolean uncovers(int king, int from, long occupied) {
        return (Bitboards.bishop(king, 0) & 1L << from) != 0 && (Bitboards.between(king, from) & occupied) == 0;
    }
}
