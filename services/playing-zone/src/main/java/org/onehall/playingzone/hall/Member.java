package org.onehall.playingzone.hall;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.onehall.playingzone.projection.competition.NextGameView;
import org.onehall.playingzone.projection.competition.NoGameView;
import org.onehall.playingzone.rights.Viewer;

/** One screen that follows the hall. Guarded by the live hall's lock. */
public final class Member {
    private static final AtomicLong OPENED = new AtomicLong();

    /** The order in which screens were opened; each joins when its turn comes, perhaps later than a newer one. */
    private final long opened = OPENED.incrementAndGet();

    private final Optional<Origin> origin;
    private final Viewer viewer;
    private final Outlet outlet;
    private volatile boolean replaced;
    /** The last frame of each board sent to a player, so that he is not sent what did not change for him. */
    private final Map<String, String> lastBoards = new HashMap<>();

    private Optional<NextGameView> next = Optional.empty();
    private Optional<NoGameView> noGame = Optional.empty();

    /** @param origin empty if the screen does not report it */
    public Member(Viewer viewer, Outlet outlet, Optional<Origin> origin) {
        this.viewer = viewer;
        this.outlet = outlet;
        this.origin = origin;
    }

    public Viewer viewer() {
        return viewer;
    }

    public Outlet outlet() {
        return outlet;
    }

    /** Whether a newer device has the seat; commands from this one are no longer carried out. */
    public boolean isReplaced() {
        return replaced;
    }

    void replace() {
        replaced = true;
    }

    /**
     * Of two connections of one page, the one that the page opened first is older, whichever reached the hall first;
     * between pages the hall's order counts.
     */
    boolean isOlderThan(Member other) {
        if (isOfSamePage(other))
            return origin.get().connection() < other.origin.get().connection();
        return opened < other.opened;
    }

    boolean isOfSamePage(Member other) {
        return origin.isPresent() && origin.map(Origin::page).equals(other.origin.map(Origin::page));
    }

    /**
     * Tells a player at which other game he is wanted, and in which round he has no game, unless he was told already.
     */
    void next(Optional<NextGameView> game, Optional<NoGameView> none) {
        if (game.equals(next) && none.equals(noGame)) return;
        next = game;
        noGame = none;
        outlet.show("next", Frames.next(game, none));
    }

    /** Remembers the frame of a board that a player received in the snapshot. */
    void knows(String id, String frame) {
        lastBoards.put(id, frame);
    }

    void board(String id, String frame) {
        if (viewer.seat().isPresent() && frame.equals(lastBoards.put(id, frame))) return;
        outlet.show("board|" + id, frame);
    }

    /** The id of the page; empty if the screen does not report it. */
    public String page() {
        return origin.map(Origin::page).orElse("");
    }
}
