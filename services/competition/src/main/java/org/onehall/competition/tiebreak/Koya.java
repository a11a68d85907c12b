package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Round;
import org.onehall.competition.tiebreak.Figure.Contribution;
import org.onehall.competition.tiebreak.Figure.Fate;

/**
 * Koya System (9.2): the points made against opponents who made at least half of the points that were possible, or a
 * limit that is half points higher or lower (14.5).
 */
final class Koya {
    private static final BigDecimal HALF = new BigDecimal("0.5");

    private Koya() {}

    static Map<Integer, Figure> figures(Table table, TieBreak tieBreak) {
        BigDecimal limit = table.win()
                .multiply(BigDecimal.valueOf(possibleGames(table)))
                .add(BigDecimal.valueOf(tieBreak.limitSteps()))
                .multiply(HALF);
        Map<Integer, Figure> figures = new HashMap<>();
        for (Entrant entrant : table.entrants()) {
            List<Contribution> contributions = new ArrayList<>();
            for (int number = 1; number <= table.rounds(); number++) {
                Round round = table.round(entrant.number(), number);
                if (!round.happening().isPaired()) continue;
                BigDecimal score = table.total(round.opponent());
                Fate fate = score.compareTo(limit) >= 0 ? Fate.COUNTED : Fate.LEFT_OUT;
                BigDecimal points = table.points(entrant.number(), number);
                contributions.add(new Contribution(number, round.opponent(), score, points, fate, "9.2"));
            }
            figures.put(entrant.number(), Figure.sum("9.2", contributions));
        }
        return figures;
    }

    /** One a round; in a round-robin, as many as the entrant with the most games was paired for. */
    private static long possibleGames(Table table) {
        if (!table.isPredetermined()) return table.rounds();
        return table.entrants().stream()
                .mapToLong(entrant -> entrant.rounds().stream()
                        .filter(round -> round.happening().isPaired())
                        .count())
                .max()
                .orElse(0);
    }
}
