package org.onehall.screening;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/** Players who choose their moves exactly as the model says, in random positions. */
final class Simulated {
    static final EngineSettings SETTINGS = new EngineSettings("Simulated 1", 1, 6, 1);
    /** The skill that simulated players have. */
    static final SkillLine SKILL = new SkillLine(-1.45, -0.85, 0.55, -0.04);

    private Simulated() {}

    /** A position with 2 to 40 legal moves, up to six listed, with centipawns that engines could give. */
    static List<Choice> choices(SplittableRandom random, int legalMoves) {
        int listed = Math.min(6, legalMoves);
        var values = new int[listed];
        values[0] = random.nextInt(-250, 251);
        for (int i = 1; i < listed; i++) values[i] = values[i - 1] - (int) (Math.pow(random.nextDouble(), 3) * 120);
        return Arrays.stream(values)
                .mapToObj(value -> new Choice("m" + value + "-" + random.nextInt(1_000_000), value))
                .toList();
    }

    static Spread spread(SplittableRandom random) {
        int legalMoves = random.nextInt(2, 41);
        return Spread.of(choices(random, legalMoves), legalMoves);
    }

    /** A move that a player of the skill chooses. */
    static AnalysedMove move(SplittableRandom random, int ply, Skill skill) {
        int legalMoves = random.nextInt(2, 41);
        List<Choice> choices = choices(random, legalMoves);
        Spread spread = Spread.of(choices, legalMoves);
        Likelihood likelihood = Likelihood.of(spread, skill);
        double lot = random.nextDouble();
        String uci = "unlisted";
        for (int i = 0; i < spread.listed(); i++) {
            lot -= likelihood.of(i);
            if (lot < 0) {
                uci = choices.get(i).uci();
                break;
            }
        }
        if (spread.unlisted() == 0 && uci.equals("unlisted"))
            uci = choices.getLast().uci();
        return new AnalysedMove(
                ply,
                ply % 2 == 0 ? Side.WHITE : Side.BLACK,
                ply / 2 + 1,
                "fen " + ply,
                uci,
                uci,
                legalMoves,
                false,
                Phase.MIDDLEGAME,
                Optional.of(new PositionAnalysis("fen " + ply, 10, choices)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** A game of two players of the same rating with this many moves of each that count. */
    static AnalysedGame game(SplittableRandom random, String id, String white, String black, int rating, int moves) {
        var played = new ArrayList<AnalysedMove>();
        for (int i = 0; i < 2 * moves; i++) played.add(move(random, 16 + i, SKILL.at(rating)));
        var players = new BySide<>(
                new Player(white, white, OptionalInt.of(rating)), new Player(black, black, OptionalInt.of(rating)));
        return new AnalysedGame(id, "Simulated", "1", "2026.11.24", players, "1/2-1/2", played, List.of());
    }

    /** Games of players rated 1200 to 2800, each of whom plays two. */
    static List<AnalysedGame> games(long seed, int games, int moves) {
        var random = new SplittableRandom(seed);
        var all = new ArrayList<AnalysedGame>();
        for (int i = 0; i < games; i++)
            all.add(game(random, "g" + i, "w" + i / 2, "b" + i / 2, 1200 + 1600 * i / Math.max(1, games - 1), moves));
        return List.copyOf(all);
    }
}
