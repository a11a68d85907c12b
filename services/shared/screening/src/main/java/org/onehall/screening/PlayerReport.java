package org.onehall.screening;

import java.util.List;
import java.util.Optional;

/**
 * One player over all games of the report.
 *
 * @param games their ids in the order of the report
 * @param ratings those of the player in these games, each once, the lowest first; each game is compared with its own;
 *     empty: unrated in all
 * @param threshold that z reaches; NONE without a z
 * @param among the players of the report; empty without a z
 * @param ipr empty under 30 moves
 * @param hall empty if the hall saw nothing that the moves could be compared with
 * @param hallAmong what the p-value of {@code hall} means among the players who have one; {@code largest} is the
 *     probability that the smallest of so many honest players' is as small
 * @param timeUse empty without times of at least 30 moves
 * @param ground what there is beside the rating
 */
public record PlayerReport(
        String id,
        String name,
        List<String> games,
        List<Integer> ratings,
        UnitScore score,
        Threshold threshold,
        Optional<AmongMany> among,
        Optional<IntrinsicRating> ipr,
        Optional<HallAssociation> hall,
        Optional<AmongMany> hallAmong,
        Optional<TimeUse> timeUse,
        Ground ground) {
    public PlayerReport {
        games = List.copyOf(games);
        ratings = List.copyOf(ratings);
    }

    /**
     * Whether the player's rating is not the same in all games that have one: then the one beside the name is not that
     * of every game.
     */
    public boolean isRatedDifferently() {
        return ratings.size() > 1;
    }

    /** What the figures could be a ground for. */
    public enum Ground {
        NOTHING,
        /** Stronger than the rating, and nothing else: inadmissible as a complaint (APP-I G2.5). */
        STRENGTH_ONLY,
        /** Better moves after what the hall saw, without being stronger than the rating as a whole. */
        HALL_ONLY,
        STRENGTH_AND_HALL
    }
}
