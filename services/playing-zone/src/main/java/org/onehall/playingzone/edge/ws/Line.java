package org.onehall.playingzone.edge.ws;

import io.smallrye.mutiny.Uni;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What is on its way to a screen. It takes what the screen reads; the rest waits, and of several frames that show the
 * same thing only the newest: a slow screen costs the hall little memory, and shows the present when it has caught up.
 */
final class Line {
    /** Characters handed to the socket and not written yet, above which frames wait. */
    static final int MOST_ON_THE_WAY = 128 * 1024;
    /** Characters that wait, above which the screen is given up. */
    static final int MOST_WAITING = 4 * 1024 * 1024;

    private final Function<String, Uni<Void>> socket;
    private final Map<Object, String> waiting = new LinkedHashMap<>();
    private long onTheWay;
    private long length;
    private boolean draining;
    private boolean closed;

    /** @param socket writes a frame; done when it is written */
    Line(Function<String, Uni<Void>> socket) {
        this.socket = socket;
    }

    /**
     * @param what what the frame shows the whole of; "": nothing that a later frame replaces
     * @return false if too much waits
     */
    synchronized boolean put(String what, String frame) {
        if (closed) return true;
        String older = waiting.put(what.isEmpty() ? new Object() : what, frame);
        length += frame.length() - (older == null ? 0 : older.length());
        drain();
        return length <= MOST_WAITING;
    }

    /** Drops what waits. */
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
