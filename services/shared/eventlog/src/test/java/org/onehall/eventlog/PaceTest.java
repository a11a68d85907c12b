package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** When transactions end; each name is the rule. */
class PaceTest {
    private final Pace pace = new Pace();

    /** Transactions that end within a second in which commands come evenly, the first second left aside. */
    private long ends(int aSecond) {
        return LongStream.range(0, 2L * aSecond).map(i -> 1_000_000 + i * 1_000 / aSecond)
                .filter(now -> pace.endsWith(now) && now >= 1_001_000).count();
    }

    @Test void aLoneCommandIsCommittedAtOnce() {
        assertTrue(pace.endsWith(1_000));
        assertTrue(pace.endsWith(1_001));
        assertTrue(pace.endsWith(60_000));
    }

    @Test void fewCommandsAreCommittedOneByOne() {
        assertEquals(200, ends(200));
    }

    @Test void moreCommandsShareATransactionForFiveMilliseconds() {
        assertEquals(200, ends(1_000));
    }

    @Test void theMoreCommandsTheLongerATransaction() {
        assertEquals(100, ends(2_000), 1);
        assertEquals(40, ends(5_000), 1);
    }

    @Test void aClockThatGoesBackHoldsNothingUp() {
        ends(1_000);
        assertTrue(pace.endsWith(500));
    }
}
