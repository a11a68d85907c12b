package org.onehall.venue;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.OptionalLong;

/**
 * How far the zone's clock is ahead of the node's, from the quickest of the last answers. Pure except for its state;
 * not thread-safe.
 */
final class ClockOffset {
    /** Answers that count: about a minute of them. */
    static final int KEPT = 32;

    private record Sample(long roundTripMs, long offsetMs) {}

    private final Deque<Sample> samples = new ArrayDeque<>();

    /**
     * An answer that left the zone at {@code zoneMs} by the zone's clock; sent and received by the node's clock, all in
     * milliseconds since 1970.
     */
    void answered(long sentMs, long receivedMs, long zoneMs) {
        if (samples.size() == KEPT) samples.removeFirst();
        samples.add(new Sample(receivedMs - sentMs, zoneMs - (sentMs + receivedMs) / 2));
    }

    /**
     * Milliseconds to add to the node's time to get the zone's time, accurate to half a round trip; empty before the
     * first answer.
     */
    OptionalLong milliseconds() {
        return samples.stream()
                .min(Comparator.comparingLong(Sample::roundTripMs))
                .map(best -> OptionalLong.of(best.offsetMs()))
                .orElse(OptionalLong.empty());
    }
}
