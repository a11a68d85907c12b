package org.onehall.clock;

import java.time.Duration;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * One period of a time control (OCR 4.4, LAW 6.3.1).
 *
 * @param moves how many moves the player must complete in this period, 1 to 999; empty: the rest of the game
 * @param base time added to the clock when the period begins, 0 to 24 hours
 * @param increment time added for each move, 0 to 24 hours; zero: none
 * @param delay time for which the main time stands still in each turn of the player, 0 to 24 hours; zero: none. Cannot
 *     be combined with an increment (V-03)
 */
public record Period(OptionalInt moves, Duration base, Duration increment, Duration delay) {
    private static final int MOST_MOVES = 999;
    private static final Duration LONGEST = Duration.ofHours(24);

    public Period {
        Objects.requireNonNull(moves, "moves");
        if (moves.isPresent() && (moves.getAsInt() < 1 || moves.getAsInt() > MOST_MOVES)) {
            throw new IllegalArgumentException(
                    "V-02: a period must ask for 1 to " + MOST_MOVES + " moves, not " + moves.getAsInt());
        }
        if (outOfRange(base)) {
            throw new IllegalArgumentException("V-02: the base time of a period is 0 to 24 hours");
        }
        if (outOfRange(increment) || outOfRange(delay)) {
            throw new IllegalArgumentException("V-02: increment and delay are 0 to 24 hours");
        }
        if (!increment.isZero() && !delay.isZero()) {
            throw new IllegalArgumentException("V-03: a period has an increment or a delay, not both");
        }
    }

    private static boolean outOfRange(Duration time) {
        return time.isNegative() || time.compareTo(LONGEST) > 0;
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
