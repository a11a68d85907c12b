package org.onehall.chess;

/**
 * Guesses how far a position is from a helpmate. Only the order of a search hangs on it, never its answer; the weights were
 * tuned on positions of real games.
 */
final class Promise {
    static final int FURTHEST = 511;

    private Promise() {}

    /** From 0 (mate looks near) to FURTHEST. */
    static int of(Board p, int winner) {
        int loser = winner ^ 1;
        long own = p.of(winner);
        long other = p.of(loser);
        long occupied = own | other;
        int king = p.kingSquare(loser);

        long attacked = p.attacks(winner, occupied ^ 1L << king);
        int flights = Long.bitCount(Bitboards.KING[king] & ~other & ~attacked);
        int score = 2 * flights + ((attacked & 1L << king) == 0 ? 4 : 0);
        int file = king & 7;
        int rank = king >> 3;
        int toCorner = Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
        score += 2 * toCorner + 2 * Math.max(0, distance(king, p.kingSquare(winner)) - 2);

        int nearest = 8;
        int second = 8;
        for (long rest = own & ~p.pawns & ~p.kings; rest != 0; rest &= rest - 1) {
            int distance = distance(king, Long.numberOfTrailingZeros(rest));
            if (distance < nearest) {
                second = nearest;
                nearest = distance;
            } else if (distance < second) {
                second = distance;
            }
        }
        score += nearest + second;

        int force = 2 * Long.bitCount(own & (p.queens | p.rooks)) + Long.bitCount(own & (p.bishops | p.knights));
        if (force < 2) {
            score += 18 + promotion(own & p.pawns, winner, occupied);
        }
        score += 2 * Math.max(0, 4 - force);
        score += 4 * Long.bitCount(other & ~p.pawns & ~p.kings) + 2 * Long.bitCount(other & p.pawns);
        return Math.min(FURTHEST, score);
    }

    /** How far the winner's best pawn seems from its promotion. */
    private static int promotion(long pawns, int side, long occupied) {
        int best = 24;
        for (; pawns != 0; pawns &= pawns - 1) {
            int square = Long.numberOfTrailingZeros(pawns);
            long ahead = side == 0 ? Bitboards.FILE_A << square + 8 : Bitboards.FILE_H >>> 71 - square;
            int steps = side == 0 ? 7 - (square >> 3) : square >> 3;
            best = Math.min(best, 3 * steps + 11 * Long.bitCount(ahead & occupied));
        }
        return best;
    }

    private static int distance(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
    }
}
