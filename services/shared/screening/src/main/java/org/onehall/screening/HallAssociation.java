package org.onehall.screening;

/**
 * Whether a player's moves soon after something the hall saw are better than the others. An association, never a
 * verdict (APP-I A3), and no part of any z.
 *
 * @param facts of the hall that have moves of the player after them or elsewhere
 * @param movesAfter within the time after a fact; moves where none could have been worse than another are in neither
 *     number
 * @param meanAfter of (expected error - error) / sd over them: above 0 is better than the rating lets expect
 * @param difference mean after minus mean elsewhere
 * @param p share of random times of the facts within their games whose difference is at least as great
 * @param permutations that had moves on both sides; only they count
 * @param small under {@value #FOR_BOTH} moves after or elsewhere: a few moves change the figures much
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
    /** Moves of each side from which on the sample is not small. */
    static final int FOR_BOTH = 30;
}
