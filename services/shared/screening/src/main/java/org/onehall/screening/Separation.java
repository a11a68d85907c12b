package org.onehall.screening;

import java.util.List;

/** How well a figure separates two groups, and how similar two rankings are. */
public final class Separation {
    private Separation() {}

    /**
     * Area under the ROC curve: probability that a member of the first group has the greater figure; ties count half.
     * Neither group may be empty.
     */
    public static double auc(List<Double> assisted, List<Double> honest) {
        if (assisted.isEmpty() || honest.isEmpty()) throw new IllegalArgumentException("an empty group");
        double wins = 0;
        for (double one : assisted) {
            for (double other : honest) wins += one > other ? 1 : one == other ? 0.5 : 0;
        }
        return wins / assisted.size() / honest.size();
    }

    /** Spearman's rank correlation, equal values get their mean rank; needs at least two pairs. */
    public static double rankCorrelation(List<Double> first, List<Double> second) {
        if (first.size() < 2 || first.size() != second.size())
            throw new IllegalArgumentException("no pairs: " + first.size() + " and " + second.size());
        double[] a = ranks(first);
        double[] b = ranks(second);
        double mean = (a.length + 1) / 2.0;
        double ab = 0;
        double aa = 0;
        double bb = 0;
        for (int i = 0; i < a.length; i++) {
            ab += (a[i] - mean) * (b[i] - mean);
            aa += (a[i] - mean) * (a[i] - mean);
            bb += (b[i] - mean) * (b[i] - mean);
        }
        return aa == 0 || bb == 0 ? 0 : ab / StrictMath.sqrt(aa * bb);
    }

    private static double[] ranks(List<Double> values) {
        var ranks = new double[values.size()];
        for (int i = 0; i < ranks.length; i++) {
            int below = 0;
            int equal = 0;
            for (double other : values) {
                if (other < values.get(i)) below++;
                else if (other == values.get(i)) equal++;
            }
            ranks[i] = below + (equal + 1) / 2.0;
        }
        return ranks;
    }
}
