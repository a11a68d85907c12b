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
 * Work to be done at certain times: for each partition the earliest first, so that finding the next work costs the same
 * with one running clock and with a hundred thousand. Work given out is not given out again until it is answered. No
 * partition has more than {@link #MOST_OUT} pieces of work out, and a partition that does not answer does not hold up
 * the others. Has no clock of its own; not thread-safe.
 */
public final class Timers {
    static final int MOST_OUT = 200;
    static final Duration FIRST_PAUSE = Duration.ofMillis(50);
    static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

    /** The result of a piece of work. */
    public enum Answer {
        /** There is nothing left to do. */
        DONE,
        /** A definite answer, but the work is not finished: another try is a new intention. */
        AGAIN,
        /** The result is unknown: try the same again. */
        NONE
    }

    /** Work to do when its time has come. */
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

        /** The key under which the timer is set. */
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

    /** Sets the work for a key; replaces what was set before. */
    public void set(String key, int partition, Instant due, Work work) {
        put(new Timer(key, partition, due, work, FIRST_PAUSE, 0));
    }

    private void put(Timer timer) {
        clear(timer.key);
        timers.put(timer.key, timer);
        waiting.get(timer.partition).add(timer);
    }

    /** Removes the work for a key. */
    public void clear(String key) {
        Timer was = timers.remove(key);
        if (was != null && !was.out) waiting.get(was.partition).remove(was);
    }

    /** Work whose time has come, in the given partitions; each piece is given out once until it is answered. */
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

    /** When the next work is due in the given partitions; empty if there is none, or while too much is out. */
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
     * Takes the answer to a piece of work. Unless the work was set again or cleared meanwhile, it is tried again after
     * a growing pause, or is done.
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

    /** Whether work is set for a key. */
    public boolean has(String key) {
        return timers.containsKey(key);
    }

    /** How many timers are set. */
    public int size() {
        return timers.size();
    }
}
