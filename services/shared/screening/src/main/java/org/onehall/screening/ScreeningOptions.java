package org.onehall.screening;

import java.time.Duration;
import java.util.Set;

/**
 * The options of a screening.
 *
 * @param kinds kinds of hall facts; moves after such facts are compared with the other moves
 * @param after how long after a fact a move still belongs to it, above 0
 * @param permutations of the facts' times, at least 100
 * @param resamples of a player's games for the intrinsic rating, at least 100
 * @param seed of all randomness; the same seed gives the same numbers
 */
public record ScreeningOptions(Set<String> kinds, Duration after, int permutations, int resamples, long seed) {
    public ScreeningOptions {
        kinds = java.util.Collections.unmodifiableSet(new java.util.TreeSet<>(kinds));
        if (after.isNegative() || after.isZero()) throw new IllegalArgumentException("no time after a fact: " + after);
        if (permutations < 100 || resamples < 100)
            throw new IllegalArgumentException("too few permutations or resamples");
    }

    public static ScreeningOptions defaults() {
        return new ScreeningOptions(
                Set.of(HallFact.ABSENCE, HallFact.FOCUS_LOSS, HallFact.DISCONNECTION),
                Duration.ofMinutes(5),
                10_000,
                1_000,
                1);
    }
}
