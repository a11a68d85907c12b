package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.StandingsScenario.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.onehall.regulations.Points;

class TeamStandingsTest {
    /** Opens a round; for each match the scores of the first team, board by board: "1 = 0 1". */
    private static void played(StandingsScenario told, int round, int boards, String... matches) {
        told.opened(round);
        for (int match = 0; match < matches.length; match++)
            for (int board = 1; board <= boards; board++)
                told.result(
                        round,
                        match * boards + board,
                        switch (matches[match].split(" ")[board - 1]) {
                            case "1" -> board % 2 == 1 ? Result.WHITE_WINS : Result.BLACK_WINS;
                            case "0" -> board % 2 == 1 ? Result.BLACK_WINS : Result.WHITE_WINS;
                            default -> Result.DRAW;
                        });
    }

    /** "1 x 9 3" for each team: rank, board points, match points. */
    private static List<String> table(StandingsScenario told) {
        return told.standings().teams().stream()
                .map(row -> row.rank() + (row.shared() ? "= " : " ") + row.teamId() + " "
                        + Points.text(row.boardPoints()) + " " + Points.text(row.matchPoints()))
                .toList();
    }

    @Test
    void nineBoardPointsWithThreeMatchPointsRankBeforeEightAndAHalfWithSix() { // FSSI team-h/1, FSSI team-h/3; FSSI
        // team-h/2 puts y before w
        var told = teams(4);
        played(told, 1, 4, "1 = 0 0", "= = = =");
        played(told, 2, 4, "1 1 1 1", "1 1 = 0");
        played(told, 3, 4, "1 1 0 0", "1 1 = 0");
        played(told, 4, 4, "1 = 0 0", "1 0 0 0");
        assertEquals(List.of("1 x 9 3", "2 y 8.5 6", "3 w 8.5 4", "4 z 6 3"), table(told));
        assertEquals(List.of(TeamCriterion.values()), told.standings().criteria());
    }

    @Test
    void twoAndAHalfToOneAndAHalfGivesTwoHoweverBigTheWin() { // FSSI team-h/2
        var told = teams(4);
        played(told, 1, 4, "1 1 = 0", "1 1 1 1");
        assertEquals(List.of("1 z 4 2", "2 x 2.5 2", "3 y 1.5 0", "4 w 0 0"), table(told));
        assertEquals(
                List.of(new Standings.Match(1, "y", p("2.5"), p("1.5"), Optional.of(p("2")))),
                told.team("x").matches());
        var drawn = teams(4);
        played(drawn, 1, 4, "1 1 0 0", "= = = =");
        assertTrue(drawn.standings().teams().stream()
                .allMatch(row -> row.matchPoints().compareTo(p("1")) == 0));
    }

    @Test
    void furtherTiesAreBrokenByThePointsOnBoardOneThenTwoThenTheOthers() { // FSSI team-h/3, DEC-30
        var first = teams(2);
        played(first, 1, 2, "1 0", "= =");
        assertEquals(List.of("1 x 1 1", "2= w 1 1", "2= z 1 1", "4 y 1 1"), table(first));
        var second = teams(4);
        played(second, 1, 4, "= 1 0 =", "= = = =");
        assertEquals(List.of("1 x 2 1", "2= w 2 1", "2= z 2 1", "4 y 2 1"), table(second));
        var fourth = teams(4);
        played(fourth, 1, 4, "= = 0 1", "= = = =");
        assertEquals(List.of("1 y 2 1", "2= w 2 1", "2= z 2 1", "4 x 2 1"), table(fourth));
        assertEquals(
                List.of(p("0.5"), p("0.5"), p("0"), p("1")), fourth.team("x").boards());
    }

    @Test
    void aBoardsPointsAreTheTeamsWhoeverSatThere() { // DEC-30
        List<Player> players = IntStream.rangeClosed(1, 3)
                .boxed()
                .flatMap(n ->
                        List.of(new Player("a" + n, "A", 0, "rome", ""), new Player("b" + n, "B", 0, "rome", ""))
                                .stream())
                .toList();
        List<Team> teams = List.of(
                new Team("a", "A", "a1", List.of("a1", "a2", "a3")),
                new Team("b", "B", "b1", List.of("b1", "b2", "b3")));
        var told = teams(
                        2,
                        players,
                        teams,
                        List.of(
                                new Round(1, List.of(new Pairing(7, "a1", "b1"), new Pairing(8, "b2", "a2"))),
                                new Round(2, List.of(new Pairing(2, "b3", "a3"), new Pairing(1, "a2", "b1")))))
                .opened(1, 2);
        told.result(1, 7, Result.DRAW)
                .result(1, 8, Result.BLACK_WINS)
                .result(2, 1, Result.WHITE_WINS)
                .result(2, 2, Result.WHITE_WINS);
        assertEquals(List.of(p("1.5"), p("1")), told.team("a").boards());
        assertEquals(List.of(p("0.5"), p("1")), told.team("b").boards());
    }

    @Test
    void aMatchHasNoPointsBeforeItsLastBoard() { // FSSI team-h/2
        var told = teams(2).opened(1).result(1, 1, Result.WHITE_WINS);
        assertEquals(
                List.of(new Standings.Match(1, "y", p("1"), p("0"), Optional.empty())),
                told.team("x").matches());
        assertEquals(List.of("1 x 1 0", "2= w 0 0", "2= y 0 0", "2= z 0 0"), table(told));
        assertEquals(p("2"), told.result(1, 2, Result.DRAW).team("x").matchPoints());
    }

    @Test
    void aRulingAboutABoardCountsForTheTeam() { // OCR 18.4.5, FSSI team-h/1
        var told = teams(2);
        played(told, 1, 2, "1 =", "= =");
        told.changed(1, 1, "OCR 18.4.5", "0", "0");
        assertEquals(
                List.of(p("0.5"), p("0.5"), p("1")),
                List.of(
                        told.team("x").boardPoints(),
                        told.team("y").boardPoints(),
                        told.team("x").matchPoints()));
    }

    @Test
    void aTeamIsSeededByTheMeanOfItsFourBestRatings() { // FSSI team-a
        List<Player> players = new ArrayList<>();
        for (int rating : List.of(1000, 2000, 1901, 1800, 1700))
            players.add(new Player("a" + rating, "A", rating, "rome", ""));
        players.add(new Player("b", "B", 0, "rome", ""));
        var told = teams(
                4,
                players,
                List.of(new Team("a", "A", "a1000", List.of("a1000", "a2000", "a1901", "a1800", "a1700"))),
                List.of(new Round(1, List.of(new Pairing(1, "a1000", "b")))));
        assertEquals(1850, told.team("a").seeding());
    }

    @Test
    void withoutCriteriaTeamsAreRankedByBoardPointsAlone() { // FSSI team-h/1
        assertEquals(
                List.of(TeamCriterion.BOARD_POINTS), new TeamRules(List.of(), 4, 2, p("2"), p("1"), p("0")).ranking());
        assertEquals(List.of(), spring().standings().teams());
        assertEquals(List.of(), spring().standings().criteria());
    }
}
