package org.onehall.connectivity.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * A run of measurements of one target with the same outcome, by the zone's clock (OCR 18.8).
 *
 * @param sequence  in its series, from 1 to 10^12
 * @param target    address, at most 100 characters, none of them a control character
 * @param boardId   with {@code side}: seat of a device, if it was told
 * @param answered  probes; some single ones of an answering target may be lost
 * @param lost      the target did not answer
 * @param roundTrip the middle one of those answered
 */
public record ProbeSpan(long sequence, Hop hop, String target, Optional<String> boardId, Optional<Side> side, Instant from, Instant to,
        int answered, int silent, boolean lost, Optional<Duration> roundTrip) {
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

    /** Eleven thousand years of a hall's spans: what is beyond was not counted. */
    private static final long LAST = 1_000_000_000_000L;
    private static final int LONGEST_TARGET = 100;

    /** Whether it can have been measured. */
    boolean isSound() {
        return sequence > 0 && sequence <= LAST && !target.isEmpty() && target.length() <= LONGEST_TARGET && target.codePoints().noneMatch(Character::isISOControl)
                && !to.isBefore(from) && answered >= 0 && silent >= 0 && boardId.isPresent() == side.isPresent() && roundTrip.filter(Duration::isNegative).isEmpty();
    }
}
