package org.onehall.bench.alarms;

import java.util.Collection;
import java.util.OptionalLong;
import java.util.function.Function;
import org.onehall.bench.Statistics;

/**
 * One line of the table; times in ms.
 *
 * @param number how many were measured, out of {@code of}
 * @param goalMs for the 99th percentile; 0 if there is no goal
 * @param held whether all were measured and the goal is met
 */
record Row(
        String what, String group, int number, int of, long p50Ms, long p99Ms, long maxMs, long goalMs, boolean held) {
    static Row of(String what, Group group, Collection<Drop> drops, Function<Drop, OptionalLong> time, long goalMs) {
        return of(
                what,
                group.text(),
                drops.size(),
                drops.stream().map(time).flatMapToLong(OptionalLong::stream).toArray(),
                group.counts() ? goalMs : 0);
    }

    static Row of(String what, String group, int of, long[] times, long goalMs) {
        if (times.length == 0) return new Row(what, group, 0, of, 0, 0, 0, goalMs, false);
        long p99 = Statistics.percentile(times, 0.99);
        return new Row(
                what,
                group,
                times.length,
                of,
                Statistics.median(times),
                p99,
                Statistics.percentile(times, 1),
                goalMs,
                times.length == of && (goalMs == 0 || p99 <= goalMs));
    }
}
