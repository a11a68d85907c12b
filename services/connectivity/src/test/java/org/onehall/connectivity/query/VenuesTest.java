package org.onehall.connectivity.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CaseReported;
import org.onehall.proto.connectivity.v1.CauseEvidence;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.ReportOverdue;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

class VenuesTest {
    private static final BoardId BOARD = new BoardId("demo", 1, 1);
    private static final Instant LOST = Instant.parse("2026-03-01T14:00:00Z");

    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    private final Venues venues = new Venues();

    VenuesTest() {
        new ConnectivityMetrics(registry, venues);
    }

    private static ConnectivityEvent.Builder at(String venue) {
        return ConnectivityEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(venue));
    }

    private static LinkChanged link(LinkState state) {
        return LinkChanged.newBuilder()
                .setBoardId("demo/1/1")
                .setSide(Side.SIDE_WHITE)
                .setState(state)
                .build();
    }

    @Test
    void theLastStateOfEachSeatCounts() {
        venues.fold(
                at("demo/rome").setLinkChanged(link(LinkState.LINK_STATE_UP)).build());
        venues.fold(
                at("demo/rome").setLinkChanged(link(LinkState.LINK_STATE_DOWN)).build());
        assertEquals(List.of(link(LinkState.LINK_STATE_DOWN)), venues.links("demo/rome"));
        assertEquals(List.of(link(LinkState.LINK_STATE_DOWN)), venues.links(""));
        assertEquals(List.of(), venues.links("demo/oslo"));
        assertTrue(venues.link("demo/rome", BOARD, Side.SIDE_BLACK).isEmpty());
        assertEquals(
                1,
                registry.get("connectivity.links").tag("state", "DOWN").gauge().value());
        assertEquals(
                0, registry.get("connectivity.links").tag("state", "UP").gauge().value());
    }

    @Test
    void casesAreListedAsTheyHappenedAndCountedWhileOpen() {
        var opened = at("demo/rome")
                .setCaseOpened(CaseOpened.newBuilder().setCaseId("demo/rome/case-1"))
                .build();
        var closed = at("demo/rome")
                .setCaseClosed(CaseClosed.newBuilder().setCaseId("demo/rome/case-1"))
                .build();
        venues.fold(opened);
        assertEquals(List.of(1.0, 0.0, 0.0), openCases());
        venues.fold(closed);
        assertEquals(List.of(0.0, 0.0, 0.0), openCases());
        assertEquals(List.of(opened, closed), venues.cases("demo/rome"));
        assertEquals(List.of(), venues.cases("demo/oslo"));
        assertEquals(opened.getCaseOpened(), venues.opened("demo/rome/case-1").orElseThrow());
    }

    private List<Double> openCases() {
        return Stream.of("AWAITED", "OVERDUE", "CONFIRMED")
                .map(state -> registry.get("connectivity.cases.open")
                        .tag("state", state)
                        .gauge()
                        .value())
                .toList();
    }

    @Test
    void anOpenCaseIsCountedByHowFarItsReportHasGot() { // OCR 18.9/b
        String id = "demo/rome/case-1";
        venues.fold(at("demo/rome")
                .setCaseOpened(CaseOpened.newBuilder().setCaseId(id))
                .build());
        venues.fold(at("demo/rome")
                .setCaseOpened(CaseOpened.newBuilder().setCaseId("demo/rome/case-2"))
                .build());
        venues.fold(at("demo/rome")
                .setReportOverdue(ReportOverdue.newBuilder().setCaseId(id))
                .build());
        assertEquals(List.of(1.0, 1.0, 0.0), openCases());
        venues.fold(at("demo/rome")
                .setCaseReported(CaseReported.newBuilder().setCaseId(id))
                .build());
        assertEquals(List.of(1.0, 0.0, 1.0), openCases());
        venues.fold(at("demo/rome")
                .setCaseClosed(CaseClosed.newBuilder().setCaseId(id))
                .build());
        // A report that arrives after the case was closed.
        venues.fold(at("demo/rome")
                .setCaseReported(CaseReported.newBuilder().setCaseId(id))
                .build());
        assertEquals(List.of(1.0, 0.0, 0.0), openCases());
    }

    @Test
    void seatsOfCompetitionsThatShareAVenueAreApartAlsoInLogsThatNameNone() { // DEC-21
        var other = LinkChanged.newBuilder()
                .setBoardId("other/1/1")
                .setSide(Side.SIDE_WHITE)
                .setState(LinkState.LINK_STATE_UP)
                .build();
        venues.fold(at("rome").setLinkChanged(link(LinkState.LINK_STATE_DOWN)).build());
        venues.fold(at("rome").setLinkChanged(other).build());
        assertEquals(List.of(link(LinkState.LINK_STATE_DOWN)), venues.links("demo/rome"));
        assertEquals(List.of(other), venues.links("other/rome"));
        assertEquals(
                other,
                venues.link("rome", new BoardId("other", 1, 1), Side.SIDE_WHITE).orElseThrow());
    }

    @Test
    void aLinkIsToldOfWhereItsCaseIsOpen() { // DEC-21
        var old = CaseOpened.newBuilder()
                .setCaseId("rome/case-1")
                .setBoardId("demo/1/1")
                .setSide(Side.SIDE_WHITE)
                .build();
        venues.fold(at("rome").setCaseOpened(old).build());
        assertEquals("rome", venues.log(BOARD, Side.SIDE_WHITE, "rome"));
        assertEquals("demo/rome", venues.log(BOARD, Side.SIDE_BLACK, "rome"));
        assertEquals(1, venues.cases("demo/rome").size());
        venues.fold(at("rome")
                .setCaseClosed(CaseClosed.newBuilder().setCaseId("rome/case-1").setBoardId("demo/1/1"))
                .build());
        assertEquals("demo/rome", venues.log(BOARD, Side.SIDE_WHITE, "rome"));
    }

    private void link(String venue, int board, LinkState state, Instant lastSeen) {
        venues.fold(at(venue)
                .setLinkChanged(LinkChanged.newBuilder()
                        .setBoardId("demo/1/" + board)
                        .setSide(Side.SIDE_WHITE)
                        .setState(state)
                        .setLastSeen(RecordMapper.timestamp(lastSeen)))
                .build());
    }

    private CauseEvidence evidence(int board, Instant lost) {
        return venues.evidence(
                "demo/rome",
                CaseOpened.newBuilder()
                        .setBoardId("demo/1/" + board)
                        .setSide(Side.SIDE_WHITE)
                        .setStartedAt(RecordMapper.timestamp(lost))
                        .build(),
                other -> !other.equals(new BoardId("demo", 1, 9)),
                "p1",
                true);
    }

    private static CauseEvidence evidence(int seatsHere, int lostHere, int venues, int venuesLost) {
        return CauseEvidence.newBuilder()
                .setSeatsHere(seatsHere)
                .setLostHere(lostHere)
                .setVenues(venues)
                .setVenuesLost(venuesLost)
                .build();
    }

    @Test
    void whatWasLostTogetherIsCountedHereAndElsewhere() { // ENG-7
        for (int board = 1; board <= 4; board++)
            link("demo/rome", board, LinkState.LINK_STATE_UP, LOST.minusSeconds(60));
        for (int board = 5; board <= 8; board++)
            link("demo/oslo", board, LinkState.LINK_STATE_UP, LOST.minusSeconds(60));
        link("demo/rome", 1, LinkState.LINK_STATE_DOWN, LOST);
        assertEquals(evidence(3, 0, 1, 0), evidence(1, LOST));
        link("demo/rome", 2, LinkState.LINK_STATE_DOWN, LOST.plusSeconds(5));
        link("demo/rome", 3, LinkState.LINK_STATE_DOWN, LOST.plusMillis(5_001));
        link("demo/oslo", 5, LinkState.LINK_STATE_DOWN, LOST.minusSeconds(10));
        assertEquals(evidence(2, 1, 1, 0), evidence(1, LOST));
        link("demo/oslo", 6, LinkState.LINK_STATE_DOWN, LOST.plusSeconds(10));
        assertEquals(evidence(2, 1, 1, 1), evidence(1, LOST));
    }

    @Test
    void whoIsBackWasLostAllTheSameAndWhoWasAwayLongBeforeDoesNotCount() {
        link("demo/rome", 1, LinkState.LINK_STATE_DOWN, LOST);
        link("demo/rome", 2, LinkState.LINK_STATE_DOWN, LOST);
        link("demo/rome", 2, LinkState.LINK_STATE_UP, LOST.plusSeconds(8));
        link("demo/rome", 3, LinkState.LINK_STATE_DOWN, LOST.minusSeconds(3600));
        link("demo/rome", 4, LinkState.LINK_STATE_SUSPECT, LOST.minusSeconds(1));
        link("demo/oslo", 5, LinkState.LINK_STATE_DOWN, LOST.minusSeconds(3600));
        assertEquals(evidence(2, 1, 0, 0), evidence(1, LOST));
    }

    @Test
    void whoClosesThePageAfterTheGameOrPlaysInAnotherCompetitionIsNotCounted() {
        link("demo/rome", 1, LinkState.LINK_STATE_DOWN, LOST);
        link("demo/rome", 2, LinkState.LINK_STATE_UP, LOST);
        link("demo/rome", 9, LinkState.LINK_STATE_DOWN, LOST);
        link("demo/oslo", 9, LinkState.LINK_STATE_DOWN, LOST);
        venues.fold(at("demo/oslo")
                .setLinkChanged(LinkChanged.newBuilder()
                        .setBoardId("other/1/1")
                        .setSide(Side.SIDE_WHITE)
                        .setState(LinkState.LINK_STATE_DOWN)
                        .setLastSeen(RecordMapper.timestamp(LOST)))
                .build());
        assertEquals(evidence(1, 0, 0, 0), evidence(1, LOST));
    }
}
