package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Round;

/** What rounds without a game are worth to Buchholz and Sonneborn-Berger (15, 16). */
final class UnplayedRounds {
    private final Table table;
    private final Map<Integer, BigDecimal> adjusted = new HashMap<>();

    UnplayedRounds(Table table) {
        this.table = table;
        for (Entrant entrant : table.entrants()) adjusted.put(entrant.number(), adjust(entrant));
    }

    /** The score of a dummy, and the article that gives it. */
    record Dummy(BigDecimal score, String article) {}

    /** An entrant's score as the tie-breaks of its opponents see it (16.3). */
    BigDecimal adjusted(int number) {
        return adjusted.getOrDefault(number, BigDecimal.ZERO);
    }

    private BigDecimal adjust(Entrant entrant) {
        if (table.isPredetermined()) return table.total(entrant.number());
        BigDecimal sum = BigDecimal.ZERO;
        for (int round = 1; round <= table.rounds(); round++)
            sum = sum.add(isDrawForOpponents(entrant, round) ? table.draw() : table.points(entrant.number(), round));
        return sum;
    }

    /** Category 16.2.5: a requested bye after which only voluntarily unplayed rounds follow, or none (16.3.2). */
    private boolean isDrawForOpponents(Entrant entrant, int round) {
        return entrant.rounds().get(round - 1).happening().isRequestedBye()
                && entrant.rounds().subList(round, table.rounds()).stream()
                        .allMatch(later -> later.happening().isVoluntarilyUnplayed());
    }

    /**
     * The dummy that an entrant meets in a round without a game (16.4).
     *
     * @param round from 1
     */
    Dummy dummy(int number, int round) {
        BigDecimal own = table.total(number);
        return switch (table.edition().dummy()) {
            case OWN_SCORE -> new Dummy(own, "16.4");
            case LIMITED -> {
                Round unplayed = table.round(number, round);
                boolean forfeit = unplayed.happening().isForfeit();
                BigDecimal limit = forfeit
                        ? adjusted(unplayed.opponent())
                        : table.draw().multiply(BigDecimal.valueOf(table.rounds()));
                if (own.compareTo(limit) <= 0) yield new Dummy(own, "16.4");
                yield new Dummy(limit, forfeit ? "16.4.1" : "16.4.2");
            }
        };
    }
}
