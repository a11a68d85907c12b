package org.onehall.connectivity.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * Both clocks at one instant.
 *
 * @param white what White's clock shows, at least 0
 * @param running the side whose clock runs from {@code at} on; empty when both stand
 * @param flagAt when the running side's flag falls
 * @param periodEndsAt when its present period runs down and the next one begins (LAW 6.4)
 */
public record ClockReading(
        Duration white,
        Duration black,
        Optional<Side> running,
        Instant at,
        Optional<Instant> flagAt,
        Optional<Instant> periodEndsAt) {}
