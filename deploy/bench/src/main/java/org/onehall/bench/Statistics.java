package org.onehall.bench;

import java.util.Arrays;

/** Medians and percentiles of measurements. */
public final class Statistics {
    private Statistics() {}

    /**
     * The value that a given share of all values does not exceed (nearest rank).
     *
     * @param values at least one, in any order
     * @param share above 0, up to 1
     */
    public static long percentile(long[] values, double share) {
        long[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
    }

    public static long median(long[] values) {
        return percentile(values, 0.5);
    }
}
