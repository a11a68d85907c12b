package org.onehall.screening;

import java.util.ArrayList;
import java.util.List;
import org.onehall.chess.Side;

/** The moves of one player in one game that count. Moves of one game are not independent, so a block is never split. */
record Block(String game, String player, int rating, List<Reading> readings) {
    Block {
        readings = List.copyOf(readings);
    }

    /** The blocks of all rated players with at least one move that counts, in the order of the games, White first. */
    static List<Block> of(List<AnalysedGame> games) {
        var blocks = new ArrayList<Block>();
        for (AnalysedGame game : games) {
            for (Side side : Side.values()) {
                Player player = game.player(side);
                if (player.rating().isEmpty()) continue;
                List<Reading> readings = game.moves(side).stream()
                        .flatMap(move -> Reading.of(move).stream())
                        .toList();
                if (!readings.isEmpty())
                    blocks.add(new Block(game.id(), player.id(), player.rating().getAsInt(), readings));
            }
        }
        return List.copyOf(blocks);
    }

    /** How many moves count in all of these blocks. */
    static int moves(List<Block> blocks) {
        return blocks.stream().mapToInt(block -> block.readings().size()).sum();
    }

    double observed(Index index) {
        double sum = 0;
        for (Reading reading : readings) sum += reading.observed(index);
        return sum;
    }

    /** Expected sums and variances of all indices for a skill: expected MM, EV, AE, then their variances. */
    double[] moments(Skill skill) {
        var moments = new double[6];
        for (Reading reading : readings) {
            Likelihood likelihood = Likelihood.of(reading.spread(), skill);
            for (Index index : Index.values()) {
                moments[index.ordinal()] += Reading.expected(index, likelihood);
                moments[index.ordinal() + 3] += Reading.variance(index, likelihood);
            }
        }
        return moments;
    }

    /**
     * Expected third moments about the mean of how much better than expected the moves are, with weights for one EV and
     * for one scaled pawn less of error.
     */
    double thirdMoment(Skill skill, double equalValue, double error) {
        double sum = 0;
        for (Reading reading : readings)
            sum += Likelihood.of(reading.spread(), skill).thirdMoment(equalValue, error);
        return sum;
    }

    /** -ln of the probability of the played moves. */
    double surprise(Skill skill) {
        double sum = 0;
        for (Reading reading : readings)
            sum -= Likelihood.of(reading.spread(), skill).logarithm(reading.played());
        return sum;
    }
}
