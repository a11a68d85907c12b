package org.onehall.chess;

import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Proves in closed positions that White cannot checkmate, without playing moves. For every piece it grows the set of
 * squares the piece might ever stand on, and the set of pieces that might ever be captured, until nothing changes. A
 * step is left out only if pieces that can neither move nor be captured forbid it for ever, so the sets are never too
 * small. If then no square the king might stand on can be a mating square, there is no mate.
 *
 * <p>A piece that is shut in but might be captured can be looked at twice: either it is never captured where it stands,
 * or it is captured there before it ever moves, and then it is not on the board when the mate is given. A mate excluded
 * in both cases is excluded.
 */
final class Blockade {
    private static final long LAST_RANKS = Bitboards.RANK_1 | Bitboards.RANK_8;

    /** A knight, rook or queen that may stand on so many squares can reach any king. */
    private static final int ROAMING = 40;

    /** What is assumed about a piece. */
    private static final byte NOTHING = 0;

    private static final byte NEVER_CAPTURED_AT_HOME = 1;
    private static final byte CAPTURED_AT_HOME = 2;

    private final int pieces;
    /** Index of each side's king: first White, the side that is to win. */
    private final int[] king = new int[2];

    private final byte[] side;
    private final byte[] type;
    private final byte[] assumed;
    private final long[] start;
    /** Squares each piece might ever stand on. */
    private final long[] reach;
    /** Squares each piece might ever move to, captures only for pawns. */
    private final long[] captures;
    /** Pieces, as bits of their index, that might be captured. */
    private long capturable;
    /** Pieces that became capturable before they could move: those worth looking at twice. */
    private long shutIn;
    /** Pawns that might promote; they move like any piece from then on. */
    private long promotes;
    /** By side: squares of pieces that neither move nor are captured. */
    private final long[] steady = new long[2];
    /** By side: squares that its steady pieces attack for ever. */
    private final long[] guarded = new long[2];
    /** By side: squares on which a piece other than the king might stand. */
    private final long[] occupiable = new long[2];

    /**
     * What proves that White can never give checkmate; null if nothing was proved: a search asks for many positions.
     *
     * @param splits how many pieces may be looked at twice
     */
    static @Nullable Cage cage(Board board, int splits) {
        return board.castling != 0 || board.enPassant >= 0 ? null : new Blockade(board).cage(splits);
    }

    private Blockade(Board board) {
        pieces = Long.bitCount(board.white | board.black);
        side = new byte[pieces];
        type = new byte[pieces];
        assumed = new byte[pieces];
        start = new long[pieces];
        reach = new long[pieces];
        captures = new long[pieces];
        blocks = new long[pieces];
        int n = 0;
        for (long rest = board.white | board.black; rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            side[n] = (byte) ((board.white & bit) != 0 ? 0 : 1);
            type[n] = (byte) board.typeAt(bit);
            start[n] = bit;
            if (type[n] == 5) {
                king[side[n]] = n;
            }
            n++;
        }
    }

    private @Nullable Cage cage(int splits) {
        if (close(splits == 0) && !mateConceivable()) {
            return walls();
        }
        if (splits > 0) {
            for (long candidates = shutIn; candidates != 0; candidates &= candidates - 1) {
                int piece = Long.numberOfTrailingZeros(candidates);
                if (assumed[piece] == NOTHING) {
                    Cage either = either(piece, splits - 1);
                    if (either != null) {
                        return either;
                    }
                }
            }
        }
        return null;
    }

    private @Nullable Cage either(int piece, int splits) {
        assumed[piece] = NEVER_CAPTURED_AT_HOME;
        Cage ifNever = cage(splits);
        Cage ifCaptured = null;
        if (ifNever != null) {
            assumed[piece] = CAPTURED_AT_HOME;
            ifCaptured = cage(splits);
        }
        assumed[piece] = NOTHING;
        return ifNever == null || ifCaptured == null
                ? null
                : new Cage.Either(Square.at(Long.numberOfTrailingZeros(start[piece])), ifNever, ifCaptured);
    }

    private Cage walls() {
        var walls = new ArrayList<Cage.Wall>(pieces);
        for (int i = 0; i < pieces; i++) {
            walls.add(new Cage.Wall(Long.numberOfTrailingZeros(start[i]), reach[i], (capturable & 1L << i) != 0));
        }
        return new Cage.Walls(walls);
    }

    /**
     * Grows all sets to the end; gives up and returns false when a pawn of White might promote and, in haste, also when
     * a piece roams.
     */
    private boolean close(boolean haste) {
        System.arraycopy(start, 0, reach, 0, pieces);
        capturable = 0;
        shutIn = 0;
        promotes = 0;
        for (int i = 0; i < pieces; i++) {
            if (assumed[i] == CAPTURED_AT_HOME) {
                capturable |= 1L << i;
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            summarise();
            long targets0 = 0;
            long targets1 = 0;
            for (int i = 0; i < pieces; i++) {
                int us = side[i];
                long before = reach[i];
                if (assumed[i] == CAPTURED_AT_HOME) {
                    captures[i] = 0;
                    continue;
                }
                if (type[i] == 0 && (promotes & 1L << i) == 0) {
                    captures[i] = Bitboards.pawnAttacks(us, before);
                    reach[i] = before | captures[i] & occupiable[us ^ 1] | pushes(i);
                    if ((reach[i] & LAST_RANKS) != 0) {
                        if (us == 0) {
                            return false;
                        }
                        promotes |= 1L << i;
                        reach[i] = -1L;
                    }
                } else if (type[i] == 5) {
                    long allowed = ~steady[us] & ~guarded[us ^ 1];
                    long grown = before;
                    long next;
                    while ((next = grown | kingSteps(grown) & allowed) != grown) {
                        grown = next;
                    }
                    reach[i] = grown;
                    captures[i] = kingSteps(grown) & allowed;
                } else {
                    // Line pieces go step by step: every square they cross must be free for a while, so they may stop
                    // there.
                    long allowed = ~steady[us] & ~(isSteady(king[us ^ 1]) ? start[king[us ^ 1]] : 0);
                    int kind = type[i];
                    long grown = before;
                    long next;
                    while ((next = grown | steps(kind, grown) & allowed) != grown) {
                        grown = next;
                    }
                    reach[i] = grown;
                    captures[i] = steps(kind, grown) & allowed;
                    if (haste && us == 0 && kind != 2 && Long.bitCount(grown) >= ROAMING) {
                        return false;
                    }
                }
                changed |= reach[i] != before;
                if (us == 0) {
                    targets0 |= captures[i];
                } else {
                    targets1 |= captures[i];
                }
            }
            for (int i = 0; i < pieces; i++) {
                if (type[i] != 5 && (capturable & 1L << i) == 0) {
                    boolean safe = assumed[i] == NEVER_CAPTURED_AT_HOME && reach[i] == start[i];
                    if (!safe && (reach[i] & (side[i] == 0 ? targets1 : targets0)) != 0) {
                        capturable |= 1L << i;
                        if (reach[i] == start[i]) {
                            shutIn |= 1L << i;
                        }
                        changed = true;
                    }
                }
            }
        }
        return true;
    }

    private void summarise() {
        steady[0] = 0;
        steady[1] = 0;
        guarded[0] = 0;
        guarded[1] = 0;
        occupiable[0] = 0;
        occupiable[1] = 0;
        for (int i = 0; i < pieces; i++) {
            int us = side[i];
            if (isSteady(i)) {
                steady[us] |= start[i];
                int square = Long.numberOfTrailingZeros(start[i]);
                guarded[us] |= switch (type[i]) {
                    case 0 -> Bitboards.PAWN[us][square];
                    case 1 -> Bitboards.KNIGHT[square];
                    case 2 -> Bitboards.bishop(square, -1L);
                    case 3 -> Bitboards.rook(square, -1L);
                    default -> Bitboards.KING[square];
                };
            }
            if (type[i] != 5) {
                occupiable[us] |= reach[i];
            }
        }
    }

    private boolean isSteady(int piece) {
        return reach[piece] == start[piece] && (capturable & 1L << piece) == 0;
    }

    /** A pawn's straight moves, as far as a pawn that cannot leave the same file allows. */
    private long pushes(int pawn) {
        int us = side[pawn];
        long file = Bitboards.FILE_A << (Long.numberOfTrailingZeros(start[pawn]) & 7);
        long allowed = ~(steady[0] | steady[1]);
        if ((reach[pawn] & ~file) == 0) {
            for (int i = 0; i < pieces; i++) {
                if (type[i] == 0
                        && (start[i] & file) != 0
                        && (reach[i] & ~file) == 0
                        && (capturable & 1L << i) == 0
                        && (us == 0
                                ? Long.compareUnsigned(start[i], start[pawn]) > 0
                                : Long.compareUnsigned(start[i], start[pawn]) < 0)) {
                    // That pawn is always further on, so this one stays behind the furthest square of that one.
                    int furthest =
                            us == 0 ? 63 - Long.numberOfLeadingZeros(reach[i]) : Long.numberOfTrailingZeros(reach[i]);
                    allowed &= us == 0 ? (1L << furthest) - 1 : -2L << furthest;
                }
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
        long near = (from & ~Bitboards.FILE_H) << 1 | (from & ~Bitboards.FILE_A) >>> 1;
        long far = (from & ~(Bitboards.FILE_H | Bitboards.FILE_H >>> 1)) << 2
                | (from & ~(Bitboards.FILE_A | Bitboards.FILE_A << 1)) >>> 2;
        return near << 16 | near >>> 16 | far << 8 | far >>> 8;
    }

    // ---- the grown sets ----

    /**
     * Whether some square might be a mating square: the king can be there and be attacked, and each square around it
     * might be attacked, or blocked by a piece of its own side, with a piece for each block.
     */
    private boolean mateConceivable() {
        long kingReach = reach[king[1]];
        long winnersKing = reach[king[0]];
        long stuckKing = isSteady(king[1]) ? start[king[1]] : 0;
        long attackable = 0;
        for (int i = 0; i < pieces; i++) {
            if (side[i] == 0 && type[i] != 5 && assumed[i] != CAPTURED_AT_HOME) {
                // A line piece also covers what lies behind the king it attacks, even if it can never stand on that
                // square.
                attackable |= type[i] == 0
                        ? Bitboards.pawnAttacks(0, reach[i])
                        : steps(type[i], reach[i] | steps(type[i], reach[i]) & stuckKing);
            }
        }
        for (long rest = kingReach & attackable; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long around = Bitboards.KING[square] & ~attackable;
            if (around == 0) {
                return true;
            }
            for (long from = winnersKing & ~Bitboards.KING[square] & ~(1L << square); from != 0; from &= from - 1) {
                long open = around & ~Bitboards.KING[Long.numberOfTrailingZeros(from)];
                if (open == 0 || blockable(open)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the loser's pieces might stand on all these squares at once, each piece on one. */
    private boolean blockable(long squares) {
        long used = 0;
        Arrays.fill(blocks, 0);
        // Squares are given to pieces one by one; a piece that already has a square may have to take another one.
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            visited = 0;
            if (!place(rest & -rest, used)) {
                return false;
            }
            used |= rest & -rest;
        }
        return true;
    }

    private long visited;
    /** The square each piece blocks in the attempt under way. */
    private final long[] blocks;

    private boolean place(long square, long used) {
        for (int i = 0; i < pieces; i++) {
            if (side[i] == 1
                    && type[i] != 5
                    && assumed[i] != CAPTURED_AT_HOME
                    && (reach[i] & square) != 0
                    && (visited & 1L << i) == 0) {
                visited |= 1L << i;
                if ((blocks[i] & used) == 0 || place(blocks[i], used)) {
                    blocks[i] = square;
                    return true;
                }
            }
        }
        return false;
    }
}
