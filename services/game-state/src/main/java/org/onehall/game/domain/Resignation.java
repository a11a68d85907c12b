package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/** A player resigns at any time before the end of the game; the opponent wins, whatever the position (OCR 5.2). */
final class Resignation {
    private Resignation() {}

    static Decision<Event> decide(ResultCommand.Resign resign, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAt(Action.RESIGN, resign.side(), submitted)) return refuse(FORBIDDEN_SEAT);
        if (!board.inProgress()) return refuse(GameDecider.notPlaying(board));
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        return accept(GameDecider.ended(
                Result.win(resign.side().other()), Termination.RESIGNATION, "OCR 5.2", board, submitted.at()));
    }
}
