package org.onehall.game.domain;

import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.List;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;

/** Who is at the board, the start of the game and the default time (OCR 16.11, LAW 6.7, DEC-13, DEC-14, DEC-27). */
final class Presence {
    private Presence() {}

    /** Who commands is there. */
    static List<Event> noticed(Submitted<Command> submitted, Board board) {
        return List.of();
    }

    static Decision<Event> decide(Submitted<Command> submitted, Board board) {
        return refuse(GAME_NOT_IN_PROGRESS);
    }

    static Board evolve(Board board, Event event) {
        return board;
    }
}
