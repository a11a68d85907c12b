package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.pairing.Players.player;
import static org.onehall.competition.pairing.Previews.SWISS;
import static org.onehall.competition.pairing.Previews.four;
import static org.onehall.competition.pairing.Previews.only;
import static org.onehall.competition.pairing.Previews.preview;
import static org.onehall.competition.pairing.Previews.proposal;
import static org.onehall.competition.pairing.Previews.texts;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.pairing.Finding.Code;
import org.onehall.competition.pairing.Finding.Severity;
import org.onehall.competition.pairing.PairingRules.ForbiddenPair;
import org.onehall.competition.pairing.PairingRules.PairingSystem;
import org.onehall.regulations.ScoringTable;

class PairingRulesTest {
    @Test
    void twoPlayersMeetOnce() {
        PairingPreview preview = preview(four(), new Pairing(1, "p2", "p1"), new Pairing(2, "p4", "p3"));
        assertEquals(
                List.of(
                        "Board 1: Rossi, Mario (2) and Bianchi, Anna (1) have already met in round 2.",
                        "Board 2: Neri, Sara (4) and Verdi, Luca (3) have already met in round 2."),
                texts(preview, Code.MET_BEFORE));
        assertEquals("C.04.1.2", preview.errors().getFirst().article());
    }

    @Test
    void playersOfAForfeitedGameMayMeet() {
        List<Candidate> players = List.of(player(1, "Bianchi, Anna", "2w+"), player(2, "Rossi, Mario", "1b-"));
        assertEquals(
                List.of(),
                PairingPreview.of(2, players, proposal(2, new Pairing(1, "p1", "p2")), SWISS)
                        .findings());
    }

    @Test
    void inADoubleRoundRobinPlayersMeetTwice() {
        List<Candidate> once = List.of(player(1, "Bianchi, Anna", "2w1"), player(2, "Rossi, Mario", "1b0"));
        List<Candidate> twice =
                List.of(player(1, "Bianchi, Anna", "2w1", "2b1"), player(2, "Rossi, Mario", "1b0", "1w0"));
        PairingRules rules =
                new PairingRules(PairingSystem.ROUND_ROBIN, 2, 2, ScoringTable.STANDARD, List.of(), false, Map.of());
        assertTrue(PairingPreview.of(2, once, proposal(2, new Pairing(1, "p2", "p1")), rules)
                .isPublishable());
        Finding finding = only(PairingPreview.of(3, twice, proposal(3, new Pairing(1, "p2", "p1")), rules));
        assertEquals(
                "Board 1: Rossi, Mario (2) and Bianchi, Anna (1) have already met in round 1 and 2.", finding.text());
        assertEquals("", finding.article());
    }

    @Test
    void nobodyHasAColourThreeTimesInARow() {
        List<Candidate> players = List.of(
                player(1, "Bianchi, Anna", "3b1", "4w1", "5w1"), player(2, "Rossi, Mario", "3w1", "4b1", "5b1"));
        PairingProposal proposal = proposal(4, new Pairing(1, "p1", "p2"));
        PairingPreview preview = PairingPreview.of(4, players, proposal, SWISS);
        assertEquals(
                List.of(
                        "Board 1: Bianchi, Anna (1) would have White for the third time in a row.",
                        "Board 1: Rossi, Mario (2) would have Black for the third time in a row."),
                preview.errors().stream().map(Finding::text).toList());
        assertEquals("C.04.1.7", preview.errors().getFirst().article());
        PairingPreview last = PairingPreview.of(4, players, proposal, PairingRules.swiss(4));
        assertTrue(last.isPublishable());
        assertEquals(2, last.warnings().size());
        PairingPreview free = PairingPreview.of(4, players, proposal, rules(PairingSystem.OTHER));
        assertTrue(free.isPublishable());
        assertEquals(2, free.warnings().size());
        assertEquals(
                List.of(),
                PairingPreview.of(4, players, proposal, rules(PairingSystem.TEAM))
                        .findings());
    }

    private static PairingRules rules(PairingSystem system) {
        return new PairingRules(system, 9, 1, ScoringTable.STANDARD, List.of(), false, Map.of());
    }

    @Test
    void anOpenResultMattersOnlyWherePairingsFollowFromResults() { // C.05
        List<Candidate> players = List.of(player(1, "Bianchi, Anna", "3b "), player(2, "Rossi, Mario", "4w1"));
        PairingProposal proposal = proposal(2, new Pairing(1, "p1", "p2"));
        assertEquals(
                List.of(Finding.Code.RESULT_OPEN),
                PairingPreview.of(2, players, proposal, SWISS).findings().stream()
                        .map(Finding::code)
                        .toList());
        assertEquals(
                List.of(),
                PairingPreview.of(2, players, proposal, rules(PairingSystem.ROUND_ROBIN))
                        .findings());
    }

    @Test
    void theDifferenceOfColoursIsAtMostTwo() {
        List<Candidate> players = List.of(
                player(1, "Bianchi, Anna", "3w1", "4w1", "5b1", "6w1"),
                player(2, "Rossi, Mario", "3b1", "4w1", "5b1", "6w1"));
        PairingPreview preview = PairingPreview.of(5, players, proposal(5, new Pairing(1, "p1", "p2")), SWISS);
        Finding finding = only(preview);
        assertEquals(
                "Board 1: Bianchi, Anna (1) would have 4 × White and 1 × Black. The difference must "
                        + "not be greater than 2.",
                finding.text());
        assertEquals("C.04.1.6", finding.article());
    }

    @Test
    void playersOfOneVenueAreAWarningWhereTheyShouldNotMeet() {
        PairingRules apart =
                new PairingRules(PairingSystem.SWISS, 9, 1, ScoringTable.STANDARD, List.of(), true, Map.of());
        List<Candidate> players = Players.named("Bianchi, Anna", "Rossi, Mario", "Verdi, Luca", "Neri, Sara");
        PairingPreview preview = PairingPreview.of(
                1, players, proposal(1, new Pairing(1, "p1", "p3"), new Pairing(2, "p2", "p4")), apart);
        assertTrue(preview.isPublishable());
        assertTrue(preview.boards().getFirst().sameVenue());
        assertEquals(
                "Board 1: Bianchi, Anna (1) and Verdi, Luca (3) are both in venue rome.",
                preview.warnings().getFirst().text());
    }

    @Test
    void forbiddenPairsStop() {
        PairingRules rules = new PairingRules(
                PairingSystem.SWISS,
                9,
                1,
                ScoringTable.STANDARD,
                List.of(new ForbiddenPair("p2", "p1")),
                false,
                Map.of());
        Finding finding = only(PairingPreview.of(
                1, Players.named("Bianchi, Anna", "Rossi, Mario"), proposal(1, new Pairing(1, "p1", "p2")), rules));
        assertEquals(
                "Board 1: Bianchi, Anna (1) and Rossi, Mario (2) must not be paired in this event.", finding.text());
        assertEquals(Severity.ERROR, finding.severity());
    }

    @Test
    void nobodyGetsTheByeAfterPointsWithoutPlaying() {
        for (String earlier : List.of("U", "F", "4w+")) {
            List<Candidate> players =
                    List.of(player(1, "Bianchi, Anna"), player(2, "Rossi, Mario"), player(3, "Verdi, Luca", earlier));
            Finding finding = only(PairingPreview.of(
                    2,
                    players,
                    new PairingProposal(
                            2,
                            List.of(new Pairing(1, "p1", "p2")),
                            List.of(new Bye(2, "p3", ByeKind.ALLOCATED)),
                            List.of()),
                    SWISS));
            assertEquals(Code.SECOND_ALLOCATED_BYE, finding.code());
            assertEquals("C.04.1.4", finding.article());
            assertTrue(finding.text().contains("Verdi, Luca (3) cannot get the pairing-allocated bye"), finding.text());
        }
    }

    @Test
    void onlyOnePlayerGetsTheByeOfAnOddNumber() {
        Finding finding = only(PairingPreview.of(
                1,
                Players.named("Bianchi, Anna", "Rossi, Mario", "Verdi, Luca", "Neri, Sara"),
                new PairingProposal(
                        1,
                        List.of(new Pairing(1, "p1", "p2")),
                        List.of(new Bye(1, "p3", ByeKind.ALLOCATED), new Bye(1, "p4", ByeKind.ALLOCATED)),
                        List.of()),
                SWISS));
        assertEquals("2 players get the pairing-allocated bye. Only one player can get it.", finding.text());
        assertEquals(List.of("p3", "p4"), finding.playerIds());
    }

    @Test
    void byesOfPairingsByHandAreAWarningAndThoseOfATableAreNot() { // C.04.1.3, C.04.1.4
        List<Candidate> players = List.of(
                player(1, "Bianchi, Anna"),
                player(2, "Rossi, Mario"),
                player(3, "Verdi, Luca", "U"),
                player(4, "Neri, Sara"));
        PairingProposal proposal = new PairingProposal(
                2,
                List.of(new Pairing(1, "p1", "p2")),
                List.of(new Bye(2, "p3", ByeKind.ALLOCATED), new Bye(2, "p4", ByeKind.ALLOCATED)),
                List.of());
        PairingPreview byHand = PairingPreview.of(2, players, proposal, rules(PairingSystem.OTHER));
        assertTrue(byHand.isPublishable());
        assertEquals(
                List.of(Code.SECOND_ALLOCATED_BYE, Code.SEVERAL_ALLOCATED_BYES),
                byHand.warnings().stream().map(Finding::code).toList());
        for (PairingSystem table : List.of(PairingSystem.ROUND_ROBIN, PairingSystem.TEAM))
            assertEquals(
                    List.of(),
                    PairingPreview.of(2, players, proposal, rules(table)).findings());
    }

    @Test
    void aVenueHasADeviceForEachPlayer() {
        PairingRules rules = new PairingRules(
                PairingSystem.SWISS, 9, 1, ScoringTable.STANDARD, List.of(), false, Map.of("rome", 1, "turin", 2));
        Finding finding = only(PairingPreview.of(
                1,
                Players.named("Bianchi, Anna", "Rossi, Mario", "Verdi, Luca", "Neri, Sara"),
                proposal(1, new Pairing(1, "p1", "p2"), new Pairing(2, "p4", "p3")),
                rules));
        assertEquals("Venue rome needs 2 devices for this round and has 1.", finding.text());
        assertEquals(Severity.WARNING, finding.severity());
    }

    @Test
    void anOpenResultIsAWarning() {
        List<Candidate> players = List.of(player(1, "Bianchi, Anna", "3w "), player(2, "Rossi, Mario"));
        Finding finding = only(PairingPreview.of(2, players, proposal(2, new Pairing(1, "p2", "p1")), SWISS));
        assertEquals(
                "Bianchi, Anna (1) has no result in round 1 yet. These pairings may change when the result is known.",
                finding.text());
    }

    @Test
    void inAMatchOfTeamsOthersOfATeamThatPlaysAreReserves() {
        List<Candidate> players = List.of(
                inTeam(player(1, "Bianchi, Anna"), "a"),
                inTeam(player(2, "Rossi, Mario"), "b"),
                inTeam(player(3, "Verdi, Luca"), "a"),
                inTeam(player(4, "Neri, Sara"), "c"));
        PairingRules teams =
                new PairingRules(PairingSystem.TEAM, 5, 1, ScoringTable.STANDARD, List.of(), false, Map.of());
        Finding finding = only(PairingPreview.of(1, players, proposal(1, new Pairing(1, "p1", "p2")), teams));
        assertEquals(Code.MISSING, finding.code());
        assertEquals(List.of("p4"), finding.playerIds());
    }

    private static Candidate inTeam(Candidate player, String team) {
        return new Candidate(
                player.playerId(),
                player.number(),
                player.name(),
                player.rating(),
                player.venueId(),
                Optional.of(team),
                player.points(),
                player.history(),
                player.availability());
    }
}
