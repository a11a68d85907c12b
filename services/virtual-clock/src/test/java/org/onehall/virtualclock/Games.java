package org.onehall.virtualclock;

import com.google.protobuf.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.TimeControl;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.game.v1.ClocksSet;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameCreated;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameRules;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.NeitherPresent;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.PauseCause;
import org.onehall.proto.game.v1.PeriodCompleted;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.SeatPresent;
import org.onehall.proto.game.v1.SettingCorrected;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;

/**
 * A board log for tests, written as the service that owns the boards writes it: its clocks are those of the clock
 * library.
 */
public final class Games {
    public static final Instant START = Instant.parse("2026-03-01T14:00:00Z");

    private final String id;
    private final Consumer<GameEvent> log;
    private GameRules.Builder rules = GameRules.newBuilder();
    private Clocks clocks;
    private long sequence;
    private int ply;
    private long shift;

    public Games(String id, Consumer<GameEvent> log) {
        this.id = id;
        this.log = log;
    }

    /** Rules of the games created from now on. */
    public Games rules(Consumer<GameRules.Builder> change) {
        change.accept(rules);
        return this;
    }

    /** Presence is recorded, and an absent player is waited for this many minutes. */
    public Games defaultMinutes(int minutes) {
        return rules(one ->
                one.setDefaultMinutes(minutes).setNeitherPresent(NeitherPresent.NEITHER_PRESENT_WHITE_LOSES_TIME));
    }

    public Games created(String control) {
        return created(TimeControl.parse(control));
    }

    public Games created(TimeControl control) {
        clocks = Clocks.ready(control);
        var wire = wire(control);
        return tell(
                "game_created",
                START.minusSeconds(600),
                GameCreated.newBuilder()
                        .setWhite(Seat.newBuilder().setVenue("rome"))
                        .setBlack(Seat.newBuilder().setVenue("oslo"))
                        .setWhiteControl(wire)
                        .setBlackControl(wire)
                        .setInitialFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
                        .setRules(rules)
                        .setClocks(reading(START.minusSeconds(600)))
                        .build());
    }

    public Games started(Instant at) {
        clocks = clocks.start(Side.WHITE, at);
        return tell(
                "game_started",
                at,
                GameStarted.newBuilder().setAttempt(1).setClocks(reading(at)).build());
    }

    /** The side on move makes its move, and the opponent's clock starts at the same instant. */
    public Games moved(Instant at) {
        return moved(at, at, Duration.ZERO);
    }

    public Games moved(Instant at, Instant published, Duration compensated) {
        Side side = clocks.running().orElseThrow();
        clocks = clocks.press(at.minus(compensated), published);
        var move = MovePlayed.newBuilder().setSide(side(side)).setPly(++ply).setClocks(reading(published));
        if (!compensated.isZero()) move.setLagCompensated(RecordMapper.duration(compensated));
        return tell("move_played", at, move.build());
    }

    public Games periods(Instant at) {
        clocks.periodChanges(at).forEach(change -> {
            clocks = clocks.settle(change.at());
            tell(
                    "period_completed",
                    at,
                    PeriodCompleted.newBuilder()
                            .setSide(side(change.side()))
                            .setPeriod(change.period())
                            .setAt(RecordMapper.timestamp(change.at()))
                            .setClocks(reading(change.at()))
                            .build());
        });
        return this;
    }

    public Games paused(Instant at) {
        clocks = clocks.pause(at);
        return tell(
                "game_paused",
                at,
                GamePaused.newBuilder()
                        .setClocks(reading(at))
                        .setCause(PauseCause.PAUSE_CAUSE_ARBITER)
                        .build());
    }

    public Games resumed(Instant at) {
        clocks = clocks.resume(at);
        return tell(
                "game_resumed",
                at,
                GameResumed.newBuilder().setClocks(reading(at)).build());
    }

    public Games adjusted(Side side, Duration change, Instant at) {
        ClockReading before = reading(at);
        clocks = clocks.add(side, change, at);
        return tell(
                "time_adjusted",
                at,
                TimeAdjusted.newBuilder()
                        .setSide(side(side))
                        .setChange(RecordMapper.duration(change))
                        .setBefore(before)
                        .setClocks(reading(at))
                        .build());
    }

    public Games set(Side side, Duration value, Instant at) {
        ClockReading before = reading(at);
        clocks = clocks.set(side, value, at);
        return tell(
                "clocks_set",
                at,
                ClocksSet.newBuilder().setBefore(before).setClocks(reading(at)).build());
    }

    public Games corrected(String control, Instant at) {
        ClockReading before = reading(at);
        for (Side side : Side.values()) {
            var face = clocks.face(side, at);
            var right = TimeControl.parse(control);
            var shows = clocks.controls().get(side).corrected(face.remaining(), right, face);
            clocks = clocks.correct(
                    side, right, new org.onehall.clock.Face(shows, face.period(), face.moves(), face.delay()), at);
        }
        var wire = wire(TimeControl.parse(control));
        return tell(
                "setting_corrected",
                at,
                SettingCorrected.newBuilder()
                        .setWhiteControl(wire)
                        .setBlackControl(wire)
                        .setWhiteMoves(clocks.faces().white().moves())
                        .setBlackMoves(clocks.faces().black().moves())
                        .setBefore(before)
                        .setClocks(reading(at))
                        .build());
    }

    /** The hall was out between two instants. */
    public Games outage(Instant from, Instant to) {
        clocks = clocks.cover(from, to);
        tell(
                "outage_covered",
                to,
                OutageCovered.newBuilder()
                        .setFrom(RecordMapper.timestamp(from))
                        .setTo(RecordMapper.timestamp(to))
                        .setClocks(reading(to))
                        .build());
        clocks = clocks.pause(to);
        return tell(
                "game_paused",
                to,
                GamePaused.newBuilder()
                        .setClocks(reading(to))
                        .setCause(PauseCause.PAUSE_CAUSE_OUTAGE)
                        .build());
    }

    public Games flagged(Instant noticed) {
        Instant at = clocks.flagAt().orElseThrow();
        Side side = clocks.running().orElseThrow();
        clocks = clocks.fall(at);
        tell(
                "flag_fell",
                noticed,
                FlagFell.newBuilder()
                        .setSide(side(side))
                        .setAt(RecordMapper.timestamp(at))
                        .setClocks(reading(at))
                        .build());
        return tell(
                "game_ended",
                noticed,
                GameEnded.newBuilder().setClocks(reading(at)).build());
    }

    public Games present(Side side, Instant at) {
        return tell(
                "seat_present",
                at,
                SeatPresent.newBuilder()
                        .setSide(side(side))
                        .setPresent(true)
                        .setAt(RecordMapper.timestamp(at))
                        .build());
    }

    /** From now on White's clock is written with this error. */
    public Games wrongBy(Duration error) {
        shift = error.toMillis();
        return this;
    }

    /** Adds any other fact. */
    public Games tell(String field, Instant at, Message payload) {
        GameEvent event = Facts.fact(id, ++sequence, field, payload);
        log.accept(event.toBuilder()
                .setHeader(event.getHeader().toBuilder().setOccurredAt(RecordMapper.timestamp(at)))
                .build());
        return this;
    }

    public Clocks clocks() {
        return clocks;
    }

    public ClockReading reading(Instant at) {
        var reading = ClockReading.newBuilder()
                .setAt(RecordMapper.timestamp(at))
                .setWhite(RecordMapper.duration(clocks.remaining(Side.WHITE, at).plusMillis(shift)))
                .setBlack(RecordMapper.duration(clocks.remaining(Side.BLACK, at)));
        clocks.running().ifPresent(side -> reading.setRunning(side(side)));
        clocks.flagAt().map(RecordMapper::timestamp).ifPresent(reading::setFlagAt);
        clocks.periodEndsAt().map(RecordMapper::timestamp).ifPresent(reading::setPeriodEndsAt);
        return reading.build();
    }

    private static org.onehall.proto.types.v1.TimeControl wire(TimeControl control) {
        return new RecordMapper()
                .write(control, org.onehall.proto.types.v1.TimeControl.newBuilder())
                .build();
    }

    private static org.onehall.proto.types.v1.Side side(Side side) {
        return org.onehall.proto.types.v1.Side.valueOf("SIDE_" + side);
    }
}
