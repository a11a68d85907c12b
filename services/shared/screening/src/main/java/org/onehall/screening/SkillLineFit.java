package org.onehall.screening;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Fits the skill line of a calibration. The greatest likelihood explains single moves best but not their sums, on which
 * z is based; so the fit continues to the line whose expected EV and AE equal the observed ones and change with the
 * rating in the same way.
 */
final class SkillLineFit {
    private static final SkillLine START = new SkillLine(-1.4, -0.7, 0.5, 0);
    private static final double STEP = 1e-4;
    private static final int MOST_STEPS = 50;
    private static final int HALVINGS = 20;
    private static final double CLOSE_ENOUGH = 1e-7;

    private final List<Block> blocks;

    SkillLineFit(List<Block> blocks) {
        this.blocks = blocks;
    }

    /** The line of greatest likelihood. */
    Least.Found likeliest() {
        return Least.find(this::surprise, START.parameters());
    }

    /** The surprise of all moves, in nats. */
    double surprise(double[] point) {
        return total(block -> block.surprise(SkillLine.of(point).at(block.rating())));
    }

    private double total(ToDoubleFunction<Block> value) {
        double sum = 0;
        for (Block block : blocks) sum += value.applyAsDouble(block);
        return sum;
    }

    /** Observed minus expected EV and AE of a block, and each also multiplied by the rating. */
    private static double[] excess(Block block, double[] point) {
        double[] moments = block.moments(SkillLine.of(point).at(block.rating()));
        double x = RatingLine.thousandsAbove2000(block.rating());
        double equalValue = block.observed(Index.EV) - moments[1];
        double error = block.observed(Index.AE) - moments[2];
        return new double[] {equalValue, x * equalValue, error, x * error};
    }

    private double[] excess(double[] point) {
        var sum = new double[SkillLine.PARAMETERS];
        for (Block block : blocks) {
            double[] excess = excess(block, point);
            for (int i = 0; i < sum.length; i++) sum[i] += excess[i];
        }
        return sum;
    }

    private double[][] slopes(double[] point) {
        int n = point.length;
        var slopes = new double[n][n];
        for (int j = 0; j < n; j++) {
            double[] above = point.clone();
            double[] below = point.clone();
            above[j] += STEP;
            below[j] -= STEP;
            double[] high = excess(above);
            double[] low = excess(below);
            for (int i = 0; i < n; i++) slopes[i][j] = (high[i] - low[i]) / (2 * STEP);
        }
        return slopes;
    }

    /** Newton's method; each step is halved until it comes closer. */
    double[] unbiased(double[] start) {
        double[] point = start;
        double[] excess = excess(point);
        for (int step = 0; step < MOST_STEPS && Least.size(excess) > CLOSE_ENOUGH * Block.moves(blocks); step++) {
            double[] move = Matrix.solve(slopes(point), excess);
            double[] next = point;
            double[] better = excess;
            for (int halving = 0; halving < HALVINGS && !(Least.size(better) < Least.size(excess)); halving++) {
                double size = -StrictMath.pow(0.5, halving);
                next = Least.plus(point, new double[] {size * move[0], size * move[1], size * move[2], size * move[3]});
                better = excess(next);
            }
            if (!(Least.size(better) < Least.size(excess)))
                throw new ArithmeticException("no skill line explains both EV and AE of these games");
            point = next;
            excess = better;
        }
        return point;
    }

    /** Covariance of the solution, from the scatter of the sums over whole games. */
    double[][] covariance(double[] point) {
        int n = point.length;
        Map<String, double[]> games = new TreeMap<>();
        for (Block block : blocks) {
            double[] sum = games.computeIfAbsent(block.game(), _ -> new double[n]);
            double[] excess = excess(block, point);
            for (int i = 0; i < n; i++) sum[i] += excess[i];
        }
        var scatter = new double[n][n];
        for (double[] game : games.values()) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) scatter[i][j] += game[i] * game[j];
            }
        }
        double[][] inverse = Matrix.inverse(slopes(point));
        return Matrix.product(Matrix.product(inverse, scatter), Matrix.transposed(inverse));
    }

    static List<List<Double>> rows(double[][] matrix) {
        return IntStream.range(0, matrix.length)
                .mapToObj(i -> IntStream.range(0, matrix.length)
                        .mapToObj(j -> (matrix[i][j] + matrix[j][i]) / 2)
                        .toList())
                .toList();
    }
}
