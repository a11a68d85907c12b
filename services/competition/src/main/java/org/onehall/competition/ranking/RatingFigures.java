package org.onehall.competition.ranking;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.onehall.clock.Category;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.Standings.Contribution;
import org.onehall.competition.domain.Standings.Fate;
import org.onehall.competition.domain.Standings.Figure;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.competition.domain.Standings.RatingChange;
import org.onehall.competition.ranking.PlayedRounds.Rated;
import org.onehall.competition.tiebreak.KFactor;
import org.onehall.competition.tiebreak.PerformanceRating;
import org.onehall.competition.tiebreak.PerformanceRating.RatedGame;
import org.onehall.competition.tiebreak.RatingEdition;

/** Performances and changes of ratings (FIDE C.07 10.2, Handbook B.02 8.3). */
final class RatingFigures {
    /** Nobody told us how many rated games a player has: enough to be no new player (B.02 8.3.3). */
    private static final int GAMES_SO_FAR = 30;

    private static final int LOWEST_OF_K_10 = 2400;
    private static final int LAST_YEAR_OF_JUNIORS = 18;

    private final Definition definition;
    private final PlayedRounds played;
    private final Set<String> unmoved;
    private final Map<String, Details> details;
    private final Optional<LocalDate> begins;
    private final boolean chess960;

    RatingFigures(Definition definition, PlayedRounds played, Set<String> unmoved) {
        this.definition = definition;
        this.played = played;
        this.unmoved = unmoved;
        details = definition.entries().details().stream()
                .collect(Collectors.toMap(Details::playerId, Function.identity()));
        begins = definition.rounds().stream()
                .flatMap(round -> round.startsAt().stream())
                .map(start -> start.atZone(ZoneOffset.UTC).toLocalDate())
                .min(LocalDate::compareTo);
        chess960 = definition.rounds().stream().map(Round::chess960).anyMatch(Optional::isPresent);
    }

    List<PlayerRow> added(List<PlayerRow> players) {
        Map<String, PlayerRow> rows = players.stream().collect(Collectors.toMap(PlayerRow::playerId, row -> row));
        return players.stream()
                .map(row -> {
                    List<Rated> games = played.rated(row, unmoved, rows);
                    return games.isEmpty() ? row : row.with(Optional.of(performance(games)), change(row, games));
                })
                .toList();
    }

    private static List<RatedGame> games(List<Rated> games) {
        return games.stream()
                .map(game -> new RatedGame(game.rating(), game.halfPoints()))
                .toList();
    }

    private static Figure performance(List<Rated> games) {
        return new Figure(
                Optional.of(BigDecimal.valueOf(PerformanceRating.tournament(games(games)))),
                "10.2",
                games.stream()
                        .map(game -> part(game, BigDecimal.valueOf(5L * game.halfPoints(), 1), "10.2"))
                        .toList());
    }

    private static Contribution part(Rated game, BigDecimal value, String article) {
        return new Contribution(
                game.round(),
                game.opponentId(),
                BigDecimal.valueOf(game.rating()),
                RankedStandings.plain(value),
                Fate.COUNTED,
                article);
    }

    private Optional<RatingChange> change(PlayerRow row, List<Rated> games) {
        if (row.rating() == 0 || chess960) return Optional.empty();
        int k = k(row, games.size());
        var change = org.onehall.competition.tiebreak.RatingChange.of(
                row.rating(),
                k,
                games(games),
                begins.map(RatingEdition::on).orElse(RatingEdition.values()[RatingEdition.values().length - 1]));
        List<Contribution> parts = new ArrayList<>();
        for (int i = 0; i < games.size(); i++)
            parts.add(
                    part(games.get(i), BigDecimal.valueOf(change.games().get(i).change(), 2), "8.3"));
        return Optional.of(new RatingChange(new Figure(Optional.of(change.change()), "8.3", parts), k));
    }

    private int k(PlayerRow row, int games) {
        if (definition.regulations().control().category() != Category.STANDARD) return KFactor.rapidOrBlitz(games);
        return KFactor.standard(
                new KFactor.Career(row.rating(), GAMES_SO_FAR, row.rating() >= LOWEST_OF_K_10, isJunior(row)), games);
    }

    /** Until the end of the year of the 18th birthday; not if the birthday or the year of the event is unknown. */
    private boolean isJunior(PlayerRow row) {
        return Optional.ofNullable(details.get(row.playerId()))
                .map(Details::birth)
                .filter(birth -> birth.matches("[1-9]\\d{3}.*"))
                .map(birth -> Integer.parseInt(birth.substring(0, 4)))
                .flatMap(year -> begins.map(day -> day.getYear() - year <= LAST_YEAR_OF_JUNIORS))
                .orElse(false);
    }
}
