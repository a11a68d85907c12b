package org.onehall.adjudication.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;
import org.onehall.proto.game.v1.ClocksSet;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.ResultSetAside;
import org.onehall.proto.game.v1.SettingCorrected;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

/** The time from which a decision takes (DEC-16). */
class RunningClocksTest {
    private static final BoardId BOARD = new BoardId("demo", 1, 3);
    private final RunningClocks clocks = new RunningClocks();

    private void happens(Consumer<GameEvent.Builder> what) {
        var event = GameEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(BOARD.toString()));
        what.accept(event);
        clocks.fold(event.build());
    }

    private static ClockReading.Builder reading(long white, long black) {
        return ClockReading.newBuilder()
                .setWhite(seconds(white))
                .setBlack(seconds(black))
                .setAt(at(0));
    }

    private static com.google.protobuf.Duration seconds(long seconds) {
        return com.google.protobuf.Duration.newBuilder().setSeconds(seconds).build();
    }

    private static Timestamp at(long second) {
        return Timestamp.newBuilder().setSeconds(second).build();
    }

    private Optional<Duration> left(Side side, long now) {
        return clocks.left(BOARD, side, Instant.ofEpochSecond(now));
    }

    private static Optional<Duration> time(long seconds) {
        return Optional.of(Duration.ofSeconds(seconds));
    }

    @Test
    void nothingIsKnownOfAnUnknownBoard() {
        assertEquals(Optional.empty(), left(Side.SIDE_WHITE, 0));
    }

    @Test
    void aStandingClockHasWhatItShowsAndARunningOneLess() { // OCR 18.9 b
        happens(event -> event.setGameStarted(GameStarted.newBuilder()
                .setClocks(reading(300, 200).setRunning(Side.SIDE_WHITE).setFlagAt(at(310)))));
        assertEquals(time(300), left(Side.SIDE_WHITE, 5), "its delay is not over");
        assertEquals(time(250), left(Side.SIDE_WHITE, 60));
        assertEquals(time(200), left(Side.SIDE_BLACK, 60));
        happens(event -> event.setGamePaused(GamePaused.newBuilder().setClocks(reading(240, 200))));
        assertEquals(time(240), left(Side.SIDE_WHITE, 900));
    }

    @Test
    void timeOfARulingIsOnAClockUntilItIsSetToATimeOfItsOwn() { // OCR 18.3, OCR 19.5
        happens(event ->
                event.setTimeAdjusted(adjusted(Side.SIDE_WHITE, 360, 200).setRulingId("r1")));
        happens(event ->
                event.setTimeAdjusted(adjusted(Side.SIDE_BLACK, 360, 260).setRulingId("r2")));
        happens(event -> event.setClocksSet(
                ClocksSet.newBuilder().setBefore(reading(360, 260)).setClocks(reading(300, 260))));
        assertEquals(
                List.of(List.of(Side.SIDE_WHITE), List.of()),
                List.of(clocks.setSince(BOARD, "r1"), clocks.setSince(BOARD, "r2")));
        happens(event ->
                event.setTimeAdjusted(adjusted(Side.SIDE_BLACK, 300, 200).setWithdraws("r2")));
        happens(event ->
                event.setTimeAdjusted(adjusted(Side.SIDE_WHITE, 330, 200).setRulingId("r3")));
        happens(event -> event.setSettingCorrected(SettingCorrected.newBuilder()
                .setBefore(reading(330, 200))
                .setClocks(reading(400, 100))
                .setProposedWhite(seconds(400))));
        assertEquals(
                List.of(List.of(), List.of()),
                List.of(clocks.setSince(BOARD, "r2"), clocks.setSince(BOARD, "r3")),
                "taken back before, and kept by what DEC-19 proposes");
        happens(event -> event.setPositionRestored(
                PositionRestored.newBuilder().setBefore(reading(400, 100)).setClocks(reading(390, 100))));
        assertEquals(List.of(Side.SIDE_WHITE), clocks.setSince(BOARD, "r3"));
        assertEquals(List.of(), clocks.setSince(new BoardId("demo", 1, 9), "r3"));
    }

    private static TimeAdjusted.Builder adjusted(Side side, long white, long black) {
        return TimeAdjusted.newBuilder().setSide(side).setClocks(reading(white, black));
    }

    @Test
    void aPeriodThatAnotherOneFollowsIsNotCountedDown() {
        happens(event -> event.setGameStarted(GameStarted.newBuilder()
                .setClocks(reading(300, 200)
                        .setRunning(Side.SIDE_WHITE)
                        .setFlagAt(at(900))
                        .setPeriodEndsAt(at(300)))));
        assertEquals(time(300), left(Side.SIDE_WHITE, 60));
    }

    @Test
    void aGameThatGoesOnHasTheTimeThatIsCreditedThen() { // OCR 19.4
        happens(event -> event.setGameEnded(GameEnded.newBuilder().setClocks(reading(20, 200))));
        happens(event -> event.setResultSetAside(
                ResultSetAside.newBuilder().setGoesOn(true).setClocks(reading(50, 200))));
        assertEquals(time(50), left(Side.SIDE_WHITE, 900), "with the increment of the move that ended the game");
    }

    @Test
    void afterAProvisionalFlagTheClocksAreThoseOfTheLastSignOfLife() { // OCR 18.9 b, DEC-15, DEC-16
        happens(event -> event.setFlagFell(FlagFell.newBuilder()
                .setProvisional(true)
                .setClocks(reading(0, 90))
                .setBase(reading(120, 95))));
        assertEquals(List.of(time(120), time(95)), List.of(left(Side.SIDE_WHITE, 900), left(Side.SIDE_BLACK, 900)));
        happens(event -> event.setGameResumed(GameResumed.newBuilder().setClocks(reading(110, 90))));
        assertEquals(time(110), left(Side.SIDE_WHITE, 900));
    }

    @Test
    void theProvisionalFlagOfAnOldLogDoesNotTell() {
        happens(event ->
                event.setFlagFell(FlagFell.newBuilder().setProvisional(true).setClocks(reading(0, 90))));
        assertEquals(Optional.empty(), clocks.left(BOARD, Side.SIDE_WHITE, Instant.EPOCH));
    }
}
