package org.onehall.local.replay;

import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.IncrementCredit;
import org.onehall.clock.Period;
import org.onehall.clock.PeriodCredit;
import org.onehall.clock.TimeControl;
import org.onehall.proto.types.v1.ClockReading;

/**
 * Converts values of messages to values of the rules. An unspecified value is refused with IllegalArgumentException.
 */
final class Wire {
    private Wire() {}

    static Instant instant(Timestamp timestamp) {
        return Instant.ofEpochSecond(timestamp.getSeconds(), timestamp.getNanos());
    }

    static Duration duration(com.google.protobuf.Duration duration) {
        return Duration.ofSeconds(duration.getSeconds(), duration.getNanos());
    }

    static Side side(org.onehall.proto.types.v1.Side side) {
        return switch (side) {
            case SIDE_WHITE -> Side.WHITE;
            case SIDE_BLACK -> Side.BLACK;
            case SIDE_UNSPECIFIED, UNRECOGNIZED -> throw new IllegalArgumentException("a side is missing");
        };
    }

    static BySide<Duration> times(ClockReading reading) {
        return new BySide<>(duration(reading.getWhite()), duration(reading.getBlack()));
    }

    static Optional<Side> running(ClockReading reading) {
        return reading.hasRunning() ? Optional.of(side(reading.getRunning())) : Optional.empty();
    }

    static TimeControl control(org.onehall.proto.types.v1.TimeControl control) {
        return new TimeControl(
                control.getPeriodsList().stream()
                        .map(period -> new Period(
                                period.hasMoves() ? OptionalInt.of(period.getMoves()) : OptionalInt.empty(),
                                duration(period.getBase()),
                                duration(period.getIncrement()),
                                duration(period.getDelay())))
                        .toList(),
                switch (control.getIncrementCredit()) {
                    case INCREMENT_CREDIT_BEFORE_MOVE -> IncrementCredit.BEFORE_MOVE;
                    case INCREMENT_CREDIT_AFTER_MOVE -> IncrementCredit.AFTER_MOVE;
                    case INCREMENT_CREDIT_UNSPECIFIED, UNRECOGNIZED ->
                        throw new IllegalArgumentException("the increment credit is missing");
                },
                switch (control.getPeriodCredit()) {
                    case PERIOD_CREDIT_AT_FLAG_FALL -> PeriodCredit.AT_FLAG_FALL;
                    case PERIOD_CREDIT_AT_MOVE_COUNT -> PeriodCredit.AT_MOVE_COUNT;
                    case PERIOD_CREDIT_UNSPECIFIED, UNRECOGNIZED ->
                        throw new IllegalArgumentException("the period credit is missing");
                });
    }
}
