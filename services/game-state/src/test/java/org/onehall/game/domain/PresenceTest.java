package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;
import static org.onehall.game.domain.RoundAtThree.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.regulations.NeitherPresent;

/**
 * Players are recorded as present or absent: by whom, and what a device or a move changes (OCR 16.11, DEC-13). Round 1
 * begins at 15:00:00.
 */
class PresenceTest {
    @Test
    void anArbiterOfTheSeatsVenueSaysThatSomebodyIsAbsentWhomNobodyHasSeen() { // DEC-13, OCR 16.11
        var board = round(0).when(absent(Side.BLACK), LCA_ROME, at("14:59:00"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(absent(Side.BLACK), SERVICE, at("14:59:10"))
                .then()
                .when(absent(Side.BLACK), LCA_MILAN, at("14:59:20"))
                .then(new Event.SeatPresent(Side.BLACK, false, at("14:59:20")))
                .when(absent(Side.BLACK), CA, at("14:59:30"))
                .then()
                .when(absent(Side.WHITE), CA, at("14:59:40"))
                .then(new Event.SeatPresent(Side.WHITE, false, at("14:59:40")));
        board.when(arrival(Side.BLACK), SERVICE, at("14:59:50"))
                .accepted()
                .when(absent(Side.BLACK), LCA_MILAN, at("14:59:55"))
                .accepted();
        startEmpty(round(30))
                .when(absent(Side.BLACK), SERVICE, at("15:01:00"))
                .then()
                .when(absent(Side.BLACK), LCA_MILAN, at("15:01:00"))
                .then(new Event.SeatPresent(Side.BLACK, false, at("15:01:00")));
    }

    /**
     * Codes may be entered on all devices in advance. What an arbiter records stands until an arbiter, or a move,
     * changes it.
     */
    @Test
    void whoIsRecordedAbsentIsThatWhateverHisDeviceDoes() { // OCR 16.11, LAW 6.7.1, DEC-13
        var first = round(0).when(absent(Side.BLACK), LCA_MILAN, at("14:50:00"))
                .accepted()
                .when(arrival(Side.BLACK), SERVICE, at("14:51:00"))
                .then();
        var later = round(0).when(arrival(Side.BLACK), SERVICE, at("14:50:00"))
                .then(new Event.SeatPresent(Side.BLACK, true, at("14:50:00"), true))
                .when(absent(Side.BLACK), LCA_MILAN, at("14:58:00"))
                .accepted()
                .when(arrival(Side.BLACK), SERVICE, at("14:59:00"))
                .then();
        for (var board : List.of(first, later)) {
            startEmpty(board.when(arrival(Side.WHITE), LCA_ROME, at("14:59:30")))
                    .when(arrival(Side.BLACK), SERVICE, at("15:00:00"))
                    .then()
                    .when(CLAIM, SERVICE, at("15:00:01"))
                    .accepted();
            assertEquals(Result.WHITE_WINS, end(board).result());
            board.when(
                            new PresenceCommand.RecordPresence(
                                    BOARD,
                                    Side.BLACK,
                                    true,
                                    Optional.of(at("14:59:59")),
                                    Optional.empty(),
                                    Optional.empty()),
                            SERVICE,
                            at("15:00:02"))
                    .then();
        }
    }

    @Test
    void whoIsRecordedAbsentAfterTheStartIsThatUntilHeMoves() { // OCR 16.11, DEC-13
        var board = startEmpty(round(30).when(arrival(Side.BLACK), LCA_MILAN, at("14:55:00")))
                .when(absent(Side.WHITE), LCA_ROME, at("15:02:00"))
                .accepted()
                .when(arrival(Side.WHITE), SERVICE, at("15:03:00"))
                .then()
                .when(new ResultCommand.OfferDraw(BOARD, Side.BLACK), BLACK, at("15:04:00"));
        board.when(new ResultCommand.DeclineDraw(BOARD, Side.WHITE), WHITE, at("15:05:00"));
        assertFalse(board(board).attendance().person(Side.WHITE).isHere(), "only a move tells");
        board.when(play(Side.WHITE, "e2e4"), WHITE, at("15:06:00")).accepted();
        assertTrue(board(board).attendance().person(Side.WHITE).isHere());
        board.when(CLAIM, SERVICE, at("15:31:00")).refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void anArbitersTickStandsApartFromThatOfADevice() { // OCR 16.11, FSSI ind-b
        var called = created(
                        calling(withDefault(rules(), 0, NeitherPresent.WHITE_LOSES_TIME)), "90+30", Optional.empty())
                .when(arrival(Side.BLACK), SERVICE, at("14:50:00"))
                .accepted();
        assertTrue(board(called).attendance().person(Side.BLACK).byDevice());
        called.when(new PresenceCommand.ExcludeSeat(BOARD, Side.BLACK, true), LCA_MILAN, at("14:55:00"))
                .accepted()
                .when(new PresenceCommand.ExcludeSeat(BOARD, Side.BLACK, false), LCA_MILAN, at("14:55:30"))
                .accepted()
                .when(arrival(Side.BLACK), LCA_MILAN, at("14:56:00"))
                .then(new Event.SeatPresent(Side.BLACK, true, at("14:50:00")))
                .when(arrival(Side.BLACK), LCA_MILAN, at("14:56:01"))
                .then()
                .when(arrival(Side.BLACK), SERVICE, at("14:56:02"))
                .then()
                .when(new PresenceCommand.ExcludeSeat(BOARD, Side.BLACK, true), LCA_MILAN, at("14:57:00"))
                .refused(GameRefusal.ROLL_CALL_ANSWERED);
    }

    @Test
    void aLatePlayerWhomAnArbiterTicksDuringAPauseStaysLate() { // OCR 16.11, DEC-13
        var board = startEmpty(round(30))
                .when(arrival(Side.BLACK), SERVICE, at("15:10:00"))
                .accepted()
                .when(new ClockCommand.Pause(BOARD, "The lights are out"), LCA_ROME, at("15:12:00"))
                .accepted()
                .when(arrival(Side.BLACK), LCA_MILAN, at("15:13:00"))
                .then(new Event.SeatPresent(Side.BLACK, true, at("15:10:00")));
        assertEquals(
                Optional.of(at("15:10:00")),
                board(board).attendance().person(Side.BLACK).hereSince());
    }

    @Test
    void whoMovesOrCommandsIsThere() { // DEC-13
        var board = startEmpty(round(0))
                .when(play(Side.WHITE, "e2e4"), WHITE, at("15:00:00"))
                .accepted();
        assertEquals(
                new Event.SeatPresent(Side.WHITE, true, at("15:00:00")),
                board.events().getFirst());
        var answered = moves(start(round(0)), T0, "e2e4", "e7e5");
        assertEquals(
                2,
                answered.log().stream()
                        .filter(Event.SeatPresent.class::isInstance)
                        .count(),
                "who is there already is not told again");
        board.when(play(Side.BLACK, "e7e5"), BLACK, at("15:00:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:00:01"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    private static PresenceCommand.RecordPresence seeing(Side side, boolean present, SeatRecord seen) {
        return new PresenceCommand.RecordPresence(
                BOARD, side, present, Optional.empty(), Optional.of(seen), Optional.empty());
    }

    @Test
    void ofTwoContraryAnswersToTheSameQuestionTheFirstCountsAndTheSecondIsToldOfIt() { // DEC-13
        var board = created()
                .when(seeing(Side.WHITE, true, SeatRecord.NOTHING), LCA_ROME, T0)
                .accepted()
                .when(seeing(Side.WHITE, false, SeatRecord.NOTHING), FLOOR_ROME, T0)
                .refused(GameRefusal.PRESENCE_CHANGED)
                .when(seeing(Side.WHITE, true, SeatRecord.NOTHING), FLOOR_ROME, T0)
                .then()
                .when(seeing(Side.WHITE, false, SeatRecord.PRESENT), FLOOR_ROME, T0.plusSeconds(1))
                .then(new Event.SeatPresent(Side.WHITE, false, T0.plusSeconds(1)))
                .when(seeing(Side.WHITE, true, SeatRecord.NOTHING), LCA_ROME, T0.plusSeconds(2))
                .refused(GameRefusal.PRESENCE_CHANGED)
                .when(seeing(Side.WHITE, true, SeatRecord.ABSENT), LCA_ROME, T0.plusSeconds(3))
                .accepted();
        assertTrue(board(board).attendance().person(Side.WHITE).isHere());
        var told = (Decision.Refused<Event>) GameDecider.DECIDER.decide(
                new Submitted<>(seeing(Side.WHITE, false, SeatRecord.ABSENT), LCA_ROME, "r", T0, T0), board.state());
        assertTrue(
                told.refusal().text(told.details()).contains("the player is now recorded as present"),
                () -> told.refusal().text(told.details()));
    }

    @Test
    void presenceIsRecordedByTheArbitersOfTheSeatsVenueAndTakenBackByThem() { // OCR 16.11
        var board = created()
                .when(arrival(Side.BLACK), FLOOR_ROME, T0)
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(arrival(Side.WHITE), FLOOR_ROME, T0)
                .accepted()
                .when(arrival(Side.WHITE), SERVICE, T0)
                .then();
        board.when(
                        new PresenceCommand.RecordPresence(
                                BOARD, Side.WHITE, false, Optional.empty(), Optional.empty(), Optional.empty()),
                        LCA_ROME,
                        T0)
                .then(new Event.SeatPresent(Side.WHITE, false, T0));
    }

    @Test
    void whoIsThereStaysThereWhenTheGameIsRestarted() { // DEC-16
        var board = started()
                .when(
                        new RepairCommand.Restart(BOARD, "r", "OCR 18.9", Optional.empty(), false, 0),
                        SERVICE,
                        at("15:20:00"))
                .accepted();
        for (Side side : Side.values())
            for (CheckKind check : CheckKind.values())
                board.when(new Command.ClearSeat(BOARD, side, check, true), SERVICE, at("15:21:00"));
        board.when(START, SERVICE, at("15:22:00"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:22:01"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
        assertEquals(List.of(), board(board).attendance().forfeited());
    }
}
