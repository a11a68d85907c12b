package org.onehall.screening;

/**
 * One block's excess over the expectation (better play is positive), its variance for independent moves, and its slope
 * with the rating.
 */
record Moments(Block block, PerIndex<Double> excess, PerIndex<Double> variance, PerIndex<Double> slope) {
    private static final double RATING_STEP = 25;

    Moments(Block block, SkillLine skill) {
        this(
                block,
                block.moments(skill.at(block.rating())),
                block.moments(skill.at(block.rating() + RATING_STEP)),
                block.moments(skill.at(block.rating() - RATING_STEP)));
    }

    private Moments(Block block, double[] moments, double[] above, double[] below) {
        this(
                block,
                PerIndex.of(index -> index.sign() * (block.observed(index) - moments[index.ordinal()])),
                PerIndex.of(index -> moments[index.ordinal() + 3]),
                PerIndex.of(
                        index -> index.sign() * (above[index.ordinal()] - below[index.ordinal()]) / (2 * RATING_STEP)));
    }

    Moments with(PerIndex<RatingLine> offset) {
        return new Moments(
                block,
                PerIndex.of(index -> excess.get(index)
                        - index.sign()
                                * block.readings().size()
                                * offset.get(index).at(block.rating())),
                variance,
                slope);
    }

    double z(Index index) {
        return excess.get(index) / StrictMath.sqrt(Math.max(1e-12, variance.get(index)));
    }
}
