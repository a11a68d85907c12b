package org.onehall.fairplay.domain;

import java.time.Duration;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * What the game looked like when something happened in the hall.
 *
 * @param attempt from 1; 0 if there is no game
 * @param ply half-moves completed
 * @param toMove empty if there is no game
 * @param clocks what both showed; empty if there is no game
 */
public record GameMoment(int attempt, int ply, Optional<Side> toMove, Optional<Clocks> clocks) {
    /** What two clocks show, at least 0. */
    public record Clocks(Duration white, Duration black) {}
}
