package org.onehall.virtualclock.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.virtualclock.domain.OrderRefusal.ALREADY_NOTED;
import static org.onehall.virtualclock.domain.OrderRefusal.COMPETITION_MISSING;
import static org.onehall.virtualclock.domain.OrderRefusal.FORBIDDEN_ROLE;
import static org.onehall.virtualclock.domain.OrderRefusal.NO_BOARDS;
import static org.onehall.virtualclock.domain.OrderRefusal.ORDER_EXISTS;
import static org.onehall.virtualclock.domain.OrderRefusal.ORDER_ID_TOO_LONG;
import static org.onehall.virtualclock.domain.OrderRefusal.REASON_MISSING;
import static org.onehall.virtualclock.domain.OrderRefusal.REASON_TOO_LONG;
import static org.onehall.virtualclock.domain.OrderRefusal.UNKNOWN_BOARD;
import static org.onehall.virtualclock.domain.OrderRefusal.UNKNOWN_ORDER;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decider;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.regulations.Rights;
import org.onehall.regulations.Scope;

/** An order about clocks, from "given" to "noted on every board" (LAW 6.6, OCR 19.6). Pure. */
public final class OrderDecider implements Decider<Command, Event, OrderState> {
    public static final OrderDecider DECIDER = new OrderDecider();
    private static final int LONGEST_ID = 100;
    private static final int LONGEST_REASON = 500;

    private OrderDecider() {}

    @Override public OrderState initial() {
        return OrderState.UNKNOWN;
    }

    @Override public Decision<Event> decide(Submitted<Command> submitted, OrderState state) {
        return switch (submitted.command()) {
            case Command.Give give -> give(give, submitted.actor(), state);
            case Command.NoteBoard note -> note(note, submitted.actor(), state);
        };
    }

    private static Decision<Event> give(Command.Give give, Actor actor, OrderState state) {
        if (Rights.scope(actor.role(), give.kind().action()) == Scope.NO) return refuse(FORBIDDEN_ROLE);
        if (give.orderId().length() > LONGEST_ID) return refuse(ORDER_ID_TOO_LONG);
        if (give.competitionId().isBlank()) return refuse(COMPETITION_MISSING);
        if (give.kind() == OrderKind.PAUSE && give.reason().isBlank()) return refuse(REASON_MISSING);
        if (give.reason().length() > LONGEST_REASON) return refuse(REASON_TOO_LONG);
        if (state.given()) return refuse(ORDER_EXISTS);
        if (give.boards().isEmpty()) return refuse(NO_BOARDS);
        Optional<OrderedBoard> foreign = give.boards().stream()
                .filter(board -> !Rights.allows(actor, give.kind().action(), board.venues(), board.boardId(), "")).findFirst();
        if (foreign.isPresent()) return refuse(FORBIDDEN_ROLE, "board", foreign.get().boardId());
        return accept(new Event.OrderGiven(give.orderId(), give.kind(), give.competitionId(), give.round(), give.venue(),
                give.boardId(), give.reason(), give.boards()));
    }

    private static Decision<Event> note(Command.NoteBoard note, Actor actor, OrderState state) {
        if (actor.role() != Role.SERVICE) return refuse(FORBIDDEN_ROLE);
        if (!state.given()) return refuse(UNKNOWN_ORDER);
        if (state.isNoted(note.boardId())) return refuse(ALREADY_NOTED);
        if (!state.waiting().contains(note.boardId())) return refuse(UNKNOWN_BOARD);
        var noted = new Event.BoardNoted(note.orderId(), note.boardId(), note.applied(), note.code(), note.text());
        if (state.waiting().size() > 1) return accept(noted);
        int applied = state.applied().size() + (note.applied() ? 1 : 0);
        int refused = state.refused().size() + (note.applied() ? 0 : 1);
        return accept(noted, new Event.OrderCompleted(note.orderId(), applied, refused));
    }

    @Override public OrderState evolve(OrderState state, Event event) {
        return switch (event) {
            case Event.OrderGiven given when !state.given() -> new OrderState(true,
                    given.boards().stream().map(OrderedBoard::boardId).distinct().toList(), List.of(), List.of(), false);
            case Event.BoardNoted noted when state.waiting().contains(noted.boardId()) -> new OrderState(true,
                    state.waiting().stream().filter(board -> !board.equals(noted.boardId())).toList(),
                    noted.applied() ? plus(state.applied(), noted.boardId()) : state.applied(),
                    noted.applied() ? state.refused() : plus(state.refused(), noted.boardId()), false);
            case Event.OrderCompleted _ when state.given() && state.waiting().isEmpty() && !state.completed() ->
                    new OrderState(true, List.of(), state.applied(), state.refused(), true);
            case Event.OrderGiven _, Event.BoardNoted _, Event.OrderCompleted _ -> throw new CorruptLogException(state, event);
        };
    }

    @Override public String rule(Event event) {
        return switch (event) {
            case Event.OrderGiven given -> given.kind().article();
            case Event.BoardNoted _, Event.OrderCompleted _ -> "";
        };
    }

    private static List<String> plus(List<String> list, String element) {
        List<String> more = new ArrayList<>(list);
        more.add(element);
        return more;
    }
}
