package org.onehall.chaos.check;

import static org.onehall.chaos.check.OwnClock.ms;

import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.OutageCovered;
import org.onehall.proto.game.v1.PeriodCompleted;
import org.onehall.proto.game.v1.SetClocksRequest;
import org.onehall.proto.game.v1.SettingCorrected;
import org.onehall.proto.game.v1.TimeAdjusted;
import org.onehall.proto.types.v1.ClockReading;

/** The clocks of one board: {@link OwnClock} beside every recorded reading, to the millisecond. */
final class ClockAudit {
    private final Findings findings;
    private OwnClock clock;
    private long readings;

    /** Takes what is wrong with the present event. */
    interface Findings {
        void find(String what, String expected, String found);
    }

    ClockAudit(Findings findings) {
        this.findings = findings;
    }

    void fresh(OwnClock clocks) {
        clock = clocks;
    }

    OwnClock clock() {
        return clock;
    }

    /** How many readings were compared. */
    long readings() {
        return readings;
    }

    /** @param command the arbiter's, if it was one; {@code at} its append time */
    void adjusted(TimeAdjusted adjusted, Optional<GameCommand> command, long at, long published) {
        Side side = side(adjusted.getSide());
        long change = ms(adjusted.getChange());
        long read = ms(adjusted.getClocks().getAt());
        Optional<AdjustTimeRequest> asked =
                command.filter(GameCommand::hasAdjustTime).map(GameCommand::getAdjustTime);
        asked.map(order -> order.getSide() == adjusted.getSide() ? order.getChange() : order.getOtherChange())
                .ifPresent(wanted -> {
                    if (ms(wanted) != change)
                        findings.find("change of the clock in ms", String.valueOf(ms(wanted)), String.valueOf(change));
                });
        clock.set(side, clock.left(side, read) + change, read);
        compare(adjusted.getClocks(), read == published ? published : at);
    }

    void set(ClockReading reading, Optional<GameCommand> command, long at, long published) {
        Optional<SetClocksRequest> asked =
                command.filter(GameCommand::hasSetClocks).map(GameCommand::getSetClocks);
        long read = ms(reading.getAt());
        if (asked.filter(SetClocksRequest::hasWhite).isPresent())
            clock.set(Side.WHITE, ms(asked.get().getWhite()), read);
        if (asked.filter(SetClocksRequest::hasBlack).isPresent())
            clock.set(Side.BLACK, ms(asked.get().getBlack()), read);
        compare(reading, read == published ? published : at);
    }

    /** The correction of a wrong setting is the arbiter's decision; it is taken from the reading. */
    void corrected(SettingCorrected corrected) {
        ClockReading reading = corrected.getClocks();
        long at = ms(reading.getAt());
        clock.replace(Side.WHITE, corrected.getWhiteControl(), corrected.getWhiteMoves(), ms(reading.getWhite()), at);
        clock.replace(Side.BLACK, corrected.getBlackControl(), corrected.getBlackMoves(), ms(reading.getBlack()), at);
        compare(reading, at);
    }

    void period(PeriodCompleted completed) {
        Side side = side(completed.getSide());
        long at = ms(completed.getAt());
        if (clock.period(side) != completed.getPeriod()) {
            OptionalLong due =
                    clock.running().filter(side::equals).isPresent() ? clock.periodEndsAt() : OptionalLong.empty();
            if (clock.period(side) + 1 != completed.getPeriod() || due.isEmpty() || due.getAsLong() != at)
                findings.find("period " + completed.getPeriod() + " of " + side, "begins at " + due, "at " + at);
            clock.settle(at);
        }
        compare(completed.getClocks(), ms(completed.getClocks().getAt()));
    }

    /** Returns whether the outage paused the game. */
    boolean cover(OutageCovered outage, long at) {
        long from = ms(outage.getFrom());
        long to = ms(outage.getTo());
        if (to != at) findings.find("end of the outage", String.valueOf(at), String.valueOf(to));
        clock.cover(from, to);
        ClockReading reading = outage.getClocks();
        boolean paused = !reading.hasRunning();
        if (paused) clock.stop(to);
        compare(reading, ms(reading.getAt()));
        return paused;
    }

    /** Both clocks stand and show what the reading says, as an arbiter decided. */
    void stands(ClockReading reading) {
        if (clock.running().isPresent()) clock.stop(ms(reading.getAt()));
        clock.set(Side.WHITE, ms(reading.getWhite()), ms(reading.getAt()));
        clock.set(Side.BLACK, ms(reading.getBlack()), ms(reading.getAt()));
    }

    /**
     * @param instant the instant the reading must belong to, or the later one from which the running side is charged
     */
    void compare(ClockReading reading, long instant) {
        readings++;
        long at = clock.running().isPresent() ? Math.max(instant, clock.since()) : instant;
        if (ms(reading.getAt()) != at)
            findings.find("instant of the clocks", String.valueOf(at), String.valueOf(ms(reading.getAt())));
        Optional<Side> running = reading.hasRunning() ? Optional.of(side(reading.getRunning())) : Optional.empty();
        if (!running.equals(clock.running()))
            findings.find("running clock", clock.running().toString(), running.toString());
        compare(Side.WHITE, ms(reading.getWhite()), at);
        compare(Side.BLACK, ms(reading.getBlack()), at);
        OptionalLong flag = reading.hasFlagAt() ? OptionalLong.of(ms(reading.getFlagAt())) : OptionalLong.empty();
        if (!flag.equals(clock.flagAt()))
            findings.find("flag to fall", clock.flagAt().toString(), flag.toString());
        if (reading.hasPeriodEndsAt() && !clock.periodEndsAt().equals(OptionalLong.of(ms(reading.getPeriodEndsAt()))))
            findings.find(
                    "end of the period",
                    clock.periodEndsAt().toString(),
                    String.valueOf(ms(reading.getPeriodEndsAt())));
    }

    /** A difference is reported once, where it arises; from there on the clock counts as it was shown. */
    private void compare(Side side, long shown, long at) {
        long right = clock.left(side, at);
        if (shown == right) return;
        findings.find("clock of " + side + " in ms", String.valueOf(right), String.valueOf(shown));
        clock.set(side, shown, at);
    }

    static Side side(org.onehall.proto.types.v1.Side side) {
        return switch (side) {
            case SIDE_WHITE -> Side.WHITE;
            case SIDE_BLACK -> Side.BLACK;
            case SIDE_UNSPECIFIED, UNRECOGNIZED -> throw new IllegalArgumentException("a side is missing");
        };
    }
}
