package org.onehall.connectivity.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Texts;

/**
 * A series of measurements of one target with the same result, timed by the zone's clock (OCR 18.8).
 *
 * @param sequence its number in its series, from 1 to 10^12
 * @param target address, at most 100 characters on one line, none of them hidden ({@link Texts#faultOfLine})
 * @param from at most a day before {@code to}
 * @param boardId with {@code side}: seat of a device, if it is known; as the node wrote it, which need not be a board
 *     id
 * @param answered probes, 0 to 10,000 as {@code silent}; single probes may be lost even if the target answers
 * @param lost the target did not answer
 * @param roundTrip the median of those answered, 0 to 60 s
 */
public record ProbeSpan(
        long sequence,
        Hop hop,
        String target,
        Optional<String> boardId,
        Optional<Side> side,
        Instant from,
        Instant to,
        int answered,
        int silent,
        boolean lost,
        Optional<Duration> roundTrip) {
    /** A place on the way from a device to the playing zone that a venue's node measures. */
    public enum Hop {
        /** A player's device in the hall. */
        DEVICE,
        /** Where the venue's network ends. */
        GATEWAY,
        /** A host beyond the venue's line. */
        PROVIDER,
        ZONE
    }

    /** Eleven thousand years of a hall's spans: a higher number cannot come from counting. */
    private static final long LAST = 1_000_000_000_000L;

    private static final int LONGEST_TARGET = 100;
    private static final int MOST_PROBES = 10_000;
    private static final Duration LONGEST = Duration.ofDays(1);
    /** A probe is given up long before this. */
    private static final Duration LONGEST_ROUND_TRIP = Duration.ofMinutes(1);

    /** Whether the span can really have been measured. */
    boolean isSound() {
        return sequence > 0
                && sequence <= LAST
                && !target.isEmpty()
                && Texts.faultOfLine(target, LONGEST_TARGET).isEmpty()
                && !to.isBefore(from)
                && !to.isAfter(from.plus(LONGEST))
                && isNumber(answered)
                && isNumber(silent)
                && boardId.isPresent() == side.isPresent()
                && roundTrip
                        .filter(time -> time.isNegative() || time.compareTo(LONGEST_ROUND_TRIP) > 0)
                        .isEmpty();
    }

    private static boolean isNumber(int probes) {
        return probes >= 0 && probes <= MOST_PROBES;
    }
}
