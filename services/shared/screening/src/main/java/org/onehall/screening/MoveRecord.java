package org.onehall.screening;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;

/**
 * All that is recorded of a move.
 *
 * @param excluded why it does not count; empty: it does
 * @param choices of the engine, best first; empty where the position was not analysed
 * @param rank of the move among them, from 1; empty: not listed
 * @param judged only of moves that count
 * @param spent on the move
 * @param left on the clock after it
 * @param at when it was played, since the game began
 * @param seen kinds of what the hall saw of the player within the time before the move that the options say
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
     * @param error how far behind the best, in scaled pawns; a move that is not listed is taken to lie behind the last
     *     listed one as far as that behind the best and 0.02, but at most 0.25
     * @param equal as good as the best
     */
    public record Judged(double error, boolean first, boolean equal, Optional<Expected> expected) {}

    /**
     * What the rating lets expect of the move. Over the moves of a player {@code ofBest}, {@code ofEqual} and
     * {@code error} add up to the expected MM, EV and AE of the {@link Comparison}, but for the calibration's
     * {@link Calibration#offset offset} of that index at the rating, once a move.
     *
     * @param probability of the move, and
     * @param ofBest of the engine's first one, and
     * @param ofEqual of any that is as good as that
     * @param error expected, in scaled pawns
     * @param entropy of the choice, in nats
     */
    public record Expected(double probability, double ofBest, double ofEqual, double error, double entropy) {}
}
