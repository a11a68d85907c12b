package org.onehall.competition.domain;

import java.util.List;

/**
 * How players with equal points are ranked (FIDE Handbook C.07). Whether a text names a tie-break is checked where
 * regulations come in.
 *
 * @param tieBreaks rank-order specifiers in their order after the points, "DE", "BH/C1"; at least one
 * @param edition the year in which the edition of C.07 came into force
 * @param roundRobin everybody was to meet everybody: unplayed rounds follow C.07 15.2, not 16
 */
public record StandingsRules(List<String> tieBreaks, int edition, boolean roundRobin) {
    public StandingsRules {
        tieBreaks = List.copyOf(tieBreaks);
        if (tieBreaks.isEmpty()) throw new IllegalArgumentException("there is at least one tie-break");
    }
}
