package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Role;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.projection.competition.ChangeView;
import org.onehall.playingzone.projection.competition.ChangeView.Difference;
import org.onehall.playingzone.projection.competition.ChangeView.Field;
import org.onehall.playingzone.projection.competition.ChangeView.Subject;
import org.onehall.playingzone.projection.competition.CompetitionProjection;
import org.onehall.playingzone.projection.competition.SetupView;
import org.onehall.proto.competition.v1.Bye;
import org.onehall.proto.competition.v1.ByeKind;
import org.onehall.proto.competition.v1.ChangeKind;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.DefinitionChanged;
import org.onehall.proto.competition.v1.Details;
import org.onehall.proto.competition.v1.Entries;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.PairingRepairOrdered;
import org.onehall.proto.competition.v1.PairingRepairRefused;
import org.onehall.proto.competition.v1.Registered;
import org.onehall.proto.competition.v1.Registration;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.VenueChange;
import org.onehall.proto.competition.v1.Withdrawal;
import org.onehall.proto.types.v1.Actor;

/** The definition as the people see it who change it, and how it was changed (OCR 16.1). */
class DefinitionHistoryTest extends HallFixture {
    private CompetitionLoaded now = facts.loaded().getCompetitionLoaded();

    private CompetitionProjection loaded() {
        hall.fold(facts.competition(event -> event.setCompetitionLoaded(now)));
        return hall.rooms().competitions().of("demo").orElseThrow();
    }

    /** Changes the definition as the Chief Arbiter. */
    private void change(ChangeKind kind, int round, List<String> subjects, Consumer<CompetitionLoaded.Builder> what) {
        var after = now.toBuilder();
        what.accept(after);
        now = after.build();
        hall.fold(facts.competition(event -> event.setHeader(event.getHeader().toBuilder()
                        .setOccurredAt(Facts.at(100))
                        .setActor(Actor.newBuilder()
                                .setSubject("ca")
                                .setRole(org.onehall.proto.types.v1.Role.ROLE_CHIEF_ARBITER)))
                .setDefinitionChanged(DefinitionChanged.newBuilder()
                        .setKind(kind)
                        .setRound(round)
                        .addAllSubjects(subjects)
                        .setReason("agreed")
                        .setDefinition(now))));
    }

    private static void entries(CompetitionLoaded.Builder definition, Consumer<Entries.Builder> what) {
        what.accept(definition.getEntriesBuilder());
    }

    @Test
    void aCorrectionSaysWhatItChangedWhoMadeItWhenAndWhy() {
        CompetitionProjection competition = loaded();
        change(ChangeKind.CHANGE_KIND_PLAYER_CORRECTED, 0, List.of("p1"), definition -> {
            definition.getPlayersBuilder(0).setName("Anna Blu").setRating(2000);
            entries(
                    definition,
                    entries -> entries.addDetails(Details.newBuilder()
                                    .setPlayerId("p1")
                                    .setStartNumber(7)
                                    .setTitle("WFM"))
                            .setRegistration(Registration.newBuilder()
                                    .addPersons(Registered.newBuilder()
                                            .setPersonId("p1")
                                            .setNumber("T-9"))));
        });
        assertEquals(
                new ChangeView(
                        100_000,
                        "PLAYER_CORRECTED",
                        0,
                        "agreed",
                        "CHIEF_ARBITER",
                        "Carla",
                        List.of(new Subject("p1", "Anna Blu")),
                        List.of(
                                new Difference(Field.NAME, "Anna", "Anna Blu"),
                                new Difference(Field.RATING, "", "2000"),
                                new Difference(Field.NUMBER, "", "T-9"),
                                new Difference(Field.TITLE, "", "WFM"),
                                new Difference(Field.START_NUMBER, "", "7"))),
                competition.history().getLast());
        assertEquals("LOADED", competition.history().getFirst().kind());
        assertEquals(2, competition.history().size());
    }

    @Test
    void aReplacedOfficialIsNamedAfterTheNewOne() { // OCR 16.8
        CompetitionProjection competition = loaded();
        change(
                ChangeKind.CHANGE_KIND_OFFICIAL_APPOINTED,
                0,
                List.of("lca-2", "lca-rome"),
                definition -> definition.setOfficials(
                        1,
                        Official.newBuilder()
                                .setOfficialId("lca-2")
                                .setName("Lina")
                                .setRole(org.onehall.proto.types.v1.Role.ROLE_LOCAL_CHIEF_ARBITER)
                                .setVenueId("rome")));
        ChangeView change = competition.history().getLast();
        assertEquals(List.of(new Subject("lca-2", "Lina"), new Subject("lca-rome", "Luca")), change.subjects());
        assertEquals(
                List.of(new Difference(Field.ROLE, "", "LOCAL_CHIEF_ARBITER"), new Difference(Field.VENUE, "", "Rome")),
                change.differences());
    }

    @Test
    void byesAndChangesOfVenueSayWhatHoldsForTheRound() {
        CompetitionProjection competition = loaded();
        change(
                ChangeKind.CHANGE_KIND_ABSENCE_SET,
                2,
                List.of("p1"),
                definition -> entries(
                        definition,
                        entries -> entries.addByes(
                                Bye.newBuilder().setRound(2).setPlayerId("p1").setKind(ByeKind.BYE_KIND_HALF))));
        assertEquals(
                List.of(new Difference(Field.BYE, "", "HALF")),
                competition.history().getLast().differences());
        change(
                ChangeKind.CHANGE_KIND_PLAYER_MOVED,
                2,
                List.of("p1"),
                definition -> entries(
                        definition,
                        entries -> entries.addVenueChanges(VenueChange.newBuilder()
                                .setPlayerId("p1")
                                .setVenueId("milan")
                                .setFromRound(2))));
        assertEquals(
                List.of(new Difference(Field.VENUE, "Rome", "Milan")),
                competition.history().getLast().differences());
    }

    @Test
    void theDefinitionShowsEverythingThatIsRecordedAboutAPlayer() { // APP-I A4, J
        CompetitionProjection competition = loaded();
        change(
                ChangeKind.CHANGE_KIND_PLAYER_WITHDRAWN,
                2,
                List.of("p1"),
                definition -> entries(
                        definition,
                        entries -> entries.addDetails(Details.newBuilder()
                                        .setPlayerId("p1")
                                        .setStartNumber(7)
                                        .setSex("w")
                                        .setFideNumber("8123")
                                        .setBirth("1990/12/31"))
                                .setRegistration(Registration.newBuilder()
                                        .setVersion("2026-1")
                                        .addPersons(Registered.newBuilder()
                                                .setPersonId("p1")
                                                .setAcceptedAt(Facts.at(5))))
                                .addByes(Bye.newBuilder()
                                        .setRound(1)
                                        .setPlayerId("p1")
                                        .setKind(ByeKind.BYE_KIND_ZERO))
                                .addWithdrawals(Withdrawal.newBuilder()
                                        .setPlayerId("p1")
                                        .setFromRound(2)
                                        .setReason("ill"))
                                .addVenueChanges(VenueChange.newBuilder()
                                        .setPlayerId("p1")
                                        .setVenueId("milan")
                                        .setFromRound(3))));
        SetupView setup = competition.setup();
        assertEquals(
                new SetupView.Player(
                        "p1",
                        7,
                        "Anna",
                        0,
                        "rome",
                        "",
                        "8123",
                        "w",
                        "",
                        "1990/12/31",
                        OptionalLong.of(5_000),
                        List.of(new SetupView.Withdrawal(2, 0, "ill")),
                        List.of(new SetupView.Bye(1, "ZERO")),
                        List.of(new SetupView.Move(3, "milan"))),
                setup.players().getFirst());
        assertEquals("2026-1", setup.conditions());
        assertEquals(
                List.of(2, 3),
                setup.venues().stream().map(SetupView.Venue::players).toList(),
                "who will play at a venue is there already");
    }

    @Test
    void theDefinitionShowsWhichRoundsAreOpenAndThatNobodyCanBeEnteredAnyMore() { // OCR 16.1
        CompetitionProjection competition = loaded();
        hall.fold(facts.competition(
                event -> event.setRoundOpened(RoundOpened.newBuilder().setRound(1))));
        SetupView setup = competition.setup();
        assertEquals(
                List.of(
                        new SetupView.Round(1, OptionalLong.empty(), true, false, 2),
                        new SetupView.Round(2, OptionalLong.empty(), false, false, 2)),
                setup.rounds());
        assertEquals(2, setup.entriesClosed());
        change(
                ChangeKind.CHANGE_KIND_PAIRINGS_SET,
                2,
                List.of(),
                definition -> definition.getRoundsBuilder(1).clearPairings());
        assertEquals(0, competition.setup().entriesClosed());
        assertEquals(
                List.of(new Difference(Field.BOARDS, "2", "0")),
                competition.history().getLast().differences());
    }

    @Test
    void aRoleThatMustNotBeVacantIsMarked() { // OCR 16.8
        assertTrue(loaded().setup().officials().stream()
                .filter(one -> one.role() == Role.LOCAL_TECHNICAL_ARBITER)
                .allMatch(SetupView.Official::required));
        change(
                ChangeKind.CHANGE_KIND_OFFICIAL_APPOINTED,
                0,
                List.of("floor"),
                definition -> definition.addOfficials(Official.newBuilder()
                        .setOfficialId("floor")
                        .setName("Flora")
                        .setRole(org.onehall.proto.types.v1.Role.ROLE_FLOOR_ARBITER)
                        .setVenueId("rome")));
        SetupView.Official floor = hall.rooms()
                .competitions()
                .of("demo")
                .orElseThrow()
                .setup()
                .officials()
                .getLast();
        assertEquals("Flora", floor.name());
        assertFalse(floor.required());
    }

    private void ordered(String white, String black) {
        hall.fold(facts.competition(event -> event.setHeader(event.getHeader().toBuilder()
                        .setActor(Actor.newBuilder()
                                .setSubject("ca")
                                .setRole(org.onehall.proto.types.v1.Role.ROLE_CHIEF_ARBITER)))
                .setPairingRepairOrdered(PairingRepairOrdered.newBuilder()
                        .setRound(1)
                        .setBoard(1)
                        .setWhiteId(white)
                        .setBlackId(black)
                        .setReason("wrong list"))));
    }

    @Test
    void aRepairedPairingIsTheActOfTheOneWhoOrderedIt() { // LAW 6.6
        CompetitionProjection competition = loaded();
        var pairing = now.getRounds(0).getPairings(0);
        ordered(pairing.getBlackId(), pairing.getWhiteId());
        assertEquals(1, competition.history().size(), "nothing has changed yet");
        var after = now.toBuilder();
        after.getRoundsBuilder(0)
                .getPairingsBuilder(0)
                .setWhiteId(pairing.getBlackId())
                .setBlackId(pairing.getWhiteId());
        hall.fold(facts.competition(event -> event.setDefinitionChanged(DefinitionChanged.newBuilder()
                .setKind(ChangeKind.CHANGE_KIND_PAIRING_REPAIRED)
                .setRound(1)
                .addSubjects(pairing.getBlackId())
                .addSubjects(pairing.getWhiteId())
                .setReason("wrong list")
                .setDefinition(after))));
        ChangeView repaired = competition.history().getLast();
        assertEquals(
                List.of("PAIRING_REPAIRED", "CHIEF_ARBITER", "Carla", "wrong list"),
                List.of(repaired.kind(), repaired.role(), repaired.by(), repaired.reason()));
        assertEquals(Field.PAIRING, repaired.differences().getFirst().field());
    }

    @Test
    void aCancelledBoardIsInTheHistoryWithWhatItsPlayersGet() { // LAW 6.6
        CompetitionProjection competition = loaded();
        var pairing = now.getRounds(0).getPairings(0);
        ordered(pairing.getWhiteId(), pairing.getBlackId());
        var after = now.toBuilder();
        after.getRoundsBuilder(0).removePairings(0).addCancelled(pairing.getBoard());
        after.getEntriesBuilder()
                .addByes(Bye.newBuilder()
                        .setRound(1)
                        .setPlayerId(pairing.getBlackId())
                        .setKind(ByeKind.BYE_KIND_HALF));
        hall.fold(facts.competition(event -> event.setDefinitionChanged(DefinitionChanged.newBuilder()
                .setKind(ChangeKind.CHANGE_KIND_BOARD_CANCELLED)
                .setRound(1)
                .addSubjects(pairing.getWhiteId())
                .addSubjects(pairing.getBlackId())
                .setReason("wrong list")
                .setDefinition(after))));
        ChangeView cancelled = competition.history().getLast();
        assertEquals(
                List.of("BOARD_CANCELLED", "CHIEF_ARBITER", "Carla", "wrong list"),
                List.of(cancelled.kind(), cancelled.role(), cancelled.by(), cancelled.reason()));
        assertEquals(
                List.of(Field.PAIRING, Field.BLACK_BYE),
                cancelled.differences().stream()
                        .map(ChangeView.Difference::field)
                        .toList());
        assertEquals("HALF", cancelled.differences().getLast().after());
        assertEquals(
                List.of(pairing.getBoard()),
                competition.view().rounds().getFirst().cancelled());
    }

    @Test
    void anOrderThatCameTooLateIsInTheHistoryToo() { // LAW 6.6
        CompetitionProjection competition = loaded();
        ordered("p2", "p1");
        hall.fold(facts.competition(event -> event.setPairingRepairRefused(PairingRepairRefused.newBuilder()
                .setRound(1)
                .setBoard(1)
                .setRefused("MOVE_PLAYED")
                .setArticle("LAW 6.6"))));
        ChangeView refused = competition.history().getLast();
        assertEquals(
                List.of("PAIRING_REPAIR_REFUSED", "Carla", "wrong list"),
                List.of(refused.kind(), refused.by(), refused.reason()));
    }
}
