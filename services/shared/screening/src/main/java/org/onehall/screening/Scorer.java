package org.onehall.screening;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares players' moves with what a calibration expects for their ratings. */
final class Scorer {
    /** Rating points on each side for slopes by differences. */
    private static final double RATING_STEP = 25;
    /** The same for the parameters of the skill line. */
    private static final double PARAMETER_STEP = 1e-3;
    /** Half a 95 % interval in standard deviations. */
    private static final double HALF_INTERVAL = 1.96;
    /** The highest z of the honest players in a calibration, except for very few. */
    private static final double FARTHEST_MET = 3;

    private final Calibration calibration;

    Scorer(Calibration calibration) {
        this.calibration = calibration;
    }

    /** The score of some blocks, according to the {@link SampleSize}. */
    UnitScore score(int moves, PerIndex<Double> observed, List<Block> blocks) {
        SampleSize size = SampleSize.of(moves);
        int rated = blocks.stream().mapToInt(block -> block.readings().size()).sum();
        boolean comparable = size != SampleSize.RECORD_ONLY && rated == moves;
        return new UnitScore(moves, observed, size, comparable ? Optional.of(compare(blocks)) : Optional.empty());
    }

    /** The comparison for any number of moves above 0, however few: for measures over many units. */
    Comparison compare(List<Block> blocks) {
        Sums sums = sums(blocks);
        Both both = sums.both();
        double skew = skewness(blocks, both);
        double half = HALF_INTERVAL * uncertainty(blocks, sums, both);
        double z = z(both.deviations(), skew);
        return new Comparison(
                (int) Math.round(sums.ratings / sums.moves),
                sums.beyond,
                PerIndex.of(sums::score),
                new Comparison.Joined(both.equalValue(), both.error(), both.sd(), both.deviations(), skew),
                z,
                z(both.deviations() - half, skew),
                z(both.deviations() + half, skew),
                Comparison.outlierIndex(z));
    }

    /** Only the z of EV and AE together, without its interval. */
    double z(List<Block> blocks) {
        Both both = sums(blocks).both();
        return z(both.deviations(), skewness(blocks, both));
    }

    /**
     * Corrected for skewness in the range where honest players have been observed. Beyond that it does not grow faster
     * than the standard deviations themselves, so that no threshold of presumption is reached by an unmeasured
     * correction.
     */
    static double z(double deviations, double skew) {
        double z = Normal.unskewed(deviations, skew);
        return z <= FARTHEST_MET ? z : Math.max(FARTHEST_MET, Math.min(z, deviations));
    }

    /**
     * Skewness of the weighted sum for honest players: errors are rare and large, so that play can be much worse than
     * expected, but not as much better.
     */
    private double skewness(List<Block> blocks, Both both) {
        double sum = 0;
        for (Block block : blocks) {
            int rating = calibration.within(block.rating());
            double inflation = calibration.inflation().get(Index.AE).at(rating);
            sum += inflation
                    * inflation
                    * inflation
                    * block.thirdMoment(calibration.skill().at(rating), both.equalValue(), both.error());
        }
        return calibration.skewness() * sum / (both.sd() * both.sd() * both.sd());
    }

    /**
     * EV and AE together: the weight of better play by one EV and by one scaled pawn, and the standard deviation of the
     * weighted sum.
     */
    private record Both(double equalValue, double error, double excess, double sd) {
        /** The weighted sum of two changes; better play is positive. */
        private double of(double betterEqualValue, double betterError) {
            return equalValue * betterEqualValue + error * betterError;
        }

        /** The excess in standard deviations. */
        private double deviations() {
            return excess / sd;
        }
    }

    /**
     * Sums of all moves; slopes with the rating are kept separately for each player, because the errors of different
     * players' ratings are independent.
     */
    private final class Sums {
        private final double[] observed = new double[3];
        private final double[] expected = new double[3];
        private final double[] variance = new double[3];
        private final Map<String, double[]> slopes = new LinkedHashMap<>();
        private double ratings;
        private int moves;
        private boolean beyond;

        private double excess(Index index) {
            return index.sign() * (observed[index.ordinal()] - expected[index.ordinal()]);
        }

        /** Standard deviation from moves alone, for exact ratings. */
        private double sdOfMoves(Index index) {
            return Math.max(1e-9, StrictMath.sqrt(variance[index.ordinal()]));
        }

        /** Better play for one more rating point, over all players. */
        private double slope(Index index) {
            double sum = 0;
            for (double[] slope : slopes.values()) sum += index.sign() * slope[index.ordinal()];
            return sum;
        }

        private IndexScore score(Index index) {
            int i = index.ordinal();
            double fromRatings = 0;
            for (double[] slope : slopes.values()) fromRatings += slope[i] * slope[i];
            fromRatings *= calibration.ratingError() * calibration.ratingError();
            double sd = Math.max(1e-9, StrictMath.sqrt(variance[i] + fromRatings));
            return new IndexScore(observed[i], expected[i], sd, excess(index) / sd);
        }

        /**
         * The weights with which the sum best distinguishes neighbouring ratings, {@code w = S^-1 g}: S the covariance
         * of EV and AE, g their slopes. Neither weight is negative.
         */
        private Both both() {
            double rho = calibration.correlation();
            double sdOfEqualValue = sdOfMoves(Index.EV);
            double sdOfError = sdOfMoves(Index.AE);
            double equalValue = slope(Index.EV) / sdOfEqualValue;
            double error = slope(Index.AE) / sdOfError;
            double first = Math.max(0, equalValue - rho * error);
            double second = Math.max(0, error - rho * equalValue);
            if (first + second == 0) {
                first = 1;
                second = 1;
            }
            double size = StrictMath.sqrt(first * first + second * second + 2 * rho * first * second);
            var weights = new Both(first / size / sdOfEqualValue, second / size / sdOfError, 0, 1);
            double fromRatings = 0;
            for (double[] slope : slopes.values()) {
                double change = weights.of(
                        Index.EV.sign() * slope[Index.EV.ordinal()], Index.AE.sign() * slope[Index.AE.ordinal()]);
                fromRatings += change * change;
            }
            return new Both(
                    weights.equalValue(),
                    weights.error(),
                    weights.of(excess(Index.EV), excess(Index.AE)),
                    StrictMath.sqrt(1 + fromRatings * calibration.ratingError() * calibration.ratingError()));
        }
    }

    private Sums sums(List<Block> blocks) {
        var sums = new Sums();
        for (Block block : blocks) {
            int rating = calibration.within(block.rating());
            sums.beyond |= rating != block.rating();
            int moves = block.readings().size();
            sums.moves += moves;
            sums.ratings += (double) block.rating() * moves;
            double[] moments = block.moments(calibration.skill().at(rating));
            double[] above = block.moments(calibration.skill().at(rating + RATING_STEP));
            double[] below = block.moments(calibration.skill().at(rating - RATING_STEP));
            double[] slope = sums.slopes.computeIfAbsent(block.player(), _ -> new double[3]);
            for (Index index : Index.values()) {
                int i = index.ordinal();
                RatingLine offset = calibration.offset().get(index);
                double inflation = calibration.inflation().get(index).at(rating);
                sums.observed[i] += block.observed(index);
                sums.expected[i] += moments[i] + moves * offset.at(rating);
                sums.variance[i] += inflation * inflation * moments[i + 3];
                slope[i] += (above[i] - below[i]) / (2 * RATING_STEP) + moves * offset.per1000() / 1000;
            }
        }
        return sums;
    }

    /** One standard deviation of the combined z due to the errors of the rating and of the fit. */
    private double uncertainty(List<Block> blocks, Sums sums, Both both) {
        double fromRatings = 0;
        for (double[] slope : sums.slopes.values()) {
            double change = both.of(-slope[Index.EV.ordinal()], slope[Index.AE.ordinal()]) / both.sd();
            fromRatings += change * change;
        }
        fromRatings *= calibration.ratingError() * calibration.ratingError();
        var gradient = new double[SkillLine.PARAMETERS];
        for (int k = 0; k < gradient.length; k++) {
            double[] above = expectedWith(blocks, k, PARAMETER_STEP);
            double[] below = expectedWith(blocks, k, -PARAMETER_STEP);
            gradient[k] = both.of(below[1] - above[1], above[2] - below[2]) / both.sd() / (2 * PARAMETER_STEP);
        }
        return StrictMath.sqrt(fromRatings + Math.max(0, Matrix.quadratic(calibration.covarianceMatrix(), gradient)));
    }

    private double[] expectedWith(List<Block> blocks, int parameter, double change) {
        double[] parameters = calibration.skill().parameters();
        parameters[parameter] += change;
        SkillLine changed = SkillLine.of(parameters);
        var sums = new double[6];
        for (Block block : blocks) {
            double[] moments = block.moments(changed.at(calibration.within(block.rating())));
            for (int i = 0; i < sums.length; i++) sums[i] += moments[i];
        }
        return sums;
    }

    /** Blocks by player, in the order of their first game. */
    static Map<String, List<Block>> byPlayer(List<Block> blocks) {
        Map<String, List<Block>> byPlayer = new LinkedHashMap<>();
        for (Block block : blocks)
            byPlayer.computeIfAbsent(block.player(), _ -> new java.util.ArrayList<>())
                    .add(block);
        return byPlayer;
    }
}
