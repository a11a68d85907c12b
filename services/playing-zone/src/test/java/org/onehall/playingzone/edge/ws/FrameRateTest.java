package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** How many frames a screen may send in a second. */
class FrameRateTest {
    @Test
    void moreThanFiftyFramesInASecondAreTooMany() {
        FrameRate rate = new FrameRate();
        for (int i = 0; i < FrameRate.ALLOWED; i++) assertTrue(rate.admits(-5 + i));
        assertEquals(false, rate.admits(999_999_000L));
        assertTrue(rate.admits(1_000_000_000L));
    }
}
