package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.Halls.*;
import static org.onehall.competition.domain.StandingsScenario.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.competition.domain.Standings.CellKind;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.regulations.ScoringTable;

class PlayerStandingsTest {
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
                new StandingsScenario(load(ofReport))
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
                        new ScoringTable(p("3"), p("1"), p("0")),
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
                regulations().fairPlay(),
                regulations().standings(),
                regulations().publicPage());
        var told = new StandingsScenario(new Command.Load(
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
        var told = new StandingsScenario(new Command.Load(
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
        var told = new StandingsScenario(load(
                        venues(), officials(), players(), List.of(new Round(1, List.of(new Pairing(1, "r1", "m1"))))))
                .opened(1)
                .result(1, 1, Result.DRAW);
        assertEquals(CellKind.NONE, told.row("r2").cells().getFirst().kind());
        assertEquals(List.of("1= r1 0.5", "1= m1 0.5", "3= m2 0", "3= r2 0"), told.table());
    }
}
