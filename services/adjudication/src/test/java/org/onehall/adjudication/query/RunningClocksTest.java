package org.onehall.adjudication.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.onehall.proto.game.v1.DisconnectionNoted;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

/** From what a decision takes (DEC-16). */
class RunningClocksTest {
    private static final String BOARD = "demo/1/3";
    private final RunningClocks clocks = new RunningClocks();

    private void happens(Consumer<GameEvent.Builder> what) {
        var event = GameEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(BOARD));
        what.accept(event);
        clocks.fold(event.build());
    }

    private static ClockReading.Builder reading(long white, long black) {
        return ClockReading.newBuilder().setWhite(seconds(white)).setBlack(seconds(black)).setAt(at(0));
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

    @Test void nothingIsKnownOfAnUnknownBoard() {
        assertEquals(Optional.empty(), left(Side.SIDE_WHITE, 0));
    }

    @Test void aStandingClockHasWhatItShowsAndARunningOneLess() { // OCR 18.9 b
        happens(event -> event.setGameStarted(GameStarted.newBuilder().setClocks(reading(300, 200).setRunning(Side.SIDE_WHITE).setFlagAt(at(310)))));
        assertEquals(time(300), left(Side.SIDE_WHITE, 5), "its delay is not over");
        assertEquals(time(250), left(Side.SIDE_WHITE, 60));
        assertEquals(time(200), left(Side.SIDE_BLACK, 60));
        happens(event -> event.setGamePaused(GamePaused.newBuilder().setClocks(reading(240, 200))));
        assertEquals(time(240), left(Side.SIDE_WHITE, 900));
    }

    @Test void aPeriodThatAnotherOneFollowsIsNotCountedDown() {
        happens(event -> event.setGameStarted(GameStarted.newBuilder()
                .setClocks(reading(300, 200).setRunning(Side.SIDE_WHITE).setFlagAt(at(900)).setPeriodEndsAt(at(300)))));
        assertEquals(time(300), left(Side.SIDE_WHITE, 60));
    }

    @Test void afterAProvisionalFlagTheClocksAreThoseOfTheDisconnection() { // DEC-15, DEC-16
        happens(event -> event.setDisconnectionNoted(DisconnectionNoted.newBuilder().setCaseId("a").setOpen(true).setClocks(reading(120, 90))));
        happens(event -> event.setDisconnectionNoted(DisconnectionNoted.newBuilder().setCaseId("b").setOpen(true).setClocks(reading(60, 90))));
        happens(event -> event.setFlagFell(FlagFell.newBuilder().setProvisional(true).setClocks(reading(0, 90))));
        assertEquals(time(120), left(Side.SIDE_WHITE, 900));
        happens(event -> event.setGameResumed(GameResumed.newBuilder().setClocks(reading(110, 90))));
        assertEquals(time(110), left(Side.SIDE_WHITE, 900));
        for (String id : new String[] {"a", "b"})
            happens(event -> event.setDisconnectionNoted(DisconnectionNoted.newBuilder().setCaseId(id).setClocks(reading(100, 90))));
        happens(event -> event.setDisconnectionNoted(DisconnectionNoted.newBuilder().setCaseId("c").setOpen(true).setClocks(reading(50, 90))));
        happens(event -> event.setFlagFell(FlagFell.newBuilder().setProvisional(true).setClocks(reading(0, 90))));
        assertEquals(time(50), left(Side.SIDE_WHITE, 900));
    }
}
