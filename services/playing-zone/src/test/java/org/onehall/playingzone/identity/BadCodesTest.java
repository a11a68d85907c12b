package org.onehall.playingzone.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Wrong codes: who has to wait and who has not (DEC-21). */
class BadCodesTest {
    private static final Instant START = Instant.EPOCH;
    private final BadCodes bad = new BadCodes();

    private boolean unknown(String address, Instant now) {
        return bad.mayTry(address, "", false, now);
    }

    /** How many wrong codes are looked up, one every second. */
    private int tries(String address, String device, boolean registered, Instant now) {
        int tried = 0;
        while (tried < 10_000 && bad.mayTry(address, device, registered, now)) {
            bad.failed(address, device, registered, now);
            tried++;
        }
        return tried;
    }

    @Test void aVenueBehindOneAddressMayMistypeManyCodesAndThenWaitsAMinute() {
        assertEquals(BadCodes.OF_ADDRESS, tries("venue", "", false, START));
        assertFalse(unknown("venue", START.plusSeconds(59)));
        assertTrue(unknown("elsewhere", START.plusSeconds(59)));
        assertTrue(unknown("venue", START.plusSeconds(60)));
    }

    @Test void whoeverMakesUpAnotherDeviceForEachGuessIsCountedByHisAddress() {
        for (int guess = 0; guess < BadCodes.OF_ADDRESS; guess++) bad.failed("venue", "MADEUP" + guess, false, START);
        assertFalse(bad.mayTry("venue", "MADEUP999", false, START));
    }

    @Test void aKnownDeviceIsNotLockedOutByOthersBehindItsAddress() { // OCR 16.6
        bad.entered("K7QF3M2P");
        tries("venue", "", false, START);
        assertTrue(bad.mayTry("venue", "K7QF3M2P", false, START), "somebody entered on it before");
        assertTrue(bad.mayTry("venue", "REGISTER", true, START), "it is registered for a venue");
        assertFalse(bad.mayTry("venue", "STRANGER", false, START));
        assertEquals(BadCodes.OF_DEVICE, tries("venue", "K7QF3M2P", false, START));
        assertTrue(bad.mayTry("venue", "REGISTER", true, START), "each has its own count");
        assertFalse(bad.mayTry("elsewhere", "K7QF3M2P", false, START.plusSeconds(59)), "wherever it is");
        assertTrue(bad.mayTry("venue", "K7QF3M2P", false, START.plusSeconds(60)));
    }

    @Test void guessesFromManyAddressesAreLimitedTogetherAndLeaveKnownDevicesAlone() {
        int guesses = 0;
        for (int address = 0; address < 100; address++) guesses += tries("bot " + address, "", false, START);
        assertEquals(BadCodes.OF_HALL, guesses);
        assertFalse(unknown("venue", START.plusSeconds(59)));
        assertTrue(bad.mayTry("venue", "REGISTER", true, START.plusSeconds(59)));
        assertTrue(unknown("venue", START.plusSeconds(60)));
    }

    @Test void noDeviceIsNoKnownDevice() {
        bad.entered("");
        bad.entered("x".repeat(41));
        tries("venue", "", false, START);
        assertFalse(unknown("venue", START));
        assertFalse(bad.mayTry("venue", "x".repeat(41), false, START));
    }
}
