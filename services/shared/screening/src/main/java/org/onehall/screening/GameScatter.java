package org.onehall.screening;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** How far the games of honest players scatter about what a skill line expects of them. */
final class GameScatter {
    /**
     * What is known about the rating error beforehand: its square, and the uncertainty of this as one standard
     * deviation.
     */
    private static final double USUAL_RATING_VARIANCE = 50 * 50;

    private static final double USUAL_RATING_VARIANCE_ERROR = 50 * 50;

    private GameScatter() {}

    /** The excess of MM beyond the model per move, by least squares over the moves. */
    static RatingLine offset(List<Moments> all) {
        double n = 0;
        double sx = 0;
        double sxx = 0;
        double sy = 0;
        double sxy = 0;
        for (Moments moments : all) {
            double x = RatingLine.thousandsAbove2000(moments.block().rating());
            double weight = moments.block().readings().size();
            n += weight;
            sx += weight * x;
            sxx += weight * x * x;
            sy += moments.excess().mm();
            sxy += x * moments.excess().mm();
        }
        double slope = (n * sxy - sx * sy) / (n * sxx - sx * sx);
        return new RatingLine((sy - slope * sx) / n, slope);
    }

    /** κ and its standard error: games are drawn again with replacement, both players of a game together. */
    static double[] inflation(List<Moments> all, Index index, int resamples, SplittableRandom random) {
        Map<String, double[]> games = new TreeMap<>();
        for (Moments moments : all) {
            double[] sum = games.computeIfAbsent(moments.block().game(), _ -> new double[2]);
            sum[0] += moments.excess().get(index) * moments.excess().get(index);
            sum[1] += moments.variance().get(index);
        }
        double[][] pieces = games.values().toArray(double[][]::new);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < resamples; i++) {
            double observed = 0;
            double expected = 0;
            for (int k = 0; k < pieces.length; k++) {
                double[] piece = pieces[random.nextInt(pieces.length)];
                observed += piece[0];
                expected += piece[1];
            }
            double inflation = StrictMath.sqrt(observed / expected);
            sum += inflation;
            squares += inflation * inflation;
        }
        double mean = sum / resamples;
        return new double[] {mean, StrictMath.sqrt(Math.max(0, squares / resamples - mean * mean))};
    }

    /** What the games of one player have in common: the number of pairs of them, and the rating error in points. */
    record Pairs(int count, double ratingError) {}

    /**
     * How similar the games of one player are beyond the rating: the products of their excesses against those of their
     * slopes. Few games give little information about this; their result is weighted by its error against what is known
     * beforehand.
     */
    static Pairs pairs(List<Moments> all) {
        Map<String, List<Moments>> byPlayer = new TreeMap<>();
        for (Moments moments : all)
            byPlayer.computeIfAbsent(moments.block().player(), _ -> new ArrayList<>())
                    .add(moments);
        int count = 0;
        double slopes = 0;
        var sums = new ArrayList<double[]>();
        for (List<Moments> games : byPlayer.values()) {
            double products = 0;
            double squares = 0;
            for (int i = 0; i < games.size(); i++) {
                for (int j = 0; j < i; j++) {
                    count++;
                    for (Index index : List.of(Index.EV, Index.AE)) {
                        double scale = StrictMath.sqrt(games.get(i).variance().get(index)
                                * games.get(j).variance().get(index));
                        if (!(scale > 0)) continue;
                        double slope = games.get(i).slope().get(index)
                                * games.get(j).slope().get(index)
                                / scale;
                        products += games.get(i).excess().get(index)
                                * games.get(j).excess().get(index)
                                / scale
                                * slope;
                        squares += slope * slope;
                    }
                }
            }
            slopes += squares;
            sums.add(new double[] {products, squares});
        }
        double known = 1 / (USUAL_RATING_VARIANCE_ERROR * USUAL_RATING_VARIANCE_ERROR);
        double weight = 0;
        double measured = 0;
        if (slopes > 0) {
            for (double[] sum : sums) measured += sum[0] / slopes;
            double error = 0;
            for (double[] sum : sums)
                error += (sum[0] - measured * sum[1]) * (sum[0] - measured * sum[1]) / (slopes * slopes);
            weight = error > 0 ? 1 / error : 0;
        }
        double variance = (known * USUAL_RATING_VARIANCE + weight * measured) / (known + weight);
        return new Pairs(count, StrictMath.sqrt(Math.max(0, variance)));
    }

    /** ρ, the correlation of the z of EV and AE. */
    static double correlation(List<Moments> all, PerIndex<double[]> inflation) {
        double products = 0;
        double first = 0;
        double second = 0;
        for (Moments moments : all) {
            if (moments.block().readings().size() < Calibrator.MOVES_OF_A_Z) continue;
            double equalValue = moments.z(Index.EV) / inflation.ev()[0];
            double error = moments.z(Index.AE) / inflation.ae()[0];
            products += equalValue * error;
            first += equalValue * equalValue;
            second += error * error;
        }
        return products / StrictMath.sqrt(first * second);
    }

    /**
     * The mean cube of the z of AE, as a multiple of the value for independent moves; moves of one game have more in
     * common than their scatter.
     */
    static double skewness(List<Moments> all, PerIndex<double[]> inflation, SkillLine skill) {
        double observed = 0;
        double expected = 0;
        for (Moments moments : all) {
            if (moments.block().readings().size() < Calibrator.MOVES_OF_A_Z) continue;
            double z = moments.z(Index.AE) / inflation.ae()[0];
            observed += z * z * z;
            expected += moments.block().thirdMoment(skill.at(moments.block().rating()), 0, 1)
                    / StrictMath.pow(Math.max(1e-12, moments.variance().ae()), 1.5);
        }
        return expected == 0 ? 0 : Math.clamp(observed / expected, 0, Calibration.MOST_SKEWNESS);
    }
}
