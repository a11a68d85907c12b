package org.onehall.fairplay.domain;

import java.util.List;

/**
 * What an engine says of a game's moves: an indication, never proof (APP-I A3).
 *
 * @param engine name and version as the engine gives it
 * @param nodes  per position
 */
public record Screening(String engine, long nodes, List<ScreenedMove> moves, SideScreening white, SideScreening black) {
    public Screening {
        moves = List.copyOf(moves);
    }

    /**
     * One move beside the engine's first choice.
     *
     * @param ply         half-move, from 1
     * @param bestValue   centipawns from the mover's side, best play; mate counts as +-10000
     * @param playedValue the same for the move played
     */
    public record ScreenedMove(int ply, String played, String best, int bestValue, int playedValue) {}

    /**
     * One side's moves taken together.
     *
     * @param matches      moves equal to the engine's first choice
     * @param meanLoss     mean centipawn loss, values capped at +-1000; 0 without moves
     * @param matchPercent 0 to 100; 0 without moves
     */
    public record SideScreening(int moves, int matches, double meanLoss, double matchPercent) {}
}
