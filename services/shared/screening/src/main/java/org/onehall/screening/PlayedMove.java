package org.onehall.screening;

import java.time.Duration;
import java.util.Optional;
import org.onehall.chess.Move;

/**
 * A move with its times, as far as they are known.
 *
 * @param spent on the move
 * @param left on the mover's clock after it
 * @param at when it was played, since the game began
 */
public record PlayedMove(Move move, Optional<Duration> spent, Optional<Duration> left, Optional<Duration> at) {
    public PlayedMove(Move move) {
        this(move, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
