package org.onehall.playingzone.identity;

import java.util.Objects;
import java.util.Optional;
import org.onehall.playingzone.projection.Holder;

/**
 * What is stored for one code, under its hash, or for a session that was moved from another seat of the same player,
 * under its own id.
 *
 * @param usedAt when the device signed in, in ms since 1970; 0 if none has, and in old entries that do not record it
 * @param ending why the session ended; empty if it has not, and in old entries that do not record it
 */
public record CodeEntry(Holder holder, Purpose purpose, State state, long usedAt, Optional<Ending> ending) {
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
        ending = Objects.requireNonNullElse(ending, Optional.empty()); // an old entry does not have it
    }

    /** A code that nobody has used. */
    static CodeEntry open(Holder holder, Purpose purpose) {
        return new CodeEntry(holder, purpose, State.OPEN, 0, Optional.empty());
    }

    CodeEntry lapsed() {
        return new CodeEntry(holder, purpose, State.LAPSED, usedAt, Optional.empty());
    }

    /** @param ms when the device signed in, in ms since 1970 */
    static CodeEntry used(Holder holder, Purpose purpose, long ms) {
        return new CodeEntry(holder, purpose, State.USED, ms, Optional.empty());
    }

    CodeEntry revoked(Ending why) {
        return new CodeEntry(holder, purpose, State.REVOKED, usedAt, Optional.of(why));
    }
}
