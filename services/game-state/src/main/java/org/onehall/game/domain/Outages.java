package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.onehall.clock.Clocks;
import org.onehall.decider.Decision;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.game.domain.BoardState.Board;

/**
 * An outage of the hall itself: no player is charged for it. After a long one the game stands, and the arbiters decide
 * when play resumes (ENG-4, OCR 19.6). A short one is over before they could act and does not interrupt a player's
 * thinking.
 */
final class Outages {
    /** An outage at least this long pauses the game. */
    private static final Duration LONG = Duration.ofSeconds(3);

    private Outages() {}

    /**
     * A flag that fell before the outage stays fallen, and a clock that was started after the outage is not affected.
     */
    static Decision<Event> cover(Command.CoverOutage outage, Board board) {
        if (board.phase() != Phase.PLAYING || board.clocks().flagged(outage.from())) return accept();
        Clocks covered = board.clocks().cover(outage.from(), outage.to());
        if (covered.equals(board.clocks())) return accept();
        Event givenBack = new Event.OutageCovered(outage.from(), outage.to(), ClockReading.of(covered, outage.to()));
        if (Duration.between(outage.from(), outage.to()).compareTo(LONG) < 0) return accept(givenBack);
        return accept(
                givenBack,
                new Event.GamePaused(
                        reason(outage.from(), outage.to()),
                        ClockReading.of(covered.pause(outage.to()), outage.to()),
                        Optional.of(PauseCause.OUTAGE)));
    }

    private static String reason(Instant from, Instant to) {
        return Reason.of(
                ReasonCode.HALL_OUT,
                "from",
                from.truncatedTo(ChronoUnit.SECONDS).toString(),
                "to",
                to.truncatedTo(ChronoUnit.SECONDS).toString());
    }
}
