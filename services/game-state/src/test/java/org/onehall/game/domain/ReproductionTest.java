package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.game.domain.GameRefusal.*;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Scenario;

/** Moves that must be confirmed on a traditional board before the next one (OCR 20.1, 20.4, 20.5). */
class ReproductionTest {
    private static Command confirmed(Side side, int ply) {
        return new MoveCommand.ConfirmReproduced(BOARD, side, ply);
    }

    private static Scenario<Command, Event, BoardState> playing(String control) {
        return started(reproducing(adjourning(claiming(rules()))), control, Optional.empty());
    }

    @Test
    void nothingIsAskedBeforeThePlayersFirstMovesAndBeforeTheNextTheLastStandsOnTheTraditionalBoard() { // OCR 20.4,
        // OCR 20.5
        var board = moves(playing("90+30"), T0, "e2e4", "e7e5");
        assertEquals(new BySide<>(1, 2), board(board).particulars().toReproduce());
        board.when(play(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(3))
                .refused(REPRODUCE_FIRST)
                .when(confirmed(Side.WHITE, 1), WHITE, T0.plusSeconds(4))
                .then(new Event.MoveReproduced(Side.WHITE, 1))
                .when(play(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(5))
                .accepted()
                .when(play(Side.BLACK, "b8c6"), BLACK, T0.plusSeconds(6))
                .refused(REPRODUCE_FIRST);
    }

    @Test
    void theRefusalCostsTheTimeThatPassesAndNothingElse() { // OCR 20.5
        var board = moves(playing("90+30"), T0, "e2e4", "e7e5")
                .when(play(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(12))
                .refused(REPRODUCE_FIRST)
                .when(confirmed(Side.WHITE, 1), WHITE, T0.plusSeconds(13))
                .accepted()
                .when(play(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(22))
                .accepted();
        assertEquals(Duration.ofSeconds(20), ((Event.MovePlayed) board.events().getFirst()).spent());
    }

    @Test
    void whileTheOpponentThinksTheMoveIsConfirmedToo() { // OCR 20.4
        moves(playing("90+30"), T0, "e2e4")
                .when(confirmed(Side.WHITE, 1), WHITE, T0.plusSeconds(2))
                .then(new Event.MoveReproduced(Side.WHITE, 1))
                .when(play(Side.BLACK, "e7e5"), BLACK, T0.plusSeconds(3))
                .accepted()
                .when(play(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(4))
                .accepted();
    }

    @Test
    void onlyTheOwnLastMoveIsConfirmedAndOnce() { // OCR 20.5
        moves(playing("90+30"), T0, "e2e4")
                .when(confirmed(Side.WHITE, 1), BLACK, T0.plusSeconds(2))
                .refused(FORBIDDEN_SEAT)
                .when(confirmed(Side.BLACK, 2), BLACK, T0.plusSeconds(2))
                .refused(NOTHING_TO_REPRODUCE)
                .when(confirmed(Side.WHITE, 3), WHITE, T0.plusSeconds(2))
                .refused(STALE_PLY)
                .when(confirmed(Side.WHITE, 1), WHITE, T0.plusSeconds(3))
                .accepted()
                .when(confirmed(Side.WHITE, 1), WHITE, T0.plusSeconds(4))
                .refused(NOTHING_TO_REPRODUCE);
    }

    @Test
    void resigningAndDrawOffersWaitForNothing() { // OCR 20.5
        moves(playing("90+30"), T0, "e2e4", "e7e5")
                .when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(3))
                .accepted()
                .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(4))
                .accepted();
    }

    @Test
    void aMoveThatIsSealedOrIntendedWithAClaimIsTheNextMoveToo() { // OCR 20.5, ADJ I.1.1, LAW 9.2
        moves(playing("90+30"), T0, "e2e4", "e7e5")
                .when(
                        new ResultCommand.ClaimDraw(BOARD, Side.WHITE, DrawSituation.REPETITION, "g1f3"),
                        WHITE,
                        T0.plusSeconds(3))
                .refused(REPRODUCE_FIRST)
                .when(
                        new AdjournmentCommand.OrderSealing(BOARD, "Night", Optional.empty()),
                        LCA_ROME,
                        T0.plusSeconds(4))
                .accepted()
                .when(new AdjournmentCommand.SealMove(BOARD, Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(5))
                .refused(REPRODUCE_FIRST)
                .when(play(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(6))
                .refused(REPRODUCE_FIRST)
                .when(confirmed(Side.WHITE, 1), WHITE, T0.plusSeconds(7))
                .accepted()
                .when(new AdjournmentCommand.SealMove(BOARD, Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(8))
                .accepted();
    }

    @Test
    void afterARestoredPositionAndInANewGameNothingIsOwed() { // OCR 20.1, AMD 7.5.1, DEC-26
        var back = moves(playing("90+30"), T0, "e2e4", "e7e5")
                .when(confirmed(Side.WHITE, 1), WHITE, T0.plusSeconds(3))
                .accepted()
                .when(play(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(4))
                .accepted()
                .when(
                        new RepairCommand.RestorePosition(
                                BOARD, 2, Optional.empty(), Optional.empty(), "Another move was meant", "AMD 7.5.1", 0),
                        LCA_ROME,
                        T0.plusSeconds(5))
                .accepted();
        assertEquals(Particulars.NONE, board(back).particulars());
        var again = moves(playing("90+30"), T0, "e2e4")
                .when(
                        new RepairCommand.Restart(BOARD, "Unsupervised", "OCR 18.9", Optional.empty(), false, 0),
                        SERVICE,
                        T0.plusSeconds(5))
                .accepted();
        assertEquals(Particulars.NONE, board(again).particulars());
    }

    @ParameterizedTest
    @CsvSource({"90+30, true", "'40/90+30,30+30', true", "90+29, false", "30+0, false", "60d30, false"})
    void withoutAnIncrementOfThirtySecondsThereIsNoTraditionalSet(String control, boolean asked) { // OCR 20
        var board = moves(playing(control), T0, "e2e4");
        assertEquals(asked ? 1 : 0, board(board).particulars().toReproduce().white());
    }

    @Test
    void aShorterNewGameWithoutTheIncrementHasNoTraditionalSet() { // OCR 18.9, OCR 20
        var shorter = Optional.of(TimeControl.parse("25+10"));
        var again = startEmpty(moves(playing("90+30"), T0.minusSeconds(100), "e2e4")
                .when(
                        new RepairCommand.Restart(BOARD, "Unsupervised", "OCR 18.9", shorter, false, 0),
                        SERVICE,
                        T0.minusSeconds(70))
                .accepted());
        assertEquals(
                0, board(moves(again, T0, "e2e4")).particulars().toReproduce().white());
    }

    @Test
    void withoutTheStepNothingIsAsked() { // OCR 20.5
        moves(started(), T0, "e2e4", "e7e5")
                .when(
                        new MoveCommand.Play(BOARD, Side.WHITE, "g1f3", false, OptionalInt.of(2), 0),
                        WHITE,
                        T0.plusSeconds(3))
                .accepted();
    }
}
