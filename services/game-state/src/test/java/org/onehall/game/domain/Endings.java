package org.onehall.game.domain;

import java.util.List;
import org.onehall.decider.Scenario;

/** How a game ended. */
final class Endings {
    private Endings() {}

    /** The result and the termination of the last event, which ends the game. */
    static List<Object> ending(Scenario<Command, Event, BoardState> board) {
        var ended = (Event.GameEnded) board.events().getLast();
        return List.of(ended.result(), ended.termination());
    }
}
