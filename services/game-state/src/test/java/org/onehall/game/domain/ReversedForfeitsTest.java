package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.onehall.game.domain.Games.*;
import static org.onehall.game.domain.RoundAtThree.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/** Forfeits taken back, by an arbiter or by a check-in that was in time (DEC-14). The round begins at 15:00:00. */
class ReversedForfeitsTest {
    @Test
    void aReversedForfeitLeavesTheGamePausedAsItStoodAndIsNotClaimedAgain() { // DEC-14
        var board = startEmpty(round(10).when(arrival(Side.WHITE), SERVICE, at("14:55:00")))
                .when(CLAIM, SERVICE, at("15:10:01"))
                .accepted();
        var reverse = new PresenceCommand.ReverseForfeit(BOARD, "He sat at board 12 by mistake", Optional.empty());
        board.when(reverse, LCA_ROME, at("15:11:00"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(reverse, LCA_MILAN, at("15:11:00"))
                .accepted();
        assertEquals(Phase.PAUSED, board(board).phase());
        assertEquals(Duration.ofSeconds(5430 - 601), board(board).clocks().remaining(Side.WHITE, at("15:11:00")));
        board.when(reverse, CA, at("15:11:10"))
                .refused(GameRefusal.NOT_FORFEITED)
                .when(RESUME, LCA_MILAN, at("15:12:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:13:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(play(Side.WHITE, "e2e4"), WHITE, at("15:13:00"))
                .accepted();
    }

    @Test
    void aCheckInThatArrivesAfterTheForfeitButWasInTimeUndoesIt() { // DEC-13
        var board = startEmpty(round(0).when(arrival(Side.WHITE), SERVICE, at("14:59:00")))
                .when(CLAIM, SERVICE, at("15:00:00.020"))
                .accepted();
        board.when(
                        new PresenceCommand.RecordPresence(
                                BOARD,
                                Side.BLACK,
                                true,
                                Optional.of(at("15:00:00.010")),
                                Optional.empty(),
                                Optional.empty()),
                        SERVICE,
                        at("15:00:00.900"))
                .then();
        board.when(
                        new PresenceCommand.RecordPresence(
                                BOARD,
                                Side.BLACK,
                                true,
                                Optional.of(at("14:59:58")),
                                Optional.empty(),
                                Optional.empty()),
                        LCA_MILAN,
                        at("15:00:00.900"))
                .then();
        board.when(
                        new PresenceCommand.RecordPresence(
                                BOARD,
                                Side.BLACK,
                                true,
                                Optional.of(at("14:59:58")),
                                Optional.empty(),
                                Optional.empty()),
                        SERVICE,
                        at("15:00:01"))
                .accepted();
        assertInstanceOf(Event.ForfeitReversed.class, board.events().getLast());
        assertEquals(Phase.PAUSED, board(board).phase());
    }

    @Test
    void aCheckInThatWasInTimeUndoesADoubleForfeitForItsSeatOnly() { // DEC-13, LAW 6.7.1
        var board =
                startEmpty(round(30)).when(CLAIM, SERVICE, at("15:30:00.001")).accepted();
        assertEquals(Result.BOTH_LOSE, end(board).result());
        board.when(
                        new PresenceCommand.RecordPresence(
                                BOARD,
                                Side.BLACK,
                                true,
                                Optional.of(at("15:29:59")),
                                Optional.empty(),
                                Optional.empty()),
                        SERVICE,
                        at("15:30:00.006"))
                .accepted();
        assertEquals(
                List.of(Event.SeatPresent.class, Event.ForfeitReversed.class, Event.GameEnded.class),
                board.events().stream().<Class<?>>map(Object::getClass).toList());
        assertEquals(Result.BLACK_WINS, end(board).result());
        assertEquals(Termination.FORFEIT, end(board).termination());
        board.when(
                        new PresenceCommand.RecordPresence(
                                BOARD,
                                Side.WHITE,
                                true,
                                Optional.of(at("15:30:00")),
                                Optional.empty(),
                                Optional.empty()),
                        SERVICE,
                        at("15:30:00.009"))
                .accepted();
        assertInstanceOf(Event.ForfeitReversed.class, board.events().getLast());
        board.when(RESUME, LCA_ROME, at("15:31:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:32:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void aReversedForfeitLeavesTheDefaultTimeOfTheOtherSeatWithoutTheTimeItStood() { // DEC-14, OCR 16.11
        var extend = new PresenceCommand.WaiveDefault(BOARD, Optional.of(Side.BLACK), OptionalInt.of(45), "Train late");
        var board = startEmpty(round(30))
                .when(extend, LCA_MILAN, at("15:20:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:30:01"))
                .accepted();
        assertEquals(Result.BLACK_WINS, end(board).result());
        board.when(new PresenceCommand.ReverseForfeit(BOARD, "Same train", Optional.empty()), LCA_ROME, at("15:31:00"))
                .accepted()
                .when(RESUME, LCA_ROME, at("15:32:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:46:59"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(CLAIM, SERVICE, at("15:46:59.001"))
                .accepted();
        assertEquals(Result.WHITE_WINS, end(board).result());
    }

    @Test
    void aForfeitStandsOnceItsRoundIsOfficialOrALaterOneIsOpen() { // DEC-14, OCR 17.11, LAW 6.6
        var board = startEmpty(round(10).when(arrival(Side.WHITE), SERVICE, at("14:55:00")))
                .when(CLAIM, SERVICE, at("15:10:01"))
                .accepted();
        board.when(new PresenceCommand.ReverseForfeit(BOARD, "He sat elsewhere", round(true)), CA, at("15:11:00"))
                .refused(GameRefusal.RESULT_OFFICIAL)
                .when(new PresenceCommand.ReverseForfeit(BOARD, "He sat elsewhere", round(true, 2)), CA, at("15:11:00"))
                .refused(GameRefusal.RESULT_OFFICIAL)
                .when(
                        new PresenceCommand.ReverseForfeit(BOARD, "He sat elsewhere", round(false, 3)),
                        CA,
                        at("15:11:00"))
                .refused(GameRefusal.NEXT_ROUND_OPEN)
                .when(
                        new PresenceCommand.ReverseForfeit(BOARD, "He sat elsewhere", round(false, 3)),
                        LCA_ROME,
                        at("15:11:00"))
                .refused(GameRefusal.FORBIDDEN_ROLE);
        assertEquals(Phase.ENDED, board(board).phase());
        board.when(new PresenceCommand.ReverseForfeit(BOARD, "He sat elsewhere", round(false)), CA, at("15:12:00"))
                .accepted();
        assertEquals(Phase.PAUSED, board(board).phase());
    }

    @Test
    void aCheckInThatComesAfterTheNextRoundHasOpenedUndoesNoForfeit() { // DEC-13, LAW 6.6
        var board = startEmpty(round(0).when(arrival(Side.WHITE), SERVICE, at("14:59:00")))
                .when(CLAIM, SERVICE, at("15:00:00.020"))
                .accepted();
        board.when(
                        new PresenceCommand.RecordPresence(
                                BOARD,
                                Side.BLACK,
                                true,
                                Optional.of(at("14:59:58")),
                                Optional.empty(),
                                round(false, 2)),
                        SERVICE,
                        at("18:00:00"))
                .refused(GameRefusal.NEXT_ROUND_OPEN);
        assertEquals(Phase.ENDED, board(board).phase());
    }
}
