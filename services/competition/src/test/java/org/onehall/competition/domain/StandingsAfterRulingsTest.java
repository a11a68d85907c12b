package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.Halls.*;
import static org.onehall.competition.domain.StandingsScenario.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Standings.CellKind;
import org.onehall.competition.domain.Standings.Mark;
import org.onehall.competition.domain.Standings.MarkKind;

class StandingsAfterRulingsTest {
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
        var told = new StandingsScenario(load(venues(), officials(), players(), rounds))
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
        var told = new StandingsScenario(load(venues(), officials(), players, rounds))
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
}
