package org.onehall.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class StatisticsTest {
    @Test
    void aPercentileIsTheSmallestValueThatEnoughOthersDoNotExceed() {
        long[] hundred = LongStream.rangeClosed(1, 100).map(i -> 101 - i).toArray();
        assertEquals(50, Statistics.median(hundred));
        assertEquals(99, Statistics.percentile(hundred, 0.99));
        assertEquals(100, Statistics.percentile(hundred, 1));
        assertEquals(7, Statistics.median(new long[] {7}));
        assertEquals(7, Statistics.percentile(new long[] {7}, 0.01));
        assertEquals(2, Statistics.median(new long[] {3, 2, 1}));
    }
}
