package org.onehall.screening;

/**
 * A player's moves beside what the rating lets expect. An indication, never a verdict (APP-I A3); that somebody plays more
 * strongly than rated is no ground of a complaint by itself (APP-I G2.5).
 *
 * @param rating            of the player, over several games their mean weighted by moves
 * @param beyondCalibration whether a rating lies outside what the calibration knows and was taken as its nearest
 * @param z                 EV and AE together
 * @param zLow              the least z, and
 * @param zHigh             the greatest z that the uncertainty of the rating and of the calibration leave likely (95 %)
 * @param outlierIndex      50 + 5 z
 */
public record Comparison(int rating, boolean beyondCalibration, PerIndex<IndexScore> indices, double z, double zLow, double zHigh,
        double outlierIndex) {
    /** Outlier index of a z: mean 50 and standard deviation 5 among honest players. */
    public static double outlierIndex(double z) {
        return 50 + 5 * z;
    }
}
