package org.onehall.connectivity.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CommunicationChanged;
import org.onehall.proto.connectivity.v1.Hop;
import org.onehall.proto.connectivity.v1.Probe;
import org.onehall.proto.connectivity.v1.ProbeSpan;
import org.onehall.proto.connectivity.v1.Probes;
import org.onehall.proto.connectivity.v1.ProbesRecorded;
import org.onehall.proto.types.v1.Side;

/** OCR 18.8, 18.9: what was measured in a venue when a link was lost. Times are seconds from the loss. */
class MeasurementsTest {
    private static final Instant LOST = Instant.parse("2026-03-01T14:00:00Z");
    private static final CaseOpened CASE = CaseOpened.newBuilder()
            .setBoardId("demo/1/1")
            .setSide(Side.SIDE_WHITE)
            .setStartedAt(RecordMapper.timestamp(LOST))
            .build();

    private final Measurements measurements = new Measurements();

    private static ProbeSpan.Builder span(Hop hop, int from, int to, boolean lost) {
        return ProbeSpan.newBuilder()
                .setHop(hop)
                .setFrom(RecordMapper.timestamp(LOST.plusSeconds(from)))
                .setTo(RecordMapper.timestamp(LOST.plusSeconds(to)))
                .setLost(lost);
    }

    /** Measurements delivered long afterwards. */
    private void measured(ProbeSpan.Builder span) {
        measurements.fold(ProbesRecorded.newBuilder().addSpans(span).build(), LOST.plusSeconds(600));
    }

    private Optional<Probes> around() {
        return measurements.around(CASE, "p1", true);
    }

    private Probes known() {
        return around().orElseThrow();
    }

    @Test
    void withoutANodeNothingIsKnown() {
        assertEquals(Optional.empty(), around());
    }

    @Test
    void whatAnsweredAfterTheLossWasNotLostWithIt() {
        measured(span(Hop.HOP_GATEWAY, -6, 4, false));
        measured(span(Hop.HOP_PROVIDER, -9, 1, false));
        measured(span(Hop.HOP_ZONE, 0, 10, true));
        assertEquals(Probe.PROBE_ANSWERED, known().getGateway());
        assertFalse(known().hasProvider(), "what answered until then may have been lost with it");
        assertEquals(Probe.PROBE_SILENT, known().getZone());
    }

    @Test
    void aSilenceOfAnotherTimeSaysNothing() {
        measured(span(Hop.HOP_ZONE, -30, -2, true));
        measured(span(Hop.HOP_ZONE, 9, 19, true));
        assertFalse(around().map(Probes::hasZone).orElse(false));
    }

    @Test
    void onlyTheDeviceOfTheSeatCounts() {
        measured(span(Hop.HOP_DEVICE, 0, 10, true).setBoardId("demo/1/2").setSide(Side.SIDE_WHITE));
        assertFalse(known().hasDevice());
        measured(span(Hop.HOP_DEVICE, 0, 10, false).setBoardId("demo/1/1").setSide(Side.SIDE_WHITE));
        assertEquals(Probe.PROBE_ANSWERED, known().getDevice());
    }

    @Test
    void measurementsThatArriveAtOnceShowThatTheZoneIsReached() {
        var device = span(Hop.HOP_DEVICE, 0, 3, true).setBoardId("demo/1/1").setSide(Side.SIDE_WHITE);
        measured(device);
        assertFalse(known().hasZone());
        measurements.fold(ProbesRecorded.newBuilder().addSpans(device).build(), LOST.plusSeconds(4));
        assertEquals(Probe.PROBE_ANSWERED, known().getZone());
    }

    @Test
    void aNodeHeardOfUntilTheLossAndNotSinceIsSilent() {
        measured(span(Hop.HOP_ZONE, -10, 0, false));
        assertEquals(Probe.PROBE_SILENT, known().getNode());
        assertFalse(measurements.around(CASE, "p1", false).isPresent(), "too early to say");
        measured(span(Hop.HOP_ZONE, 20, 30, false));
        assertEquals(Probe.PROBE_ANSWERED, known().getNode());
    }

    @Test
    void aNodeThatStoppedLongBeforeSaysNothing() {
        measured(span(Hop.HOP_ZONE, -300, -290, false));
        assertFalse(around().isPresent());
    }

    private void meeting(String player, boolean present, int at) {
        measurements.fold(CommunicationChanged.newBuilder()
                .setPlayerId(player)
                .setPresent(present)
                .setAt(RecordMapper.timestamp(LOST.plusSeconds(at)))
                .build());
    }

    @Test
    void whetherThePlayerWasInTheMeetingThen() {
        meeting("p2", false, -60);
        assertFalse(around().isPresent());
        meeting("p1", true, -60);
        meeting("p1", false, 60);
        assertEquals(Probe.PROBE_ANSWERED, known().getCommunication());
        assertFalse(measurements.communication("p1").orElseThrow().getPresent());
    }

    @Test
    void onlyMeasurementsOfThatMomentConcernACase() {
        assertTrue(Measurements.concern(
                ProbesRecorded.newBuilder()
                        .addSpans(span(Hop.HOP_ZONE, 1, 2, true))
                        .build(),
                LOST));
        assertFalse(Measurements.concern(
                ProbesRecorded.newBuilder()
                        .addSpans(span(Hop.HOP_ZONE, 9, 19, true))
                        .build(),
                LOST));
    }
}
