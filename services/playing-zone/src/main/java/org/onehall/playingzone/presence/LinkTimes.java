package org.onehall.playingzone.presence;

import java.time.Duration;
import java.util.Optional;
import org.onehall.playingzone.config.ConnectionConfig;
import org.onehall.proto.competition.v1.LinkRules;

/**
 * How often a page gives a sign of life, and after how long a silence the link of a seat is suspect or down (OCR 18.8),
 * as set in the competition's regulations under {@code connection.*}.
 *
 * @param suspect longer than {@code heartbeat}
 * @param down longer than {@code suspect}
 */
public record LinkTimes(Duration heartbeat, Duration suspect, Duration down) {
    /** For competitions that were loaded before these times were recorded with the regulations. */
    private static final Duration USUAL_HEARTBEAT = Duration.ofSeconds(1);

    public LinkTimes {
        if (heartbeat.compareTo(suspect) >= 0 || suspect.compareTo(down) >= 0)
            throw new IllegalArgumentException("heartbeat must come before suspect, suspect before down");
    }

    /** @param config applies where the regulations say nothing */
    public static LinkTimes of(Optional<LinkRules> regulations, ConnectionConfig config) {
        return regulations
                .map(rules -> new LinkTimes(
                        duration(rules.getHeartbeat()), duration(rules.getSuspect()), duration(rules.getDown())))
                .orElseGet(() -> new LinkTimes(USUAL_HEARTBEAT, config.suspect(), config.down()));
    }

    private static Duration duration(com.google.protobuf.Duration wire) {
        return Duration.ofSeconds(wire.getSeconds(), wire.getNanos());
    }
}
