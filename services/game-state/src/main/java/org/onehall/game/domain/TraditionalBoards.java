package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import org.onehall.chess.Side;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/**
 * Moves on a traditional set, where the regulations require that players confirm them. The virtual board counts, but a
 * player may make the next move there only once the last one stands on the traditional board (OCR 20.1, 20.4, 20.5).
 */
final class TraditionalBoards {
    /** With a smaller increment there are no traditional sets, even in a game that replaces one with them (OCR 20). */
    private static final Duration LEAST_INCREMENT = Duration.ofSeconds(30);

    private TraditionalBoards() {}

    /** Whether this side must make its moves on the traditional board as well. */
    static boolean isAsked(Side side, Board board) {
        return board.rules().reproduceMoves()
                && board.clocks().controls().get(side).periods().stream()
                        .allMatch(period -> period.increment().compareTo(LEAST_INCREMENT) >= 0);
    }

    /** Whether this side has not yet confirmed its last move. */
    static boolean isOwed(Side side, Board board) {
        return board.particulars().toReproduce().get(side) != Particulars.NOTHING;
    }

    static Decision<Event> confirm(MoveCommand.ConfirmReproduced confirm, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAt(Action.MOVE, confirm.side(), submitted)) return refuse(FORBIDDEN_SEAT);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (!isOwed(confirm.side(), board)) return refuse(NOTHING_TO_REPRODUCE);
        if (board.particulars().toReproduce().get(confirm.side()) != confirm.ply())
            return refuse(STALE_PLY, "ply", String.valueOf(board.ply()));
        return accept(new Event.MoveReproduced(confirm.side(), confirm.ply()));
    }

    /** After a move that its player may have to make on the traditional board as well. */
    static Board evolve(Board board, Event.MovePlayed move) {
        return board.with(
                board.particulars().toReproduce(move.side(), move.toReproduce() ? move.ply() : Particulars.NOTHING));
    }
}
