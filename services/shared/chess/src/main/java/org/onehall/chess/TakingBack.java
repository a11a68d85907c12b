package org.onehall.chess;

/**
 * Whether the players can walk back from a position to the one before the last move: the piece goes back to where it
 * came from, while a piece of the opponent moves to and fro. Then each position can arise from the other, and neither
 * is dead unless both are.
 */
final class TakingBack {
    private TakingBack() {}

    /**
     * Whether {@code before} can arise again from {@code after}, the position one legal move later. False: not found.
     */
    static boolean isPossible(Board before, Board after) {
        if (before.pawns != after.pawns
                || before.castling != after.castling
                || Long.bitCount(before.occupied()) != Long.bitCount(after.occupied())
                || before.canCaptureEnPassant()) {
            return false;
        }
        long came = before.own() & ~after.enemy();
        long went = after.enemy() & ~before.own();
        if (Long.bitCount(came) != 1) {
            return false; // castling
        }
        int from = Long.numberOfTrailingZeros(came);
        int to = Long.numberOfTrailingZeros(went);
        int[] answers = new int[MoveGenerator.MOST_MOVES];
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(after, answers);
        Board answered = new Board();
        Board back = new Board();
        for (int i = 0; i < count; i++) {
            int answer = answers[i];
            if (MoveGenerator.piece(answer) == 0
                    || (answer & MoveGenerator.CASTLING) != 0
                    || (after.occupied() & 1L << MoveGenerator.to(answer)) != 0) {
                continue;
            }
            answered.set(after, answer);
            int returning = answered.castling == after.castling ? find(answered, to, from, moves) : -1;
            if (returning >= 0) {
                back.set(answered, returning);
                if (find(back, MoveGenerator.to(answer), MoveGenerator.from(answer), moves) >= 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int find(Board board, int from, int to, int[] moves) {
        int count = MoveGenerator.generate(board, moves);
        for (int i = 0; i < count; i++) {
            if (MoveGenerator.from(moves[i]) == from
                    && MoveGenerator.to(moves[i]) == to
                    && (moves[i] & MoveGenerator.CASTLING) == 0) {
                return moves[i];
            }
        }
        return -1;
    }
}
