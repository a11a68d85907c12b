package org.onehall.screening;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares what players did with what a calibration lets expect of their ratings. */
final class Scorer {
    /** Rating points to each side for slopes by differences. */
    private static final double RATING_STEP = 25;
    /** The same for the parameters of the skill line. */
    private static final double PARAMETER_STEP = 1e-3;
    /** Half a 95 % interval in standard deviations. */
    private static final double HALF_INTERVAL = 1.96;

    private final Calibration calibration;

    Scorer(Calibration calibration) {
        this.calibration = calibration;
    }

    /** The score of some blocks, by the rule of the {@link SampleSize}. */
    UnitScore score(int moves, PerIndex<Double> observed, List<Block> blocks) {
        SampleSize size = SampleSize.of(moves);
        int rated = blocks.stream().mapToInt(block -> block.readings().size()).sum();
        boolean comparable = size != SampleSize.RECORD_ONLY && rated == moves;
        return new UnitScore(moves, observed, size, comparable ? Optional.of(compare(blocks)) : Optional.empty());
    }

    /** Of any number of moves above 0, however few: for measures over many of them. */
    Comparison compare(List<Block> blocks) {
        Sums sums = sums(blocks);
        PerIndex<IndexScore> indices = PerIndex.of(sums::score);
        double z = combined(indices.ev().z(), indices.ae().z());
        double half = HALF_INTERVAL * uncertainty(blocks, sums, indices);
        return new Comparison((int) Math.round(sums.ratings / sums.moves), sums.beyond, indices, z, z - half, z + half, Comparison.outlierIndex(z));
    }

    /** The z of the combined indices only, without its interval. */
    double z(List<Block> blocks) {
        Sums sums = sums(blocks);
        return combined(sums.score(Index.EV).z(), sums.score(Index.AE).z());
    }

    private double combined(double equalValue, double error) {
        return (equalValue + error) / StrictMath.sqrt(2 + 2 * calibration.correlation());
    }

    /** Sums of all moves; slopes with the rating are kept apart by player, as the errors of different players' ratings are independent. */
    private final class Sums {
        private final double[] observed = new double[3];
        private final double[] expected = new double[3];
        private final double[] variance = new double[3];
        private final Map<String, double[]> slopes = new LinkedHashMap<>();
        private double ratings;
        private int moves;
        private boolean beyond;

        private double ratingVariance(Index index) {
            double sum = 0;
            for (double[] slope : slopes.values()) sum += slope[index.ordinal()] * slope[index.ordinal()];
            return sum * calibration.ratingError() * calibration.ratingError();
        }

        private double sd(Index index) {
            return Math.max(1e-9, StrictMath.sqrt(variance[index.ordinal()] + ratingVariance(index)));
        }

        private IndexScore score(Index index) {
            int i = index.ordinal();
            double sd = sd(index);
            return new IndexScore(observed[i], expected[i], sd, index.sign() * (observed[i] - expected[i]) / sd);
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

    /** One standard deviation of the combined z that the errors of the rating and of the fit make. */
    private double uncertainty(List<Block> blocks, Sums sums, PerIndex<IndexScore> indices) {
        double fromRatings = 0;
        for (double[] slope : sums.slopes.values()) {
            double change = combined(-slope[1] / indices.ev().sd(), slope[2] / indices.ae().sd());
            fromRatings += change * change;
        }
        fromRatings *= calibration.ratingError() * calibration.ratingError();
        var gradient = new double[SkillLine.PARAMETERS];
        for (int k = 0; k < gradient.length; k++) {
            double[] above = expectedWith(blocks, k, PARAMETER_STEP);
            double[] below = expectedWith(blocks, k, -PARAMETER_STEP);
            gradient[k] = combined(-(above[1] - below[1]) / indices.ev().sd(), (above[2] - below[2]) / indices.ae().sd()) / (2 * PARAMETER_STEP);
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
        for (Block block : blocks) byPlayer.computeIfAbsent(block.player(), _ -> new java.util.ArrayList<>()).add(block);
        return byPlayer;
    }
}
