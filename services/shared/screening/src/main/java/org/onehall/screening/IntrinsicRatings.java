package org.onehall.screening;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/**
 * Fits a skill to a player's own moves, projects its error on the reference positions of a calibration and reads the
 * rating from its line. The skill is the most likely one, apart from lapses. The line is drawn through skills found in
 * the same way, so that the bias of likelihood for sums is the same for everybody. Few moves say little about both s
 * and c, so some knowledge about players in general is added.
 */
final class IntrinsicRatings {
    /** A player of this rating represents players in general. */
    private static final double USUAL_RATING = 2_000;
    /** One standard deviation of ln s and of ln c among players. */
    private static final double SPREAD_OF_LOG_SENSITIVITY = 1.5;

    private static final double SPREAD_OF_LOG_CONSISTENCY = 0.2;
    /** From this number of games on, games are resampled; below it, single moves. */
    private static final int GAMES_TO_RESAMPLE = 5;
    /** Share of moves that every player plays without thinking; without it a single blunder would decide the fit. */
    private static final double LAPSES = 0.005;

    private static final double STEP = 1e-3;

    private final double[] usual;
    private final List<Spread> reference;

    IntrinsicRatings(SkillLine people, List<ReferencePosition> reference) {
        Skill skill = people.at(USUAL_RATING);
        this.usual = new double[] {StrictMath.log(skill.sensitivity()), StrictMath.log(skill.consistency())};
        this.reference = reference.stream().map(ReferencePosition::spread).toList();
    }

    /** The result of a fit to some moves. */
    record Fitted(Skill skill, double error) {}

    Fitted fit(List<Reading> readings) {
        Skill skill = skill(find(readings).point());
        return new Fitted(skill, error(skill));
    }

    IntrinsicRating rate(List<Block> blocks, IprLine line, double inflation, int resamples, SplittableRandom random) {
        List<Reading> readings =
                blocks.stream().flatMap(block -> block.readings().stream()).toList();
        Least.Found found = find(readings);
        double error = error(skill(found.point()));
        Map<String, List<Reading>> games = new LinkedHashMap<>();
        for (Block block : blocks)
            games.computeIfAbsent(block.game(), _ -> new ArrayList<>()).addAll(block.readings());
        boolean byGame = games.size() >= GAMES_TO_RESAMPLE;
        List<List<Reading>> pieces = byGame
                ? List.copyOf(games.values())
                : readings.stream().map(List::of).toList();
        double deviation = deviationOfLogError(found, pieces, resamples, random) * (byGame ? 1 : inflation);
        double twoSigma = 2 * line.inflation() * deviation * line.slope();
        double ipr = line.rating(error);
        return new IntrinsicRating(readings.size(), skill(found.point()), error, ipr, ipr - twoSigma, ipr + twoSigma);
    }

    /** Finds the skill as ln s and ln c. */
    private Least.Found find(List<Reading> readings) {
        return Least.find(point -> surprise(readings, skill(point)) + prior(point), usual);
    }

    private double prior(double[] point) {
        double sensitivity = (point[0] - usual[0]) / SPREAD_OF_LOG_SENSITIVITY;
        double consistency = (point[1] - usual[1]) / SPREAD_OF_LOG_CONSISTENCY;
        return (sensitivity * sensitivity + consistency * consistency) / 2;
    }

    private static double surprise(List<Reading> readings, Skill skill) {
        double sum = 0;
        for (Reading reading : readings) {
            int moves = reading.spread().listed() + reading.spread().unlisted();
            sum -= StrictMath.log(
                    (1 - LAPSES) * Likelihood.of(reading.spread(), skill).of(reading.played()) + LAPSES / moves);
        }
        return sum;
    }

    private static Skill skill(double[] point) {
        return new Skill(StrictMath.exp(point[0]), StrictMath.exp(point[1]));
    }

    /** Mean expected error on the reference positions. */
    double error(Skill skill) {
        double sum = 0;
        for (Spread spread : reference) sum += Likelihood.of(spread, skill).error();
        return sum / reference.size();
    }

    /**
     * The standard deviation of ln error when pieces are drawn again with replacement. Each draw takes one Newton step
     * from the fit to all pieces, with the curvature of all pieces.
     */
    private double deviationOfLogError(
            Least.Found found, List<List<Reading>> pieces, int resamples, SplittableRandom random) {
        int n = pieces.size();
        if (n < 2) return 0;
        double[] point = found.point();
        double[] slopeOfLogError = slopes(point, at -> StrictMath.log(error(skill(at))));
        double[] slopeOfPrior = slopes(point, this::prior);
        // How much ln error changes with each piece that is drawn one more time.
        double[] weights = Matrix.solve(found.hessian(), slopeOfLogError);
        double[] changes = pieces.stream()
                .mapToDouble(piece -> {
                    double[] slope = slopes(point, at -> surprise(piece, skill(at)));
                    return -(weights[0] * slope[0] + weights[1] * slope[1]);
                })
                .toArray();
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < resamples; i++) {
            double change = -(weights[0] * slopeOfPrior[0] + weights[1] * slopeOfPrior[1]);
            for (int k = 0; k < n; k++) change += changes[random.nextInt(n)];
            sum += change;
            squares += change * change;
        }
        double mean = sum / resamples;
        return StrictMath.sqrt(Math.max(0, squares / resamples - mean * mean) * n / (n - 1));
    }

    private static double[] slopes(double[] point, ToDoubleFunction<double[]> function) {
        var slopes = new double[point.length];
        for (int i = 0; i < slopes.length; i++) {
            double[] above = point.clone();
            double[] below = point.clone();
            above[i] += STEP;
            below[i] -= STEP;
            slopes[i] = (function.applyAsDouble(above) - function.applyAsDouble(below)) / (2 * STEP);
        }
        return slopes;
    }
}
