package org.onehall.chess;

import java.util.Arrays;

/** Different boards in the order in which they were added; two boards are the same if they agree in everything. */
final class BoardSet {
    private Board[] boards = new Board[32];
    private int count;
    /** Open-addressing table of indexes into {@link #boards}, plus one; 0 = free. */
    private int[] table = new int[64];

    int count() {
        return count;
    }

    Board get(int index) {
        return boards[index];
    }

    void clear() {
        count = 0;
        Arrays.fill(table, 0);
    }

    /** Adds the board and returns whether it was new; the board must not change from then on. */
    boolean add(Board board) {
        int slot = slot(board);
        if (table[slot] != 0) {
            return false;
        }
        if (count == boards.length) {
            boards = Arrays.copyOf(boards, count * 2);
        }
        boards[count++] = board;
        table[slot] = count;
        if (count * 2 > table.length) {
            table = new int[table.length * 2];
            for (int i = 0; i < count; i++) {
                table[slot(boards[i])] = i + 1;
            }
        }
        return true;
    }

    /** Where the board is in the table, or where it belongs. */
    private int slot(Board board) {
        int mask = table.length - 1;
        int slot = (int) board.hash() & mask;
        while (table[slot] != 0 && !boards[table[slot] - 1].same(board)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }
}
