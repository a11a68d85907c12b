package org.onehall.fairplay.query.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Timestamp;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.cases.v1.Accused;
import org.onehall.proto.cases.v1.Person;
import org.onehall.proto.cases.v1.Standing;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Entries;
import org.onehall.proto.competition.v1.Official;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.competition.v1.Registered;
import org.onehall.proto.competition.v1.Registration;
import org.onehall.proto.competition.v1.ResultWithdrawn;
import org.onehall.proto.competition.v1.Round;
import org.onehall.proto.competition.v1.RoundClosed;
import org.onehall.proto.competition.v1.RoundOpened;
import org.onehall.proto.competition.v1.Team;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;

/** Who is who in a competition, when its last round ended and when its results were announced (APP-I A5, G2.1). */
class ProceedingFactsTest {
    private static final Instant T0 = Instant.parse("2026-03-01T18:00:00Z");

    private final ProceedingFacts facts = new ProceedingFacts();

    private static Timestamp at(long second) {
        return RecordMapper.timestamp(T0.plusSeconds(second));
    }

    private void told(long second, UnaryOperator<CompetitionEvent.Builder> payload) {
        facts.fold(payload.apply(CompetitionEvent.newBuilder()
                        .setHeader(EventHeader.newBuilder().setKey("cup").setOccurredAt(at(second))))
                .build());
    }

    private void game(String board, long second, UnaryOperator<GameEvent.Builder> payload) {
        facts.fold(payload.apply(GameEvent.newBuilder()
                        .setHeader(EventHeader.newBuilder().setKey(board).setOccurredAt(at(second))))
                .build());
    }

    private void ended(String board, long second) {
        game(board, second, event -> event.setGameEnded(GameEnded.getDefaultInstance()));
    }

    private void loaded() {
        told(
                0,
                event -> event.setCompetitionLoaded(CompetitionLoaded.newBuilder()
                        .addVenues(Venue.newBuilder().setVenueId("rome"))
                        .addOfficials(Official.newBuilder().setOfficialId("ca").setRole(Role.ROLE_CHIEF_ARBITER))
                        .addOfficials(Official.newBuilder().setOfficialId("f2").setRole(Role.ROLE_FAIR_PLAY_PANEL))
                        .addOfficials(Official.newBuilder().setOfficialId("f1").setRole(Role.ROLE_FAIR_PLAY_CHAIR))
                        .addPlayers(Player.newBuilder().setPlayerId("r1"))
                        .addPlayers(Player.newBuilder().setPlayerId("r2"))
                        .addRounds(Round.newBuilder().setNumber(1))
                        .addRounds(Round.newBuilder().setNumber(2))
                        .setEntries(Entries.newBuilder()
                                .addTeams(Team.newBuilder().setCaptainId("r2"))
                                .setRegistration(Registration.newBuilder()
                                        .addPersons(Registered.newBuilder()
                                                .setPersonId("r1")
                                                .setNumber("812345"))))));
    }

    /** APP-I E1 */
    @Test
    void itKnowsWhomACompetitionNamesForTheEthicsAndDisciplinaryCommission() {
        assertEquals(List.of(), facts.commission("cup"));
        told(
                0,
                event -> event.setCompetitionLoaded(CompetitionLoaded.newBuilder()
                        .addVenues(Venue.newBuilder().setVenueId("rome"))
                        .addOfficials(Official.newBuilder().setOfficialId("f1").setRole(Role.ROLE_FAIR_PLAY_CHAIR))
                        .addOfficials(
                                Official.newBuilder().setOfficialId("edc").setRole(Role.ROLE_ETHICS_COMMISSION))));
        assertEquals(List.of("edc"), facts.commission("cup"));
    }

    private void opened(int round, int... notPlayed) {
        told(1, event -> {
            var opened = RoundOpened.newBuilder()
                    .setRound(round)
                    .addPairings(Pairing.newBuilder().setBoard(1))
                    .addPairings(Pairing.newBuilder().setBoard(2));
            for (int board : notPlayed) opened.addNotPlayed(board);
            return event.setRoundOpened(opened);
        });
    }

    private Optional<Timestamp> end() {
        var told = facts.of("cup", "r1");
        return told.hasLastRoundEnded() ? Optional.of(told.getLastRoundEnded()) : Optional.empty();
    }

    @Test
    void panelAndStandingComeFromTheCompetition() {
        assertFalse(facts.of("cup", "r1").getCompetitionKnown());
        loaded();
        assertEquals(List.of("f2", "f1"), facts.of("cup", "r1").getPanelList());
        assertEquals("f1", facts.of("cup", "r1").getChair());
        assertEquals(Standing.STANDING_PLAYER, facts.of("cup", "r1").getStanding());
        assertEquals(Standing.STANDING_CAPTAIN, facts.of("cup", "r2").getStanding());
        assertEquals(Standing.STANDING_OFFICIAL, facts.of("cup", "ca").getStanding());
        assertFalse(facts.of("cup", "x").hasStanding());
        assertEquals("812345", facts.of("cup", "r1").getRegisteredId());
        assertTrue(facts.of("cup", "r1").getAppendixHolds());
    }

    /**
     * APP-I G2.7: a name is compared by its letters, ignoring case, accents and the order of the words; an id is
     * compared exactly.
     */
    @Test
    void whomACaseCanMeanIsFoundByIdOrName() {
        told(
                0,
                event -> event.setCompetitionLoaded(CompetitionLoaded.newBuilder()
                        .addVenues(Venue.newBuilder().setVenueId("rome"))
                        .addOfficials(Official.newBuilder()
                                .setOfficialId("f2")
                                .setName("Perla D\u00f2rio-Bosco")
                                .setRole(Role.ROLE_FAIR_PLAY_PANEL))
                        .addPlayers(Player.newBuilder().setPlayerId("r1").setName("Bo Neri"))
                        .addPlayers(Player.newBuilder().setPlayerId("r2").setName("Bo Neri"))));
        for (String name : List.of(
                "Perla D\u00f2rio-Bosco", "PERLA DORIO BOSCO", "Dorio Bosco, Perla", " perla  do\u0300rio-bosco "))
            assertEquals(List.of("f2"), people("", name), name);
        assertEquals(List.of("r1", "r2"), people("", "neri, bo"));
        assertEquals(List.of(), people("", "Bo"));
        assertEquals(List.of("r2"), people("r2", "Perla D\u00f2rio-Bosco"));
        assertEquals(List.of(), people("x", "Bo Neri"));
        assertEquals(
                List.of("Perla D\u00f2rio-Bosco"),
                facts.panel("cup").stream().map(Person::getName).toList());
    }

    private List<String> people(String id, String name) {
        return facts
                .people(
                        "cup",
                        Accused.newBuilder().setPersonId(id).setName(name).build())
                .stream()
                .map(Person::getPersonId)
                .toList();
    }

    /** APP-I G2.1: the last game of the last round in any venue; a game that begins again has not ended. */
    @Test
    void theLastRoundEndsWithItsLastGame() {
        loaded();
        opened(1);
        ended("cup/1/1", 10);
        ended("cup/1/2", 11);
        assertEquals(Optional.empty(), end());
        opened(2);
        ended("cup/2/2", 300);
        assertEquals(Optional.empty(), end());
        ended("cup/2/1", 200);
        assertEquals(Optional.of(at(300)), end());
        game("cup/2/1", 400, event -> event.setGameRestarted(GameRestarted.getDefaultInstance()));
        assertEquals(Optional.empty(), end());
        ended("cup/2/1", 500);
        assertEquals(Optional.of(at(500)), end());
    }

    @Test
    void aBoardThatIsNotPlayedIsNotWaitedFor() {
        loaded();
        opened(2, 2);
        ended("cup/2/1", 200);
        assertEquals(Optional.of(at(200)), end());
    }

    /** APP-I A5: announced when every round is official, but not while one result is open again. */
    @Test
    void theResultsAreAnnouncedWhenEveryRoundIsOfficial() {
        loaded();
        opened(1);
        opened(2);
        told(600, event -> event.setRoundClosed(RoundClosed.newBuilder().setRound(2)));
        assertEquals(Optional.empty(), facts.announced("cup"));
        told(700, event -> event.setRoundClosed(RoundClosed.newBuilder().setRound(1)));
        assertEquals(Optional.of(at(700)), facts.announced("cup"));
        told(800, event -> event.setResultWithdrawn(ResultWithdrawn.newBuilder().setRound(1)));
        assertEquals(Optional.empty(), facts.announced("cup"));
    }
}
