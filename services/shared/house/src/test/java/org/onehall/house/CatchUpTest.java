package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class CatchUpTest {
    private final CatchUp none = CatchUp.of(Duration.ofMillis(1));

    @Test
    void whatIsNotKnownIsRefusedWithASentence() {
        var refused = assertThrows(StatusRuntimeException.class, () -> none.orRefuse("Ask again."));
        assertEquals(Status.Code.UNAVAILABLE, refused.getStatus().getCode());
        assertEquals("Ask again.", refused.getStatus().getDescription());
    }

    @Test
    void anInstanceThatStillReadsRefuses() {
        assertThrows(StatusRuntimeException.class, () -> none.refuseAtStart("Ask again."));
    }

    @Test
    void anAnswerMayGoOnWithWhatIsKnown() {
        assertDoesNotThrow(() -> none.orGoOn("games are handed out without the newest facts of them"));
    }
}
