package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HouseMetricsTest {
    @Test
    void aServiceIsReadyWhileAllItsChecksSaySo() {
        HealthCheck up = () -> HealthCheckResponse.up("log");
        HealthCheck down = () -> HealthCheckResponse.down("owners");
        assertTrue(HouseMetrics.ready(List.of(up, up)));
        assertFalse(HouseMetrics.ready(List.of(up, down)));
    }

    @Test
    void theDiskOfAFolderThatIsNotMadeYetIsTheOneItWillBeOn(@TempDir Path disk) {
        var registry = new SimpleMeterRegistry();
        HouseMetrics.disk(disk.resolve("data/game-state"), registry);
        double free = registry.get("disk.free").gauge().value();
        double total = registry.get("disk.total").gauge().value();
        assertTrue(free > 0 && free <= total, free + " of " + total);
        assertEquals(disk.toString(), registry.get("disk.free").gauge().getId().getTag("path"));
    }
}
