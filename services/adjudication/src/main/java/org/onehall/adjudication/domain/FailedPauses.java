package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.adjudication.domain.AdjudicationState.Board;
import org.onehall.adjudication.domain.AdjudicationState.FailedPause;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * Pauses that were not possible: for each, time must be added to a clock, or an arbiter must say why no time is added
 * (OCR 19.6).
 */
final class FailedPauses {
    static final String ARTICLE = "OCR 19.6";

    private FailedPauses() {}

    static Decision<Event> record(Command.RecordFailedPause record, Actor actor, Instant at, AdjudicationState state) {
        if (state.board().isEmpty()) return refuse(AdjudicationRefusal.UNKNOWN_BOARD);
        Board board = state.board().get();
        if (!may(actor, Action.PAUSE_RESUME_CLOCK, record.boardId(), board))
            return refuse(AdjudicationRefusal.FORBIDDEN_ROLE);
        if (Texts.isEmpty(record.reason())) return refuse(AdjudicationRefusal.FAILED_PAUSE_REASON_MISSING);
        if (AdjudicationDecider.malformed(record.reason())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        if (!board.inProgress() && !board.ended()) return refuse(AdjudicationRefusal.NOTHING_TO_PAUSE);
        String now = at.truncatedTo(ChronoUnit.SECONDS).toString();
        if (record.wantedAt().isAfter(at)) return refuse(AdjudicationRefusal.PAUSE_NOT_YET_WANTED, "now", now);
        Optional<Instant> start = board.startedAt()
                .map(began -> began.truncatedTo(ChronoUnit.SECONDS)); // people state instants in whole seconds
        if (start.filter(record.wantedAt()::isBefore).isPresent())
            return refuse(
                    AdjudicationRefusal.PAUSE_BEFORE_START,
                    Map.of("start", start.get().toString(), "now", now));
        return accept(new Event.PauseFailed(
                record.boardId() + "/pause-" + (state.failedPauses().size() + 1),
                record.wantedAt(),
                record.reason(),
                board.attempt()));
    }

    static Decision<Event> compensate(
            Command.CompensateFailedPause compensation, Actor actor, String rulingId, AdjudicationState state) {
        Optional<Decision<Event>> refused = whyNot(compensation.boardId(), compensation.failureId(), actor, state);
        if (refused.isPresent()) return refused.get();
        boolean fits = Stream.of(compensation.white(), compensation.black())
                .flatMap(Optional::stream)
                .allMatch(Penalties::isChange);
        if (!fits || compensation.white().isEmpty() && compensation.black().isEmpty())
            return refuse(AdjudicationRefusal.COMPENSATION_OUT_OF_RANGE);
        FailedPause failed = state.failedPause(compensation.failureId()).orElseThrow();
        Board board = state.board().orElseThrow();
        if (!board.inProgress() || board.attempt() != failed.attempt())
            return refuse(AdjudicationRefusal.NO_CLOCK_TO_COMPENSATE);
        return accept(new Event.FailedPauseCompensated(
                rulingId,
                failed.failureId(),
                compensation.white(),
                compensation.black(),
                failed.wantedAt(),
                failed.reason(),
                failed.attempt()));
    }

    static Decision<Event> close(Command.CloseFailedPause closing, Actor actor, AdjudicationState state) {
        Optional<Decision<Event>> refused = whyNot(closing.boardId(), closing.failureId(), actor, state);
        if (refused.isPresent()) return refused.get();
        if (Texts.isEmpty(closing.reason())) return refuse(AdjudicationRefusal.FAILED_PAUSE_REASON_MISSING);
        if (AdjudicationDecider.malformed(closing.reason())) return refuse(AdjudicationRefusal.TEXT_TOO_LONG);
        return accept(new Event.FailedPauseClosed(closing.failureId(), closing.reason()));
    }

    private static Optional<Decision<Event>> whyNot(
            BoardId boardId, String failureId, Actor actor, AdjudicationState state) {
        if (state.board().isEmpty()) return Optional.of(refuse(AdjudicationRefusal.UNKNOWN_BOARD));
        if (!may(actor, Action.CORRECT_CLOCK, boardId, state.board().get()))
            return Optional.of(refuse(AdjudicationRefusal.FORBIDDEN_ROLE));
        Optional<FailedPause> failed = state.failedPause(failureId);
        if (failed.isEmpty()) return Optional.of(refuse(AdjudicationRefusal.UNKNOWN_FAILED_PAUSE));
        return failed.get().settled()
                ? Optional.of(refuse(AdjudicationRefusal.FAILED_PAUSE_SETTLED))
                : Optional.empty();
    }

    private static boolean may(Actor actor, Action action, BoardId boardId, Board board) {
        return Rights.allows(actor, action, List.of(board.whiteVenue(), board.blackVenue()), boardId, "");
    }

    static AdjudicationState evolve(AdjudicationState state, Event.PauseFailed failed) {
        List<FailedPause> all = new ArrayList<>(state.failedPauses());
        all.add(new FailedPause(failed.failureId(), failed.wantedAt(), failed.reason(), failed.attempt(), false));
        return state.withFailedPauses(all);
    }

    static AdjudicationState settled(AdjudicationState state, String failureId, boolean now, Event event) {
        if (state.failedPause(failureId).isEmpty()) throw new CorruptLogException(state, event);
        return state.withFailedPauses(state.failedPauses().stream()
                .map(one -> one.failureId().equals(failureId) ? one.settled(now) : one)
                .toList());
    }
}
