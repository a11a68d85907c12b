package org.onehall.venue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ClockOffsetTest {
    private final ClockOffset offset = new ClockOffset();

    @Test
    void nothingIsKnownBeforeTheFirstAnswer() {
        assertEquals(OptionalLong.empty(), offset.milliseconds());
    }

    @Test
    void theQuickestAnswerCounts() {
        offset.answered(1_000, 1_400, 6_350);
        assertEquals(OptionalLong.of(5_150), offset.milliseconds());
        offset.answered(3_000, 3_020, 8_010);
        assertEquals(OptionalLong.of(5_000), offset.milliseconds());
        offset.answered(5_000, 5_900, 10_000);
        assertEquals(OptionalLong.of(5_000), offset.milliseconds());
    }

    @Test
    void oldAnswersAreForgotten() {
        offset.answered(0, 1, 5_000);
        for (int i = 0; i < ClockOffset.KEPT; i++) offset.answered(10_000, 10_100, 0);
        assertEquals(OptionalLong.of(-10_050), offset.milliseconds());
    }

    @Test
    void theErrorIsAtMostHalfTheQuickestRoundTrip() {
        for (long seed = 1; seed <= 1_000; seed++) {
            Random random = new Random(seed);
            var estimate = new ClockOffset();
            long truth = random.nextLong(-1_000_000, 1_000_000);
            long quickest = Long.MAX_VALUE;
            for (int i = 0; i < ClockOffset.KEPT; i++) {
                long sent = 10_000L * i;
                long there = random.nextLong(500);
                long back = random.nextLong(500);
                estimate.answered(sent, sent + there + back, sent + there + truth);
                quickest = Math.min(quickest, there + back);
            }
            assertTrue(Math.abs(estimate.milliseconds().orElseThrow() - truth) <= quickest / 2 + 1, "seed " + seed);
        }
    }
}
