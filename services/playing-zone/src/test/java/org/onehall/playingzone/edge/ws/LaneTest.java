package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LaneTest {
    @Test
    void workIsDoneInTheOrderItCame() throws InterruptedException {
        Lane lane = new Lane();
        List<Integer> done = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch all = new CountDownLatch(80);
        for (int i = 0; i < 80; i++) {
            int number = i;
            assertTrue(lane.submit(() -> {
                done.add(number);
                all.countDown();
            }));
        }
        assertTrue(all.await(30, TimeUnit.SECONDS));
        assertEquals(IntStream.range(0, 80).boxed().toList(), done);
    }

    @Test
    void aFullLaneTakesNoMoreAndAClosedOneForgetsWhatHasNotBegun() throws InterruptedException {
        Lane lane = new Lane();
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch gate = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        List<String> done = Collections.synchronizedList(new ArrayList<>());
        lane.submit(() -> {
            begun.countDown();
            try {
                gate.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            done.add("first");
            ended.countDown();
        });
        assertTrue(begun.await(30, TimeUnit.SECONDS));
        int taken = 0;
        while (lane.submit(() -> done.add("later"))) taken++;
        assertEquals(100, taken);
        lane.close();
        assertFalse(lane.submit(() -> done.add("after")));
        gate.countDown();
        assertTrue(ended.await(30, TimeUnit.SECONDS));
        assertEquals(List.of("first"), done);
    }
}
