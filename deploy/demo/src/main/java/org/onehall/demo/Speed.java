package org.onehall.demo;

import java.time.Duration;

/**
 * How many times faster than the players of the past robots think.
 *
 * @param factor more than 0; infinite: no thinking at all
 */
public record Speed(double factor) {
    /** As fast as the hall answers. */
    public static final Speed MAX = new Speed(Double.POSITIVE_INFINITY);

    public Speed {
        if (!(factor > 0)) throw new IllegalArgumentException("a speed must be more than 0, or max, not " + factor);
    }

    /** "max" or a number such as 10 or 0.5. */
    public static Speed of(String text) {
        if (text.equalsIgnoreCase("max")) return MAX;
        try {
            return new Speed(Double.parseDouble(text));
        } catch (NumberFormatException _) {
            throw new IllegalArgumentException("a speed must be more than 0, or max, not \"" + text + "\"");
        }
    }

    /** The thinking time that remains of a real thinking time. */
    public Duration of(Duration inLife) {
        return Double.isInfinite(factor) ? Duration.ZERO : Duration.ofMillis(Math.round(inLife.toMillis() / factor));
    }
}
