package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How long an appeal about a game is possible (OCR 17.11, DEC-24, FSSI gen-8 b). */
class AppealTimeTest {
    private static final Instant END = Instant.parse("2026-06-01T12:00:00Z");
    private static final Duration TEN = Duration.ofMinutes(10);

    @Test
    void itRunsFromTheEndOfTheGameOrFromALaterRuling() { // OCR 17.11, FSSI gen-8 b
        assertEquals(Optional.of(END.plus(TEN)), AppealTime.last(END, true, List.of(), TEN));
        assertEquals(
                Optional.of(END.plus(TEN)),
                AppealTime.last(END, true, List.of(END.minusSeconds(60)), TEN),
                "a ruling during the game");
        assertEquals(
                Optional.of(END.plusSeconds(60).plus(TEN)),
                AppealTime.last(END, true, List.of(END.plusSeconds(60), END), TEN));
    }

    @Test
    void againstOneRulingItRunsFromThatOneOnly() { // OCR 17.11, FSSI gen-8 b
        assertEquals(END.plus(TEN), AppealTime.end(END, Optional.empty(), TEN), "against the result");
        assertEquals(END.plus(TEN), AppealTime.end(END, Optional.of(END.minusSeconds(60)), TEN));
        assertEquals(END.plus(TEN), AppealTime.end(END, Optional.of(END), TEN));
        assertEquals(END.plusSeconds(60).plus(TEN), AppealTime.end(END, Optional.of(END.plusSeconds(60)), TEN));
    }

    @Test
    void whereResultsAreFinalOnlyRulingsHaveOne() { // FSSI gen-8 a
        assertEquals(Optional.empty(), AppealTime.last(END, false, List.of(), TEN));
        assertEquals(Optional.of(END.plus(TEN)), AppealTime.last(END, false, List.of(END.minusSeconds(60)), TEN));
    }
}
