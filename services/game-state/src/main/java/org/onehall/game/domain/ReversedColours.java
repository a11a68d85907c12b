package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;

/**
 * A game that began with reversed colours: it is replaced by a new game, or goes on with the colours as they are (OCR
 * 19.2, DEC-18).
 */
final class ReversedColours {
    /** The number of half-moves from which a game with reversed colours goes on (DEC-18). */
    private static final int TOO_LATE = 20;

    private ReversedColours() {}

    /** Why the colours cannot be exchanged, or that the game goes on with them; empty: it begins again. */
    static Optional<Decision<Event>> insteadOfRestart(
            RepairCommand.Restart restart, Submitted<Command> submitted, Board board) {
        if (Texts.isEmpty(restart.reason())) return Optional.of(refuse(REASON_MISSING));
        if (board.phase() == Phase.AWAITING_CA) return Optional.of(refuse(AWAITING_CHIEF_ARBITER));
        if (board.caseOpen()) return Optional.of(refuse(CASE_OPEN));
        if (board.clocks().flagged(submitted.at())) return Optional.of(refuse(FLAG_FALLEN));
        return board.ply() >= TOO_LATE
                ? Optional.of(accept(new Event.ColoursKept(board.ply(), restart.reason())))
                : Optional.empty();
    }

    /**
     * Whether the caller uses the code of a seat that now belongs to somebody else: after an exchange of seats, or in
     * place of a replaced player, nobody plays with the code of the earlier seat (OCR 19.2, LAW 6.6).
     */
    static boolean hasLostSeat(Actor actor, Board board) {
        if (actor.role() != Role.PLAYER || actor.side().isEmpty()) return false;
        Side side = Side.valueOf(actor.side());
        return !actor.subject().equals(board.seats().get(side).playerId())
                && (actor.subject().equals(board.seats().get(side.other()).playerId())
                        || board.former().contains(actor.subject()));
    }
}
