package org.onehall.virtualclock.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.virtualclock.domain.ClockRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;
import org.onehall.regulations.Scope;
import org.onehall.virtualclock.domain.ClockState.Noted;
import org.onehall.virtualclock.domain.ClockState.Order;
import org.onehall.virtualclock.domain.ClockState.Unknown;

/**
 * An order about clocks, from the time it is given until the result on every board is noted (LAW 6.6, OCR 19.5, 19.6),
 * and single notes about time: alarms, time trouble, time sheets. Pure.
 */
public final class ClockDecider implements Decider<Command, Event, ClockState> {
    public static final ClockDecider DECIDER = new ClockDecider();
    private static final int LONGEST_ID = 100;
    /** The prefixes of ids of alarms, half-hourly time sheets and time trouble. */
    private static final List<String> OWN_IDS = List.of("alarm:", "sheet:", "trouble:");

    private static final Duration LONGEST_TIME = Duration.ofHours(24);
    /** The range of a grant (LAW 12.5). */
    private static final Duration SHORTEST_GRANT = Duration.ofSeconds(1);

    private static final Duration LONGEST_GRANT = Duration.ofMinutes(60);

    private ClockDecider() {}

    @Override
    public ClockState initial() {
        return new Unknown();
    }

    @Override
    public Optional<Decision.Refused<Event>> malformed(Command command) {
        return Texts.faultIn((Record) command, Texts.LONGEST_REASON)
                .map(fault -> new Decision.Refused<>(REASON_MALFORMED, Map.of("reason", fault)));
    }

    /** Only the notes that this service itself makes name boards that must have ids. */
    @Override
    public Optional<Refusal> misnamed(Actor actor) {
        return Optional.of(actor.role() == Role.SERVICE ? UNKNOWN_BOARD : FORBIDDEN_ROLE);
    }

    @Override
    public Decision<Event> decide(Submitted<Command> submitted, ClockState state) {
        Actor actor = submitted.actor();
        return switch (submitted.command()) {
            case Command.Give give -> give(give, actor, submitted.at(), state);
            case Command.NoteBoard note -> noteBoard(note, actor, state);
            case Command.Withdraw withdraw -> withdraw(withdraw, actor, state);
            case Command.BeginOrder _ -> begin(submitted.command().orderId(), actor, state);
            case Command.TakeTimeSheet sheet -> takeTimeSheet(sheet, actor, state);
            case Command.RaiseAlarm alarm -> raiseAlarm(alarm, actor, state);
            case Command.NoteTimeTrouble trouble -> noteTimeTrouble(trouble, actor, state);
        };
    }

    private static Decision<Event> give(Command.Give give, Actor actor, Instant at, ClockState state) {
        if (Rights.scope(actor.role(), give.kind().action()) == Scope.NO) return refuse(FORBIDDEN_ROLE);
        Optional<ClockRefusal> badId = wrongId(give.orderId(), actor);
        if (badId.isPresent()) return refuse(badId.get());
        if (Texts.isEmpty(give.competitionId())) return refuse(COMPETITION_MISSING);
        if (give.kind() != OrderKind.START && Texts.isEmpty(give.reason())) return refuse(REASON_MISSING);
        Optional<String> fault = Texts.fault(give.reason(), Texts.LONGEST_REASON);
        if (fault.isPresent()) return refuse(REASON_MALFORMED, "reason", fault.get());
        Optional<ClockRefusal> wrong = wrongWith(give);
        if (wrong.isPresent()) return refuse(wrong.get());
        if (give.startAt().filter(start -> start.isBefore(at)).isPresent()) return refuse(START_AT_PAST);
        if (!(state instanceof Unknown)) return refuse(ORDER_EXISTS);
        if (give.boards().isEmpty()) return refuse(NO_BOARDS);
        Optional<BoardId> foreign = foreign(actor, give.kind(), give.boards());
        if (foreign.isPresent())
            return refuse(FORBIDDEN_ROLE, "board", foreign.get().toString());
        Optional<OrderedBoard> unseen = give.boards().stream()
                .filter(board -> board.changesSeen().isEmpty())
                .findFirst();
        if (give.kind().changesClocks() && unseen.isPresent())
            return refuse(CHANGES_NOT_SEEN, "board", unseen.get().boardId().toString());
        return accept(new Event.OrderGiven(
                give.orderId(),
                give.kind(),
                give.competitionId(),
                give.round(),
                give.venue(),
                give.boardId(),
                give.reason(),
                give.boards(),
                give.startAt(),
                give.white(),
                give.black(),
                give.whiteControl(),
                give.blackControl(),
                give.whiteMoves(),
                give.blackMoves(),
                give.scheduleSuffers(),
                give.changesSeen(),
                give.scheduledAt()));
    }

    /** A board of the order for which the caller has no right. */
    private static Optional<BoardId> foreign(Actor actor, OrderKind kind, List<OrderedBoard> boards) {
        return boards.stream()
                .filter(board -> !Rights.allows(
                        actor, kind.action(), board.venues(), board.boardId().toString(), ""))
                .map(OrderedBoard::boardId)
                .findFirst();
    }

    /**
     * What is wrong with an id that the caller has chosen; the prefixes are reserved for what this service notes
     * itself.
     */
    private static Optional<ClockRefusal> wrongId(String id, Actor actor) {
        if (actor.role() == Role.SERVICE) return Optional.empty();
        if (Texts.fault(id, LONGEST_ID).isPresent()) return Optional.of(ORDER_ID_MALFORMED);
        return OWN_IDS.stream().anyMatch(id::startsWith) ? Optional.of(ORDER_ID_RESERVED) : Optional.empty();
    }

    /** What is missing, too much or out of range in the values of an order. */
    public static Optional<ClockRefusal> wrongWith(Command.Give give) {
        List<Duration> times =
                Stream.of(give.white(), give.black()).flatMap(Optional::stream).toList();
        boolean setting = give.whiteControl().isPresent()
                || give.blackControl().isPresent()
                || give.whiteMoves().isPresent()
                || give.blackMoves().isPresent();
        if ((give.startAt().isPresent() || give.scheduledAt().isPresent()) && give.kind() != OrderKind.START)
            return Optional.of(NOT_PART_OF_ORDER);
        if ((setting || give.scheduleSuffers()) && give.kind() != OrderKind.CORRECT_SETTING)
            return Optional.of(NOT_PART_OF_ORDER);
        return switch (give.kind()) {
            case START, PAUSE -> times.isEmpty() ? Optional.empty() : Optional.of(NOT_PART_OF_ORDER);
            case RESUME ->
                times.stream().allMatch(ClockDecider::isGrant) ? Optional.empty() : Optional.of(GRANT_OUT_OF_RANGE);
            case SET_TIMES ->
                !times.isEmpty() && times.stream().allMatch(ClockDecider::isTime)
                        ? Optional.empty()
                        : Optional.of(MALFORMED_TIME);
            case ADD_TIME -> {
                if (times.isEmpty() || !times.stream().allMatch(ClockDecider::isChange))
                    yield Optional.of(MALFORMED_TIME);
                yield times.stream().filter(Duration::isPositive).allMatch(ClockDecider::isGrant)
                        ? Optional.empty()
                        : Optional.of(GRANT_OUT_OF_RANGE);
            }
            case CORRECT_SETTING -> {
                if (!setting && times.isEmpty()) yield Optional.of(SETTING_MISSING);
                if (give.whiteMoves().orElse(0) < 0 || give.blackMoves().orElse(0) < 0)
                    yield Optional.of(SETTING_MISSING);
                yield times.stream().allMatch(ClockDecider::isTime) ? Optional.empty() : Optional.of(MALFORMED_TIME);
            }
        };
    }

    private static boolean isTime(Duration time) {
        return time.isPositive() && time.compareTo(LONGEST_TIME) <= 0;
    }

    private static boolean isChange(Duration time) {
        return !time.isZero() && time.compareTo(LONGEST_TIME) <= 0 && time.compareTo(LONGEST_TIME.negated()) >= 0;
    }

    private static boolean isGrant(Duration time) {
        return time.compareTo(SHORTEST_GRANT) >= 0 && time.compareTo(LONGEST_GRANT) <= 0;
    }

    private static Decision<Event> noteBoard(Command.NoteBoard note, Actor actor, ClockState state) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        if (!(state instanceof Order order)) return refuse(UNKNOWN_ORDER);
        if (!order.means(note.boardId())) return refuse(UNKNOWN_BOARD);
        if (order.over() || !order.waiting().contains(note.boardId())) return refuse(ALREADY_NOTED);
        var noted = new Event.BoardNoted(
                note.orderId(), note.boardId(), note.applied(), note.code(), note.text(), note.before(), note.after());
        Order after = order.noted(note.boardId(), note.applied());
        if (!after.waiting().isEmpty()) return accept(noted);
        return accept(noted, new Event.OrderCompleted(note.orderId(), after.applied(), after.refused()));
    }

    private static Decision<Event> withdraw(Command.Withdraw withdraw, Actor actor, ClockState state) {
        if (Rights.scope(actor.role(), Action.START_GAME) == Scope.NO) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(withdraw.reason())) return refuse(REASON_MISSING);
        Optional<String> fault = Texts.fault(withdraw.reason(), Texts.LONGEST_REASON);
        if (fault.isPresent()) return refuse(REASON_MALFORMED, "reason", fault.get());
        if (!(state instanceof Order order)) return refuse(UNKNOWN_ORDER);
        if (foreign(actor, order.kind(), order.boards()).isPresent()) return refuse(FORBIDDEN_ROLE);
        if (!order.waits()) return refuse(NOT_PENDING);
        return accept(new Event.OrderWithdrawn(withdraw.orderId(), withdraw.reason()));
    }

    /** An instance that does not know about a withdrawal, or that another instance has begun, learns it here. */
    private static Decision<Event> begin(String orderId, Actor actor, ClockState state) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        if (!(state instanceof Order order)) return refuse(UNKNOWN_ORDER);
        if (order.begun() && !order.over()) return accept();
        return order.waits() ? accept(new Event.OrderBegun(orderId)) : refuse(NOT_PENDING);
    }

    private static Decision<Event> takeTimeSheet(Command.TakeTimeSheet sheet, Actor actor, ClockState state) {
        Scope scope = actor.role() == Role.SERVICE ? Scope.YES : Rights.scope(actor.role(), Action.PAUSE_RESUME_CLOCK);
        if (scope == Scope.NO
                || scope == Scope.OWN_VENUE
                        && (actor.venue().isEmpty() || sheet.rows().isEmpty())) return refuse(FORBIDDEN_ROLE);
        Optional<ClockRefusal> badId = wrongId(sheet.orderId(), actor);
        if (badId.isPresent()) return refuse(badId.get());
        if (Texts.isEmpty(sheet.competitionId())) return refuse(COMPETITION_MISSING);
        if (!(state instanceof Unknown)) return refuse(ALREADY_NOTED);
        if (actor.role() != Role.SERVICE
                && !Rights.allows(actor, Action.PAUSE_RESUME_CLOCK, List.of(actor.venue()), sheet.competitionId(), ""))
            return refuse(FORBIDDEN_ROLE);
        if (sheet.rows().isEmpty()) return refuse(NO_BOARDS);
        return accept(new Event.TimeSheetTaken(
                sheet.orderId(),
                sheet.competitionId(),
                sheet.round(),
                sheet.at(),
                sheet.rows(),
                sheet.part(),
                sheet.parts()));
    }

    /** An alarm is raised once; an outage alarm is raised again when more boards turn out to be affected. */
    private static Decision<Event> raiseAlarm(Command.RaiseAlarm alarm, Actor actor, ClockState state) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        boolean more = state instanceof Noted noted
                && alarm.kind() == AlarmKind.OUTAGE
                && !noted.boards().containsAll(ids(alarm.boards()));
        if (!(state instanceof Unknown) && !more) return refuse(ALREADY_NOTED);
        return accept(new Event.AlarmRaised(
                alarm.orderId(),
                alarm.kind(),
                alarm.competitionId(),
                alarm.boardId(),
                alarm.expected(),
                alarm.found(),
                alarm.text(),
                alarm.boards(),
                alarm.from(),
                alarm.to()));
    }

    private static Decision<Event> noteTimeTrouble(Command.NoteTimeTrouble trouble, Actor actor, ClockState state) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        if (!(state instanceof Unknown)) return refuse(ALREADY_NOTED);
        return accept(new Event.TimeTroubleNoted(
                trouble.orderId(),
                trouble.boardId(),
                trouble.attempt(),
                trouble.side(),
                trouble.level(),
                trouble.clocks()));
    }

    @Override
    public ClockState evolve(ClockState state, Event event) {
        return switch (event) {
            case Event.OrderGiven given
            when state instanceof Unknown ->
                new Order(
                        given.kind(),
                        given.startAt(),
                        given.boards().stream().distinct().toList(),
                        given.boards().stream()
                                .map(OrderedBoard::boardId)
                                .distinct()
                                .toList(),
                        0,
                        0,
                        false,
                        false);
            case Event.BoardNoted noted
            when state instanceof Order order && order.waiting().contains(noted.boardId()) ->
                order.noted(noted.boardId(), noted.applied());
            case Event.OrderCompleted _
            when state instanceof Order order && order.waiting().isEmpty() && !order.over() -> order.ended();
            case Event.OrderWithdrawn _ when state instanceof Order order && !order.over() -> order.ended();
            case Event.OrderBegun _ when state instanceof Order order && order.waits() -> order.started();
            case Event.AlarmRaised alarm
            when state instanceof Unknown || state instanceof Noted -> new Noted(ids(alarm.boards()));
            case Event.TimeTroubleNoted _ when state instanceof Unknown -> new Noted(List.of());
            case Event.TimeSheetTaken _ when state instanceof Unknown -> new Noted(List.of());
            case Event.OrderGiven _,
                    Event.BoardNoted _,
                    Event.OrderCompleted _,
                    Event.OrderWithdrawn _,
                    Event.OrderBegun _,
                    Event.AlarmRaised _,
                    Event.TimeTroubleNoted _,
                    Event.TimeSheetTaken _ -> throw new CorruptLogException(state, event);
        };
    }

    @Override
    public String rule(Event event) {
        return switch (event) {
            case Event.OrderGiven given -> given.kind().article();
            case Event.AlarmRaised alarm -> alarm.kind().article();
            case Event.OrderWithdrawn _, Event.OrderBegun _ -> OrderKind.START.article();
            case Event.BoardNoted _, Event.OrderCompleted _, Event.TimeTroubleNoted _, Event.TimeSheetTaken _ -> "";
        };
    }

    private static List<BoardId> ids(List<OrderedBoard> boards) {
        return boards.stream().map(OrderedBoard::boardId).toList();
    }
}
