package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Locale;

/** Whether a player is expected at the board and has not yet been reported there (OCR 16.11, DEC-13). */
final class Arrival {
    /** How long before the resumption of an adjourned game its players are expected. */
    private static final long BEFORE_RESUMPTION_MS = 15 * 60_000;

    private Arrival() {}

    /** @param board as the hall shows it */
    static boolean isAwaited(JsonNode board, Enrolment who, Instant now) {
        JsonNode here = board.path(who.side().toLowerCase(Locale.ROOT)).path("present");
        boolean recorded = board.path("arrival")
                .path("absent")
                .valueStream()
                .anyMatch(side -> side.asText().equals(who.side()));
        if (!here.isBoolean() || here.asBoolean() || recorded) return false;
        return switch (board.path("status").asText()) {
            case "ENDED" -> false;
            case "ADJOURNED" ->
                now.toEpochMilli()
                        >= board.path("adjournment").path("resumesAt").asLong(Long.MAX_VALUE) - BEFORE_RESUMPTION_MS;
            default -> true;
        };
    }
}
