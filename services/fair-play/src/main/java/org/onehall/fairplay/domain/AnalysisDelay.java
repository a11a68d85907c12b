package org.onehall.fairplay.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * When a position of a game may be analysed. While the game goes on, no program of the hall knows more about it than a
 * delayed broadcast shows (APP-I A1).
 */
public final class AnalysisDelay {
    /** For competitions loaded before {@code fairplay.analysisDelayMinutes} was recorded with them. */
    public static final Duration STANDARD = Duration.ofMinutes(15);

    private AnalysisDelay() {}

    /**
     * The first instant at which a position may be analysed: {@code delay} after the move that was played in it, or at
     * once.
     *
     * @param over the attempt has ended, is annulled or waits for its screening
     * @param played when that move was played; empty if unknown
     */
    public static Instant from(boolean over, Optional<Instant> played, Duration delay) {
        return over ? Instant.EPOCH : played.map(at -> at.plus(delay)).orElse(Instant.EPOCH);
    }
}
