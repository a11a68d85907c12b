package org.onehall.fairplay.domain.proceeding;

import org.onehall.decider.Role;

/** Who accessed the screenings of a competition (APP-I G2.7). */
public sealed interface AccessEvent extends ProceedingEvent {
    /** @param granted false: the answer was that there is none */
    record ScreeningAccessNoted(int round, String subject, Role role, boolean granted, String asked)
            implements AccessEvent {}
}
