package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Round;
import org.onehall.competition.tiebreak.Figure.Contribution;
import org.onehall.competition.tiebreak.Figure.Fate;

/** Tie-breaks that add the scores of opponents (8): Buchholz, Fore Buchholz, and the average of opponents' Buchholz. */
final class Buchholz {
    private Buchholz() {}

    /** BH and FB (8.1, 8.3). */
    static Map<Integer, Figure> figures(Table table, TieBreak tieBreak) {
        boolean fore = tieBreak.acronym() == Acronym.FB || tieBreak.fore();
        Table seen = fore ? table.fore() : table;
        Opposition opposition = new Opposition(seen, Optional.empty(), tieBreak.forfeitsAsGames());
        Map<Integer, Figure> figures = new HashMap<>();
        for (Entrant entrant : table.entrants())
            figures.put(entrant.number(), opposition.figure(entrant.number(), tieBreak, fore ? "8.3" : "8.1"));
        return figures;
    }

    /** AOB (8.2), rounded to hundredths, half up; not defined for an entrant that did not play. */
    static Map<Integer, Figure> averages(Table table, TieBreak tieBreak) {
        Map<Integer, Figure> buchholz = figures(table, tieBreak);
        Map<Integer, Figure> figures = new HashMap<>();
        for (Entrant entrant : table.entrants()) {
            List<Contribution> contributions = new ArrayList<>();
            BigDecimal sum = BigDecimal.ZERO;
            for (int number = 1; number <= table.rounds(); number++) {
                Round round = table.round(entrant.number(), number);
                if (!round.happening().isPlayed()) continue;
                BigDecimal value = Objects.requireNonNull(buchholz.get(round.opponent()))
                        .value()
                        .orElseThrow();
                sum = sum.add(value);
                contributions.add(new Contribution(number, round.opponent(), value, value, Fate.COUNTED, "8.2"));
            }
            int games = contributions.size();
            figures.put(
                    entrant.number(),
                    new Figure(
                            games == 0
                                    ? Optional.empty()
                                    : Optional.of(sum.divide(BigDecimal.valueOf(games), 2, RoundingMode.HALF_UP)),
                            "8.2",
                            contributions));
        }
        return figures;
    }
}
