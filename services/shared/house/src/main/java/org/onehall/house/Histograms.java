package org.onehall.house;

import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * Timers that count times in fixed buckets. Buckets of several instances can be added up; percentiles calculated by
 * each instance cannot.
 */
public final class Histograms {
    /** Upper bounds of the buckets, 5 ms to 10 s: the same for every timer, so that they can be compared. */
    private static final Duration[] BUCKETS = Stream.of(5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000)
            .map(Duration::ofMillis)
            .toArray(Duration[]::new);

    private Histograms() {}

    /** A timer to be registered, "zone.command.time". */
    public static Timer.Builder timer(String name, String description) {
        return Timer.builder(name).description(description).serviceLevelObjectives(BUCKETS);
    }
}
