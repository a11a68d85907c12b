package org.onehall.fairplay.react.screening;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.onehall.fairplay.query.screening.Analyses;

/** Every meter of this service; all are about the analysis of games. */
@Singleton
public class FairPlayMetrics implements AnalysisWorker.Meter {
    private final MeterRegistry registry;

    @Inject
    public FairPlayMetrics(MeterRegistry registry) {
        this.registry = registry;
    }

    void watch(ScreeningPipeline pipeline, Analyses analyses) {
        Gauge.builder("fairplay.screenings.waiting", pipeline, ScreeningPipeline::waiting)
                .register(registry);
        Gauge.builder("fairplay.analyses", analyses, Analyses::size).register(registry);
        Gauge.builder("fairplay.engine.available", pipeline, one -> one.hasEngine() ? 1 : 0)
                .register(registry);
    }

    /** @param took from the end of a game to its screening on record */
    void screened(Duration took) {
        registry.timer("fairplay.screening").record(took);
    }

    @Override
    public void analysed(Duration took) {
        registry.timer("fairplay.analysis").record(took);
    }

    @Override
    public void failed(String reason) {
        registry.counter("fairplay.analysis.failures", "reason", reason).increment();
    }
}
