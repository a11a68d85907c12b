package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;
import static org.onehall.game.domain.RoundAtThree.*;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Scenario;

/** The default time and the forfeits it brings (OCR 16.11, LAW 6.7, DEC-13). The round begins at 15:00:00. */
class DefaultTimeTest {
    @Test
    void startAtThreeDefaultTimeAbsentBlackSeatedASecondLaterIsForfeited() { // OCR 16.11, DEC-13, OCR 16.11/a
        var board = startEmpty(round(0).when(arrival(Side.WHITE), FLOOR_ROME, at("14:55:00")))
                .when(arrival(Side.BLACK), SERVICE, at("15:00:01"))
                .when(CLAIM, SERVICE, at("15:00:01"))
                .accepted();
        assertEquals(Result.WHITE_WINS, end(board).result());
        assertEquals(Termination.FORFEIT, end(board).termination());
        assertEquals("LAW 6.7.1", end(board).article());
    }

    @Test
    void startAtThreeDefaultTimeAbsentBlackSeatedAtThreeIsInTime() { // OCR 16.11, DEC-13, OCR 16.11/a
        startEmpty(round(0).when(arrival(Side.WHITE), SERVICE, at("14:55:00")))
                .when(arrival(Side.BLACK), SERVICE, at("15:00:00"))
                .when(CLAIM, SERVICE, at("15:00:01"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void withDefaultTimeZeroAnAbsentPlayerForfeitsRightAfterTheStart() { // OCR 16.11
        var board = startEmpty(round(0).when(arrival(Side.BLACK), SERVICE, at("14:55:00")))
                .when(CLAIM, SERVICE, at("15:00:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(CLAIM, SERVICE, at("15:00:00.001"))
                .accepted();
        assertEquals(Result.BLACK_WINS, end(board).result());
    }

    @Test
    void bothAbsentAtExpiryIsADoubleForfeit() { // LAW 6.7.1
        var board = startEmpty(round(30))
                .when(CLAIM, SERVICE, at("15:30:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(CLAIM, SERVICE, at("15:30:00.001"))
                .accepted();
        assertEquals(Result.BOTH_LOSE, end(board).result());
        assertTrue(board(board).clocks().running().isEmpty());
    }

    @Test
    void defaultTimeCountsFromTheScheduledStartAndFromALaterRealOne() { // OCR 16.11
        var early = round(30).when(arrival(Side.WHITE), SERVICE, at("14:00:00"));
        startScheduled(early, at("15:00:00"), at("14:59:59"))
                .when(CLAIM, SERVICE, at("15:30:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(CLAIM, SERVICE, at("15:30:00.001"))
                .accepted();
        var late = round(30).when(arrival(Side.WHITE), SERVICE, at("14:00:00"));
        startScheduled(late, at("15:00:00"), at("15:10:00"))
                .when(CLAIM, SERVICE, at("15:40:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(CLAIM, SERVICE, at("15:40:00.001"))
                .accepted();
    }

    private static Scenario<Command, Event, BoardState> startScheduled(
            Scenario<Command, Event, BoardState> board, Instant scheduled, Instant at) {
        for (Side side : Side.values())
            for (CheckKind check : CheckKind.values())
                board.when(new Command.ClearSeat(BOARD, side, check, true), SERVICE, T0.minusSeconds(3000));
        return board.when(new Command.Start(BOARD, Optional.of(scheduled)), SERVICE, at)
                .accepted();
    }

    @Test
    void aWaiverStoredBeforeExpirySuppressesTheForfeit() { // OCR 16.11, DEC-14, OCR 16.11/c
        startEmpty(round(0))
                .when(
                        new PresenceCommand.WaiveDefault(
                                BOARD, Optional.empty(), OptionalInt.empty(), "Motorway closed"),
                        LCA_ROME,
                        at("15:00:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("18:00:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void anExtensionMovesTheDefaultTimeOfOneSeat() { // OCR 16.11, OCR 16.11/c
        var extend = new PresenceCommand.WaiveDefault(BOARD, Optional.of(Side.BLACK), OptionalInt.of(45), "Train late");
        var board = startEmpty(round(30).when(arrival(Side.WHITE), SERVICE, at("14:55:00")))
                .when(extend, LCA_ROME, at("15:20:00"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(extend, LCA_MILAN, at("15:20:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:45:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(CLAIM, SERVICE, at("15:45:01"))
                .accepted();
        assertEquals(Result.WHITE_WINS, end(board).result());
    }

    @Test
    void aPlayerWhoCameLateButHasMovedIsNotForfeitedByTheClockAnyMore() { // OCR 16.11
        startEmpty(round(0).when(arrival(Side.BLACK), SERVICE, at("14:59:00")))
                .when(play(Side.WHITE, "e2e4"), WHITE, at("15:00:02"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:00:03"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void aCheckInThatWasOnItsWayCountsFromWhenThePlayerWasSeen() { // DEC-13
        var seen = new PresenceCommand.RecordPresence(
                BOARD, Side.BLACK, true, Optional.of(at("14:59:58")), Optional.empty(), Optional.empty());
        startEmpty(round(0).when(arrival(Side.WHITE), SERVICE, at("14:59:00")))
                .when(seen, SERVICE, at("15:00:00.400"))
                .then(new Event.SeatPresent(Side.BLACK, true, at("14:59:58"), true))
                .when(CLAIM, SERVICE, at("15:00:01"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }
}
