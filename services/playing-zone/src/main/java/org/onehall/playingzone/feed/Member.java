package org.onehall.playingzone.feed;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.onehall.playingzone.rights.Viewer;

/** One screen that follows the hall. Guarded by the live hall's lock. */
final class Member {
    private static final AtomicLong OPENED = new AtomicLong();

    /** Screens in the order in which they came; each joins when its turn is, perhaps later than a newer one. */
    private final long opened = OPENED.incrementAndGet();
    final Viewer viewer;
    final Outlet outlet;
    /** A newer device has the seat: what this one still asks for is not carried out. */
    volatile boolean replaced;
    /** What a player's board last looked like: what did not change for him is not sent to him. */
    private final Map<String, String> lastBoards = new HashMap<>();

    Member(Viewer viewer, Outlet outlet) {
        this.viewer = viewer;
        this.outlet = outlet;
    }

    boolean isOlderThan(Member other) {
        return opened < other.opened;
    }

    void board(String id, String frame) {
        if (viewer.seat().isPresent() && frame.equals(lastBoards.put(id, frame))) return;
        outlet.show("board|" + id, frame);
    }
}
