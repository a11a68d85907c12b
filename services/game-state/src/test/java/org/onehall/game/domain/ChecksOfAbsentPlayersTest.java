package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.game.domain.Games.*;
import static org.onehall.game.domain.RoundAtThree.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/**
 * Games that start without the checks of players recorded absent (DEC-27, OCR 18.5, OCR 18.6). The round begins at
 * 15:00:00.
 */
class ChecksOfAbsentPlayersTest {
    @Test
    void aGameStartsWithoutTheChecksOfWhoIsRecordedAbsentAndIsForfeited() { // DEC-27, OCR 18.5, OCR 18.6, LAW 6.7.1
        var board = checked(round(0).when(arrival(Side.WHITE), SERVICE, at("14:50:00")), Side.WHITE, at("14:55:00"))
                .when(START, LCA_ROME, at("15:00:00"))
                .refused(GameRefusal.DEVICE_CHECK_MISSING)
                .when(absent(Side.BLACK), LCA_MILAN, at("15:00:10"))
                .accepted()
                .when(START, LCA_ROME, at("15:00:20"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:00:20.001"))
                .accepted();
        assertEquals(Result.WHITE_WINS, end(board).result());
        assertEquals(Termination.FORFEIT, end(board).termination());
        assertEquals("LAW 6.7.1", end(board).article());
    }

    @Test
    void aGameNobodyHasComeToStartsWithoutChecksAndBothLoseIt() { // LAW 6.7.1, DEC-27
        var board = round(0).when(absent(Side.WHITE), LCA_ROME, at("15:00:00"))
                .accepted()
                .when(START, CA, at("15:00:10"))
                .refused(GameRefusal.DEVICE_CHECK_MISSING)
                .when(absent(Side.BLACK), LCA_MILAN, at("15:00:20"))
                .accepted()
                .when(START, CA, at("15:00:30"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:00:31"))
                .accepted();
        assertEquals(Result.BOTH_LOSE, end(board).result());
    }

    @Test
    void whoComesBeforeTheStartAfterAllIsCheckedLikeAnybody() { // DEC-13, OCR 18.5
        checked(round(0), Side.WHITE, at("14:55:00"))
                .when(absent(Side.BLACK), LCA_MILAN, at("14:58:00"))
                .accepted()
                .when(arrival(Side.BLACK), LCA_MILAN, at("14:59:00"))
                .accepted()
                .when(START, LCA_ROME, at("15:00:00"))
                .refused(GameRefusal.DEVICE_CHECK_MISSING);
    }

    @Test
    void whoComesInTimeToAGameStartedWithoutHimMovesOnceHeIsCheckedAndHisClockRuns() { // OCR 18.5, OCR 18.6, LAW 6.6
        var device = new Command.ClearSeat(BOARD, Side.WHITE, CheckKind.DEVICE, true);
        var fairPlay = new Command.ClearSeat(BOARD, Side.WHITE, CheckKind.FAIR_PLAY, true);
        var board = checked(round(30).when(arrival(Side.BLACK), SERVICE, at("14:50:00")), Side.BLACK, at("14:55:00"))
                .when(absent(Side.WHITE), LCA_ROME, at("14:59:00"))
                .accepted()
                .when(START, LCA_ROME, at("15:00:00"))
                .accepted()
                .when(new Command.ClearSeat(BOARD, Side.BLACK, CheckKind.DEVICE, false), SERVICE, at("15:01:00"))
                .refused(GameRefusal.ALREADY_STARTED)
                .when(arrival(Side.WHITE), SERVICE, at("15:12:00"))
                .accepted();
        for (Command play : List.of(
                play(Side.WHITE, "e2e4"),
                playOffering(Side.WHITE, "e2e4"),
                new ResultCommand.OfferDraw(BOARD, Side.WHITE),
                new ResultCommand.AcceptDraw(BOARD, Side.WHITE),
                new MoveCommand.QueuePreMove(BOARD, Side.WHITE, "e2e4", 0),
                new ResultCommand.ClaimDraw(BOARD, Side.WHITE, DrawSituation.REPETITION, ""),
                new AdjournmentCommand.SealMove(BOARD, Side.WHITE, "e2e4")))
            board.when(play, WHITE, at("15:12:30")).refused(GameRefusal.DEVICE_CHECK_MISSING);
        board.when(device, LCA_ROME, at("15:13:00"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(device, SERVICE, at("15:13:00"))
                .then(new Event.SeatCleared(Side.WHITE, CheckKind.DEVICE, true))
                .when(device, SERVICE, at("15:13:00"))
                .then()
                .when(play(Side.WHITE, "e2e4"), WHITE, at("15:13:30"))
                .refused(GameRefusal.FAIR_PLAY_CHECK_MISSING)
                .when(fairPlay, SERVICE, at("15:14:00"))
                .accepted()
                .when(fairPlay, SERVICE, at("15:14:01"))
                .refused(GameRefusal.ALREADY_STARTED)
                .when(play(Side.WHITE, "e2e4"), WHITE, at("15:15:00"))
                .accepted();
        assertEquals(
                Duration.ofSeconds(5430 - 15 * 60 + 30), board(board).clocks().remaining(Side.WHITE, at("15:15:00")));
    }

    @Test
    void whoIsNotCheckedMayGiveUpAGameThatHasBegun() { // OCR 5.2
        checked(round(30), Side.BLACK, at("14:55:00"))
                .when(absent(Side.WHITE), LCA_ROME, at("14:59:00"))
                .accepted()
                .when(START, LCA_ROME, at("15:00:00"))
                .accepted()
                .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, at("15:05:00"))
                .accepted();
    }

    @Test
    void aNewGameNeedsTheChecksOfBothUntilSomebodyIsRecordedAbsentFromThatOneToo() { // DEC-26, OCR 18.5
        var board = checked(round(30).when(arrival(Side.BLACK), SERVICE, at("14:50:00")), Side.BLACK, at("14:55:00"))
                .when(absent(Side.WHITE), LCA_ROME, at("14:59:00"))
                .accepted()
                .when(START, LCA_ROME, at("15:00:00"))
                .accepted()
                .when(
                        new RepairCommand.Restart(BOARD, "Unsupervised", "OCR 18.9", Optional.empty(), false, 0),
                        SERVICE,
                        at("15:05:00"))
                .accepted();
        checked(board, Side.BLACK, at("15:06:00"))
                .when(START, LCA_ROME, at("15:07:00"))
                .refused(GameRefusal.DEVICE_CHECK_MISSING)
                .when(absent(Side.WHITE), LCA_ROME, at("15:08:00"))
                .accepted()
                .when(START, LCA_ROME, at("15:09:00"))
                .accepted();
    }

    @Test
    void whoseForfeitIsTakenBackIsCheckedBeforeHeMoves() { // DEC-14, OCR 18.5
        var board = checked(round(0).when(arrival(Side.BLACK), SERVICE, at("14:50:00")), Side.BLACK, at("14:55:00"))
                .when(absent(Side.WHITE), LCA_ROME, at("14:59:00"))
                .accepted()
                .when(START, LCA_ROME, at("15:00:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:00:00.001"))
                .accepted()
                .when(
                        new PresenceCommand.ReverseForfeit(BOARD, "He was at another board", Optional.empty()),
                        LCA_ROME,
                        at("15:01:00"))
                .accepted()
                .when(RESUME, LCA_ROME, at("15:02:00"))
                .accepted()
                .when(play(Side.WHITE, "e2e4"), WHITE, at("15:02:30"))
                .refused(GameRefusal.DEVICE_CHECK_MISSING);
        checked(board, Side.WHITE, at("15:03:00"))
                .when(play(Side.WHITE, "e2e4"), WHITE, at("15:03:30"))
                .accepted();
    }
}
