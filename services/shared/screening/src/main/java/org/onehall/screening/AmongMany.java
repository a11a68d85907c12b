package org.onehall.screening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a z or a p-value means among several players: one of them is always the highest.
 *
 * @param players number of players with a z
 * @param largest probability that the highest of so many honest players reaches this z
 * @param falseDiscovery the least rate of false discoveries at which this z would be among the discoveries (Benjamini
 *     and Hochberg)
 */
public record AmongMany(int players, double largest, double falseDiscovery) {
    /** For each of the players' z, in the same order. */
    public static List<AmongMany> of(List<Double> z) {
        return ofTails(z.stream().map(Normal::upperTail).toList());
    }

    /**
     * For each of the players' p-values, in the same order: the probability that the smallest of so many is this small,
     * and the rate of false discoveries.
     */
    static List<AmongMany> ofTails(List<Double> p) {
        int n = p.size();
        var order = new ArrayList<Integer>();
        for (int i = 0; i < n; i++) order.add(i);
        order.sort(Comparator.comparingDouble((Integer i) -> p.get(i)).reversed());
        var adjusted = new double[n];
        double least = 1;
        for (int i = 0; i < n; i++) {
            int rankFromTop = n - i;
            least = Math.min(least, p.get(order.get(i)) * n / rankFromTop);
            adjusted[order.get(i)] = least;
        }
        var among = new ArrayList<AmongMany>();
        for (int i = 0; i < n; i++) {
            double largest = -StrictMath.expm1(n * StrictMath.log1p(-p.get(i)));
            among.add(new AmongMany(n, largest, adjusted[i]));
        }
        return List.copyOf(among);
    }
}
