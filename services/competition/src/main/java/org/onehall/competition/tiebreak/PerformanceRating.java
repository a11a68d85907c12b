package org.onehall.competition.tiebreak;

import java.util.List;

/** Ratings that a number of games is worth. Ratings are whole points. */
public final class PerformanceRating {
    private PerformanceRating() {}

    /**
     * A game against a rated opponent.
     *
     * @param opponent the opponent's rating
     * @param halfPoints 2 for a win, 1 for a draw, 0 for a loss, whatever the scoring of the tournament
     */
    public record RatedGame(int opponent, int halfPoints) {
        /** @throws IllegalArgumentException if the half points are not 0, 1 or 2 */
        public RatedGame {
            if (halfPoints < 0 || halfPoints > 2) throw new IllegalArgumentException("half points: " + halfPoints);
        }
    }

    /**
     * The average rating of the opponents, half up (C.07 10.1).
     *
     * @param games at least one
     */
    public static int average(List<RatedGame> games) {
        return halfUp(games.stream().mapToInt(RatedGame::opponent).sum(), games.size());
    }

    /**
     * Tournament Performance Rating (C.07 10.2): the average, plus the difference of B.02 8.1.1 for the score, in
     * hundredths, half up.
     *
     * @param games at least one
     */
    public static int tournament(List<RatedGame> games) {
        return average(games) + RatingTables.difference(halfUp(50 * halfPoints(games), games.size()));
    }

    /**
     * Perfect Tournament Performance (C.07 10.3): the lowest rating whose expected score against all opponents, by B.02
     * 8.1.2 without a limit of 400 points, is not less than the score; 800 less than the lowest opponent for no points.
     *
     * @param games at least one
     */
    public static int perfect(List<RatedGame> games) {
        int lowest = games.stream().mapToInt(RatedGame::opponent).min().orElseThrow();
        int highest = games.stream().mapToInt(RatedGame::opponent).max().orElseThrow();
        int score = 50 * halfPoints(games);
        if (score == 0) return lowest - 800;
        int tooLow = lowest - 800;
        int enough = highest + 800;
        while (enough - tooLow > 1) {
            int middle = Math.floorDiv(tooLow + enough, 2);
            int expected = games.stream()
                    .mapToInt(game -> RatingTables.expected(middle - game.opponent()))
                    .sum();
            if (expected >= score) enough = middle;
            else tooLow = middle;
        }
        return enough;
    }

    private static int halfPoints(List<RatedGame> games) {
        return games.stream().mapToInt(RatedGame::halfPoints).sum();
    }

    /** A quotient rounded to a whole number, a half to the greater one. */
    static int halfUp(int dividend, int divisor) {
        return Math.floorDiv(2 * dividend + divisor, 2 * divisor);
    }
}
