package org.onehall.screening;

/** The standard normal distribution and the bounds of binomial counts. */
final class Normal {
    /**
     * Very few moves are more skewed. The gamma distribution ends at two divided by its skewness, and a short game
     * without an error must not be beyond that end.
     */
    static final double MOST_SKEW = 0.5;

    private Normal() {}

    /**
     * Probability of a value of at least z. Uses the series of the integral near the middle and the continued fraction
     * of Mills' ratio further out; both to full precision.
     */
    static double upperTail(double z) {
        if (z < 0) return 1 - upperTail(-z);
        double density = StrictMath.exp(-z * z / 2) / StrictMath.sqrt(2 * StrictMath.PI);
        if (z < 3) {
            double term = z;
            double sum = z;
            for (int k = 3; term > 1e-18 * sum; k += 2) {
                term *= z * z / k;
                sum += term;
            }
            return 0.5 - density * sum;
        }
        double fraction = z;
        for (int k = 200; k >= 1; k--) fraction = z + k / fraction;
        return density / fraction;
    }

    /**
     * The normal z that is as far out as a value of mean 0, deviation 1 and some skewness: Wilson and Hilferty's cube
     * root of the gamma distribution. The result increases with the value.
     *
     * @param skewness values beyond {@value #MOST_SKEW} on either side are replaced by that limit
     */
    static double unskewed(double value, double skewness) {
        double skew = Math.clamp(skewness, -MOST_SKEW, MOST_SKEW);
        if (Math.abs(skew) < 1e-6) return value;
        return 6 / skew * (StrictMath.cbrt(Math.max(0, skew * value / 2 + 1)) - 1) + skew / 6;
    }

    /**
     * The smallest k such that a count out of n, each with this probability, is at most k with a probability of at
     * least {@code level}.
     */
    static int binomialQuantile(int n, double probability, double level) {
        double logRatio = StrictMath.log(probability) - StrictMath.log1p(-probability);
        double logMass = n * StrictMath.log1p(-probability);
        double sum = StrictMath.exp(logMass);
        int k = 0;
        while (sum < level && k < n) {
            logMass += StrictMath.log((double) (n - k) / (k + 1)) + logRatio;
            k++;
            sum += StrictMath.exp(logMass);
        }
        return k;
    }
}
