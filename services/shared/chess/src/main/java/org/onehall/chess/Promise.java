package org.onehall.chess;

/**
 * Guesses how far a position is from a helpmate by White. Only the order of a search depends on it, never its answer;
 * the weights were tuned on positions of real games.
 */
final class Promise {
    static final int FURTHEST = 511;

    /** Any pieces will do: the king is driven to a corner and hemmed in. */
    private static final int GENERAL = 0;
    /** Bishops of one colour, or a single knight: a piece of the loser's must block a square beside the corner. */
    private static final int LONE_MINOR = 1;
    /** Prefers positions that show a piece on a square where no piece of its kind was seen. */
    private static final int UNSEEN = 2;
    /** A queen or a rook, perhaps still a pawn, with few other pieces on the board: the mates every beginner knows. */
    private static final int CORNER = 3;

    static final int PLANS = 4;
    private static final int NOTHING_NEW = 250;
    private static final int NO_CORNER = 400;
    private static final int[] CORNERS = {0, 7, 56, 63};
    /** Knight's moves between two squares of an empty board. */
    private static final byte[] JUMPS = new byte[64 * 64];

    private static final byte[] TO_CORNER = new byte[64];
    private static final byte[] STEPS = new byte[64 * 64];

    static {
        for (int from = 0; from < 64; from++) {
            TO_CORNER[from] = (byte) (Math.min(from & 7, 7 - (from & 7)) + Math.min(from >> 3, 7 - (from >> 3)));
            for (int to = 0; to < 64; to++) {
                STEPS[from * 64 + to] =
                        (byte) Math.max(Math.abs((from & 7) - (to & 7)), Math.abs((from >> 3) - (to >> 3)));
            }
            long seen = 1L << from;
            long last = seen;
            for (byte moves = 1; last != 0; moves++) {
                long next = 0;
                for (; last != 0; last &= last - 1) {
                    next |= Bitboards.KNIGHT[Long.numberOfTrailingZeros(last)];
                }
                last = next & ~seen;
                seen |= next;
                for (long rest = last; rest != 0; rest &= rest - 1) {
                    JUMPS[from * 64 + Long.numberOfTrailingZeros(rest)] = moves;
                }
            }
        }
    }

    private final Novelty novelty = new Novelty();

    /** From 0 (mate looks near) to FURTHEST. */
    int of(Board p, int plan) {
        int distance = switch (plan) {
            case LONE_MINOR -> minor(p);
            case UNSEEN -> general(p) + (novelty.shownBy(p) ? 0 : NOTHING_NEW);
            case CORNER -> corner(p);
            default -> general(p);
        };
        return Math.max(0, Math.min(FURTHEST, distance));
    }

    /** The plan that seems to fit a position best. */
    static int firstPlan(Board p) {
        long own = p.white;
        if ((own & (p.queens | p.rooks | p.pawns)) != 0) {
            return Long.bitCount(p.black & ~p.kings & ~p.pawns) <= 2 && Long.bitCount(own & ~p.kings & ~p.pawns) <= 1
                    ? CORNER
                    : GENERAL;
        }
        boolean loneKnight = (own & p.bishops) == 0 && Long.bitCount(own & p.knights) == 1;
        boolean oneColour = (own & p.knights) == 0
                && ((own & p.bishops & Bitboards.LIGHT_SQUARES) == 0
                        || (own & p.bishops & ~Bitboards.LIGHT_SQUARES) == 0);
        return loneKnight || oneColour ? LONE_MINOR : GENERAL;
    }

    private static int general(Board p) {
        long own = p.white;
        long other = p.black;
        long occupied = own | other;
        int king = p.kingSquare(1);
        int near = king * 64;

        long attacked = p.attacks(0, occupied ^ 1L << king);
        int score =
                2 * Long.bitCount(Bitboards.KING[king] & ~other & ~attacked) + ((attacked & 1L << king) == 0 ? 4 : 0);
        score += 2 * TO_CORNER[king] + 2 * Math.max(0, STEPS[near + p.kingSquare(0)] - 2);

        int nearest = 8;
        int second = 8;
        for (long rest = own & ~p.pawns & ~p.kings; rest != 0; rest &= rest - 1) {
            int distance = STEPS[near + Long.numberOfTrailingZeros(rest)];
            second = Math.min(second, Math.max(nearest, distance));
            nearest = Math.min(nearest, distance);
        }
        score += nearest + second;

        int force = 2 * Long.bitCount(own & (p.queens | p.rooks)) + Long.bitCount(own & (p.bishops | p.knights));
        if (force < 2) {
            score += 18 + promotion(own & p.pawns, occupied);
        }
        score += 2 * Math.max(0, 4 - force);
        return score + 4 * Long.bitCount(other & ~p.pawns & ~p.kings) + 2 * Long.bitCount(other & p.pawns);
    }

    private static int corner(Board p) {
        long own = p.white;
        int king = p.kingSquare(1);
        int ownKing = p.kingSquare(0);
        long queens = own & p.queens;
        long rooks = own & p.rooks;
        long occupied = own | p.black;
        int best = NO_CORNER;
        for (int corner : CORNERS) {
            int inX = (corner & 7) == 0 ? 1 : -1;
            int inY = corner < 8 ? 8 : -8;
            int toCorner = 2 * distance(king, corner);
            if (toCorner >= best) {
                continue;
            }
            if (queens != 0 || rooks == 0) {
                // The queen mates on the square inside the corner, beside White's king.
                int inside = corner + inX + inY;
                int score = toCorner
                        + 2 * Math.max(0, distance(ownKing, inside) - 1)
                        + (distance(ownKing, corner) < 2 ? 2 : 0);
                boolean ready = queens == 0 || (Bitboards.queen(inside, occupied & ~(1L << king)) & queens) != 0;
                best = Math.min(best, ready ? score : score + 2);
            }
            for (int option = 0; option < 2 && rooks != 0; option++) {
                // The rook checks along the edge that White's king does not cover.
                int covers = corner + (option == 0 ? inX + 2 * inY : 2 * inX + inY);
                int score = toCorner + 2 * distance(ownKing, covers);
                if (score < best) {
                    long edge = (option == 0 ? Bitboards.RANK_1 << (corner & 56) : Bitboards.FILE_A << (corner & 7))
                            & ~Bitboards.KING[corner]
                            & ~(1L << corner);
                    best = Math.min(best, reaches(rooks, edge, occupied) ? score : score + 2);
                }
            }
        }
        if (queens == 0 && rooks == 0) {
            best += 12 + promotion(own & p.pawns, occupied);
        }
        if (p.attackersOf(king, 0, occupied) == 0) {
            best += 1;
        }
        return best
                + 3 * Long.bitCount(p.black & (p.queens | p.rooks))
                + Long.bitCount(p.black & (p.bishops | p.knights));
    }

    private static boolean reaches(long rooks, long edge, long occupied) {
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            if ((Bitboards.rook(Long.numberOfTrailingZeros(rest), occupied) & edge) != 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Bishops of one colour, or a knight: the king goes to a corner, White's king covers one square beside it and a
     * piece of the king's own side blocks the other.
     */
    private static int minor(Board p) {
        long own = p.white;
        int king = p.kingSquare(1);
        int ownKing = p.kingSquare(0);
        long bishops = own & p.bishops;
        long knights = own & p.knights;
        int best = NO_CORNER;
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
                int along = option == 0 ? inX : inY;
                int away = option == 0 ? inY : inX;
                int block = corner + along;
                int score = toCorner
                        + 3
                                * Math.min(
                                        distance(ownKing, corner + 2 * away),
                                        distance(ownKing, corner + 2 * away + along));
                if (score < best) {
                    best = Math.min(
                            best,
                            score
                                    + (bishopFits
                                            ? blocker(p, block) + mateBeside(bishops, corner + inX + inY, own | p.black)
                                            : blockerAndKnight(
                                                    p,
                                                    block,
                                                    knights,
                                                    corner + away + 2 * along,
                                                    corner + 2 * away + along)));
                }
            }
        }
        if (best == NO_CORNER) {
            return general(p) + 60;
        }
        if ((p.attackersOf(king, 0, own | p.black)) == 0) {
            best += 2;
        }
        if (knights == 0) {
            // Pieces that can capture the bishop are in the way.
            best += 4 * Long.bitCount(p.black & (p.queens | p.rooks));
        }
        best += Long.bitCount(p.black & (p.bishops | p.knights));
        return best;
    }

    /**
     * A blocker beside the corner, and a knight on a square from which it mates and where that blocker cannot capture
     * it.
     */
    private static int blockerAndKnight(Board p, int square, long knights, int beside, int beyond) {
        int toBeside = 2 * jumps(knights, beside);
        int toBeyond = 2 * jumps(knights, beyond);
        int best = 120;
        boolean light = (Bitboards.LIGHT_SQUARES & 1L << square) != 0;
        for (long rest = p.black & ~p.kings; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long bit = rest & -rest;
            int cost;
            if ((p.pawns & bit) != 0) {
                cost = Math.min(toBeside, toBeyond)
                        + (from == square
                                ? 0
                                : (from & 7) == (square & 7) && from > square
                                        ? 3 * (from - square >> 3)
                                        : 8 + 4 * (from >> 3));
            } else if ((p.knights & bit) != 0) {
                cost = Math.min(toBeside, toBeyond) + 2 * JUMPS[from * 64 + square];
            } else if ((p.bishops & bit) != 0) {
                cost = light != ((Bitboards.LIGHT_SQUARES & bit) != 0)
                        ? 120
                        : toBeyond + (from == square ? 0 : (Bitboards.bishop(from, 0) & 1L << square) != 0 ? 2 : 4);
            } else {
                cost = toBeside
                        + (from == square ? 0 : (Bitboards.rook(from, 0) & 1L << square) != 0 ? 2 : 4)
                        + ((p.queens & bit) != 0 ? 6 : 0);
            }
            best = Math.min(best, cost);
        }
        return best;
    }

    private static int jumps(long knights, int square) {
        int best = 8;
        for (long rest = knights; rest != 0; rest &= rest - 1) {
            best = Math.min(best, JUMPS[Long.numberOfTrailingZeros(rest) * 64 + square]);
        }
        return best;
    }

    /** How far a bishop is from the square inside a corner, where it mates. */
    private static int mateBeside(long bishops, int inside, long occupied) {
        return ((Bitboards.bishop(inside, occupied) | 1L << inside) & bishops) != 0 ? 0 : 2;
    }

    /**
     * How many moves it seems to take to put a piece of the loser that cannot capture a bishop on a square beside the
     * corner.
     */
    private static int blocker(Board p, int square) {
        int best = 120;
        boolean light = (Bitboards.LIGHT_SQUARES & 1L << square) != 0;
        for (long rest = p.black & ~p.kings & ~p.rooks & ~p.queens; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long bit = rest & -rest;
            int cost;
            if ((p.pawns & bit) != 0) {
                cost = from == square
                        ? 0
                        : (from & 7) == (square & 7) && from > square ? 3 * (from - square >> 3) : 8 + 4 * (from >> 3);
            } else if ((p.knights & bit) != 0) {
                cost = 2 * JUMPS[from * 64 + square];
            } else {
                cost = light != ((Bitboards.LIGHT_SQUARES & bit) != 0)
                        ? 120
                        : from == square ? 0 : (Bitboards.bishop(from, 0) & 1L << square) != 0 ? 2 : 4;
            }
            best = Math.min(best, cost);
        }
        return best;
    }

    /** How far White's best pawn seems to be from promotion. */
    private static int promotion(long pawns, long occupied) {
        int best = 24;
        for (; pawns != 0; pawns &= pawns - 1) {
            int square = Long.numberOfTrailingZeros(pawns);
            long ahead = Bitboards.FILE_A << square + 8;
            best = Math.min(best, 3 * (7 - (square >> 3)) + 11 * Long.bitCount(ahead & occupied));
        }
        return best;
    }

    /** King's moves between two squares of an empty board. */
    private static int distance(int a, int b) {
        return STEPS[a * 64 + b];
    }
}
