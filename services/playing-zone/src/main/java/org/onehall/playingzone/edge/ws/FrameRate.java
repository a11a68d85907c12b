package org.onehall.playingzone.edge.ws;

/** Counts frames of one connection in windows of a second; not thread-safe: a connection's frames come one by one. */
final class FrameRate {
    static final int ALLOWED = 50;
    private static final long WINDOW_NANOS = 1_000_000_000L;

    private boolean started;
    private long since;
    private int count;

    /** Whether one more at this reading of a monotonic clock is bearable. */
    boolean admits(long nanos) {
        if (!started || nanos - since >= WINDOW_NANOS) {
            started = true;
            since = nanos;
            count = 0;
        }
        return ++count <= ALLOWED;
    }
}
