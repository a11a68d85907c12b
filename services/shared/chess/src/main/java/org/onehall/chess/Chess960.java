package org.onehall.chess;

/** Initial positions of Chess960 (960 II.2), and which rook a castling right belongs to. */
final class Chess960 {
    static final int NUMBERS = 960;
    /**
     * The first and the second knight among the five squares left after bishops and queen, by the last digit of the
     * number.
     */
    private static final String[] KNIGHTS = {"01", "02", "03", "04", "12", "13", "14", "23", "24", "34"};

    private Chess960() {}

    /**
     * White's first rank from the a-file to the h-file by the usual numbering: bishops, queen, knights, then rook,
     * king, rook.
     */
    static String firstRank(int number) {
        if (number < 0 || number >= NUMBERS) {
            throw new IllegalArgumentException("Chess960 positions are numbered from 0 to 959: " + number);
        }
        char[] rank = new char[8];
        rank[number % 4 * 2 + 1] = 'B';
        rank[number / 4 % 4 * 2] = 'B';
        rank[free(rank, number / 16 % 6)] = 'Q';
        String knights = KNIGHTS[number / 96];
        int first = free(rank, knights.charAt(0) - '0');
        int second = free(rank, knights.charAt(1) - '0');
        rank[first] = 'N';
        rank[second] = 'N';
        for (char piece : "RKR".toCharArray()) {
            rank[free(rank, 0)] = piece;
        }
        return new String(rank);
    }

    /** The file of the n-th empty square. */
    private static int free(char[] rank, int n) {
        int file = 0;
        for (int empty = 0; ; file++) {
            if (rank[file] == 0 && empty++ == n) {
                return file;
            }
        }
    }

    /** The squares of the king's rank to the right of the king (king's side) or to its left. */
    static long side(int king, boolean kingSide) {
        long rank = 0xffL << (king & 56);
        long right = rank & -2L << king;
        return kingSide ? right : rank & ~right & ~(1L << king);
    }

    /** The rook furthest from the king on one side of it, or -1. */
    static int outermostRook(long rooks, int king, boolean kingSide) {
        long there = rooks & side(king, kingSide);
        return there == 0 ? -1 : kingSide ? 63 - Long.numberOfLeadingZeros(there) : Long.numberOfTrailingZeros(there);
    }
}
