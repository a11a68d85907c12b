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
 * How long a frame takes to one screen and back, measured by this server with control pings, which the WebSocket at the
 * other end answers automatically. Each carries a number that nobody can guess, so it cannot be answered before it has
 * arrived (DEC-03). Thread-safe.
 */
final class RoundTrips {
    /** How many times are used for the distance of a screen; a single late answer does not change their median. */
    static final int KEPT = 5;
    /** How many times are used for the quality of the link. */
    static final int WINDOW = 30;
    /** An answer that takes this much longer than the median shows that a packet was lost and sent again. */
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

    /** The number of a ping to be sent now; empty while one is unanswered. */
    synchronized OptionalLong ping(long now) {
        if (underWay) return OptionalLong.empty();
        underWay = true;
        number = numbers.getAsLong();
        sent = now;
        return OptionalLong.of(number);
    }

    /** An answer has arrived; it is ignored unless it belongs to the unanswered ping. */
    synchronized void pong(long answered, long now) {
        if (!underWay || answered != number) return;
        underWay = false;
        if (nanos.size() == WINDOW) nanos.removeFirst();
        nanos.add(now - sent);
    }

    /**
     * The median of the last few times in whole milliseconds, rounded up, at most 60,000; empty before the first
     * answer.
     */
    synchronized OptionalInt milliseconds() {
        if (nanos.isEmpty()) return OptionalInt.empty();
        return OptionalInt.of(milliseconds(middle(nanos.stream().skip(Math.max(0, nanos.size() - KEPT)))));
    }

    /** The quality of the link during the last half minute (OCR 18.8); empty before the first answer. */
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
