package org.onehall.clock;

import java.time.Duration;

/** The kind of chess that a time control makes, by its total time for sixty moves (RAP A.1, BLZ B.1). */
public enum Category {
    /** Sixty minutes or more. */
    STANDARD,
    /** More than ten and less than sixty minutes. */
    RAPID,
    /** Ten minutes or less. */
    BLITZ;

    /** The category of a total, as {@link TimeControl#total()} gives it. */
    public static Category of(Duration total) {
        if (total.compareTo(Duration.ofMinutes(10)) <= 0) {
            return BLITZ;
        }
        return total.compareTo(Duration.ofMinutes(60)) < 0 ? RAPID : STANDARD;
    }
}
