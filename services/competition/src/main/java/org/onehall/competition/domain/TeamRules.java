package org.onehall.competition.domain;

import java.math.BigDecimal;
import java.util.List;

/**
 * What the regulations say about teams (FSSI team-a, team-h).
 *
 * @param ranking at least one criterion
 * @param boards the number of boards in a match, from 1
 * @param reserves the most players that a team may have besides those at the boards
 * @param win match points for a win; similarly for a draw and a loss
 */
public record TeamRules(
        List<TeamCriterion> ranking, int boards, int reserves, BigDecimal win, BigDecimal draw, BigDecimal loss) {
    public TeamRules {
        ranking = ranking.isEmpty() ? List.of(TeamCriterion.BOARD_POINTS) : List.copyOf(ranking);
        if (boards < 1) throw new IllegalArgumentException("boards is at least 1, not " + boards);
        if (reserves < 0) throw new IllegalArgumentException("reserves is at least 0, not " + reserves);
    }
}
