package org.onehall.bench.play;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.onehall.bench.Statistics;

/** How long requests of one kind took. Thread-safe. */
public final class Times {
    private final ConcurrentLinkedQueue<Long> micros = new ConcurrentLinkedQueue<>();
    private final AtomicInteger failed = new AtomicInteger();
    private final ConcurrentLinkedQueue<CompletableFuture<?>> all = new ConcurrentLinkedQueue<>();

    /**
     * What is known of them, in microseconds; all 0 if there was none.
     *
     * @param number of answers, without failed ones
     */
    public record Summary(int number, int failed, long p50Micros, long p99Micros, long maxMicros) {}

    /**
     * Takes the time from when a request was due to the end of its answer.
     *
     * @param dueNanos by {@link System#nanoTime}
     */
    public void took(CompletableFuture<?> answer, long dueNanos) {
        all.add(answer.handle((_, failure) -> {
            if (failure == null) micros.add((System.nanoTime() - dueNanos) / 1_000);
            else failed.incrementAndGet();
            return null;
        }));
    }

    /** Waits for the end of every answer; each must end by itself, with a failure if it comes too late. */
    public void settle() {
        for (CompletableFuture<?> one = all.poll(); one != null; one = all.poll()) one.join();
    }

    public Summary summary() {
        long[] all = micros.stream().mapToLong(one -> one).toArray();
        return all.length == 0
                ? new Summary(0, failed.get(), 0, 0, 0)
                : new Summary(
                        all.length,
                        failed.get(),
                        Statistics.median(all),
                        Statistics.percentile(all, 0.99),
                        Statistics.percentile(all, 1));
    }
}
