package org.onehall.fairplay.domain.proceeding;

import org.onehall.decider.Role;

/** What can be asked of the register of looks at a competition's screenings. */
public sealed interface AccessCommand extends ProceedingCommand {
    String registerKey();

    /**
     * Somebody looked at a screening or tried to; only the service itself says so. Refused: NO_SUCH_SCREENING.
     *
     * @param round 0: all rounds
     * @param asked name of the form it was asked in
     */
    record NoteScreeningAccess(String registerKey, int round, String subject, Role role, boolean granted, String asked)
            implements AccessCommand {}
}
