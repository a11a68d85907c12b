package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StandstillTest {
    private static final long LONG = Standstill.LONG.toNanos();

    private final Standstill standstill = new Standstill();

    @Test void whatStandsAtTheSamePlaceForLongWithSomethingInFrontOfItStandsStill() {
        assertFalse(standstill.stands("events-3", 60, 75, 0));
        assertFalse(standstill.stands("events-3", 60, 80, LONG - 1));
        assertTrue(standstill.stands("events-3", 60, 90, LONG));
        assertFalse(standstill.stands("events-2", 60, 90, LONG), "another one is looked at for the first time");
    }

    @Test void whatGoesOnOrHasNothingInFrontOfItDoesNot() {
        assertFalse(standstill.stands("events-3", 60, 75, 0));
        assertFalse(standstill.stands("events-3", 61, 75, LONG));
        assertFalse(standstill.stands("events-3", 75, 75, 2 * LONG));
        assertFalse(standstill.stands("events-3", 75, 76, 9 * LONG), "it waits from now on");
    }
}
