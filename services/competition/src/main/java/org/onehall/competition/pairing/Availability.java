package org.onehall.competition.pairing;

import org.onehall.competition.domain.ByeKind;

/** Whether a player can be paired in the round. */
public sealed interface Availability {
    /** The player plays. */
    record Available() implements Availability {}

    /**
     * The player has left the event.
     *
     * @param article the rule for it, "" if there is none
     */
    record Withdrawn(String article) implements Availability {}

    /**
     * A ruling keeps the player out of this round.
     *
     * @param article of the ruling: {@code OCR 18.4.8}
     */
    record Excluded(String article) implements Availability {}

    /**
     * The player said before the round that they will not play.
     *
     * @param bye what the player gets for it; never {@link ByeKind#ALLOCATED}
     */
    record Absent(ByeKind bye) implements Availability {
        public Absent {
            if (bye == ByeKind.ALLOCATED) throw new IllegalArgumentException("nobody requests an allocated bye");
        }
    }
}
