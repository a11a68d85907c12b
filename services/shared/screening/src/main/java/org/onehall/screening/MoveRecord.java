package org.onehall.screening;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;

/**
 * Everything recorded about a move.
 *
 * @param excluded why it does not count; empty: it does
 * @param choices of the engine, best first; empty if the position was not analysed
 * @param rank of the move among them, from 1; empty: not listed
 * @param judged only for moves that count
 * @param spent time spent on the move
 * @param left time left on the clock after it
 * @param at when it was played, since the game began
 * @param seen kinds of facts that the hall observed about the player within the time before the move that is set in the
 *     options
 */
public record MoveRecord(
        int ply,
        Side side,
        int number,
        String san,
        String uci,
        Phase phase,
        Optional<Exclusion> excluded,
        List<Choice> choices,
        OptionalInt rank,
        Optional<Judged> judged,
        Optional<Duration> spent,
        Optional<Duration> left,
        Optional<Duration> at,
        List<String> seen) {
    public MoveRecord {
        choices = List.copyOf(choices);
        seen = List.copyOf(seen);
    }

    /**
     * A move that counts.
     *
     * @param error how far behind the best, in scaled pawns; an unlisted move is assumed to be behind the last listed
     *     one by as much as that one is behind the best plus 0.02, but at most by 0.25
     * @param equal whether it is as good as the best
     */
    public record Judged(double error, boolean first, boolean equal, Optional<Expected> expected) {}

    /**
     * What is expected of the move from the rating. Over the moves of a player, {@code ofBest}, {@code ofEqual} and
     * {@code error} add up to the expected MM, EV and AE of the {@link Comparison}, except for the calibration's
     * {@link Calibration#offset offset} of that index at the rating, which is added once for each move.
     *
     * @param probability probability of the move
     * @param ofBest probability of the engine's first choice
     * @param ofEqual probability of any move that is as good as that
     * @param error expected error, in scaled pawns
     * @param entropy of the choice, in nats
     */
    public record Expected(double probability, double ofBest, double ofEqual, double error, double entropy) {}
}
