package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.Attendance.Person;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/**
 * Who is at the board (OCR 16.11, DEC-13). A lost connection never counts against a player (OCR 16.5), and a connected
 * device does not prove that a person is there. A player who checks in on the device, or gives a command, is present
 * until an arbiter says otherwise. After that, a check-in on a device does not count; only another entry by an arbiter
 * or a move does.
 */
final class Presence {
    private Presence() {}

    static Decision<Event> decide(PresenceCommand command, Submitted<Command> submitted, Board board) {
        return switch (command) {
            case PresenceCommand.RecordPresence record -> record(record, submitted, board);
            case PresenceCommand.HoldStart hold -> HeldStarts.hold(hold, submitted, board);
            case PresenceCommand.ExcludeSeat exclude -> RollCall.exclude(exclude, submitted, board);
            case PresenceCommand.ClaimDefault _ -> DefaultTime.claim(submitted, board);
            case PresenceCommand.WaiveDefault waive -> DefaultTime.waive(waive, submitted, board);
            case PresenceCommand.ReverseForfeit reverse -> DefaultTime.reverse(reverse, submitted, board);
        };
    }

    private static String words(SeatRecord now) {
        return switch (now) {
            case NOTHING -> "not recorded";
            case PRESENT -> "recorded as present";
            case ABSENT -> "recorded as absent";
        };
    }

    /**
     * A player who gives a command is there. A player recorded absent is there again only after making a move (DEC-13).
     */
    static List<Event> noticed(Submitted<Command> submitted, Board board) {
        Optional<Side> side = seat(submitted);
        if (side.isEmpty() || board.phase() == Phase.ENDED) return List.of();
        Person person = board.attendance().person(side.get());
        boolean elsewhere = person.absent() && (board.phase() == Phase.ADJOURNED || !isMove(submitted.command()));
        return person.isHere() || elsewhere ? List.of() : arrival(side.get(), submitted.at(), false, submitted, board);
    }

    private static boolean isMove(Command command) {
        return command instanceof MoveCommand.Play
                || command instanceof MoveCommand.QueuePreMove
                || command instanceof AdjournmentCommand.SealMove;
    }

    /** The seat of the caller, who plays it or enters its moves as assistant. */
    static Optional<Side> seat(Submitted<Command> submitted) {
        Actor actor = submitted.actor();
        boolean seated = (actor.role() == Role.PLAYER || actor.role() == Role.ASSISTANT)
                && actor.board().equals(GameDecider.boardOf(submitted))
                && !actor.side().isEmpty();
        return seated ? Optional.of(Side.valueOf(actor.side())) : Optional.empty();
    }

    private static Decision<Event> record(
            PresenceCommand.RecordPresence record, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAtSeat(Action.RECORD_PRESENCE, record.side(), submitted, board))
            return refuse(FORBIDDEN_ROLE);
        Instant seen = record.since()
                .filter(since -> GameDecider.isService(submitted) && since.isBefore(submitted.at()))
                .orElse(submitted.at());
        if (board.phase() == Phase.ENDED) return DefaultTime.afterForfeit(record, seen, submitted, board);
        boolean byDevice = GameDecider.isService(submitted);
        Person person = board.attendance().person(record.side());
        if (byDevice && person.absent()) return accept();
        if (isKnown(record, byDevice, person)) return accept();
        if (person.excluded()) return byDevice ? accept() : refuse(SEAT_EXCLUDED);
        SeatRecord now = person.onRecord();
        if (record.seen().orElse(now) != now) return refuse(PRESENCE_CHANGED, "presence", words(now));
        if (!record.present()) return accept(new Event.SeatPresent(record.side(), false, submitted.at()));
        return accept(person.hereSince()
                .map(since -> List.<Event>of(new Event.SeatPresent(record.side(), true, since)))
                .orElseGet(() -> arrival(record.side(), seen, byDevice, submitted, board)));
    }

    /**
     * Whether there is nothing new to record. An arbiter may record as absent a player who never came: before the start
     * the game then begins without him (DEC-13, DEC-27), and later no device counts for him. The same holds in an
     * adjourned game, to which all players must come again (ADJ I.10). An arbiter may also confirm a player whom only
     * the device has reported.
     */
    private static boolean isKnown(PresenceCommand.RecordPresence record, boolean byDevice, Person person) {
        boolean missed = !byDevice && !person.excluded();
        boolean told = !record.present() || !person.byDevice() || byDevice;
        return record.present() == person.isHere() && told && (record.present() || person.absent() || !missed);
    }

    /**
     * A player arrives: the arrival is recorded, lost time is shared where the rules say so, and a sealed move is
     * opened if it was this player's to answer.
     */
    private static List<Event> arrival(
            Side side, Instant seen, boolean byDevice, Submitted<Command> submitted, Board board) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.SeatPresent(side, true, seen, byDevice));
        events.addAll(DefaultTime.lostTime(board, submitted.at()));
        events.addAll(Adjournment.openedFor(side, submitted.at(), board));
        return events;
    }

    static Board evolve(Board board, Event event) {
        Attendance known = board.attendance();
        return switch (event) {
            case Event.SeatPresent(var side, var present, var at, var byDevice) -> {
                Person before = known.person(side);
                boolean came = present != before.isHere();
                Instant since = came ? countedAs(at, board) : at;
                Attendance now = known.with(side, present ? before.here(Optional.of(since), byDevice) : before.away());
                yield board.with(
                        came
                                ? now.unrun(board.clocks()
                                        .remaining(board.position().sideToMove(), at))
                                : now);
            }
            case Event.StartHeld(var side, var held, var _) ->
                board.with(known.with(side, known.person(side).holding(held)));
            case Event.SeatExcluded(var side, var excluded) ->
                board.with(known.with(side, known.person(side).excluded(excluded)));
            case Event.DefaultWaived(var side, var minutes, var _) ->
                board.with(known.with(DefaultTime.allowed(known.persons(), side, minutes)));
            case Event.ForfeitReversed _ ->
                board.with(DefaultTime.notForfeited(known, board.rules())).with(Phase.PAUSED, board.clocks());
            case Event other -> throw new IllegalArgumentException("not about presence: " + other);
        };
    }

    /** Nobody is late while the game stands by order: the arbiters are dealing with it. */
    private static Instant countedAs(Instant at, Board board) {
        return board.attendance()
                .from()
                .filter(start -> board.phase() == Phase.PAUSED && start.isBefore(at))
                .orElse(at);
    }
}
