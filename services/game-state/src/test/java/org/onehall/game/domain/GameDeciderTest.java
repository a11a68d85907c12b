package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.decider.Scenario;

/**
 * What holds on every board from its creation on: its name, its texts, the checks before the start, its initial
 * position; every refusal can be reached. Each name is the rule.
 */
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
                        KEY,
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
    void aFailedRepeatOfACheckTakesItBack() { // OCR 18.5
        var board = created();
        board.when(new Command.ClearSeat(BOARD, Side.WHITE, CheckKind.DEVICE, true), SERVICE, T0)
                .then(new Event.SeatCleared(Side.WHITE, CheckKind.DEVICE, true))
                .when(new Command.ClearSeat(BOARD, Side.WHITE, CheckKind.DEVICE, false), SERVICE, T0)
                .then(new Event.SeatCleared(Side.WHITE, CheckKind.DEVICE, false));
        assertTrue(board(board).cleared().white().isEmpty());
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
