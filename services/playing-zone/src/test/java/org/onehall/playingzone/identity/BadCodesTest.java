package org.onehall.playingzone.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Wrong codes: who must wait and who need not (DEC-21). */
class BadCodesTest {
    private static final Instant START = Instant.EPOCH;
    private final BadCodes bad = new BadCodes();

    private boolean unknown(String address, Instant now) {
        return mayTry(address, "", false, now);
    }

    private boolean mayTry(String address, String device, boolean registered, Instant now) {
        return bad.pause(address, device, registered, now).isZero();
    }

    /** The number of wrong codes that are looked up at one instant. */
    private int tries(String address, String device, boolean registered, Instant now) {
        int tried = 0;
        while (tried < 10_000 && mayTry(address, device, registered, now)) {
            bad.failed(address, device, registered, now);
            tried++;
        }
        return tried;
    }

    @Test
    void aVenueBehindOneAddressMayMistypeManyCodesAndThenWaitsAMinute() {
        assertEquals(BadCodes.OF_ADDRESS, tries("venue", "", false, START));
        assertFalse(unknown("venue", START.plusSeconds(59)));
        assertTrue(unknown("elsewhere", START.plusSeconds(59)));
        assertTrue(unknown("venue", START.plusSeconds(60)));
    }

    @Test
    void whoeverMakesUpAnotherDeviceForEachGuessIsCountedByHisAddress() {
        int guesses = 0;
        while (guesses < 10_000 && tryOnce("venue", "MADEUP" + guesses)) guesses++;
        assertEquals(BadCodes.FIRST_OF_ADDRESS, guesses);
        assertTrue(tryOnce("elsewhere", "MADEUP"));
        assertTrue(mayTry("venue", "REGISTER", true, START));
        assertTrue(mayTry("venue", "MADEUP0", false, START.plusSeconds(60)));
    }

    private boolean tryOnce(String address, String device) {
        if (!mayTry(address, device, false, START)) return false;
        bad.failed(address, device, false, START);
        return true;
    }

    @Test
    void aRightCodeOfAnotherDeviceBehindTheSameAddressIsLookedUp() {
        tries("venue", "", false, START);
        assertEquals(BadCodes.OF_DEVICE, tries("another", "TYPING", false, START), "its own count");
        for (int device = 0; device < BadCodes.OF_ADDRESS; device++) tries("venue", "WRONG" + device, false, START);
        assertTrue(mayTry("venue", "STRANGER", false, START));
        bad.failed("venue", "STRANGER", false, START);
        assertFalse(mayTry("venue", "STRANGER", false, START), "after a wrong one it waits like all others there");
        assertTrue(mayTry("elsewhere", "STRANGER", false, START));
    }

    @Test
    void itIsSaidHowLongToWait() {
        tries("venue", "", false, START);
        assertEquals(Duration.ofSeconds(60), bad.pause("venue", "", false, START));
        assertEquals(Duration.ofMillis(500), bad.pause("venue", "", false, START.plusMillis(59_500)));
        assertEquals(Duration.ZERO, bad.pause("venue", "", false, START.plusSeconds(60)));
    }

    @Test
    void aKnownDeviceIsNotLockedOutByOthersBehindItsAddress() { // OCR 16.6
        bad.entered("K7QF3M2P");
        tries("venue", "", false, START);
        assertTrue(mayTry("venue", "K7QF3M2P", false, START), "somebody entered on it before");
        assertTrue(mayTry("venue", "REGISTER", true, START), "it is registered for a venue");
        assertEquals(BadCodes.OF_DEVICE, tries("venue", "K7QF3M2P", false, START));
        assertTrue(mayTry("venue", "REGISTER", true, START), "each has its own count");
        assertFalse(mayTry("elsewhere", "K7QF3M2P", false, START.plusSeconds(59)), "wherever it is");
        assertTrue(mayTry("venue", "K7QF3M2P", false, START.plusSeconds(60)));
    }

    @Test
    void guessesFromManyAddressesAreLimitedTogetherAndLeaveKnownDevicesAlone() {
        int guesses = 0;
        for (int address = 0; address < 100; address++) guesses += tries("bot " + address, "", false, START);
        assertEquals(BadCodes.OF_HALL, guesses);
        assertFalse(unknown("venue", START.plusSeconds(59)));
        assertTrue(mayTry("venue", "REGISTER", true, START.plusSeconds(59)));
        assertTrue(unknown("venue", START.plusSeconds(60)));
    }

    @Test
    void noDeviceIsNoKnownDevice() {
        bad.entered("");
        bad.entered("x".repeat(41));
        tries("venue", "", false, START);
        assertFalse(unknown("venue", START));
        assertFalse(mayTry("venue", "x".repeat(41), false, START));
    }
}
