package org.onehall.house;

import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * Timers whose times are counted in fixed buckets: those of several instances add up, which percentiles that each of
 * them calculates for itself do not.
 */
public final class Histograms {
    /** Upper bounds of the buckets, 5 ms to 10 s: the same for every timer, so that they can be laid side by side. */
    private static final Duration[] BUCKETS = Stream.of(5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000)
            .map(Duration::ofMillis)
            .toArray(Duration[]::new);

    private Histograms() {}

    /** A timer to be registered, "zone.command.time". */
    public static Timer.Builder timer(String name, String description) {
        return Timer.builder(name).description(description).serviceLevelObjectives(BUCKETS);
    }
}
