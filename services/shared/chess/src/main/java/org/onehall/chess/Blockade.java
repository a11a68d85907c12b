package org.onehall.chess;

/**
 * Proves in closed positions that a side cannot checkmate, without playing moves. For every piece it grows the set of
 * squares the piece might ever stand on, and the set of pieces that might ever be captured, until nothing changes. A step
 * is left out only if pieces that can neither move nor be captured forbid it for ever, so the sets are never too small. If
 * then no square the king might stand on can be a mating square, there is no mate.
 */
final class Blockade {
    private final Board p;
    private final int pieces;
    private final int[] side = new int[64];
    private final int[] type = new int[64];
    private final long[] start = new long[64];
    /** Squares each piece might ever stand on. */
    private final long[] reach = new long[64];
    /** Squares each piece might ever move to, captures only for pawns. */
    private final long[] captures = new long[64];
    private final boolean[] capturable = new boolean[64];
    /** A pawn that might promote moves like any piece from then on. */
    private final boolean[] promotes = new boolean[64];

    private Blockade(Board p) {
        this.p = p;
        int n = 0;
        for (long rest = p.white | p.black; rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            side[n] = (p.white & bit) != 0 ? 0 : 1;
            type[n] = p.typeAt(bit);
            start[n] = bit;
            reach[n] = bit;
            n++;
        }
        pieces = n;
    }

    /** Whether it is proved that one side (0 = White) can never give checkmate; false says nothing. */
    static boolean excludesMate(Board position, int winner) {
        if (position.castling != 0 || position.enPassant >= 0) {
            return false;
        }
        var blockade = new Blockade(position);
        return blockade.close(winner) && !blockade.mateConceivable(winner);
    }

    /** Grows all sets to the end; gives up with false when a pawn of the winner might promote. */
    private boolean close(int winner) {
        boolean changed = true;
        while (changed) {
            changed = false;
            long[] steady = {steady(0), steady(1)};
            long[] guarded = {alwaysAttacked(0, steady), alwaysAttacked(1, steady)};
            long[] occupiable = {mayStand(0), mayStand(1)};
            for (int i = 0; i < pieces; i++) {
                int us = side[i];
                long before = reach[i];
                if (type[i] == 0 && !promotes[i]) {
                    captures[i] = Bitboards.pawnAttacks(us, reach[i]);
                    reach[i] |= captures[i] & occupiable[us ^ 1] | pushes(i);
                    if ((reach[i] & (Bitboards.RANK_1 | Bitboards.RANK_8)) != 0) {
                        if (us == winner) {
                            return false;
                        }
                        promotes[i] = true;
                    }
                } else if (type[i] == 5) {
                    captures[i] = kingSteps(reach[i]) & ~steady[us] & ~guarded[us ^ 1];
                    reach[i] |= captures[i];
                } else {
                    // Line pieces go step by step: every square they cross must be free for a while, so they may stop there.
                    captures[i] = steps(type[i], reach[i]) & ~steady[us] & ~stuckKing(us ^ 1);
                    reach[i] |= captures[i];
                }
                changed |= reach[i] != before;
            }
            long[] targets = {0, 0};
            for (int i = 0; i < pieces; i++) {
                targets[side[i]] |= captures[i];
            }
            for (int i = 0; i < pieces; i++) {
                if (type[i] != 5 && !capturable[i] && (reach[i] & targets[side[i] ^ 1]) != 0) {
                    capturable[i] = true;
                    changed = true;
                }
            }
        }
        return true;
    }

    /** Squares of one side's pieces that neither move nor are captured. */
    private long steady(int of) {
        long squares = 0;
        for (int i = 0; i < pieces; i++) {
            if (side[i] == of && isSteady(i)) {
                squares |= start[i];
            }
        }
        return squares;
    }

    private boolean isSteady(int piece) {
        return reach[piece] == start[piece] && !capturable[piece];
    }

    private long stuckKing(int of) {
        for (int i = 0; i < pieces; i++) {
            if (type[i] == 5 && side[i] == of && isSteady(i)) {
                return start[i];
            }
        }
        return 0;
    }

    /** Squares where a piece of one side other than the king might stand. */
    private long mayStand(int of) {
        long squares = 0;
        for (int i = 0; i < pieces; i++) {
            if (side[i] == of && type[i] != 5) {
                squares |= reach[i];
            }
        }
        return squares;
    }

    /** Squares that steady pieces of one side attack whatever happens elsewhere. */
    private long alwaysAttacked(int by, long[] steady) {
        long squares = 0;
        for (long rest = steady[by]; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            squares |= switch (p.typeAt(1L << square)) {
                case 0 -> Bitboards.PAWN[by][square];
                case 1 -> Bitboards.KNIGHT[square];
                case 2 -> Bitboards.bishop(square, -1L);
                case 3 -> Bitboards.rook(square, -1L);
                default -> Bitboards.KING[square];
            };
        }
        return squares;
    }

    /** Pawn moves straight on, as far as a pawn on the same file that cannot leave it allows. */
    private long pushes(int pawn) {
        int us = side[pawn];
        long file = Bitboards.FILE_A << (Long.numberOfTrailingZeros(start[pawn]) & 7);
        long allowed = -1L;
        for (int i = 0; i < pieces; i++) {
            if (isSteady(i)) {
                allowed &= ~start[i];
            }
            boolean ahead = us == 0 ? Long.compareUnsigned(start[i], start[pawn]) > 0 : Long.compareUnsigned(start[i], start[pawn]) < 0;
            if (i != pawn && type[i] == 0 && ahead && !capturable[i] && ((reach[i] | reach[pawn]) & ~file) == 0) {
                // That pawn is always further on, so this one stays behind the furthest square of that one.
                int furthest = us == 0 ? 63 - Long.numberOfLeadingZeros(reach[i]) : Long.numberOfTrailingZeros(reach[i]);
                allowed &= us == 0 ? (1L << furthest) - 1 : ~((1L << furthest) | (1L << furthest) - 1);
            }
        }
        long one = (us == 0 ? reach[pawn] << 8 : reach[pawn] >>> 8) & allowed;
        long onThird = one & (us == 0 ? Bitboards.RANK_1 << 16 : Bitboards.RANK_8 >>> 16);
        return one | (us == 0 ? onThird << 8 : onThird >>> 8) & allowed;
    }

    /** Single steps of a piece; a promoted pawn (type 0) may be any piece. */
    private static long steps(int type, long from) {
        return switch (type) {
            case 1 -> knightSteps(from);
            case 2 -> diagonalSteps(from);
            case 3 -> straightSteps(from);
            case 4 -> diagonalSteps(from) | straightSteps(from);
            default -> knightSteps(from) | diagonalSteps(from) | straightSteps(from);
        };
    }

    private static long straightSteps(long from) {
        return from << 8 | from >>> 8 | (from & ~Bitboards.FILE_H) << 1 | (from & ~Bitboards.FILE_A) >>> 1;
    }

    private static long diagonalSteps(long from) {
        return Bitboards.pawnAttacks(0, from) | Bitboards.pawnAttacks(1, from);
    }

    private static long kingSteps(long from) {
        return straightSteps(from) | diagonalSteps(from);
    }

    private static long knightSteps(long from) {
        long steps = 0;
        for (; from != 0; from &= from - 1) {
            steps |= Bitboards.KNIGHT[Long.numberOfTrailingZeros(from)];
        }
        return steps;
    }

    // ---- the grown sets ----

    /**
     * Whether some square might be a mating square: the king can be there and be attacked, and each square around it might
     * be attacked, or blocked by a piece of its own side, with enough pieces for all the blocks.
     */
    private boolean mateConceivable(int winner) {
        long king = 0;
        long winnersKing = 0;
        long attackable = 0;
        long stuckKing = stuckKing(winner ^ 1);
        for (int i = 0; i < pieces; i++) {
            if (type[i] == 5) {
                if (side[i] == winner) {
                    winnersKing = reach[i];
                } else {
                    king = reach[i];
                }
            } else if (side[i] == winner) {
                // A line piece also covers what lies behind the king it attacks, even if it can never stand on that square.
                attackable |= type[i] == 0 ? Bitboards.pawnAttacks(winner, reach[i])
                        : steps(type[i], reach[i] | steps(type[i], reach[i]) & stuckKing);
            }
        }
        for (long rest = king & attackable; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long around = Bitboards.KING[square] & ~attackable;
            for (long from = winnersKing & ~Bitboards.KING[square] & ~(1L << square); from != 0; from &= from - 1) {
                if (blockable(around & ~Bitboards.KING[Long.numberOfTrailingZeros(from)], winner ^ 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether one side's pieces might stand on all these squares at once, as far as their number and each square tell. */
    private boolean blockable(long squares, int by) {
        long open = squares;
        int helpers = 0;
        for (int i = 0; i < pieces; i++) {
            if (side[i] == by && type[i] != 5 && (reach[i] & squares) != 0) {
                open &= ~reach[i];
                helpers++;
            }
        }
        return open == 0 && helpers >= Long.bitCount(squares);
    }
}
