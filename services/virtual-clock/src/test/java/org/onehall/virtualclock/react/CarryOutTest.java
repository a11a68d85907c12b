package org.onehall.virtualclock.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.proto.types.v1.Side.SIDE_WHITE;
import static org.onehall.virtualclock.Facts.running;
import static org.onehall.virtualclock.Facts.standing;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.clock.v1.BoardNoted;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.clock.v1.NoteBoardRequest;
import org.onehall.proto.clock.v1.OrderGiven;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.virtualclock.react.BoardHand.Done;

class CarryOutTest {
    private static final Instant AT = Instant.parse("2026-03-01T14:00:00Z");
    private static final ClockReading RUNNING = running(SIDE_WHITE, AT, AT.plusSeconds(300));
    private static final Done PAUSED = new Done.Applied(Optional.empty(), Optional.of(standing(AT.plusSeconds(9))));

    private final Map<String, NoteBoardRequest> notes = new ConcurrentHashMap<>();

    private static ClockEvent order(int boards) {
        var given = OrderGiven.newBuilder()
                .setOrderId("order-1")
                .setKind(OrderKind.ORDER_KIND_PAUSE)
                .setReason("Fire alarm");
        for (int board = 1; board <= boards; board++)
            given.addBoards(OrderedBoard.newBuilder().setBoardId("demo/1/" + board));
        return ClockEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setEventId("order-1#1").setCorrelationId("trace-7"))
                .setOrderGiven(given)
                .build();
    }

    private Optional<RefusalDetail> note(NoteBoardRequest request, String trace) {
        assertEquals("trace-7", trace);
        notes.put(request.getBoardId(), request);
        return Optional.empty();
    }

    @Test
    void everyBoardIsAskedAtTheSameTimeAndNoted() throws Exception {
        var together = new CountDownLatch(40);
        new CarryOut(
                        (order, board, requestId, trace) -> {
                            assertEquals(OrderKind.ORDER_KIND_PAUSE, order.getKind());
                            assertEquals("order:order-1:" + board, requestId);
                            assertEquals("Fire alarm", order.getReason());
                            assertEquals("trace-7", trace);
                            together.countDown();
                            try {
                                assertTrue(
                                        together.await(10, TimeUnit.SECONDS),
                                        "the boards are asked one after the other");
                            } catch (InterruptedException e) {
                                throw new IllegalStateException(e);
                            }
                            return PAUSED;
                        },
                        _ -> Optional.of(RUNNING),
                        this::note)
                .react(order(40));
        assertEquals(40, notes.size());
        assertTrue(notes.values().stream().allMatch(NoteBoardRequest::getApplied));
        assertEquals(SIDE_WHITE, notes.get("demo/1/3").getBefore().getRunning());
        assertFalse(notes.get("demo/1/3").getAfter().hasRunning());
        assertEquals(
                notes.get("demo/1/3").getAfter().getWhite(),
                notes.get("demo/1/3").getBefore().getWhite());
        assertEquals("noted:order-1:demo/1/3", notes.get("demo/1/3").getWrite().getRequestId());
    }

    @Test
    void aRefusalIsNotedWithCodeAndText() throws Exception {
        new CarryOut(
                        (_, _, _, _) -> new Done.Refused(RefusalDetail.newBuilder()
                                .setCode("NOT_RUNNING")
                                .setText("It stands.")
                                .build()),
                        _ -> Optional.empty(),
                        this::note)
                .react(order(1));
        assertEquals(false, notes.get("demo/1/1").getApplied());
        assertEquals("NOT_RUNNING", notes.get("demo/1/1").getCode());
        assertEquals("It stands.", notes.get("demo/1/1").getText());
    }

    @Test
    void aBoardWithoutAnAnswerIsTriedAgainWithTheSameRequestAndHoldsUpNoOther() throws Exception {
        var tries = new AtomicInteger();
        var carryOut = new CarryOut(
                (_, board, requestId, _) -> {
                    if (board.equals(BoardId.of("demo/1/1"))) {
                        assertEquals("order:order-1:demo/1/1", requestId);
                        if (tries.incrementAndGet() < 3) throw new IllegalStateException("away");
                    }
                    return PAUSED;
                },
                _ -> Optional.empty(),
                this::note);
        assertThrows(IllegalStateException.class, () -> carryOut.react(order(2)));
        assertEquals(java.util.Set.of("demo/1/2"), notes.keySet());
        assertThrows(IllegalStateException.class, () -> carryOut.react(order(2)));
        carryOut.react(order(2));
        assertEquals(2, notes.size());
    }

    @Test
    void otherFactsOfAnOrderAreNoneOfItsBusiness() throws Exception {
        var carryOut = new CarryOut(
                (_, _, _, _) -> {
                    throw new AssertionError("nothing to carry out");
                },
                _ -> Optional.empty(),
                this::note);
        carryOut.react(ClockEvent.newBuilder()
                .setBoardNoted(BoardNoted.getDefaultInstance())
                .build());
        carryOut.react(ClockEvent.newBuilder()
                .setOrderGiven(OrderGiven.newBuilder()
                        .setKind(OrderKind.ORDER_KIND_START)
                        .setStartAt(RecordMapper.timestamp(AT))
                        .addBoards(OrderedBoard.newBuilder().setBoardId("demo/1/1")))
                .build());
    }
}
