package org.onehall.playingzone.feed;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How long a frame takes to one screen and back, measured from here by control pings that the other end's WebSocket answers by
 * itself. Each carries a number nobody can guess, so none is answered before it has arrived (DEC-03). Thread-safe.
 */
final class RoundTrips {
    /** Times that count; the middle one is not moved by a single late answer. */
    static final int KEPT = 5;

    private final LongSupplier numbers;
    private final Deque<Long> nanos = new ArrayDeque<>();
    private long number;
    private long sent;
    private boolean underWay;

    RoundTrips() {
        this(() -> ThreadLocalRandom.current().nextLong());
    }

    RoundTrips(LongSupplier numbers) {
        this.numbers = numbers;
    }

    /** The number of a ping that leaves now; none while one is unanswered. */
    synchronized OptionalLong ping(long now) {
        if (underWay) return OptionalLong.empty();
        underWay = true;
        number = numbers.getAsLong();
        sent = now;
        return OptionalLong.of(number);
    }

    /** An answer has come; any but that of the ping under way counts for nothing. */
    synchronized void pong(long answered, long now) {
        if (!underWay || answered != number) return;
        underWay = false;
        if (nanos.size() == KEPT) nanos.removeFirst();
        nanos.add(now - sent);
    }

    /** The middle of the last few times in whole milliseconds, rounded up, 60,000 at most; empty before the first answer. */
    synchronized OptionalInt milliseconds() {
        if (nanos.isEmpty()) return OptionalInt.empty();
        long[] sorted = nanos.stream().mapToLong(Long::longValue).toArray();
        Arrays.sort(sorted);
        long middle = sorted[(sorted.length - 1) / 2];
        return OptionalInt.of((int) Math.min(60_000, TimeUnit.NANOSECONDS.toMillis(middle + 999_999)));
    }
}
