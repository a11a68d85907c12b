package org.onehall.screening;

/** The standard normal distribution and the bounds of binomial counts. */
final class Normal {
    private Normal() {}

    /**
     * Probability of a value of at least z. Near the middle by the series of the integral, further out by the continued fraction of Mills'
     * ratio; both to full precision.
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

    /** The least k that a count out of n, each with this probability, is at most with a probability of at least {@code level}. */
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
