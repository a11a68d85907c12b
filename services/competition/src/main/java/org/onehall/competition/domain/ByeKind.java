package org.onehall.competition.domain;

import java.math.BigDecimal;
import org.onehall.regulations.ScoringTable;

/** Why a player without a game in a round gets points for it, or none. */
public enum ByeKind {
    /** As many points as a win. */
    FULL,
    /** As many points as a draw. */
    HALF,
    /** No points: known to be absent. */
    ZERO,
    /** No opponent was left: as many points as a win. */
    ALLOCATED;

    /** What it is worth. */
    public BigDecimal points(ScoringTable scoring) {
        return switch (this) {
            case FULL, ALLOCATED -> scoring.win();
            case HALF -> scoring.draw();
            case ZERO -> BigDecimal.ZERO;
        };
    }
}
