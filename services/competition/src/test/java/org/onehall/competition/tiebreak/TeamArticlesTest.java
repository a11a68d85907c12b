package org.onehall.competition.tiebreak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.onehall.competition.tiebreak.Crosstables.figure;
import static org.onehall.competition.tiebreak.Crosstables.order;
import static org.onehall.competition.tiebreak.Crosstables.values;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.competition.tiebreak.Crosstable.Boards;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Game;
import org.onehall.competition.tiebreak.Crosstable.Match;
import org.onehall.competition.tiebreak.Crosstable.Pairing;
import org.onehall.competition.tiebreak.Crosstable.Round;

/** One clear example for each article of C.07 about teams; the teams have three boards. */
class TeamArticlesTest {
    private static final Edition NEW = Edition.MARCH_2026;

    /** A row for each team; "2:10=" is the match against 2: a win, a loss and a draw on the boards. U is a bye. */
    private static Crosstable teams(String... rows) {
        List<Entrant> entrants = new ArrayList<>();
        for (String row : rows)
            entrants.add(new Entrant(
                    entrants.size() + 1,
                    Optional.empty(),
                    0,
                    Arrays.stream(row.split(" +")).map(TeamArticlesTest::round).toList()));
        return new Crosstable(
                Pairing.SWISS,
                entrants.getFirst().rounds().size(),
                Scoring.MATCHES,
                Optional.of(new Boards(3, Scoring.STANDARD)),
                entrants);
    }

    private static Round round(String cell) {
        if (cell.equals("U"))
            return new Round(
                    Happening.PAIRING_BYE,
                    0,
                    Optional.empty(),
                    Scoring.MATCHES.pairingBye(),
                    Optional.of(new Match(new BigDecimal("1.5"), List.of())));
        List<Game> games = cell.substring(2)
                .chars()
                .mapToObj(result -> result == '1' ? Happening.WIN : result == '0' ? Happening.LOSS : Happening.DRAW)
                .map(result -> new Game(result, Scoring.STANDARD.points(result)))
                .toList();
        BigDecimal made = games.stream().map(Game::points).reduce(BigDecimal.ZERO, BigDecimal::add);
        int better = made.compareTo(new BigDecimal("1.5"));
        Happening result = better > 0 ? Happening.WIN : better < 0 ? Happening.LOSS : Happening.DRAW;
        return new Round(
                result,
                cell.charAt(0) - '0',
                Optional.of(Side.WHITE),
                Scoring.MATCHES.points(result),
                Optional.of(new Match(made, games)));
    }

    @Test
    void article12CountsAPairingAllocatedByeAsAWinOnEachBoard() {
        Crosstable table = teams("2:1=0 U", "1:0=1 3:111", "U 2:000");
        assertEquals("8 10 6", values(table, "BC", NEW));
        assertEquals("3 4.5 1.5", values(table, "GPTS", NEW));
    }

    @Test
    void article121OfBoardCountTheLowerSumIsBetter() {
        assertEquals("1 2", order(teams("2:1=0", "1:0=1"), "PTS BC", NEW));
    }

    @Test
    void article122ComparesBoardAfterBoardFromTheTop() {
        Crosstable table = teams("2:=01", "1:=10");
        assertEquals("2 1", order(table, "PTS TBR", NEW));
        assertEquals("2 1", values(table, "TBR", NEW));
    }

    @Test
    void article123LeavesOutBoardAfterBoardFromTheBottom() {
        // Without board 3 both have one point; without boards 2 and 3 the first team has it, the second has none.
        Crosstable table = teams("2:10=", "1:01=");
        assertEquals("1 2", order(table, "PTS BBE", NEW));
    }

    @Test
    void article132MultipliesTheScoreOfTheOpponentByThePointsMadeAgainstIt() {
        Crosstable table = teams("2:11= 3:==0", "1:00= 3:111", "2:000 1:==1");
        // Team 1 made 2 match points (2.5 game points) against 2, who has 2 (3.5), and 0 (1) against 3, who has 2 (2).
        assertEquals("4", figure(table, "EMMSB", NEW, 1).value().orElseThrow().toPlainString());
        assertEquals("7", figure(table, "EMGSB", NEW, 1).value().orElseThrow().toPlainString());
        assertEquals("7", figure(table, "EGMSB", NEW, 1).value().orElseThrow().toPlainString());
        assertEquals(
                "10.75", figure(table, "EGGSB", NEW, 1).value().orElseThrow().toPlainString());
        assertEquals(
                "10.75", figure(table, "SB:GP", NEW, 1).value().orElseThrow().toPlainString());
    }

    @Test
    void article133AsksTheSecondaryScoreIfThePrimarySeparatesNobody() {
        // Each of the three won one match: by 3, by 2 and by 2 points.
        Crosstable table = teams("2:111 3:0==", "1:000 3:11=", "2:00= 1:1==");
        assertEquals("1=2=3", order(table, "PTS DE", NEW));
        assertEquals("1 2 3", order(table, "PTS EDE", NEW));
    }

    @Test
    void article1332AsksTheBoardsOfTheMatchOfTwoTeams() {
        Crosstable table = teams("2:0=1", "1:1=0");
        assertEquals("1=2", order(table, "PTS EDE", NEW));
        for (String name : List.of("EDEBT", "EDEBB", "EDET", "EDEB"))
            assertEquals("2 1", order(table, "PTS " + name, NEW), name);
    }

    @Test
    void article134AddsTheSecondaryScoreAndAPartOfTheBuchholz() {
        Crosstable table = teams("2:11= 3:===", "1:00= U", "U 1:===");
        // 4 match points are possible, 3 game points in a match: the factor is 1; the opponents have 1 and 2.
        assertEquals("7", figure(table, "SSSC", NEW, 1).value().orElseThrow().toPlainString());
        assertEquals(
                "5.5", figure(table, "SSSC/K2", NEW, 1).value().orElseThrow().toPlainString());
        assertEquals("4", figure(table, "MPvGP", NEW, 1).value().orElseThrow().toPlainString());
    }

    @Test
    void article13UsesThePrimaryScoreIfNoneIsNamed() {
        Crosstable table = teams("2:11= 3:===", "1:00= U", "U 1:===");
        assertEquals("3", figure(table, "PTS BH", NEW, 1).value().orElseThrow().toPlainString());
        assertEquals(
                "5", figure(table, "PTS:GP BH", NEW, 1).value().orElseThrow().toPlainString());
        assertEquals(
                "5", figure(table, "PTS BH:GP", NEW, 1).value().orElseThrow().toPlainString());
    }

    @Test
    void teamsHaveNoTieBreakOnRatings() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Ranking.of(teams("2:111", "1:000"), List.of(TieBreak.of("ARO")), NEW));
    }

    @Test
    void aTeamWithoutAMatchIsNoTeam() {
        Crosstable teams = teams("2:111", "1:000");
        Entrant player = new Entrant(
                2, Optional.empty(), 0, List.of(Round.paired(Happening.LOSS, 1, Side.BLACK, Scoring.STANDARD)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Crosstable(
                        Pairing.SWISS,
                        1,
                        Scoring.MATCHES,
                        teams.boards(),
                        List.of(teams.entrants().getFirst(), player)));
    }
}
