package org.onehall.house;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import org.jboss.logging.Logger;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Timers.Timer;
import org.onehall.house.Timers.Work;

/**
 * Does work at the time it is due: one thread waits, and each piece of work has its own thread. Of several instances,
 * only the one that owns a partition works on it; an instance that takes it over does overdue work at once.
 */
public final class Watch implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Watch.class);
    /** Longest wait without a check of the wall clock, which may jump, and of the owned partitions. */
    private static final Duration LOOK = Duration.ofMillis(200);

    private static final Duration UNREADY = Duration.ofMillis(20);

    private final Clock clock;
    private final IntPredicate owns;
    private final Timers timers;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ExecutorService works = Executors.newVirtualThreadPerTaskExecutor();
    private final BitSet own = new BitSet();
    private Instant looked = Instant.EPOCH;
    private Instant wakes = Instant.MAX;
    private boolean open = true;

    /** @param owns whether this instance currently works on a partition */
    public Watch(Clock clock, IntPredicate owns) {
        this(clock, owns, new Timers());
    }

    /** @param timers the timers with the due work; a test may do the work itself */
    public Watch(Clock clock, IntPredicate owns, Timers timers) {
        this.clock = clock;
        this.owns = owns;
        this.timers = timers;
    }

    /**
     * @param ready nothing is done before this has been true once, which means that the facts have been read to the end
     * @param first what is done then, before anything else
     */
    public void start(BooleanSupplier ready, Runnable first) {
        Thread.ofPlatform().daemon().name("watch").start(() -> {
            await(ready);
            first.run();
            run();
        });
    }

    /** Sets the work for a key at an instant; replaces what was set before. */
    public void set(String key, int partition, Instant due, Work work) {
        lock.lock();
        try {
            timers.set(key, partition, due, work);
            if (due.isBefore(wakes)) changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Removes the work for a key. */
    public void clear(String key) {
        lock.lock();
        try {
            timers.clear(key);
        } finally {
            lock.unlock();
        }
    }

    /** Whether work is set for a key. */
    public boolean has(String key) {
        lock.lock();
        try {
            return timers.has(key);
        } finally {
            lock.unlock();
        }
    }

    /** How many timers are set. */
    public int size() {
        lock.lock();
        try {
            return timers.size();
        } finally {
            lock.unlock();
        }
    }

    private void await(BooleanSupplier ready) {
        lock.lock();
        try {
            while (open && !ready.getAsBoolean()) changed.await(UNREADY.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    private void run() {
        lock.lock();
        try {
            LOG.infof("the watch begins with %d timers", timers.size());
            while (open) {
                Instant now = clock.instant();
                lookAtOwnership(now);
                List<Timer> due = timers.due(now, own::get);
                due.forEach(timer -> works.execute(() -> work(timer)));
                if (!due.isEmpty()) continue;
                Duration wait = timers.next(own::get)
                        .map(next -> Duration.between(now, next))
                        .filter(next -> next.compareTo(LOOK) < 0)
                        .orElse(LOOK);
                wakes = now.plus(wait);
                if (wait.isPositive()) changed.await(wait.toNanos(), TimeUnit.NANOSECONDS);
                wakes = Instant.MAX;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    private void lookAtOwnership(Instant now) {
        if (now.isBefore(looked.plus(LOOK)) && !now.isBefore(looked)) return;
        looked = now;
        for (int partition = 0; partition < TopicCatalogue.PARTITIONS; partition++)
            own.set(partition, owns.test(partition));
    }

    private void work(Timer timer) {
        Answer answer = Answer.NONE;
        try {
            answer = timer.run();
        } catch (RuntimeException e) {
            LOG.warnf("%s: no answer yet: %s", timer.key(), e.toString());
        } finally {
            lock.lock();
            try {
                timers.answered(timer, answer, clock.instant());
                changed.signal();
            } finally {
                lock.unlock();
            }
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            open = false;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        works.shutdownNow();
    }
}
