package org.onehall.connectivity.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.connectivity.domain.Command;
import org.onehall.connectivity.domain.ProbeSpan;
import org.onehall.decider.Actor;
import org.onehall.eventlog.FormCheck;
import org.onehall.eventlog.LogContext;
import org.onehall.proto.connectivity.v1.RecordProbesRequest;
import org.onehall.proto.connectivity.v1.ReportPresenceRequest;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.testkit.DryLog;

/** The time of a command is known only once it is appended: what depends on that time is not refused earlier. */
class FormCheckTest {
    private static final Instant NOW = Instant.parse("2026-03-01T14:00:00Z");
    private static final String VENUE = "demo/rome";
    private static final Actor ACTOR = Actor.service("venue-node");

    private Map<String, byte[]> store = Map.of();

    @BeforeEach
    void theStoreIsOpen() {
        try (DryLog log = new DryLog(ConnectivityLog.CONTEXT, NOW::toEpochMilli)) {
            var empty = ConnectivityLog.CONTEXT.envelope(ReportPresenceRequest.getDefaultInstance(), header("first"));
            log.append(VENUE, empty.toByteArray(), NOW.minusSeconds(600));
            store = new HashMap<>(log.store());
        }
    }

    private static CommandHeader header(String requestId) {
        return CommandHeader.newBuilder()
                .setRequestId(requestId)
                .setKey(VENUE)
                .setActor(LogContext.actor(ACTOR))
                .build();
    }

    /** The refusal of a measurement that ends this many seconds from now; "" if there is none. */
    private String refused(long seconds) {
        Instant end = NOW.plusSeconds(seconds);
        var span = new ProbeSpan(
                1,
                ProbeSpan.Hop.ZONE,
                "10.0.0.1",
                Optional.empty(),
                Optional.empty(),
                end.minusSeconds(10),
                end,
                10,
                0,
                false,
                Optional.empty());
        var probes = new Command.RecordProbes(VENUE, "node-1", "s1", Optional.empty(), List.of(span));
        var request = ConnectivityLog.CONTEXT
                .mapper()
                .write(probes, RecordProbesRequest.newBuilder())
                .build();
        var envelope = ConnectivityLog.CONTEXT.envelope(request, header("a"));
        return new FormCheck<>(ConnectivityLog.CONTEXT, (_, name) -> store.get(name), InstantSource.fixed(NOW))
                .refusal(envelope, VENUE, ACTOR, "a")
                .join()
                .map(RefusalDetail::getCode)
                .orElse("");
    }

    @Test
    void aMeasurementThatIsAheadByTheClockOfThisServiceAloneWaitsForTheBrokers() { // ENG-4, OCR 18.8
        assertEquals("", refused(50));
        assertEquals("", refused(70));
        assertEquals("PROBES_AHEAD", refused(3_600));
    }
}
