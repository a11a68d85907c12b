package org.onehall.fairplay.domain.proceeding;

import org.onehall.decider.Role;

/** A command to the register of accesses to a competition's screenings. */
public sealed interface AccessCommand extends ProceedingCommand {
    String registerKey();

    /**
     * Somebody accessed a screening or tried to; only the service itself records this. Refused: NO_SUCH_SCREENING.
     *
     * @param round 0: all rounds
     * @param asked name of the requested form
     */
    record NoteScreeningAccess(String registerKey, int round, String subject, Role role, boolean granted, String asked)
            implements AccessCommand {}
}
