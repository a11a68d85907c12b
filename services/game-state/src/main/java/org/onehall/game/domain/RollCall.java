package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.decider.Decision;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.Attendance.Person;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/** Players who did not answer the roll call do not take part in the game (FSSI ind-b, team-c). */
final class RollCall {
    private RollCall() {}

    /** Whether the caller's seat is excluded from the game at present (FSSI ind-b). */
    static boolean isExcluded(Submitted<Command> submitted, Board board) {
        return board.phase() != Phase.ENDED
                && Presence.seat(submitted)
                        .filter(side -> board.attendance().person(side).excluded())
                        .isPresent();
    }

    /**
     * From then on the excluded player is not waited for. Any default time above zero is only for the other players.
     */
    static Decision<Event> exclude(PresenceCommand.ExcludeSeat exclude, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAtSeat(Action.WAIVE_DEFAULT, exclude.side(), submitted, board))
            return refuse(FORBIDDEN_ROLE);
        if (!board.rules().rollCall()) return refuse(NO_ROLL_CALL);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() != Phase.CREATED) return refuse(ALREADY_STARTED);
        Person person = board.attendance().person(exclude.side());
        if (person.excluded() == exclude.excluded()) return accept();
        if (person.isHere() && !person.byDevice()) return refuse(ROLL_CALL_ANSWERED);
        List<Event> events = new ArrayList<>();
        events.add(new Event.SeatExcluded(exclude.side(), exclude.excluded()));
        int minutes = exclude.excluded() ? 0 : board.rules().defaultMinutes();
        if (board.rules().defaultMinutes() > 0)
            events.add(new Event.DefaultWaived(
                    Optional.of(exclude.side()),
                    OptionalInt.of(minutes),
                    Reason.of(
                            exclude.excluded() ? ReasonCode.EXCLUDED_AT_ROLL_CALL : ReasonCode.EXCLUSION_TAKEN_BACK)));
        return accept(events);
    }
}
