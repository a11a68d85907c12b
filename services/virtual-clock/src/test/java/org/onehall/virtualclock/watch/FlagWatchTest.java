package org.onehall.virtualclock.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.proto.types.v1.Side.SIDE_WHITE;
import static org.onehall.virtualclock.Facts.fact;
import static org.onehall.virtualclock.Facts.running;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.onehall.proto.game.v1.GameStarted;

class FlagWatchTest {
    private record Seen(Claim claim, Instant at) {}

    private final BlockingQueue<Seen> claims = new LinkedBlockingQueue<>();

    private static void start(FlagWatch watch, String board, Instant flagAt) {
        watch.fold(fact(board, 2, "game_started",
                GameStarted.newBuilder().setClocks(running(SIDE_WHITE, flagAt.minusSeconds(60), flagAt)).build()));
    }

    private Deadlines.Answer take(Claim claim) {
        claims.add(new Seen(claim, Instant.now()));
        return Deadlines.Answer.DEFINITE;
    }

    @Test void aFlagIsClaimedWithinAHundredMillisecondsOfItsFall() throws Exception {
        try (var watch = new FlagWatch(new Deadlines("test"), this::take, Clock.systemUTC())) {
            watch.start(() -> true);
            Instant flagAt = Instant.now().plusMillis(300);
            start(watch, "demo/1/1", flagAt);
            Seen seen = claims.poll(10, TimeUnit.SECONDS);
            assertNotNull(seen);
            assertFalse(seen.at().isBefore(flagAt));
            assertTrue(Duration.between(flagAt, seen.at()).toMillis() < 100, () -> "claimed " + Duration.between(flagAt, seen.at()) + " late");
        }
    }

    @Test void anEarlierDeadlineThatComesLaterIsNotMissed() throws Exception {
        try (var watch = new FlagWatch(new Deadlines("test"), this::take, Clock.systemUTC())) {
            watch.start(() -> true);
            start(watch, "demo/1/1", Instant.now().plusSeconds(3600));
            start(watch, "demo/1/2", Instant.now().plusMillis(50));
            assertEquals("demo/1/2", claims.poll(10, TimeUnit.SECONDS).claim().boardId());
            assertEquals(2, watch.watched());
        }
    }

    @Test void nothingIsClaimedBeforeTheGamesFactsAreReadToTheEnd() throws Exception {
        var ready = new AtomicBoolean();
        var asked = new CountDownLatch(3);
        try (var watch = new FlagWatch(new Deadlines("test"), this::take, Clock.systemUTC())) {
            start(watch, "demo/1/1", Instant.now().minusSeconds(60));
            watch.start(() -> {
                asked.countDown();
                return ready.get();
            });
            assertTrue(asked.await(10, TimeUnit.SECONDS));
            assertNull(claims.peek());
            ready.set(true);
            assertNotNull(claims.poll(10, TimeUnit.SECONDS));
        }
    }

    @Test void aClaimWithoutAnAnswerHoldsUpNoOtherBoard() throws Exception {
        var never = new CountDownLatch(1);
        FlagWatch.Claimer stuckOnBoardOne = claim -> {
            if (claim.boardId().equals("demo/1/1")) {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                return Deadlines.Answer.NONE;
            }
            return take(claim);
        };
        try (var watch = new FlagWatch(new Deadlines("test"), stuckOnBoardOne, Clock.systemUTC())) {
            for (int board = 1; board <= 40; board++) start(watch, "demo/1/" + board, Instant.now().minusSeconds(1));
            watch.start(() -> true);
            Set<String> boards = new HashSet<>();
            while (boards.size() < 39) {
                Seen seen = claims.poll(10, TimeUnit.SECONDS);
                assertNotNull(seen, () -> "claimed only " + boards);
                boards.add(seen.claim().boardId());
            }
        }
    }
}
