package org.onehall.chess;

/**
 * Counts the sequences of legal moves of one length; plays into boards made beforehand, so that nothing is allocated
 * while counting.
 */
final class Perft {
    private final Board[] boards;
    private final int[][] moves;

    private Perft(Board board, int depth) {
        boards = new Board[depth + 1];
        moves = new int[depth + 1][MoveGenerator.MOST_MOVES];
        for (int i = 0; i < depth; i++) {
            boards[i] = new Board();
        }
        boards[depth] = board;
    }

    /** Depth from 0. Plays the last moves too, or only counts them. */
    static long count(Board board, int depth, boolean makingLeaves) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth must not be negative: " + depth);
        }
        if (depth == 0) {
            return 1;
        }
        var perft = new Perft(board, depth);
        return makingLeaves ? perft.madeLeaves(depth) : perft.countedLeaves(depth);
    }

    private long countedLeaves(int depth) {
        Board board = boards[depth];
        if (depth == 1) {
            return MoveGenerator.count(board);
        }
        int count = MoveGenerator.generate(board, moves[depth]);
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            boards[depth - 1].set(board, moves[depth][i]);
            leaves += countedLeaves(depth - 1);
        }
        return leaves;
    }

    private long madeLeaves(int depth) {
        Board board = boards[depth];
        int count = MoveGenerator.generate(board, moves[depth]);
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            boards[depth - 1].set(board, moves[depth][i]);
            leaves += depth == 1 ? 1 : madeLeaves(depth - 1);
        }
        return leaves;
    }
}
