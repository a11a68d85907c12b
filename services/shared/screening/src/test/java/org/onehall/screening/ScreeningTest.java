package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/** The report: what it says about each player, and what it does not say (APP-I A3, B4, C1, G2.5). */
class ScreeningTest {
    private static final Calibration CALIBRATION = Calibrations.current();

    private static EventReport report(List<AnalysedGame> games) {
        return Screening.report(games, CALIBRATION.settings(), CALIBRATION, ScreeningOptions.defaults());
    }

    private static PlayerReport player(EventReport report, String id) {
        return report.players().stream()
                .filter(player -> player.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void underThirtyMovesThereIsOnlyTheRecord() {
        var random = new SplittableRandom(1);
        EventReport report = report(List.of(
                Simulated.game(random, "g1", "few", "x", 2000, 29),
                Simulated.game(random, "g2", "some", "y", 2000, 30),
                Simulated.game(random, "g3", "many", "z", 2000, 100)));
        UnitScore few = player(report, "few").score();
        assertEquals(29, few.moves());
        assertEquals(SampleSize.RECORD_ONLY, few.size());
        assertTrue(few.comparison().isEmpty() && few.observed().mm() > 0);
        assertTrue(player(report, "few").among().isEmpty()
                && player(report, "few").ipr().isEmpty());
        assertEquals(SampleSize.SMALL, player(report, "some").score().size());
        assertTrue(player(report, "some").score().comparison().isPresent());
        assertEquals(SampleSize.FULL, player(report, "many").score().size());
        // Each z is judged among the four players with a z.
        assertEquals(4, player(report, "many").among().orElseThrow().players());
        assertEquals(318, report.moves());
        assertEquals(318, report.counted());
        assertEquals(0, report.notAnalysed());
        assertEquals(OptionalInt.of(2000), report.rating(player(report, "few")));
        assertEquals(Set.of(NoComparison.TOO_FEW_MOVES), report.notCompared(player(report, "few")));
        assertEquals(Set.of(), report.notCompared(player(report, "some")));
    }

    @Test
    void whyThereIsNoZIsSaid() {
        var random = new SplittableRandom(8);
        var games = new ArrayList<AnalysedGame>();
        for (String id : List.of("g1", "g2")) {
            AnalysedGame game = Simulated.game(random, id, "w", "b", 2000, id.equals("g1") ? 40 : 20);
            boolean first = id.equals("g1");
            var players = new BySide<>(
                    new Player("w", "w", first ? OptionalInt.of(2000) : OptionalInt.empty()),
                    new Player(first ? "b" : "c", "?", OptionalInt.empty()));
            games.add(new AnalysedGame(id, "", "", "", players, "*", game.moves(), List.of()));
        }
        EventReport report = report(games);
        assertEquals(Set.of(NoComparison.RATED_IN_SOME_GAMES), report.notCompared(player(report, "w")));
        assertEquals(OptionalInt.of(2000), report.rating(player(report, "w")));
        assertEquals(Set.of(NoComparison.UNRATED), report.notCompared(player(report, "b")));
        assertEquals(Set.of(NoComparison.UNRATED, NoComparison.TOO_FEW_MOVES), report.notCompared(player(report, "c")));
        assertEquals(OptionalInt.empty(), report.rating(player(report, "b")));
    }

    /** The expectation for a game follows from the rating at that game, and the report says which ratings these are. */
    @Test
    void eachGameIsComparedWithItsOwnRatingAndTheReportNamesThemAll() {
        var random = new SplittableRandom(8);
        AnalysedGame one = Simulated.game(random, "g1", "w", "b", 2400, 40);
        AnalysedGame other = Simulated.game(random, "g2", "w", "b", 2000, 40);
        PlayerReport both = player(report(List.of(one, other)), "w");
        assertEquals(List.of(2000, 2400), both.ratings());
        assertTrue(both.isRatedDifferently());
        assertEquals(2200, both.score().comparison().orElseThrow().rating());
        double expected = Stream.of(one, other)
                .mapToDouble(game -> player(report(List.of(game)), "w")
                        .score()
                        .comparison()
                        .orElseThrow()
                        .indices()
                        .mm()
                        .expected())
                .sum();
        assertEquals(
                expected, both.score().comparison().orElseThrow().indices().mm().expected(), 1e-6);
        PlayerReport same = player(report(List.of(one)), "w");
        assertEquals(List.of(2400), same.ratings());
        assertFalse(same.isRatedDifferently());
    }

    /** A reader with the figures of the moves can add them up again. */
    @Test
    void whatIsExpectedOfAPlayerIsTheSumOverTheMovesAndTheOffsetOfTheCalibrationOnceAMove() {
        EventReport report = report(List.of(Simulated.game(new SplittableRandom(8), "g1", "w", "b", 2400, 40)));
        List<MoveRecord.Expected> expected = report.games().getFirst().moves().stream()
                .filter(move -> move.side() == Side.WHITE)
                .flatMap(move -> move.judged().stream())
                .flatMap(judged -> judged.expected().stream())
                .toList();
        PerIndex<IndexScore> indices =
                player(report, "w").score().comparison().orElseThrow().indices();
        PerIndex<RatingLine> offset = Calibrations.current().offset();
        assertTrue(offset.mm().at(2400) > 0.003);
        assertEquals(
                expected.stream().mapToDouble(MoveRecord.Expected::ofBest).sum()
                        + expected.size() * offset.mm().at(2400),
                indices.mm().expected(),
                1e-9);
        assertEquals(
                expected.stream().mapToDouble(MoveRecord.Expected::ofEqual).sum()
                        + expected.size() * offset.ev().at(2400),
                indices.ev().expected(),
                1e-9);
        assertEquals(
                expected.stream().mapToDouble(MoveRecord.Expected::error).sum()
                        + expected.size() * offset.ae().at(2400),
                indices.ae().expected(),
                1e-9);
    }

    @Test
    void aZCanBeReckonedAgainFromTheReport() {
        AnalysedGame strong = Simulated.game(new SplittableRandom(8), "g1", "w", "b", 2800, 60);
        AnalysedGame game = new AnalysedGame(
                strong.id(),
                "",
                "",
                "",
                new BySide<>(new Player("w", 1200), new Player("b", 1200)),
                strong.result(),
                strong.moves(),
                List.of());
        Comparison one = player(report(List.of(game)), "w").score().comparison().orElseThrow();
        Comparison.Joined joined = one.joined();
        IndexScore equal = one.indices().ev();
        IndexScore error = one.indices().ae();
        double deviations = (joined.equalValue() * (equal.observed() - equal.expected())
                        + joined.error() * (error.expected() - error.observed()))
                / joined.sd();
        assertEquals(deviations, joined.deviations(), 1e-9);
        double skew = Math.clamp(joined.skewness(), -0.5, 0.5);
        assertTrue(skew < 0);
        double normal = 6 / skew * (Math.cbrt(skew * deviations / 2 + 1) - 1) + skew / 6;
        assertTrue(deviations > 3 && normal > deviations, "an honest sum is seldom so far above: " + normal);
        assertEquals(deviations, one.z(), 1e-9, "not beyond 3");
    }

    /** APP-I A3, APP-I B4, APP-I C1: a reader of only the file sees this too. */
    @Test
    void theReportSaysWhatItMeansAndWhatIsNotInIt() {
        EventReport report = report(List.of()).leavingOut(List.of(new LeftOut("r.pgn", 2, 14, "illegal move Ke4")), 3);
        String json = CanonicalJson.write(report);
        assertTrue(json.startsWith("{\"meaning\":\"The statistics are an indication, never proof (APP-I A3)."), json);
        assertTrue(
                json.contains("(APP-I B4, C1)")
                        && json.contains(
                                "\"leftOut\":[{\"file\":\"r.pgn\",\"game\":2,\"line\":14,\"reason\":\"illegal move "
                                        + "Ke4\"}],\"withoutMoves\":3,"),
                json);
    }

    @Test
    void movesNoEngineHasSeenAreCountedForTheirPlayer() {
        AnalysedGame game = Simulated.game(new SplittableRandom(9), "g", "w", "b", 2000, 40);
        List<AnalysedMove> moves = game.moves().stream()
                .map(move -> move.side() == Side.BLACK
                        ? move
                        : new AnalysedMove(
                                move.ply(),
                                move.side(),
                                move.number(),
                                move.fen(),
                                move.uci(),
                                move.san(),
                                move.legalMoves(),
                                move.repetition(),
                                move.phase(),
                                Optional.empty(),
                                move.spent(),
                                move.left(),
                                move.at()))
                .toList();
        EventReport report = report(List.of(new AnalysedGame("g", "", "", "", game.players(), "*", moves, List.of())));
        assertEquals(40, report.notAnalysed(player(report, "w")));
        assertEquals(0, report.notAnalysed(player(report, "b")));
    }

    @Test
    void nothingIsExpectedOfWhoeverHasNoRating() {
        AnalysedGame game = Simulated.game(new SplittableRandom(2), "g", "w", "b", 2000, 40);
        var players = new BySide<>(
                new Player("w", "w", OptionalInt.empty()), game.players().black());
        EventReport report = report(List.of(new AnalysedGame("g", "", "", "", players, "*", game.moves(), List.of())));
        assertTrue(player(report, "w").score().comparison().isEmpty());
        assertTrue(player(report, "w").ipr().isPresent());
        assertTrue(player(report, "b").score().comparison().isPresent());
        MoveRecord move = report.games().getFirst().moves().getFirst();
        assertTrue(move.judged().orElseThrow().expected().isEmpty());
    }

    @Test
    void aZIsTheExcessOverTheExpectationInStandardDeviations() {
        EventReport report = report(List.of(Simulated.game(new SplittableRandom(3), "g", "w", "b", 2000, 50)));
        Comparison comparison = player(report, "w").score().comparison().orElseThrow();
        for (Index index : Index.values()) {
            IndexScore score = comparison.indices().get(index);
            assertEquals(index.sign() * (score.observed() - score.expected()) / score.sd(), score.z(), 1e-12);
        }
        assertEquals(50 + 5 * comparison.z(), comparison.outlierIndex(), 1e-12);
        assertTrue(comparison.zLow() < comparison.z() && comparison.zHigh() > comparison.z());
        // The record of the moves adds up to the expectation.
        double expected = report.games().getFirst().moves().stream()
                .filter(move -> move.side() == Side.WHITE)
                .mapToDouble(move ->
                        move.judged().orElseThrow().expected().orElseThrow().error())
                .sum();
        assertEquals(expected, comparison.indices().ae().expected(), 1e-9);
    }

    @Test
    void whatTellsMoreOfTheRatingWeighsMoreInTheZOfBoth() {
        var random = new SplittableRandom(6);
        var games = new ArrayList<AnalysedGame>();
        for (int i = 0; i < 60; i++) {
            AnalysedGame strong = Simulated.game(random, "s" + i, "w" + i, "b" + i, 2500, 50);
            games.add(new AnalysedGame(
                    strong.id(),
                    "",
                    "",
                    "",
                    new BySide<>(new Player("w" + i, 1800), new Player("b" + i, 1800)),
                    "*",
                    strong.moves(),
                    List.of()));
        }
        List<Comparison> comparisons = report(games).players().stream()
                .flatMap(player -> player.score().comparison().stream())
                .toList();
        double both = comparisons.stream().mapToDouble(Comparison::z).average().orElseThrow();
        for (Index index : List.of(Index.EV, Index.AE)) {
            double alone = comparisons.stream()
                    .mapToDouble(comparison -> comparison.indices().get(index).z())
                    .average()
                    .orElseThrow();
            assertTrue(both >= alone, index + " alone " + alone + ", both " + both);
        }
        double half = comparisons.stream()
                .mapToDouble(comparison -> (comparison.indices().ev().z()
                                + comparison.indices().ae().z())
                        / Math.sqrt(2 + 2 * CALIBRATION.correlation()))
                .average()
                .orElseThrow();
        assertTrue(both > half, "weighed alike " + half + ", both " + both);
    }

    @Test
    void ratingsBeyondTheCalibrationAreTakenAsTheNearestAndSaySo() {
        int highest = CALIBRATION.set().highest();
        AnalysedGame game = Simulated.game(new SplittableRandom(4), "g", "w", "b", 2000, 40);
        var players = new BySide<>(new Player("w", highest + 300), new Player("b", highest));
        EventReport report = report(List.of(new AnalysedGame("g", "", "", "", players, "*", game.moves(), List.of())));
        assertTrue(player(report, "w").score().comparison().orElseThrow().beyondCalibration());
        assertTrue(!player(report, "b").score().comparison().orElseThrow().beyondCalibration());
        assertEquals(
                highest + 300,
                player(report, "w").score().comparison().orElseThrow().rating());
    }

    /**
     * A game with a move of each player every minute; White's moves in the five minutes after each fact are the
     * engine's.
     */
    private static AnalysedGame withHall(String id, int rating, List<HallFact> facts, SplittableRandom random) {
        AnalysedGame plain = Simulated.game(random, id, "w", "b-" + id, rating, 40);
        var moves = new ArrayList<AnalysedMove>();
        for (AnalysedMove move : plain.moves()) {
            Duration at = Duration.ofSeconds(30L * (move.ply() - 15));
            boolean after = move.side() == Side.WHITE
                    && facts.stream()
                            .anyMatch(fact -> at.compareTo(fact.from()) >= 0
                                    && at.compareTo(fact.until().plusMinutes(5)) <= 0);
            String uci =
                    after ? move.analysis().orElseThrow().choices().getFirst().uci() : move.uci();
            moves.add(new AnalysedMove(
                    move.ply(),
                    move.side(),
                    move.number(),
                    move.fen(),
                    uci,
                    uci,
                    move.legalMoves(),
                    false,
                    move.phase(),
                    move.analysis(),
                    Optional.of(Duration.ofSeconds(20 + random.nextInt(20))),
                    Optional.of(Duration.ofSeconds(5_000 - 30L * move.ply())),
                    Optional.of(at)));
        }
        return new AnalysedGame(id, "", "", "", plain.players(), "*", moves, facts);
    }

    @Test
    void theBestMovesAfterEveryAbsenceAreAnAssociationAndNoPartOfAnyZ() {
        var random = new SplittableRandom(5);
        var games = new ArrayList<AnalysedGame>();
        var unseen = new ArrayList<AnalysedGame>();
        for (int i = 0; i < 9; i++) {
            int minute = 4 + i;
            var fact = new HallFact(
                    HallFact.ABSENCE, Side.WHITE, Duration.ofMinutes(minute), Duration.ofMinutes(minute + 1));
            AnalysedGame game = withHall("g" + i, 2000, List.of(fact), random);
            games.add(game);
            unseen.add(new AnalysedGame(game.id(), "", "", "", game.players(), "*", game.moves(), List.of()));
        }
        PlayerReport seen = player(report(games), "w");
        HallAssociation hall = seen.hall().orElseThrow();
        assertTrue(hall.p() <= Screening.HALL_LEVEL && hall.meanAfter() > hall.meanElsewhere(), hall.toString());
        assertEquals(9, hall.facts());
        // Two of the 360 moves could not be wrong: every legal move was equally good.
        assertEquals(358, hall.movesAfter() + hall.movesElsewhere());
        assertEquals(player(report(unseen), "w").score(), seen.score());
        assertTrue(player(report(unseen), "w").hall().isEmpty());
        assertTrue(
                seen.ground() == PlayerReport.Ground.HALL_ONLY
                        || seen.ground() == PlayerReport.Ground.STRENGTH_AND_HALL,
                seen.ground().toString());
        assertEquals(
                List.of(HallFact.ABSENCE),
                report(games).games().getFirst().moves().get(2 * 8).seen());
        assertEquals(PlayerReport.Ground.NOTHING, player(report(unseen), "b-g0").ground());
    }

    @Test
    void withoutACalibrationThereIsTheRecordAndNothingThatIsExpected() {
        var fact = new HallFact(HallFact.ABSENCE, Side.WHITE, Duration.ofMinutes(4), Duration.ofMinutes(5));
        List<AnalysedGame> games = List.of(withHall("g", 2000, List.of(fact), new SplittableRandom(7)));
        var other = new EngineSettings("Fish 7", 1, 2, 1);
        EventReport record = Screening.record(games, other, ScreeningOptions.defaults());
        assertEquals("", record.calibration());
        assertEquals(other, record.settings());
        PlayerReport white = player(record, "w");
        assertTrue(white.score().comparison().isEmpty()
                && white.among().isEmpty()
                && white.ipr().isEmpty()
                && white.hall().isEmpty()
                && white.timeUse().isEmpty());
        assertEquals(
                player(report(games), "w").score().observed(), white.score().observed());
        MoveRecord move = record.games().getFirst().moves().get(2 * 8);
        assertTrue(move.judged().orElseThrow().expected().isEmpty());
        assertEquals(List.of(HallFact.ABSENCE), move.seen());
        assertEquals(games.getFirst().moves().get(2 * 8).at(), move.at());
    }

    @Test
    void timeUseIsOnePictureAndOneFigure() {
        TimeUse use = player(report(List.of(withHall("g", 2000, List.of(), new SplittableRandom(6)))), "w")
                .timeUse()
                .orElseThrow();
        assertEquals(40, use.points().size());
        assertEquals(
                0, use.points().stream().mapToDouble(TimeUse.Point::residual).sum(), 1e-9);
        assertTrue(Math.abs(use.withEntropy()) < 0.5, "times by lot go with nothing: " + use.withEntropy());
        TimeUse.Point point = use.points().getFirst();
        assertEquals(
                Math.log1p(point.seconds()),
                use.constant()
                        + use.perEntropy() * point.entropy()
                        + use.perClock() * Math.log1p(point.secondsLeft())
                        + point.residual(),
                1e-9);
    }

    @Test
    void timeThatGoesWithTheDifficultyIsFound() {
        AnalysedGame plain = withHall("g", 2000, List.of(), new SplittableRandom(7));
        Skill skill = CALIBRATION.skill().at(2000);
        var moves = plain.moves().stream()
                .map(move -> {
                    double entropy = Likelihood.of(
                                    Reading.of(move).orElseThrow().spread(), skill)
                            .entropy();
                    return new AnalysedMove(
                            move.ply(),
                            move.side(),
                            move.number(),
                            move.fen(),
                            move.uci(),
                            move.san(),
                            move.legalMoves(),
                            false,
                            move.phase(),
                            move.analysis(),
                            Optional.of(Duration.ofMillis(Math.round(1_000 * Math.expm1(1 + entropy)))),
                            move.left(),
                            move.at());
                })
                .toList();
        var game = new AnalysedGame("g", "", "", "", plain.players(), "*", moves, List.of());
        TimeUse use = player(report(List.of(game)), "w").timeUse().orElseThrow();
        assertEquals(1, use.perEntropy(), 0.02);
        assertTrue(use.withEntropy() > 0.99, "" + use.withEntropy());
    }

    @Test
    void thresholdsAreThoseOfTheFairPlayRules() {
        assertEquals(Threshold.NONE, Threshold.reachedBy(2.49));
        assertEquals(Threshold.WITH_OTHER_EVIDENCE, Threshold.reachedBy(2.5));
        assertEquals(Threshold.ALONE_ONLINE, Threshold.reachedBy(4.25));
        assertEquals(Threshold.ALONE_OVER_THE_BOARD, Threshold.reachedBy(5));
    }
}
