package org.onehall.screening;

/**
 * A player's moves beside what the rating lets expect. An indication, never a verdict (APP-I A3); that somebody plays
 * more strongly than rated is no ground of a complaint by itself (APP-I G2.5).
 *
 * @param rating of the player, over several games their mean weighted by moves
 * @param beyondCalibration whether a rating lies outside what the calibration knows and was taken as its nearest
 * @param joined how EV and AE are joined to z
 * @param z EV and AE together: the {@link Joined#deviations deviations}, made normal by the {@link Joined#skewness
 *     skewness} up to 3; beyond that, where honest players were not met, it is 3 or the deviations, whichever is more
 * @param zLow the least z, and
 * @param zHigh the greatest z that the uncertainty of the rating and of the calibration leave likely (95 %)
 * @param outlierIndex 50 + 5 z
 */
public record Comparison(
        int rating,
        boolean beyondCalibration,
        PerIndex<IndexScore> indices,
        Joined joined,
        double z,
        double zLow,
        double zHigh,
        double outlierIndex) {
    /**
     * The weighted sum of EV and AE, so that whoever reads the report can reckon z again.
     *
     * @param equalValue what an EV more than expected weighs, and
     * @param error a scaled pawn less of error
     * @param sd of the sum
     * @param deviations the sum of what is beyond expectation, in its sd
     * @param skewness that is expected of honest sums; below 0, as errors are seldom but large
     */
    public record Joined(double equalValue, double error, double sd, double deviations, double skewness) {}

    /** Outlier index of a z: mean 50 and standard deviation 5 among honest players. */
    public static double outlierIndex(double z) {
        return 50 + 5 * z;
    }
}
