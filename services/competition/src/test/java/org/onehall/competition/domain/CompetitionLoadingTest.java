package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Role;
import org.onehall.regulations.ScoringTable;

class CompetitionLoadingTest {
    @Test
    void aValidDefinitionIsLoadedWhole() { // OCR 16.1
        loaded().then(Event.CompetitionLoaded.of(load().definition()));
        empty().when(load(), ORGANISER, T0).accepted();
    }

    @Test
    void theSameDefinitionAgainChangesNothing() {
        loaded().when(load(), OPERATOR, T0).then();
    }

    @Test
    void theCaptainOfATeamIsOneOfItsPlayers() { // FSSI team-a, team-b
        loading(load(entries(List.of(
                        new Team("a", "A", "r2", List.of("r1", "r2")), new Team("b", "B", "m1", List.of("m1", "m2"))))))
                .accepted();
        loading(load(entries(List.of(new Team("a", "A", "m1", List.of("r1", "r2"))))))
                .refused(CAPTAIN_NOT_PLAYER);
        loading(load(entries(List.of(new Team("a", "A", "", List.of("r1", "r2"))))))
                .refused(CAPTAIN_NOT_PLAYER);
    }

    @Test
    void aTeamHasItsBoardsAndUpToItsReserves() { // FSSI team-a
        loading(load(entries(List.of(new Team("a", "A", "r1", List.of("r1", "r2", "m1"))))))
                .accepted();
        loading(load(entries(List.of(new Team("a", "A", "r1", List.of("r1")))))).refused(MALFORMED_TEAM);
        loading(load(entries(List.of(new Team("a", "A", "r1", List.of("r1", "r2", "m1", "m2"))))))
                .refused(MALFORMED_TEAM);
        loading(load(entries(List.of(new Team("a", "A", "r1", List.of("r1", "r1"))))))
                .refused(MALFORMED_TEAM);
        loading(load(entries(List.of(new Team("a", "A", "r1", List.of("r1", "x"))))))
                .refused(UNKNOWN_PLAYER);
        loading(load(entries(List.of(new Team("A!", "A", "r1", List.of("r1", "r2"))))))
                .refused(MALFORMED_ID);
    }

    @Test
    void aCompetitionLoadedBeforePenaltiesWereRecordedHasTheStandardOnes() { // OCR 7.1
        var penalties = regulations().penaltyRules();
        assertEquals(ScoringTable.STANDARD, penalties.scoring());
        assertEquals(List.of(), penalties.fines());
        loaded().when(
                        new Command.Load(
                                ID,
                                "Spring Open",
                                venues(),
                                officials(),
                                players(),
                                rounds(),
                                new Regulations(
                                        regulations().rules(),
                                        regulations().control(),
                                        Optional.of(PenaltyRules.STANDARD),
                                        regulations().floor(),
                                        regulations().assistance(),
                                        regulations().appeals(),
                                        regulations().input(),
                                        regulations().screening(),
                                        regulations().fairPlay(),
                                        regulations().standings(),
                                        regulations().publicPage()),
                                Optional.of(Entries.NONE)),
                        OPERATOR,
                        T0)
                .then();
    }

    /** APP-I A4: each player is registered under the FIDE ID or member number; there is no field for another name. */
    @Test
    void playersAreRegisteredUnderTheirNumber() {
        loading(load(registered(Optional.of(T0), everybody(Optional.empty())))).accepted();
        loading(load(registered(Optional.of(T0), new Registration.Registered("r1", "8 1", Optional.empty()))))
                .refused(MALFORMED_REGISTRATION);
        assertEquals(
                List.of("playerId", "name", "rating", "venueId", "federation"),
                Stream.of(Player.class.getRecordComponents())
                        .map(java.lang.reflect.RecordComponent::getName)
                        .toList());
    }

    /**
     * APP-I J: with version and instant, for each player separately or stated by the organiser for all; a player who
     * has not accepted is not paired.
     */
    @Test
    void onlyWhoHasAcceptedTheConditionsIsPaired() {
        loading(load(registered(Optional.empty(), everybody(Optional.of(T0))))).accepted();
        loading(load(registered(Optional.of(T0), everybody(Optional.empty())))).accepted();
        loading(load(registered(Optional.empty(), everybody(Optional.empty())))).refused(CONDITIONS_NOT_ACCEPTED);
        Registration stated = new Registration(
                "2026-1", Optional.empty(), List.of(new Registration.Registered("r1", "81", Optional.of(T0))));
        assertTrue(stated.hasAccepted("r1"));
        assertFalse(stated.hasAccepted("r2"));
    }

    /** APP-I H3: a competition that names a panel must name its chair. */
    @Test
    void aPanelHasOneChair() {
        loading(load(
                        venues(),
                        with(officials(), new Official("f2", "Ada Otto", Role.FAIR_PLAY_PANEL, "")),
                        players(),
                        rounds()))
                .refused(STAFF_INCOMPLETE);
        loading(load(
                        venues(),
                        with(
                                with(officials(), new Official("f2", "Ada Otto", Role.FAIR_PLAY_PANEL, "")),
                                new Official("f1", "Ada Nove", Role.FAIR_PLAY_CHAIR, "")),
                        players(),
                        rounds()))
                .accepted();
    }

    @Test
    void aRoundIsPlannedAfterTheOneBeforeIt() { // LAW 6.6
        List<Pairing> pairings = rounds().getFirst().pairings();
        for (long later : List.of(-1L, 0L))
            loading(load(
                            venues(),
                            officials(),
                            players(),
                            List.of(
                                    new Round(1, pairings, Optional.of(T0)),
                                    new Round(2, pairings, Optional.of(T0.plusSeconds(later))))))
                    .refused(MALFORMED_ROUND);
        loading(load(
                        venues(),
                        officials(),
                        players(),
                        List.of(
                                new Round(1, pairings, Optional.of(T0)),
                                new Round(2, pairings, Optional.of(T0.plusSeconds(1))),
                                new Round(3, pairings))))
                .accepted();
    }

    @Test
    void aNameNoBoardCouldBeCreatedWithIsRefusedBeforeTheRound() {
        for (String name : List.of("Anna\u202e Neri", "Anna\u0085Neri", "Anna\nNeri", "x".repeat(101)))
            loading(new Command.Load(
                            ID, name, venues(), officials(), players(), rounds(), regulations(), Optional.empty()))
                    .refused(MALFORMED_NAME);
        loading(new Command.Load(
                        ID,
                        "Coppa dell'Università — Čačak",
                        venues(),
                        officials(),
                        players(),
                        rounds(),
                        regulations(),
                        Optional.empty()))
                .accepted();
    }

    @Test
    void allProblemsOfADefinitionAreFoundAtOnce() {
        var problems = DefinitionChecks.problems(
                "UPPER",
                "x",
                venues(),
                officials(),
                with(players(), new Player("x", "", -1, "oslo", "it")),
                List.of(new Round(1, List.of(new Pairing(0, "r1", "r1")))),
                Entries.NONE);
        assertEquals(
                List.of(
                        "id",
                        "players[4].name",
                        "players[4].venue",
                        "players[4].rating",
                        "players[4].federation",
                        "rounds[0].pairings[0].board",
                        "rounds[0].pairings[0].black"),
                problems.stream().map(DefinitionChecks.Problem::path).toList());
        assertEquals(
                7,
                Arrays.stream(problems.stream()
                                .map(DefinitionChecks.Problem::text)
                                .collect(Collectors.joining("\n"))
                                .split("\n"))
                        .count());
    }
}
