package org.onehall.competition.tiebreak;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.onehall.competition.tiebreak.Crosstable.Entrant;

/** Opponents' scores times the points made against them: for players (9.1), and for teams in four ways (13.2). */
final class SonnebornBerger {
    private SonnebornBerger() {}

    /**
     * @param opponents the table of the opponents' scores
     * @param own the table of the points made against them
     */
    static Map<Integer, Figure> figures(Table opponents, Table own, TieBreak tieBreak) {
        Opposition opposition = new Opposition(opponents, Optional.of(own), tieBreak.forfeitsAsGames());
        Map<Integer, Figure> figures = new HashMap<>();
        for (Entrant entrant : opponents.entrants())
            figures.put(entrant.number(), opposition.figure(entrant.number(), tieBreak, tieBreak.article()));
        return figures;
    }
}
