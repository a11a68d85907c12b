package org.onehall.connectivity.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.connectivity.domain.RomeVenue.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Measurements of the nodes of a venue: what is recorded, and what is refused. */
class ProbesTest {
    @Test
    void measurementsOfAVenueNodeAreTakenOnceAndInOrder() { // OCR 18.8
        var first = span(1, ProbeSpan.Hop.GATEWAY, 0, 10_000, 10);
        var second = span(2, ProbeSpan.Hop.ZONE, 0, 9_000, 0);
        var fourth = span(4, ProbeSpan.Hop.ZONE, 9_000, 12_000, 10);
        var offset = Optional.of(Duration.ofMillis(-20));
        rome().when(probes(first, second), LTA, LATE)
                .then(new Event.ProbesRecorded("node-1", "s1", offset, List.of(first, second)))
                .when(probes(first, second), LTA, LATE)
                .then()
                .when(probes(second, fourth), OWN, LATE)
                .then(new Event.ProbesRecorded("node-1", "s1", offset, List.of(fourth)))
                .when(
                        new Command.RecordProbes("demo/rome", "node-2", "s1", Optional.empty(), List.of(first)),
                        LTA,
                        LATE)
                .then(new Event.ProbesRecorded("node-2", "s1", Optional.empty(), List.of(first)));
    }

    @Test
    void measurementsThatCannotHaveBeenMadeAreRefused() {
        var good = span(1, ProbeSpan.Hop.GATEWAY, 0, 10_000, 10);
        rome().when(probes(), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(probes(good, good), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(probes(span(0, ProbeSpan.Hop.GATEWAY, 0, 1, 1)), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(probes(span(1_000_000_000_001L, ProbeSpan.Hop.GATEWAY, 0, 1, 1)), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(probes(span(1, ProbeSpan.Hop.GATEWAY, 2, 1, 1)), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(probes(span(1, ProbeSpan.Hop.GATEWAY, 0, 1, -1)), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(new Command.RecordProbes("demo/rome", " ", "s1", Optional.empty(), List.of(good)), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_NODE)
                .when(
                        new Command.RecordProbes("demo/rome", "node\u0007", "s1", Optional.empty(), List.of(good)),
                        LTA,
                        LATE)
                .refused(ConnectivityRefusal.BAD_NODE)
                .when(
                        new Command.RecordProbes("demo/rome", "node-1", "s|1", Optional.empty(), List.of(good)),
                        LTA,
                        LATE)
                .refused(ConnectivityRefusal.BAD_NODE)
                .when(new Command.RecordProbes("oslo", "node-1", "s1", Optional.empty(), List.of(good)), LTA, LATE)
                .refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void measurementsOutOfAllBoundsAreRefused() { // OCR 18.8
        Instant from = LATE.minusSeconds(60);
        for (Duration roundTrip :
                List.of(Duration.ofNanos(-1), Duration.ofSeconds(60).plusNanos(1), Duration.ofDays(400_000)))
            badProbes(ofZone("zone", from, LATE, 1, 0, Optional.of(roundTrip)), Duration.ZERO);
        for (String target : List.of("", "x".repeat(101), "zone\u202E", "a\u2028b", "a\tb"))
            badProbes(ofZone(target, from, LATE, 1, 0, Optional.empty()), Duration.ZERO);
        for (int probes : List.of(-1, 10_001, Integer.MAX_VALUE))
            badProbes(ofZone("zone", from, LATE, probes, 0, Optional.empty()), Duration.ZERO);
        for (Duration length : List.of(Duration.ofDays(1).plusMillis(1), Duration.ofDays(400)))
            badProbes(ofZone("zone", LATE.minus(length), LATE, 1, 0, Optional.empty()), Duration.ZERO);
        badProbes(ofZone("zone", Instant.EPOCH, LATE, 1, 0, Optional.empty()), Duration.ZERO);
        Instant oldest = LATE.minus(Duration.ofDays(60));
        for (Instant past : List.of(oldest.minusMillis(1), Instant.EPOCH))
            badProbes(ofZone("zone", past, past, 1, 0, Optional.empty()), Duration.ZERO);
        ProbeSpan good = ofZone("zone", from, LATE, 10_000, 10_000, Optional.of(Duration.ofSeconds(60)));
        for (Duration offset : List.of(Duration.ofDays(36_526), Duration.ofDays(-36_526))) badProbes(good, offset);
        rome().when(probes(good, Duration.ofDays(-36_525)), LTA, LATE).accepted();
        rome().when(probes(ofZone("zone", oldest, oldest, 1, 0, Optional.empty()), Duration.ZERO), LTA, LATE)
                .accepted();
    }

    private static ProbeSpan ofZone(
            String target, Instant from, Instant to, int answered, int silent, Optional<Duration> roundTrip) {
        return new ProbeSpan(
                1,
                ProbeSpan.Hop.ZONE,
                target,
                Optional.empty(),
                Optional.empty(),
                from,
                to,
                answered,
                silent,
                false,
                roundTrip);
    }

    private static void badProbes(ProbeSpan span, Duration offset) {
        rome().when(probes(span, offset), LTA, LATE).refused(ConnectivityRefusal.BAD_PROBES);
    }

    @Test
    void aVenueHasNoNodesWithoutEnd() { // OCR 18.8
        var venue = rome();
        for (int i = 0; i < 20; i++)
            venue = venue.when(probesOf("node-" + i, "s1"), LTA, LATE).accepted();
        venue.when(probesOf("node-20", "s1"), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_NODE)
                .when(probesOf("node-19", "s2"), LTA, LATE)
                .accepted();
    }

    @Test
    void aNodeThatOftenStartsAgainIsHeardAndTheVenueKeepsItsLastSeriesOnly() {
        var starts = rome();
        for (int start = 0; start < 1_500; start++)
            starts = starts.when(measured("s" + start, 1, start), LTA, LATE).accepted();
        assertEquals(
                List.of("s1490", "s1491", "s1492", "s1493", "s1494", "s1495", "s1496", "s1497", "s1498", "s1499"),
                starts.state().nodes().get("node").series().stream()
                        .map(VenueNode.Series::name)
                        .toList());
    }

    @Test
    void aRepeatedMeasurementCountsOnceThoughItsSeriesIsForgotten() { // OCR 18.8
        var starts = rome();
        for (int start = 0; start < 12; start++)
            starts = starts.when(measured("s" + start, 1, start), LTA, LATE).accepted();
        starts.when(measured("s0", 1, 0), LTA, LATE)
                .then()
                .when(measured("s1", 1, 1), LTA, LATE)
                .then()
                .when(measured("s2", 1, 2), LTA, LATE)
                .then()
                .when(measured("s0", 2, 12), LTA, LATE)
                .accepted()
                .when(measured("s2", 1, 2), LTA, LATE)
                .then();
    }

    /** One measurement, for the whole second after this many seconds. */
    private static Command measured(String series, long sequence, int second) {
        return new Command.RecordProbes(
                "demo/rome",
                "node",
                series,
                Optional.empty(),
                List.of(span(sequence, ProbeSpan.Hop.GATEWAY, 1 + second * 1_000, 1_000 + second * 1_000, 10)));
    }

    private static Command probesOf(String node, String series) {
        return new Command.RecordProbes(
                "demo/rome", node, series, Optional.empty(), List.of(span(1, ProbeSpan.Hop.GATEWAY, 0, 10_000, 10)));
    }

    @Test
    void twoSeriesOfOneNodeTakeNothingFromEachOther() { // OCR 18.8
        var first = span(1, ProbeSpan.Hop.GATEWAY, 0, 10_000, 10);
        var ninth = span(9, ProbeSpan.Hop.GATEWAY, 0, 10_000, 10);
        rome().when(probes(ninth), LTA, LATE)
                .accepted()
                .when(
                        new Command.RecordProbes("demo/rome", "node-1", "s2", Optional.empty(), List.of(first)),
                        LTA,
                        LATE)
                .then(new Event.ProbesRecorded("node-1", "s2", Optional.empty(), List.of(first)))
                .when(probes(first), LTA, LATE)
                .then();
    }

    @Test
    void measurementsFromTheFutureAreRefused() {
        long late = Duration.between(AT, LATE).toMillis();
        var allowed = span(1, ProbeSpan.Hop.ZONE, 0, late + 60_000, 10);
        rome().when(probes(allowed, span(2, ProbeSpan.Hop.ZONE, 0, late + 60_001, 10)), LTA, LATE)
                .refused(ConnectivityRefusal.PROBES_AHEAD)
                .when(probes(allowed), LTA, LATE)
                .accepted();
    }
}
