package org.onehall.playingzone.projection.timeline;

import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;

/** Who did something: a role and the id of a person in the competition. */
record By(String role, String subject) {
    static final By HALL = new By("", "");
    /** The playing zone, if the regulations allow it to act automatically. */
    static final By AUTOMATIC = new By("AUTOMATIC", "");

    static By of(EventHeader header) {
        Role role = header.getActor().getRole();
        return role == Role.ROLE_SERVICE || role == Role.ROLE_UNSPECIFIED
                ? HALL
                : new By(Wire.name(role), header.getActor().getSubject());
    }

    /**
     * Players and their assistants make no rulings: what follows from a move or a claim counts as a ruling of the zone
     * (AMD 7.5, LAW 9.5.3, DEC-22).
     */
    static By ruling(EventHeader header) {
        Role role = header.getActor().getRole();
        return role == Role.ROLE_PLAYER || role == Role.ROLE_ASSISTANT ? AUTOMATIC : of(header);
    }
}
