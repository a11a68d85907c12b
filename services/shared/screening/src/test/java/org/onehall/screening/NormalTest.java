package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Probabilities that belong to a z (APP-I C1). */
class NormalTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0.5",
        "1.959963984540054, 0.025",
        "2, 0.022750131948179",
        "3, 0.0013498980316301",
        "4, 3.1671241833120e-5",
        "5, 2.8665157187919e-7",
        "-2, 0.977249868051821"
    })
    void upperTailsAreThoseOfTheTables(double z, double probability) {
        assertEquals(1, Normal.upperTail(z) / probability, 1e-11);
        assertEquals(z, quantile(probability), 1e-9);
    }

    /** Quantiles of chi-square with 40 degrees of freedom (mean 40, variance 80, skewness 0.447), from tables. */
    @ParameterizedTest
    @CsvSource({"22.164, 0.99", "24.433, 0.975", "39.335, 0.5", "59.342, 0.025", "63.691, 0.01", "73.402, 0.001"})
    void whatIsSkewIsAsFarOutAsTheNormalOfTheSameProbability(double quantile, double probability) {
        double value = (quantile - 40) / Math.sqrt(80);
        assertEquals(quantile(probability), Normal.unskewed(value, Math.sqrt(0.2)), 0.02);
        assertEquals(-quantile(probability), Normal.unskewed(-value, -Math.sqrt(0.2)), 0.02);
        assertEquals(value, Normal.unskewed(value, 0));
        assertEquals(Normal.unskewed(value, -Normal.MOST_SKEW), Normal.unskewed(value, -2));
    }

    @Test
    void binomialBoundsAreCountedOut() {
        // Heads in four tosses: 1/16 none, 5/16 at most one, 11/16 at most two.
        assertEquals(0, Normal.binomialQuantile(4, 0.5, 0.06));
        assertEquals(1, Normal.binomialQuantile(4, 0.5, 0.07));
        assertEquals(2, Normal.binomialQuantile(4, 0.5, 0.5));
        assertEquals(4, Normal.binomialQuantile(4, 0.5, 0.99));
    }

    @Test
    void theHighestOfManyIsNothingSpecial() {
        List<AmongMany> among = AmongMany.of(List.of(0.0, 3.0, -1.0));
        assertEquals(1 - Math.pow(1 - 0.0013498980316301, 3), among.get(1).largest(), 1e-12);
        assertEquals(1 - 0.125, among.get(0).largest(), 1e-12);
        assertEquals(3, among.get(2).players());
    }

    @Test
    void falseDiscoveriesAreControlledOverAllPlayers() {
        // p of 0.01, 0.02, 0.03 and 0.5 among four: 0.04 for all of the first three, as the third brings them down.
        List<Double> z = List.of(quantile(0.5), quantile(0.02), quantile(0.01), quantile(0.03));
        List<AmongMany> among = AmongMany.of(z);
        assertEquals(0.5, among.get(0).falseDiscovery(), 1e-9);
        for (int i = 1; i < 4; i++) assertEquals(0.04, among.get(i).falseDiscovery(), 1e-9);
        assertTrue(AmongMany.of(List.of()).isEmpty());
    }

    /** The z for which the probability of at least this value is the given one, between 0 and 1 (both excluded). */
    private static double quantile(double probability) {
        if (!(probability > 0 && probability < 1)) throw new IllegalArgumentException("no probability: " + probability);
        double low = -40;
        double high = 40;
        for (int i = 0; i < 100; i++) {
            double middle = (low + high) / 2;
            if (Normal.upperTail(middle) > probability) low = middle;
            else high = middle;
        }
        return (low + high) / 2;
    }
}
