package org.onehall.playingzone.edge.ws;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.quarkus.runtime.Startup;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.onehall.house.Histograms;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.hall.MoveTimes;

/**
 * What the zone counts besides the time of moves ({@link MoveTimes}): feed.clients, zone.commands{name,outcome},
 * zone.command.time.
 */
@Singleton
@Startup
public class ZoneMetrics {
    private final MeterRegistry registry;
    private final Timer time;

    @Inject
    public ZoneMetrics(MeterRegistry registry, LiveHall hall) {
        this.registry = registry;
        Gauge.builder("feed.clients", hall, LiveHall::watchers)
                .description("Screens that follow the hall")
                .register(registry);
        time = Histograms.timer("zone.command.time", "From a command's frame to its answer")
                .register(registry);
    }

    /** @param outcome "ok", "refused" or "unavailable" */
    void command(String name, String outcome, Duration took) {
        registry.counter("zone.commands", "name", name, "outcome", outcome).increment();
        time.record(took);
    }
}
