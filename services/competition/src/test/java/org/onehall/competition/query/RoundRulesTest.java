package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.Halls.OPERATOR;
import static org.onehall.competition.domain.Halls.T0;
import static org.onehall.competition.domain.Halls.empty;
import static org.onehall.competition.domain.Halls.entries;
import static org.onehall.competition.domain.Halls.load;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Team;
import org.onehall.competition.pairing.PairingReading;
import org.onehall.competition.pairing.PairingRules;
import org.onehall.competition.pairing.PairingRules.Acceleration;
import org.onehall.competition.pairing.PairingRules.ForbiddenPair;
import org.onehall.competition.pairing.PairingRules.PairingSystem;
import org.onehall.competition.pairing.PairingSource;
import org.onehall.regulations.Points;

/** The rules for pairings, as far as a competition knows them (C.04, C.05). */
class RoundRulesTest {
    private static CompetitionState reported(String... lines) {
        return empty().when(
                        load(new Entries(
                                false,
                                Optional.empty(),
                                List.of(),
                                List.of(),
                                List.of(),
                                List.of(lines),
                                Optional.empty())),
                        OPERATOR,
                        T0)
                .accepted()
                .state();
    }

    private static CompetitionState teams() {
        return empty().when(
                        load(entries(List.of(
                                new Team("rome", "Rome", "r1", List.of("r1", "r2")),
                                new Team("milan", "Milan", "m1", List.of("m1", "m2"))))),
                        OPERATOR,
                        T0)
                .accepted()
                .state();
    }

    private static PairingRules rules(CompetitionState state, PairingSource source) {
        return RoundRules.of(state, 2, source, "");
    }

    @Test
    void theSystemIsThatOfTheReportOrOfTheSource() {
        CompetitionState nothing = reported();
        assertEquals(PairingSystem.OTHER, rules(nothing, PairingSource.HAND).system());
        assertEquals(PairingSystem.SWISS, rules(nothing, PairingSource.TRF).system());
        assertEquals(PairingSystem.SWISS, rules(nothing, PairingSource.PROGRAM).system());
        assertEquals(
                PairingSystem.ROUND_ROBIN,
                rules(nothing, PairingSource.ROUND_ROBIN).system());
        assertEquals(
                PairingSystem.SWISS,
                rules(reported("092 Individual: Swiss-System"), PairingSource.HAND)
                        .system());
        assertEquals(
                PairingSystem.ROUND_ROBIN,
                rules(reported("092 Individual: Round-Robin"), PairingSource.TABLE)
                        .system());
        assertEquals(
                PairingSystem.ROUND_ROBIN,
                RoundRules.of(nothing, 2, PairingSource.TRF, "012 Cup\r\n092 Round Robin\r\n")
                        .system());
        assertEquals(
                PairingSystem.TEAM, rules(teams(), PairingSource.SCHEVENINGEN).system());
    }

    @Test
    void theReportTellsRoundsAccelerationsAndPairsThatMustNotMeet() { // C.04.5.1
        PairingRules rules = rules(
                reported("142 9", "250       1.0   1   3    1    2", "260   1   2    1    3", "260   3   4    1    2"),
                PairingSource.TRF);
        assertEquals(9, rules.rounds());
        assertEquals(List.of(new ForbiddenPair("r1", "m1")), rules.forbidden());
        assertEquals(1, rules.accelerations().size());
        Acceleration acceleration = rules.accelerations().getFirst();
        assertEquals(new Acceleration(1, 2, 1, 3, acceleration.points()), acceleration);
        assertEquals(0, acceleration.points().compareTo(Points.of("1")));
        assertEquals(2, rules(reported(), PairingSource.TRF).rounds());
    }

    @Test
    void playersMeetTwiceOnlyInTwoCycles() { // C.05
        CompetitionState state = reported();
        assertEquals(1, rules(state, PairingSource.ROUND_ROBIN).meetings());
        assertEquals(2, rules(state, PairingSource.DOUBLE_ROUND_ROBIN).meetings());
        assertEquals(
                2,
                rules(reported("142 6", "092 Round Robin"), PairingSource.HAND).meetings());
        assertEquals(1, rules(teams(), PairingSource.SCHEVENINGEN).meetings());
    }

    @Test
    void theFirstColourIsThatOfTheReportOrOfTheFirstRound() { // C.04.3
        assertEquals(Optional.of(Side.BLACK), RoundRules.firstColour(reported("152 B"), List.of()));
        CompetitionState state = reported();
        assertEquals(Optional.of(Side.WHITE), RoundRules.firstColour(state, RoundCandidates.of(state, 2)));
        assertEquals(Optional.empty(), RoundRules.firstColour(state, RoundCandidates.of(state, 1)));
    }

    @Test
    void aSourceCanBeUsedOnlyWhereItHasATable() { // C.05
        assertEquals(
                List.of(
                        PairingSource.HAND,
                        PairingSource.TABLE,
                        PairingSource.TRF,
                        PairingSource.PROGRAM,
                        PairingSource.ROUND_ROBIN,
                        PairingSource.DOUBLE_ROUND_ROBIN),
                RoundProposals.sources(reported(), true));
        assertEquals(
                List.of(
                        PairingSource.HAND,
                        PairingSource.TABLE,
                        PairingSource.TRF,
                        PairingSource.ROUND_ROBIN,
                        PairingSource.DOUBLE_ROUND_ROBIN,
                        PairingSource.SCHEVENINGEN),
                RoundProposals.sources(teams(), false));
        PairingReading match = RoundProposals.scheveningen(teams(), 1, RoundCandidates.of(teams(), 1));
        assertEquals(
                List.of("r1 m1", "r2 m2"),
                ((PairingReading.Read) match)
                        .proposal().pairings().stream()
                                .map(pairing -> pairing.whiteId() + " " + pairing.blackId())
                                .toList());
        assertEquals(
                List.of("a Scheveningen match has two teams, but this event has 0"),
                ((PairingReading.Refused) RoundProposals.scheveningen(reported(), 1, List.of()))
                        .faults().stream().map(fault -> fault.text()).toList());
    }
}
