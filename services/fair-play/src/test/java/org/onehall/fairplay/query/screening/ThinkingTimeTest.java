package org.onehall.fairplay.query.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.game.v1.AdjournmentResumed;
import org.onehall.proto.game.v1.GameAdjourned;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.PositionRestored;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

/** The time a move took, whatever stopped or changed the clock meanwhile. Times are in seconds since the start. */
class ThinkingTimeTest {
    private static final Instant T0 = Instant.parse("2026-03-01T14:00:00Z");
    private ThinkingTime thinking = ThinkingTime.NONE;

    @BeforeEach
    void whitesClockRuns() {
        told(event(0).setGameStarted(GameStarted.newBuilder().setClocks(running(Side.SIDE_WHITE, 0))));
    }

    private static GameEvent.Builder event(double at) {
        return GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setOccurredAt(RecordMapper.timestamp(second(at))));
    }

    private static Instant second(double seconds) {
        return T0.plusMillis(Math.round(seconds * 1_000));
    }

    private static ClockReading standing(double at) {
        return ClockReading.newBuilder()
                .setAt(RecordMapper.timestamp(second(at)))
                .build();
    }

    private static ClockReading running(Side side, double at) {
        return standing(at).toBuilder().setRunning(side).build();
    }

    private void told(GameEvent.Builder event) {
        thinking = thinking.after(event.build());
    }

    /** The time the move took; the log itself gives {@code spent} for it. */
    private double played(Side side, double at, double spent, ClockReading clocks) {
        return played(event(at)
                .setMovePlayed(MovePlayed.newBuilder()
                        .setSide(side)
                        .setSpent(length(spent))
                        .setClocks(clocks)));
    }

    private double played(GameEvent.Builder move) {
        Duration took = thinking.of(move.build());
        told(move);
        return took.toMillis() / 1_000.0;
    }

    private static com.google.protobuf.Duration length(double seconds) {
        return RecordMapper.duration(Duration.ofMillis(Math.round(seconds * 1_000)));
    }

    private void paused(double from, double to, Side side) {
        told(event(from).setGamePaused(GamePaused.newBuilder().setClocks(standing(from))));
        told(event(to).setGameResumed(GameResumed.newBuilder().setClocks(running(side, to))));
    }

    @Test
    void aMoveTakesTheTimeBeforeAPauseToo() { // OCR 19.6
        paused(125, 900, Side.SIDE_WHITE);
        paused(905, 1_000, Side.SIDE_WHITE);
        assertEquals(147, played(Side.SIDE_WHITE, 1_017, 17, running(Side.SIDE_BLACK, 1_017)));
        assertEquals(
                13,
                played(Side.SIDE_BLACK, 1_030, 13, running(Side.SIDE_WHITE, 1_030)),
                "nothing is left of it for the next move");
    }

    @Test
    void timeThatIsPutOnAClockIsNoTimeThoughtAndCutsNoneOff() { // OCR 18.4.2
        told(event(40)
                .setTimeAdjusted(
                        TimeAdjusted.newBuilder().setSide(Side.SIDE_WHITE).setClocks(running(Side.SIDE_WHITE, 40))));
        assertEquals(60, played(Side.SIDE_WHITE, 60, 20, running(Side.SIDE_BLACK, 60)));
    }

    @Test
    void theWayOfAMoveIsNoPartOfIt() { // DEC-03
        paused(10, 20, Side.SIDE_WHITE);
        assertEquals(
                14.5,
                played(event(25)
                        .setMovePlayed(MovePlayed.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setSpent(length(4.5))
                                .setLagCompensated(length(0.5))
                                .setClocks(running(Side.SIDE_BLACK, 25)))));
    }

    @Test
    void nobodyThinksWhileTheZoneIsOut() { // ENG-4
        told(event(70)
                .setOutageCovered(OutageCovered.newBuilder()
                        .setFrom(RecordMapper.timestamp(second(30)))
                        .setTo(RecordMapper.timestamp(second(65)))
                        .setClocks(running(Side.SIDE_WHITE, 70))));
        assertEquals(40, played(Side.SIDE_WHITE, 75, 10, running(Side.SIDE_BLACK, 75)));
    }

    @Test
    void aSealedMoveTookWhatItTookBeforeTheSessionEndedAndTheAnswerStartsWithTheNext() { // ADJ I.1, I.7
        told(event(90)
                .setGameAdjourned(
                        GameAdjourned.newBuilder().setSide(Side.SIDE_WHITE).setClocks(standing(90))));
        told(event(50_000)
                .setAdjournmentResumed(AdjournmentResumed.newBuilder().setClocks(running(Side.SIDE_BLACK, 50_000))));
        assertEquals(90, played(Side.SIDE_WHITE, 50_010, 0, running(Side.SIDE_BLACK, 50_010)));
        assertEquals(25, played(Side.SIDE_BLACK, 50_025, 25, running(Side.SIDE_WHITE, 50_025)));
    }

    @Test
    void aPositionThatIsRestoredIsThoughtAboutAnew() { // DEC-08
        told(event(30).setGamePaused(GamePaused.newBuilder().setClocks(standing(30))));
        told(event(40).setPositionRestored(PositionRestored.newBuilder().setClocks(standing(40))));
        told(event(50).setGameResumed(GameResumed.newBuilder().setClocks(running(Side.SIDE_WHITE, 50))));
        assertEquals(5, played(Side.SIDE_WHITE, 55, 5, running(Side.SIDE_BLACK, 55)));
    }
}
