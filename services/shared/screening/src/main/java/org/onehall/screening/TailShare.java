package org.onehall.screening;

import java.util.List;

/**
 * How many z lie beyond a threshold on either side, compared with the number for a normal distribution.
 *
 * @param beyond number of z with |z| above the threshold
 * @param lowest the fewest, and
 * @param highest the most that 95 of 100 sets of this many normal z have
 */
public record TailShare(
        double threshold, int units, int beyond, double share, double normalShare, int lowest, int highest) {
    public static TailShare of(List<Double> z, double threshold) {
        int beyond =
                (int) z.stream().filter(value -> Math.abs(value) > threshold).count();
        double normal = 2 * Normal.upperTail(threshold);
        return new TailShare(
                threshold,
                z.size(),
                beyond,
                z.isEmpty() ? 0 : (double) beyond / z.size(),
                normal,
                Normal.binomialQuantile(z.size(), normal, 0.025),
                Normal.binomialQuantile(z.size(), normal, 0.975));
    }

    public boolean within() {
        return beyond >= lowest && beyond <= highest;
    }
}
