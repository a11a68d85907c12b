package org.onehall.eventlog;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Tells what has stood still for long although something waits in front of it. Not thread-safe. */
final class Standstill {
    /** Longer than any transaction may be open, and than another instance takes to go on for a dead one. */
    static final Duration LONG = Duration.ofMillis(KafkaSettings.TRANSACTION_TIMEOUT_MS).plusSeconds(5);

    private record Place(long reached, long since) {}

    private final Map<String, Place> places = new HashMap<>();

    /**
     * Looks at something again.
     *
     * @param reached how far it has come
     * @param end     how far it could come
     * @param nanos   now, of a clock that never goes back
     * @return whether it has waited at the same place for {@link #LONG}
     */
    boolean stands(String what, long reached, long end, long nanos) {
        if (reached >= end) {
            places.remove(what);
            return false;
        }
        Place before = places.get(what);
        if (before == null || before.reached() != reached) {
            places.put(what, new Place(reached, nanos));
            return false;
        }
        return nanos - before.since() >= LONG.toNanos();
    }
}
