package org.onehall.fairplay.query;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.fairplay.v1.FairPlayEvent;

/** Ended games that wait for their screening: queued and not completed. Thread-safe. */
public final class ScreeningQueue {
    /** A game to screen. */
    public record Job(String board, int attempt, String initialFen, List<String> moves, Instant queuedAt, String trace) {
        /** Unique per board and attempt. */
        public String id() {
            return ScreeningQueue.id(board, attempt);
        }
    }

    private final Map<String, Job> waiting = new HashMap<>();
    private final Set<String> done = new HashSet<>();
    private long news;

    /** Takes the next event. */
    public synchronized void fold(FairPlayEvent event) {
        String board = event.getHeader().getKey();
        switch (event.getPayloadCase()) {
            case SCREENING_QUEUED -> {
                var queued = event.getScreeningQueued();
                Job job = new Job(board, queued.getAttempt(), queued.getInitialFen(), List.copyOf(queued.getMovesList()),
                        RecordMapper.instant(event.getHeader().getOccurredAt()), event.getHeader().getCorrelationId());
                if (!done.contains(job.id())) waiting.put(job.id(), job);
                news++;
                notifyAll();
            }
            case SCREENING_COMPLETED -> finish(id(board, event.getScreeningCompleted().getAttempt()));
            default -> {}
        }
    }

    /** The game that has waited longest among those that may be taken. */
    public synchronized Optional<Job> oldest(Predicate<Job> may) {
        return waiting.values().stream().filter(may).min(Comparator.comparing(Job::queuedAt).thenComparing(Job::id));
    }

    /** A game need not be taken again. */
    public synchronized void done(Job job) {
        finish(job.id());
    }

    /** How many wait. */
    public synchronized int size() {
        return waiting.size();
    }

    /** Counts what was ever queued. */
    public synchronized long news() {
        return news;
    }

    /** Waits until more has been queued than a former {@link #news()}, at most so long. */
    public synchronized void awaitNews(long seen, Duration longest) throws InterruptedException {
        long deadline = System.nanoTime() + longest.toNanos();
        for (long left = longest.toNanos(); news == seen && left > 0; left = deadline - System.nanoTime())
            TimeUnit.NANOSECONDS.timedWait(this, left);
    }

    private void finish(String id) {
        waiting.remove(id);
        done.add(id);
    }

    private static String id(String board, int attempt) {
        return board + "#" + attempt;
    }
}
