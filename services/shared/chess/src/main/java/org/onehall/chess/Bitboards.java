package org.onehall.chess;

/** Sets of squares as bits of a long: bit 0 = a1 … bit 63 = h8. Never leaves this package. */
final class Bitboards {
    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = FILE_A << 7;
    static final long RANK_1 = 0xffL;
    static final long RANK_3 = RANK_1 << 16;
    static final long RANK_6 = RANK_1 << 40;
    static final long RANK_8 = RANK_1 << 56;
    static final long LIGHT_SQUARES = 0x55aa55aa55aa55aaL;

    static final long[] KING = new long[64];
    static final long[] KNIGHT = new long[64];
    /** Squares attacked by a pawn of side 0 (White) or 1 (Black). */
    static final long[][] PAWN = new long[2][64];

    private static final long[] ROOK = new long[64];
    private static final long[] BISHOP = new long[64];
    /** Four lines through a square (rank, file, both diagonals), split into the part below and the part above it. */
    private static final long[] BELOW = new long[4 * 64];

    private static final long[] ABOVE = new long[4 * 64];
    /** Squares strictly between two squares of one line, else empty. */
    private static final long[] BETWEEN = new long[64 * 64];
    /** The whole line through two squares of one line, both included, else empty. */
    private static final long[] LINE = new long[64 * 64];

    static {
        int[][] up = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
        int[][] knight = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
        for (int square = 0; square < 64; square++) {
            for (int[] step : knight) {
                KNIGHT[square] |= step(square, step[0], step[1]);
            }
            for (int line = 0; line < 4; line++) {
                int dx = up[line][0];
                int dy = up[line][1];
                KING[square] |= step(square, dx, dy) | step(square, -dx, -dy);
                ABOVE[square * 4 + line] = ray(square, dx, dy);
                BELOW[square * 4 + line] = ray(square, -dx, -dy);
            }
            ROOK[square] = rook(square, 0);
            BISHOP[square] = bishop(square, 0);
            PAWN[0][square] = step(square, -1, 1) | step(square, 1, 1);
            PAWN[1][square] = step(square, -1, -1) | step(square, 1, -1);
        }
        for (int from = 0; from < 64; from++) {
            for (int line = 0; line < 4; line++) {
                long whole = ABOVE[from * 4 + line] | BELOW[from * 4 + line];
                for (long rest = whole; rest != 0; rest &= rest - 1) {
                    int to = Long.numberOfTrailingZeros(rest);
                    LINE[from * 64 + to] = whole | 1L << from;
                    BETWEEN[from * 64 + to] = along(from, line, 1L << to) & along(to, line, 1L << from);
                }
            }
        }
    }

    private Bitboards() {}

    /** Squares a rook reaches on an empty board. */
    static long rook(int square) {
        return ROOK[square];
    }

    /** Squares a bishop reaches on an empty board. */
    static long bishop(int square) {
        return BISHOP[square];
    }

    private static long step(int square, int dx, int dy) {
        int file = (square & 7) + dx;
        int rank = (square >> 3) + dy;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : 1L << (rank * 8 + file);
    }

    private static long ray(int square, int dx, int dy) {
        long ray = 0;
        long next = step(square, dx, dy);
        while (next != 0) {
            ray |= next;
            next = step(Long.numberOfTrailingZeros(next), dx, dy);
        }
        return ray;
    }

    /**
     * Squares a line piece reaches on one line, blockers included. Subtracting the highest blocker below from the
     * blockers above flips exactly the bits from that lower blocker up to the lowest upper one.
     */
    private static long along(int square, int line, long occupied) {
        long below = BELOW[square * 4 + line];
        long above = ABOVE[square * 4 + line];
        long highestBelow = Long.MIN_VALUE >>> Long.numberOfLeadingZeros(below & occupied | 1);
        long blockersAbove = above & occupied;
        return (below | above) & (blockersAbove ^ (blockersAbove - highestBelow));
    }

    static long rook(int square, long occupied) {
        return along(square, 0, occupied) | along(square, 1, occupied);
    }

    static long bishop(int square, long occupied) {
        return along(square, 2, occupied) | along(square, 3, occupied);
    }

    static long queen(int square, long occupied) {
        return rook(square, occupied) | bishop(square, occupied);
    }

    static long between(int from, int to) {
        return BETWEEN[from * 64 + to];
    }

    static long line(int from, int to) {
        return LINE[from * 64 + to];
    }

    /** All squares attacked by pawns of one side (0 = White). */
    static long pawnAttacks(int side, long pawns) {
        return side == 0
                ? (pawns & ~FILE_A) << 7 | (pawns & ~FILE_H) << 9
                : (pawns & ~FILE_A) >>> 9 | (pawns & ~FILE_H) >>> 7;
    }
}
