package org.onehall.virtualclock.watch;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Watches every running clock and claims the flag at its deadline (OCR 4.5): one thread waits for the next deadline, each
 * claim has a thread of its own. It never decides: the board's owner computes the deadline itself and refuses an early claim.
 */
public final class FlagWatch implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(FlagWatch.class);
    /** Longest wait without a look at the wall clock, which may jump. */
    private static final Duration LOOK = Duration.ofMillis(500);
    private static final Duration UNREADY = Duration.ofMillis(20);

    /** Sends a claim and waits for its answer; never throws. */
    @FunctionalInterface
    public interface Claimer {
        Deadlines.Answer claim(Claim claim);
    }

    private final Deadlines deadlines;
    private final Claimer claimer;
    private final Clock clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ExecutorService claims = Executors.newVirtualThreadPerTaskExecutor();
    private boolean open = true;

    public FlagWatch(Deadlines deadlines, Claimer claimer, Clock clock) {
        this.deadlines = deadlines;
        this.claimer = claimer;
        this.clock = clock;
    }

    /** @param ready nothing is claimed before this has been true once: the games' facts have been read to the end */
    public void start(BooleanSupplier ready) {
        Thread.ofPlatform().daemon().name("flag-watch").start(() -> run(ready));
    }

    /** Takes the next fact of a board. */
    public void fold(GameEvent event) {
        lock.lock();
        try {
            deadlines.fold(event);
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Boards with a running clock. */
    public int watched() {
        lock.lock();
        try {
            return deadlines.size();
        } finally {
            lock.unlock();
        }
    }

    private void run(BooleanSupplier ready) {
        lock.lock();
        try {
            while (open && !ready.getAsBoolean()) changed.await(UNREADY.toNanos(), TimeUnit.NANOSECONDS);
            LOG.infof("the flag watch begins with %d running boards", deadlines.size());
            while (open) {
                Instant now = clock.instant();
                List<Claim> due = deadlines.due(now);
                due.forEach(claim -> claims.execute(() -> claim(claim)));
                Duration wait = deadlines.next().map(next -> Duration.between(now, next))
                        .filter(next -> next.compareTo(LOOK) < 0).orElse(LOOK);
                if (due.isEmpty() && wait.isPositive()) changed.await(wait.toNanos(), TimeUnit.NANOSECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    private void claim(Claim claim) {
        Deadlines.Answer answer = claimer.claim(claim);
        lock.lock();
        try {
            deadlines.answered(claim, answer, clock.instant());
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    @Override public void close() {
        lock.lock();
        try {
            open = false;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        claims.shutdownNow();
    }
}
