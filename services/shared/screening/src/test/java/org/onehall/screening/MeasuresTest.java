package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The quantities that the benchmarks measure. */
class MeasuresTest {
    @Test
    void areaUnderTheCurveIsTheShareOfPairsInTheRightOrder() {
        // Of 2 x 3 pairs, four are in order and one is a tie.
        assertEquals(4.5 / 6, Separation.auc(List.of(3.0, 2.0), List.of(1.0, 2.0, 2.5)), 1e-12);
        assertEquals(1, Separation.auc(List.of(3.0), List.of(1.0)));
        assertThrows(IllegalArgumentException.class, () -> Separation.auc(List.of(), List.of(1.0)));
    }

    @Test
    void rankCorrelationCountsOnlyTheOrder() {
        assertEquals(1, Separation.rankCorrelation(List.of(1.0, 2.0, 9.0), List.of(5.0, 6.0, 7.0)), 1e-12);
        assertEquals(-1, Separation.rankCorrelation(List.of(1.0, 2.0, 9.0), List.of(7.0, 6.0, 5.0)), 1e-12);
        // 1 - 6 (0 + 1 + 1 + 0) / (4 · 15)
        assertEquals(0.8, Separation.rankCorrelation(List.of(1.0, 2.0, 3.0, 4.0), List.of(1.0, 3.0, 2.0, 4.0)), 1e-12);
        assertEquals(0, Separation.rankCorrelation(List.of(1.0, 1.0), List.of(1.0, 2.0)), 1e-12);
    }

    @Test
    void tailsAreHeldAgainstTheBoundsOfTheNormalDistribution() {
        List<Double> z = new ArrayList<>(Collections.nCopies(957, 0.0));
        z.addAll(Collections.nCopies(43, -2.5));
        TailShare share = TailShare.of(z, 2);
        assertEquals(43, share.beyond());
        assertEquals(0.0455, share.normalShare(), 1e-4);
        assertTrue(share.within(), share.toString());
        z.addAll(Collections.nCopies(40, 2.1));
        assertFalse(TailShare.of(z, 2).within());
        assertTrue(TailShare.of(z, 3).beyond() == 0 && TailShare.of(z, 4).within());
    }

    @Test
    void aTrendIsFlatWithinItsError() {
        Trend line = Trend.of(List.of(0.0, 1.0, 2.0, 3.0), List.of(1.0, 3.0, 5.0, 7.0));
        assertEquals(2, line.slope(), 1e-12);
        assertEquals(0, line.error(), 1e-7);
        assertFalse(line.flat());
        // Residuals are -0.2, 0.6, -0.6, 0.2 around a slope of -0.4; 0.8 / 2 / 5 is the error's square.
        Trend trend = Trend.of(List.of(0.0, 1.0, 2.0, 3.0), List.of(0.4, 0.8, -0.8, -0.4));
        assertEquals(-0.4, trend.slope(), 1e-12);
        assertEquals(Math.sqrt(0.08), trend.error(), 1e-12);
        assertTrue(trend.flat());
    }

    @Test
    void printedValuesAreComparedAfterOneChangeOfScale() {
        var rows = new ArrayList<PublishedAgreement.Row>();
        for (int i = 0; i < 10; i++)
            rows.add(new PublishedAgreement.Row("row " + i, 2_000 + 2 * (10 * i), 1_000 + 10 * i, 1));
        PublishedAgreement same = PublishedAgreement.of(rows);
        assertEquals(10, same.within());
        assertEquals(2, same.scale(), 1e-9);
        assertEquals(0, same.shift(), 1e-6);
        assertEquals(1, same.rankCorrelation(), 1e-12);
        rows.set(4, new PublishedAgreement.Row("row 4", 2_084, 1_040, 1));
        assertTrue(PublishedAgreement.of(rows).within() < 10);
        assertThrows(IllegalArgumentException.class, () -> PublishedAgreement.of(rows.subList(0, 3)));
    }

    @Test
    void unitsAreGamesPlayersOrEventsOfPlayersOfLikeRating() {
        List<AnalysedGame> games = Simulated.games(21, 12, 20);
        Calibration calibration = Calibrations.current();
        assertEquals(24, Measures.perGame(games, calibration, 20).size());
        assertEquals(0, Measures.perGame(games, calibration, 21).size());
        List<Measures.Unit> players = Measures.perPlayer(games, calibration, 1);
        assertEquals(12, players.size());
        assertTrue(players.stream().allMatch(unit -> unit.moves() == 40));
        List<Measures.Unit> events = Measures.perEvent(games, calibration, 9);
        assertEquals(2, events.size());
        assertEquals(180, events.getFirst().moves());
        assertTrue(events.get(0).rating() < events.get(1).rating());
        assertEquals(
                480,
                Measures.intrinsic(games, List.of(), calibration, ScreeningOptions.defaults())
                        .moves());
        assertEquals(
                40,
                Measures.intrinsic(games, List.of("w0"), calibration, ScreeningOptions.defaults())
                        .moves());
    }

    @Test
    void assistedMovesAreTheEnginesFirstAndStandOutTheMoreOfThemThereAre() {
        List<AnalysedGame> games = Simulated.games(22, 9, 30);
        Calibration calibration = Calibrations.current();
        assertEquals(games, Measures.assisted(games, 0, 1));
        List<AnalysedMove> all = Measures.assisted(games, 1, 1).stream()
                .flatMap(game -> game.moves().stream())
                .toList();
        assertEquals(540, all.stream().filter(move -> move.listedAt() == 0).count());
        double before = Double.NEGATIVE_INFINITY;
        for (double share : new double[] {0, 0.2, 0.5, 1}) {
            double z = Measures.perEvent(Measures.assisted(games, share, 1), calibration, 18)
                    .getFirst()
                    .z();
            assertTrue(z > before, share + ": " + z);
            before = z;
        }
        assertThrows(IllegalArgumentException.class, () -> Measures.assisted(games, 1.5, 1));
    }

    @Test
    void twoSigmaOfTheIntrinsicRatingHoldsWhatItSays() {
        Calibration calibration = Calibrations.current();
        var ratings = new IntrinsicRatings(calibration.skill(), calibration.reference());
        double true2000 = calibration.ipr().rating(ratings.error(Simulated.SKILL.at(2_000)));
        var random = new SplittableRandom(23);
        int within = 0;
        for (int i = 0; i < 60; i++) {
            var games = new ArrayList<AnalysedGame>();
            for (int game = 0; game < 9; game++)
                games.add(Simulated.game(random, "g" + game, "w", "b" + game, 2_000, 30));
            IntrinsicRating ipr = Measures.intrinsic(
                    games,
                    List.of("w"),
                    calibration,
                    new ScreeningOptions(Set.of(), Duration.ofMinutes(1), 100, 200, i));
            if (ipr.low() <= true2000 && true2000 <= ipr.high()) within++;
        }
        // 95.4 % of 60 are 57; fewer than 51 would happen once in some thousand times.
        assertTrue(within >= 51, within + " of 60");
    }
}
