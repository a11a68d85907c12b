package org.onehall.playingzone.edge.ws;

/**
 * Counts the frames of one connection in windows of one second. Not thread-safe: the frames of a connection arrive one
 * at a time.
 */
final class FrameRate {
    static final int ALLOWED = 50;
    private static final long WINDOW_NANOS = 1_000_000_000L;

    private boolean started;
    private long since;
    private int count;

    /** Whether one more frame is allowed at this reading of a monotonic clock. */
    boolean admits(long nanos) {
        if (!started || nanos - since >= WINDOW_NANOS) {
            started = true;
            since = nanos;
            count = 0;
        }
        return ++count <= ALLOWED;
    }
}
