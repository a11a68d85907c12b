package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Timers.Work;
import org.onehall.testkit.Eventually;

class WatchTest {
    private record Seen(String what, Instant at) {}

    private final BlockingQueue<Seen> done = new LinkedBlockingQueue<>();

    private Work work(String what) {
        return _ -> {
            done.add(new Seen(what, Instant.now()));
            return Answer.DONE;
        };
    }

    private Seen next() throws InterruptedException {
        Seen seen = done.poll(30, TimeUnit.SECONDS);
        assertNotNull(seen, "nothing was done");
        return seen;
    }

    @Test
    void nothingIsDoneBeforeItsTime() throws Exception {
        try (var watch = new Watch(Clock.systemUTC(), _ -> true)) {
            watch.start(() -> true, () -> {});
            Instant due = Instant.now().plusMillis(300);
            watch.set("flag", 0, due, work("flag"));
            assertFalse(next().at().isBefore(due));
        }
    }

    @Test
    void anEarlierInstantThatIsSetLaterIsNotMissed() throws Exception {
        try (var watch = new Watch(Clock.systemUTC(), _ -> true)) {
            watch.start(() -> true, () -> {});
            watch.set("late", 0, Instant.now().plusSeconds(3600), work("late"));
            watch.set("soon", 1, Instant.now().plusMillis(50), work("soon"));
            assertEquals("soon", next().what());
            Eventually.holds(() -> watch.size() == 1);
        }
    }

    @Test
    void nothingIsDoneBeforeTheFactsAreReadToTheEnd() throws Exception {
        var ready = new AtomicBoolean();
        var asked = new CountDownLatch(3);
        try (var watch = new Watch(Clock.systemUTC(), _ -> true)) {
            watch.set("flag", 0, Instant.now().minusSeconds(60), work("flag"));
            watch.start(
                    () -> {
                        asked.countDown();
                        return ready.get();
                    },
                    () -> watch.set("period", 0, Instant.now().minusSeconds(90), work("period")));
            assertTrue(asked.await(30, TimeUnit.SECONDS));
            assertNull(done.peek());
            ready.set(true);
            assertEquals(Set.of("flag", "period"), Set.of(next().what(), next().what()));
        }
    }

    @Test
    void workWithoutAnAnswerHoldsUpNoOther() throws Exception {
        var never = new CountDownLatch(1);
        try (var watch = new Watch(Clock.systemUTC(), _ -> true)) {
            watch.set("stuck", 0, Instant.now().minusSeconds(1), _ -> {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                return Answer.NONE;
            });
            for (int board = 1; board <= 40; board++)
                watch.set("board " + board, board % 4, Instant.now().minusSeconds(1), work("board " + board));
            watch.start(() -> true, () -> {});
            Set<String> boards = new HashSet<>();
            while (boards.size() < 40) boards.add(next().what());
        }
    }

    @Test
    void workThatThrowsIsTriedAgain() throws Exception {
        var tries = new AtomicInteger();
        try (var watch = new Watch(Clock.systemUTC(), _ -> true)) {
            watch.start(() -> true, () -> {});
            watch.set("flag", 0, Instant.now(), tried -> {
                if (tries.incrementAndGet() < 3) throw new IllegalStateException("away");
                return work("flag").run(tried);
            });
            next();
            assertEquals(3, tries.get());
        }
    }

    @Test
    void whoTakesAPartitionOverDoesAtOnceWhatHasBecomeDue() throws Exception {
        var mine = new AtomicBoolean();
        try (var watch = new Watch(Clock.systemUTC(), partition -> partition == 0 || mine.get())) {
            watch.start(() -> true, () -> {});
            watch.set("theirs", 1, Instant.now().minusSeconds(1), work("theirs"));
            watch.set("mine", 0, Instant.now(), work("mine"));
            assertEquals("mine", next().what());
            assertNull(done.peek());
            mine.set(true);
            assertEquals("theirs", next().what());
        }
    }

    @Test
    void aStormOfAThousandFlagsIsGotThrough() throws Exception {
        try (var watch = new Watch(Clock.systemUTC(), _ -> true)) {
            watch.start(() -> true, () -> {});
            for (int board = 0; board < 100_000; board++)
                watch.set("board " + board, board % 4, Instant.now().plusSeconds(3600), work("late"));
            for (int flag = 0; flag < 1_000; flag++)
                watch.set("flag " + flag, flag % 4, Instant.now().plusMillis(flag), work("flag " + flag));
            Set<String> flags = new HashSet<>();
            while (flags.size() < 1_000) flags.add(next().what());
        }
    }
}
