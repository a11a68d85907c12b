package org.onehall.screening;

/**
 * The line between rating and projected error: {@code IPR = intercept - slope * ln(error)}. It is straight in the
 * logarithm, as sensitivity is: of errors themselves it would be bent, and find players of 1156 points at 421.
 *
 * @param inflation how much wider honest groups of players lie scattered around it than resampling their games says, at
 *     least 1: what they share in style, and what is one engine's opinion, is in every game
 */
public record IprLine(double intercept, double slope, double inflation) {
    /** Nobody errs less. */
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
