package org.onehall.virtualclock.query;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.Face;
import org.onehall.clock.TimeControl;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.SettingCorrected;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.virtualclock.domain.TroubleLevel;

/** The two clocks of a board: what they show, and what they must show (OCR 19.5). Not thread-safe. */
public final class BoardClocks {
    private final Function<org.onehall.proto.types.v1.TimeControl, TimeControl> controls;
    private Ledger ledger;
    private ClockReading reading;
    private long sequence;
    private long brokenAt;
    /** By side and level. */
    private final long[][] raisedAt = new long[Side.values().length][TroubleLevel.values().length];

    /** @param controls gives the same object for the same control */
    BoardClocks(
            Function<org.onehall.proto.types.v1.TimeControl, TimeControl> controls,
            org.onehall.proto.types.v1.TimeControl white,
            org.onehall.proto.types.v1.TimeControl black,
            ClockReading reading) {
        this.controls = controls;
        this.ledger = new Ledger(new BySide<>(controls.apply(white), controls.apply(black)));
        this.reading = reading;
    }

    /** The number of the fact that follows. */
    void next(long number) {
        sequence = number;
    }

    /** Begins a new game; true if both controls stay the same. */
    boolean begin(org.onehall.proto.types.v1.TimeControl white, org.onehall.proto.types.v1.TimeControl black) {
        Ledger before = ledger;
        ledger = new Ledger(new BySide<>(controls.apply(white), controls.apply(black)));
        brokenAt = 0;
        for (long[] levels : raisedAt) Arrays.fill(levels, 0);
        return Stream.of(Side.values()).allMatch(side -> before.control(side).equals(ledger.control(side)));
    }

    void periodCompleted(Instant at, ClockReading now) {
        ledger.charge(at);
        show(now);
        raised();
    }

    void adjusted(Side side, Duration change, ClockReading now) {
        ledger.change(side, change, RecordMapper.instant(now.getAt()));
        show(now);
        raised();
    }

    /** The hall was out of service for this time, which is charged to nobody (ENG-4). */
    void cover(OutageCovered outage) {
        ledger.cover(RecordMapper.instant(outage.getFrom()), RecordMapper.instant(outage.getTo()));
        show(outage.getClocks());
    }

    /**
     * @param chargedUntil the instant up to which the move is charged
     * @param sealed the move was sealed, so its time was charged at the adjournment
     */
    void moved(Side side, Instant chargedUntil, ClockReading now, boolean sealed) {
        if (now.hasRunning()) ledger.move(side, chargedUntil);
        else ledger.lastMove(side, chargedUntil);
        if (sealed) ledger.set(now);
        if (now.hasRunning()) ledger.run(Board.side(now.getRunning()), RecordMapper.instant(now.getAt()));
        show(now);
    }

    void correct(SettingCorrected corrected) {
        Instant at = RecordMapper.instant(corrected.getClocks().getAt());
        ledger.correct(Side.WHITE, controls.apply(corrected.getWhiteControl()), corrected.getWhiteMoves(), at);
        ledger.correct(Side.BLACK, controls.apply(corrected.getBlackControl()), corrected.getBlackMoves(), at);
    }

    void takeBack(Side side, int moves) {
        ledger.takeBack(side, moves);
    }

    void stop(Instant at) {
        ledger.stop(at);
    }

    void stop(ClockReading now) {
        stop(RecordMapper.instant(now.getAt()));
        show(now);
    }

    void run(ClockReading now) {
        if (now.hasRunning()) ledger.run(Board.side(now.getRunning()), RecordMapper.instant(now.getAt()));
        show(now);
        raised();
    }

    /** An order has set what the clocks show. */
    void ordered(ClockReading now) {
        ledger.set(now);
        show(now);
        raised();
    }

    void show(ClockReading now) {
        reading = now;
        if (ledger.agrees(now)) brokenAt = 0;
        else if (brokenAt == 0) brokenAt = sequence;
    }

    /**
     * An order or a new period may have brought a clock back above a level; if it falls below the level again, that is
     * reported again.
     */
    private void raised() {
        for (Side side : Side.values())
            for (TroubleLevel level : TroubleLevel.values())
                if (Ledger.shown(reading, side) >= level.limit().toNanos())
                    raisedAt[side.ordinal()][level.ordinal()] = sequence;
    }

    // ---- answers

    /** Both clocks as last written; time is charged from this reading on. */
    public ClockReading reading() {
        return reading;
    }

    /** The side whose clock runs. */
    public Optional<Side> running() {
        return reading.hasRunning() ? Optional.of(Board.side(reading.getRunning())) : Optional.empty();
    }

    /** The number of moves completed by a side. */
    public int moves(Side side) {
        return ledger.moves(side);
    }

    /** The control a side plays under. */
    public TimeControl control(Side side) {
        return ledger.control(side);
    }

    /** What a side's clock showed when it was last written. */
    public Duration shown(Side side) {
        return Duration.ofNanos(Ledger.shown(reading, side));
    }

    /** What a side's clock must show at an instant. */
    public Duration expected(Side side, Instant at) {
        return ledger.left(side, at);
    }

    /** The fact since which the clocks do not show what they must; empty if they do. */
    public Optional<Long> brokenAt() {
        return brokenAt == 0 ? Optional.empty() : Optional.of(brokenAt);
    }

    /**
     * Both clocks at an instant not before the last fact, as they will be written if nothing else happens before it.
     */
    public ClockReading readingAt(Instant at) {
        Instant last = RecordMapper.instant(reading.getAt());
        if (!reading.hasRunning() || !at.isAfter(last)) return reading;
        var now = reading.toBuilder().setAt(RecordMapper.timestamp(at));
        Side side = Board.side(reading.getRunning());
        Duration left = shown(side).minus(ledger.left(side, last)).plus(ledger.left(side, at));
        var shown = RecordMapper.duration(left.isNegative() ? Duration.ZERO : left);
        return (side == Side.WHITE ? now.setWhite(shown) : now.setBlack(shown)).build();
    }

    /** A side's clock, for calculating corrections (DEC-19). */
    Face face(Side side, Instant at) {
        return new Face(Duration.ofNanos(Ledger.shown(readingAt(at), side)), ledger.period(side), ledger.moves(side));
    }

    /** When a side's clock falls below a level in this turn, or fell below it; see {@link Board#under}. */
    Optional<Instant> under(Side side, TroubleLevel level) {
        TimeControl control = ledger.control(side);
        if (control.initial().compareTo(level.limit()) <= 0) return Optional.empty();
        if (level == TroubleLevel.UNDER_30_SECONDS
                && !control.periods().get(ledger.period(side)).increment().isZero()) return Optional.empty();
        Instant last = RecordMapper.instant(reading.getAt());
        Duration above = shown(side).minus(level.limit());
        if (above.isNegative()) return Optional.of(last);
        if (running().filter(side::equals).isEmpty()) return Optional.empty();
        return Optional.of(last.plus(ledger.delay(side, last)).plus(above).plusMillis(1));
    }

    /**
     * The number of the order or period that last brought a side's clock above a level, 0 if none did: makes each fall
     * below the level unique.
     */
    public long raisedAt(Side side, TroubleLevel level) {
        return raisedAt[side.ordinal()][level.ordinal()];
    }
}
