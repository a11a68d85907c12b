package org.onehall.competition.domain;

import java.math.BigDecimal;
import org.onehall.regulations.Profile;

/** Why a player without a game in a round has points for it, or none. */
public enum ByeKind {
    /** As many points as a win. */
    FULL,
    /** As many as a draw. */
    HALF,
    /** None: known to be absent. */
    ZERO,
    /** No opponent was left: as many as a win. */
    ALLOCATED;

    BigDecimal points(Profile.Scoring scoring) {
        return switch (this) {
            case FULL, ALLOCATED -> scoring.win();
            case HALF -> scoring.draw();
            case ZERO -> BigDecimal.ZERO;
        };
    }
}
