package org.onehall.fairplay.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * Both clocks at one instant.
 *
 * @param white what White's clock shows, at least 0
 * @param running the side whose clock runs from {@code at} on; empty if both clocks are stopped
 * @param flagAt when the running side's flag falls
 * @param periodEndsAt when its present period runs down and the next one begins (LAW 6.4)
 */
public record ClockReading(
        Duration white,
        Duration black,
        Optional<Side> running,
        Instant at,
        Optional<Instant> flagAt,
        Optional<Instant> periodEndsAt) {
    /**
     * What the clocks show at a later instant, as long as this reading holds. If the running clock does not simply
     * count down (a delay, a period credit to come), what they showed at the reading.
     */
    GameMoment.Clocks at(Instant later) {
        Duration shown = running.filter(Side.BLACK::equals).isPresent() ? black : white;
        boolean simple =
                running.isPresent() && flagAt.filter(at.plus(shown)::equals).isPresent() && later.isAfter(at);
        if (!simple) return new GameMoment.Clocks(white, black);
        Duration left = later.isAfter(flagAt.get()) ? Duration.ZERO : Duration.between(later, flagAt.get());
        return running.get() == Side.WHITE ? new GameMoment.Clocks(left, black) : new GameMoment.Clocks(white, left);
    }
}
