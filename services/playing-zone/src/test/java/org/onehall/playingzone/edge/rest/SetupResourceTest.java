package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.edge.rest.SetupResource.May;
import org.onehall.playingzone.projection.competition.SetupView;
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
    void aLocalOrganiserSeesTheOwnVenueOnly() {
        assertEquals(
                Set.of(Role.LOCAL_ORGANISER),
                Stream.of(Role.values())
                        .filter(role -> Visibility.venueSetup(viewer(role)))
                        .collect(Collectors.toSet()));
        SetupView whole = new SetupView(
                "demo",
                "Demo",
                "",
                0,
                List.of(venue("rome"), venue("milan")),
                List.of(
                        new SetupView.Official("ca", "C", Role.CHIEF_ARBITER, "", "", true),
                        new SetupView.Official("r", "R", Role.LOCAL_CHIEF_ARBITER, "rome", "", true),
                        new SetupView.Official("m", "M", Role.LOCAL_CHIEF_ARBITER, "milan", "", true)),
                List.of(player("a", "rome"), player("b", "milan"), player("c", "milan", "rome")),
                List.of(),
                List.of(new SetupView.Team("t", "T", "a", List.of("a"))));
        SetupView own = whole.of("rome");
        assertEquals(List.of(venue("rome")), own.venues());
        assertEquals(
                List.of("r"),
                own.officials().stream().map(SetupView.Official::id).toList());
        assertEquals(
                List.of("a", "c"),
                own.players().stream().map(SetupView.Player::id).toList());
        assertEquals(List.of(), own.teams());
    }

    private static SetupView.Venue venue(String id) {
        return new SetupView.Venue(id, id, "Europe/Rome", 1);
    }

    private static SetupView.Player player(String id, String venue, String... next) {
        List<SetupView.Move> moves =
                Stream.of(next).map(one -> new SetupView.Move(2, one)).toList();
        return new SetupView.Player(
                id, 0, id, 0, venue, "", "", "", "", "", OptionalLong.empty(), List.of(), List.of(), moves);
    }

    @Test
    void theChiefOrganiserMayChangeEverythingAndTheChiefArbiterNeitherVenuesNorTheOrganiser() {
        assertEquals(new May(true, true, true, true, true), May.of(viewer(Role.CHIEF_ORGANISER)));
        assertEquals(new May(true, true, true, false, false), May.of(viewer(Role.CHIEF_ARBITER)));
        assertEquals(new May(true, false, false, false, false), May.of(viewer(Role.LOCAL_ORGANISER)));
        assertEquals(new May(false, false, false, false, false), May.of(viewer(Role.PLAYER)));
    }
}
