package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.clock.Interruptions;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.NeitherPresent;

/**
 * Arrivals, held starts, default time, forfeits (OCR 16.11, LAW 6.7, DEC-13, DEC-14, DEC-27). The round begins at
 * 15:00:00.
 */
class PresenceTest {
    private static final PresenceCommand.ClaimDefault CLAIM = new PresenceCommand.ClaimDefault(BOARD);
    private static final ClockCommand.Resume RESUME = resume();
    private static final Actor LCA_MILAN = Actor.official("lca-milan", Role.LOCAL_CHIEF_ARBITER, "milan");
    private static final Actor FLOOR_ROME = Actor.official("floor-rome", Role.FLOOR_ARBITER, "rome");
    private static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "");

    private static Scenario<Command, Event, BoardState> round(int minutes, NeitherPresent neither) {
        return created(withDefault(rules(), minutes, neither), "90+30", Optional.empty());
    }

    private static Scenario<Command, Event, BoardState> round(int minutes) {
        return round(minutes, NeitherPresent.WHITE_LOSES_TIME);
    }

    private static Instant at(String time) {
        return Instant.parse("2026-05-01T" + time + "Z");
    }

    private static Event.GameEnded end(Scenario<Command, Event, BoardState> board) {
        return assertInstanceOf(Event.GameEnded.class, board.events().getLast());
    }

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

    private static final PresenceCommand.ExcludeSeat EXCLUDE = new PresenceCommand.ExcludeSeat(BOARD, Side.WHITE, true);
    private static final PresenceCommand.ExcludeSeat TAKE_BACK =
            new PresenceCommand.ExcludeSeat(BOARD, Side.WHITE, false);

    @Test
    void whoIsExcludedAfterTheRollCallHasLostThoughHeComesBeforeTheStart() { // FSSI ind-b, FSSI team-c
        var called = created(
                        calling(withDefault(rules(), 0, NeitherPresent.WHITE_LOSES_TIME)), "90+30", Optional.empty())
                .when(arrival(Side.BLACK), FLOOR_ROME, at("14:50:00"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(arrival(Side.BLACK), SERVICE, at("14:55:00"))
                .when(EXCLUDE, FLOOR_ROME, at("14:55:10"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(EXCLUDE, LCA_MILAN, at("14:55:10"))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(EXCLUDE, LCA_ROME, at("14:55:20"))
                .then(new Event.SeatExcluded(Side.WHITE, true))
                .when(EXCLUDE, LCA_ROME, at("14:55:21"))
                .then();
        var late = called.when(arrival(Side.WHITE), SERVICE, at("14:58:00"))
                .then()
                .when(arrival(Side.WHITE), LCA_ROME, at("14:58:10"))
                .refused(GameRefusal.SEAT_EXCLUDED)
                .when(
                        new PresenceCommand.WaiveDefault(BOARD, Optional.empty(), OptionalInt.empty(), "Storm"),
                        CA,
                        at("14:58:20"))
                .refused(GameRefusal.SEAT_EXCLUDED);
        var board = startEmpty(late)
                .when(play(Side.WHITE, "e2e4"), WHITE, at("15:00:00"))
                .refused(GameRefusal.SEAT_EXCLUDED)
                .when(CLAIM, SERVICE, at("15:00:01"))
                .accepted();
        assertEquals(Result.BLACK_WINS, end(board).result());
        var forgiven = board.when(
                        new PresenceCommand.ReverseForfeit(BOARD, "He was in the lift", Optional.empty()),
                        LCA_ROME,
                        at("15:05:00"))
                .accepted()
                .when(arrival(Side.WHITE), LCA_ROME, at("15:05:10"))
                .accepted()
                .when(RESUME, LCA_ROME, at("15:06:00"))
                .accepted();
        forgiven.when(CLAIM, SERVICE, at("15:07:00")).refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void anExclusionIsTakenBackUntilTheStartAndThenTheDefaultTimeDecides() { // FSSI ind-b, FSSI team-c
        var called = created(
                        calling(withDefault(rules(), 30, NeitherPresent.WHITE_LOSES_TIME)), "90+30", Optional.empty())
                .when(arrival(Side.BLACK), SERVICE, at("14:55:00"))
                .when(EXCLUDE, CA, at("14:55:20"))
                .then(
                        new Event.SeatExcluded(Side.WHITE, true),
                        new Event.DefaultWaived(Optional.of(Side.WHITE), OptionalInt.of(0), "{EXCLUDED_AT_ROLL_CALL}"))
                .when(TAKE_BACK, LCA_ROME, at("14:56:00"))
                .then(
                        new Event.SeatExcluded(Side.WHITE, false),
                        new Event.DefaultWaived(Optional.of(Side.WHITE), OptionalInt.of(30), "{EXCLUSION_TAKEN_BACK}"));
        startEmpty(called)
                .when(EXCLUDE, LCA_ROME, at("15:01:00"))
                .refused(GameRefusal.ALREADY_STARTED)
                .when(CLAIM, SERVICE, at("15:30:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER)
                .when(CLAIM, SERVICE, at("15:30:01"))
                .accepted();
    }

    @Test
    void whoIsExcludedKeepsNoGameFromStartingForWantOfHisChecks() { // FSSI ind-b, OCR 18.5, OCR 18.6
        var checked =
                created(calling(frozen("fssi", 3, 50, true, 1, 1, false, true, true, true)), "90+30", Optional.empty());
        for (CheckKind check : CheckKind.values())
            checked = checked.when(new Command.ClearSeat(BOARD, Side.BLACK, check, true), SERVICE, at("14:50:00"))
                    .accepted();
        checked.when(START, LCA_ROME, at("15:00:00"))
                .refused(GameRefusal.DEVICE_CHECK_MISSING)
                .when(EXCLUDE, LCA_ROME, at("15:00:10"))
                .accepted()
                .when(START, LCA_ROME, at("15:00:20"))
                .accepted();
    }

    private static PresenceCommand.RecordPresence absent(Side side) {
        return new PresenceCommand.RecordPresence(
                BOARD, side, false, Optional.empty(), Optional.empty(), Optional.empty());
    }

    private static Scenario<Command, Event, BoardState> checked(
            Scenario<Command, Event, BoardState> board, Side side, Instant at) {
        for (CheckKind check : CheckKind.values())
            board.when(new Command.ClearSeat(BOARD, side, check, true), SERVICE, at)
                    .accepted();
        return board;
    }

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
    void whitesTimeRunsFromTheStartWhetherHeIsThereOrNot() { // LAW 6.6
        var board = startEmpty(round(30).when(arrival(Side.BLACK), SERVICE, at("14:50:00")));
        assertEquals(Optional.of(Side.WHITE), board(board).clocks().running());
    }

    @Test
    void whiteArrivingTwelveMinutesLateHasAnHourEighteenThirtyAndBlackLostNothing() { // OCR 16.11, LAW 6.7.2, OCR
        // 16.11/b
        var board = startEmpty(round(30))
                .when(arrival(Side.WHITE), LCA_ROME, at("15:12:00"))
                .then(new Event.SeatPresent(Side.WHITE, true, at("15:12:00")));
        assertEquals(
                Duration.ofSeconds(3600 + 18 * 60 + 30), board(board).clocks().remaining(Side.WHITE, at("15:12:00")));
        assertEquals(Duration.ofSeconds(5430), board(board).clocks().remaining(Side.BLACK, at("15:12:00")));
    }

    @Test
    void timeLostWhileNobodyWasThereIsSplitWhereTheRulesSaySo() { // OCR 16.11, OCR 16.11/c
        var board = startEmpty(round(30, NeitherPresent.SPLIT))
                .when(arrival(Side.BLACK), SERVICE, at("15:12:00"))
                .accepted();
        assertEquals(Duration.ofSeconds(5430 - 360), board(board).clocks().remaining(Side.WHITE, at("15:12:00")));
        assertEquals(Duration.ofSeconds(5430 - 360), board(board).clocks().remaining(Side.BLACK, at("15:12:00")));
        board.when(arrival(Side.WHITE), SERVICE, at("15:14:00"))
                .then(new Event.SeatPresent(Side.WHITE, true, at("15:14:00"), true));
        assertEquals(Duration.ofSeconds(5430 - 480), board(board).clocks().remaining(Side.WHITE, at("15:14:00")));
    }

    @Test
    void timeLostWhileNobodyWasThereIsGivenBackWhereTheRulesSaySo() { // OCR 16.11
        var board = startEmpty(round(30, NeitherPresent.NO_LOSS))
                .when(arrival(Side.BLACK), SERVICE, at("15:12:00"))
                .accepted();
        assertEquals(Duration.ofSeconds(5430), board(board).clocks().remaining(Side.WHITE, at("15:12:00")));
        assertEquals(Duration.ofSeconds(5430), board(board).clocks().remaining(Side.BLACK, at("15:12:00")));
        var held = startEmpty(round(30, NeitherPresent.NO_LOSS).when(arrival(Side.BLACK), SERVICE, at("14:59:00")))
                .when(arrival(Side.WHITE), SERVICE, at("15:12:00"))
                .accepted();
        assertEquals(1, held.events().size(), "Black was there: White has lost his time");
    }

    private static void showsAt(
            String time, Scenario<Command, Event, BoardState> board, Duration white, Duration black) {
        assertEquals(white, board(board).clocks().remaining(Side.WHITE, at(time)));
        assertEquals(black, board(board).clocks().remaining(Side.BLACK, at(time)));
    }

    private static Scenario<Command, Event, BoardState> ninety(NeitherPresent neither) {
        return startEmpty(created(withDefault(rules(), 60, neither), "90+0", Optional.empty()));
    }

    @Test
    void onlyTheTimeThatRanWhileNobodyWasThereIsSharedNotWhatArbitersGaveOrTook() { // OCR 16.11, OCR 19.5
        var less = adjustTime(Side.WHITE, minutes(-30), "Set too long", "OCR 19.5");
        var back = ninety(NeitherPresent.NO_LOSS)
                .when(less, LCA_ROME, at("15:01:00"))
                .accepted()
                .when(arrival(Side.BLACK), SERVICE, at("15:02:00"))
                .accepted();
        showsAt("15:02:00", back, minutes(60), minutes(90));
        var split = ninety(NeitherPresent.SPLIT)
                .when(less, LCA_ROME, at("15:01:00"))
                .accepted()
                .when(arrival(Side.BLACK), SERVICE, at("15:02:00"))
                .accepted();
        showsAt("15:02:00", split, minutes(59), minutes(89));
        var more = ninety(NeitherPresent.NO_LOSS)
                .when(adjustTime(Side.WHITE, minutes(20), "Storm", "OCR 19.5"), LCA_ROME, at("15:30:00"))
                .accepted()
                .when(arrival(Side.BLACK), SERVICE, at("15:30:00"))
                .accepted();
        showsAt("15:30:00", more, minutes(110), minutes(90));
        var set = ninety(NeitherPresent.NO_LOSS)
                .when(
                        new ClockCommand.SetClocks(
                                BOARD,
                                Optional.of(minutes(45)),
                                Optional.empty(),
                                "Display",
                                "OCR 19.5",
                                OptionalInt.empty()),
                        LCA_ROME,
                        at("15:10:00"))
                .accepted()
                .when(arrival(Side.BLACK), SERVICE, at("15:12:00"))
                .accepted();
        showsAt("15:12:00", set, minutes(45 + 10), minutes(90));
        var corrected = ninety(NeitherPresent.SPLIT)
                .when(setting("60+0"), LCA_ROME, at("15:10:00"))
                .accepted()
                .when(arrival(Side.BLACK), SERVICE, at("15:12:00"))
                .accepted();
        showsAt("15:12:00", corrected, minutes(60 - 6), minutes(60 - 6));
    }

    @Test
    void anOutageAndAPauseBeforeAnybodyCameAreNobodysLoss() { // OCR 16.11, OCR 19.6
        var board = ninety(NeitherPresent.SPLIT)
                .when(new ClockCommand.Pause(BOARD, "Fire alarm"), LCA_ROME, at("15:04:00"))
                .accepted()
                .when(RESUME, LCA_ROME, at("15:20:00"))
                .accepted()
                .when(arrival(Side.BLACK), SERVICE, at("15:22:00"))
                .accepted();
        showsAt("15:22:00", board, minutes(90 - 3), minutes(90 - 3));
    }

    @Test
    void timeIsSharedOnceHoweverOftenPeopleComeAndGo() { // OCR 16.11
        var gone = new PresenceCommand.RecordPresence(
                BOARD, Side.BLACK, false, Optional.empty(), Optional.empty(), Optional.empty());
        var board = ninety(NeitherPresent.NO_LOSS)
                .when(arrival(Side.BLACK), SERVICE, at("15:10:00"))
                .accepted()
                .when(gone, LCA_MILAN, at("15:15:00"))
                .accepted()
                .when(arrival(Side.WHITE), SERVICE, at("15:17:00"))
                .accepted();
        showsAt("15:17:00", board, minutes(90 - 5), minutes(90));
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
    void aSeatedPlayerWhoseDeviceIsOfflineHoldsTheStartAndForfeitsNothing() { // OCR 16.5, DEC-27, OCR 16.5/b
        var hold = new PresenceCommand.HoldStart(BOARD, Side.WHITE, true, "Device not connected");
        var board = round(0).when(arrival(Side.WHITE), LCA_ROME, at("14:58:00"))
                .when(arrival(Side.BLACK), SERVICE, at("14:58:00"))
                .when(hold, SERVICE, at("14:59:00"))
                .then(new Event.StartHeld(Side.WHITE, true, "Device not connected"));
        for (Side side : Side.values())
            for (CheckKind check : CheckKind.values())
                board.when(new Command.ClearSeat(BOARD, side, check, true), SERVICE, at("14:59:00"));
        board.when(START, LCA_ROME, at("15:00:00"))
                .refused(GameRefusal.START_HELD)
                .when(CLAIM, SERVICE, at("15:00:01"))
                .refused(GameRefusal.GAME_NOT_STARTED)
                .when(new PresenceCommand.HoldStart(BOARD, Side.WHITE, false, ""), SERVICE, at("15:04:00"))
                .accepted()
                .when(START, LCA_ROME, at("15:04:01"))
                .accepted()
                .when(CLAIM, SERVICE, at("15:05:00"))
                .refused(GameRefusal.DEFAULT_NOT_OVER);
    }

    @Test
    void anAbsentPlayerDoesNotHoldTheStart() { // DEC-27
        round(0).when(
                        new PresenceCommand.HoldStart(BOARD, Side.WHITE, true, "Device not connected"),
                        SERVICE,
                        at("14:59:00"))
                .refused(GameRefusal.SEAT_ABSENT);
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

    private static Optional<RoundNow> round(boolean official, int... later) {
        return Optional.of(
                new RoundNow(1, official, later.length == 0 ? OptionalInt.empty() : OptionalInt.of(later[0])));
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
