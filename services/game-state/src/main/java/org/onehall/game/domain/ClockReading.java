package org.onehall.game.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;

/**
 * Both clocks at one instant.
 *
 * @param white what White's clock shows, at least 0
 * @param running whose clock runs from {@code at} on; empty when both stand
 * @param flagAt when the running side's flag falls
 * @param periodEndsAt when the running side's next period begins; empty if none follows in this turn (LAW 6.4)
 */
public record ClockReading(
        Duration white,
        Duration black,
        Optional<Side> running,
        Instant at,
        Optional<Instant> flagAt,
        Optional<Instant> periodEndsAt) {
    /** A running clock that is charged only from a later instant on is read at that later instant. */
    static ClockReading of(Clocks clocks, Instant at) {
        Instant when = clocks.since().filter(at::isBefore).orElse(at);
        return new ClockReading(
                clocks.remaining(Side.WHITE, when),
                clocks.remaining(Side.BLACK, when),
                clocks.running(),
                when,
                clocks.flagAt(),
                clocks.periodEndsAt());
    }

    Duration shows(Side side) {
        return side == Side.WHITE ? white : black;
    }
}
