package org.onehall.eventlog;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Tells what has stood still for long although something waits in front of it. Not thread-safe. */
final class Standstill {
    /** Longer than any transaction may be open, and than another instance takes to go on for a dead one. */
    static final Duration LONG =
            Duration.ofMillis(KafkaSettings.TRANSACTION_TIMEOUT_MS).plusSeconds(5);
    /** Of the time between two looks no more counts: a broker that was away meanwhile lets nothing go on. */
    static final Duration MOST_BETWEEN = Duration.ofSeconds(5);

    /** Times in nanoseconds: how long it has waited, and when that was last looked at. */
    private record Place(long reached, long waited, long looked) {}

    private final Map<String, Place> places = new HashMap<>();

    /**
     * Looks at something again.
     *
     * @param reached how far it has come
     * @param end how far it could come
     * @param nanos now, of a clock that never goes back
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
