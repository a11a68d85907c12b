package org.onehall.game.domain;

import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;

/** Sealed move, adjournment and resumption (ADJ I.1.1 to I.9). */
final class Adjournment {
    private Adjournment() {}

    static Decision<Event> decide(Submitted<Command> submitted, Board board) {
        return refuse(GAME_NOT_IN_PROGRESS);
    }

    static Board evolve(Board board, Event event) {
        return board;
    }
}
