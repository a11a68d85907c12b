package org.onehall.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Looks for a series of legal moves that ends with one side giving checkmate, both sides helping. Positions are opened in
 * the order of how near a mate they look, each once, compared exactly. When none is left to open there is no such series;
 * positions in which the winner's material cannot mate are not opened at all.
 */
final class HelpmateSearch {
    private static final int BUCKETS = Promise.FURTHEST + 1;

    private final int winner;

    /** Everything met so far, in order of discovery, with the index and move it came from. */
    private Board[] met = new Board[256];
    private int[] parent = new int[256];
    private int[] moveTo = new int[256];
    private int count;
    /** Open-addressing table of indexes into {@link #met}, plus one; 0 = free. */
    private int[] table = new int[1024];

    private final int[][] buckets = new int[BUCKETS][];
    private final int[] bucketSizes = new int[BUCKETS];
    private int lowest = BUCKETS;

    private int mate = -1;
    private Winnability verdict = Winnability.UNDECIDED;
    private final int[] moves = new int[MoveGenerator.MOST_MOVES];

    /**
     * @param winner 0 = White, 1 = Black
     */
    HelpmateSearch(Board start, int winner) {
        this.winner = winner;
        var first = new Board(start);
        first.dropIdleEnPassant();
        meet(first, -1, 0);
    }

    /** Searches on until the question is decided or more than {@code most} positions have been met in all. */
    Winnability run(int most) {
        while (verdict == Winnability.UNDECIDED && count <= most) {
            while (lowest < BUCKETS && bucketSizes[lowest] == 0) {
                lowest++;
            }
            if (lowest == BUCKETS) {
                verdict = Winnability.UNWINNABLE;
            } else {
                open(buckets[lowest][--bucketSizes[lowest]]);
            }
        }
        return verdict;
    }

    /** Ends the search because something else has proved that no mate is possible. */
    void close() {
        verdict = Winnability.UNWINNABLE;
    }

    Winnability verdict() {
        return verdict;
    }

    private void open(int index) {
        Board position = met[index];
        int n = MoveGenerator.generate(position, moves);
        if (n == 0) {
            if (position.side != winner && position.isCheck()) {
                mate = index;
                verdict = Winnability.WINNABLE;
            }
        } else if (!Material.cannotMate(position, winner)) {
            for (int i = 0; i < n; i++) {
                var after = new Board();
                after.set(position, moves[i]);
                after.dropIdleEnPassant();
                meet(after, index, moves[i]);
            }
        }
    }

    /** How many different positions were met. */
    int positions() {
        return count;
    }

    /** The moves to the mate that was found; empty if none was. */
    List<Move> line() {
        var line = new ArrayList<Move>();
        for (int i = mate; i > 0; i = parent[i]) {
            line.add(Position.unpack(moveTo[i]));
        }
        Collections.reverse(line);
        return line;
    }

    private void meet(Board position, int from, int move) {
        int mask = table.length - 1;
        int slot = (int) position.hash() & mask;
        while (table[slot] != 0) {
            if (met[table[slot] - 1].same(position)) {
                return;
            }
            slot = slot + 1 & mask;
        }
        if (count == met.length) {
            met = Arrays.copyOf(met, count * 2);
            parent = Arrays.copyOf(parent, count * 2);
            moveTo = Arrays.copyOf(moveTo, count * 2);
        }
        met[count] = position;
        parent[count] = from;
        moveTo[count] = move;
        table[slot] = ++count;
        push(Promise.of(position, winner), count - 1);
        if (count * 2 > table.length) {
            grow();
        }
    }

    private void grow() {
        table = new int[table.length * 4];
        int mask = table.length - 1;
        for (int i = 0; i < count; i++) {
            int slot = (int) met[i].hash() & mask;
            while (table[slot] != 0) {
                slot = slot + 1 & mask;
            }
            table[slot] = i + 1;
        }
    }

    private void push(int bucket, int index) {
        int[] entries = buckets[bucket];
        if (entries == null) {
            entries = buckets[bucket] = new int[16];
        } else if (bucketSizes[bucket] == entries.length) {
            entries = buckets[bucket] = Arrays.copyOf(entries, entries.length * 2);
        }
        entries[bucketSizes[bucket]++] = index;
        lowest = Math.min(lowest, bucket);
    }
}
