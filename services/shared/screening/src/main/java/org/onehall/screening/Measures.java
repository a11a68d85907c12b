package org.onehall.screening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.onehall.chess.Side;

/** Figures over many units that are too small for a report of their own: the quantities that the benchmarks measure. */
public final class Measures {
    private Measures() {}

    /**
     * One unit's z.
     *
     * @param rating mean rating over its moves
     */
    public record Unit(String name, double rating, int moves, double z) {}

    /** One unit for every player in every game with at least this many moves that count. */
    public static List<Unit> perGame(List<AnalysedGame> games, Calibration calibration, int leastMoves) {
        var scorer = new Scorer(calibration);
        return Block.of(games).stream()
                .filter(block -> block.readings().size() >= leastMoves)
                .map(block -> unit(scorer, block.game() + " " + block.player(), List.of(block)))
                .toList();
    }

    /** One unit for every player over all games with at least this many moves that count. */
    public static List<Unit> perPlayer(List<AnalysedGame> games, Calibration calibration, int leastMoves) {
        var scorer = new Scorer(calibration);
        return Scorer.byPlayer(Block.of(games)).entrySet().stream()
                .filter(entry -> moves(entry.getValue()) >= leastMoves)
                .map(entry -> unit(scorer, entry.getKey(), entry.getValue()))
                .toList();
    }

    /**
     * Events of this many games each, composed of players with similar ratings: players in games are sorted by rating
     * and cut into pieces. A remainder that is too short is left out.
     */
    public static List<Unit> perEvent(List<AnalysedGame> games, Calibration calibration, int gamesPerEvent) {
        var scorer = new Scorer(calibration);
        List<Block> sorted = Block.of(games).stream()
                .sorted(Comparator.comparingInt(Block::rating)
                        .thenComparing(Block::game)
                        .thenComparing(Block::player))
                .toList();
        var units = new ArrayList<Unit>();
        for (int from = 0; from + gamesPerEvent <= sorted.size(); from += gamesPerEvent) {
            List<Block> piece = sorted.subList(from, from + gamesPerEvent);
            units.add(unit(scorer, "event " + (units.size() + 1), piece));
        }
        return List.copyOf(units);
    }

    /** Intrinsic rating of the moves of some players together; "together" over all players if none is named. */
    public static IntrinsicRating intrinsic(
            List<AnalysedGame> games, List<String> players, Calibration calibration, ScreeningOptions options) {
        List<Block> blocks = new ArrayList<>();
        for (AnalysedGame game : games) {
            for (Side side : Side.values()) {
                Player player = game.player(side);
                if (!players.isEmpty() && !players.contains(player.id())) continue;
                List<Reading> readings = game.moves(side).stream()
                        .flatMap(move -> Reading.of(move).stream())
                        .toList();
                if (!readings.isEmpty()) blocks.add(new Block(game.id(), player.id(), 0, readings));
            }
        }
        if (blocks.isEmpty()) throw new IllegalArgumentException("no move that counts");
        return Screening.rate(blocks, calibration, options.resamples(), options.seed());
    }

    /**
     * The same games with the engine's first move played in a share of the moves that count, drawn by lot. The
     * positions after them stay those of the game: this measures the choice of single moves, not of a game that was
     * never played.
     *
     * @param share 0 to 1
     */
    public static List<AnalysedGame> assisted(List<AnalysedGame> games, double share, long seed) {
        if (!(share >= 0 && share <= 1)) throw new IllegalArgumentException("no share: " + share);
        var random = new SplittableRandom(seed);
        return games.stream()
                .map(game -> new AnalysedGame(
                        game.id(),
                        game.event(),
                        game.round(),
                        game.date(),
                        game.players(),
                        game.result(),
                        game.moves().stream()
                                .map(move ->
                                        Exclusion.of(move).isEmpty() && random.nextDouble() < share ? best(move) : move)
                                .toList(),
                        game.facts()))
                .toList();
    }

    private static AnalysedMove best(AnalysedMove move) {
        String best = move.analysis().orElseThrow().choices().getFirst().uci();
        return best.equals(move.uci())
                ? move
                : new AnalysedMove(
                        move.ply(),
                        move.side(),
                        move.number(),
                        move.fen(),
                        best,
                        best,
                        move.legalMoves(),
                        move.repetition(),
                        move.phase(),
                        move.analysis(),
                        move.spent(),
                        move.left(),
                        move.at());
    }

    private static int moves(List<Block> blocks) {
        return blocks.stream().mapToInt(block -> block.readings().size()).sum();
    }

    private static Unit unit(Scorer scorer, String name, List<Block> blocks) {
        double ratings = blocks.stream()
                .mapToDouble(block -> (double) block.rating() * block.readings().size())
                .sum();
        return new Unit(name, ratings / moves(blocks), moves(blocks), scorer.z(blocks));
    }
}
