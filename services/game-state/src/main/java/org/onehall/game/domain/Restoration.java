package org.onehall.game.domain;

import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;

/** Going back to an earlier position of the game (AMD 7.5.1, LAW 7.1, DEC-08). */
final class Restoration {
    private Restoration() {}

    static Decision<Event> decide(Command.RestorePosition restore, Submitted<Command> submitted, Board board) {
        return refuse(GAME_NOT_IN_PROGRESS);
    }

    static Board evolve(Board board, Event.PositionRestored restored) {
        return board;
    }
}
