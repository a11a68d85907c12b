package org.onehall.house;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.system.DiskSpaceMetrics;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Singleton;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** The metrics of every service besides those of its framework. */
@Singleton
class HouseMetrics {
    private final Instance<HealthCheck> checks;

    HouseMetrics(@Readiness Instance<HealthCheck> checks) {
        this.checks = checks;
    }

    void start(
            @Observes StartupEvent event,
            House house,
            HouseConfig config,
            @Readiness Credentials credentials,
            MeterRegistry registry) {
        gauge(registry, "service.ready", "1: all checks of readiness are UP; else 0", () -> ready(checks) ? 1 : 0);
        gauge(
                registry,
                "log.standing",
                "Partitions in which nothing can be decided or read",
                () -> house.standing().size());
        gauge(
                registry,
                "log.endings",
                "Logs that are read no more before a restart",
                () -> house.endings().size());
        left(registry, "token", credentials::tokenLeft);
        left(registry, "certificate", credentials::certificateLeft);
        disk(config.dataDir(), registry);
    }

    /** Says the same as {@code /q/health/ready}. */
    static boolean ready(Iterable<HealthCheck> checks) {
        for (HealthCheck check : checks) if (check.call().getStatus() != HealthCheckResponse.Status.UP) return false;
        return true;
    }

    private static void left(MeterRegistry registry, String kind, Supplier<Number> seconds) {
        Gauge.builder("credentials.left", seconds)
                .tag("kind", kind)
                .baseUnit("seconds")
                .description("Until what is shown to other services ends; 0: it cannot be read")
                .register(registry);
    }

    private static void gauge(MeterRegistry registry, String name, String description, Supplier<Number> value) {
        Gauge.builder(name, value).description(description).register(registry);
    }

    /** {@code disk.free} and {@code disk.total}, in bytes, of the disk a folder is on or will be. */
    static void disk(Path folder, MeterRegistry registry) {
        Path there = folder.toAbsolutePath();
        while (!Files.exists(there)) there = there.getParent(); // the folder may not exist yet; the root always does
        new DiskSpaceMetrics(there.toFile()).bindTo(registry);
    }
}
