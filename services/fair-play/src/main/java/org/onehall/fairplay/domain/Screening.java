package org.onehall.fairplay.domain;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What an engine says about a game's moves: an indication, never proof (APP-I A3).
 *
 * @param engine name and version as the engine reports them
 * @param nodes per position
 */
public record Screening(String engine, long nodes, List<ScreenedMove> moves, SideScreening white, SideScreening black) {
    public Screening {
        moves = List.copyOf(moves);
    }

    /**
     * One move, compared with the moves the engine listed in the position before it. Screenings made before listed
     * moves were recorded have no listed moves and none of the fields that follow them here.
     *
     * @param ply half-move, from 1
     * @param bestValue centipawns from the mover's side, best play; a mate in n is +-(10000 - n), in screenings without
     *     choices +-10000
     * @param playedValue the same for the move played; for an unlisted move, the value from the search of the next
     *     position, at most the last listed value
     * @param choices best first
     * @param depth of the last iteration that judged all listed moves, in half-moves
     * @param settings one line that names the engine and everything that decides its answers
     * @param legalMoves in the position before the move
     * @param spent time charged for the move
     * @param left time on the mover's clock after the move
     */
    public record ScreenedMove(
            int ply,
            String played,
            String best,
            int bestValue,
            int playedValue,
            List<ListedMove> choices,
            int depth,
            String settings,
            int legalMoves,
            Optional<Duration> spent,
            Optional<Duration> left) {
        public ScreenedMove {
            choices = List.copyOf(choices);
        }
    }

    /**
     * One side's moves taken together.
     *
     * @param matches moves equal to the engine's first choice
     * @param meanLoss mean centipawn loss, values capped at +-1000; 0 without moves
     * @param matchPercent 0 to 100; 0 without moves
     */
    public record SideScreening(int moves, int matches, double meanLoss, double matchPercent) {}
}
