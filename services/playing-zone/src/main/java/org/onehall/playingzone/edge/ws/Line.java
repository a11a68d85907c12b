package org.onehall.playingzone.edge.ws;

import io.smallrye.mutiny.Uni;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * The frames on their way to one screen. Frames are sent as fast as the screen reads them; the others wait. Of several
 * waiting frames that show the same thing only the newest is kept. A slow screen therefore costs the hall little
 * memory, and shows the present state once it has caught up.
 */
final class Line {
    /** Frames wait while more characters than this have been handed to the socket and are not yet written. */
    static final int MOST_ON_THE_WAY = 128 * 1024;
    /** A screen is given up if more characters than this wait. */
    static final int MOST_WAITING = 4 * 1024 * 1024;

    private final Function<String, Uni<Void>> socket;
    private final Map<Object, String> waiting = new LinkedHashMap<>();
    private long onTheWay;
    private long length;
    private boolean draining;
    private boolean closed;

    /** @param socket writes a frame; completes when the frame is written */
    Line(Function<String, Uni<Void>> socket) {
        this.socket = socket;
    }

    /**
     * @param what the thing whose complete state the frame shows; "" if no later frame replaces it
     * @return false if too much waits
     */
    synchronized boolean put(String what, String frame) {
        if (closed) return true;
        String older = waiting.put(what.isEmpty() ? new Object() : what, frame);
        length += frame.length() - (older == null ? 0 : older.length());
        drain();
        return length <= MOST_WAITING;
    }

    /** Drops all waiting frames. */
    synchronized void close() {
        closed = true;
        waiting.clear();
        length = 0;
    }

    private void drain() {
        if (draining) return; // a frame was written at once
        draining = true;
        try {
            while (!waiting.isEmpty() && onTheWay < MOST_ON_THE_WAY) {
                Iterator<String> first = waiting.values().iterator();
                String frame = first.next();
                first.remove();
                length -= frame.length();
                onTheWay += frame.length();
                Uni.createFrom()
                        .deferred(() -> socket.apply(frame))
                        .subscribe()
                        .with(_ -> written(frame), _ -> written(frame));
            }
        } finally {
            draining = false;
        }
    }

    private synchronized void written(String frame) {
        onTheWay -= frame.length();
        drain();
    }
}
