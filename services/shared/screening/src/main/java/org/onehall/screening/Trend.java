package org.onehall.screening;

import java.util.List;

/**
 * The straight line through points by least squares.
 *
 * @param slope slope of y with x
 * @param error one standard error of it, from the residuals
 */
public record Trend(double slope, double error) {
    /** The trend of at least three points, not all with the same x; otherwise an IllegalArgumentException. */
    public static Trend of(List<Double> x, List<Double> y) {
        int n = x.size();
        if (n < 3 || y.size() != n)
            throw new IllegalArgumentException("no trend through " + n + " and " + y.size() + " numbers");
        double meanX = x.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        double meanY = y.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        double xx = 0;
        double xy = 0;
        for (int i = 0; i < n; i++) {
            xx += (x.get(i) - meanX) * (x.get(i) - meanX);
            xy += (x.get(i) - meanX) * (y.get(i) - meanY);
        }
        if (!(xx > 0)) throw new IllegalArgumentException("no trend over a single x");
        double slope = xy / xx;
        double squares = 0;
        for (int i = 0; i < n; i++) {
            double residual = y.get(i) - meanY - slope * (x.get(i) - meanX);
            squares += residual * residual;
        }
        return new Trend(slope, StrictMath.sqrt(squares / (n - 2) / xx));
    }

    /** Whether the slope is at most 1.96 of its standard errors from 0. */
    public boolean flat() {
        return Math.abs(slope) <= 1.96 * error;
    }
}
