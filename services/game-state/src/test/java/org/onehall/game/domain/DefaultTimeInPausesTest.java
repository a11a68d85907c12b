package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.game.domain.Games.*;
import static org.onehall.game.domain.RoundAtThree.*;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.clock.Interruptions;

/**
 * Pauses, outages and other interruptions do not count towards the default time (OCR 16.11, OCR 19.6). The round begins
 * at 15:00:00.
 */
class DefaultTimeInPausesTest {
    @Test
    void nobodyIsForfeitedOrLateWhileTheGameIsPaused() { // OCR 19.6
        startEmpty(round(5).when(arrival(Side.WHITE), SERVICE, at("14:59:00")))
                .when(new ClockCommand.Pause(BOARD, "Fire alarm"), LCA_ROME, at("15:03:00"))
                .when(CLAIM, SERVICE, at("15:06:00"))
                .refused(GameRefusal.GAME_PAUSED)
                .when(arrival(Side.BLACK), SERVICE, at("15:07:00"))
                .accepted()
                .when(RESUME, LCA_ROME, at("15:08:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:08:01"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void anOutageOfTheHallAtTheStartForfeitsNobody() { // ENG-4, OCR 16.5
        var board = startEmpty(round(0))
                .when(new ClockCommand.Pause(BOARD, "The hall was out"), SERVICE, at("15:00:00.010"))
                .when(CLAIM, SERVICE, at("15:00:00.020"))
                .refused(GameRefusal.GAME_PAUSED);
        for (Side side : Side.values())
            board.when(arrival(side), SERVICE, at("15:04:00")).accepted();
        board.when(RESUME, LCA_ROME, at("15:05:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:06:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void whatIsLeftOfTheDefaultTimeIsLeftAfterAPauseToo() { // OCR 16.11, OCR 19.6, LAW 6.7.1
        var board = startEmpty(round(5).when(arrival(Side.WHITE), SERVICE, at("14:59:00")))
                .when(new ClockCommand.Pause(BOARD, "Fire alarm"), LCA_ROME, at("15:03:00"))
                .when(RESUME, LCA_ROME, at("15:33:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:33:00.001"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
        board.when(CLAIM, SERVICE, at("15:35:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(CLAIM, SERVICE, at("15:35:00.001"))
                .accepted();
        assertEquals(Result.WHITE_WINS, end(board).result());
    }

    @Test
    void anOutageAndThePauseAfterItAreNoPartOfTheDefaultTime() { // OCR 16.11, ENG-4, LAW 6.7.1
        var board = startEmpty(round(10).when(arrival(Side.WHITE), SERVICE, at("14:59:00")))
                .when(new Command.CoverOutage(at("15:06:00"), at("15:20:00")), SERVICE, at("15:20:00"))
                .accepted()
                .when(RESUME, LCA_ROME, at("15:30:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:34:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
        board.when(arrival(Side.BLACK), LCA_MILAN, at("15:34:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:34:01"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void anOutageTooShortForAPauseIsNoPartOfTheDefaultTimeEither() { // OCR 16.11, ENG-4
        startEmpty(round(0).when(arrival(Side.WHITE), SERVICE, at("14:59:00")))
                .when(new Command.CoverOutage(at("14:59:59.800"), at("15:00:02")), SERVICE, at("15:00:02"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:00:02"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(arrival(Side.BLACK), LCA_MILAN, at("15:00:02"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:00:03"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void whoWasLateBeforeAPauseIsLateAfterIt() { // DEC-13, OCR 16.11
        var board = startEmpty(round(5).when(arrival(Side.WHITE), SERVICE, at("14:59:00")))
                .when(arrival(Side.BLACK), SERVICE, at("15:05:00.010"))
                .accepted()
                .when(new ClockCommand.Pause(BOARD, "Fire alarm"), LCA_ROME, at("15:05:00.020"))
                .when(RESUME, LCA_ROME, at("15:30:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:30:01"))
                .accepted();
        assertEquals(Result.WHITE_WINS, end(board).result());
    }

    @Test
    void aCheckInThatWasOnItsWayDuringTheOutageIsInTime() { // DEC-13, ENG-4
        startEmpty(round(10).when(arrival(Side.WHITE), SERVICE, at("14:59:00")))
                .when(new Command.CoverOutage(at("15:06:00"), at("15:20:00")), SERVICE, at("15:20:00"))
                .accepted()
                .when(RESUME, LCA_ROME, at("15:21:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:25:00.001"))
                .accepted()
                .when(
                        new PresenceCommand.RecordPresence(
                                BOARD,
                                Side.BLACK,
                                true,
                                Optional.of(at("15:19:00")),
                                Optional.empty(),
                                Optional.empty()),
                        SERVICE,
                        at("15:25:01"))
                .accepted()
                .when(RESUME, LCA_ROME, at("15:26:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:26:01"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void theTimeAfterAnEndThatIsTakenBackIsNoPartOfTheDefaultTime() { // OCR 16.11, OCR 18.3
        var board = startEmpty(round(30).when(arrival(Side.WHITE), SERVICE, at("14:59:00")))
                .when(
                        new ResultCommand.DeclareResult(BOARD, Optional.of(Result.BLACK_WINS), "Phone", "OCR 17.4", 0),
                        SERVICE,
                        at("15:10:00"))
                .accepted()
                .when(new ResultCommand.SetRulingAside(BOARD, "Not his phone", "OCR 17.4", 0), SERVICE, at("15:50:00"))
                .accepted()
                .when(RESUME, LCA_ROME, at("16:00:00"))
                .accepted();
        board.when(CLAIM, SERVICE, at("16:20:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(CLAIM, SERVICE, at("16:20:00.001"))
                .accepted();
    }

    @Test
    void theSecondSessionHasADefaultTimeOfItsOwn() { // ADJ I.10, OCR 16.11
        Attendance first = Attendance.NONE.countedFrom(at("15:00:00")).without(at("15:01:00"), at("15:02:00"));
        assertEquals(Interruptions.NONE, first.countedFrom(at("19:00:00")).stood());
        assertEquals(Interruptions.NONE, first.again().stood());
    }
}
