package org.onehall.screening;

/**
 * A player's moves compared with what is expected from the rating. An indication, never a verdict (APP-I A3); playing
 * above one's rating is not by itself a ground for a complaint (APP-I G2.5).
 *
 * @param rating of the player; for several games, the mean of the ratings weighted by moves
 * @param beyondCalibration whether a rating is outside the range of the calibration and was replaced by the nearest one
 *     in it
 * @param joined how EV and AE are combined into z
 * @param z EV and AE together: the {@link Joined#deviations deviations}, made normal with the {@link Joined#skewness
 *     skewness} up to 3; beyond that, where no honest players were observed, it is 3 or the deviations, whichever is
 *     greater
 * @param zLow the lowest likely z (95 %), given the uncertainty of the rating and of the calibration
 * @param zHigh the highest likely z (95 %), as for {@code zLow}
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
     * The weighted sum of EV and AE, so that a reader of the report can calculate z again.
     *
     * @param equalValue the weight of one EV more than expected
     * @param error the weight of one scaled pawn less of error
     * @param sd standard deviation of the sum
     * @param deviations the weighted sum of the excess over the expectation, in units of its sd
     * @param skewness expected skewness of honest sums; below 0, because errors are rare but large
     */
    public record Joined(double equalValue, double error, double sd, double deviations, double skewness) {}

    /** Outlier index of a z: mean 50 and standard deviation 5 among honest players. */
    public static double outlierIndex(double z) {
        return 50 + 5 * z;
    }
}
