package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.projection.link.LinkQuality;

class RoundTripsTest {
    private static final long MS = 1_000_000;

    private final AtomicLong numbers = new AtomicLong(100);
    private final RoundTrips trips = new RoundTrips(numbers::getAndIncrement);
    private long now = -50;

    private void trip(long ms) {
        long number = trips.ping(now).orElseThrow();
        now += ms * MS;
        trips.pong(number, now);
    }

    @Test
    void nothingIsKnownBeforeTheFirstAnswer() {
        assertEquals(OptionalInt.empty(), trips.milliseconds());
        trips.ping(0);
        assertEquals(OptionalInt.empty(), trips.milliseconds());
    }

    @Test
    void theMiddleOfTheLastFiveCountsSoThatOneLateAnswerDoesNot() {
        for (long ms : new long[] {20, 22, 5_000, 18, 21}) trip(ms);
        assertEquals(OptionalInt.of(21), trips.milliseconds());
        for (long ms : new long[] {80, 81, 82}) trip(ms);
        assertEquals(OptionalInt.of(80), trips.milliseconds());
    }

    @Test
    void onlyTheAnswerToThePingUnderWayCounts() {
        long number = trips.ping(0).orElseThrow();
        assertEquals(OptionalLong.empty(), trips.ping(MS), "one at a time");
        trips.pong(number + 1, 2 * MS);
        assertEquals(OptionalInt.empty(), trips.milliseconds(), "a guess");
        trips.pong(number, 7 * MS);
        trips.pong(number, 900 * MS);
        assertEquals(OptionalInt.of(7), trips.milliseconds());
    }

    @Test
    void aPartOfAMillisecondIsAMillisecond() {
        trips.pong(trips.ping(0).orElseThrow(), 1);
        assertEquals(OptionalInt.of(1), trips.milliseconds());
    }

    @Test
    void theQualityIsThatOfTheLastHalfMinute() { // OCR 18.8
        assertEquals(Optional.empty(), trips.quality(0));
        trip(900);
        for (int second = 0; second < RoundTrips.WINDOW; second++) trip(second % 2 == 0 ? 40 : 44);
        assertEquals(Optional.of(new LinkQuality(40, 4, 0)), trips.quality(now));
    }

    @Test
    void anAnswerThatComesLateIsALostPacket() {
        for (int second = 0; second < 19; second++) trip(300);
        trip(500);
        assertEquals(0, trips.quality(now).orElseThrow().latePercent(), "200 ms more may be the way");
        trips.ping(now);
        now += 500 * MS;
        assertEquals(0, trips.quality(now).orElseThrow().latePercent());
        now += MS;
        assertEquals(4, trips.quality(now).orElseThrow().latePercent(), "1 of 21, not yet answered");
    }
}
