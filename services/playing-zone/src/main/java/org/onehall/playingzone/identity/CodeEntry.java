package org.onehall.playingzone.identity;

import java.util.Objects;
import org.onehall.playingzone.projection.Holder;

/**
 * What is stored of one code, under its hash; or of a session that came from another seat of the same player, under its
 * own id.
 *
 * @param usedAt when its device came in, ms since 1970; 0 as long as none has, and where that was not recorded yet
 */
public record CodeEntry(Holder holder, Purpose purpose, State state, long usedAt) {
    /** Whose set a code belongs to; one set's new codes leave the other's alone. */
    public enum Purpose {
        PEOPLE,
        ROBOTS
    }

    /** In the order they can follow each other; none is ever left for an earlier one. */
    public enum State {
        OPEN,
        LAPSED,
        USED,
        /** The token it gave is ended: a newer code of the same seat has been used. */
        REVOKED
    }

    public CodeEntry {
        Objects.requireNonNull(holder);
        Objects.requireNonNull(purpose);
        Objects.requireNonNull(state);
    }

    CodeEntry with(State now) {
        return new CodeEntry(holder, purpose, now, usedAt);
    }

    CodeEntry used(long ms) {
        return new CodeEntry(holder, purpose, State.USED, ms);
    }
}
