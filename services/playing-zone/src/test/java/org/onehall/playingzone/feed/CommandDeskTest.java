package org.onehall.playingzone.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.grpc.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CommandDeskTest {
    /** The move may be in the log: a player is never told that it was refused (ENG-1). */
    @ParameterizedTest
    @EnumSource(value = Status.Code.class, names = {"UNKNOWN", "UNAVAILABLE", "INTERNAL", "DEADLINE_EXCEEDED", "CANCELLED", "DATA_LOSS", "RESOURCE_EXHAUSTED"})
    void aCallWithoutADefiniteAnswerIsMadeAgain(Status.Code code) {
        assertInstanceOf(Answer.Unavailable.class, CommandDesk.answer(code.toStatus().asRuntimeException(), "play", "trace-1"));
    }

    @Test void aMethodThatIsNotThereIsAFault() {
        assertEquals(Answer.fault("trace-1"), CommandDesk.answer(Status.UNIMPLEMENTED.asRuntimeException(), "play", "trace-1"));
    }
}
