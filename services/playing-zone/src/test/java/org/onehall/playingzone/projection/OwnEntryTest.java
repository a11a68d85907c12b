package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.competition.ChangeView;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.competition.OwnChangeView;
import org.onehall.playingzone.projection.competition.OwnEntryView;
import org.onehall.playingzone.projection.competition.OwnEntryView.Entry;
import org.onehall.playingzone.projection.competition.SetupView;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.competition.v1.Bye;
import org.onehall.proto.competition.v1.ByeKind;
import org.onehall.proto.competition.v1.ByeRules;
import org.onehall.proto.competition.v1.ChangeKind;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.DefinitionChanged;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.Team;
import org.onehall.proto.competition.v1.Withdrawal;

/** What players change of their own entries, and who sees it (OCR 16.1). Round 3 is not paired. */
class OwnEntryTest extends HallFixture {
    private static final org.onehall.proto.types.v1.Role PLAYER = org.onehall.proto.types.v1.Role.ROLE_PLAYER;

    private CompetitionLoaded now = third(facts.loaded().getCompetitionLoaded());

    private static CompetitionLoaded third(CompetitionLoaded definition) {
        return definition.toBuilder()
                .addRounds(Round.newBuilder().setNumber(3).setStartsAt(Facts.at(7200)))
                .build();
    }

    private CompetitionProjection loaded(Consumer<CompetitionLoaded.Builder> what) {
        now = changed(what);
        hall.fold(facts.competition(event -> event.setCompetitionLoaded(now)));
        return hall.rooms().competitions().of("demo").orElseThrow();
    }

    private CompetitionLoaded changed(Consumer<CompetitionLoaded.Builder> what) {
        var after = now.toBuilder();
        what.accept(after);
        return after.build();
    }

    private void change(
            String by,
            org.onehall.proto.types.v1.Role role,
            ChangeKind kind,
            int round,
            List<String> subjects,
            Consumer<CompetitionLoaded.Builder> what) {
        now = changed(what);
        hall.fold(facts.competition(event -> event.setHeader(event.getHeader().toBuilder()
                        .setOccurredAt(Facts.at(100))
                        .setActor(org.onehall.proto.types.v1.Actor.newBuilder()
                                .setSubject(by)
                                .setRole(role)))
                .setDefinitionChanged(DefinitionChanged.newBuilder()
                        .setKind(kind)
                        .setRound(round)
                        .addAllSubjects(subjects)
                        .setReason("ill")
                        .setDefinition(now))));
    }

    private void withdraws(String by, String player, int round) {
        change(
                by,
                PLAYER,
                ChangeKind.CHANGE_KIND_PLAYER_WITHDRAWN,
                round,
                List.of(player),
                definition -> definition
                        .getEntriesBuilder()
                        .addWithdrawals(Withdrawal.newBuilder()
                                .setPlayerId(player)
                                .setFromRound(round)
                                .setReason("ill")));
    }

    private void asksForBye(String player, int round) {
        change(
                player,
                PLAYER,
                ChangeKind.CHANGE_KIND_ABSENCE_SET,
                round,
                List.of(player),
                definition -> definition
                        .getEntriesBuilder()
                        .addByes(Bye.newBuilder()
                                .setRound(round)
                                .setPlayerId(player)
                                .setKind(ByeKind.BYE_KIND_HALF)));
    }

    private void open(int round) {
        hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(round))));
    }

    private List<OwnChangeView> waiting(Role role) {
        Viewer viewer = new Viewer(new Actor("x", role, "", "rome", "", "").of("demo"), "X");
        return Visibility.competition(viewer, hall.rooms().competitions().view("demo"))
                .ownChanges();
    }

    private List<String> waiting() {
        return waiting(Role.CHIEF_ARBITER).stream()
                .map(one -> one.kind() + " " + one.player() + " " + one.round())
                .toList();
    }

    @Test
    void aPlayerSeesTheAnnouncedByesAndTheRoundsAhead() { // OCR 16.1
        CompetitionProjection competition = loaded(definition -> definition
                .getRegulationsBuilder()
                .setByes(ByeRules.newBuilder()
                        .setHalf(true)
                        .setZero(true)
                        .setMostHalf(2)
                        .setHalfUntilRound(7)
                        .setBefore(Wire.duration(java.time.Duration.ofHours(1)))));
        open(1);
        asksForBye("p1", 3);
        assertEquals(
                new OwnEntryView(
                        List.of("HALF", "ZERO"),
                        2,
                        OptionalInt.of(7),
                        List.of(
                                new OwnEntryView.Round(2, true, OptionalLong.empty()),
                                new OwnEntryView.Round(3, false, OptionalLong.of(3_600_000))),
                        List.of(new Entry("p1", "Anna", List.of(new SetupView.Bye(3, "HALF")), List.of()))),
                competition.ownEntry("p1"));
    }

    @Test
    void withoutAnnouncedByesAPlayerCanOnlyWithdraw() { // OCR 16.1
        CompetitionProjection competition = loaded(_ -> {});
        withdraws("p1", "p1", 2);
        OwnEntryView own = competition.ownEntry("p1");
        assertEquals(List.of(), own.kinds());
        assertEquals(0, own.mostHalf());
        assertEquals(
                List.of(new OwnEntryView.Withdrawal(2, 0)),
                own.players().getFirst().withdrawals());
        assertEquals(List.of(), competition.ownEntry("stranger").players());
    }

    @Test
    void aCaptainSeesThePlayersOfTheTeamAndNobodyElseDoes() { // FSSI team-b
        CompetitionProjection competition = loaded(definition -> definition
                .getEntriesBuilder()
                .addTeams(Team.newBuilder().setTeamId("a").setCaptainId("p3").addAllPlayerIds(List.of("p1", "p3"))));
        assertEquals(List.of("p3", "p1"), ids(competition.ownEntry("p3")));
        assertEquals(List.of("p1"), ids(competition.ownEntry("p1")));
    }

    private static List<String> ids(OwnEntryView own) {
        return own.players().stream().map(Entry::id).toList();
    }

    @Test
    void onlyThePeopleWhoPairTheRoundsAreToldWithTheBoardThatMustBePairedAgain() { // OCR 16.1
        loaded(_ -> {});
        withdraws("p1", "p1", 2);
        List<OwnChangeView> told =
                List.of(new OwnChangeView(100_000, "PLAYER_WITHDRAWN", "Anna", "Anna", 2, "", 2, "ill"));
        List<Role> pairing = List.of(Role.CHIEF_ARBITER, Role.CHIEF_ORGANISER, Role.OPERATOR);
        for (Role role : Arrays.asList(Role.values()))
            assertEquals(pairing.contains(role) ? told : List.of(), waiting(role), role.name());
    }

    @Test
    void aChangeWaitsUntilTheRoundIsPairedOrAnotherChangeTakesItsPlace() { // OCR 16.1
        loaded(_ -> {});
        asksForBye("p1", 3);
        asksForBye("p2", 3);
        assertEquals("HALF", waiting(Role.CHIEF_ARBITER).getFirst().bye());
        assertEquals(List.of("ABSENCE_SET Anna 3", "ABSENCE_SET Bruno 3"), waiting());
        change(
                "p1",
                PLAYER,
                ChangeKind.CHANGE_KIND_ABSENCE_TAKEN_BACK,
                3,
                List.of("p1"),
                one -> one.getEntriesBuilder().clearByes());
        assertEquals(List.of("ABSENCE_SET Bruno 3", "ABSENCE_TAKEN_BACK Anna 3"), waiting());
        change("ca", CA, ChangeKind.CHANGE_KIND_PAIRINGS_SET, 3, List.of(), _ -> {});
        assertEquals(List.of(), waiting());
        withdraws("p1", "p1", 2);
        change("ca", CA, ChangeKind.CHANGE_KIND_PLAYER_RETURNED, 2, List.of("p1"), _ -> {});
        assertEquals(List.of(), waiting());
        withdraws("p4", "p4", 2);
        asksForBye("p3", 3);
        open(2);
        assertEquals(List.of("ABSENCE_SET Cora 3"), waiting());
        change("ca", CA, ChangeKind.CHANGE_KIND_ABSENCE_SET, 3, List.of("p3"), _ -> {});
        assertEquals(List.of(), waiting(), "what an official records is no news from a player");
    }

    @Test
    void theHistoryNamesThePlayerOrTheCaptainWhoMadeTheChange() { // OCR 16.1
        CompetitionProjection competition = loaded(_ -> {});
        withdraws("p3", "p1", 2);
        ChangeView change = competition.history().getLast();
        assertEquals(List.of("PLAYER", "Cora"), List.of(change.role(), change.by()));
        assertEquals("Anna", change.subjects().getFirst().name());
        assertEquals(
                List.of("Anna", "Cora"),
                waiting(Role.CHIEF_ORGANISER).stream()
                        .flatMap(one -> List.of(one.player(), one.by()).stream())
                        .toList());
    }
}
