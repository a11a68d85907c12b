package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.edge.rest.SetupResource.May;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;

/** Who sees the definition of a competition, and what each of them may change (OCR 16.1, 16.8). */
class SetupResourceTest {
    private static Viewer viewer(Role role) {
        return new Viewer(new Actor("x", role, "", "rome", "", "").of("demo"), "X");
    }

    @Test
    void onlyWhoArrangesTheWholeCompetitionSeesItsDefinition() {
        assertEquals(
                Set.of(Role.CHIEF_ARBITER, Role.CHIEF_ORGANISER, Role.OPERATOR),
                Stream.of(Role.values())
                        .filter(role -> Visibility.setup(viewer(role)))
                        .collect(Collectors.toSet()));
    }

    @Test
    void theChiefOrganiserMayChangeEverythingAndTheChiefArbiterNeitherVenuesNorTheOrganiser() {
        assertEquals(new May(true, true, true, true, true), May.of(viewer(Role.CHIEF_ORGANISER)));
        assertEquals(new May(true, true, true, false, false), May.of(viewer(Role.CHIEF_ARBITER)));
        assertEquals(new May(false, false, false, false, false), May.of(viewer(Role.PLAYER)));
    }
}
