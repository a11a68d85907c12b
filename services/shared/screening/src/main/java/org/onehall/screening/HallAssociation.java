package org.onehall.screening;

/**
 * Whether a player's moves soon after something that the hall observed are better than the other moves. An association,
 * never a verdict (APP-I A3), and not part of any z.
 *
 * @param facts number of facts observed by the hall with moves of the player after them or elsewhere
 * @param movesAfter number of moves within the time after a fact; moves where all choices were equally good are in
 *     neither number
 * @param meanAfter mean of (expected error - error) / sd over these moves; above 0 is better than expected from the
 *     rating
 * @param difference mean after minus mean elsewhere
 * @param p share of random placements of the facts within their games with a difference at least as great
 * @param permutations number of permutations that had moves on both sides; only these count
 * @param small under {@value #FOR_BOTH} moves after or elsewhere, so that a few moves change the figures considerably
 */
public record HallAssociation(
        int facts,
        int movesAfter,
        int movesElsewhere,
        double meanAfter,
        double meanElsewhere,
        double difference,
        double p,
        int permutations,
        long seed,
        boolean small) {
    /** Number of moves on each side from which the sample is no longer small. */
    static final int FOR_BOTH = 30;
}
