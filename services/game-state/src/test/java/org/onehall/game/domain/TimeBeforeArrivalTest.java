package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.game.domain.Games.*;
import static org.onehall.game.domain.RoundAtThree.*;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Scenario;
import org.onehall.regulations.NeitherPresent;

/** Whose time is lost while nobody has come yet, and how it is shared. The round begins at 15:00:00. */
class TimeBeforeArrivalTest {
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
}
