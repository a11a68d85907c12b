package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.Call;
import org.onehall.adjudication.domain.AdjudicationState.CallState;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** Calls of an arbiter to a seat, from the call to its answer (OCR 19.1, LAW 6.11). */
final class Calls {
    private Calls() {}

    static Decision<Event> call(Command.CallArbiter call, Actor actor, Instant at, AdjudicationState state) {
        if (state.board().isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_BOARD);
        Board board = state.board().get();
        Optional<Decision<Event>> notAllowed = whyMayNotSpeak(
                actor, call.boardId(), call.side(), call.terms(), call.kind().isPresent(), board);
        if (notAllowed.isPresent()) return notAllowed.get();
        if (AdjudicationDecider.malformed(call.text())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        Optional<Call> open = state.calls().stream()
                .filter(one -> one.side() == call.side() && one.state().isOpen())
                .findAny();
        if (open.isPresent())
            return refuse(AdjudicationRefusal.CALL_OPEN, "call", open.get().callId());
        CallTerms terms = call.terms();
        Optional<Instant> escalateAt =
                terms.escalateAfter().isPositive() ? Optional.of(at.plus(terms.escalateAfter())) : Optional.empty();
        return accept(new Event.ArbiterCalled(
                call.boardId() + "/call-" + (state.calls().size() + 1),
                call.side(),
                board.venue(call.side()),
                call.text(),
                call.kind(),
                board.player(call.side()),
                board.attempt(),
                terms.stopsClock() && board.inProgress(),
                terms.shallPenalise(),
                escalateAt));
    }

    /**
     * Whether a person may speak to the arbiters for a seat: its player, or its captain if that is the captain's task
     * (FSSI team-b).
     */
    static Optional<Decision<Event>> whyMayNotSpeak(
            Actor actor, BoardId boardId, Side side, CallTerms terms, boolean forOneself, Board board) {
        if (terms.isCaptain(actor, boardId)) return Optional.empty();
        if (!Rights.allows(actor, Action.CALL_ARBITER, List.of(board.venue(side)), boardId, side.name()))
            return Optional.of(refuse(AdjudicationRefusal.FORBIDDEN_ROLE));
        return terms.isViaCaptain() && !forOneself
                ? Optional.of(refuse(AdjudicationRefusal.VIA_CAPTAIN, "captain", terms.names()))
                : Optional.empty();
    }

    static Decision<Event> acknowledge(Command.AcknowledgeCall acknowledgement, Actor actor, AdjudicationState state) {
        Optional<Call> call = state.call(acknowledgement.callId());
        if (call.isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_CALL);
        if (!mayAnswer(actor, call.get())) return refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        return whyNotAcknowledged(call.get())
                .<Decision<Event>>map(Decision::refuse)
                .orElseGet(() -> accept(new Event.CallAcknowledged(acknowledgement.callId())));
    }

    static Decision<Event> unacknowledged(Command.NoteUnacknowledged note, Instant at, AdjudicationState state) {
        Optional<Call> call = state.call(note.callId());
        if (call.isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_CALL);
        Optional<Refusal> late = whyNotAcknowledged(call.get());
        if (late.isPresent()) return refuse(late.get());
        if (call.get().state() == CallState.ESCALATED) return accept();
        return call.get().escalateAt().filter(due -> !at.isBefore(due)).isPresent()
                ? accept(new Event.CallEscalated(note.callId()))
                : refuse(AdjudicationRefusal.CALL_NOT_OVERDUE);
    }

    private static Optional<Refusal> whyNotAcknowledged(Call call) {
        if (call.state() == CallState.ACKNOWLEDGED) return Optional.of(AdjudicationRefusal.ALREADY_ACKNOWLEDGED);
        return call.state().isOpen() ? Optional.empty() : Optional.of(AdjudicationRefusal.ALREADY_ANSWERED);
    }

    static Decision<Event> notePause(Command.NoteCallPause note, AdjudicationState state) {
        Optional<Call> call = state.call(note.callId());
        if (call.isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_CALL);
        if (call.get().pauseNoted()) return accept();
        return accept(new Event.CallPauseNoted(note.callId(), note.paused(), note.code(), note.text()));
    }

    static Decision<Event> answer(Command.AnswerCall answer, Actor actor, AdjudicationState state) {
        Optional<Call> call = state.call(answer.callId());
        if (call.isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_CALL);
        if (!mayAnswer(actor, call.get())) return refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        if (AdjudicationDecider.malformed(answer.note())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        if (!call.get().state().isOpen()) return refuse(AdjudicationRefusal.ALREADY_ANSWERED);
        return accept(new Event.CallAnswered(
                answer.callId(),
                answer.valid(),
                answer.note(),
                !answer.valid() && call.get().shallPenalise()));
    }

    private static boolean mayAnswer(Actor actor, Call call) {
        return Rights.allows(actor, Action.ANSWER_CALL, List.of(call.venue()), call.callId(), "");
    }

    /**
     * Why a call cannot be penalised: it must be a call of the offender without valid reason, and must not be penalised
     * yet (LAW 6.11.4).
     */
    static Optional<Refusal> whyNotPenalised(String callId, Side offender, AdjudicationState state) {
        Optional<Call> call = state.call(callId);
        if (call.isEmpty()) return Optional.of(AdjudicationRefusal.UNKNOWN_CALL);
        return call.get().side() == offender && call.get().state() == CallState.INVALID
                ? Optional.empty()
                : Optional.of(AdjudicationRefusal.NOT_INVALID);
    }

    static AdjudicationState evolve(AdjudicationState state, Event.ArbiterCalled called) {
        List<Call> calls = new ArrayList<>(state.calls());
        calls.add(new Call(
                called.callId(),
                called.side(),
                called.venue(),
                called.shallPenalise(),
                called.escalateAt(),
                CallState.MADE,
                false));
        return state.with(calls);
    }

    static AdjudicationState became(AdjudicationState state, String callId, CallState now, Event event) {
        return state.with(known(state, callId, event).become(now));
    }

    static AdjudicationState evolve(AdjudicationState state, Event.CallPauseNoted noted) {
        return state.with(known(state, noted.callId(), noted).withPauseNoted());
    }

    private static Call known(AdjudicationState state, String callId, Event event) {
        return state.call(callId).orElseThrow(() -> new CorruptLogException(state, event));
    }
}
