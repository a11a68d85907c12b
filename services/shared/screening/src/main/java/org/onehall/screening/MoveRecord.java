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
 * @param choices  of the engine, best first; empty where the position was not analysed
 * @param rank     of the move among them, from 1; empty: not listed
 * @param judged   only of moves that count
 * @param spent    on the move
 * @param left     on the clock after it
 * @param at       when it was played, since the game began
 * @param seen     kinds of what the hall saw of the player within the time before the move that the options say
 */
public record MoveRecord(int ply, Side side, int number, String san, String uci, Phase phase, Optional<Exclusion> excluded, List<Choice> choices,
        OptionalInt rank, Optional<Judged> judged, Optional<Duration> spent, Optional<Duration> left, Optional<Duration> at, List<String> seen) {
    public MoveRecord {
        choices = List.copyOf(choices);
        seen = List.copyOf(seen);
    }

    /**
     * A move that counts.
     *
     * @param error how far behind the best, in scaled pawns; of a move that is not listed at least this
     * @param equal as good as the best
     */
    public record Judged(double error, boolean first, boolean equal, Optional<Expected> expected) {}

    /**
     * What the rating lets expect of the move.
     *
     * @param probability of the move, and
     * @param ofBest      of the engine's first one
     * @param error       expected, in scaled pawns
     * @param entropy     of the choice, in nats
     */
    public record Expected(double probability, double ofBest, double error, double entropy) {}
}
