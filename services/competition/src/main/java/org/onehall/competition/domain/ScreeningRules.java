package org.onehall.competition.domain;

import java.time.Duration;
import org.onehall.regulations.Profile;

/**
 * What the regulations say about the screening of games (APP-I A1).
 *
 * @param delay how long after a move the position before it may be analysed while the game goes on; not negative
 */
public record ScreeningRules(Duration delay) {
    public ScreeningRules {
        if (delay.isNegative()) throw new IllegalArgumentException("delay is at least 0, not " + delay);
    }

    public static ScreeningRules of(Profile profile) {
        return new ScreeningRules(profile.analysisDelay());
    }
}
