package org.onehall.screening;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Fits a skill to somebody's own moves, projects its error on the reference positions of a calibration and reads the rating from its
 * line. The skill is the one whose expected EV and AE are the player's, as in {@link Calibrator}. Few moves say little about both s and c, so
 * a little of what is known of people in general goes in.
 */
final class IntrinsicRatings {
    /** A player of this rating is the person in general. */
    private static final double USUAL_RATING = 2_000;
    /** One standard deviation of ln s and of ln c among people. */
    private static final double SPREAD_OF_LOG_SENSITIVITY = 1.5;
    private static final double SPREAD_OF_LOG_CONSISTENCY = 0.2;
    /** How alike the sums of EV and of AE are, which only sets how much either weighs where both cannot be met. */
    private static final double CORRELATION = 0.7;
    /** From so many games on games are resampled, below that single moves. */
    private static final int GAMES_TO_RESAMPLE = 5;
    private static final double STEP = 1e-3;

    private final double[] usual;
    private final List<Spread> reference;

    IntrinsicRatings(SkillLine people, List<ReferencePosition> reference) {
        Skill skill = people.at(USUAL_RATING);
        this.usual = new double[] {StrictMath.log(skill.sensitivity()), StrictMath.log(skill.consistency())};
        this.reference = reference.stream().map(ReferencePosition::spread).toList();
    }

    /** What a fit to some moves gives. */
    record Fitted(Skill skill, double error) {}

    Fitted fit(List<Reading> readings) {
        Skill skill = skill(find(readings));
        return new Fitted(skill, error(skill));
    }

    IntrinsicRating rate(List<Block> blocks, IprLine line, double inflation, int resamples, SplittableRandom random) {
        List<Reading> readings = blocks.stream().flatMap(block -> block.readings().stream()).toList();
        double[] point = find(readings);
        double error = error(skill(point));
        Map<String, List<Reading>> games = new LinkedHashMap<>();
        for (Block block : blocks) games.computeIfAbsent(block.game(), _ -> new ArrayList<>()).addAll(block.readings());
        boolean byGame = games.size() >= GAMES_TO_RESAMPLE;
        List<List<Reading>> pieces = byGame ? List.copyOf(games.values()) : readings.stream().map(List::of).toList();
        double deviation = deviationOfLogError(readings, pieces, point, resamples, random) * (byGame ? 1 : inflation);
        double twoSigma = 2 * deviation * error * line.slope();
        double ipr = line.rating(error);
        return new IntrinsicRating(readings.size(), skill(point), error, ipr, ipr - twoSigma, ipr + twoSigma);
    }

    /** ln s and ln c. */
    private double[] find(List<Reading> readings) {
        return Least.find(point -> {
            Excess excess = Excess.of(readings, skill(point));
            double[] weighted = excess.weighted(excess.sums);
            double sum = (excess.sums[0] * weighted[0] + excess.sums[1] * weighted[1]) / 2;
            for (int i = 0; i < 2; i++) sum += (point[i] - usual[i]) * (point[i] - usual[i]) * certainty(i) / 2;
            return sum;
        }, usual).point();
    }

    private static double certainty(int parameter) {
        double spread = parameter == 0 ? SPREAD_OF_LOG_SENSITIVITY : SPREAD_OF_LOG_CONSISTENCY;
        return 1 / (spread * spread);
    }

    private static Skill skill(double[] point) {
        return new Skill(StrictMath.exp(point[0]), StrictMath.exp(point[1]));
    }

    /** Observed minus expected sums of EV and of AE, and the variances of both. */
    private static final class Excess {
        private final double[] sums = new double[2];
        private final double[] variances = new double[2];

        private static Excess of(List<Reading> readings, Skill skill) {
            var excess = new Excess();
            for (Reading reading : readings) {
                Likelihood likelihood = Likelihood.of(reading.spread(), skill);
                excess.add(0, Index.EV, reading, likelihood);
                excess.add(1, Index.AE, reading, likelihood);
            }
            return excess;
        }

        private void add(int i, Index index, Reading reading, Likelihood likelihood) {
            sums[i] += reading.observed(index) - Reading.expected(index, likelihood);
            variances[i] += Reading.variance(index, likelihood);
        }

        /** The inverse of their covariance times a vector; EV and AE go against each other. */
        private double[] weighted(double[] vector) {
            double first = StrictMath.sqrt(Math.max(1e-9, variances[0]));
            double second = StrictMath.sqrt(Math.max(1e-9, variances[1]));
            double scale = 1 - CORRELATION * CORRELATION;
            double a = vector[0] / first;
            double b = vector[1] / second;
            return new double[] {(a + CORRELATION * b) / scale / first, (b + CORRELATION * a) / scale / second};
        }
    }

    /** Mean expected error on the reference positions. */
    double error(Skill skill) {
        double sum = 0;
        for (Spread spread : reference) sum += Likelihood.of(spread, skill).error();
        return sum / reference.size();
    }

    /**
     * The standard deviation of ln error when pieces are drawn again with replacement. Each draw takes one step of Newton's from the fit to
     * all, with the slopes of all.
     */
    private double deviationOfLogError(List<Reading> readings, List<List<Reading>> pieces, double[] point, int resamples, SplittableRandom random) {
        int n = pieces.size();
        if (n < 2) return 0;
        Excess all = Excess.of(readings, skill(point));
        var slopes = new double[2][];
        var slopeOfLogError = new double[2];
        for (int i = 0; i < 2; i++) {
            double[] above = point.clone();
            double[] below = point.clone();
            above[i] += STEP;
            below[i] -= STEP;
            double[] high = Excess.of(readings, skill(above)).sums;
            double[] low = Excess.of(readings, skill(below)).sums;
            slopes[i] = new double[] {(high[0] - low[0]) / (2 * STEP), (high[1] - low[1]) / (2 * STEP)};
            slopeOfLogError[i] = (StrictMath.log(error(skill(above))) - StrictMath.log(error(skill(below)))) / (2 * STEP);
        }
        var curvature = new double[2][2];
        for (int j = 0; j < 2; j++) {
            double[] weighted = all.weighted(slopes[j]);
            for (int i = 0; i < 2; i++) curvature[i][j] = slopes[i][0] * weighted[0] + slopes[i][1] * weighted[1] + (i == j ? certainty(i) : 0);
        }
        List<double[]> sums = pieces.stream().map(piece -> Excess.of(piece, skill(point)).sums).toList();
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < resamples; i++) {
            var drawn = new double[2];
            for (int k = 0; k < n; k++) {
                double[] piece = sums.get(random.nextInt(n));
                drawn[0] += piece[0];
                drawn[1] += piece[1];
            }
            double[] weighted = all.weighted(drawn);
            var pull = new double[2];
            for (int k = 0; k < 2; k++) pull[k] = -(slopes[k][0] * weighted[0] + slopes[k][1] * weighted[1]) - certainty(k) * (point[k] - usual[k]);
            double[] step = Matrix.solve(curvature, pull);
            double change = slopeOfLogError[0] * step[0] + slopeOfLogError[1] * step[1];
            sum += change;
            squares += change * change;
        }
        double mean = sum / resamples;
        return StrictMath.sqrt(Math.max(0, squares / resamples - mean * mean) * n / (n - 1));
    }
}
