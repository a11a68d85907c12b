package org.onehall.playingzone.presence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StandstillTest {
    private static final Instant START = Instant.parse("2026-04-01T10:00:00Z");

    private final Standstill standstill = new Standstill();

    private static Instant at(long millis) {
        return START.plusMillis(millis);
    }

    /** Beats every half second from one instant to before another. */
    private void beat(long from, long to, boolean acknowledged) {
        for (long ms = from; ms < to; ms += 500) {
            standstill.given(at(ms));
            if (acknowledged) standstill.taken(at(ms));
        }
    }

    @Test
    void aHallThatAcknowledgesItsBeatsDoesNotStandStill() {
        beat(0, 10_000, true);
        assertEquals(Optional.empty(), standstill.since(at(10_000)));
    }

    @Test
    void twoSecondsWithoutAnAcknowledgementAreAStandstillSinceTheLastBeatThatWasTaken() {
        beat(0, 5_000, true);
        beat(5_000, 6_500, false);
        assertEquals(Optional.empty(), standstill.since(at(6_499)));
        assertEquals(Optional.of(at(4_500)), standstill.since(at(6_500)));
        beat(6_500, 30_000, false);
        assertEquals(Optional.of(at(4_500)), standstill.since(at(30_000)), "it keeps its beginning");
    }

    @Test
    void theFirstAcknowledgementEndsIt() {
        beat(0, 5_000, true);
        beat(5_000, 20_000, false);
        standstill.taken(at(5_000));
        assertEquals(Optional.empty(), standstill.since(at(20_000)));
    }

    @Test
    void anAcknowledgementThatWasOvertakenDoesNotMoveTheBeginningBack() {
        beat(0, 1_000, true);
        standstill.taken(at(0));
        standstill.given(at(1_000));
        assertEquals(Optional.of(at(500)), standstill.since(at(2_500)));
    }

    @Test
    void aSecondStandstillHasItsOwnBeginning() {
        beat(0, 5_000, false);
        beat(5_000, 6_000, true);
        beat(6_000, 8_000, false);
        assertEquals(Optional.of(at(5_500)), standstill.since(at(8_000)));
    }

    @Test
    void aPauseOfTheZoneItselfIsNone() {
        beat(0, 5_000, true);
        assertEquals(Optional.empty(), standstill.since(at(60_000)));
        standstill.given(at(60_000));
        assertEquals(Optional.empty(), standstill.since(at(60_000)));
    }

    @Test
    void logsThatNeverAnsweredAZoneThatIsReadyStandSinceItsFirstBeat() {
        assertEquals(Optional.empty(), standstill.since(at(0)), "before the first beat nothing is known");
        beat(0, 2_000, false);
        assertEquals(Optional.of(at(0)), standstill.since(at(2_000)));
    }
}
