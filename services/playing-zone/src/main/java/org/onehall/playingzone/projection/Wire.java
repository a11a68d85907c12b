package org.onehall.playingzone.projection;

import com.google.protobuf.Duration;
import com.google.protobuf.ProtocolMessageEnum;
import com.google.protobuf.Timestamp;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;
import org.onehall.proto.fairplay.v1.CheckKind;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.proto.types.v1.EventHeader;

/** Converts values of messages to those of the views. */
public final class Wire {
    private Wire() {}

    /** A reader that finds an unknown payload stops, unless the writer marked it as ignorable. */
    public static void unknown(EventHeader header) {
        if (!header.getReaderMayIgnore()) throw new IllegalStateException("unknown event " + header.getEventId());
    }

    /** Milliseconds since 1970; fractions of a millisecond are dropped. */
    public static long ms(Timestamp timestamp) {
        return timestamp.getSeconds() * 1_000 + timestamp.getNanos() / 1_000_000;
    }

    /** Milliseconds; fractions of a millisecond are dropped. */
    public static long ms(Duration duration) {
        return duration.getSeconds() * 1_000 + duration.getNanos() / 1_000_000;
    }

    /** An unspecified side is a bug of the writer. */
    public static Side side(org.onehall.proto.types.v1.Side side) {
        return switch (side) {
            case SIDE_WHITE -> Side.WHITE;
            case SIDE_BLACK -> Side.BLACK;
            case SIDE_UNSPECIFIED, UNRECOGNIZED -> throw new IllegalStateException("an event without a side");
        };
    }

    /** The same check as the game log names it. */
    public static org.onehall.proto.game.v1.CheckKind ofGame(CheckKind kind) {
        return switch (kind) {
            case CHECK_KIND_DEVICE -> org.onehall.proto.game.v1.CheckKind.CHECK_KIND_DEVICE;
            case CHECK_KIND_FAIR_PLAY -> org.onehall.proto.game.v1.CheckKind.CHECK_KIND_FAIR_PLAY;
            case CHECK_KIND_UNSPECIFIED, UNRECOGNIZED -> org.onehall.proto.game.v1.CheckKind.CHECK_KIND_UNSPECIFIED;
        };
    }

    public static org.onehall.proto.types.v1.Side side(Side side) {
        return side == Side.WHITE
                ? org.onehall.proto.types.v1.Side.SIDE_WHITE
                : org.onehall.proto.types.v1.Side.SIDE_BLACK;
    }

    /** The name of a constant without its type's prefix: TERMINATION_CHECKMATE is CHECKMATE. */
    public static String name(ProtocolMessageEnum constant) {
        String prefix = constant.getDescriptorForType()
                        .getName()
                        .replaceAll("(?<=[a-z])(?=[A-Z])", "_")
                        .toUpperCase(Locale.ROOT)
                + "_";
        String name = constant.getValueDescriptor().getName();
        return name.startsWith(prefix) ? name.substring(prefix.length()) : name;
    }

    /** "1-0", "0-1", "1/2-1/2"; empty if there is none. */
    public static Optional<String> result(Result result) {
        return switch (result) {
            case RESULT_WHITE_WINS -> Optional.of("1-0");
            case RESULT_BLACK_WINS -> Optional.of("0-1");
            case RESULT_DRAW -> Optional.of("1/2-1/2");
            case RESULT_BOTH_LOSE -> Optional.of("0-0");
            case RESULT_UNSPECIFIED, UNRECOGNIZED -> Optional.empty();
        };
    }

    /** The text; empty if it is "". */
    public static Optional<String> text(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    /** "2:05" for minutes and seconds, "1:02:05" with hours. */
    public static String clock(java.time.Duration time) {
        return time.toHours() > 0
                ? "%d:%02d:%02d".formatted(time.toHours(), time.toMinutesPart(), time.toSecondsPart())
                : "%d:%02d".formatted(time.toMinutes(), time.toSecondsPart());
    }

    /** What both clocks show, and whose clock is running. */
    public static ClocksView clocks(ClockReading reading) {
        return new ClocksView(
                ms(reading.getWhite()),
                ms(reading.getBlack()),
                reading.hasRunning() ? Optional.of(side(reading.getRunning())) : Optional.empty(),
                ms(reading.getAt()),
                reading.hasFlagAt() ? OptionalLong.of(ms(reading.getFlagAt())) : OptionalLong.empty(),
                reading.hasPeriodEndsAt() ? OptionalLong.of(ms(reading.getPeriodEndsAt())) : OptionalLong.empty());
    }

    public static java.time.Duration duration(Duration duration) {
        return java.time.Duration.ofSeconds(duration.getSeconds(), duration.getNanos());
    }

    public static Duration duration(java.time.Duration duration) {
        return Duration.newBuilder()
                .setSeconds(duration.getSeconds())
                .setNanos(duration.getNano())
                .build();
    }

    public static Timestamp timestamp(java.time.Instant instant) {
        return Timestamp.newBuilder()
                .setSeconds(instant.getEpochSecond())
                .setNanos(instant.getNano())
                .build();
    }
}
