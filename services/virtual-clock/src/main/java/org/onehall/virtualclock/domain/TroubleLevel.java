package org.onehall.virtualclock.domain;

import java.time.Duration;

/** How short of time a player is. */
public enum TroubleLevel {
    UNDER_5_MINUTES(Duration.ofMinutes(5)),
    UNDER_2_MINUTES(Duration.ofMinutes(2)),
    /** Told only where no increment comes to help. */
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
