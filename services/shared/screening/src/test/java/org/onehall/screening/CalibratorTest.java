package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.chess.BySide;

/** Calibration with exactly known players, and its results for others (APP-I A3, C1). */
@Tag("slow")
class CalibratorTest {
    private static final CalibrationRequest REQUEST =
            new CalibrationRequest("simulated-1", Simulated.SETTINGS, "2026-11-24", "simulated players");
    private static final Calibrator.Fitted FITTED = Calibrator.fit(Simulated.games(1, 400, 25), REQUEST);

    @Test
    void theSkillThatWasPutInComesOut() {
        double[] found = FITTED.calibration().skill().parameters();
        double[] likeliest = FITTED.report().likeliest().parameters();
        double[] put = Simulated.SKILL.parameters();
        for (int i = 0; i < put.length; i++) {
            double error = FITTED.report().standardErrors().get(i);
            assertTrue(error > 0 && error < 0.2, "standard error " + i + ": " + error);
            assertEquals(put[i], found[i], 3 * error, "parameter " + i);
            assertEquals(put[i], likeliest[i], 3 * error, "likeliest parameter " + i);
        }
        assertTrue(FITTED.report().surprise() <= FITTED.report().surpriseOfFit());
    }

    @Test
    void independentMovesHaveNoInflation() {
        for (Index index : Index.values()) {
            double inflation = FITTED.calibration().inflation().get(index).at2000();
            assertEquals(1, inflation, 3 * FITTED.report().inflationError().get(index), index.name());
        }
        assertEquals(400, FITTED.calibration().set().games());
        assertEquals(400, FITTED.calibration().set().players());
        assertEquals(20_000, FITTED.calibration().set().moves());
        double ofIpr = FITTED.calibration().ipr().inflation();
        assertTrue(ofIpr >= 1 && ofIpr < 1.3, "inflation of the IPR " + ofIpr);
        assertTrue(
                FITTED.report().pairs() == 400 && FITTED.calibration().ratingError() < 75,
                FITTED.report().pairs() + " " + FITTED.calibration().ratingError());
    }

    @Test
    void honestPlayersHaveAStandardNormalZ() {
        List<Double> z = Measures.perGame(Simulated.games(2, 500, 40), exact(), 30).stream()
                .map(Measures.Unit::z)
                .toList();
        assertEquals(1_000, z.size());
        double mean = z.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        double sd = Math.sqrt(
                z.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum() / (z.size() - 1));
        assertEquals(0, mean, 0.1);
        assertEquals(1, sd, 0.07);
        for (double threshold : new double[] {2, 3, 4})
            assertTrue(
                    TailShare.of(z, threshold).within(),
                    TailShare.of(z, threshold).toString());
    }

    @Test
    void honestPlayersSeldomStandOutByACalibrationThatIsNotExact() {
        List<Double> z = Measures.perGame(Simulated.games(2, 500, 40), FITTED.calibration(), 30).stream()
                .map(Measures.Unit::z)
                .toList();
        for (double threshold : new double[] {2, 3, 4}) {
            TailShare share = TailShare.of(z, threshold);
            assertTrue(share.beyond() <= share.highest(), share.toString());
        }
    }

    /** The simulated players as they are: independent moves, ratings without error. */
    private static Calibration exact() {
        Calibration fitted = FITTED.calibration();
        return new Calibration(
                "exact",
                fitted.settings(),
                fitted.date(),
                fitted.set(),
                Simulated.SKILL,
                fitted.covariance(),
                PerIndex.of(_ -> RatingLine.ZERO),
                PerIndex.of(_ -> new RatingLine(1, 0)),
                0,
                fitted.correlation(),
                1,
                fitted.ipr(),
                fitted.iprError(),
                fitted.reference());
    }

    @Test
    void theZOfHonestPlayersDoesNotDependOnTheirRating() {
        List<Measures.Unit> units = Measures.perEvent(Simulated.games(3, 450, 20), FITTED.calibration(), 9);
        assertEquals(100, units.size());
        Trend trend = Trend.of(
                units.stream().map(Measures.Unit::rating).toList(),
                units.stream().map(Measures.Unit::z).toList());
        assertTrue(trend.flat(), trend.toString());
    }

    @Test
    void aStrongerPlayerThanRatedStandsOut() {
        var random = new SplittableRandom(4);
        var games = new ArrayList<AnalysedGame>();
        for (int i = 0; i < 18; i++) {
            AnalysedGame strong = Simulated.game(random, "s" + i, "strong", "other" + i, 2700, 30);
            var players =
                    new BySide<>(new Player("strong", 1700), strong.players().black());
            games.add(new AnalysedGame(strong.id(), "", "", "", players, "*", strong.moves(), List.of()));
        }
        EventReport report =
                Screening.report(games, Simulated.SETTINGS, FITTED.calibration(), ScreeningOptions.defaults());
        PlayerReport strong = report.players().stream()
                .filter(player -> player.id().equals("strong"))
                .findFirst()
                .orElseThrow();
        assertTrue(strong.score().comparison().orElseThrow().z() > 4.5, strong.toString());
        assertEquals(PlayerReport.Ground.STRENGTH_ONLY, strong.ground());
        IntrinsicRating ipr = strong.ipr().orElseThrow();
        assertTrue(ipr.low() < ipr.ipr() && ipr.ipr() < ipr.high() && ipr.low() > 1_900, ipr.toString());
    }

    /** Ensures that a presumption (from 4.25 on) does not come from the correction alone. */
    @Test
    void beyondThreeTheCorrectionOfSkewnessAddsNothing() {
        double skew = -0.4;
        assertTrue(Scorer.z(2, skew) > 2.1 && Scorer.z(-3, skew) > -3, Scorer.z(2, skew) + " " + Scorer.z(-3, skew));
        assertEquals(3, Scorer.z(2.9, skew), 1e-9);
        assertEquals(3.7, Scorer.z(3.7, skew), 1e-9);
        for (double z = -5; z < 6; z += 0.01) assertTrue(Scorer.z(z, skew) <= Scorer.z(z + 0.01, skew), "at " + z);
    }

    @Test
    void analysesOfOtherSettingsAreRefused() {
        var other = new EngineSettings("Simulated 1", 2, 6, 1);
        var refused = assertThrows(
                IllegalArgumentException.class,
                () -> Screening.report(List.of(), other, FITTED.calibration(), ScreeningOptions.defaults()));
        assertEquals(
                "calibration simulated-1 is for Simulated 1; nodes 1; multipv 6; hash 1, not for Simulated 1; nodes "
                        + "2; multipv 6; hash 1",
                refused.getMessage());
    }

    @Test
    void tooLittleIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Calibrator.fit(Simulated.games(5, 10, 20), REQUEST));
        var alike = new ArrayList<AnalysedGame>();
        var random = new SplittableRandom(6);
        for (int i = 0; i < 40; i++) alike.add(Simulated.game(random, "g" + i, "w" + i, "b" + i, 2000, 20));
        assertThrows(IllegalArgumentException.class, () -> Calibrator.fit(alike, REQUEST));
    }

    @Test
    void theSameGamesGiveTheSameBytes() {
        assertEquals(
                CalibrationFile.write(FITTED.calibration()),
                CalibrationFile.write(
                        Calibrator.fit(Simulated.games(1, 400, 25), REQUEST).calibration()));
        List<AnalysedGame> games = Simulated.games(7, 6, 40);
        String report = CanonicalJson.write(
                Screening.report(games, Simulated.SETTINGS, FITTED.calibration(), ScreeningOptions.defaults()));
        assertEquals(
                report,
                CanonicalJson.write(Screening.report(
                        games, Simulated.SETTINGS, FITTED.calibration(), ScreeningOptions.defaults())));
    }

    @Test
    void aCalibrationIsReadBackTheSame() {
        String text = CalibrationFile.write(FITTED.calibration());
        assertEquals(FITTED.calibration(), CalibrationFile.read(text));
        assertEquals(FITTED.calibration(), CalibrationFile.read("# a remark\n\n" + text));
    }

    @ParameterizedTest
    @CsvSource({
        "skill, 1e300 -0.8 0.6 0",
        "skill, -1.4 -0.8 0.6 1e300",
        "skill, -1.4 1e300 0.6 0",
        "rating-error, 1e300",
        "rating-error, 2001",
        "inflation-mm, 1e300 0",
        "inflation-ev, 0 0",
        "inflation-ae, 1 1e300",
        "offset-mm, 1e300 0",
        "ipr, 1e300 1300 1.5 180",
        "ipr, 1300 1300 1.5 -1e300",
        "ipr, 1300 1300 0.9 180",
        "ratings, -1e9 1e300",
        "ratings, 1200.5 2800",
        "position, 2000000000 0.0 0.1"
    })
    void numbersOfNoPlayersAreRefusedWithTheirLine(String key, String value) {
        List<String> lines = new ArrayList<>(
                List.of(CalibrationFile.write(FITTED.calibration()).split("\n")));
        int at = IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).startsWith(key + " = "))
                .findFirst()
                .orElseThrow();
        lines.set(at, key + " = " + value);
        assertEquals(
                at + 1,
                assertThrows(CalibrationFormatException.class, () -> CalibrationFile.read(String.join("\n", lines)))
                        .line());
    }

    @ParameterizedTest
    @CsvSource({
        "-1e9 1e9 0 0|1e9 -1e9 0 0|0 0 1 0|0 0 0 1",
        "1 2 0 0|2 1 0 0|0 0 1 0|0 0 0 1",
        "1 0.5 0 0|0.4 1 0 0|0 0 1 0|0 0 0 1",
        "0 1 0 0|1 0 0 0|0 0 1 0|0 0 0 1",
        "1 0.9 -0.9 0|0.9 1 0.9 0|-0.9 0.9 1 0|0 0 0 1"
    })
    void aCovarianceNoNumbersHaveIsRefusedWithItsLine(String rows) {
        List<String> lines = new ArrayList<>(
                List.of(CalibrationFile.write(FITTED.calibration()).split("\n")));
        int at = IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).startsWith("covariance = "))
                .findFirst()
                .orElseThrow();
        String[] row = rows.split("\\|");
        for (int i = 0; i < row.length; i++) lines.set(at + i, "covariance = " + row[i]);
        assertEquals(
                at + row.length,
                assertThrows(CalibrationFormatException.class, () -> CalibrationFile.read(String.join("\n", lines)))
                        .line());
        assertTrue(Matrix.isCovariance(new double[4][4]));
        assertTrue(Matrix.isCovariance(new double[][] {{1, 1}, {1, 1}}));
    }

    @Test
    void aDamagedCalibrationIsRefusedWithTheLine() {
        String text = CalibrationFile.write(FITTED.calibration());
        String[] lines = text.split("\n");
        for (int i = 0; i < 30; i++) {
            String[] without = lines.clone();
            without[i] = "# gone";
            String[] broken = lines.clone();
            broken[i] = lines[i] + " x";
            int line = i + 1;
            // A missing line is noticed at the next one; the number of positions is not fixed.
            if (lines[i].startsWith("position")) continue;
            int missing = assertThrows(
                            CalibrationFormatException.class, () -> CalibrationFile.read(String.join("\n", without)))
                    .line();
            assertTrue(
                    missing == line + 1 || lines[i].startsWith("covariance"), lines[i] + " missing: line " + missing);
            if (!lines[i].startsWith("engine")
                    && !lines[i].startsWith("description")
                    && !lines[i].startsWith("version")
                    && !lines[i].startsWith("date"))
                assertEquals(
                        line,
                        assertThrows(
                                        CalibrationFormatException.class,
                                        () -> CalibrationFile.read(String.join("\n", broken)))
                                .line(),
                        lines[i]);
        }
        assertThrows(CalibrationFormatException.class, () -> CalibrationFile.read(""));
    }
}
