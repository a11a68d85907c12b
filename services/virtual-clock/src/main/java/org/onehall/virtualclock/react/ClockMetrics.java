package org.onehall.virtualclock.react;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.function.Supplier;
import org.onehall.house.Histograms;

/** The metrics of this service besides the general {@code clock.commands}. */
@Singleton
public class ClockMetrics {
    private final MeterRegistry registry;
    private final Timer detection;

    @Inject
    public ClockMetrics(MeterRegistry registry) {
        this.registry = registry;
        this.detection = Histograms.timer(
                        "clock.flag.detection",
                        "From the moment a flag falls to the append time of the claim that found it (OCR 4.5)")
                .register(registry);
    }

    void detected(Duration late) {
        detection.record(late);
    }

    /**
     * @param what "flag", "default" or "resume"
     * @param outcome "accepted", "refused" or "unanswered"
     */
    void claimed(String what, String outcome) {
        registry.counter("clock.claims", "what", what, "outcome", outcome).increment();
    }

    /** The number of timers set. */
    public void timers(Supplier<Number> timers) {
        registry.gauge("clock.timers", this, _ -> timers.get().doubleValue());
    }
}
