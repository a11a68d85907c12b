package org.onehall.playingzone.projection.call;

import java.util.Optional;

/**
 * A pause that was wanted and not possible (OCR 19.6).
 *
 * @param at when it was recorded; {@code wantedAt} when it was wanted
 * @param by role of who recorded it
 * @param state "OWED", "COMPENSATED" or "CLOSED"
 * @param ruling that adds time for it, applied or not yet
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
