package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Facts observed by the hall compared with the moves: an association, not a verdict (APP-I A3, B4). */
class HallAssociationsTest {
    private static final Duration FIVE_MINUTES = Duration.ofMinutes(5);

    private static HallAssociations.Timeline timeline(
            List<Double> residuals, double everySeconds, double... factTimes) {
        var times = new ArrayList<Double>();
        for (int i = 0; i < residuals.size(); i++) times.add((i + 1) * everySeconds);
        var facts = new ArrayList<double[]>();
        for (double time : factTimes) facts.add(new double[] {time, time});
        return new HallAssociations.Timeline(times, residuals, facts, residuals.size() * everySeconds);
    }

    @Test
    void movesWithinTheTimeAfterAFactAreSetAgainstTheOthers() {
        // A move every 200 s; those at 600 and 800 s come after the fact at 500 s.
        var associated = HallAssociations.associate(
                        List.of(timeline(List.of(0.0, -1.0, 2.0, 4.0, 1.0, 0.0), 200, 500)), FIVE_MINUTES, 1_000, 5)
                .orElseThrow();
        assertEquals(2, associated.movesAfter());
        assertEquals(4, associated.movesElsewhere());
        assertEquals(3, associated.meanAfter());
        assertEquals(0, associated.meanElsewhere());
        assertEquals(3, associated.difference());
        assertEquals(1, associated.facts());
        assertTrue(associated.small());
        // Only the times from 500 to 600 s out of 1,200 include these two moves or, up to 800 s, the best one with its
        // neighbour.
        assertTrue(associated.p() > 0.05 && associated.p() < 0.2, associated.toString());
    }

    @Test
    void withoutFactsOrWithNothingElseThereIsNothingToCompare() {
        assertEquals(
                Optional.empty(),
                HallAssociations.associate(List.of(timeline(List.of(1.0, 2.0), 60)), FIVE_MINUTES, 100, 1));
        assertEquals(
                Optional.empty(),
                HallAssociations.associate(List.of(timeline(List.of(1.0, 2.0), 60, 0)), FIVE_MINUTES, 100, 1));
        assertEquals(Optional.empty(), HallAssociations.associate(List.of(), FIVE_MINUTES, 100, 1));
    }

    @Test
    void thePValueOfHonestPlayersIsUniform() {
        var random = new SplittableRandom(11);
        int players = 400;
        var below = new int[10];
        for (int i = 0; i < players; i++) {
            var games = new ArrayList<HallAssociations.Timeline>();
            for (int game = 0; game < 4; game++) {
                var residuals = new ArrayList<Double>();
                for (int move = 0; move < 30; move++) residuals.add(random.nextGaussian());
                games.add(timeline(residuals, 120, random.nextDouble() * 3_600, random.nextDouble() * 3_600));
            }
            double p = HallAssociations.associate(games, FIVE_MINUTES, 400, i)
                    .orElseThrow()
                    .p();
            below[Math.min(9, (int) (p * 10))]++;
        }
        // Chi-squared with 9 degrees of freedom exceeds 21.7 once in a hundred times.
        double chi = 0;
        for (int count : below) chi += (count - players / 10.0) * (count - players / 10.0) / (players / 10.0);
        assertTrue(chi < 21.7, "chi squared " + chi);
    }

    @Test
    void underThirtyMovesOnEitherSideTheSampleIsSmall() {
        // A move every 10 s: those up to 300 s are after the fact.
        for (int moves : new int[] {59, 60}) {
            List<Double> residuals =
                    IntStream.range(0, moves).mapToObj(i -> (double) (i % 3)).toList();
            var associated = HallAssociations.associate(List.of(timeline(residuals, 10, 0)), FIVE_MINUTES, 100, 1)
                    .orElseThrow();
            assertEquals(30, associated.movesAfter());
            assertEquals(moves - 30, associated.movesElsewhere());
            assertEquals(moves < 60, associated.small());
        }
    }

    @Test
    void aSmallPValueAmongManyPlayersIsWhatChanceLetsExpect() {
        List<AmongMany> among = AmongMany.ofTails(List.of(0.5, 0.008, 1.0, 0.2));
        assertEquals(4, among.getFirst().players());
        assertEquals(1 - Math.pow(1 - 0.008, 4), among.get(1).largest(), 1e-12);
        double[] rates = among.stream().mapToDouble(AmongMany::falseDiscovery).toArray();
        assertArrayEquals(new double[] {2.0 / 3, 0.032, 1, 0.4}, rates, 1e-12);
        assertTrue(among.get(1).largest() > Screening.HALL_LEVEL, "one of four: no ground by itself");
    }

    @Test
    void perfectMovesAfterEveryAbsenceStandOut() {
        var random = new SplittableRandom(12);
        var games = new ArrayList<HallAssociations.Timeline>();
        for (int game = 0; game < 9; game++) {
            var residuals = new ArrayList<Double>();
            double absence = 600 + random.nextDouble() * 2_000;
            for (int move = 0; move < 30; move++) {
                double time = (move + 1) * 120;
                residuals.add(random.nextGaussian() + (time >= absence && time <= absence + 300 ? 1.5 : 0));
            }
            games.add(timeline(residuals, 120, absence));
        }
        var associated =
                HallAssociations.associate(games, FIVE_MINUTES, 10_000, 1).orElseThrow();
        assertTrue(associated.p() < Screening.HALL_LEVEL, associated.toString());
        assertEquals(
                associated,
                HallAssociations.associate(games, FIVE_MINUTES, 10_000, 1).orElseThrow());
        assertEquals(10_000, associated.permutations());
        assertEquals(1, associated.seed());
    }
}
