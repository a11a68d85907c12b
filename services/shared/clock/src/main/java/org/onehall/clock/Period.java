package org.onehall.clock;

import java.time.Duration;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * One period of a time control (OCR 4.4, LAW 6.3.1).
 *
 * @param moves     how many moves the player must complete in this period, at least 1; empty: the rest of the game
 * @param base      time put on the clock when the period begins, not negative
 * @param increment time added for each move, not negative; zero: none
 * @param delay     time the main time stands still in each own turn, not negative; zero: none. Not together with an
 *                  increment (V-03)
 */
public record Period(OptionalInt moves, Duration base, Duration increment, Duration delay) {

    public Period {
        Objects.requireNonNull(moves, "moves");
        if (moves.isPresent() && moves.getAsInt() < 1) {
            throw new IllegalArgumentException("V-02: a period must ask for at least 1 move, not " + moves.getAsInt());
        }
        if (base.isNegative()) {
            throw new IllegalArgumentException("V-02: the base time of a period must not be negative");
        }
        if (increment.isNegative() || delay.isNegative()) {
            throw new IllegalArgumentException("V-02: increment and delay must not be negative");
        }
        if (!increment.isZero() && !delay.isZero()) {
            throw new IllegalArgumentException("V-03: a period has an increment or a delay, not both");
        }
    }

    /** A period for the rest of the game with an increment. */
    public static Period rest(Duration base, Duration increment) {
        return new Period(OptionalInt.empty(), base, increment, Duration.ZERO);
    }

    /** A period for a number of moves with an increment. */
    public static Period moves(int moves, Duration base, Duration increment) {
        return new Period(OptionalInt.of(moves), base, increment, Duration.ZERO);
    }
}
