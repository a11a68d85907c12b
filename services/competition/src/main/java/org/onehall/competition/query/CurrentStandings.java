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

    private record Wanted(String competitionId, boolean officialOnly, int throughRound) {}

    private record Kept(CompetitionState state, Set<String> unmoved, Standings standings) {
        boolean isOf(CompetitionState now, Set<String> unmovedNow) {
            return state == now && unmoved.equals(unmovedNow);
        }
    }

    /**
     * The standings with all figures.
     *
     * @param officialOnly only rounds that are or were official
     * @param throughRound number of the last round that counts; 0 for all rounds
     * @param explained the player whose figures come with what they are made of; "" for nobody's
     */
    public Standings of(
            String competitionId, CompetitionState state, boolean officialOnly, int throughRound, String explained) {
        Set<String> unmoved = games.unmoved(competitionId);
        int last = last(state, throughRound);
        Standings standings = kept.compute(
                        new Wanted(competitionId, officialOnly, last),
                        (_, before) -> before != null && before.isOf(state, unmoved)
                                ? before
                                : new Kept(state, unmoved, RankedStandings.of(state, officialOnly, unmoved, last)))
                .standings();
        return RankedStandings.explaining(standings, explained);
    }

    /** One number for all questions that ask for every round, so that no more is kept than the event has rounds. */
    private static int last(CompetitionState state, int throughRound) {
        return throughRound > 0 && state.opened().stream().anyMatch(round -> round > throughRound)
                ? throughRound
                : Integer.MAX_VALUE;
    }
}
