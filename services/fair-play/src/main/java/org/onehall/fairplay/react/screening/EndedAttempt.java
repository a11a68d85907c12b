package org.onehall.fairplay.react.screening;

import java.time.Instant;
import java.util.List;
import org.onehall.decider.BoardId;

/**
 * An attempt that waits for its screening.
 *
 * @param since when it was queued
 * @param trace of the event that queued it
 */
public record EndedAttempt(
        BoardId board, int attempt, String initialFen, List<String> moves, Instant since, String trace) {
    /** Unique per board and attempt. */
    public String id() {
        return board + "#" + attempt;
    }
}
