package org.onehall.competition.grpc;

import java.util.Optional;
import org.onehall.competition.domain.StandingsRules;
import org.onehall.competition.ranking.TieBreakLists;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.proto.competition.v1.LoadRequest;
import org.onehall.proto.competition.v1.Regulations;
import org.onehall.regulations.Points;
import org.onehall.regulations.ScoringTable;

/** What a request to load a competition must not say although it can be read. */
final class LoadedRules {
    private LoadedRules() {}

    /** Why its tie-breaks cannot be used, and what is allowed (FIDE C.07); empty if they can, or if there are none. */
    static Optional<String> problem(LoadRequest request) {
        Regulations regulations = request.getRegulations();
        if (!regulations.hasStandings()) return Optional.empty();
        if (regulations.getStandings().getTieBreaksList().isEmpty()) return Optional.of("there is no tie-break");
        StandingsRules rules = CompetitionLog.CONTEXT.mapper().read(regulations.getStandings(), StandingsRules.class);
        return scoring(regulations).flatMap(scoring -> TieBreakLists.problem(rules, scoring));
    }

    /** Empty if it cannot be read, which the log refuses. */
    private static Optional<ScoringTable> scoring(Regulations regulations) {
        if (!regulations.hasPenalties()) return Optional.of(ScoringTable.STANDARD);
        var told = regulations.getPenalties().getScoring();
        try {
            return Optional.of(
                    new ScoringTable(Points.of(told.getWin()), Points.of(told.getDraw()), Points.of(told.getLoss())));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
