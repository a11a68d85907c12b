package org.onehall.eventlog;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Detects what has stood still for a long time although something waits in front of it. Not thread-safe. */
final class Standstill {
    /** Longer than any transaction may be open, and longer than another instance takes to take over from a dead one. */
    static final Duration LONG =
            Duration.ofMillis(KafkaSettings.TRANSACTION_TIMEOUT_MS).plusSeconds(5);
    /** The most that counts of the time between two checks: a broker that was away in between stopped all progress. */
    static final Duration MOST_BETWEEN = Duration.ofSeconds(5);

    /** Times in nanoseconds: how long it has waited, and when that was last checked. */
    private record Place(long reached, long waited, long looked) {}

    private final Map<String, Place> places = new HashMap<>();

    /**
     * Checks something again.
     *
     * @param reached how far it has come
     * @param end how far it could come
     * @param nanos the present, by a clock that never goes back
     * @return whether it has waited at the same place for {@link #LONG}
     */
    boolean stands(String what, long reached, long end, long nanos) {
        if (reached >= end) {
            places.remove(what);
            return false;
        }
        Place before = places.get(what);
        long waited = before == null || before.reached() != reached
                ? 0
                : before.waited() + Math.min(nanos - before.looked(), MOST_BETWEEN.toNanos());
        places.put(what, new Place(reached, waited, nanos));
        return waited >= LONG.toNanos();
    }
}
