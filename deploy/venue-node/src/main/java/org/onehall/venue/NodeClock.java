package org.onehall.venue;

import java.util.concurrent.TimeUnit;

/**
 * The node's own clock: it starts with the machine's time and then ignores later changes of the machine's clock.
 * Thread-safe.
 */
final class NodeClock {
    private final long startMs = System.currentTimeMillis();
    private final long startNanos = System.nanoTime();

    /** Milliseconds since 1970. */
    long milliseconds() {
        return startMs + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
    }
}
