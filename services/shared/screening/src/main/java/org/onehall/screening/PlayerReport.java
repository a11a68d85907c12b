package org.onehall.screening;

import java.util.List;
import java.util.Optional;

/**
 * One player over all games of the report.
 *
 * @param games their ids in the order of the report
 * @param ratings the player's different ratings in these games, lowest first; each game is compared with its own
 *     rating; empty: unrated in all games
 * @param threshold the threshold that z reaches; NONE without a z
 * @param among what z means among the players of the report; empty without a z
 * @param ipr the intrinsic rating; empty under 30 moves
 * @param hall the association with facts observed by the hall; empty if there is nothing to compare
 * @param hallAmong what the p-value of {@code hall} means among the players who have one; {@code largest} is the
 *     probability that the smallest p-value of so many honest players is this small
 * @param timeUse how the player used time; empty without times of at least 30 moves
 * @param ground the findings besides the rating
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
     * Whether the player's rating differs between the games that have one; then the rating beside the name does not
     * apply to every game.
     */
    public boolean isRatedDifferently() {
        return ratings.size() > 1;
    }

    /** What kind of ground the figures could be. */
    public enum Ground {
        NOTHING,
        /** Stronger than the rating, and nothing else: inadmissible as a complaint (APP-I G2.5). */
        STRENGTH_ONLY,
        /** Better moves after facts observed by the hall, without being stronger than the rating overall. */
        HALL_ONLY,
        STRENGTH_AND_HALL
    }
}
