package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.competition.PairedView;
import org.onehall.playingzone.projection.competition.RoundState;
import org.onehall.playingzone.projection.competition.RoundView;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.DefinitionChanged;
import org.onehall.proto.competition.v1.RoundOpened;

/** Who sees the pairings of a round: once they are published, everybody; before, those who may open it (LAW 6.6). */
class PublishedPairingsTest {
    private static final List<Role> OTHERS = List.of(
            Role.DEPUTY_CHIEF_ARBITER,
            Role.LOCAL_CHIEF_ARBITER,
            Role.LOCAL_TECHNICAL_ARBITER,
            Role.FLOOR_ARBITER,
            Role.LOCAL_ORGANISER,
            Role.PLAYER,
            Role.ASSISTANT,
            Role.FAIR_PLAY_OFFICER,
            Role.SPECTATOR);

    private final Facts facts = new Facts();
    private final Hall hall = new Hall();
    private CompetitionLoaded definition = CompetitionLoaded.getDefaultInstance();

    @BeforeEach
    void firstRoundIsOpen() {
        CompetitionEvent loaded = facts.loaded();
        definition = loaded.getCompetitionLoaded();
        hall.fold(loaded);
        open(1);
    }

    private void open(int round) {
        hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(round))));
    }

    private Changes second(boolean published, boolean paired) {
        CompetitionLoaded.Builder now = definition.toBuilder();
        now.getRoundsBuilder(1).setPublished(published);
        if (!paired) now.getRoundsBuilder(1).clearPairings();
        return hall.fold(facts.competition(event ->
                event.setDefinitionChanged(DefinitionChanged.newBuilder().setDefinition(now))));
    }

    private RoundView round(Role role, int number) {
        Viewer viewer = new Viewer(new Actor("x", role, "", "rome", "", "").of("demo"), "X");
        return Visibility.competition(viewer, hall.rooms().competitions().view("demo"))
                .rounds()
                .get(number - 1);
    }

    private List<Integer> boards(Role role, int number) {
        return round(role, number).pairings().stream().map(PairedView::board).toList();
    }

    @Test
    void onlyWhoMayOpenTheRoundSeesItsPairingsBeforeTheyArePublished() { // LAW 6.6
        for (Role role : List.of(Role.CHIEF_ARBITER, Role.CHIEF_ORGANISER, Role.OPERATOR))
            assertEquals(List.of(1, 2), boards(role, 2), role.name());
        for (Role role : OTHERS) {
            assertEquals(List.of(), boards(role, 2), role.name());
            assertEquals(RoundState.PAIRED, round(role, 2).state());
        }
        assertFalse(hall.rooms().competitions().isPublic("demo", 2));
    }

    @Test
    void everybodySeesPublishedPairings() { // LAW 6.6
        assertTrue(second(true, true).competitions().contains("demo"), "everybody is told");
        for (Role role : OTHERS) {
            assertEquals(List.of(1, 2), boards(role, 2), role.name());
            assertEquals(RoundState.PUBLISHED, round(role, 2).state());
        }
        assertTrue(hall.rooms().competitions().isPublic("demo", 2));
        assertEquals("Cora", round(Role.PLAYER, 2).pairings().getFirst().white().name());
    }

    @Test
    void pairingsThatAreReplacedAreNotSeenUntilTheyArePublishedAgain() { // LAW 6.6
        second(true, true);
        second(false, true);
        assertEquals(List.of(), boards(Role.PLAYER, 2));
        second(false, false);
        assertEquals(RoundState.NOT_PAIRED, round(Role.CHIEF_ARBITER, 2).state());
        assertEquals(List.of(), boards(Role.CHIEF_ARBITER, 2));
    }

    @Test
    void onlyTheLatestOpenRoundShowsItsPairings() {
        assertEquals(List.of(1, 2), boards(Role.SPECTATOR, 1));
        open(2);
        assertEquals(List.of(), boards(Role.SPECTATOR, 1));
        assertEquals(List.of(1, 2), boards(Role.SPECTATOR, 2));
        assertEquals(RoundState.OPEN, round(Role.SPECTATOR, 2).state());
    }
}
