package org.onehall.chess;

/**
 * Guesses how far a position is from a helpmate by White. Only the order of a search hangs on it, never its answer; the
 * weights were tuned on positions of real games.
 */
final class Promise {
    static final int FURTHEST = 511;
    static final int PLANS = 3;

    private Novelty novelty;

    Promise(Board start) {}

    private int fresh(Board p) {
        return general(p) + ((novelty == null ? novelty = new Novelty() : novelty).shownBy(p) ? 0 : 250);
    }

    /** From 0 (mate looks near) to FURTHEST. */
    int of(Board p, int plan) {
        return Math.max(0, Math.min(FURTHEST, plan == 0 ? general(p) : plan == 1 ? minor(p) : fresh(p)));
    }

    /** Any force will do: the king is driven to a corner and hemmed in. */
    private static int general(Board p) {
        long own = p.white;
        long other = p.black;
        long occupied = own | other;
        int king = p.kingSquare(1);

        long attacked = p.attacks(0, occupied ^ 1L << king);
        int flights = Long.bitCount(Bitboards.KING[king] & ~other & ~attacked);
        int score = 2 * flights + ((attacked & 1L << king) == 0 ? 4 : 0);
        int file = king & 7;
        int rank = king >> 3;
        int toCorner = Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
        score += 2 * toCorner + 2 * Math.max(0, distance(king, p.kingSquare(0)) - 2);

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
            score += 18 + promotion(own & p.pawns, occupied);
        }
        score += 2 * Math.max(0, 4 - force);
        score += 4 * Long.bitCount(other & ~p.pawns & ~p.kings) + 2 * Long.bitCount(other & p.pawns);
        return score;
    }

    /** The corner, the squares beside it along the edges, and where White's king covers the one while the other is blocked. */
    private static final int[] CORNERS = {0, 7, 56, 63};

    /**
     * Bishops of one colour, or a knight: the king goes to a corner, White's king covers one square beside it and a piece
     * of the king's own side blocks the other.
     */
    private static int minor(Board p) {
        long own = p.white;
        int king = p.kingSquare(1);
        int ownKing = p.kingSquare(0);
        long bishops = own & p.bishops;
        long knights = own & p.knights;
        int best = 400;
        for (int corner : CORNERS) {
            boolean light = (Bitboards.LIGHT_SQUARES & 1L << corner) != 0;
            boolean bishopFits = (bishops & (light ? Bitboards.LIGHT_SQUARES : ~Bitboards.LIGHT_SQUARES)) != 0;
            if (!bishopFits && knights == 0) {
                continue;
            }
            int inX = (corner & 7) == 0 ? 1 : -1;
            int inY = corner < 8 ? 8 : -8;
            int toCorner = 3 * distance(king, corner);
            if (toCorner >= best) {
                continue;
            }
            for (int option = 0; option < 2; option++) {
                int block = corner + (option == 0 ? inX : inY);
                int covers = corner + (option == 0 ? 2 * inY : 2 * inX);
                int coversBeside = covers + (option == 0 ? inX : inY);
                int score = toCorner + 3 * Math.min(distance(ownKing, covers), distance(ownKing, coversBeside));
                if (score < best) {
                    score += blocker(p, block);
                    best = Math.min(best, score);
                }
            }
        }
        if (best == 400) {
            return general(p) + 60;
        }
        if ((p.attackersOf(king, 0, own | p.black)) == 0) {
            best += 2;
        }
        // What can capture or step between is in the way.
        best += 5 * Long.bitCount(p.black & p.queens) + 3 * Long.bitCount(p.black & p.rooks);
        best += Long.bitCount(p.black & (p.bishops | p.knights));
        return best;
    }

    /** How many moves it seems to take to put a harmless piece of the loser on a square. */
    private static int blocker(Board p, int square) {
        int best = 120;
        boolean light = (Bitboards.LIGHT_SQUARES & 1L << square) != 0;
        for (long rest = p.black & ~p.kings; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long bit = rest & -rest;
            int cost;
            if ((p.pawns & bit) != 0) {
                cost = from == square ? 0 : (from & 7) == (square & 7) && from > square ? 3 * (from - square >> 3)
                        : 14 + 5 * (from >> 3);
            } else if ((p.knights & bit) != 0) {
                cost = from == square ? 0 : 2 + 2 * distance(from, square);
            } else if ((p.bishops & bit) != 0) {
                boolean fits = light == ((Bitboards.LIGHT_SQUARES & bit) != 0);
                cost = from == square ? 0 : fits ? (Bitboards.bishop(from, 0) & 1L << square) != 0 ? 3 : 6 : 120;
            } else {
                cost = from == square ? 8 : 14;
            }
            best = Math.min(best, cost);
        }
        return best;
    }

    /** How far White's best pawn seems from its promotion. */
    private static int promotion(long pawns, long occupied) {
        int best = 24;
        for (; pawns != 0; pawns &= pawns - 1) {
            int square = Long.numberOfTrailingZeros(pawns);
            long ahead = Bitboards.FILE_A << square + 8;
            best = Math.min(best, 3 * (7 - (square >> 3)) + 11 * Long.bitCount(ahead & occupied));
        }
        return best;
    }

    private static int distance(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
    }
}
