package org.onehall.fairplay.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.fairplay.domain.Boards.INITIAL;
import static org.onehall.fairplay.domain.Boards.T0;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.engine.FakeEngine.Manner;
import org.onehall.fairplay.query.ScreeningQueue;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.ScreeningCompleted;
import org.onehall.proto.fairplay.v1.ScreeningQueued;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.testkit.Eventually;

/** The worker takes what waits, oldest first, and outlives whatever the engine does. */
class EngineWorkerTest {
    private static final EngineWorker.Settings SETTINGS =
            new EngineWorker.Settings(100, Duration.ofSeconds(20), Duration.ofMillis(50), Duration.ofMillis(1), Duration.ofMillis(20));
    private final ScreeningQueue queue = new ScreeningQueue();
    private final BlockingQueue<String> recorded = new LinkedBlockingQueue<>();
    private final List<String> failures = new CopyOnWriteArrayList<>();
    private final EngineWorker.Meter meter = new EngineWorker.Meter() {
        @Override public void screened(Duration took) {}

        @Override public void failed(String reason) {
            failures.add(reason);
        }
    };

    private static FairPlayEvent queued(String board, int minute, String... moves) {
        return FairPlayEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(board).setOccurredAt(RecordMapper.timestamp(T0.plusSeconds(60L * minute))))
                .setScreeningQueued(ScreeningQueued.newBuilder().setAttempt(1).setInitialFen(INITIAL).addAllMoves(List.of(moves))).build();
    }

    private static FairPlayEvent completed(String board) {
        return FairPlayEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(board))
                .setScreeningCompleted(ScreeningCompleted.newBuilder().setAttempt(1)).build();
    }

    private EngineWorker start(List<String> command) {
        return EngineWorker.start(() -> true, SETTINGS, () -> Optional.of(command), queue, (job, _) -> recorded.add(job.id()), meter);
    }

    private String next() throws InterruptedException {
        return recorded.poll(60, TimeUnit.SECONDS);
    }

    @Test void theOldestGameComesFirstAndNoneTwice() throws Exception {
        queue.fold(queued("demo/1/2", 2, "e2e4", "e7e5"));
        queue.fold(queued("demo/1/1", 1, "d2d4", "d7d5"));
        queue.fold(queued("demo/1/3", 0, "a2a3", "d7d5"));
        queue.fold(completed("demo/1/3"));
        try (var worker = start(FakeEngine.command(Manner.GOOD))) {
            assertEquals("demo/1/1#1", next());
            assertEquals("demo/1/2#1", next());
            Eventually.holds(() -> worker.state().equals("IDLE"));
            queue.fold(queued("demo/1/1", 1, "d2d4", "d7d5"));
            queue.fold(queued("demo/1/4", 4, "d2d4"));
            assertEquals("demo/1/4#1", next());
        }
        assertEquals(0, queue.size());
        assertNull(recorded.poll());
    }

    @Test void withoutAnEngineGamesWaitVisiblyUntilOneIsInstalled() throws Exception {
        AtomicReference<Optional<List<String>>> command = new AtomicReference<>(Optional.empty());
        queue.fold(queued("demo/1/1", 1, "d2d4"));
        try (var worker = EngineWorker.start(() -> true, SETTINGS, command::get, queue, (job, _) -> recorded.add(job.id()), meter)) {
            Eventually.holds(() -> worker.state().equals("WAITING: no UCI engine installed"));
            assertFalse(worker.hasEngine());
            assertEquals(1, queue.size());
            command.set(Optional.of(FakeEngine.command(Manner.GOOD)));
            assertEquals("demo/1/1#1", next());
            assertTrue(worker.hasEngine());
        }
    }

    @Test void aGameIsTriedAgainAfterACrash(@TempDir Path folder) throws Exception {
        queue.fold(queued("demo/1/1", 1, "d2d4", "d7d5", "c2c4"));
        try (var _ = start(FakeEngine.command(Manner.CRASHING_ONCE, folder.resolve("lived").toString()))) {
            assertEquals("demo/1/1#1", next());
        }
        assertEquals(List.of("ENDED"), failures);
    }

    @Test void aGameThatCanNotBeReplayedDoesNotHoldUpTheOthers() throws Exception {
        queue.fold(queued("demo/1/1", 1, "d2d5"));
        queue.fold(queued("demo/1/2", 2, "d2d4"));
        try (var worker = start(FakeEngine.command(Manner.GOOD))) {
            assertEquals("demo/1/2#1", next());
            Eventually.holds(() -> failures.size() > 1);
            Eventually.holds(() -> worker.state().startsWith("RETRYING demo/1/1") || worker.state().startsWith("SCREENING demo/1/1"));
        }
        assertEquals(1, queue.size());
    }

    @Test void aScreeningThatIsNotOnTheLogIsMadeAgain() throws Exception {
        AtomicInteger tries = new AtomicInteger();
        queue.fold(queued("demo/1/1", 1, "d2d4"));
        try (var _ = EngineWorker.start(() -> true, SETTINGS, () -> Optional.of(FakeEngine.command(Manner.GOOD)), queue, (job, _) -> {
            if (tries.incrementAndGet() == 1) throw new IllegalStateException("no broker");
            recorded.add(job.id());
        }, meter)) {
            assertEquals("demo/1/1#1", next());
        }
        assertEquals(List.of("NOT_RECORDED"), failures);
    }

    @Test void closingInTheMiddleOfASearchKillsTheEngineAndKeepsTheGame() {
        queue.fold(queued("demo/1/1", 1, "d2d4", "d7d5", "c2c4"));
        var worker = start(FakeEngine.command(Manner.HANGING));
        Eventually.holds(() -> worker.state().equals("SCREENING demo/1/1"));
        worker.close();
        assertEquals(1, queue.size());
        assertNull(recorded.poll());
    }
}
