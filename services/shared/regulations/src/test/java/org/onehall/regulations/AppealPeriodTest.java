package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How long an appeal about a game is possible (OCR 17.11, DEC-24, FSSI gen-8 b). */
class AppealPeriodTest {
    private static final Instant END = Instant.parse("2026-06-01T12:00:00Z");
    private static final Duration TEN = Duration.ofMinutes(10);
    private static final AppealPeriod ENDED = new AppealPeriod(Optional.of(TEN), Optional.of(END));
    private static final AppealPeriod IN_PROGRESS = new AppealPeriod(Optional.of(TEN), Optional.empty());
    private static final AppealPeriod UNLIMITED = new AppealPeriod(Optional.empty(), Optional.of(END));

    @Test
    void itRunsFromTheEndOfTheGameOrFromALaterRuling() { // OCR 17.11, FSSI gen-8 b
        assertEquals(Optional.of(END.plus(TEN)), ENDED.last(true, List.of()));
        assertEquals(
                Optional.of(END.plus(TEN)),
                ENDED.last(true, List.of(END.minusSeconds(60))),
                "a ruling during the game");
        assertEquals(Optional.of(END.plusSeconds(60).plus(TEN)), ENDED.last(true, List.of(END.plusSeconds(60), END)));
    }

    @Test
    void againstOneRulingItRunsFromThatOneOnly() { // OCR 17.11, FSSI gen-8 b
        assertEquals(Optional.of(END.plus(TEN)), ENDED.end(Optional.empty()), "against the result");
        assertEquals(Optional.of(END.plus(TEN)), ENDED.end(Optional.of(END.minusSeconds(60))));
        assertEquals(Optional.of(END.plus(TEN)), ENDED.end(Optional.of(END)));
        assertEquals(Optional.of(END.plusSeconds(60).plus(TEN)), ENDED.end(Optional.of(END.plusSeconds(60))));
    }

    @Test
    void whereResultsAreFinalOnlyRulingsHaveOne() { // FSSI gen-8 a
        assertEquals(Optional.empty(), ENDED.last(false, List.of()));
        assertEquals(Optional.of(END.plus(TEN)), ENDED.last(false, List.of(END.minusSeconds(60))));
    }

    @Test
    void beforeTheEndAndWithoutADeadlineNoTimeIsKnown() { // DEC-24, DEC-34, FSSI gen-8 b
        for (AppealPeriod period : List.of(IN_PROGRESS, UNLIMITED)) {
            assertEquals(Optional.empty(), period.end(Optional.of(END)));
            assertEquals(Optional.empty(), period.last(true, List.of(END)));
        }
    }

    @Test
    void itIsOpenUntilItsLastInstant() { // OCR 17.11, DEC-24
        assertTrue(AppealPeriod.isInTime(END, END));
        assertFalse(AppealPeriod.isInTime(END.plusNanos(1), END));
        assertTrue(ENDED.isOpen(true, List.of(), END.plus(TEN)));
        assertFalse(ENDED.isOpen(true, List.of(), END.plus(TEN).plusNanos(1)));
        assertTrue(
                ENDED.isOpen(false, List.of(END.plusSeconds(1)), END.plus(TEN).plusSeconds(1)), "a later ruling");
        assertFalse(ENDED.isOpen(false, List.of(), END), "nothing to appeal against");
    }

    @Test
    void itIsOpenWhileTheMatchIsInProgressAndNeverWithoutADeadline() { // FSSI gen-8 b, DEC-34
        assertTrue(IN_PROGRESS.isOpen(false, List.of(), END));
        assertFalse(UNLIMITED.isOpen(true, List.of(END), END));
    }
}
