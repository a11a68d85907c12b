package org.onehall.connectivity.domain;

import java.time.Duration;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * The state of the game when the link was lost (OCR 18.9).
 *
 * @param inProgress the game runs, is paused or waits for the Chief Arbiter: a lost link is a disconnection
 * @param attempt from 1; 0 if there is no game
 * @param ply half-moves completed
 * @param fen position; "" if there is no game
 * @param clocks empty if there is no game
 * @param drawOffer the side whose draw offer stands
 * @param reportWithin how long the report of a disconnection may take; empty in games created before it was recorded
 */
public record GameGlimpse(
        boolean inProgress,
        int attempt,
        int ply,
        Optional<Side> toMove,
        String fen,
        Optional<ClockReading> clocks,
        Optional<Side> drawOffer,
        Optional<Duration> reportWithin) {
    /** Whether a clock was running when the link was lost, so that the loss costs time. */
    boolean runs() {
        return clocks.flatMap(ClockReading::running).isPresent();
    }
}
