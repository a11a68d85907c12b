package org.onehall.screening;

import java.time.Duration;
import java.util.Optional;
import org.onehall.chess.Move;

/**
 * A move with its times, if they are known.
 *
 * @param spent time spent on the move
 * @param left time left on the mover's clock after it
 * @param at when it was played, since the game began
 */
public record PlayedMove(Move move, Optional<Duration> spent, Optional<Duration> left, Optional<Duration> at) {
    public PlayedMove(Move move) {
        this(move, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
