package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** When transactions end; each name is the rule. */
class PaceTest {
    private final Pace pace = new Pace();

    /** Transactions that end within a second of evenly spaced commands, not counting the first second. */
    private long ends(int aSecond) {
        return LongStream.range(0, 2L * aSecond)
                .map(i -> 1_000_000 + i * 1_000 / aSecond)
                .filter(now -> pace.endsWith(now, now) && now >= 1_001_000)
                .count();
    }

    @Test
    void aLoneCommandIsCommittedAtOnce() {
        assertTrue(pace.endsWith(1_000, 1_000));
        assertTrue(pace.endsWith(1_001, 1_001));
        assertTrue(pace.endsWith(60_000, 60_000));
    }

    @Test
    void fewCommandsAreCommittedOneByOne() {
        assertEquals(200, ends(200));
    }

    @Test
    void moreCommandsShareATransactionForFiveMilliseconds() {
        assertEquals(200, ends(1_000));
    }

    @Test
    void theMoreCommandsTheLongerATransaction() {
        assertEquals(100, ends(2_000), 1);
        assertEquals(40, ends(5_000), 1);
    }

    /** With a backlog of a hundred milliseconds a transaction lasts for fifty, however few commands arrive. */
    @Test
    void theLongerCommandsWaitedTheLongerATransaction() {
        long last = 0;
        for (long now = 1_000_000; now < 1_002_000; now += 10) {
            if (!pace.endsWith(now, now - 100)) continue;
            if (last > 0) assertEquals(50, now - last);
            last = now;
        }
        assertTrue(last > 1_001_900);
    }

    /**
     * Each commit takes 400 ms, as when brokers die: committed alone, one command would be decided in 400 ms while ten
     * arrive.
     */
    @Test
    void commandsThatHadToWaitShareATransaction() {
        long now = 1_000_000;
        long ends = 0;
        for (long appended = now; appended < 1_010_000; appended += 40) {
            now = Math.max(now, appended);
            if (!pace.endsWith(now, appended)) continue;
            ends++;
            now += 400;
        }
        assertEquals(10_000 / 400, ends, 2);
        assertTrue(now <= 1_010_500, "the last command was decided at " + now);
    }

    @Test
    void oneThatCameLongAgoWaitsForTheCommitInterval() {
        assertFalse(pace.endsWith(1_000_000, 999_000));
        assertTrue(pace.endsWith(1_000_300, 1_000_290));
    }

    @Test
    void aClockThatGoesBackHoldsNothingUp() {
        ends(1_000);
        assertTrue(pace.endsWith(500, 500));
    }
}
