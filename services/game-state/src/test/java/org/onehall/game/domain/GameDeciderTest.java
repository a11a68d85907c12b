package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

/** OCR Art. 2-5, 18.9 and 19.6 on one board; each name is the rule. */
class GameDeciderTest {
    @Test
    void aBoardIsNamedByItsCompetitionRoundAndNumber() {
        for (String none : new String[] {
            "atk/1/a930854",
            "cup/1",
            "cup/1/1/1",
            "cup/0/1",
            "cup/1/0",
            "cup/-1/1",
            "cup/+1/1",
            "/1/1",
            "c p/1/1",
            "cup/1/1234567890",
            ""
        }) Scenario.of(GameDecider.DECIDER).when(createAt(none), SERVICE, T0).refused(GameRefusal.MALFORMED_BOARD);
        for (String board : new String[] {"cup/1/1", "rome-open-2026/9/100000"})
            Scenario.of(GameDecider.DECIDER).when(createAt(board), SERVICE, T0).accepted();
    }

    @Test
    void noTextOfACommandIsEndlessOrHidesAnything() { // OCR 18.3
        Optional<Duration> keep = Optional.empty();
        for (String text : new String[] {"x".repeat(501), "all \u202Eright", "bell \u0007"}) {
            Seat seat = new Seat("p-white", text, "rome", 2400);
            Command.Create create = create(rules(), "90+30", Optional.empty());
            for (Command command : new Command[] {
                new Command.Create(
                        BOARD,
                        seat,
                        create.black(),
                        create.whiteControl(),
                        create.blackControl(),
                        create.initialFen(),
                        create.rules()),
                new ClockCommand.Pause(BOARD, text),
                new ClockCommand.Resume(BOARD, text, keep, keep, Optional.empty(), keep, "OCR 19.6", keep, keep, 0),
                new ClockCommand.Resume(
                        BOARD, "r", keep, keep, Optional.empty(), keep, "OCR 18.9", keep, keep, 0, List.of("c", text)),
                adjustTime(Side.WHITE, minutes(1), text, "OCR 18.4.2"),
                adjustTime(Side.WHITE, minutes(1), "r", text),
                new ClockCommand.SetClocks(BOARD, Optional.of(minutes(1)), keep, text, "OCR 19.5", OptionalInt.empty()),
                new ClockCommand.CorrectSetting(
                        BOARD,
                        Optional.empty(),
                        Optional.empty(),
                        keep,
                        keep,
                        OptionalInt.of(1),
                        OptionalInt.empty(),
                        text,
                        "OCR 19.5",
                        false,
                        OptionalInt.empty()),
                new RepairCommand.Replay(BOARD, 0, text),
                new RepairCommand.Restart(BOARD, text, "OCR 18.9", Optional.empty(), false, 0),
                new Command.NoteDisconnection(BOARD, Side.WHITE, text, true),
                new PresenceCommand.HoldStart(BOARD, Side.WHITE, true, text),
                new PresenceCommand.WaiveDefault(BOARD, Optional.empty(), OptionalInt.empty(), text),
                new PresenceCommand.ReverseForfeit(BOARD, text, Optional.empty()),
                new ResultCommand.DeclareDraw(BOARD, DrawSituation.REPETITION, 0, text, 0),
                new ResultCommand.ChangeResult(BOARD, Optional.empty(), "", text, 0, Optional.empty()),
                new RepairCommand.RestorePosition(BOARD, 0, keep, keep, text, "AMD 7.5.1", 0),
                new AssistanceCommand.DismissAssistant(BOARD, Side.WHITE, "a", text),
                new AdjournmentCommand.OrderSealing(BOARD, text, Optional.empty()),
                new AdjournmentCommand.ConfirmEnvelope(BOARD, text, T0.plusSeconds(60), Optional.empty())
            }) started().when(command, SERVICE, T0.plusSeconds(1)).refused(GameRefusal.MALFORMED_TEXT);
        }
        started()
                .when(new ClockCommand.Pause(BOARD, "x".repeat(500)), LCA_ROME, T0.plusSeconds(1))
                .accepted();
    }

    @Test
    void theStartNeedsDeviceAndFairPlayChecksOfBothSeats() { // OCR 18.5, OCR 18.6
        var board = created().when(START, SERVICE, T0).refused(GameRefusal.DEVICE_CHECK_MISSING);
        for (Side side : Side.values())
            board.when(new Command.ClearSeat(BOARD, side, CheckKind.DEVICE, true), SERVICE, T0);
        board.when(START, SERVICE, T0).refused(GameRefusal.FAIR_PLAY_CHECK_MISSING);
        for (Side side : Side.values())
            board.when(new Command.ClearSeat(BOARD, side, CheckKind.FAIR_PLAY, true), SERVICE, T0);
        board.when(START, SERVICE, T0).accepted();
        assertEquals(Phase.PLAYING, board(board).phase());
    }

    @Test
    void aGameOfChess960BeginsFromAnyOfItsPositionsAndBeginsAgainFromTheSame() { // 960 II.1, 960 II.2, 960 II.3.1,
        // 960 notes, OCR 18.9 c
        for (int number = 0; number < 960; number++)
            Scenario.of(GameDecider.DECIDER)
                    .when(
                            create(
                                    rules(),
                                    "90+30",
                                    Optional.of(Position.chess960(number).fen())),
                            SERVICE,
                            T0)
                    .accepted();
        String fen = Position.chess960(584).fen();
        for (String other : List.of(fen.replace("KQkq", "KQk"), fen.replace("PPPPPPPP", "PPPPPPP1")))
            Scenario.of(GameDecider.DECIDER)
                    .when(create(rules(), "90+30", Optional.of(other)), SERVICE, T0)
                    .refused(GameRefusal.ILLEGAL_POSITION);
        var board = moves(started(rules(), "90+30", Optional.of(fen)), T0, "f1g1", "e7e5");
        assertEquals(
                "qbrnbkrn/pppp1ppp/8/4p3/8/8/PPPPPPPP/QBRNBRKN w kq e6 0 2",
                board(board).position().fen());
        assertEquals(
                "O-O",
                board.log().stream()
                        .filter(Event.MovePlayed.class::isInstance)
                        .map(event -> ((Event.MovePlayed) event).san())
                        .findFirst()
                        .orElseThrow());
        board.when(
                        new RepairCommand.Restart(BOARD, "as before", "OCR 18.9", Optional.empty(), false, 0),
                        SERVICE,
                        T0.plusSeconds(60))
                .accepted();
        assertEquals(fen, board(board).position().fen());
    }

    @Test
    void aFailedRepeatOfACheckTakesItBack() { // OCR 18.5
        var board = created();
        board.when(new Command.ClearSeat(BOARD, Side.WHITE, CheckKind.DEVICE, true), SERVICE, T0)
                .then(new Event.SeatCleared(Side.WHITE, CheckKind.DEVICE, true))
                .when(new Command.ClearSeat(BOARD, Side.WHITE, CheckKind.DEVICE, false), SERVICE, T0)
                .then(new Event.SeatCleared(Side.WHITE, CheckKind.DEVICE, false));
        assertTrue(board(board).cleared().white().isEmpty());
    }

    @Test
    void aMoveSwitchesTheClocksInTheSameFact() { // OCR 4.2, ENG-2, LAW 6.2.1, DEC-02
        var board = started()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(12), T0.plusSeconds(13))
                .accepted();
        var move = (Event.MovePlayed) board.events().getFirst();
        assertEquals(Duration.ofSeconds(12), move.spent());
        assertEquals("e4", move.san());
        // 90+30: 1:30:30 at the start, 12 s used, 30 s for the next move (DEC-04).
        assertEquals(Duration.ofMinutes(90).plusSeconds(48), move.clocks().white());
        assertEquals(Optional.of(Side.BLACK), move.clocks().running());
        // The opponent is charged only from the publication on (ENG-4).
        assertEquals(
                Duration.ofMinutes(90).plusSeconds(30),
                board(board).clocks().remaining(Side.BLACK, T0.plusSeconds(13)));
    }

    @Test
    void anIllegalMoveIsRefusedAndTheClockRunsOn() { // OCR 3.3
        var board = started();
        var before = board.state();
        board.when(play(Side.WHITE, "e2e5"), WHITE, T0.plusSeconds(5)).refused(GameRefusal.ILLEGAL_MOVE);
        assertEquals(before, board.state());
    }

    @Test
    void aPawnOnTheLastRankNeedsItsPiece() { // LAW 3.7.5
        started(rules(), "90+30", Optional.of("8/P6k/8/8/8/8/8/K7 w - - 0 1"))
                .when(play(Side.WHITE, "a7a8"), WHITE, T0.plusSeconds(1))
                .refused(GameRefusal.PROMOTION_PIECE_MISSING)
                .when(play(Side.WHITE, "a7a8q"), WHITE, T0.plusSeconds(1))
                .accepted();
    }

    @Test
    void checkmateEndsTheGameAndStopsBothClocks() { // OCR 5.1, LAW 6.2.1.1, LAW 5.1.1
        var board = moves(started(), T0, "f2f3", "e7e5", "g2g4", "d8h4");
        var ended = (Event.GameEnded) board.events().getLast();
        assertEquals(Result.BLACK_WINS, ended.result());
        assertEquals(Termination.CHECKMATE, ended.termination());
        assertTrue(board(board).clocks().running().isEmpty());
        board.when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(9)).refused(GameRefusal.GAME_ENDED);
    }

    @Test
    void theThirdOccurrenceEndsTheGameOnline() { // OCR 5.4.1, DEC-08
        var board =
                moves(started(), T0, "d2d4", "d7d5", "b1c3", "b8c6", "c3b1", "c6b8", "b1c3", "b8c6", "c3b1", "c6b8");
        assertEquals(Termination.REPETITION, ((Event.GameEnded) board.events().getLast()).termination());
    }

    @Test
    void underTheLawsTheThirdOccurrenceGoesOn() { // LAW 9.6.1
        var board = moves(
                start(created(lawsRules(), "90+30", Optional.empty())),
                T0,
                "d2d4",
                "d7d5",
                "b1c3",
                "b8c6",
                "c3b1",
                "c6b8",
                "b1c3",
                "b8c6",
                "c3b1",
                "c6b8");
        assertEquals(Phase.PLAYING, board(board).phase());
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

    @Test
    void aDrawOfferStandsUntilTheOpponentPlays() { // DEC-11, LAW 9.1.2.1
        var board = moves(started(), T0, "e2e4", "e7e5");
        board.when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(3))
                .then(new Event.DrawOffered(Side.WHITE, 1))
                .when(new ResultCommand.OfferDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(3))
                .refused(GameRefusal.OFFER_OPEN)
                .when(play(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(4))
                .accepted();
        assertTrue(board(board).offer().isPresent());
        board.when(play(Side.BLACK, "b8c6"), BLACK, T0.plusSeconds(5)).accepted();
        assertTrue(board(board).offer().isEmpty());
        board.when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(6))
                .refused(GameRefusal.NO_OFFER);
    }

    @Test
    void anAcceptedOfferDraws() { // OCR 5.3
        var board = moves(started(), T0, "e2e4", "e7e5")
                .when(playOffering(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(3))
                .accepted()
                .when(new ResultCommand.AcceptDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(4))
                .refused(GameRefusal.NO_OFFER)
                .when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(4))
                .accepted();
        assertEquals(Termination.AGREEMENT, ((Event.GameEnded) board.events().getLast()).termination());
    }

    @Test
    void aDrawNeedsAMoveByBoth() { // LAW 5.2.3
        started()
                .when(playOffering(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(1))
                .accepted()
                .when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(2))
                .refused(GameRefusal.ACCEPT_TOO_EARLY);
    }

    @Test
    void anEarlyOfferWithAMoveIsRefusedButTheMoveStands() { // LAW 9.1.1
        var board = started(lawsRules(), "90+30", Optional.empty())
                .when(playOffering(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(1))
                .accepted();
        var move = (Event.MovePlayed) board.events().getFirst();
        assertEquals("OFFER_TOO_EARLY", move.offerRefused());
        assertEquals(false, move.offerDraw());
    }

    @Test
    void anOfferStandsBesideTheMoveItCameWithOrElseTheLastOwnOne() { // DEC-10, LAW 8.1.5
        var board = moves(started(), T0, "e2e4", "e7e5")
                .when(playOffering(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(3))
                .accepted();
        assertEquals(3, ((Event.MovePlayed) board.events().getFirst()).ply());
        assertTrue(((Event.MovePlayed) board.events().getFirst()).offerDraw());
        moves(board, T0.plusSeconds(3), "b8c6")
                .when(new ResultCommand.OfferDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(5))
                .then(new Event.DrawOffered(Side.BLACK, 4));
        moves(started(), T0, "e2e4", "e7e5")
                .when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(3))
                .then(new Event.DrawOffered(Side.WHITE, 1));
    }

    @Test
    void anOfferIsDeclinedOtherwiseThanByAMoveOnlyWhereTheRegulationsUseIt() { // OCR 5.3, LAW 9.1.2.1
        var decline = new ResultCommand.DeclineDraw(BOARD, Side.BLACK);
        var online =
                moves(started(), T0, "e2e4", "e7e5").when(playOffering(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(3));
        online.when(decline, BLACK, T0.plusSeconds(4)).refused(GameRefusal.DECLINE_NOT_USED);
        assertTrue(board(online).offer().isPresent());
        var laws = moves(
                        started(
                                frozen("fide-laws-2018", 5, 75, true, 1, 1, true, false, true, false),
                                "90+30",
                                Optional.empty()),
                        T0,
                        "e2e4",
                        "e7e5")
                .when(playOffering(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(3))
                .when(decline, BLACK, T0.plusSeconds(4))
                .then(new Event.DrawDeclined(Side.BLACK));
        assertTrue(board(laws).offer().isEmpty());
    }

    /** Both players have made 28 moves. */
    private static Scenario<Command, Event, BoardState> twentyEightMovesEach() {
        List<String> moves = new ArrayList<>();
        for (String file : List.of("a", "b", "c", "d")) {
            moves.addAll(List.of(file + "2" + file + "3", file + "7" + file + "6"));
            for (int i = 0; i < 3; i++) moves.addAll(List.of("g1f3", "g8f6", "f3g1", "f6g8"));
        }
        return moves(started(lawsRules(), "90+30", Optional.empty()), T0, moves.toArray(String[]::new));
    }

    @Test
    void beforeMoveThirtyNoDrawIsOfferedAndWithItTheOpponentsTwentyNineAreEnough() { // DEC-12, LAW 9.1.1, FSSI
        // ind-d, FSSI team-e
        var board = twentyEightMovesEach()
                .when(playOffering(Side.WHITE, "e2e3"), WHITE, T0.plusSeconds(60))
                .accepted();
        assertEquals("OFFER_TOO_EARLY", ((Event.MovePlayed) board.events().getFirst()).offerRefused());
        moves(board, T0.plusSeconds(60), "e7e6")
                .when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(62))
                .refused(GameRefusal.OFFER_TOO_EARLY)
                .when(playOffering(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(63))
                .accepted();
        assertTrue(((Event.MovePlayed) board.events().getFirst()).offerDraw());
        assertEquals(29, board(board).movesMade().black());
        board.when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(64))
                .accepted();
        assertEquals(List.of(Result.DRAW, Termination.AGREEMENT), ending(board));
    }

    @Test
    void whoHasNotTheMoveDoesNotMove() { // LAW 1.3, LAW 1.1, LAW 1.2
        moves(started(), T0, "e2e4")
                .when(play(Side.WHITE, "d2d4"), WHITE, T0.plusSeconds(2))
                .refused(GameRefusal.NOT_YOUR_MOVE)
                .when(play(Side.BLACK, "e7e5"), BLACK, T0.plusSeconds(2))
                .accepted();
    }

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
    void resignationCountsAlsoWhilePaused() { // OCR 5.2, DEC-31, LAW 5.1.2
        var board = started()
                .when(new ClockCommand.Pause(BOARD, "Lamp fell"), LCA_ROME, T0.plusSeconds(10))
                .accepted()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(11))
                .refused(GameRefusal.GAME_PAUSED)
                .when(new ResultCommand.Resign(BOARD, Side.BLACK), BLACK, T0.plusSeconds(12))
                .accepted();
        assertEquals(Result.WHITE_WINS, ((Event.GameEnded) board.events().getLast()).result());
    }

    @Test
    void aPauseCostsNobodyTime() { // OCR 19.6
        var board = started()
                .when(new ClockCommand.Pause(BOARD, "Lamp fell"), LCA_ROME, T0.plusSeconds(10))
                .accepted()
                .when(
                        new ClockCommand.Resume(
                                BOARD,
                                "Lamp repaired",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                "OCR 19.6",
                                Optional.empty(),
                                Optional.empty(),
                                0),
                        LCA_ROME,
                        T0.plusSeconds(300))
                .accepted();
        assertEquals(minutes(90).plusSeconds(20), board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(300)));
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

    private static List<Object> ending(Scenario<Command, Event, BoardState> board) {
        var ended = (Event.GameEnded) board.events().getLast();
        return List.of(ended.result(), ended.termination());
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

    @Test
    void aReductionMustLeaveSomething() { // OCR 18.4.3
        var board = started(rules(), "2+0", Optional.empty());
        var all = adjustTime(Side.BLACK, Duration.ofSeconds(-120), "Noise", "OCR 18.4.3");
        var most = adjustTime(Side.BLACK, Duration.ofSeconds(-119), "Noise", "OCR 18.4.3");
        board.when(all, SERVICE, T0.plusSeconds(1))
                .refused(GameRefusal.REDUCTION_TOO_LARGE)
                .when(most, SERVICE, T0.plusSeconds(1))
                .accepted();
        assertEquals(Duration.ofSeconds(1), board(board).clocks().remaining(Side.BLACK, T0.plusSeconds(2)));
    }

    @Test
    void aStalePlyIsRefused() { // ENG-1
        moves(started(), T0, "e2e4", "e7e5")
                .when(
                        new MoveCommand.Play(BOARD, Side.WHITE, "g1f3", false, OptionalInt.of(1), 0),
                        WHITE,
                        T0.plusSeconds(3))
                .refused(GameRefusal.STALE_PLY);
    }

    @Test
    void everyRefusalIsReachable() {
        var seen = java.util.EnumSet.noneOf(GameRefusal.class);
        RefusalWalk.cases().forEach((refusal, scenario) -> {
            Scenario<Command, Event, BoardState> board = scenario.get();
            var before = board.log();
            board.refused(refusal);
            assertEquals(before, board.log(), refusal + " changed something");
            assertTrue(!refusal.text().isBlank());
            seen.add(refusal);
        });
        assertEquals(java.util.EnumSet.allOf(GameRefusal.class), seen);
    }
}
