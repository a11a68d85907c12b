package org.onehall.competition.domain;

import java.time.Duration;

/**
 * How often a board sends a sign of life, and after how long a silence its link has which state (OCR 18.8).
 *
 * @param heartbeat from 100 ms
 * @param suspect longer than the heartbeat
 * @param down longer than suspect, up to 5 min
 */
public record LinkRules(Duration heartbeat, Duration suspect, Duration down) {
    public LinkRules {
        if (!heartbeat.isPositive() || heartbeat.compareTo(suspect) >= 0 || suspect.compareTo(down) >= 0)
            throw new IllegalArgumentException(
                    "heartbeat < suspect < down, not " + heartbeat + ", " + suspect + ", " + down);
    }
}
