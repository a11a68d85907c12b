package org.onehall.virtualclock.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * Both clocks of a board at one instant, as the board log wrote them; fields as in types.proto.
 *
 * @param running the side whose clock runs; empty when both stand
 */
public record ClockReading(
        Duration white,
        Duration black,
        Optional<Side> running,
        Instant at,
        Optional<Instant> flagAt,
        Optional<Instant> periodEndsAt) {}
