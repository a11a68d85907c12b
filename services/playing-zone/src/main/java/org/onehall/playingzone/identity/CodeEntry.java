package org.onehall.playingzone.identity;

import java.util.Objects;
import org.onehall.playingzone.projection.Holder;

/**
 * What is stored for one code, under its hash, or for a session that was moved from another seat of the same player,
 * under its own id.
 *
 * @param usedAt when the device signed in, in ms since 1970; 0 if none has, and in old entries that do not record it
 */
public record CodeEntry(Holder holder, Purpose purpose, State state, long usedAt) {
    /** The set that a code belongs to; new codes of one set do not affect those of the other. */
    public enum Purpose {
        PEOPLE,
        ROBOTS
    }

    /** The states in the order in which they can follow each other; a code never returns to an earlier state. */
    public enum State {
        OPEN,
        LAPSED,
        USED,
        /** The token that the code opened is ended: a newer code of the same seat has been used. */
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
