package org.onehall.playingzone.edge.ws;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.onehall.playingzone.projection.link.LinkQuality;

/**
 * How long a frame takes to one screen and back, measured from here by control pings that the other end's WebSocket
 * answers by itself. Each carries a number nobody can guess, so none is answered before it has arrived (DEC-03).
 * Thread-safe.
 */
final class RoundTrips {
    /** Times that count for how far a screen is; the middle one is not moved by a single late answer. */
    static final int KEPT = 5;
    /** Times that count for how good its link is. */
    static final int WINDOW = 30;
    /** What an answer takes longer than the middle one when a packet was lost on the way and sent again. */
    private static final long SENT_AGAIN = TimeUnit.MILLISECONDS.toNanos(200);

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
        if (nanos.size() == WINDOW) nanos.removeFirst();
        nanos.add(now - sent);
    }

    /**
     * The middle of the last few times in whole milliseconds, rounded up, 60,000 at most; empty before the first
     * answer.
     */
    synchronized OptionalInt milliseconds() {
        if (nanos.isEmpty()) return OptionalInt.empty();
        return OptionalInt.of(milliseconds(middle(nanos.stream().skip(Math.max(0, nanos.size() - KEPT)))));
    }

    /** How good the link is by its last half minute (OCR 18.8); empty before the first answer. */
    synchronized Optional<LinkQuality> quality(long now) {
        if (nanos.isEmpty()) return Optional.empty();
        long middle = middle(nanos.stream());
        long late = nanos.stream().filter(time -> time > middle + SENT_AGAIN).count();
        boolean waits = underWay && now - sent > middle + SENT_AGAIN;
        long apart = 0;
        long before = nanos.getFirst();
        for (long time : nanos) {
            apart += Math.abs(time - before);
            before = time;
        }
        int jitter = nanos.size() == 1 ? 0 : milliseconds(apart / (nanos.size() - 1));
        return Optional.of(new LinkQuality(
                milliseconds(middle),
                jitter,
                Math.toIntExact(100 * (late + (waits ? 1 : 0)) / (nanos.size() + (waits ? 1 : 0)))));
    }

    private static long middle(Stream<Long> times) {
        long[] sorted = times.mapToLong(Long::longValue).sorted().toArray();
        return sorted[(sorted.length - 1) / 2];
    }

    private static int milliseconds(long nanos) {
        return (int) Math.min(60_000, TimeUnit.NANOSECONDS.toMillis(nanos + 999_999));
    }
}
