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

    /** The z that a value of at least it has this probability, 0 to 1 both excluded. */
    static double quantile(double probability) {
        if (!(probability > 0 && probability < 1)) throw new IllegalArgumentException("no probability: " + probability);
        double low = -40;
        double high = 40;
        for (int i = 0; i < 100; i++) {
            double middle = (low + high) / 2;
            if (upperTail(middle) > probability) low = middle;
            else high = middle;
        }
        return (low + high) / 2;
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
