package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.clock.Category;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.IllegalMovePolicy;

/** New attempts on one board: OCR 18.9 c and d, colours reversed (OCR 19.2, DEC-16 to DEC-18, DEC-26). */
class RestartsTest {
    private static final RepairCommand.Restart REVERSE = new RepairCommand.Restart(
            BOARD, "White and Black sat the wrong way round", "OCR 19.2", Optional.empty(), true, 0);
    private static final String[] TWENTY = {
        "g1f3", "g8f6", "b1c3", "b8c6", "e2e3", "e7e6", "d2d3", "d7d6", "a2a3", "a7a6", "b2b3", "b7b6", "g2g3", "g7g6",
        "h2h3", "h7h6", "f1g2", "f8g7", "c1b2", "c8b7"
    };

    private static RepairCommand.Restart decision(Optional<TimeControl> control) {
        return new RepairCommand.Restart(BOARD, "Decided", "OCR 18.9", control, false, 0);
    }

    private static Scenario<Command, Event, BoardState> played(int plies) {
        return moves(started(), T0, Arrays.copyOf(TWENTY, plies));
    }

    private static RepairCommand.Replay replay(int position) {
        return new RepairCommand.Replay(BOARD, position, "The pieces of round 2 were set up");
    }

    @Test
    void aGameFromAWrongInitialPositionIsVoidWheneverThatIsFound() { // LAW 7.2.1, DEC-26
        for (Scenario<Command, Event, BoardState> board : List.of(
                created(),
                played(3),
                played(20),
                played(4).when(new ClockCommand.Pause(BOARD, "look"), LCA_ROME, T0.plusSeconds(60)))) {
            int before = board(board).attempt();
            board.when(replay(0), LCA_ROME, T0.plusSeconds(70)).accepted();
            assertEquals(before + 1, board(board).attempt());
            assertEquals(Position.chess960(0), board(board).initial());
            assertEquals(Phase.CREATED, board(board).phase());
            assertEquals(0, board(board).ply());
            assertEquals(
                    Duration.ofSeconds(5430),
                    board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(70)),
                    "the new game has full time");
        }
        played(3).when(replay(518), LCA_ROME, T0.plusSeconds(60)).refused(GameRefusal.POSITION_RIGHT);
        played(3).when(replay(960), LCA_ROME, T0.plusSeconds(60)).refused(GameRefusal.INITIAL_POSITION_UNKNOWN);
        played(3)
                .when(replay(0), LCA_ELSEWHERE, T0.plusSeconds(60))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(new RepairCommand.Replay(BOARD, 0, " "), LCA_ROME, T0.plusSeconds(60))
                .refused(GameRefusal.REASON_MISSING)
                .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(61))
                .when(replay(0), Actor.official("ca", Role.CHIEF_ARBITER, ""), T0.plusSeconds(62))
                .refused(GameRefusal.GAME_ENDED);
    }

    @Test
    void atNineteenPliesColoursReversedIsARestart() { // OCR 19.2, DEC-18, LAW 7.3
        var board = played(19).when(REVERSE, LCA_ROME, T0.plusSeconds(60)).accepted();
        assertEquals(2, board(board).attempt());
        assertEquals("p-black", board(board).seats().white().playerId());
        assertEquals("p-white", board(board).seats().black().playerId());
        assertEquals(
                Duration.ofSeconds(5430),
                board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(60)),
                "the new game has full time");
    }

    @Test
    void atEighteenPliesTheOnlyLegalChoiceIsARestart() { // OCR 19.2
        var board = played(18).when(REVERSE, LCA_ROME, T0.plusSeconds(60)).accepted();
        assertEquals(Phase.CREATED, board(board).phase());
    }

    @Test
    void atTwentyPliesTheGameContinuesAndOnlyTheRecordIsMade() { // OCR 19.2, DEC-18, LAW 7.3
        var board = played(20)
                .when(REVERSE, LCA_ROME, T0.plusSeconds(60))
                .then(new Event.ColoursKept(20, "White and Black sat the wrong way round"));
        assertEquals(Phase.PLAYING, board(board).phase());
        assertEquals("p-white", board(board).seats().white().playerId());
        board.when(play(Side.WHITE, "e1g1"), WHITE, T0.plusSeconds(61)).accepted();
    }

    @Test
    void coloursAreReversedOnlyWhileTheGameIsInProgressByArbitersAndWithAReason() { // DEC-18
        created().when(REVERSE, LCA_ROME, T0).refused(GameRefusal.GAME_NOT_STARTED);
        played(2)
                .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(9))
                .when(REVERSE, LCA_ROME, T0.plusSeconds(10))
                .refused(GameRefusal.GAME_ENDED);
        played(2)
                .when(REVERSE, LCA_ELSEWHERE, T0.plusSeconds(10))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(REVERSE, WHITE, T0.plusSeconds(10))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(
                        new RepairCommand.Restart(BOARD, " ", "OCR 19.2", Optional.empty(), true, 0),
                        LCA_ROME,
                        T0.plusSeconds(10))
                .refused(GameRefusal.REASON_MISSING);
    }

    @Test
    void afterAnExchangeOfSeatsEveryPlayerPlaysWithTheCodeOfTheNewSeat() { // OCR 19.2
        var board = played(2).when(REVERSE, LCA_ROME, T0.plusSeconds(60)).accepted();
        for (Side side : Side.values())
            for (CheckKind check : CheckKind.values())
                board.when(new Command.ClearSeat(BOARD, side, check, true), SERVICE, T0.plusSeconds(70));
        board.when(START, LCA_ROME, T0.plusSeconds(80))
                .accepted()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(81))
                .refused(GameRefusal.FORBIDDEN_SEAT)
                .when(play(Side.WHITE, "e2e4"), Actor.seat("p-black", "milan", KEY, "WHITE"), T0.plusSeconds(81))
                .accepted();
    }

    @Test
    void aRestartVoidsTheGameAndOpensANewOneWithTheSameControlAndCountersAtZero() { // OCR 18.9 c, DEC-16
        var board = moves(started(), T0, "g1f3", "g8f6", "f3g1", "f6g8")
                .when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(5))
                .when(decision(Optional.empty()), SERVICE, T0.plusSeconds(30))
                .accepted();
        assertEquals(2, board.events().size());
        BoardState.Board now = board(board);
        assertEquals(Phase.CREATED, now.phase());
        assertEquals(0, now.ply());
        assertEquals(1, now.repetitions().count());
        assertTrue(now.offer().isEmpty() && now.moves().isEmpty());
        assertEquals(TimeControl.parse("90+30"), now.clocks().controls().white());
        assertEquals(
                4,
                board.log().stream().filter(Event.MovePlayed.class::isInstance).count(),
                "the first attempt stays readable");
    }

    @Test
    void aRestartOfASetUpGameKeepsItsInitialPosition() { // OCR 18.9 c
        String fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1";
        var board = started(rules(), "90+30", Optional.of(fen))
                .when(play(Side.BLACK, "e8e7"), BLACK, T0.plusSeconds(1))
                .when(decision(Optional.empty()), SERVICE, T0.plusSeconds(30))
                .accepted();
        assertEquals(fen, board(board).position().fen());
    }

    @Test
    void ninetyPlusThirtyIsNotShortenedByAHundredAndFifteenPlusFive() { // OCR 18.9 d, DEC-17
        started()
                .when(decision(Optional.of(TimeControl.parse("115+5"))), SERVICE, T0.plusSeconds(1))
                .refused(GameRefusal.NOT_SHORTER);
    }

    @Test
    void ninetyPlusThirtyIsShortenedByTwentyFivePlusTen() { // OCR 18.9 d, DEC-17
        var board = started()
                .when(decision(Optional.of(TimeControl.parse("25+10"))), SERVICE, T0.plusSeconds(1))
                .accepted();
        assertEquals(Duration.ofSeconds(25 * 60 + 10), board(board).clocks().remaining(Side.BLACK, T0.plusSeconds(1)));
    }

    @Test
    void aRestartedGameNeedsItsChecksAgain() { // DEC-26
        played(3)
                .when(decision(Optional.empty()), SERVICE, T0.plusSeconds(30))
                .accepted()
                .when(START, LCA_ROME, T0.plusSeconds(31))
                .refused(GameRefusal.DEVICE_CHECK_MISSING);
    }

    @Test
    void whatWasDecidedAboutAVoidedGameIsNotDoneToTheNewOne() { // OCR 18.9 c
        var rules = frozen("x", 3, 50, true, 1, 1, false, true, true, false);
        var board = started(rules, "90+30", Optional.empty())
                .when(decision(Optional.empty()), SERVICE, T0.plusSeconds(30))
                .when(START, SERVICE, T0.plusSeconds(40))
                .accepted();
        Optional<Duration> none = Optional.empty();
        for (int attempt : new int[] {1, 2}) {
            for (Command order : List.of(
                    new ClockCommand.AdjustTime(
                            BOARD,
                            Side.WHITE,
                            minutes(1),
                            "Decided",
                            "OCR 18.9",
                            none,
                            "",
                            attempt,
                            OptionalInt.empty(),
                            "",
                            ""),
                    new ClockCommand.Resume(
                            BOARD, "Decided", none, none, Optional.empty(), none, "OCR 18.9", none, none, attempt),
                    new RepairCommand.Restart(BOARD, "Decided", "OCR 18.9", Optional.empty(), false, attempt),
                    new ResultCommand.DeclareResult(BOARD, Optional.of(Result.DRAW), "Decided", "OCR 18.9", attempt))) {
                var answer = GameDecider.DECIDER.decide(
                        new Submitted<>(order, SERVICE, "r", T0.plusSeconds(50), T0.plusSeconds(50)), board(board));
                boolean refused = answer instanceof Decision.Refused<Event>(var refusal, var _)
                        && refusal == GameRefusal.ANOTHER_GAME;
                assertEquals(attempt == 1, refused, order::toString);
            }
        }
    }

    @Test
    void aRefusalSaysWhichGameItWasAndWhichThereIs() {
        assertEquals(
                "This decision was about game 1 of this board, but that game does not count. The board now has game 2: "
                        + "make a decision about the present game.",
                GameRefusal.ANOTHER_GAME.text(Map.of("decided", "1", "present", "2")));
    }

    @Test
    void anEndedGameIsNotRestarted() { // DEC-16
        played(2)
                .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(9))
                .when(decision(Optional.empty()), SERVICE, T0.plusSeconds(10))
                .refused(GameRefusal.GAME_ENDED);
    }

    @Test
    void aPausedGameIsResumedWithTheClocksOfThePauseUnlessOthersAreGiven() { // OCR 18.9 a, DEC-16
        var resume = new ClockCommand.Resume(
                BOARD,
                "Line back",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "OCR 18.9",
                Optional.empty(),
                Optional.empty(),
                0);
        var paused = lateGame().when(resume, SERVICE, T0.plusSeconds(900)).accepted();
        assertEquals(Duration.ofSeconds(14 * 60), board(paused).clocks().remaining(Side.WHITE, T0.plusSeconds(900)));
        assertEquals(
                Duration.ofSeconds(9 * 60 + 20), board(paused).clocks().remaining(Side.BLACK, T0.plusSeconds(900)));
        var other = new ClockCommand.Resume(
                BOARD,
                "Line back",
                Optional.of(minutes(15)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "OCR 18.9",
                Optional.empty(),
                Optional.empty(),
                0);
        var given = lateGame().when(other, SERVICE, T0.plusSeconds(900)).accepted();
        assertEquals(minutes(15), board(given).clocks().remaining(Side.WHITE, T0.plusSeconds(900)));
    }

    @Test
    void aReductionOfBlacksFourteenMinutesByOneThirtyLeavesTwelveThirtyAndWhiteUnchanged() { // OCR 18.9 b
        var board = started(rules(), "14+0", Optional.empty())
                .when(play(Side.WHITE, "e2e4"), WHITE, T0)
                .when(new Command.NoteDisconnection(BOARD, Side.BLACK, "milan/case-1", true), SERVICE, T0)
                .accepted()
                .when(
                        new ClockCommand.Resume(
                                BOARD,
                                "Line back",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of(Side.BLACK),
                                Optional.of(Duration.ofSeconds(90)),
                                "OCR 18.9",
                                Optional.empty(),
                                Optional.empty(),
                                0),
                        SERVICE,
                        T0.plusSeconds(600))
                .accepted();
        assertEquals(
                Duration.ofSeconds(12 * 60 + 30), board(board).clocks().remaining(Side.BLACK, T0.plusSeconds(600)));
        assertEquals(minutes(14), board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(600)));
    }

    /** Paused because of a disconnection, at 14:00 against 9:20. */
    private static Scenario<Command, Event, BoardState> lateGame() {
        var board = started(rules(), "15+0", Optional.empty())
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(60))
                .when(play(Side.BLACK, "e7e5"), BLACK, T0.plusSeconds(60 + 340))
                .accepted();
        return board.when(
                        new Command.NoteDisconnection(BOARD, Side.WHITE, "rome/case-1", true),
                        SERVICE,
                        T0.plusSeconds(400))
                .accepted();
    }

    private static final Command REDUCED = new ClockCommand.Resume(
            BOARD,
            "Line back",
            Optional.empty(),
            Optional.empty(),
            Optional.of(Side.WHITE),
            Optional.of(Duration.ofSeconds(20)),
            "OCR 18.9",
            Optional.empty(),
            Optional.empty(),
            0);

    private static Command lost(Side side, String caseId, long white, long black, long at) {
        return new Command.NoteDisconnection(
                BOARD,
                side,
                caseId,
                true,
                Optional.of(new ClockReading(
                        Duration.ofSeconds(white),
                        Duration.ofSeconds(black),
                        Optional.of(Side.WHITE),
                        T0.plusSeconds(at),
                        Optional.of(T0.plusSeconds(at + white)),
                        Optional.empty())));
    }

    private static Scenario<Command, Event, BoardState> running(Command... notes) {
        var rules = frozen("x", 3, 50, true, 1, 1, false, false, true, false);
        var board = started(rules, "1+0", Optional.empty());
        for (int i = 0; i < notes.length; i++)
            board = board.when(notes[i], SERVICE, T0.plusSeconds(25 + 5L * i)).accepted();
        return board.when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(61))
                .accepted();
    }

    private static List<Long> after(Scenario<Command, Event, BoardState> board) {
        board.when(REDUCED, SERVICE, T0.plusSeconds(120)).accepted();
        return Stream.of(Side.values())
                .map(side -> board(board)
                        .clocks()
                        .remaining(side, T0.plusSeconds(120))
                        .toSeconds())
                .toList();
    }

    @Test
    void afterAProvisionalFlagAReductionStartsFromTheLastSignOfLife() { // OCR 18.9 b, DEC-15, DEC-16
        var board = running(lost(Side.WHITE, "c", 43, 60, 17));
        assertEquals(
                Optional.of(Duration.ofSeconds(43)),
                ((Event.FlagFell) board.events().getLast()).base().map(ClockReading::white));
        assertEquals(List.of(23L, 60L), after(board));
    }

    @Test
    void aCaseThatIsLostAgainStartsFromThePresentLossUnlessTheFlagHasFallen() { // OCR 18.9 b, DEC-16
        var board = running(lost(Side.WHITE, "c", 43, 60, 17), lost(Side.WHITE, "c", 33, 60, 27));
        board.when(lost(Side.WHITE, "c", 1, 60, 59), SERVICE, T0.plusSeconds(90))
                .then();
        assertEquals(List.of(13L, 60L), after(board));
    }

    @Test
    void aCaseAfterADecisionDoesNotStartFromTheLossOfTheCaseBefore() { // DEC-16
        var board = running(lost(Side.WHITE, "c", 43, 60, 17))
                .when(new Command.NoteDisconnection(BOARD, Side.WHITE, "c", false), SERVICE, T0.plusSeconds(70))
                .accepted();
        assertEquals(List.of(23L, 60L), after(board));
        board.when(new Command.NoteDisconnection(BOARD, Side.WHITE, "d", true), SERVICE, T0.plusSeconds(125))
                .accepted();
        assertEquals(
                Optional.of(Duration.ofSeconds(18)), board(board).lost().white().map(ClockReading::white));
    }

    @Test
    void ofTwoCasesThatOfTheFallenFlagCounts() { // DEC-16
        assertEquals(
                List.of(18L, 59L),
                after(running(lost(Side.BLACK, "b", 50, 60, 10), lost(Side.WHITE, "c", 38, 59, 22))));
        assertEquals(
                List.of(18L, 59L),
                after(running(lost(Side.WHITE, "c", 38, 59, 22), lost(Side.BLACK, "b", 30, 60, 30))));
    }

    @Test
    void aShorterControlOfAnotherCategoryBringsTheRulesOfThatCategory() { // OCR 18.9 d, BLZ B.2, RAP A.4
        var rapid = new GameRules.CategoryRules(
                Category.RAPID,
                Optional.of(new GameRules.DrawClaims(120)),
                Optional.of(new GameRules.IllegalMoves(IllegalMovePolicy.LAWS_2018, 120, true, true)),
                OptionalInt.of(10),
                120,
                false);
        var blitz = new GameRules.CategoryRules(
                Category.BLITZ,
                Optional.of(new GameRules.DrawClaims(60)),
                Optional.of(new GameRules.IllegalMoves(IllegalMovePolicy.LAWS_2018, 60, true, true)),
                OptionalInt.of(10),
                60,
                false);
        var standard = reproducing(
                categorised(penalising(claiming(rules()), IllegalMovePolicy.LAWS_2018, true, false), rapid, blitz));
        var same = started(standard, "90+30", Optional.empty())
                .when(decision(Optional.empty()), SERVICE, T0.plusSeconds(30))
                .accepted();
        assertEquals(standard, board(same).rules());
        for (var of : List.of(rapid, blitz)) {
            var board = started(standard, "90+30", Optional.empty())
                    .when(
                            decision(Optional.of(TimeControl.parse(of == rapid ? "25+10" : "3+2"))),
                            SERVICE,
                            T0.plusSeconds(30))
                    .accepted();
            GameRules now = board(board).rules();
            assertEquals(
                    List.of(of.drawClaims(), of.illegalMoves(), of.cutoffMoves()),
                    List.of(now.drawClaims(), now.illegalMoves(), now.cutoffMoves()));
            assertFalse(now.reproduceMoves(), "below thirty seconds a move no traditional set (OCR 20)");
            assertEquals(Optional.of(now), ((Event.GameRestarted) board.events().getLast()).rules());
        }
    }

    @Test
    void aDecisionDoesNotResumeABoardWithACaseItIsNotAbout() { // OCR 18.9, DEC-15
        var board = started(rules(), "5+0", Optional.empty())
                .when(lost(Side.WHITE, "w", 290, 300, 10), SERVICE, T0.plusSeconds(15))
                .when(lost(Side.BLACK, "b", 290, 300, 10), SERVICE, T0.plusSeconds(16))
                .accepted();
        for (var about : List.of(List.of("w"), List.of("b")))
            board.when(resume(about), SERVICE, T0.plusSeconds(60)).refused(GameRefusal.CASE_OPEN);
        board.when(resume(List.of("w", "b")), SERVICE, T0.plusSeconds(60)).accepted();
    }

    private static Command resume(List<String> decides) {
        return new ClockCommand.Resume(
                BOARD,
                "Both are back",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                "OCR 18.9",
                Optional.empty(),
                Optional.empty(),
                0,
                decides);
    }

    @Test
    void aCaseThatIsStillOpenAfterARestartCountsFromTheNewGame() { // DEC-16
        var rules = frozen("x", 3, 50, true, 1, 1, false, false, true, false);
        var board = started(rules, "1+0", Optional.empty())
                .when(new Command.NoteDisconnection(BOARD, Side.WHITE, "c", true), SERVICE, T0.plusSeconds(20))
                .when(decision(Optional.empty()), SERVICE, T0.plusSeconds(30))
                .when(START, SERVICE, T0.plusSeconds(40))
                .accepted()
                .when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(101))
                .accepted()
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
                        T0.plusSeconds(120))
                .accepted();
        assertEquals(minutes(1), board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(120)));
    }
}
