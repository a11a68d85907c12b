package org.onehall.playingzone.hall;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.quarkus.runtime.Startup;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.onehall.house.Histograms;

/** Every meter of the zone: feed.clients, zone.commands{name,outcome}, zone.command.time and move.time. */
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

    /** The meter of {@link MoveTimes}. */
    static Timer moveTime(MeterRegistry registry) {
        return Histograms.timer("move.time", "From the socket a move arrives at to the sockets it is sent to")
                .register(registry);
    }

    /** Counts a command. {@code outcome} is "ok", "refused" or "unavailable". */
    public void command(String name, String outcome, Duration took) {
        registry.counter("zone.commands", "name", name, "outcome", outcome).increment();
        time.record(took);
    }
}
