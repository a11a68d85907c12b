package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.onehall.competition.tiebreak.Figure.Contribution;
import org.onehall.competition.tiebreak.Figure.Fate;

/**
 * Scores and Schedule Strength Combination (13.4): the secondary score, plus the Buchholz of the primary score divided
 * by a factor; rounded to hundredths, half up.
 */
final class ScheduleStrength {
    private ScheduleStrength() {}

    static Map<Integer, Figure> figures(Table primary, Table secondary, TieBreak tieBreak) {
        BigDecimal factor = tieBreak.factor().map(BigDecimal::valueOf).orElseGet(() -> factor(primary, secondary));
        Map<Integer, Figure> figures = new HashMap<>();
        Buchholz.figures(primary, tieBreak).forEach((team, buchholz) -> {
            BigDecimal sum = buchholz.value().orElseThrow();
            BigDecimal score = secondary.total(team);
            BigDecimal value = score.multiply(factor).add(sum).divide(factor, 2, RoundingMode.HALF_UP);
            List<Contribution> parts = new ArrayList<>(buchholz.contributions());
            parts.add(new Contribution(0, 0, score, score, Fate.COUNTED, "13.4"));
            figures.put(team, Figure.of(value, "13.4", parts));
        });
        return figures;
    }

    /** The highest primary score of the tournament by the highest secondary score of a match, without its fraction. */
    private static BigDecimal factor(Table primary, Table secondary) {
        BigDecimal factor =
                primary.win().multiply(BigDecimal.valueOf(primary.rounds())).divideToIntegralValue(secondary.win());
        return factor.signum() == 0 ? BigDecimal.ONE : factor;
    }
}
