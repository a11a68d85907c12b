package org.onehall.chess;

import java.util.Collections;

/**
 * Draws that the player to move may claim under the Laws, on the board or with a move that is written down and not yet
 * played (LAW 9.2, LAW 9.3). Online and hybrid games need no claims, see {@link Endings}. Nobody can claim once the
 * game is over.
 */
public final class Claims {
    private static final int OCCURRENCES = 3;
    private static final int HALF_MOVES = 100;

    private Claims() {}

    /**
     * LAW 9.2: the position has appeared for at least the third time, or a legal move would make it appear so.
     *
     * @param repetitions the count that ends with {@code position}
     */
    public static boolean repetition(Position position, Repetitions repetitions) {
        return MoveGenerator.any(position.board())
                && (repetitions.count() >= OCCURRENCES
                        || position.legalMoves().stream().anyMatch(move -> repetitionBy(position, repetitions, move)));
    }

    /**
     * LAW 9.2: the announced move would let a position appear for at least the third time. An illegal one is an
     * IllegalArgumentException.
     */
    public static boolean repetitionBy(Position position, Repetitions repetitions, Move announced) {
        Position after = position.play(announced);
        return after.halfmoveClock() > 0
                && Collections.frequency(repetitions.keys(), after.repetitionKey()) + 1 >= OCCURRENCES;
    }

    /**
     * LAW 9.3: the last 50 moves of each side passed without capture or pawn move, or a legal move would complete them.
     */
    public static boolean moveCount(Position position) {
        return MoveGenerator.any(position.board())
                && (position.halfmoveClock() >= HALF_MOVES
                        || position.legalMoves().stream().anyMatch(move -> moveCountBy(position, move)));
    }

    /** LAW 9.3: the announced move would complete the 50 moves. An illegal one is an IllegalArgumentException. */
    public static boolean moveCountBy(Position position, Move announced) {
        return position.play(announced).halfmoveClock() >= HALF_MOVES;
    }
}
