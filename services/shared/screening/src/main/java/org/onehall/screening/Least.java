package org.onehall.screening;

import java.util.function.ToDoubleFunction;

/**
 * The minimum of a smooth function of a few variables: Newton's method on differences, damped until each step goes
 * down.
 */
final class Least {
    private static final int MOST_STEPS = 60;
    private static final double STEP = 1e-3;
    private static final double CLOSE_ENOUGH = 1e-6;

    private Least() {}

    /**
     * @param point where the minimum is
     * @param gradient there, by differences
     * @param hessian there, by differences
     */
    record Found(double[] point, double value, double[] gradient, double[][] hessian) {}

    static Found find(ToDoubleFunction<double[]> function, double[] start) {
        double[] point = start.clone();
        double damping = 1e-3;
        Found here = around(function, point);
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] move = step(here, damping);
            double[] next = plus(point, move);
            double value = function.applyAsDouble(next);
            // Also refuses a value that is not a number.
            if (!(value <= here.value())) {
                damping *= 8;
                if (damping > 1e9) break;
                continue;
            }
            damping /= 8;
            point = next;
            here = around(function, point);
            if (size(move) < CLOSE_ENOUGH) break;
        }
        return here;
    }

    private static Found around(ToDoubleFunction<double[]> function, double[] point) {
        int n = point.length;
        double value = function.applyAsDouble(point);
        var gradient = new double[n];
        var hessian = new double[n][n];
        for (int i = 0; i < n; i++) {
            double above = function.applyAsDouble(moved(point, i, STEP, i, 0));
            double below = function.applyAsDouble(moved(point, i, -STEP, i, 0));
            gradient[i] = (above - below) / (2 * STEP);
            hessian[i][i] = (above - 2 * value + below) / (STEP * STEP);
            for (int j = 0; j < i; j++) {
                hessian[i][j] = (function.applyAsDouble(moved(point, i, STEP, j, STEP))
                                - function.applyAsDouble(moved(point, i, STEP, j, -STEP))
                                - function.applyAsDouble(moved(point, i, -STEP, j, STEP))
                                + function.applyAsDouble(moved(point, i, -STEP, j, -STEP)))
                        / (4 * STEP * STEP);
                hessian[j][i] = hessian[i][j];
            }
        }
        return new Found(point, value, gradient, hessian);
    }

    /** A step towards the minimum, shorter with greater damping; curvatures in the wrong direction are reversed. */
    private static double[] step(Found here, double damping) {
        int n = here.point().length;
        var matrix = new double[n][];
        var right = new double[n];
        for (int i = 0; i < n; i++) {
            matrix[i] = here.hessian()[i].clone();
            matrix[i][i] = Math.abs(matrix[i][i]) * (1 + damping) + 1e-9;
            right[i] = -here.gradient()[i];
        }
        return Matrix.solve(matrix, right);
    }

    private static double[] moved(double[] point, int i, double byI, int j, double byJ) {
        double[] moved = point.clone();
        moved[i] += byI;
        moved[j] += byJ;
        return moved;
    }

    static double[] plus(double[] left, double[] right) {
        double[] sum = left.clone();
        for (int i = 0; i < sum.length; i++) sum[i] += right[i];
        return sum;
    }

    static double size(double[] vector) {
        double sum = 0;
        for (double value : vector) sum += value * value;
        return StrictMath.sqrt(sum);
    }
}
