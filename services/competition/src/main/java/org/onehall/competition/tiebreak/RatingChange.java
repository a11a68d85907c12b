package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.onehall.competition.tiebreak.PerformanceRating.RatedGame;

/**
 * How a tournament changes a player's rating (FIDE Handbook B.02 8.3): K times the sum of the scores less the expected
 * scores. Exact; FIDE rounds once, for the whole rating period (8.3.4).
 *
 * @param rating the player's rating before the tournament
 * @param games in the order in which they were played
 * @param change in rating points; hundredths at most
 */
public record RatingChange(int rating, int k, List<Game> games, BigDecimal change) {
    private static final int MOST = 400;

    /**
     * A game of the change.
     *
     * @param difference that counts: the player's rating less the opponent's, after the rule of 400 points (8.3.1)
     * @param expected score, in hundredths (8.1.2)
     * @param change score less expected score, in hundredths
     */
    public record Game(RatedGame game, int difference, int expected, int change) {}

    public RatingChange {
        games = List.copyOf(games);
    }

    /**
     * The change of a rated player.
     *
     * @param games against rated opponents, played over the board; games against unrated ones do not count
     * @param k see {@link KFactor}
     */
    public static RatingChange of(int rating, int k, List<RatedGame> games, RatingEdition edition) {
        List<Integer> limited = limited(rating, games, edition);
        List<Game> changes = new ArrayList<>();
        int hundredths = 0;
        for (int i = 0; i < games.size(); i++) {
            RatedGame game = games.get(i);
            int difference = rating - game.opponent();
            if (limited.contains(i)) difference = Math.clamp(difference, -MOST, MOST);
            int expected = RatingTables.expected(difference);
            int change = 50 * game.halfPoints() - expected;
            changes.add(new Game(game, difference, expected, change));
            hundredths += change;
        }
        BigDecimal sum = BigDecimal.valueOf(hundredths, 2).multiply(BigDecimal.valueOf(k));
        return new RatingChange(rating, k, changes, Figure.plain(sum));
    }

    /** The games whose difference is limited: of those against lower rated opponents, the most unequal ones. */
    private static List<Integer> limited(int rating, List<RatedGame> games, RatingEdition edition) {
        List<Integer> limited = new ArrayList<>();
        if (!edition.limits(rating)) return limited;
        List<Integer> advantages = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) (games.get(i).opponent() > rating ? limited : advantages).add(i);
        advantages.stream()
                .sorted((one, other) ->
                        games.get(one).opponent() - games.get(other).opponent())
                .limit(edition.advantages())
                .forEach(limited::add);
        return limited;
    }
}
