package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.Arrays;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.Attendance.Person;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/** The start that is held although the player is there (DEC-27). */
final class HeldStarts {
    private HeldStarts() {}

    /** The seat whose start is held although its player is there (DEC-27); an absent player never holds a start. */
    static Optional<Side> holdsStart(Board board) {
        return Arrays.stream(Side.values())
                .filter(side -> {
                    Person person = board.attendance().person(side);
                    return person.holdsStart() && person.isHere() && !person.excluded();
                })
                .findFirst();
    }

    static Decision<Event> hold(PresenceCommand.HoldStart hold, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAtSeat(Action.START_GAME, hold.side(), submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (hold.held() && Texts.isEmpty(hold.reason())) return refuse(REASON_MISSING);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() != Phase.CREATED) return refuse(ALREADY_STARTED);
        if (board.attendance().person(hold.side()).holdsStart() == hold.held()) return accept();
        if (hold.held() && !board.attendance().person(hold.side()).isHere())
            return refuse(SEAT_ABSENT, "seat", hold.side().name());
        return accept(new Event.StartHeld(hold.side(), hold.held(), hold.reason()));
    }
}
