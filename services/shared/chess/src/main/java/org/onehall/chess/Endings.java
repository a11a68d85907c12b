package org.onehall.chess;

import java.util.Optional;

/** Decides whether a position ends the game without a claim. */
public final class Endings {
    private Endings() {}

    /**
     * The ending of a game in {@code position}; if several apply, the first in the order of DEC-07; empty if play
     * continues.
     *
     * @param repetitions the count that ends with {@code position}
     * @param repetitionAuto the occurrence that ends the game as a draw: 3 (OCR 5.4.1) or 5 (LAW 9.6.1)
     * @param moveCountAuto number of moves of each side without capture or pawn move that ends the game as a draw: 50
     *     (OCR 5.4.4) or 75 (LAW 9.6.2)
     */
    public static Optional<Ending> after(
            Position position, Repetitions repetitions, int repetitionAuto, int moveCountAuto) {
        return after(Optional.empty(), position, repetitions, repetitionAuto, moveCountAuto);
    }

    /**
     * The same after a move in a game that was not over at {@code before}. This is quicker: most moves can be taken
     * back, and then the new position is dead only if {@code before} was.
     */
    public static Optional<Ending> after(
            Position before, Position position, Repetitions repetitions, int repetitionAuto, int moveCountAuto) {
        return after(Optional.of(before), position, repetitions, repetitionAuto, moveCountAuto);
    }

    private static Optional<Ending> after(
            Optional<Position> before,
            Position position,
            Repetitions repetitions,
            int repetitionAuto,
            int moveCountAuto) {
        if (repetitionAuto < 2 || moveCountAuto < 1) {
            throw new IllegalArgumentException(
                    "limits out of range: " + repetitionAuto + " occurrences, " + moveCountAuto + " moves");
        }
        if (!MoveGenerator.any(position.board())) {
            return Optional.of(position.isCheck() ? Ending.CHECKMATE : Ending.STALEMATE);
        }
        boolean alive = before.filter(earlier -> TakingBack.isPossible(earlier.board(), position.board()))
                .isPresent();
        if (!alive && Winnability.isDead(position)) {
            return Optional.of(Ending.DEAD_POSITION);
        }
        if (repetitions.count() >= repetitionAuto) {
            return Optional.of(Ending.REPETITION);
        }
        if (position.halfmoveClock() >= 2 * moveCountAuto) {
            return Optional.of(Ending.MOVE_COUNT);
        }
        return Optional.empty();
    }
}
