package org.onehall.playingzone.projection.call;

import java.util.Optional;

/**
 * An attempt to pause the clocks that failed (OCR 19.6).
 *
 * @param at when the failure was recorded; {@code wantedAt} is when the pause was wanted
 * @param by role of the person who recorded it
 * @param state "OWED", "COMPENSATED" or "CLOSED"
 * @param ruling the ruling that adds time for it, whether already applied or not
 * @param closing why no time is added
 */
public record FailedPauseView(
        String id,
        long wantedAt,
        String reason,
        int attempt,
        long at,
        String by,
        String name,
        String state,
        Optional<String> ruling,
        Optional<String> closing) {}
