package org.onehall.game.domain;

import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;
import org.onehall.game.domain.BoardState.Board;

/**
 * The state of an attempt after a number of its half-moves.
 *
 * @param repetitions up to this position
 * @param made moves completed by each side
 */
public record Standing(Position position, Repetitions repetitions, BySide<Integer> made) {
    /** @param ply from 0 to the half-moves on the board */
    public static Standing after(Board board, int ply) {
        Position position = board.initial();
        Repetitions repetitions = Repetitions.start(position);
        BySide<Integer> made = BySide.both(0);
        for (String uci : board.moves().subList(0, ply)) {
            made = made.with(position.sideToMove(), count -> count + 1);
            position = position.play(Move.ofUci(uci));
            repetitions = repetitions.after(position);
        }
        return new Standing(position, repetitions, made);
    }
}
