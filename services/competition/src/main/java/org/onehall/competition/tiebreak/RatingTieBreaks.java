package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Round;
import org.onehall.competition.tiebreak.Figure.Contribution;
import org.onehall.competition.tiebreak.Figure.Fate;
import org.onehall.competition.tiebreak.PerformanceRating.RatedGame;

/**
 * Tie-breaks on the ratings of the opponents that a player met over the board (10). If a player of the tournament is
 * unrated and the tie-break gives unrated players no rating, it is defined for nobody.
 */
final class RatingTieBreaks {
    private final Table table;
    private final TieBreak tieBreak;
    private final boolean defined;

    RatingTieBreaks(Table table, TieBreak tieBreak) {
        this.table = table;
        this.tieBreak = tieBreak;
        this.defined =
                table.entrants().stream().allMatch(player -> rating(player).isPresent());
    }

    private Optional<Integer> rating(Entrant player) {
        return player.rating().or(tieBreak::unrated);
    }

    /** RTNG (10.6). */
    Map<Integer, Figure> ratings() {
        Map<Integer, Figure> figures = new HashMap<>();
        for (Entrant player : table.entrants())
            figures.put(
                    player.number(), OwnRecord.number(defined ? rating(player) : Optional.empty(), tieBreak.article()));
        return figures;
    }

    /** ARO, without the lowest and highest ratings that the tie-break cuts (10.1, 14). */
    Map<Integer, Figure> averages() {
        return figures(PerformanceRating::average);
    }

    /** TPR (10.2). */
    Map<Integer, Figure> performances() {
        return figures(PerformanceRating::tournament);
    }

    /** PTP (10.3). */
    Map<Integer, Figure> perfectPerformances() {
        return figures(PerformanceRating::perfect);
    }

    /** APRO and APPO (10.4, 10.5): the average of a figure of the opponents, half up. */
    Map<Integer, Figure> averageOf(Map<Integer, Figure> performances) {
        Map<Integer, Figure> figures = new HashMap<>();
        for (Entrant player : table.entrants()) {
            List<Contribution> parts = new ArrayList<>();
            for (Contribution game : games(player)) {
                Optional<BigDecimal> value = Objects.requireNonNull(performances.get(game.opponent()))
                        .value();
                value.ifPresent(one -> parts.add(
                        new Contribution(game.round(), game.opponent(), one, one, Fate.COUNTED, tieBreak.article())));
            }
            int sum = parts.stream()
                    .mapToInt(part -> part.value().intValueExact())
                    .sum();
            figures.put(
                    player.number(),
                    OwnRecord.number(
                                    parts.isEmpty()
                                            ? Optional.empty()
                                            : Optional.of(PerformanceRating.halfUp(sum, parts.size())),
                                    tieBreak.article())
                            .with(parts));
        }
        return figures;
    }

    private Map<Integer, Figure> figures(ToIntFunction<List<RatedGame>> calculation) {
        Map<Integer, Figure> figures = new HashMap<>();
        for (Entrant player : table.entrants()) {
            List<Contribution> games = cut(games(player));
            List<RatedGame> counted = games.stream()
                    .filter(game -> game.fate() == Fate.COUNTED)
                    .map(game -> new RatedGame(
                            game.score().intValueExact(), game.value().intValueExact()))
                    .toList();
            Optional<Integer> value =
                    !defined || counted.isEmpty() ? Optional.empty() : Optional.of(calculation.applyAsInt(counted));
            figures.put(
                    player.number(), OwnRecord.number(value, tieBreak.article()).with(games));
        }
        return figures;
    }

    /** A player's games: the rating of the opponent, and the half points made. */
    private List<Contribution> games(Entrant player) {
        List<Contribution> games = new ArrayList<>();
        for (int number = 1; number <= table.rounds(); number++) {
            Round round = player.rounds().get(number - 1);
            if (!round.happening().isPlayed()) continue;
            Optional<Integer> rating = rating(table.entrant(round.opponent()));
            int halfPoints = round.happening() == Happening.WIN ? 2 : round.happening() == Happening.DRAW ? 1 : 0;
            games.add(new Contribution(
                    number,
                    round.opponent(),
                    BigDecimal.valueOf(rating.orElse(0)),
                    BigDecimal.valueOf(halfPoints),
                    rating.isPresent() ? Fate.COUNTED : Fate.LEFT_OUT,
                    tieBreak.article()));
        }
        return games;
    }

    private List<Contribution> cut(List<Contribution> games) {
        List<Contribution> order =
                games.stream().sorted(Comparator.comparing(Contribution::score)).toList();
        int lowest = Math.min(tieBreak.cutLowest(), order.size());
        int highest = Math.max(lowest, order.size() - tieBreak.cutHighest());
        List<Contribution> all = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            Contribution game = order.get(i);
            all.add(i < lowest ? game.as(Fate.CUT, "14.1") : i >= highest ? game.as(Fate.CUT, "14.3") : game);
        }
        all.sort(Comparator.comparingInt(Contribution::round));
        return all;
    }
}
