package org.onehall.playingzone.edge.ws;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jboss.logging.Logger;

/**
 * One connection's work for one service, done in the order of arrival on virtual threads of its own, so that a slow
 * answer holds up nobody else.
 */
final class Lane {
    private static final Logger LOG = Logger.getLogger(Lane.class);
    private static final int LONGEST = 100;

    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean busy;
    private boolean closed;

    /** Queues work; false if too much is waiting already or the lane is closed. */
    synchronized boolean submit(Runnable work) {
        if (closed || waiting.size() >= LONGEST) return false;
        waiting.add(work);
        if (!busy) {
            busy = true;
            Thread.ofVirtual().name("lane").start(this::work);
        }
        return true;
    }

    /** Drops all work that has not begun. */
    synchronized void close() {
        closed = true;
        waiting.clear();
    }

    private void work() {
        while (true) {
            Runnable next;
            synchronized (this) {
                next = waiting.poll();
                if (next == null) {
                    busy = false;
                    return;
                }
            }
            try {
                next.run();
            } catch (RuntimeException | LinkageError e) { // the next work is still done
                LOG.error("a screen's work failed", e);
            }
        }
    }
}
