package org.onehall.playingzone.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class MoveTimesTest {
    private static final long MS = 1_000_000;

    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    private final MoveTimes moves = new MoveTimes(registry);
    private final Timer timer = registry.get("move.time").timer();

    @Test
    void aMoveIsTimedFromItsArrivalToTheScreensOnce() {
        moves.arrived("a", 5 * MS);
        moves.shown("a", 42 * MS);
        moves.shown("a", 99 * MS);
        moves.shown("of another instance", 99 * MS);
        assertEquals(1, timer.count());
        assertEquals(37, timer.totalTime(TimeUnit.MILLISECONDS));
    }

    @Test
    void aRefusedMoveIsNotTimed() {
        moves.arrived("a", 0);
        moves.refused("a");
        moves.shown("a", 42 * MS);
        assertEquals(0, timer.count());
    }

    @Test
    void movesThatNeverCameMakeRoomForOthers() {
        for (int i = 0; i <= MoveTimes.MOST_UNDER_WAY; i++) moves.arrived("move " + i, 0);
        moves.shown("move 0", MS);
        assertEquals(0, timer.count());
        moves.shown("move 1", MS);
        assertEquals(1, timer.count());
    }

    @Test
    void timesAreCountedInBucketsThatAddUp() {
        moves.arrived("a", 0);
        moves.shown("a", 37 * MS);
        var counts = timer.takeSnapshot().histogramCounts();
        assertEquals(11, counts.length);
        assertEquals(
                1,
                Arrays.stream(counts)
                        .filter(bucket -> bucket.bucket(TimeUnit.MILLISECONDS) == 50)
                        .findFirst()
                        .orElseThrow()
                        .count());
        assertEquals(0, timer.takeSnapshot().percentileValues().length);
    }
}
