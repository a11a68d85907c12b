package org.onehall.fairplay.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * When a position of a game may be analysed: while the game goes on, no program of the hall knows more of it than a
 * delayed broadcast shows (APP-I A1).
 */
public final class AnalysisDelay {
    /** Of competitions loaded before {@code fairplay.analysisDelayMinutes} was recorded with them. */
    public static final Duration STANDARD = Duration.ofMinutes(15);

    private AnalysisDelay() {}

    /**
     * From when a position may be analysed: {@code delay} after the move that was played in it, or at once.
     *
     * @param over the attempt has ended, is annulled or waits for its screening
     * @param played when that move was played; empty: it is not known
     */
    public static Instant from(boolean over, Optional<Instant> played, Duration delay) {
        return over ? Instant.EPOCH : played.map(at -> at.plus(delay)).orElse(Instant.EPOCH);
    }
}
