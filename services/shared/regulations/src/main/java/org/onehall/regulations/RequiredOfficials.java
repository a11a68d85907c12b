package org.onehall.regulations;

import java.util.List;
import org.onehall.decider.Role;

/** Which officials a competition must have (OCR 16.8), and who chooses them (DEC-21). */
public final class RequiredOfficials {
    /** Each venue has exactly one of each. */
    public static final List<Role> OF_VENUE =
            List.of(Role.LOCAL_CHIEF_ARBITER, Role.LOCAL_TECHNICAL_ARBITER, Role.LOCAL_ORGANISER);
    /** The competition has exactly one of each. */
    public static final List<Role> OF_COMPETITION = List.of(Role.CHIEF_ARBITER);

    private RequiredOfficials() {}

    /** Whether a task must not be vacant, so that its official can be replaced, but not dismissed. */
    public static boolean isRequired(Role role) {
        return OF_VENUE.contains(role) || OF_COMPETITION.contains(role);
    }

    /** Whether somebody who appoints officials may also choose this one: the Chief Arbiter chooses no organiser. */
    public static boolean mayChoose(Role chooser, Role chosen) {
        return chooser != Role.CHIEF_ARBITER || chosen != Role.CHIEF_ORGANISER;
    }
}
