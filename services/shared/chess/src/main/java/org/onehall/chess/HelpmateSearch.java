package org.onehall.chess;

import java.util.Arrays;

/**
 * Looks for a series of legal moves that ends with White giving checkmate, both sides helping. Positions are opened in
 * order, those that look nearest to a mate first. Each is opened once; positions are compared exactly. When none is
 * left to open, there is no such series; positions in which White's material cannot mate are not opened at all.
 */
final class HelpmateSearch {
    /**
     * Longs per position met: three for the kinds of pieces, one for White's pieces, and one for the rest and for the
     * position before it.
     */
    private static final int WIDTH = 5;
    /**
     * The last long: one bit for whether it was opened, 17 for the move to it, 25 for the position before it, 21 for
     * the rest.
     */
    private static final int MOVE_SHIFT = 1;

    private static final int PARENT_SHIFT = 18;
    private static final int REST_SHIFT = 43;
    /** One search never meets more positions than this: about 33 million. */
    private static final int MOST_POSITIONS = 1 << REST_SHIFT - PARENT_SHIFT;

    private static final int BIG = 1 << 20;
    private static final int CHUNK_BITS = 8;
    private static final int CHUNK = 1 << CHUNK_BITS;
    /** Positions met with the first guess before the other guesses are used too. */
    private static final int ONE_GUESS = 2_500;

    /** Everything met so far, in order of discovery, in chunks. */
    private long[][] met = new long[16][];

    private int count;
    /** Open-addressing table of indexes into {@link #met}, plus one; 0 = free. */
    private int[] table = new int[2048];

    private final Guess[] guesses = new Guess[Promise.PLANS];
    /** The plan that is followed alone at first. */
    private final int first;

    private boolean all;
    private int turn;

    private int mate = -1;
    private Winnability verdict = Winnability.UNDECIDED;
    private final int[] moves;
    private final Board parent = new Board();
    private final Board child = new Board();
    private final Promise promise;

    /** Positions waiting to be opened, in the order of one guess at the distance to a mate. */
    private static final class Guess {
        final int[][] buckets = new int[Promise.FURTHEST + 1][];
        final int[] sizes = new int[Promise.FURTHEST + 1];
        int lowest = Promise.FURTHEST + 1;

        void push(int distance, int index) {
            int[] bucket = buckets[distance];
            if (bucket == null) {
                bucket = buckets[distance] = new int[16];
            } else if (sizes[distance] == bucket.length) {
                bucket = buckets[distance] = Arrays.copyOf(bucket, bucket.length * 2);
            }
            bucket[sizes[distance]++] = index;
            lowest = Math.min(lowest, distance);
        }

        /** The most promising position, the latest one if several are equal; -1 if none is left. */
        int pop() {
            while (lowest <= Promise.FURTHEST && sizes[lowest] == 0) {
                lowest++;
            }
            return lowest > Promise.FURTHEST ? -1 : buckets[lowest][--sizes[lowest]];
        }
    }

    HelpmateSearch(Board start) {
        moves = new int[MoveGenerator.mostMoves(start)];
        promise = new Promise();
        first = Promise.firstPlan(start);
        guesses[first] = new Guess();
        child.set(start);
        child.dropIdleEnPassant();
        meet(0, 0);
    }

    /** Continues the search until the question is decided or more than {@code most} positions have been met in all. */
    Winnability run(long most) {
        long limit = Math.min(most, MOST_POSITIONS - MoveGenerator.MOST_MOVES);
        while (verdict == Winnability.UNDECIDED && count <= limit) {
            if (!all && count > ONE_GUESS) {
                askAll();
            }
            turn = !all ? first : turn + 1 == Promise.PLANS ? 0 : turn + 1;
            int index = guesses[turn].pop();
            if (index < 0) {
                // Every position is in every queue, so every position met has been taken from this one.
                verdict = Winnability.UNWINNABLE;
            } else if (!opened(index)) {
                open(index);
            }
        }
        return verdict;
    }

    /** How many different positions were met. */
    int positions() {
        return count;
    }

    /** The packed moves to the mate that was found; empty if the start is one. */
    int[] line() {
        int length = 0;
        for (int i = mate; i > 0; i = parentOf(i)) {
            length++;
        }
        int[] line = new int[length];
        for (int i = mate; i > 0; i = parentOf(i)) {
            line[--length] = (int) (last(i) >>> MOVE_SHIFT) & 0x1ffff;
        }
        return line;
    }

    private void askAll() {
        all = true;
        for (int plan = 0; plan < Promise.PLANS; plan++) {
            if (plan != first) {
                guesses[plan] = new Guess();
                for (int i = 0; i < count; i++) {
                    if (!opened(i)) {
                        load(i, child);
                        guesses[plan].push(promise.of(child, plan), i);
                    }
                }
            }
        }
    }

    private void open(int index) {
        met[index >> CHUNK_BITS][(index & CHUNK - 1) * WIDTH + 4] |= 1;
        load(index, parent);
        int n = MoveGenerator.generate(parent, moves);
        if (n == 0) {
            if (parent.side != 0 && parent.isCheck()) {
                mate = index;
                verdict = Winnability.WINNABLE;
            }
            return;
        }
        for (int i = 0; i < n; i++) {
            child.set(parent, moves[i]);
            child.dropIdleEnPassant();
            if (!Material.cannotMate(child, 0)) {
                meet(index, moves[i]);
            }
        }
    }

    private void meet(int from, int move) {
        long kinds0 = child.pawns | child.bishops | child.queens;
        long kinds1 = child.knights | child.bishops | child.kings;
        long kinds2 = child.rooks | child.queens | child.kings;
        long rest = rest(child);
        int mask = table.length - 1;
        int slot = (int) child.hash() & mask;
        while (table[slot] != 0) {
            int other = table[slot] - 1;
            long[] chunk = met[other >> CHUNK_BITS];
            int at = (other & CHUNK - 1) * WIDTH;
            if (chunk[at] == kinds0
                    && chunk[at + 1] == kinds1
                    && chunk[at + 2] == kinds2
                    && chunk[at + 3] == child.white
                    && chunk[at + 4] >>> REST_SHIFT == rest) {
                return;
            }
            slot = slot + 1 & mask;
        }
        long[] chunk = room();
        int at = (count & CHUNK - 1) * WIDTH;
        chunk[at] = kinds0;
        chunk[at + 1] = kinds1;
        chunk[at + 2] = kinds2;
        chunk[at + 3] = child.white;
        chunk[at + 4] = rest << REST_SHIFT | (long) from << PARENT_SHIFT | (move & 0x1ffffL) << MOVE_SHIFT;
        table[slot] = ++count;
        if (!all) {
            guesses[first].push(promise.of(child, first), count - 1);
        } else {
            for (int plan = 0; plan < Promise.PLANS; plan++) {
                guesses[plan].push(promise.of(child, plan), count - 1);
            }
        }
        if (count * 2L > table.length) {
            grow();
        }
    }

    private long[] room() {
        int chunk = count >> CHUNK_BITS;
        if (chunk == met.length) {
            met = Arrays.copyOf(met, met.length * 2);
        }
        if (met[chunk] == null) {
            met[chunk] = new long[CHUNK * WIDTH];
        }
        return met[chunk];
    }

    /** Side to move, file of the en-passant square and files of the rooks that may castle in one number of 21 bits. */
    private static long rest(Board b) {
        return b.side
                | (b.enPassant < 0 ? 0 : b.enPassant & 7 | 8) << 1
                | (b.castling & 0xff) << 5
                | b.castling >>> 56 << 13;
    }

    private void load(int index, Board board) {
        long[] chunk = met[index >> CHUNK_BITS];
        int at = (index & CHUNK - 1) * WIDTH;
        long kinds0 = chunk[at];
        long kinds1 = chunk[at + 1];
        long kinds2 = chunk[at + 2];
        board.pawns = kinds0 & ~kinds1 & ~kinds2;
        board.knights = kinds1 & ~kinds0 & ~kinds2;
        board.bishops = kinds0 & kinds1;
        board.rooks = kinds2 & ~kinds0 & ~kinds1;
        board.queens = kinds0 & kinds2;
        board.kings = kinds1 & kinds2;
        board.white = chunk[at + 3];
        board.black = (kinds0 | kinds1 | kinds2) & ~board.white;
        long rest = chunk[at + 4] >>> REST_SHIFT;
        board.side = (int) rest & 1;
        int file = (int) (rest >> 1) & 15;
        board.enPassant = file == 0 ? -1 : (file & 7) + (board.side == 0 ? 40 : 16);
        board.castling = rest >> 5 & 0xff | (rest >> 13 & 0xff) << 56;
    }

    private long last(int index) {
        return met[index >> CHUNK_BITS][(index & CHUNK - 1) * WIDTH + 4];
    }

    private int parentOf(int index) {
        return (int) (last(index) >>> PARENT_SHIFT) & MOST_POSITIONS - 1;
    }

    private boolean opened(int index) {
        return (last(index) & 1) != 0;
    }

    private void grow() {
        table = new int[table.length * (count < BIG ? 4 : 2)];
        int mask = table.length - 1;
        for (int i = 0; i < count; i++) {
            load(i, child);
            int slot = (int) child.hash() & mask;
            while (table[slot] != 0) {
                slot = slot + 1 & mask;
            }
            table[slot] = i + 1;
        }
    }
}
