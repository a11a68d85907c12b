package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** APP-I G2.7: metrics can be read without a token, and do not reveal that there are cases. */
class UncountedTest {
    @Test
    void callsOfCasesAreCountedNowhereAndAllOthersAre() {
        var registry = new SimpleMeterRegistry();
        registry.config().meterFilter(new Uncounted().filter());
        for (String end : List.of(
                "grpc.client.processing.duration", "grpc.server.processing.duration", "grpc.client.requests.sent")) {
            registry.timer(end, "service", "onehall.cases.v1.CaseService", "method", "FileComplaint")
                    .record(Duration.ofMillis(1));
            registry.counter(end + ".total", "service", "onehall.fairplay.v1.FairPlayService", "method", "RecordCheck")
                    .increment();
        }
        registry.counter("http.server.requests", "uri", "/onehall.cases.v1.CaseService/FileComplaint", "method", "POST")
                .increment();
        registry.counter("http.server.requests", "uri", "/api/fair-play/{step}", "method", "POST")
                .increment();
        registry.counter("http.server.requests", "uri", "/api/venues", "method", "GET")
                .increment();
        List<String> told = registry.getMeters().stream()
                .map(Meter::getId)
                .map(id -> String.valueOf(id.getTags()))
                .toList();
        assertEquals(4, told.size(), told.toString());
        assertEquals(
                List.of(),
                told.stream()
                        .filter(tags -> tags.contains("CaseService") || tags.contains("fair-play"))
                        .toList());
    }

    @Test
    void theDiskOfTheFairPlayServiceIsShownAsThatOfAllOthers() {
        var registry = new SimpleMeterRegistry();
        registry.config().meterFilter(new Uncounted().filter());
        registry.gauge("disk.free", List.of(Tag.of("path", "/srv/hall/fair-play")), 1);
        assertEquals(1, registry.getMeters().size());
    }
}
