package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.competition.domain.Standings.CellKind;
import org.onehall.competition.domain.Standings.Mark;
import org.onehall.competition.domain.Standings.MarkKind;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.competition.domain.Standings.TeamRow;
import org.onehall.regulations.Points;
import org.onehall.regulations.Profile;

class StandingsTest {
    private static final CompetitionDecider DECIDER = new CompetitionDecider();

    /** A competition built from its events. */
    private static final class Told {
        private final List<Event> events = new ArrayList<>();

        Told(Command.Load load) {
            events.add(Event.CompetitionLoaded.of(load.definition()));
        }

        Told opened(int... rounds) {
            for (int round : rounds)
                events.add(new Event.RoundOpened(round, List.of(), List.of(), OptionalInt.empty()));
            return this;
        }

        Told result(int round, int board, Result result) {
            return result(round, board, result, Termination.RESIGNATION, false);
        }

        Told result(int round, int board, Result result, Termination termination, boolean reversed) {
            events.add(new Event.ResultNoted(round, board, result, termination, reversed, Optional.empty()));
            return this;
        }

        Told changed(int round, int board, String article, String white, String black) {
            var before = state().score(round, board).orElseThrow().points();
            events.add(new Event.ScoreChanged(
                    round,
                    board,
                    "r",
                    article,
                    before,
                    new BySide<>(Points.of(white), Points.of(black)),
                    Optional.empty()));
            return this;
        }

        Told excluded(String player, boolean expelled, boolean toOpponents, Integer... rounds) {
            events.add(new Event.PlayerExcluded(
                    player, "r", expelled ? "OCR 18.4.9" : "OCR 18.4.8", List.of(rounds), expelled, toOpponents));
            return this;
        }

        Told closed(int round) {
            events.add(new Event.RoundClosed(round));
            return this;
        }

        CompetitionState state() {
            return DECIDER.replay(events);
        }

        Standings standings() {
            return Standings.of(state(), false);
        }

        PlayerRow row(String player) {
            return standings().players().stream()
                    .filter(row -> row.playerId().equals(player))
                    .findFirst()
                    .orElseThrow();
        }

        TeamRow team(String team) {
            return standings().teams().stream()
                    .filter(row -> row.teamId().equals(team))
                    .findFirst()
                    .orElseThrow();
        }

        /** "1 r1 1.5" for each player, best first. */
        List<String> table() {
            return standings().players().stream()
                    .map(row ->
                            row.rank() + (row.shared() ? "= " : " ") + row.playerId() + " " + Points.text(row.points()))
                    .toList();
        }
    }

    private static Told spring() {
        return new Told(load());
    }

    private static BigDecimal p(String points) {
        return Points.of(points);
    }

    // ---- players

    @Test
    void playersAreRankedByPointsAndTiesAreShared() { // OCR 7.1, LAW 10.1
        var told = spring().opened(1).result(1, 1, Result.WHITE_WINS).result(1, 2, Result.DRAW);
        assertEquals(List.of("1 r1 1", "2= m2 0.5", "2= r2 0.5", "4 m1 0"), told.table());
        assertEquals(
                List.of("1= r1 1", "1= m1 1", "3= m2 0.5", "3= r2 0.5"),
                told.opened(2)
                        .result(2, 1, Result.BOTH_LOSE)
                        .result(2, 2, Result.BLACK_WINS)
                        .table());
    }

    @Test
    void whoSharesAPlaceStillHasANumberOfHisOwn() { // OCR 7.1, LAW 10.1
        assertEquals(
                Map.of("r1", 1, "r2", 2, "m1", 3, "m2", 4),
                spring().standings().players().stream()
                        .collect(Collectors.toMap(PlayerRow::playerId, PlayerRow::startNumber)));
        Entries ofReport = new Entries(
                false,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(new Details("m1", 2, "", "", "", "")),
                List.of(),
                Optional.empty());
        assertEquals(
                Map.of("r1", 1, "m1", 2, "r2", 3, "m2", 4),
                new Told(load(ofReport))
                        .standings().players().stream()
                                .collect(Collectors.toMap(PlayerRow::playerId, PlayerRow::startNumber)));
    }

    @Test
    void beforeTheFirstRoundEverybodyIsFirst() {
        assertEquals(List.of("1= r1 0", "1= m1 0", "1= m2 0", "1= r2 0"), spring().table());
        assertEquals(List.of(), spring().standings().rounds());
    }

    @Test
    void theTableOfPointsIsThatOfTheRegulations() { // OCR 7.1
        Regulations three = new Regulations(
                regulations().rules(),
                regulations().control(),
                Optional.of(new PenaltyRules(
                        new Profile.Scoring(p("3"), p("1"), p("0")),
                        java.time.Duration.ofMinutes(2),
                        List.of(),
                        "LOSS",
                        false,
                        false,
                        false)),
                regulations().floor(),
                regulations().assistance(),
                regulations().appeals(),
                regulations().input(),
                regulations().screening(),
                regulations().fairPlay());
        var told = new Told(new Command.Load(
                        ID, "Spring Open", venues(), officials(), players(), rounds(), three, Optional.empty()))
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW);
        assertEquals(List.of("1 r1 3", "2= m2 1", "2= r2 1", "4 m1 0"), told.table());
    }

    @Test
    void aGameWithColoursReversedCountsForWhoHadThePieces() { // OCR 19.2, DEC-18
        var told = spring().opened(1)
                .result(1, 1, Result.WHITE_WINS, Termination.CHECKMATE, true)
                .result(1, 2, Result.DRAW);
        assertEquals(p("1"), told.row("m1").points());
        assertEquals(Optional.of(Side.WHITE), told.row("m1").cells().getFirst().colour());
        assertEquals(
                List.of("r1", Optional.of(Side.BLACK), Optional.of(p("0"))),
                List.of(
                        told.row("r1").playerId(),
                        told.row("r1").cells().getFirst().colour(),
                        told.row("r1").cells().getFirst().points()));
    }

    @Test
    void aForfeitCountsLikeAWinAndALossAndSaysSo() { // OCR 7.1, DEC-14
        var told = spring().opened(1)
                .result(1, 1, Result.BLACK_WINS, Termination.FORFEIT, false)
                .result(1, 2, Result.BOTH_LOSE, Termination.FORFEIT, false);
        assertEquals(List.of("1 m1 1", "2= r1 0", "2= m2 0", "2= r2 0"), told.table());
        assertEquals(CellKind.FORFEIT, told.row("m1").cells().getFirst().kind());
    }

    @Test
    void aGameWithoutAResultIsOpenAndARoundThatIsNotOpenIsNotThere() {
        var told = spring().opened(1).result(1, 2, Result.DRAW);
        assertEquals(CellKind.OPEN, told.row("r1").cells().getFirst().kind());
        assertEquals(Optional.empty(), told.row("r1").cells().getFirst().points());
        assertEquals(1, told.row("r1").cells().size());
    }

    @Test
    void byesHaveTheirPoints() {
        List<Round> rounds = List.of(
                new Round(1, List.of(new Pairing(1, "r1", "m1"))), new Round(2, List.of(new Pairing(1, "m2", "r2"))));
        List<Bye> byes = List.of(
                new Bye(1, "m2", ByeKind.ALLOCATED),
                new Bye(1, "r2", ByeKind.HALF),
                new Bye(2, "r1", ByeKind.FULL),
                new Bye(2, "m1", ByeKind.ZERO));
        var told = new Told(new Command.Load(
                ID,
                "Spring Open",
                venues(),
                officials(),
                players(),
                rounds,
                regulations(),
                Optional.of(new Entries(
                        false, Optional.empty(), List.of(), byes, List.of(), List.of(), Optional.empty()))));
        assertEquals(
                List.of("1 m2 1", "2 r2 0.5", "3= r1 0", "3= m1 0"),
                told.opened(1).table());
        assertEquals(CellKind.BYE, told.row("m2").cells().getFirst().kind());
        assertEquals(
                List.of("1= r1 1", "1= m2 1", "3 r2 0.5", "4 m1 0"),
                told.opened(2).table());
    }

    @Test
    void whoNeitherPlaysNorHasAByeHasNothing() {
        var told = new Told(load(
                        venues(), officials(), players(), List.of(new Round(1, List.of(new Pairing(1, "r1", "m1"))))))
                .opened(1)
                .result(1, 1, Result.DRAW);
        assertEquals(CellKind.NONE, told.row("r2").cells().getFirst().kind());
        assertEquals(List.of("1= r1 0.5", "1= m1 0.5", "3= m2 0", "3= r2 0"), told.table());
    }

    // ---- rulings

    @Test
    void pointsRaisedByARulingCountAndAreMarked() { // OCR 18.4.4: after a draw White alone to 1 is refused, with
        // 18.4.5 on Black it is 1-0
        var told = spring().opened(1)
                .result(1, 1, Result.DRAW)
                .result(1, 2, Result.DRAW)
                .changed(1, 1, "OCR 18.4.4", "1", "0");
        assertEquals(List.of("1 r1 1", "2= m2 0.5", "2= r2 0.5", "4 m1 0"), told.table());
        assertEquals(
                List.of(new Mark(MarkKind.RAISED, List.of(1), "OCR 18.4.4")),
                told.row("r1").marks());
        assertEquals(
                List.of(new Mark(MarkKind.LOWERED, List.of(1), "OCR 18.4.4")),
                told.row("m1").marks());
        assertEquals(List.of(), told.row("r2").marks());
    }

    @Test
    void pointsLoweredByARulingLeaveTheOpponentsAlone() { // OCR 18.4.5: 1-0 becomes ½-0
        var told = spring().opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .changed(1, 1, "OCR 18.4.5", "0.5", "0");
        assertEquals(List.of("1= r1 0.5", "1= m2 0.5", "1= r2 0.5", "4 m1 0"), told.table());
        assertEquals(
                List.of(new Mark(MarkKind.LOWERED, List.of(1), "OCR 18.4.5")),
                told.row("r1").marks());
        assertEquals(List.of(), told.row("m1").marks());
    }

    @Test
    void aRulingTakenBackLeavesNoMark() { // OCR 18.4.5
        var told = spring().opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .changed(1, 1, "OCR 18.4.5", "0.5", "0")
                .changed(1, 1, "OCR 17.11", "1", "0");
        assertEquals(List.of(), told.row("r1").marks());
    }

    @Test
    void anExcludedPlayerHasALossInTheRoundsAndAMark() { // OCR 18.4.8
        var told = spring().opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .excluded("r1", false, false, 2)
                .opened(2)
                .result(2, 1, Result.WHITE_WINS, Termination.FORFEIT, false)
                .result(2, 2, Result.DRAW);
        assertEquals(List.of("1 m2 1.5", "2= r1 1", "2= r2 1", "4 m1 0.5"), told.table());
        assertEquals(
                List.of(new Mark(MarkKind.EXCLUDED, List.of(2), "OCR 18.4.8")),
                told.row("r1").marks());
    }

    @Test
    void anExcludedPlayerWithoutAnOpponentHasTheValueOfALoss() { // OCR 18.4.8
        List<Round> rounds = List.of(
                new Round(1, List.of(new Pairing(1, "r1", "m1"))), new Round(2, List.of(new Pairing(1, "m2", "r2"))));
        var told = new Told(load(venues(), officials(), players(), rounds))
                .opened(1)
                .excluded("r1", false, false, 2)
                .opened(2);
        assertEquals(
                List.of(CellKind.EXCLUDED, Optional.of(p("0"))),
                List.of(
                        told.row("r1").cells().getLast().kind(),
                        told.row("r1").cells().getLast().points()));
    }

    @Test
    void anExpelledPlayersStandingIsMarkedAndEarlierPointsStayUnlessTheRegulationsGiveThemAway() { // OCR 18.4.9,
        // APP-I A7bis
        var told = spring().opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .excluded("r1", true, false, 2);
        assertEquals(List.of("1 r1 1", "2= m2 0.5", "2= r2 0.5", "4 m1 0"), told.table());
        assertEquals(
                List.of(new Mark(MarkKind.EXPELLED, List.of(2), "OCR 18.4.9")),
                told.row("r1").marks());
    }

    @Test
    void whoIsExpelledNoMoreHasTheArticleOfTheRulingForWhatHeHasMissed() { // OCR 18.4.9, 18.3
        var told = spring().opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .excluded("r1", true, false, 2, 3)
                .opened(2);
        told.events.add(new Event.PlayerReadmitted("r1", "r2", "OCR 18.4.9", "r", List.of(3)));
        assertEquals(
                List.of(new Mark(MarkKind.EXCLUDED, List.of(2), "OCR 18.4.9")),
                told.row("r1").marks());
    }

    @Test
    void opponentsGetThePointsOfAnExpelledPlayerWhereTheRegulationsSaySo() { // APP-I A7bis: X beat A, drew with B,
        // lost to C; yes: A 1, B 1, C 1, X 0;
        // no: unchanged
        List<Player> players = List.of(
                new Player("x", "X", 0, "rome", ""),
                new Player("a", "A", 0, "rome", ""),
                new Player("b", "B", 0, "rome", ""),
                new Player("c", "C", 0, "rome", ""));
        List<Round> rounds = List.of(
                new Round(1, List.of(new Pairing(1, "x", "a"))),
                new Round(2, List.of(new Pairing(1, "x", "b"))),
                new Round(3, List.of(new Pairing(1, "x", "c"))));
        var told = new Told(load(venues(), officials(), players, rounds))
                .opened(1, 2, 3)
                .result(1, 1, Result.WHITE_WINS)
                .result(2, 1, Result.DRAW)
                .result(3, 1, Result.BLACK_WINS);
        assertEquals(List.of("1 x 1.5", "2 c 1", "3 b 0.5", "4 a 0"), told.table());
        told.excluded("x", true, true);
        assertEquals(List.of("1= a 1", "1= b 1", "1= c 1", "4 x 0"), told.table());
        assertEquals(
                List.of(new Mark(MarkKind.AWARDED, List.of(1), "APP-I A7bis")),
                told.row("a").marks());
        assertEquals(List.of(), told.row("c").marks());
        assertEquals(
                List.of(MarkKind.EXPELLED, MarkKind.LOWERED, MarkKind.LOWERED),
                told.row("x").marks().stream().map(Mark::kind).toList());
    }

    // ---- official

    @Test
    void onlyOfficialRoundsCountForWhoIsNoOfficial() { // OCR 17.11
        var told = spring().opened(1).result(1, 1, Result.WHITE_WINS).result(1, 2, Result.DRAW);
        assertTrue(Standings.of(told.state(), true).players().stream()
                .allMatch(row -> row.points().signum() == 0 && row.rank() == 1));
        assertFalse(told.row("r1").official());
        told.closed(1).opened(2).result(2, 1, Result.DRAW);
        assertEquals(List.of(1), Standings.of(told.state(), true).rounds());
        assertEquals(
                p("1"), Standings.of(told.state(), true).players().getFirst().points());
        assertEquals(
                List.of(true, false),
                told.row("r1").cells().stream().map(Standings.Cell::official).toList());
        assertEquals(List.of(1, 2), told.standings().rounds());
    }

    @Test
    void anOfficialRoundCountsAsItWasUntilItIsMadeOfficialAgain() { // OCR 17.11, OCR 18.4.5
        var told = spring().opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        var official = Standings.of(told.state(), true);
        assertEquals(List.of(), official.changed());
        var since = Standings.of(told.changed(1, 2, "OCR 18.4.5", "0.5", "0").state(), true);
        assertEquals(List.of(1), since.rounds());
        assertEquals(official.players(), since.players());
        assertEquals(List.of(new Standings.Changed(1, List.of(2))), since.changed());
        assertFalse(told.standings().players().getFirst().official(), "among all rounds it is marked");
        assertEquals(List.of(), told.standings().changed());
        var back = Standings.of(told.changed(1, 2, "OCR 17.11", "0.5", "0.5").state(), true);
        assertEquals(
                List.of(new Standings.Changed(1, List.of())),
                back.changed(),
                "the same points, and still to be made official");
        var again = Standings.of(
                told.changed(1, 2, "OCR 18.4.5", "0.5", "0").closed(1).state(), true);
        assertEquals(List.of(), again.changed());
        assertEquals(p("0"), again.players().getLast().points());
    }

    // ---- teams

    /** Teams x, y, z and w with this many boards in four rounds; their players are x1, x2, … */
    private static Told teams(int boards) {
        List<Player> players = new ArrayList<>();
        List<Team> teams = new ArrayList<>();
        for (String team : List.of("x", "y", "z", "w")) {
            List<String> members = IntStream.rangeClosed(1, boards)
                    .mapToObj(board -> team + board)
                    .toList();
            for (String member : members) players.add(new Player(member, member, 2000, "rome", ""));
            teams.add(new Team(team, team, members.getFirst(), members));
        }
        List<Round> rounds = new ArrayList<>();
        for (List<String> round : List.of(
                List.of("x", "y", "z", "w"),
                List.of("x", "z", "y", "w"),
                List.of("x", "w", "y", "z"),
                List.of("x", "z", "y", "w"))) {
            List<Pairing> pairings = new ArrayList<>();
            for (int match = 0; match < 2; match++)
                for (int board = 1; board <= boards; board++) {
                    String one = round.get(2 * match) + board;
                    String other = round.get(2 * match + 1) + board;
                    pairings.add(
                            board % 2 == 1
                                    ? new Pairing(match * boards + board, one, other)
                                    : new Pairing(match * boards + board, other, one));
                }
            rounds.add(new Round(rounds.size() + 1, pairings));
        }
        return teams(boards, players, teams, rounds);
    }

    private static Told teams(int boards, List<Player> players, List<Team> teams, List<Round> rounds) {
        TeamRules rules = new TeamRules(List.of(TeamCriterion.values()), boards, 2, p("2"), p("1"), p("0"));
        return new Told(new Command.Load(
                ID,
                "Teams",
                venues(),
                officials(),
                players,
                rounds,
                regulations(),
                Optional.of(new Entries(
                        false, Optional.of(rules), teams, List.of(), List.of(), List.of(), Optional.empty()))));
    }

    /** Opens a round; for each match the scores of the first team, board by board: "1 = 0 1". */
    private static void played(Told told, int round, int boards, String... matches) {
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
    private static List<String> table(Told told) {
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

    // ---- order

    /** Only start numbers follow the order of the players. */
    private static Standings unnumbered(Standings of) {
        return new Standings(
                of.official(),
                of.rounds(),
                of.changed(),
                of.players().stream()
                        .map(row -> new PlayerRow(
                                row.rank(),
                                row.shared(),
                                0,
                                row.playerId(),
                                row.name(),
                                row.rating(),
                                row.federation(),
                                row.teamId(),
                                row.points(),
                                row.official(),
                                row.marks(),
                                row.cells()))
                        .toList(),
                of.criteria(),
                of.teams());
    }

    @Test
    void theOrderIsTotalAndDoesNotDependOnTheOrderOfAnything() {
        for (int run = 0; run < 300; run++) {
            long seed = 1_900L + run;
            Random random = new Random(seed);
            int boards = 2 + random.nextInt(3);
            Told told = teams(boards);
            int open = 1 + random.nextInt(4);
            for (int round = 1; round <= open; round++) {
                told.opened(round);
                for (int board = 1; board <= 2 * boards; board++)
                    if (random.nextInt(8) > 0)
                        told.result(
                                round,
                                board,
                                Result.values()[random.nextInt(4)],
                                Termination.values()[random.nextInt(11)],
                                random.nextInt(5) == 0);
                if (random.nextInt(3) == 0) told.closed(round);
            }
            if (random.nextBoolean()) told.excluded("x1", random.nextBoolean(), random.nextBoolean(), open + 1);
            Standings standings = told.standings();
            assertEquals(
                    unnumbered(standings), unnumbered(shuffled(told, random).standings()), "seed " + seed);
            ranked(
                    standings.players().stream().map(PlayerRow::rank).toList(),
                    standings.players().stream().map(PlayerRow::shared).toList(),
                    "seed " + seed);
            ranked(
                    standings.teams().stream().map(TeamRow::rank).toList(),
                    standings.teams().stream().map(TeamRow::shared).toList(),
                    "seed " + seed);
            for (int i = 1; i < standings.players().size(); i++) {
                PlayerRow better = standings.players().get(i - 1);
                PlayerRow row = standings.players().get(i);
                assertEquals(
                        Integer.signum(row.rank() - better.rank()),
                        Integer.signum(better.points().compareTo(row.points())),
                        "seed " + seed);
            }
            BigDecimal made =
                    standings.players().stream().map(PlayerRow::points).reduce(BigDecimal.ZERO, BigDecimal::add);
            assertEquals(
                    0,
                    made.compareTo(standings.teams().stream()
                            .map(TeamRow::boardPoints)
                            .reduce(BigDecimal.ZERO, BigDecimal::add)),
                    "seed " + seed);
        }
    }

    /** Each rank is one more than the number of ranks before it. */
    private static void ranked(List<Integer> ranks, List<Boolean> shared, String seed) {
        for (int i = 0; i < ranks.size(); i++) {
            int rank = ranks.get(i);
            assertEquals(1 + ranks.stream().filter(other -> other < rank).count(), rank, seed);
            assertEquals(Collections.frequency(ranks, rank) > 1, shared.get(i), seed);
        }
    }

    private static Told shuffled(Told told, Random random) {
        Definition definition = told.state().definition().orElseThrow();
        Entries entries = definition.entries();
        List<Team> teams = shuffled(entries.teams(), random).stream()
                .map(team -> new Team(team.teamId(), team.name(), team.captainId(), shuffled(team.playerIds(), random)))
                .toList();
        List<Round> rounds = definition.rounds().stream()
                .map(round -> new Round(round.number(), shuffled(round.pairings(), random)))
                .toList();
        Told other = new Told(new Command.Load(
                ID,
                definition.name(),
                definition.venues(),
                definition.officials(),
                shuffled(definition.players(), random),
                rounds,
                definition.regulations(),
                Optional.of(new Entries(
                        false,
                        entries.teamRules(),
                        teams,
                        entries.byes(),
                        entries.details(),
                        entries.report(),
                        entries.registration()))));
        List<Event> later = told.events.subList(1, told.events.size());
        later.stream().filter(Event.RoundOpened.class::isInstance).forEach(other.events::add);
        other.events.addAll(shuffled(
                later.stream().filter(Event.ResultNoted.class::isInstance).toList(), random));
        other.events.addAll(shuffled(
                later.stream()
                        .filter(event -> event instanceof Event.RoundClosed || event instanceof Event.PlayerExcluded)
                        .toList(),
                random));
        return other;
    }

    private static <T> List<T> shuffled(List<T> list, Random random) {
        List<T> other = new ArrayList<>(list);
        Collections.shuffle(other, random);
        return other;
    }
}
