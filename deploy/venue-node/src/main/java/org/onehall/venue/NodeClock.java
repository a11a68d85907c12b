package org.onehall.venue;

import java.util.concurrent.TimeUnit;

/**
 * The node's own clock: the machine's time at the start, and from there on without the jumps of setting it.
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
