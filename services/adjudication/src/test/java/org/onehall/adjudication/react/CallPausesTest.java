package org.onehall.adjudication.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.grpc.StatusRuntimeException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.CallAnswered;
import org.onehall.proto.game.v1.PauseRequest;
import org.onehall.proto.types.v1.EventHeader;

/** What a call that stops the clocks does to the game, and what is noted about it (LAW 6.11.2). */
class CallPausesTest {
    private static final String CALL = "demo/1/3/call-1";

    private final ScriptedGame game = new ScriptedGame();
    private final CallPauses pauses = new CallPauses(game);

    private static AdjudicationEvent called(boolean stopsClock) {
        return AdjudicationEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey("demo/1/3"))
                .setArbiterCalled(
                        ArbiterCalled.newBuilder().setCallId(CALL).setAttempt(2).setStopsClock(stopsClock))
                .build();
    }

    @Test
    void theGameOfTheCallIsPausedByARequestThatIsTheSameWheneverItIsRepeated() { // LAW 6.11.2
        var note = pauses.carryOut(called(true)).orElseThrow();
        assertTrue(note.getPaused());
        assertEquals(CALL + ":note", note.getWrite().getRequestId());
        pauses.carryOut(called(true));
        var order = (PauseRequest) game.orders.getFirst();
        assertEquals(
                List.of(CALL + ":pause", "demo/1/3", 2, true),
                List.of(order.getWrite().getRequestId(), order.getBoardId(), order.getAttempt(), order.getCall()));
        assertEquals(order, game.orders.getLast());
    }

    @Test
    void aCallThatDoesNotStopTheClocksAndOtherEventsOrderNothing() { // OCR 19.1
        assertEquals(Optional.empty(), pauses.carryOut(called(false)));
        assertEquals(
                Optional.empty(),
                pauses.carryOut(AdjudicationEvent.newBuilder()
                        .setCallAnswered(CallAnswered.getDefaultInstance())
                        .build()));
        assertEquals(List.of(), game.orders);
    }

    @Test
    void clocksThatStandAlreadyAreStopped() { // LAW 6.11.2
        game.refusals.put(PauseRequest.class, "NOT_RUNNING");
        assertTrue(pauses.carryOut(called(true)).orElseThrow().getPaused());
    }

    @Test
    void aPauseThatIsNotPossibleIsNotedWithItsReason() { // OCR 19.6
        game.refusals.put(PauseRequest.class, "FLAG_FALLEN");
        var note = pauses.carryOut(called(true)).orElseThrow();
        assertFalse(note.getPaused());
        assertEquals("FLAG_FALLEN", note.getCode());
    }

    @Test
    void withoutAnAnswerNothingIsNoted() {
        game.away = true;
        assertThrows(StatusRuntimeException.class, () -> pauses.carryOut(called(true)));
    }
}
