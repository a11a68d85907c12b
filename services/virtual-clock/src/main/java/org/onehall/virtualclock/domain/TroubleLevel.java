package org.onehall.virtualclock.domain;

import java.time.Duration;

/** How little time a player has left. */
public enum TroubleLevel {
    UNDER_5_MINUTES(Duration.ofMinutes(5)),
    UNDER_2_MINUTES(Duration.ofMinutes(2)),
    /** Reported only if no increment follows. */
    UNDER_30_SECONDS(Duration.ofSeconds(30));

    private final Duration limit;

    TroubleLevel(Duration limit) {
        this.limit = limit;
    }

    /** A clock that shows less than this is under the level. */
    public Duration limit() {
        return limit;
    }
}
