package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StandstillTest {
    private static final long LONG = Standstill.LONG.toNanos();
    private static final long STEP = Standstill.MOST_BETWEEN.toNanos();

    private final Standstill standstill = new Standstill();

    @Test
    void whatStandsAtTheSamePlaceForLongWithSomethingInFrontOfItStandsStill() {
        for (long nanos = 0; nanos < LONG; nanos += STEP)
            assertFalse(standstill.stands("events-3", 60, 75 + nanos, nanos), "after " + nanos + " ns");
        assertTrue(standstill.stands("events-3", 60, Long.MAX_VALUE, LONG));
        assertFalse(standstill.stands("events-2", 60, 90, LONG), "another one is looked at for the first time");
    }

    @Test
    void whatGoesOnOrHasNothingInFrontOfItDoesNot() {
        assertFalse(standstill.stands("events-3", 60, 75, 0));
        for (int look = 1; look < 10; look++)
            assertFalse(standstill.stands("events-3", 60 + look, 75, look * STEP), "it went on");
        assertFalse(standstill.stands("events-3", 75, 75, 10 * STEP));
        assertFalse(standstill.stands("events-3", 75, 76, 20 * STEP), "it waits from now on");
    }

    @Test
    void theTimeForWhichABrokerWasAwayDoesNotCount() {
        assertFalse(standstill.stands("commands-0", 60, 75, 0));
        assertFalse(standstill.stands("commands-0", 60, 75, 100 * LONG));
        assertFalse(standstill.stands("commands-0", 60, 75, 100 * LONG + STEP));
        assertTrue(standstill.stands("commands-0", 60, 75, 100 * LONG + 2 * STEP));
    }
}
