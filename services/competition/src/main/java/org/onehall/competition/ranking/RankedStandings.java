package org.onehall.competition.ranking;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Standings;
import org.onehall.competition.domain.Standings.Contribution;
import org.onehall.competition.domain.Standings.Fate;
import org.onehall.competition.domain.Standings.Figure;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.competition.domain.Standings.RatingChange;
import org.onehall.competition.domain.Standings.TieBreakName;
import org.onehall.competition.domain.StandingsRules;
import org.onehall.competition.tiebreak.Ranking;
import org.onehall.competition.tiebreak.TieBreak;

/**
 * The standings as people read them: players by points and by the tie-breaks of the regulations (FIDE C.07 4.2), with
 * performances and changes of ratings. Players who are still tied share a place; they are listed in the order of the
 * standings by points.
 */
public final class RankedStandings {
    private RankedStandings() {}

    /**
     * The standings with all figures and all that they are made of.
     *
     * @param officialOnly only rounds that are or were official
     * @param unmoved "round/board" of games that ended before both players had made a move, which are not rated
     * @throws java.util.NoSuchElementException if nothing has been loaded
     */
    public static Standings of(CompetitionState state, boolean officialOnly, Set<String> unmoved) {
        return of(state, officialOnly, unmoved, Integer.MAX_VALUE);
    }

    /**
     * The same after a round.
     *
     * @param throughRound number of the last round that counts, from 1
     */
    public static Standings of(CompetitionState state, boolean officialOnly, Set<String> unmoved, int throughRound) {
        Standings byPoints = Standings.of(state, officialOnly, throughRound);
        var played = new PlayedRounds(state, byPoints);
        var definition = state.definition().orElseThrow();
        List<PlayerRow> rated = new RatingFigures(definition, played, unmoved).added(byPoints.players());
        Standings standings = byPoints.with(rated, List.of(), 0);
        return definition
                .regulations()
                .standings()
                .map(rules -> ranked(standings, rules, played))
                .orElse(standings);
    }

    /** The same standings, in which only the figures of one player are explained. */
    public static Standings explaining(Standings standings, String playerId) {
        return standings.with(
                standings.players().stream()
                        .map(row -> row.playerId().equals(playerId)
                                ? row
                                : row.at(
                                                row.rank(),
                                                row.shared(),
                                                row.figures().stream()
                                                        .map(RankedStandings::brief)
                                                        .toList())
                                        .with(
                                                row.performance().map(RankedStandings::brief),
                                                row.ratingChange()
                                                        .map(change ->
                                                                new RatingChange(brief(change.figure()), change.k()))))
                        .toList(),
                standings.tieBreaks(),
                standings.edition());
    }

    private static Figure brief(Figure figure) {
        return new Figure(figure.value(), figure.article(), List.of());
    }

    private static Standings ranked(Standings standings, StandingsRules rules, PlayedRounds played) {
        List<TieBreak> list = TieBreakLists.ranking(rules);
        Ranking ranking = Ranking.of(
                played.crosstable(TieBreakLists.pairing(rules.roundRobin())),
                list,
                TieBreakLists.edition(rules.edition()).orElseThrow());
        Map<Integer, Ranking.Row> places =
                ranking.rows().stream().collect(Collectors.toMap(Ranking.Row::number, row -> row));
        Map<Integer, String> players =
                standings.players().stream().collect(Collectors.toMap(PlayerRow::startNumber, PlayerRow::playerId));
        List<PlayerRow> rows = new ArrayList<>();
        for (PlayerRow row : standings.players()) {
            Ranking.Row place = Objects.requireNonNull(places.get(row.startNumber()));
            rows.add(row.at(
                    place.rank(),
                    place.shared(),
                    place.figures().stream()
                            .skip(1) // the points, which every row has
                            .map(figure -> figure(figure, standings.rounds(), players))
                            .toList()));
        }
        rows.sort(Comparator.comparingInt(PlayerRow::rank)); // stable
        return standings.with(
                rows,
                list.stream()
                        .skip(1)
                        .map(one -> new TieBreakName(one.text(), one.acronym().code(), one.article()))
                        .toList(),
                rules.edition());
    }

    private static Figure figure(
            org.onehall.competition.tiebreak.Figure figure, List<Integer> rounds, Map<Integer, String> players) {
        return new Figure(
                figure.value(),
                figure.article(),
                figure.contributions().stream()
                        .map(one -> new Contribution(
                                rounds.get(one.round() - 1),
                                players.getOrDefault(one.opponent(), ""),
                                plain(one.score()),
                                plain(one.value()),
                                Fate.valueOf(one.fate().name()),
                                one.article()))
                        .toList());
    }

    /** Equal amounts become equal values, without an exponent. */
    static BigDecimal plain(BigDecimal value) {
        if (value.signum() == 0) return BigDecimal.ZERO;
        BigDecimal stripped = value.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }
}
