package org.onehall.competition.query;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Standings;
import org.onehall.competition.ranking.RankedStandings;

/** The standings of every competition, calculated once for each state: many people read them again and again. */
@Singleton
public class CurrentStandings {
    private final Map<Wanted, Kept> kept = new ConcurrentHashMap<>();

    @Inject
    Games games;

    private record Wanted(String competitionId, boolean officialOnly) {}

    private record Kept(CompetitionState state, Set<String> unmoved, Standings standings) {
        boolean isOf(CompetitionState now, Set<String> unmovedNow) {
            return state == now && unmoved.equals(unmovedNow);
        }
    }

    /**
     * The standings with all figures.
     *
     * @param officialOnly only rounds that are or were official
     * @param explained the player whose figures come with what they are made of; "" for nobody's
     */
    public Standings of(String competitionId, CompetitionState state, boolean officialOnly, String explained) {
        Set<String> unmoved = games.unmoved(competitionId);
        Standings standings = kept.compute(
                        new Wanted(competitionId, officialOnly),
                        (_, before) -> before != null && before.isOf(state, unmoved)
                                ? before
                                : new Kept(state, unmoved, RankedStandings.of(state, officialOnly, unmoved)))
                .standings();
        return RankedStandings.explaining(standings, explained);
    }
}
