package org.onehall.clock;

import java.time.Duration;

/**
 * One side's clock as it stood when it was last written (OCR 4.1).
 *
 * @param remaining main time left, not negative
 * @param period index of the running period in the time control, from 0
 * @param moves moves this side has completed, not negative
 * @param delay delay still to run in the side's current turn, or in its next one while the other side is to move; not
 *     negative, zero without a delay in the control (DEC-06)
 */
public record Face(Duration remaining, int period, int moves, Duration delay) {

    public Face {
        if (remaining.isNegative() || delay.isNegative() || period < 0 || moves < 0) {
            throw new IllegalArgumentException("nothing on a clock is negative");
        }
    }

    /** A clock with no delay to run. */
    public Face(Duration remaining, int period, int moves) {
        this(remaining, period, moves, Duration.ZERO);
    }

    Face withRemaining(Duration value) {
        return new Face(value, period, moves, delay);
    }
}
