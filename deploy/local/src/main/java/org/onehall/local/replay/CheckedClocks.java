package org.onehall.local.replay;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.Face;
import org.onehall.clock.TimeControl;
import org.onehall.proto.game.v1.ClocksSet;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.MovePlayed;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.PeriodCompleted;
import org.onehall.proto.game.v1.SettingCorrected;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;

/**
 * Both clocks of a board as they must be, calculated from the times of its events, and compared with every recorded
 * reading to the millisecond.
 */
final class CheckedClocks {
    private static final Duration EXACT = Duration.ofMillis(1);

    private final Consumer<String> say;
    private Optional<Clocks> clocks = Optional.empty();
    /** By how much the recorded clocks differ from the right ones, as reported so far. */
    private BySide<Duration> drift = BySide.both(Duration.ZERO);

    /** @param say takes each finding */
    CheckedClocks(Consumer<String> say) {
        this.say = say;
    }

    /** The clocks of a new game, which do not run. */
    void fresh(BySide<TimeControl> controls) {
        drift = BySide.both(Duration.ZERO);
        clocks = Optional.of(Clocks.ready(controls));
    }

    /** Throws IllegalStateException before the first game. */
    Clocks current() {
        return clocks.orElseThrow(() -> new IllegalStateException("the board has no clocks"));
    }

    /** Goes on with other clocks, which a reading must show. */
    void change(Clocks next, ClockReading recorded) {
        clocks = Optional.of(next);
        compare(recorded);
    }

    /** Times that an arbiter set. */
    void set(ClocksSet set, Instant at) {
        compare(set.getBefore());
        change(showing(current(), set.getClocks(), at), set.getClocks());
    }

    /**
     * A move, charged from when its clock began to run until an instant.
     *
     * @param from when the opponent's clock begins to run
     */
    void settle(MovePlayed move, Instant since, Instant charged, Instant from) {
        Clocks before = current();
        Duration spent = charged.isBefore(since) ? Duration.ZERO : Duration.between(since, charged);
        check(
                same(spent, Wire.duration(move.getSpent())),
                "the move is charged " + Wire.duration(move.getSpent()).toMillis() + " ms, not " + spent.toMillis()
                        + " ms");
        boolean last = Wire.running(move.getClocks()).isEmpty();
        change(last ? before.finish(charged) : before.press(charged, from), move.getClocks());
    }

    /** A fall of the flag, noticed at an instant. */
    void fall(FlagFell flag, Instant at) {
        Instant fallen = current().flagAt().orElseThrow(() -> new IllegalStateException("no clock runs"));
        check(
                current().running().equals(Optional.of(Wire.side(flag.getSide()))),
                "the flag fell of a side whose clock was not running");
        check(!at.isBefore(fallen), "the flag is recorded as fallen by " + at + "; it falls at " + fallen);
        check(
                same(Duration.between(fallen, Wire.instant(flag.getAt())), Duration.ZERO),
                "the flag is recorded as fallen at " + Wire.instant(flag.getAt()) + ", not at " + fallen);
        change(current().fall(at.isBefore(fallen) ? fallen : at), flag.getClocks());
    }

    void adjust(TimeAdjusted adjusted, Instant at) {
        if (adjusted.hasBefore()) {
            compare(adjusted.getBefore());
        }
        Side side = Wire.side(adjusted.getSide());
        Duration change = Wire.duration(adjusted.getChange());
        change(
                current().remaining(side, at).isZero()
                        ? current().set(side, change, at)
                        : current().add(side, change, at),
                adjusted.getClocks());
    }

    void correct(SettingCorrected corrected, Instant at) {
        compare(corrected.getBefore());
        BySide<TimeControl> controls =
                new BySide<>(Wire.control(corrected.getWhiteControl()), Wire.control(corrected.getBlackControl()));
        BySide<Integer> counted = new BySide<>(corrected.getWhiteMoves(), corrected.getBlackMoves());
        Clocks after = current();
        for (Side side : Side.values()) {
            Face face = after.face(side, at);
            TimeControl control = controls.get(side);
            Duration shows = Wire.times(corrected.getClocks()).get(side);
            boolean replaced = !control.equals(after.controls().get(side));
            if (replaced || counted.get(side) != face.moves() || !shows.equals(face.remaining())) {
                int period = replaced ? control.periodFor(counted.get(side), face.period()) : face.period();
                boolean turnBegun = after.next().equals(Optional.of(side));
                Duration delay = !replaced || turnBegun
                        ? face.delay()
                        : control.periods().get(period).delay();
                after = after.correct(side, control, new Face(shows, period, counted.get(side), delay), at);
            }
        }
        change(after, corrected.getClocks());
    }

    void period(PeriodCompleted completed) {
        Side side = Wire.side(completed.getSide());
        Instant began = Wire.instant(completed.getAt());
        int period = current().face(side, began).period();
        check(
                period >= completed.getPeriod(),
                side + " is recorded as beginning period " + completed.getPeriod() + ", but is in " + period);
        change(current().settle(began), completed.getClocks());
    }

    /**
     * A position that was restored, with the clocks that the arbiter set.
     *
     * @param takenBack how many moves of each side were taken back
     */
    void restore(ClockReading set, BySide<Integer> takenBack, Side toMove, Instant at) {
        Clocks standing = showing(current().pause(at), set, at);
        BySide<Face> faces = standing.faces();
        for (Side side : Side.values()) {
            Face face = faces.get(side);
            faces = faces.with(
                    side,
                    new Face(
                            face.remaining(),
                            face.period(),
                            Math.max(0, face.moves() - takenBack.get(side)),
                            standing.controls()
                                    .get(side)
                                    .periods()
                                    .get(face.period())
                                    .delay()));
        }
        change(new Clocks(standing.controls(), faces, Optional.empty(), Optional.of(toMove), Optional.empty()), set);
    }

    void cover(OutageCovered outage, Instant at) {
        Instant from = Wire.instant(outage.getFrom());
        Instant to = Wire.instant(outage.getTo());
        check(from.isBefore(to) && !to.isAfter(at), "covers from " + from + " to " + to + ", recorded at " + at);
        change(current().cover(from, to), outage.getClocks());
    }

    /** The clocks, changed to show what an arbiter has set. */
    private static Clocks showing(Clocks clocks, ClockReading set, Instant at) {
        Clocks after = clocks;
        for (Side side : Side.values()) {
            Duration shows = Wire.times(set).get(side);
            if (!shows.equals(after.remaining(side, at))) {
                after = after.set(side, shows, at);
            }
        }
        return after;
    }

    /** Compares a recorded reading with the right clocks. */
    void compare(ClockReading recorded) {
        Instant at = Wire.instant(recorded.getAt());
        Clocks right = current();
        check(
                right.running().equals(Wire.running(recorded)),
                "the running clock is " + name(Wire.running(recorded)) + ", not " + name(right.running()));
        BySide<Duration> times = Wire.times(recorded);
        for (Side side : Side.values()) {
            Duration off = times.get(side).minus(right.remaining(side, at));
            // an existing difference is reported only once, where it arose
            if (!same(off, drift.get(side))) {
                say.accept("the clock of " + side + " shows " + times.get(side).toMillis() + " ms, not "
                        + right.remaining(side, at).toMillis() + " ms: "
                        + off.minus(drift.get(side)).toMillis() + " ms too much");
                drift = drift.with(side, off);
            }
        }
        if (right.flagAt().isPresent() && recorded.hasFlagAt() && drift.equals(BySide.both(Duration.ZERO))) {
            check(
                    same(Duration.between(right.flagAt().get(), Wire.instant(recorded.getFlagAt())), Duration.ZERO),
                    "the flag would fall at " + right.flagAt().get() + ", not at "
                            + Wire.instant(recorded.getFlagAt()));
        }
    }

    private static String name(Optional<Side> side) {
        return side.map(Side::name).orElse("none");
    }

    private static boolean same(Duration a, Duration b) {
        return a.minus(b).abs().compareTo(EXACT) < 0;
    }

    private void check(boolean holds, String otherwise) {
        if (!holds) {
            say.accept(otherwise);
        }
    }
}
