package org.onehall.virtualclock.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.clock.v1.AlarmKind;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.NoteBoardRequest;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.clock.v1.RaiseAlarmRequest;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.testkit.DryLog;
import org.onehall.virtualclock.domain.ClockState;

class ClockLogTest {
    private static final Instant AT = Instant.parse("2026-03-01T14:00:00Z");
    private static final Actor CHIEF = Actor.official("chief", Role.CHIEF_ARBITER, "");
    private static final Actor OWN = Actor.service("virtual-clock");

    private final DryLog log = new DryLog(ClockLog.CONTEXT, AT::toEpochMilli);

    @AfterEach
    void close() {
        log.close();
    }

    private Outcome submit(com.google.protobuf.Message request, Actor actor, String requestId) throws Exception {
        String key = ClockLog.CONTEXT.key(request);
        var header = CommandHeader.newBuilder()
                .setRequestId(requestId)
                .setKey(key)
                .setActor(LogContext.actor(actor))
                .setCorrelationId("trace-7")
                .build();
        log.append(key, ClockLog.CONTEXT.envelope(request, header).toByteArray(), AT);
        return log.answer();
    }

    private ClockEvent event() throws Exception {
        return ClockEvent.parseFrom(log.event());
    }

    private static GiveRequest.Builder pause(String reason) {
        return GiveRequest.newBuilder()
                .setOrderId("order-1")
                .setKind(OrderKind.ORDER_KIND_PAUSE)
                .setCompetitionId("demo")
                .setReason(reason)
                .addBoards(OrderedBoard.newBuilder()
                        .setBoardId("demo/1/1")
                        .addVenues("rome")
                        .addVenues("oslo"));
    }

    @Test
    void recordsAndWireAgree() {
        assertEquals(List.of(), ClockLog.CONTEXT.gaps());
    }

    @Test
    void anOrderIsSealedCarriedOutAndCompletedInItsLog() throws Exception {
        var outcome = submit(pause("Fire alarm").build(), CHIEF, "r1");
        assertEquals(1, outcome.getEventsCount());
        ClockEvent given = event();
        assertEquals(outcome.getEvents(0), given.toByteString());
        assertEquals("order-1#1", given.getHeader().getEventId());
        assertEquals("OCR 19.6", given.getHeader().getRule());
        assertEquals("trace-7", given.getHeader().getCorrelationId());
        assertEquals(RecordMapper.timestamp(AT), given.getHeader().getOccurredAt());
        assertEquals(List.of("rome", "oslo"), given.getOrderGiven().getBoards(0).getVenuesList());

        submit(
                NoteBoardRequest.newBuilder()
                        .setOrderId("order-1")
                        .setBoardId("demo/1/1")
                        .setApplied(true)
                        .build(),
                OWN,
                "n1");
        assertTrue(event().getBoardNoted().getApplied());
        assertEquals(1, event().getOrderCompleted().getApplied());
    }

    @Test
    void aRepeatGetsTheFirstAnswerAndChangesNothing() throws Exception {
        var first = submit(pause("Fire alarm").build(), CHIEF, "r1");
        event();
        assertEquals(first, submit(pause("Fire alarm").build(), CHIEF, "r1"));
        assertTrue(log.events().isEmpty());
    }

    @Test
    void aRefusalIsAnsweredWithItsArticleAndTellsNothing() throws Exception {
        var outcome = submit(pause(" ").build(), CHIEF, "r1");
        assertEquals("REASON_MISSING", outcome.getRefusal().getCode());
        assertEquals("OCR 19.6", outcome.getRefusal().getRule());
        assertTrue(log.events().isEmpty());
    }

    @Test
    void anOrderOfNoKindIsMalformed() throws Exception {
        assertEquals(
                "MALFORMED",
                submit(pause("x").setKind(OrderKind.ORDER_KIND_UNSPECIFIED).build(), CHIEF, "r1")
                        .getRefusal()
                        .getCode());
    }

    @Test
    void aTextThatIsNoIdOfABoardIsNoBoardOfAnOrder() throws Exception {
        submit(pause("Fire alarm").build(), CHIEF, "r1");
        event();
        for (String text : List.of("nowhere", "demo/1", "demo/01/1")) {
            var note = NoteBoardRequest.newBuilder()
                    .setOrderId("order-1")
                    .setBoardId(text)
                    .build();
            assertEquals(
                    "UNKNOWN_BOARD",
                    submit(note, OWN, "own " + text).getRefusal().getCode());
            assertEquals(
                    "FORBIDDEN_ROLE",
                    submit(note, CHIEF, "chief " + text).getRefusal().getCode());
        }
        assertTrue(log.events().isEmpty());
    }

    @Test
    void anOrderMayNameAnyTextAsItsScope() throws Exception {
        submit(pause("Fire alarm").setBoardId("nowhere").build(), CHIEF, "r1");
        assertEquals("nowhere", event().getOrderGiven().getBoardId());
    }

    @Test
    void anAlarmAboutTheHallNamesNoBoard() throws Exception {
        var alarm = RaiseAlarmRequest.newBuilder()
                .setOrderId("alarm:outage:demo:1")
                .setKind(AlarmKind.ALARM_KIND_OUTAGE)
                .setCompetitionId("demo");
        submit(alarm.build(), OWN, "a1");
        assertEquals("", event().getAlarmRaised().getBoardId());
        submit(alarm.setOrderId("alarm:time:demo/1/1").setBoardId("demo/1/1").build(), OWN, "a2");
        assertEquals("demo/1/1", event().getAlarmRaised().getBoardId());
    }

    @Test
    void aStateSurvivesItsStore() {
        for (ClockState state : List.of(
                new ClockState.Unknown(),
                new ClockState.Noted(List.of(BoardId.of("demo/1/1"))),
                new ClockState.Order(
                        org.onehall.virtualclock.domain.OrderKind.START,
                        Optional.of(AT),
                        List.of(new org.onehall.virtualclock.domain.OrderedBoard(
                                BoardId.of("demo/1/1"), List.of("rome", "oslo"), OptionalInt.of(1))),
                        List.of(BoardId.of("demo/1/1")),
                        1,
                        0,
                        false,
                        false)))
            assertEquals(
                    state,
                    ClockLog.CONTEXT.states().read(ClockLog.CONTEXT.states().write(state)));
    }
}
