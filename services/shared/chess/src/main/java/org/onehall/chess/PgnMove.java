package org.onehall.chess;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * One move of a PGN game.
 *
 * @param san canonical notation
 * @param clock time left to the mover after the move ({@code [%clk]}), if given
 * @param elapsed time spent on the move ({@code [%emt]}), if given
 * @param comment other text of the comments after the move, in one line; empty if none
 */
public record PgnMove(Move move, String san, Optional<Duration> clock, Optional<Duration> elapsed, String comment) {
    public PgnMove {
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(san, "san");
        Objects.requireNonNull(clock, "clock");
        Objects.requireNonNull(elapsed, "elapsed");
        Objects.requireNonNull(comment, "comment");
    }

    public PgnMove(Move move, String san, Optional<Duration> clock, String comment) {
        this(move, san, clock, Optional.empty(), comment);
    }
}
