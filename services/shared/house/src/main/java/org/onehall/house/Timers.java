package org.onehall.house;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.onehall.eventlog.TopicCatalogue;

/**
 * What is to be done when: per partition the earliest first, so that finding it costs the same with one running clock
 * and with a hundred thousand. Work that is out is not given out again until it is answered; no partition has more than
 * {@link #MOST_OUT} out, and one that does not answer holds up no other. No clock of its own; not thread-safe.
 */
public final class Timers {
    static final int MOST_OUT = 200;
    static final Duration FIRST_PAUSE = Duration.ofMillis(50);
    static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

    /** What came of a piece of work. */
    public enum Answer {
        /** There is nothing left to do. */
        DONE,
        /** A definite answer, but not the end of it: trying again is a new intention. */
        AGAIN,
        /** Nobody knows: the same again. */
        NONE
    }

    /** Something to do when its time has come. */
    @FunctionalInterface
    public interface Work {
        /** @param tries definite answers so far: part of a request's id */
        Answer run(int tries);
    }

    /** One entry; replaced, never changed. */
    public static final class Timer {
        private final String key;
        private final int partition;
        private final Instant due;
        private final Work work;
        private final Duration pause;
        private final int tries;
        private boolean out;

        private Timer(String key, int partition, Instant due, Work work, Duration pause, int tries) {
            this.key = key;
            this.partition = partition;
            this.due = due;
            this.work = work;
            this.pause = pause;
            this.tries = tries;
        }

        /** Does the work. */
        public Answer run() {
            return work.run(tries);
        }

        /** What it is set under. */
        public String key() {
            return key;
        }
    }

    private final Map<String, Timer> timers = new HashMap<>();
    private final List<TreeSet<Timer>> waiting = IntStream.range(0, TopicCatalogue.PARTITIONS)
            .mapToObj(_ -> new TreeSet<>(
                    Comparator.comparing((Timer timer) -> timer.due).thenComparing(timer -> timer.key)))
            .toList();
    private final int[] out = new int[TopicCatalogue.PARTITIONS];

    /** Sets what is to be done under a key; what was set before is forgotten. */
    public void set(String key, int partition, Instant due, Work work) {
        put(new Timer(key, partition, due, work, FIRST_PAUSE, 0));
    }

    private void put(Timer timer) {
        clear(timer.key);
        timers.put(timer.key, timer);
        waiting.get(timer.partition).add(timer);
    }

    /** Nothing is to be done under a key any more. */
    public void clear(String key) {
        Timer was = timers.remove(key);
        if (was != null && !was.out) waiting.get(was.partition).remove(was);
    }

    /** Work whose time has come, in the partitions meant; each is given out once until it is answered. */
    public List<Timer> due(Instant now, IntPredicate partitions) {
        List<Timer> due = new ArrayList<>();
        for (int partition = 0; partition < out.length; partition++) {
            if (!partitions.test(partition)) continue;
            TreeSet<Timer> line = waiting.get(partition);
            while (out[partition] < MOST_OUT
                    && !line.isEmpty()
                    && !line.first().due.isAfter(now)) {
                Timer timer = line.pollFirst();
                timer.out = true;
                out[partition]++;
                due.add(timer);
            }
        }
        return due;
    }

    /** When something is due next in the partitions meant; empty while nothing is, or while too much is out. */
    public Optional<Instant> next(IntPredicate partitions) {
        return IntStream.range(0, out.length)
                .filter(partitions)
                .filter(partition -> out[partition] < MOST_OUT)
                .mapToObj(waiting::get)
                .filter(line -> !line.isEmpty())
                .map(line -> line.first().due)
                .min(Instant::compareTo);
    }

    /**
     * Work has come back. Unless it was set anew or cleared meanwhile, it is tried again after a growing pause, or is
     * done.
     */
    public void answered(Timer timer, Answer answer, Instant now) {
        out[timer.partition]--;
        if (timers.get(timer.key) != timer) return;
        if (answer == Answer.DONE) {
            timers.remove(timer.key);
            return;
        }
        Duration longer = timer.pause.multipliedBy(2);
        put(new Timer(
                timer.key,
                timer.partition,
                now.plus(timer.pause),
                timer.work,
                longer.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : longer,
                timer.tries + (answer == Answer.AGAIN ? 1 : 0)));
    }

    /** Whether something is set under a key. */
    public boolean has(String key) {
        return timers.containsKey(key);
    }

    /** How many are set. */
    public int size() {
        return timers.size();
    }
}
