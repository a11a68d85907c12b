package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;

/** Arbiters and rulings add time to a clock or take time from it (OCR 18.4, LAW 12.5). */
final class TimeAdjustments {
    /** The articles for time granted because of an outside disturbance, which has its own limits. */
    private static final Set<String> DISTURBANCE = Set.of("LAW 12.5", "OCR 10.5");

    private static final Duration SHORTEST_GRANT = Duration.ofSeconds(1);
    private static final Duration LONGEST_GRANT = Duration.ofMinutes(60);

    private TimeAdjustments() {}

    static Decision<Event> adjust(ClockCommand.AdjustTime adjust, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> refusal =
                ClockCorrections.whyNoOrder(adjust.reason(), adjust.changesSeen(), submitted, board);
        if (refusal.isPresent()) return refuse(refusal.get());
        boolean ofRuling = !adjust.rulingId().isEmpty() || !adjust.withdraws().isEmpty();
        if (ofRuling && !GameDecider.isService(submitted)) return refuse(FORBIDDEN_ROLE);
        List<Event> events = new ArrayList<>();
        Clocks clocks = board.clocks();
        for (ClockCommand.AdjustTime.OfSide one : adjust.changes()) {
            Duration change = one.change();
            if (!adjust.withdraws().isEmpty() && !board.clockChanges().holds(one.side(), adjust.withdraws()))
                return refuse(CLOCKS_SET_SINCE);
            if (change.isZero()
                    || change.compareTo(ClockCorrections.LONGEST_TIME) > 0
                    || change.compareTo(ClockCorrections.LONGEST_TIME.negated()) < 0) return refuse(MALFORMED_CHANGE);
            Optional<GameRefusal> unhelped = Helpers.whyNotAdjusted(one, board);
            if (unhelped.isPresent()) return refuse(unhelped.get());
            if (DISTURBANCE.contains(one.article())
                    && (change.compareTo(SHORTEST_GRANT) < 0 || change.compareTo(LONGEST_GRANT) > 0))
                return refuse(GRANT_OUT_OF_RANGE);
            if (change.isNegative() && !clocks.canTake(one.side(), change.negated(), submitted.at()))
                return tooLarge(clocks, one.side(), submitted.at());
            clocks = adjusted(
                    clocks,
                    one.side(),
                    change,
                    new Note(adjust.reason(), one.article(), adjust.rulingId(), adjust.withdraws(), false),
                    submitted.at(),
                    events);
        }
        return accept(events);
    }

    static Decision<Event> tooLarge(Clocks clocks, Side side, Instant at) {
        return refuse(
                REDUCTION_TOO_LARGE, Map.of("side", side.name(), "left", Clocks.display(clocks.remaining(side, at))));
    }

    /** What the record says about a change besides its time. */
    record Note(String reason, String article, String rulingId, String withdraws, boolean setAnew) {}

    static Clocks adjusted(Clocks clocks, Side side, Duration change, Note note, Instant at, List<Event> events) {
        Clocks after = change(clocks, side, change, at);
        events.add(new Event.TimeAdjusted(
                side,
                change,
                note.reason(),
                ClockReading.of(after, at),
                note.article(),
                Optional.of(ClockReading.of(clocks, at)),
                note.rulingId(),
                note.withdraws(),
                note.setAnew()));
        return after;
    }

    static Board evolve(Board board, Event.TimeAdjusted adjusted) {
        return ClockCorrections.ordered(
                board,
                change(
                        board.clocks(),
                        adjusted.side(),
                        adjusted.change(),
                        adjusted.clocks().at()),
                adjusted.clocks().at(),
                board.clockChanges().after(adjusted));
    }

    /** A standing clock at 0:00 (a provisional flag) is set to the time; any other clock is changed by it. */
    private static Clocks change(Clocks clocks, Side side, Duration change, Instant at) {
        return clocks.remaining(side, at).isZero() ? clocks.set(side, change, at) : clocks.add(side, change, at);
    }
}
