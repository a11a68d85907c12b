package org.onehall.fairplay.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When positions may be analysed (APP-I A1). */
class AnalysisDelayTest {
    private static final Instant PLAYED = Instant.parse("2026-03-01T14:00:00Z");

    @Test
    void aPositionOfAGameThatGoesOnWaitsTheDelayAfterItsMove() {
        assertEquals(PLAYED.plusSeconds(900), AnalysisDelay.from(false, Optional.of(PLAYED), AnalysisDelay.STANDARD));
        assertEquals(PLAYED, AnalysisDelay.from(false, Optional.of(PLAYED), Duration.ZERO));
    }

    @Test
    void aPositionOfAGameThatIsOverWaitsForNothing() {
        assertEquals(Instant.EPOCH, AnalysisDelay.from(true, Optional.of(PLAYED), AnalysisDelay.STANDARD));
        assertEquals(Instant.EPOCH, AnalysisDelay.from(true, Optional.empty(), AnalysisDelay.STANDARD));
    }
}
