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

    /** Screens in the order in which they came; each joins when its turn is, perhaps later than a newer one. */
    private final long opened = OPENED.incrementAndGet();

    private final Optional<Origin> origin;
    private final Viewer viewer;
    private final Outlet outlet;
    private volatile boolean replaced;
    /** What a player's board last looked like: what did not change for him is not sent to him. */
    private final Map<String, String> lastBoards = new HashMap<>();

    private Optional<NextGameView> next = Optional.empty();
    private Optional<NoGameView> noGame = Optional.empty();

    /** @param origin empty if the screen does not say */
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

    /** Whether a newer device has the seat: what this one still asks for is not carried out. */
    public boolean isReplaced() {
        return replaced;
    }

    void replace() {
        replaced = true;
    }

    /** What one page opened first is older, whichever reached the hall first; between pages the hall's order counts. */
    boolean isOlderThan(Member other) {
        if (isOfSamePage(other))
            return origin.get().connection() < other.origin.get().connection();
        return opened < other.opened;
    }

    boolean isOfSamePage(Member other) {
        return origin.isPresent() && origin.map(Origin::page).equals(other.origin.map(Origin::page));
    }

    /** Tells a player which game he is wanted at elsewhere, and in which round he has none, if that is news to him. */
    void next(Optional<NextGameView> game, Optional<NoGameView> none) {
        if (game.equals(next) && none.equals(noGame)) return;
        next = game;
        noGame = none;
        outlet.show("next", Frames.next(game, none));
    }

    /** What a player's board looks like in the snapshot. */
    void knows(String id, String frame) {
        lastBoards.put(id, frame);
    }

    void board(String id, String frame) {
        if (viewer.seat().isPresent() && frame.equals(lastBoards.put(id, frame))) return;
        outlet.show("board|" + id, frame);
    }

    /** Which page this is; empty if it does not say. */
    public String page() {
        return origin.map(Origin::page).orElse("");
    }
}
