package org.onehall.connectivity.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.connectivity.Facts;
import org.onehall.connectivity.domain.Cause;
import org.onehall.connectivity.domain.LinkState;
import org.onehall.connectivity.domain.Probes;
import org.onehall.connectivity.domain.VenueNode;
import org.onehall.connectivity.domain.VenueState;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.GameGlimpse;
import org.onehall.proto.connectivity.v1.ReportPresenceRequest;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.testkit.DryLog;

class ConnectivityLogTest {
    private static final Instant AT = Instant.parse("2026-03-01T14:00:00Z");
    private static final LogContext<?, ?, VenueState> CONTEXT = ConnectivityLog.CONTEXT;

    private final DryLog log = new DryLog(CONTEXT, AT::toEpochMilli);

    @AfterEach
    void close() {
        log.close();
    }

    private Outcome submit(ReportPresenceRequest request, String requestId) throws Exception {
        return submit(request, Actor.service("connectivity"), requestId);
    }

    private Outcome submit(ReportPresenceRequest request, Actor actor, String requestId) throws Exception {
        var header = CommandHeader.newBuilder()
                .setRequestId(requestId)
                .setKey("rome")
                .setActor(LogContext.actor(actor))
                .setCorrelationId("trace-7")
                .build();
        log.append("rome", CONTEXT.envelope(request, header).toByteArray(), AT);
        return log.answer();
    }

    private ConnectivityEvent event() throws Exception {
        return ConnectivityEvent.parseFrom(log.event());
    }

    private static ReportPresenceRequest.Builder down() {
        return ReportPresenceRequest.newBuilder()
                .setVenueId("rome")
                .setBoardId("demo/1/1")
                .setSide(org.onehall.proto.types.v1.Side.SIDE_WHITE)
                .setDeviceId("tablet-1")
                .setState(org.onehall.proto.connectivity.v1.LinkState.LINK_STATE_DOWN)
                .setLastSeen(RecordMapper.timestamp(AT.minusSeconds(5)))
                .setAt(RecordMapper.timestamp(AT))
                .setGame(GameGlimpse.newBuilder()
                        .setInProgress(true)
                        .setAttempt(1)
                        .setPly(1)
                        .setFen(Facts.AFTER_E4)
                        .setToMove(org.onehall.proto.types.v1.Side.SIDE_BLACK)
                        .setClocks(Facts.running(org.onehall.proto.types.v1.Side.SIDE_BLACK, AT, 600)));
    }

    @Test
    void recordsAndWireAgree() {
        assertEquals(List.of(), CONTEXT.gaps());
    }

    @Test
    void aLostLinkIsSealedWithItsCaseAndTheGlimpseUnchanged() throws Exception {
        assertEquals(2, submit(down().build(), "presence:1").getEventsCount());
        ConnectivityEvent link = event();
        ConnectivityEvent opened = event();
        assertEquals("rome#1", link.getHeader().getEventId());
        assertEquals("OCR 18.8", link.getHeader().getRule());
        assertEquals("rome#2", opened.getHeader().getEventId());
        assertEquals("OCR 18.9", opened.getHeader().getRule());
        assertEquals("rome/case-1", opened.getCaseOpened().getCaseId());
        assertEquals(down().getGame(), opened.getCaseOpened().getGame());
    }

    @Test
    void aSeatWithoutAGameHasAnEmptyGlimpse() throws Exception {
        submit(down().setGame(GameGlimpse.getDefaultInstance()).build(), "presence:1");
        assertTrue(event().hasLinkChanged());
        assertTrue(log.events().isEmpty());
    }

    @Test
    void aFactReportedTwiceGetsTheFirstAnswer() throws Exception {
        Outcome first = submit(down().build(), "presence:1");
        log.events();
        assertEquals(first, submit(down().build(), "presence:1"));
        assertTrue(log.events().isEmpty());
    }

    @Test
    void aFactOfNoStateIsMalformed() throws Exception {
        assertEquals(
                "MALFORMED",
                submit(down().clearState().build(), "presence:1").getRefusal().getCode());
        assertEquals(
                "MALFORMED",
                submit(down().clearGame().build(), "presence:2").getRefusal().getCode());
        assertTrue(log.events().isEmpty());
    }

    @Test
    void aFactOfNoBoardIsMalformedAndPeopleReportNone() throws Exception { // DEC-21
        Actor arbiter = Actor.official("ca", Role.CHIEF_ARBITER, "");
        for (String text : List.of("", "demo", "demo/1/01")) {
            var fact = down().setBoardId(text).build();
            assertEquals(
                    "MALFORMED", submit(fact, "presence:" + text).getRefusal().getCode(), text);
            assertEquals(
                    "FORBIDDEN_ROLE",
                    submit(fact, arbiter, "arbiter:" + text).getRefusal().getCode(),
                    text);
        }
        assertTrue(log.events().isEmpty());
    }

    @Test
    void aStateSurvivesItsStore() {
        var state = new VenueState(
                Map.of(
                        new VenueState.Seat(new BoardId("demo", 1, 1), Side.WHITE),
                        new VenueState.Link("tablet-1", LinkState.DOWN, true)),
                List.of(new VenueState.Case(
                        "rome/case-1",
                        new BoardId("demo", 1, 1),
                        Side.WHITE,
                        true,
                        AT.plus(Duration.ofNanos(1_234_567)),
                        Optional.of(AT.plusSeconds(60)),
                        false,
                        false,
                        Optional.of(new Cause.Evidence(
                                7,
                                2,
                                3,
                                0,
                                Optional.of(new Probes(
                                        Optional.of(Probes.Probe.SILENT),
                                        Optional.of(Probes.Probe.ANSWERED),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty())))),
                        true)),
                1,
                Optional.of(new VenueState.Outage("rome/outage-1", AT, AT, List.of("rome/case-1"))),
                Map.of("node-1", new VenueNode(List.of(new VenueNode.Series("s1", 7, AT)), Optional.of(AT))),
                Map.of("p1", new VenueState.Communication(false, AT, true)));
        assertEquals(state, CONTEXT.states().read(CONTEXT.states().write(state)));
    }
}
