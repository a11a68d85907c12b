package org.onehall.bench.screening;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.onehall.screening.AnalysedGame;
import org.onehall.screening.Calibration;
import org.onehall.screening.CalibrationHalf;
import org.onehall.screening.CalibrationRequest;
import org.onehall.screening.Calibrator;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.Measures;
import org.onehall.screening.Measures.Unit;
import org.onehall.screening.TailShare;
import org.onehall.screening.Trend;

/**
 * How the z of honest people scatter: one line for each set and unit.
 *
 * @param unit a player in a game, or over all games, or nine games of players of similar rating
 * @param games of the set
 * @param moves of all units that count
 * @param tails shares of z beyond 2, 3, 4 on either side
 * @param trend of z per 1,000 rating points
 */
record Honest(
        String set,
        String unit,
        int games,
        int units,
        int moves,
        double mean,
        double deviation,
        List<TailShare> tails,
        Trend trend) {
    static final int EVENT = 9;
    /** Moves of a unit that count: a player's in one game, and over all games. */
    static final int GAME_MOVES = 10;

    private static final int PLAYER_MOVES = 30;
    private static final double[] THRESHOLDS = {2, 3, 4};
    private static final int LEAST_UNITS = 3;
    private static final String HALVES = "each half by the other";

    static List<Honest> of(Map<String, List<AnalysedGame>> sets, Calibration calibration) {
        List<Honest> lines = new ArrayList<>();
        Map<String, List<AnalysedGame>> all = new LinkedHashMap<>(sets);
        if (sets.size() > 1)
            all.put("all", sets.values().stream().flatMap(List::stream).toList());
        all.forEach((name, games) -> {
            add(lines, name, "game", games, Measures.perGame(games, calibration, GAME_MOVES));
            add(lines, name, "player", games, Measures.perPlayer(games, calibration, PLAYER_MOVES));
            add(lines, name, EVENT + " games", games, Measures.perEvent(games, calibration, EVENT));
        });
        return lines;
    }

    /**
     * All games, each half with a calibration made from the other half: how a calibration judges games it was not made
     * from. Empty if a half is too small to make one.
     */
    static List<Honest> halves(Map<String, List<AnalysedGame>> sets, EngineSettings settings) {
        List<AnalysedGame> games = sets.values().stream().flatMap(List::stream).toList();
        List<Unit> perGame = new ArrayList<>();
        List<Unit> perPlayer = new ArrayList<>();
        List<Unit> perEvent = new ArrayList<>();
        for (CalibrationHalf half : CalibrationHalf.values()) {
            Calibration calibration;
            try {
                calibration = Calibrator.fit(
                                half.of(games),
                                new CalibrationRequest("half", settings, "2026-01-01", "one half of the games"))
                        .calibration();
            } catch (IllegalArgumentException | ArithmeticException _) {
                return List.of();
            }
            List<AnalysedGame> others = games.stream()
                    .filter(game -> CalibrationHalf.of(game.id()) != half)
                    .toList();
            perGame.addAll(Measures.perGame(others, calibration, GAME_MOVES));
            perPlayer.addAll(Measures.perPlayer(others, calibration, PLAYER_MOVES));
            perEvent.addAll(Measures.perEvent(others, calibration, EVENT));
        }
        List<Honest> lines = new ArrayList<>();
        add(lines, HALVES, "game", games, perGame);
        add(lines, HALVES, "player", games, perPlayer);
        add(lines, HALVES, EVENT + " games", games, perEvent);
        return lines;
    }

    private static void add(List<Honest> lines, String set, String unit, List<AnalysedGame> games, List<Unit> units) {
        if (units.size() < LEAST_UNITS) return;
        List<Double> z = units.stream().map(Unit::z).toList();
        double mean = z.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        double deviation = Math.sqrt(
                z.stream().mapToDouble(each -> (each - mean) * (each - mean)).sum() / (z.size() - 1));
        lines.add(new Honest(
                set,
                unit,
                games.size(),
                units.size(),
                units.stream().mapToInt(Unit::moves).sum(),
                mean,
                deviation,
                List.of(TailShare.of(z, THRESHOLDS[0]), TailShare.of(z, THRESHOLDS[1]), TailShare.of(z, THRESHOLDS[2])),
                Trend.of(units.stream().map(one -> one.rating() / 1_000).toList(), z)));
    }

    /** Whether no share is greater than the normal distribution allows, and z does not depend on the rating. */
    public boolean isHeld() {
        return tails.stream().allMatch(TailShare::within) && trend.flat();
    }
}
