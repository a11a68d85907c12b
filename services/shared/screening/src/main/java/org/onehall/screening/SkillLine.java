package org.onehall.screening;

/**
 * The skill that goes with a rating: {@code ln s = a + b x} and {@code c = c0 + c1 x}, x in thousands of rating points
 * above 2000.
 */
public record SkillLine(double a, double b, double c0, double c1) {
    /** Number of parameters, in the order of the components. */
    static final int PARAMETERS = 4;

    private static final double LEAST_CONSISTENCY = 0.05;

    public Skill at(double rating) {
        double x = RatingLine.thousandsAbove2000(rating);
        return new Skill(StrictMath.exp(a + b * x), Math.max(LEAST_CONSISTENCY, c0 + c1 * x));
    }

    double[] parameters() {
        return new double[] {a, b, c0, c1};
    }

    static SkillLine of(double[] parameters) {
        return new SkillLine(parameters[0], parameters[1], parameters[2], parameters[3]);
    }
}
