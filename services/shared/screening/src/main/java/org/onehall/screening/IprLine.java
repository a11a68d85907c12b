package org.onehall.screening;

/**
 * The line between rating and projected error: {@code IPR = intercept - slope * ln(error)}. It is straight in the
 * logarithm, as sensitivity is. In the errors themselves it would be curved, and would place players with a rating of
 * 1156 at 421.
 *
 * @param inflation how much wider honest groups of players scatter around it than resampling of their games shows, at
 *     least 1: a common style and the opinion of one engine are in every game
 */
public record IprLine(double intercept, double slope, double inflation) {
    /** No player's error is smaller. */
    private static final double LEAST_ERROR = 1e-4;

    public IprLine {
        if (!(inflation >= 1)) throw new IllegalArgumentException("no inflation of the intrinsic rating: " + inflation);
    }

    IprLine inflatedBy(double times) {
        return new IprLine(intercept, slope, times);
    }

    public double rating(double error) {
        return intercept - slope * StrictMath.log(Math.max(LEAST_ERROR, error));
    }
}
