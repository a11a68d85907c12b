package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The model of the choice of a move (APP-I A3). */
class LikelihoodTest {
    private static final double EXACT = 1e-12;

    @Test
    void twoMovesWithTheSecondTwiceAsUnlikelyInItsLogarithmAreInTheGoldenRatio() {
        // exp((δ/s)^1) = 2, so p + p² = 1.
        Likelihood likelihood = Likelihood.of(Spread.of(new double[] {0, 0.1 * Math.log(2)}, 0), new Skill(0.1, 1));
        double golden = (Math.sqrt(5) - 1) / 2;
        assertEquals(golden, likelihood.of(0), EXACT);
        assertEquals(golden * golden, likelihood.of(1), EXACT);
        assertEquals(golden * golden * 0.1 * Math.log(2), likelihood.error(), EXACT);
        assertEquals(golden * golden * golden * 0.01 * Math.log(2) * Math.log(2), likelihood.errorVariance(), EXACT);
        assertEquals(
                -golden * Math.log(golden) - golden * golden * Math.log(golden * golden), likelihood.entropy(), EXACT);
    }

    @Test
    void equalMovesAreEquallyLikely() {
        Likelihood likelihood = Likelihood.of(Spread.of(new double[] {0, 0, 0, 0}, 0), new Skill(0.1, 0.5));
        assertEquals(0.25, likelihood.of(3), EXACT);
        assertEquals(1, likelihood.equal(), EXACT);
        assertEquals(Math.log(4), likelihood.entropy(), EXACT);
    }

    @Test
    void movesThatAreNotListedShareTheirValueAndCountEach() {
        // With (δ/s)^c = 1 for the three unlisted moves: p + 3 p^e = 1.
        Likelihood likelihood = Likelihood.of(Spread.of(new double[] {0}, 3), new Skill(0.02, 0.5));
        double best = likelihood.of(0);
        assertEquals(1, best + 3 * Math.pow(best, Math.E), EXACT);
        assertEquals(Math.pow(best, Math.E), likelihood.of(-1), EXACT);
        assertEquals(3 * likelihood.of(-1) * 0.02, likelihood.error(), EXACT);
    }

    @Test
    void valuesAreScaledByTheLogarithmOfOnePlusPawns() {
        assertEquals(Math.log(2), Spread.scaled(100), EXACT);
        assertEquals(-Math.log(4), Spread.scaled(-300), EXACT);
        Spread spread = Spread.of(List.of(new Choice("a2a3", 100), new Choice("a2a4", -300)), 5);
        assertEquals(Math.log(2) + Math.log(4), spread.delta(1), EXACT);
        assertEquals(Math.log(8) + 0.25, spread.delta(-1), EXACT);
        assertEquals(3, spread.unlisted());
    }

    @Test
    void whereTheListedMovesAreNearlyEqualTheOthersAreNotFarBehind() {
        assertEquals(0.02, Spread.of(new double[] {0, 0}, 9).delta(-1), EXACT);
        assertEquals(0.12, Spread.of(new double[] {0, 0.05}, 9).delta(-1), EXACT);
        assertEquals(0.55, Spread.of(new double[] {0, 0.3}, 9).delta(-1), EXACT);
    }

    @Test
    void movesWithinAHundredthOfAPawnOrLessAreAsGoodAsTheBest() {
        Spread spread =
                Spread.of(List.of(new Choice("a2a3", 200), new Choice("a2a4", 199), new Choice("b2b3", 198)), 3);
        assertTrue(spread.equalsBest(1));
        assertTrue(!spread.equalsBest(2));
    }

    @Test
    void probabilitiesOfAnyPositionAddUpAndFallWithTheValue() {
        var random = new SplittableRandom(7);
        for (int i = 0; i < 20_000; i++) {
            Spread spread = Simulated.spread(random);
            var skill = new Skill(Math.exp(random.nextDouble(-6, 2)), random.nextDouble(0.05, 2));
            Likelihood likelihood = Likelihood.of(spread, skill);
            double sum = 0;
            for (int group = 0; group < spread.groups(); group++) {
                sum += spread.size(group) * likelihood.of(group);
                assertTrue(group == 0 || likelihood.of(group) <= likelihood.of(group - 1), "seed 7, " + i);
            }
            assertEquals(1, sum, 1e-9, "seed 7, " + i + ", " + skill);
            assertTrue(likelihood.error() >= 0 && likelihood.errorVariance() >= 0, "seed 7, " + i);
        }
    }

    @Test
    void whoeverIsLessSensitiveErrsMore() {
        var random = new SplittableRandom(8);
        for (int i = 0; i < 2_000; i++) {
            Spread spread = Simulated.spread(random);
            double sensitivity = random.nextDouble(0.01, 1);
            assertTrue(
                    Likelihood.of(spread, new Skill(sensitivity, 0.5)).error()
                            <= Likelihood.of(spread, new Skill(sensitivity * 1.5, 0.5))
                                            .error()
                                    + EXACT,
                    "seed 8, " + i);
        }
    }
}
