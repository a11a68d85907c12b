package org.onehall.playingzone.projection.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.connectivity.v1.CommunicationChanged;
import org.onehall.proto.connectivity.v1.CommunicationSource;
import org.onehall.proto.connectivity.v1.Hop;
import org.onehall.proto.connectivity.v1.MovedWithoutCommunication;
import org.onehall.proto.connectivity.v1.ProbeSpan;
import org.onehall.proto.connectivity.v1.ProbesRecorded;

/** OCR 18.8: what is shown about a venue's node and the meeting. */
class VenueLinksProjectionTest {
    private static final SeatKey SEAT = new SeatKey("cup/1/3", Side.WHITE);

    private final VenueLinksProjection venue = new VenueLinksProjection();

    private static ProbeSpan.Builder span(Hop hop, long from, long to, boolean lost) {
        return ProbeSpan.newBuilder()
                .setHop(hop)
                .setTarget("10.0.0.1")
                .setFrom(Wire.timestamp(Instant.ofEpochMilli(from)))
                .setTo(Wire.timestamp(Instant.ofEpochMilli(to)))
                .setLost(lost);
    }

    private void measured(ProbeSpan.Builder span) {
        venue.fold(ProbesRecorded.newBuilder()
                .setNode("node-1")
                .setClockOffset(Wire.duration(Duration.ofMillis(-20)))
                .addSpans(span)
                .build());
    }

    @Test
    void aPlaceIsShownSinceItAnswersOrKeepsSilent() {
        measured(span(Hop.HOP_ZONE, 1_000, 2_000, false).setRoundTrip(Wire.duration(Duration.ofMillis(30))));
        measured(span(Hop.HOP_GATEWAY, 1_000, 2_000, false));
        measured(span(Hop.HOP_ZONE, 2_000, 9_000, false).setRoundTrip(Wire.duration(Duration.ofMillis(40))));
        var node = venue.nodes("rome", "Rome").getFirst();
        assertEquals("node-1", node.node());
        assertEquals(OptionalLong.of(-20), node.offsetMs());
        assertEquals(
                List.of("GATEWAY", "ZONE"),
                node.hops().stream().map(HopView::hop).toList());
        assertEquals(
                new HopView(
                        "ZONE",
                        "10.0.0.1",
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        1_000,
                        9_000,
                        OptionalLong.of(40)),
                node.hops().getLast());
        measured(span(Hop.HOP_ZONE, 9_000, 11_000, true));
        var silent = venue.nodes("rome", "Rome").getFirst().hops().getLast();
        assertTrue(silent.lost());
        assertEquals(9_000, silent.since());
    }

    @Test
    void whereNoMeetingIsRequiredAndNothingIsKnownNothingIsShown() {
        assertEquals(Optional.empty(), venue.meeting(SEAT, "p1", false));
        assertEquals(
                Optional.of(new MeetingView(true, Optional.empty(), OptionalLong.empty(), Optional.empty(), List.of())),
                venue.meeting(SEAT, "p1", true));
    }

    @Test
    void whoIsInTheMeetingAndWhatWasMovedOutsideOfIt() { // OCR 13.3
        venue.fold(CommunicationChanged.newBuilder()
                .setPlayerId("p1")
                .setPresent(false)
                .setAt(Wire.timestamp(Instant.ofEpochMilli(5_000)))
                .setSource(CommunicationSource.COMMUNICATION_SOURCE_ZOOM)
                .build());
        venue.fold(MovedWithoutCommunication.newBuilder()
                .setBoardId("cup/1/3")
                .setSide(Wire.side(Side.WHITE))
                .setPlayerId("p1")
                .setPly(7)
                .build());
        assertEquals(
                Optional.of(new MeetingView(
                        false, Optional.of(false), OptionalLong.of(5_000), Optional.of("ZOOM"), List.of(7))),
                venue.meeting(SEAT, "p1", false));
        assertEquals(
                List.of(),
                venue.meeting(new SeatKey("cup/2/3", Side.WHITE), "p1", false)
                        .orElseThrow()
                        .moves());
    }
}
