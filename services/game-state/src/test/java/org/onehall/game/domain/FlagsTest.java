package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.PeriodCredit;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Reason;
import org.onehall.decider.Scenario;

/** When time has run down on a board: periods, flags, lag and outages; each name is the rule. */
class FlagsTest {
    private static final String[] SHUFFLE = {"g1f3", "g8f6", "f3g1", "f6g8"};

    /**
     * A game under 2/1,1 (a minute for two moves, then a minute): White is on move after two moves by each player in
     * four seconds.
     */
    private static Scenario<Command, Event, BoardState> twoMovesMade(PeriodCredit credit) {
        TimeControl control = TimeControl.parse("2/1,1").with(credit);
        var create = create(lagging(0), "1+0", Optional.empty());
        var board = Scenario.of(GameDecider.DECIDER)
                .when(
                        new Command.Create(
                                KEY,
                                create.white(),
                                create.black(),
                                control,
                                control,
                                Optional.empty(),
                                create.rules()),
                        SERVICE,
                        T0.minusSeconds(60))
                .accepted();
        return moves(start(board), T0, SHUFFLE);
    }

    // ---- periods

    @Test
    void aClaimAtTheEndOfAPeriodBringsTheNextOne() { // LAW 6.4, DEC-05
        var board = twoMovesMade(PeriodCredit.AT_FLAG_FALL);
        Instant end = T0.plusSeconds(4 + 58);
        board.when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, end.minusMillis(1))
                .refused(GameRefusal.FLAG_NOT_FALLEN)
                .when(new ClockCommand.ClaimFlag(BOARD, Side.BLACK), SERVICE, end.plusMillis(30))
                .refused(GameRefusal.FLAG_NOT_FALLEN)
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, end.plusMillis(30))
                .accepted();
    }

    @Test
    void thePeriodBeganWhenTheOldOneRanDownNotWhenItWasNoticed() { // LAW 6.4
        Instant end = T0.plusSeconds(4 + 58);
        var board = twoMovesMade(PeriodCredit.AT_FLAG_FALL)
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, end.plusMillis(30))
                .accepted();
        var completed = (Event.PeriodCompleted) board.events().getFirst();
        assertEquals(1, board.events().size());
        assertEquals(new Event.PeriodCompleted(Side.WHITE, 1, end, completed.clocks()), completed);
        assertEquals(minutes(1), completed.clocks().white());
        assertEquals(Optional.of(end.plusSeconds(60)), completed.clocks().flagAt());
        assertEquals(Optional.empty(), completed.clocks().periodEndsAt());
    }

    @Test
    void everyCommandFirstTellsThePeriodThatIsOver() { // LAW 6.4
        Instant end = T0.plusSeconds(4 + 58);
        var board = twoMovesMade(PeriodCredit.AT_FLAG_FALL)
                .when(play(Side.WHITE, "g1f3"), WHITE, end.plusSeconds(10))
                .accepted();
        assertEquals(
                List.of(Event.PeriodCompleted.class, Event.MovePlayed.class),
                board.events().stream().map(Object::getClass).toList());
        assertEquals(Duration.ofSeconds(50), board(board).clocks().remaining(Side.WHITE, end.plusSeconds(10)));
        twoMovesMade(PeriodCredit.AT_FLAG_FALL)
                .when(new ClockCommand.Pause(BOARD, "Lamp fell"), LCA_ROME, end.plusSeconds(10))
                .accepted()
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, end.plusSeconds(11))
                .refused(GameRefusal.FLAG_NOT_FALLEN);
    }

    @Test
    void aRefusedCommandTellsNothing() { // LAW 6.4
        Instant end = T0.plusSeconds(4 + 58);
        var board = twoMovesMade(PeriodCredit.AT_FLAG_FALL);
        var before = board.log();
        board.when(play(Side.WHITE, "g1g5"), WHITE, end.plusSeconds(10)).refused(GameRefusal.ILLEGAL_MOVE);
        assertEquals(before, board.log());
    }

    @Test
    void atTheMoveCountThePeriodBeginsWithTheMove() { // DEC-05
        var board = twoMovesMade(PeriodCredit.AT_MOVE_COUNT);
        // The last event is Black's second period; its move came just before.
        assertEquals(
                List.of(Event.MovePlayed.class, Event.PeriodCompleted.class),
                board.events().stream().map(Object::getClass).toList());
        var completed = (Event.PeriodCompleted) board.events().getLast();
        assertEquals(Side.BLACK, completed.side());
        assertEquals(T0.plusSeconds(4), completed.at());
        assertEquals(minutes(2).minusSeconds(2), completed.clocks().black());
    }

    @Test
    void anInstantBringsAPeriodOrAFlagButNeverBoth() { // LAW 6.4
        Instant end = T0.plusSeconds(4 + 58);
        var board = twoMovesMade(PeriodCredit.AT_FLAG_FALL)
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, end.plusSeconds(90))
                .accepted();
        assertEquals(
                List.of(Event.PeriodCompleted.class, Event.FlagFell.class, Event.GameEnded.class),
                board.events().stream().map(Object::getClass).toList());
        assertEquals(end, ((Event.PeriodCompleted) board.events().get(0)).at());
        assertEquals(end.plusSeconds(60), ((Event.FlagFell) board.events().get(1)).at());
    }

    @Test
    void aNextPeriodOfNothingIsAFlag() { // LAW 6.4
        TimeControl control = TimeControl.parse("1/1,0");
        var create = create(lagging(0), "1+0", Optional.empty());
        var board = Scenario.of(GameDecider.DECIDER)
                .when(
                        new Command.Create(
                                KEY,
                                create.white(),
                                create.black(),
                                control,
                                control,
                                Optional.empty(),
                                create.rules()),
                        SERVICE,
                        T0.minusSeconds(60))
                .accepted();
        moves(start(board), T0, "g1f3", "g8f6")
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(61))
                .accepted();
        assertEquals(
                List.of(Event.FlagFell.class, Event.GameEnded.class),
                board.events().stream().map(Object::getClass).toList());
    }

    // ---- lag

    private static MoveCommand.Play late(Side side, String uci, int roundTripMs) {
        return new MoveCommand.Play(BOARD, side, uci, false, OptionalInt.empty(), roundTripMs);
    }

    @Test
    void theWayOfAMoveIsTakenOffUpToWhatTheRegulationsAllow() { // DEC-03
        var board = started(lagging(200), "1+0", Optional.empty())
                .when(late(Side.WHITE, "e2e4", 90), WHITE, T0.plusSeconds(10))
                .accepted();
        var move = (Event.MovePlayed) board.events().getFirst();
        assertEquals(Duration.ofMillis(9_910), move.spent());
        assertEquals(Optional.of(Duration.ofMillis(90)), move.lagCompensated());
        assertEquals(Duration.ofMillis(50_090), move.clocks().white());
        board.when(late(Side.BLACK, "e7e5", 900), BLACK, T0.plusSeconds(20)).accepted();
        assertEquals(
                Optional.of(Duration.ofMillis(200)),
                ((Event.MovePlayed) board.events().getFirst()).lagCompensated());
        assertEquals(
                Duration.ofMillis(9_800), ((Event.MovePlayed) board.events().getFirst()).spent());
    }

    @Test
    void noMoveCostsLessThanNothing() { // DEC-03, DEC-28
        var board = started(lagging(200), "1+0", Optional.empty())
                .when(late(Side.WHITE, "e2e4", 150), WHITE, T0.plusMillis(60))
                .accepted();
        var move = (Event.MovePlayed) board.events().getFirst();
        assertEquals(Duration.ZERO, move.spent());
        assertEquals(Optional.of(Duration.ofMillis(60)), move.lagCompensated());
    }

    @Test
    void withoutCompensationTheRoundTripChangesNothing() { // DEC-03
        var board = started(lagging(0), "1+0", Optional.empty())
                .when(late(Side.WHITE, "e2e4", 150), WHITE, T0.plusSeconds(1))
                .accepted();
        var move = (Event.MovePlayed) board.events().getFirst();
        assertEquals(Duration.ofSeconds(1), move.spent());
        assertEquals(Optional.empty(), move.lagCompensated());
    }

    @Test
    void aFlagIsNotClaimedWhileAMoveMayStillBeOnItsWay() { // DEC-03
        Instant flag = T0.plusSeconds(60);
        started(lagging(200), "1+0", Optional.empty())
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, flag.plusMillis(199))
                .refused(GameRefusal.FLAG_NOT_FALLEN)
                .when(late(Side.WHITE, "e2e4", 150), WHITE, flag.plusMillis(150))
                .refused(GameRefusal.FLAG_FALLEN)
                .when(late(Side.WHITE, "e2e4", 151), WHITE, flag.plusMillis(150))
                .accepted();
        var board = started(lagging(200), "1+0", Optional.empty())
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, flag.plusMillis(200))
                .accepted();
        assertEquals(flag, ((Event.FlagFell) board.events().getFirst()).at());
    }

    @Test
    void everythingButTheMoveIsJudgedAtTheFlagItself() { // DEC-03
        Instant flag = T0.plusSeconds(60);
        moves(started(lagging(200), "1+0", Optional.empty()), T0)
                .when(new ResultCommand.Resign(BOARD, Side.BLACK), BLACK, flag)
                .refused(GameRefusal.FLAG_FALLEN)
                .when(new ClockCommand.Pause(BOARD, "Lamp fell"), LCA_ROME, flag)
                .refused(GameRefusal.FLAG_FALLEN);
    }

    // ---- the order of move and flag

    @Test
    void whiteFlagsWithAPawnAgainstAKnightAndHasLost() { // OCR 4.5, LAW 6.8: the pawn makes a helpmate possible
        var ended = flagged("8/8/4k3/8/2n5/8/3KP3/8 w - - 0 1");
        assertEquals(Result.BLACK_WINS, ended.result());
        assertEquals(Termination.TIME, ended.termination());
    }

    @Test
    void whiteFlagsWithAQueenAgainstABishopAndHasDrawn() { // OCR 4.5
        var ended = flagged("8/8/4k3/8/2b5/8/3K4/Q7 w - - 0 1");
        assertEquals(Result.DRAW, ended.result());
        assertEquals(Termination.TIME_UNWINNABLE, ended.termination());
    }

    private static Event.GameEnded flagged(String fen) {
        return (Event.GameEnded) started(lagging(0), "1+0", Optional.of(fen))
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(60))
                .accepted()
                .events()
                .getLast();
    }

    // ---- outages

    @Test
    void anOutageIsChargedToNobodyAndPausesTheGame() { // ENG-4, OCR 19.6
        var board = started()
                .when(new Command.CoverOutage(T0.plusSeconds(10), T0.plusSeconds(40)), SERVICE, T0.plusSeconds(40))
                .accepted();
        assertTrue(board.events().getFirst() instanceof Event.OutageCovered);
        var paused = (Event.GamePaused) board.events().getLast();
        assertEquals(Optional.of(PauseCause.OUTAGE), paused.cause());
        assertEquals("The server did not answer from 15:00:10 UTC to 15:00:40 UTC", Reason.inEnglish(paused.reason()));
        assertEquals(minutes(90).plusSeconds(20), board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(900)));
        board.when(new Command.CoverOutage(T0.plusSeconds(10), T0.plusSeconds(40)), SERVICE, T0.plusSeconds(40))
                .then()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(41))
                .refused(GameRefusal.GAME_PAUSED)
                .when(
                        new ClockCommand.Resume(
                                BOARD,
                                "The hall is back",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                "OCR 19.6",
                                Optional.empty(),
                                Optional.empty(),
                                0),
                        LCA_ROME,
                        T0.plusSeconds(100))
                .accepted()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(105))
                .accepted();
        assertEquals(
                new BySide<>(minutes(90).plusSeconds(45), minutes(90).plusSeconds(30)),
                new BySide<>(
                        ((Event.MovePlayed) board.events().getFirst()).clocks().white(),
                        ((Event.MovePlayed) board.events().getFirst()).clocks().black()));
    }

    @Test
    void aShortOutageIsChargedToNobodyAndInterruptsNobody() { // ENG-4
        var board = started()
                .when(
                        new Command.CoverOutage(T0.plusSeconds(10), T0.plusMillis(12_999)),
                        SERVICE,
                        T0.plusMillis(12_999))
                .accepted();
        assertEquals(1, board.events().size());
        board.when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(20)).accepted();
        assertEquals(
                minutes(91).minusMillis(20_000 - 2_999),
                ((Event.MovePlayed) board.events().getFirst()).clocks().white());
    }

    @Test
    void anOutageOfThreeSecondsPausesTheGame() { // ENG-4, OCR 19.6
        var board = started()
                .when(new Command.CoverOutage(T0.plusSeconds(10), T0.plusSeconds(13)), SERVICE, T0.plusSeconds(13))
                .accepted();
        assertTrue(board.events().getLast() instanceof Event.GamePaused);
    }

    @Test
    void aFlagThatFellBeforeTheOutageStaysFallen() { // ENG-4
        started(lagging(0), "1+0", Optional.empty())
                .when(new Command.CoverOutage(T0.plusSeconds(60), T0.plusSeconds(90)), SERVICE, T0.plusSeconds(90))
                .then()
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(91))
                .accepted();
    }

    @Test
    void aFlagThatWouldHaveFallenInTheOutageHasNot() { // ENG-4
        var board = started(lagging(0), "1+0", Optional.empty())
                .when(new Command.CoverOutage(T0.plusMillis(59_999), T0.plusSeconds(90)), SERVICE, T0.plusSeconds(90))
                .accepted()
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(91))
                .refused(GameRefusal.FLAG_NOT_FALLEN);
        assertEquals(Duration.ofMillis(1), board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(91)));
    }

    @Test
    void aGameThatStandsIsNotConcernedByAnOutage() { // ENG-4
        started()
                .when(new ClockCommand.Pause(BOARD, "Lamp fell"), LCA_ROME, T0.plusSeconds(5))
                .accepted()
                .when(new Command.CoverOutage(T0.plusSeconds(10), T0.plusSeconds(40)), SERVICE, T0.plusSeconds(40))
                .then();
        created()
                .when(new Command.CoverOutage(T0.plusSeconds(10), T0.plusSeconds(40)), SERVICE, T0.plusSeconds(40))
                .then();
    }

    @Test
    void aMoveAtTheInstantOfTheFlagIsTooLate() { // DEC-03
        Instant flag = T0.plus(minutes(90)).plusSeconds(30);
        started()
                .when(play(Side.WHITE, "e2e4"), WHITE, flag)
                .refused(GameRefusal.FLAG_FALLEN)
                .when(play(Side.WHITE, "e2e4"), WHITE, flag.minusMillis(1))
                .accepted();
    }

    @Test
    void anEarlyClaimOfAFlagIsRefusedAndALateOneDatesFromTheDeadline() { // OCR 4.5, LAW 6.8
        Instant flag = T0.plus(minutes(90)).plusSeconds(30);
        var board = started()
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, flag.minusMillis(1))
                .refused(GameRefusal.FLAG_NOT_FALLEN)
                .when(new ClockCommand.ClaimFlag(BOARD, Side.BLACK), SERVICE, flag)
                .refused(GameRefusal.FLAG_NOT_FALLEN)
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, flag.plusMillis(70))
                .accepted();
        assertEquals(flag, ((Event.FlagFell) board.events().getFirst()).at());
        var ended = (Event.GameEnded) board.events().getLast();
        assertEquals(Result.BLACK_WINS, ended.result());
        assertEquals("OCR 4.5", ended.article());
    }

    @Test
    void flagFallIsADrawWhenOpponentCannotMate() { // OCR 4.5, LAW 6.9, LAW 6.8
        var board = started(rules(), "1+0", Optional.of("8/8/8/8/3k4/8/QK6/8 w - - 0 1"))
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(60))
                .accepted();
        var ended = (Event.GameEnded) board.events().getLast();
        assertEquals(Result.DRAW, ended.result());
        assertEquals(Termination.TIME_UNWINNABLE, ended.termination());
    }
}
