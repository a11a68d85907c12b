package org.onehall.screening;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/**
 * Screens a set of games: the record of every move, and players' moves compared with what is expected from their
 * ratings. All of it is an indication, never a verdict (APP-I A3). Pure: the same games, calibration and options give
 * the same report.
 */
public final class Screening {
    /**
     * An association with the hall whose p-value, corrected for the number of players who have one, is at most this
     * counts as more than strength alone.
     */
    static final double HALL_LEVEL = 0.01;

    private static final int NAMES_SHOWN = 3;

    private final Optional<Calibration> calibration;
    private final EngineSettings settings;
    private final ScreeningOptions options;

    private Screening(Optional<Calibration> calibration, EngineSettings settings, ScreeningOptions options) {
        this.calibration = calibration;
        this.settings = settings;
        this.options = options;
    }

    /**
     * Screens the games. Analyses by other settings than the calibration's are refused with an
     * IllegalArgumentException.
     *
     * @param settings with which the engine made the analyses
     */
    public static EventReport report(
            List<AnalysedGame> games, EngineSettings settings, Calibration calibration, ScreeningOptions options) {
        calibration.requireSettings(settings);
        return new Screening(Optional.of(calibration), settings, options).report(games);
    }

    /**
     * Only the record of the games, for analyses without a calibration: the moves played and the engine's choices,
     * without any expectation from ratings.
     *
     * @param settings with which the engine made the analyses
     */
    public static EventReport record(List<AnalysedGame> games, EngineSettings settings, ScreeningOptions options) {
        return new Screening(Optional.empty(), settings, options).report(games);
    }

    private EventReport report(List<AnalysedGame> games) {
        int moves = games.stream().mapToInt(game -> game.moves().size()).sum();
        int counted = count(games, Optional.empty());
        return new EventReport(
                EventReport.MEANING,
                List.of(),
                0,
                List.of(),
                calibration.map(Calibration::version).orElse(""),
                settings,
                options,
                moves,
                counted,
                count(games, Optional.of(Exclusion.NOT_ANALYSED)),
                games.stream().map(this::game).toList(),
                players(games));
    }

    private static int count(List<AnalysedGame> games, Optional<Exclusion> exclusion) {
        return (int) games.stream()
                .flatMap(game -> game.moves().stream())
                .filter(move -> Exclusion.of(move).equals(exclusion))
                .count();
    }

    // ---- games ----

    private GameReport game(AnalysedGame game) {
        var scores = new BySide<>(
                score(List.of(game), game.player(Side.WHITE).id()),
                score(List.of(game), game.player(Side.BLACK).id()));
        return new GameReport(
                game.id(),
                game.event(),
                game.round(),
                game.date(),
                game.result(),
                game.players(),
                scores,
                game.facts(),
                game.moves().stream().map(move -> move(game, move)).toList());
    }

    private MoveRecord move(AnalysedGame game, AnalysedMove move) {
        int listed = move.listedAt();
        Duration after = options.after();
        List<String> seen = move.at()
                .map(at -> game.facts().stream()
                        .filter(fact -> fact.side() == move.side()
                                && at.compareTo(fact.from()) >= 0
                                && at.compareTo(fact.until().plus(after)) <= 0)
                        .map(HallFact::kind)
                        .distinct()
                        .sorted()
                        .toList())
                .orElse(List.of());
        return new MoveRecord(
                move.ply(),
                move.side(),
                move.number(),
                move.san(),
                move.uci(),
                move.phase(),
                Exclusion.of(move),
                move.analysis().map(PositionAnalysis::choices).orElse(List.of()),
                listed < 0 ? OptionalInt.empty() : OptionalInt.of(listed + 1),
                Reading.of(move)
                        .map(reading -> judged(reading, game.player(move.side()).rating())),
                move.spent(),
                move.left(),
                move.at(),
                seen);
    }

    private MoveRecord.Judged judged(Reading reading, OptionalInt rating) {
        Optional<MoveRecord.Expected> expected = rating.isEmpty()
                ? Optional.empty()
                : calibration.map(known -> expected(reading, rating.getAsInt(), known));
        return new MoveRecord.Judged(
                reading.error(), reading.played() == 0, reading.spread().equalsBest(reading.played()), expected);
    }

    private static MoveRecord.Expected expected(Reading reading, int rating, Calibration calibration) {
        Likelihood likelihood =
                Likelihood.of(reading.spread(), calibration.skill().at(calibration.within(rating)));
        return new MoveRecord.Expected(
                likelihood.of(reading.played()),
                likelihood.of(0),
                likelihood.equal(),
                likelihood.error(),
                likelihood.entropy());
    }

    // ---- players ----

    /** The score of one player over some games. */
    private UnitScore score(List<AnalysedGame> games, String player) {
        List<Reading> readings = readings(games, player);
        PerIndex<Double> observed = PerIndex.of(index -> readings.stream()
                .mapToDouble(reading -> reading.observed(index))
                .sum());
        return calibration
                .map(known -> new Scorer(known).score(readings.size(), observed, blocks(games, player)))
                .orElseGet(() ->
                        new UnitScore(readings.size(), observed, SampleSize.of(readings.size()), Optional.empty()));
    }

    private static List<Reading> readings(List<AnalysedGame> games, String player) {
        return games.stream()
                .flatMap(game -> game.moves().stream()
                        .filter(move -> game.player(move.side()).id().equals(player)))
                .flatMap(move -> Reading.of(move).stream())
                .toList();
    }

    private static List<Block> blocks(List<AnalysedGame> games, String player) {
        return Block.of(games).stream()
                .filter(block -> block.player().equals(player))
                .toList();
    }

    private List<PlayerReport> players(List<AnalysedGame> games) {
        Map<String, List<AnalysedGame>> byPlayer = new TreeMap<>();
        Map<String, Set<String>> names = new LinkedHashMap<>();
        for (AnalysedGame game : games) {
            for (Side side : Side.values()) {
                Player player = game.player(side);
                names.computeIfAbsent(player.id(), _ -> new LinkedHashSet<>()).add(player.name());
                List<AnalysedGame> own = byPlayer.computeIfAbsent(player.id(), _ -> new ArrayList<>());
                if (own.isEmpty() || own.getLast() != game) own.add(game);
            }
        }
        Map<String, UnitScore> scores = new LinkedHashMap<>();
        byPlayer.forEach((player, own) -> scores.put(player, score(own, player)));
        Map<String, Double> z = new LinkedHashMap<>();
        scores.forEach((player, score) -> score.comparison().ifPresent(comparison -> z.put(player, comparison.z())));
        List<String> compared = List.copyOf(z.keySet());
        List<AmongMany> among = AmongMany.of(List.copyOf(z.values()));
        Map<String, HallAssociation> halls = new LinkedHashMap<>();
        byPlayer.forEach((player, own) -> calibration
                .flatMap(known -> new HallAssociations(known, options).of(own, player))
                .ifPresent(hall -> halls.put(player, hall)));
        List<String> seen = List.copyOf(halls.keySet());
        List<AmongMany> hallAmong = AmongMany.ofTails(
                halls.values().stream().map(HallAssociation::p).toList());
        return byPlayer.entrySet().stream()
                .map(entry -> {
                    String player = entry.getKey();
                    return player(
                            player,
                            name(names.getOrDefault(player, Set.of())),
                            entry.getValue(),
                            Objects.requireNonNull(scores.get(player)),
                            at(among, compared.indexOf(player)),
                            Optional.ofNullable(halls.get(player)),
                            at(hallAmong, seen.indexOf(player)));
                })
                .toList();
    }

    private static Optional<AmongMany> at(List<AmongMany> among, int place) {
        return place < 0 ? Optional.empty() : Optional.of(among.get(place));
    }

    /**
     * If games under several names belong to one player only by the id, all names are shown, so that a reader of the
     * report sees it (APP-I A3).
     */
    private static String name(Set<String> names) {
        String some = names.stream().limit(NAMES_SHOWN).collect(Collectors.joining(" = "));
        return names.size() > NAMES_SHOWN ? some + " = …" : some;
    }

    private PlayerReport player(
            String id,
            String name,
            List<AnalysedGame> games,
            UnitScore score,
            Optional<AmongMany> among,
            Optional<HallAssociation> hall,
            Optional<AmongMany> hallAmong) {
        Threshold threshold = score.comparison()
                .map(comparison -> Threshold.reachedBy(comparison.z()))
                .orElse(Threshold.NONE);
        return new PlayerReport(
                id,
                name,
                games.stream().map(AnalysedGame::id).toList(),
                ratings(games, id),
                score,
                threshold,
                among,
                intrinsic(games, id, score.size()),
                hall,
                hallAmong,
                calibration.flatMap(known -> new TimeUses(known).of(games, id)),
                ground(
                        threshold != Threshold.NONE,
                        hallAmong.isPresent() && hallAmong.get().largest() <= HALL_LEVEL));
    }

    private static List<Integer> ratings(List<AnalysedGame> games, String player) {
        return games.stream()
                .flatMap(game -> Stream.of(Side.values()).map(game::player))
                .filter(one -> one.id().equals(player))
                .flatMapToInt(one -> one.rating().stream())
                .distinct()
                .sorted()
                .boxed()
                .toList();
    }

    private Optional<IntrinsicRating> intrinsic(List<AnalysedGame> games, String player, SampleSize size) {
        if (size == SampleSize.RECORD_ONLY || calibration.isEmpty()) return Optional.empty();
        List<Block> blocks = games.stream()
                .map(game -> new Block(game.id(), player, 0, readings(List.of(game), player)))
                .filter(block -> !block.readings().isEmpty())
                .toList();
        return Optional.of(rate(blocks, calibration.get(), options.resamples(), options.seed()));
    }

    /** Intrinsic rating of some blocks; the ratings in them are ignored. */
    static IntrinsicRating rate(List<Block> blocks, Calibration calibration, int resamples, long seed) {
        double inflation = calibration.inflation().ae().at2000();
        return new IntrinsicRatings(calibration.skill(), calibration.reference())
                .rate(blocks, calibration.ipr(), inflation, resamples, new SplittableRandom(seed));
    }

    private static PlayerReport.Ground ground(boolean strong, boolean hall) {
        if (strong) return hall ? PlayerReport.Ground.STRENGTH_AND_HALL : PlayerReport.Ground.STRENGTH_ONLY;
        return hall ? PlayerReport.Ground.HALL_ONLY : PlayerReport.Ground.NOTHING;
    }
}
