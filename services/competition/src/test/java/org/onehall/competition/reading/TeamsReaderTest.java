package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.reading.SpringOpenFiles.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Team;
import org.onehall.competition.domain.TeamCriterion;
import org.onehall.regulations.Points;

class TeamsReaderTest {
    private static final String FOUR = """
            players:
              - {id: r1, name: Bo Rossi, rating: 2100, venue: rome}
              - {id: r2, name: Bo Verdi, venue: rome}
              - {id: m1, name: Bo Neri, venue: milan}
              - {id: m2, name: Bo Blu, venue: milan}
            rounds:
              - pairings: [{board: 1, white: r1, black: m1}, {board: 2, white: m2, black: r2}]
            """;
    private static final String TEAM_EVENT =
            "regulations: {profile: fssi-team, timeControl: 90+30, fairplay.awardPointsToOpponents: false, "
                    + "team.boards: 2, team.reserves: 1}\n";

    @Test
    void teamsByesAndTheWayOfApprovalAreRead() { // FSSI team-a, team-h, OCR 17.11
        String teams =
                "teams:\n  - {id: a, name: Alpha, captain: r1, players: [r1, r2]}\n  - {id: b, name: Beta, captain: "
                        + "m2, players: [m1, m2]}\n";
        Entries entries = loaded(
                        HEAD + FOUR + teams + "byes: [{round: 2, player: r1, kind: HALF}]\n" + TEAM_EVENT, Map.of())
                .entries()
                .orElseThrow();
        assertEquals(
                List.of(
                        new Team("a", "Alpha", "r1", List.of("r1", "r2")),
                        new Team("b", "Beta", "m2", List.of("m1", "m2"))),
                entries.teams());
        assertEquals(
                List.of(TeamCriterion.values()),
                entries.teamRules().orElseThrow().ranking());
        assertEquals(
                List.of(2, 1, Points.of("2")),
                List.of(
                        entries.teamRules().orElseThrow().boards(),
                        entries.teamRules().orElseThrow().reserves(),
                        entries.teamRules().orElseThrow().win()));
        assertEquals(List.of(new Bye(2, "r1", ByeKind.HALF)), entries.byes());
        assertFalse(entries.automaticApproval());
        Command.Load plain = loaded(HEAD + FOUR + REGULATIONS, Map.of());
        assertEquals(Optional.of(Entries.NONE), plain.entries());
        assertTrue(loaded(HEAD + FOUR + REGULATIONS + "  results.approval: AUTOMATIC\n", Map.of())
                .entries()
                .orElseThrow()
                .automaticApproval());
    }

    @Test
    void whatIsWrongWithTeamsAndByesIsToldAtItsLine() { // FSSI team-a
        String teams =
                "teams:\n  - {id: a, name: Alpha, captain: m1, players: [r1, r2]}\n  - {id: b, name: Beta, captain: "
                        + "m2, players: [m2]}\n";
        List<Fault> faults =
                faults(HEAD + FOUR + teams + "byes: [{round: 1, player: r1, kind: HALF}]\n" + TEAM_EVENT, Map.of());
        assertEquals(
                List.of(
                        "22: the captain 'm1' is not among the team's players (CAPTAIN_NOT_PLAYER)",
                        "23: a team must have 2 to 3 players, not 1 (MALFORMED_TEAM)",
                        "24: player 'r1' has a game or another bye in round 1 (MALFORMED_BYE)"),
                faults.stream()
                        .map(fault -> fault.line() + ": " + fault.message())
                        .toList());
        assertEquals(
                List.of("spring.yaml:21 byes[0].kind"),
                places(HEAD + FOUR + "byes: [{round: 2, player: r1, kind: QUARTER}]\n" + REGULATIONS, Map.of()));
    }

    @Test
    void aTeamEventHasTeams() { // FSSI team-a
        assertEquals(
                List.of("these regulations are for teams, but there are no teams; give them as [{id: a, name: A, "
                        + "captain: p1, players: [p1, p2]}], or of a report as {trf: report.trf} "
                        + "(MALFORMED_TEAM)"),
                faults(HEAD + FOUR + TEAM_EVENT, Map.of()).stream()
                        .map(Fault::message)
                        .toList());
    }

    @Test
    void playersOfATeamSitInTheOrderOfItsList() { // FSSI team-a
        String teams =
                "teams:\n  - {id: a, name: Alpha, captain: r1, players: [r2, r1]}\n  - {id: b, name: Beta, captain: "
                        + "m2, players: [m1, m2]}\n";
        List<Fault> faults = faults(HEAD + FOUR + teams + TEAM_EVENT, Map.of());
        assertEquals(
                List.of("players of team 'a' sit in the order of its list: 'r2' on board 2 sits above 'r1'"),
                faults.stream().map(Fault::message).toList());
        assertEquals(List.of("FSSI team-a"), faults.stream().map(Fault::rule).toList());
        loaded(
                HEAD + FOUR + teams + TEAM_EVENT.replace("team.boards: 2", "team.boards: 1"),
                Map.of()); // r1 is a reserve
    }

    @Test
    void teamsOfAReportHaveTheirFirstPlayerAsCaptainUnlessAnotherIsNamed() { // FSSI team-b
        String trf = "### by\thand\n" + row(1, "   2 w") + row(2, "   1 b") + row(3, "   4 w") + row(4, "   3 b")
                + "%-73s   1    3\n".formatted("310   5 Alpha") + "%-73s   2    4\n".formatted("310   6 Beta");
        String yaml =
                HEAD + "players: {trf: open.trf, venue: rome}\nteams: {trf: open.trf, captains: {6: 4}}\n" + TEAM_EVENT;
        assertEquals(
                List.of(
                        new Team("t5", "Alpha", "p1", List.of("p1", "p3")),
                        new Team("t6", "Beta", "p4", List.of("p2", "p4"))),
                loaded(yaml, Map.of("open.trf", trf)).entries().orElseThrow().teams());
        assertEquals(
                List.of("### by\thand"),
                loaded(yaml, Map.of("open.trf", trf)).entries().orElseThrow().report());
        assertEquals(
                List.of("spring.yaml:15 teams.captains.7"),
                places(yaml.replace("6: 4", "7: 4"), Map.of("open.trf", trf)));
    }

    private static String row(int number, String round) {
        return "%-91s%s\n".formatted("001 %4d      Player %d".formatted(number, number), round);
    }
}
