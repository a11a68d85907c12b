package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.onehall.game.domain.Endings.ending;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

/** Disconnections on one board, provisional flags and the decisions about them (OCR 18.9); each name is the rule. */
class DisconnectionsTest {
    @Test
    void whereAFlagIsFinalADisconnectedPlayerLosesByIt() { // OCR 11.4.2
        var board = started(frozen("x", 3, 50, true, 1, 1, false, false, false, false), "1+0", Optional.empty())
                .when(
                        new Command.NoteDisconnection(BOARD, Side.WHITE, "rome/case-1", true),
                        SERVICE,
                        T0.plusSeconds(20))
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(60))
                .accepted();
        assertEquals(List.of(Result.BLACK_WINS, Termination.TIME), ending(board));
    }

    @Test
    void aDisconnectionPausesWhereTheProfileSaysSoAndOnlyADecisionResumes() { // OCR 18.9, DEC-15
        var resume = new ClockCommand.Resume(
                BOARD,
                "Go on",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "OCR 19.6",
                Optional.empty(),
                Optional.empty(),
                0);
        var decision = new ClockCommand.Resume(
                BOARD,
                "Line restored",
                Optional.empty(),
                Optional.empty(),
                Optional.of(Side.WHITE),
                Optional.of(Duration.ofSeconds(90)),
                "OCR 18.9",
                Optional.empty(),
                Optional.empty(),
                0);
        var board = started()
                .when(
                        new Command.NoteDisconnection(BOARD, Side.WHITE, "rome/case-1", true),
                        SERVICE,
                        T0.plusSeconds(10))
                .accepted();
        assertEquals(Phase.PAUSED, board(board).phase());
        board.when(resume, LCA_ROME, T0.plusSeconds(20))
                .refused(GameRefusal.CASE_OPEN)
                .when(resume, SERVICE, T0.plusSeconds(20))
                .refused(GameRefusal.CASE_OPEN)
                .when(decision, Actor.official("ca", Role.CHIEF_ARBITER, ""), T0.plusSeconds(20))
                .refused(GameRefusal.CASE_OPEN)
                .when(decision, SERVICE, T0.plusSeconds(60))
                .accepted();
        assertEquals(minutes(90).plusSeconds(20 - 90), board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(60)));
    }

    private static Scenario<Command, Event, BoardState> awaitingChiefArbiter(String fen) {
        return started(frozen("x", 3, 50, true, 1, 1, false, false, true, false), "1+0", Optional.of(fen))
                .when(new Command.NoteDisconnection(BOARD, Side.WHITE, "c", true), SERVICE, T0.plusSeconds(20))
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(61))
                .accepted();
    }

    @Test
    void dec15TheChiefArbiterConfirmsWhatAProvisionalFlagMeans() { // OCR 4.5
        var confirm = new ResultCommand.DeclareResult(BOARD, Optional.empty(), "not back", "OCR 18.9", 0);
        var lost = awaitingChiefArbiter("k7/8/8/8/8/8/8/K6q w - - 0 1")
                .when(confirm, SERVICE, T0.plusSeconds(90))
                .accepted();
        assertEquals(List.of(Result.BLACK_WINS, Termination.TIME), ending(lost));
        var drawn = awaitingChiefArbiter("k7/8/8/8/8/8/8/K5Q1 w - - 0 1")
                .when(confirm, SERVICE, T0.plusSeconds(90))
                .accepted();
        assertEquals(List.of(Result.DRAW, Termination.TIME_UNWINNABLE), ending(drawn));
        assertEquals(
                Duration.ZERO,
                ((Event.GameEnded) drawn.events().getLast()).clocks().white());
        started().when(confirm, SERVICE, T0.plusSeconds(1)).refused(GameRefusal.NO_PROVISIONAL_RESULT);
        lost.when(confirm, SERVICE, T0.plusSeconds(91)).refused(GameRefusal.GAME_ENDED);
    }

    @Test
    void ocr189ARulingEndsAGameInAnyStateBetweenStartAndEnd() {
        var draw = new ResultCommand.DeclareResult(
                BOARD, Optional.of(Result.DRAW), "The line cannot be restored", "OCR 18.9", 0);
        for (var board : List.of(
                started(),
                started().when(new ClockCommand.Pause(BOARD, "Lamp"), LCA_ROME, T0.plusSeconds(1)),
                awaitingChiefArbiter("k7/8/8/8/8/8/8/K6q w - - 0 1"))) {
            var ended = board.when(draw, SERVICE, T0.plusSeconds(90)).accepted();
            assertEquals(List.of(Result.DRAW, Termination.RULING), ending(ended));
            assertEquals("OCR 18.9", ((Event.GameEnded) ended.events().getLast()).article());
        }
        created().when(draw, SERVICE, T0).refused(GameRefusal.GAME_NOT_STARTED);
        started().when(draw, LCA_ROME, T0.plusSeconds(1)).refused(GameRefusal.FORBIDDEN_ROLE);
        started()
                .when(
                        new ResultCommand.DeclareResult(BOARD, Optional.of(Result.DRAW), " ", "OCR 18.9", 0),
                        SERVICE,
                        T0.plusSeconds(1))
                .refused(GameRefusal.REASON_MISSING);
        started().when(draw, SERVICE, T0.plusSeconds(99_999)).refused(GameRefusal.FLAG_FALLEN);
    }

    @Test
    void aFlagInAnOpenCaseIsProvisionalAndResumesFromTheStartOfTheCase() { // DEC-15, DEC-16
        var rules = frozen("fide-online-2021", 3, 50, true, 1, 1, false, false, true, false);
        var board = started(rules, "1+0", Optional.empty())
                .when(
                        new Command.NoteDisconnection(BOARD, Side.WHITE, "rome/case-1", true),
                        SERVICE,
                        T0.plusSeconds(20))
                .accepted()
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(61))
                .accepted();
        assertEquals(Phase.AWAITING_CA, board(board).phase());
        board.when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(62))
                .refused(GameRefusal.AWAITING_CHIEF_ARBITER)
                .when(
                        new ClockCommand.Resume(
                                BOARD,
                                "Decided",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                "OCR 18.9",
                                Optional.empty(),
                                Optional.empty(),
                                0),
                        SERVICE,
                        T0.plusSeconds(90))
                .accepted();
        assertEquals(Duration.ofSeconds(40), board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(90)));
        assertEquals(Phase.PLAYING, board(board).phase());
    }

    private static Scenario<Command, Event, BoardState> decidedCase() {
        return decidedCase(Side.WHITE);
    }

    private static Scenario<Command, Event, BoardState> decidedCase(Side side) {
        var rules = frozen("fide-online-2021", 3, 50, true, 1, 1, false, false, true, false);
        return started(rules, "1+0", Optional.empty())
                .when(new Command.NoteDisconnection(BOARD, side, "rome/case-1", true), SERVICE, T0.plusSeconds(20))
                .when(new ClockCommand.Pause(BOARD, "The line"), LCA_ROME, T0.plusSeconds(30))
                .when(decision("rome/case-1"), SERVICE, T0.plusSeconds(50))
                .accepted();
    }

    @Test
    void aDecidedCaseHoldsUpNobodyBeforeItIsSaidToBeClosed() { // OCR 18.9, DEC-15
        var paused = decidedCase().when(new ClockCommand.Pause(BOARD, "Noise"), LCA_ROME, T0.plusSeconds(52));
        paused.when(resume(), LCA_ROME, T0.plusSeconds(54)).accepted();
        for (Side side : Side.values()) {
            var next = decidedCase()
                    .when(new Command.NoteDisconnection(BOARD, side, "rome/case-2", true), SERVICE, T0.plusSeconds(52))
                    .when(new ClockCommand.Pause(BOARD, "The line"), LCA_ROME, T0.plusSeconds(53))
                    .accepted();
            next.when(resume(), LCA_ROME, T0.plusSeconds(54)).refused(GameRefusal.CASE_OPEN);
            next.when(decision("rome/case-2"), SERVICE, T0.plusSeconds(55)).accepted();
            assertFalse(board(next).caseOpen());
        }
        var awaiting = decidedCase(Side.BLACK)
                .when(
                        new Command.NoteDisconnection(BOARD, Side.WHITE, "rome/case-2", true),
                        SERVICE,
                        T0.plusSeconds(60))
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(81))
                .when(
                        new Command.NoteDisconnection(BOARD, Side.BLACK, "rome/case-3", true),
                        SERVICE,
                        T0.plusSeconds(85));
        assertEquals(Phase.AWAITING_CA, board(awaiting).phase());
        awaiting.when(decision("rome/case-2", "rome/case-3"), SERVICE, T0.plusSeconds(90))
                .accepted();
    }

    @Test
    void aFlagAfterTheDecisionIsFinalBeforeTheCaseIsSaidToBeClosed() { // OCR 4.5, 18.9 a, DEC-15
        var over = decidedCase()
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(81))
                .accepted();
        assertEquals(List.of(Result.BLACK_WINS, Termination.TIME), ending(over));
        over.when(new Command.NoteDisconnection(BOARD, Side.WHITE, "rome/case-1", false), SERVICE, T0.plusSeconds(90))
                .accepted();
        var lostAgain = decidedCase()
                .when(
                        new Command.NoteDisconnection(BOARD, Side.WHITE, "rome/case-2", true),
                        SERVICE,
                        T0.plusSeconds(60))
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(81))
                .accepted();
        assertEquals(Phase.AWAITING_CA, board(lostAgain).phase());
    }

    @Test
    void theEndOfACaseThatWasDecidedIsOnRecord() { // DEC-15
        var closed = decidedCase()
                .when(
                        new Command.NoteDisconnection(BOARD, Side.WHITE, "rome/case-1", false),
                        SERVICE,
                        T0.plusSeconds(60))
                .accepted();
        assertFalse(((Event.DisconnectionNoted) closed.log().getLast()).open());
        assertEquals(List.of(), board(closed).cases().white());
    }

    @Test
    void aRestartIsANewAttemptThatNeedsNewChecks() { // OCR 18.9 c, DEC-26
        var board = moves(started(), T0, "e2e4", "e7e5");
        board.when(
                        new RepairCommand.Restart(
                                BOARD, "Unsupervised for nine minutes", "OCR 18.9", Optional.empty(), false, 0),
                        SERVICE,
                        T0.plusSeconds(30))
                .accepted();
        assertEquals(2, board(board).attempt());
        assertEquals(0, board(board).ply());
        board.when(START, SERVICE, T0.plusSeconds(31)).refused(GameRefusal.DEVICE_CHECK_MISSING);
    }

    @Test
    void aShorterControlMustBeShorter() { // OCR 18.9 d, DEC-17
        started()
                .when(
                        new RepairCommand.Restart(
                                BOARD, "r", "OCR 18.9", Optional.of(TimeControl.parse("115+5")), false, 0),
                        SERVICE,
                        T0.plusSeconds(1))
                .refused(GameRefusal.NOT_SHORTER)
                .when(
                        new RepairCommand.Restart(
                                BOARD, "r", "OCR 18.9", Optional.of(TimeControl.parse("25+10")), false, 0),
                        SERVICE,
                        T0.plusSeconds(1))
                .accepted();
    }
}
