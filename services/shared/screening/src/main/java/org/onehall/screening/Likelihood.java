package org.onehall.screening;

/**
 * The probability with which a player of some {@link Skill} chooses each move of a position: {@code p_i = p_0 ^
 * exp((δ_i / s)^c)} where all of them add up to 1.
 */
final class Likelihood {
    /** From here on an exponent makes a move impossible in double precision. */
    private static final double GREATEST_POWER = 600;

    private static final double CLOSE_ENOUGH = 1e-13;
    private static final int NEWTON_STEPS = 30;
    private static final int HALVINGS = 60;

    private final Spread spread;
    /** One move's probability in each group, and its natural logarithm. */
    private final double[] probabilities;

    private final double[] logarithms;

    private Likelihood(Spread spread, double[] probabilities, double[] logarithms) {
        this.spread = spread;
        this.probabilities = probabilities;
        this.logarithms = logarithms;
    }

    static Likelihood of(Spread spread, Skill skill) {
        int groups = spread.groups();
        var powers = new double[groups];
        double logSensitivity = StrictMath.log(skill.sensitivity());
        for (int i = 0; i < groups; i++) {
            double ratio = StrictMath.exp(skill.consistency() * (spread.logarithm(i) - logSensitivity));
            powers[i] = StrictMath.exp(Math.min(ratio, GREATEST_POWER));
        }
        double best = solve(spread, powers);
        var probabilities = new double[groups];
        var logarithms = new double[groups];
        for (int i = 0; i < groups; i++) {
            logarithms[i] = -best * powers[i];
            probabilities[i] = StrictMath.exp(logarithms[i]);
        }
        return new Likelihood(spread, probabilities, logarithms);
    }

    /**
     * The L = -ln p_0 with the sum of all exp(-L powers) at 1. The sum falls and is convex in L, so Newton's steps from
     * a point where it is above 1 come closer from one side only. If they are too small, the search continues by
     * halving between there and ln n, where the sum is at most 1 because no power is below 1.
     */
    private static double solve(Spread spread, double[] powers) {
        double low = 0;
        int moves = 0;
        for (int i = 0; i < powers.length; i++) {
            moves += spread.size(i);
            // These moves alone would make the sum 1 if they were all as unlikely as the last of them.
            low = Math.max(low, StrictMath.log(moves) / powers[i]);
        }
        for (int step = 0; step < NEWTON_STEPS; step++) {
            double over = -1;
            double slope = 0;
            for (int i = 0; i < powers.length; i++) {
                double mass = spread.size(i) * StrictMath.exp(-low * powers[i]);
                over += mass;
                // A huge power times zero counts as zero.
                slope += mass == 0 ? 0 : mass * powers[i];
            }
            if (over <= CLOSE_ENOUGH) return low;
            low += over / slope;
        }
        double high = StrictMath.log(moves);
        for (int step = 0; step < HALVINGS; step++) {
            double middle = (low + high) / 2;
            double sum = 0;
            for (int i = 0; i < powers.length; i++) sum += spread.size(i) * StrictMath.exp(-middle * powers[i]);
            if (sum > 1) low = middle;
            else high = middle;
        }
        return low;
    }

    /** The probability that one move of the group is played; -1 stands for an unlisted move. */
    double of(int group) {
        return probabilities[group < 0 ? probabilities.length - 1 : group];
    }

    double logarithm(int group) {
        return logarithms[group < 0 ? logarithms.length - 1 : group];
    }

    /** The probability that a move as good as the best is played. */
    double equal() {
        double sum = 0;
        for (int i = 0; i < probabilities.length; i++) {
            if (spread.equalsBest(i)) sum += spread.size(i) * probabilities[i];
        }
        return sum;
    }

    /** Expected difference of the played move from the best, in scaled pawns. */
    double error() {
        double sum = 0;
        for (int i = 0; i < probabilities.length; i++) sum += spread.size(i) * probabilities[i] * spread.delta(i);
        return sum;
    }

    double errorVariance() {
        double squares = 0;
        for (int i = 0; i < probabilities.length; i++)
            squares += spread.size(i) * probabilities[i] * spread.delta(i) * spread.delta(i);
        double mean = error();
        return Math.max(0, squares - mean * mean);
    }

    /** Third moment about the mean of weighted EV and error together; better play is positive. */
    double thirdMoment(double equalValue, double error) {
        double mean = equalValue * equal() - error * error();
        double sum = 0;
        for (int i = 0; i < probabilities.length; i++) {
            double from = (spread.equalsBest(i) ? equalValue : 0) - error * spread.delta(i) - mean;
            sum += spread.size(i) * probabilities[i] * from * from * from;
        }
        return sum;
    }

    /** Entropy of the choice, in nats: 0 if one move is certain. */
    double entropy() {
        double sum = 0;
        for (int i = 0; i < probabilities.length; i++) {
            if (probabilities[i] > 0) sum -= spread.size(i) * probabilities[i] * logarithms[i];
        }
        return sum;
    }
}
