package org.onehall.bench.screening;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.screening.AnalysedGame;
import org.onehall.screening.Calibration;
import org.onehall.screening.Measures;
import org.onehall.screening.Measures.Unit;
import org.onehall.screening.Player;
import org.onehall.screening.Separation;

/**
 * How well z distinguishes play with an engine from play of honest people: one line for each kind of play and unit.
 *
 * @param against the play it is compared with
 * @param auc probability that one has a greater z than the other
 * @param goal least AUC that is required; 0 if there is no goal
 */
record Apart(
        String play,
        String against,
        String unit,
        int units,
        int moves,
        int honestUnits,
        int honestMoves,
        double auc,
        double goal) {
    /** Ratings under which the engines' moves are handed in, and how far from them people count as similar. */
    private static final int[] RATINGS = {1_600, 2_000, 2_400, 2_700};

    private static final int ALIKE = 200;
    private static final double GOAL_GAME = 0.95;
    private static final double GOAL_EVENT = 0.99;
    private static final long SEED = 20_261_124;
    private static final int[] EVERY = {1, 2, 4, 10};

    public boolean isHeld() {
        return auc >= goal;
    }

    static List<Apart> of(List<AnalysedGame> honest, List<AnalysedGame> engines, Calibration calibration) {
        List<Apart> lines = new ArrayList<>();
        for (int rating : RATINGS) {
            List<AnalysedGame> alike =
                    honest.stream().filter(game -> isAlike(game, rating)).toList();
            if (!engines.isEmpty() && !alike.isEmpty())
                add(
                        lines,
                        "engine, rated " + rating,
                        engines.stream().map(game -> rated(game, rating)).toList(),
                        "people within " + ALIKE,
                        alike,
                        calibration,
                        true);
        }
        for (int every : EVERY)
            add(
                    lines,
                    (every == 1 ? "every move" : "one move in " + every) + " from this engine",
                    Measures.assisted(honest, 1.0 / every, SEED),
                    "the same without",
                    honest,
                    calibration,
                    false);
        return lines;
    }

    private static boolean isAlike(AnalysedGame game, int rating) {
        return Stream.of(Side.values())
                .allMatch(side -> Math.abs(game.player(side).rating().orElse(0) - rating) <= ALIKE);
    }

    /** As if people of that rating had played it. */
    private static AnalysedGame rated(AnalysedGame game, int rating) {
        return new AnalysedGame(
                game.id(),
                game.event(),
                game.round(),
                game.date(),
                new BySide<>(rated(game.player(Side.WHITE), rating), rated(game.player(Side.BLACK), rating)),
                game.result(),
                game.moves(),
                game.facts());
    }

    private static Player rated(Player player, int rating) {
        return new Player(player.id(), player.name(), OptionalInt.of(rating));
    }

    private static void add(
            List<Apart> lines,
            String play,
            List<AnalysedGame> games,
            String against,
            List<AnalysedGame> honest,
            Calibration calibration,
            boolean wanted) {
        add(
                lines,
                play,
                against,
                "game",
                Measures.perGame(games, calibration, Honest.GAME_MOVES),
                Measures.perGame(honest, calibration, Honest.GAME_MOVES),
                wanted ? GOAL_GAME : 0);
        add(
                lines,
                play,
                against,
                Honest.EVENT + " games",
                Measures.perEvent(games, calibration, Honest.EVENT),
                Measures.perEvent(honest, calibration, Honest.EVENT),
                wanted ? GOAL_EVENT : 0);
    }

    private static void add(
            List<Apart> lines,
            String play,
            String against,
            String unit,
            List<Unit> units,
            List<Unit> honest,
            double goal) {
        if (units.isEmpty() || honest.isEmpty()) return;
        lines.add(new Apart(
                play,
                against,
                unit,
                units.size(),
                moves(units),
                honest.size(),
                moves(honest),
                Separation.auc(
                        units.stream().map(Unit::z).toList(),
                        honest.stream().map(Unit::z).toList()),
                goal));
    }

    private static int moves(List<Unit> units) {
        return units.stream().mapToInt(Unit::moves).sum();
    }
}
