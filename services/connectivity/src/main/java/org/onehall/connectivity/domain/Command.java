package org.onehall.connectivity.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;

/** What may be asked of a venue's links and cases. */
public sealed interface Command {
    String venueId();

    /**
     * What the edge saw of one seat's device (OCR 18.8); only a service.
     *
     * @param lastSeen  last heartbeat received
     * @param at        when the edge saw it; may be long ago when this service was away
     * @param roundTrip last measured one
     */
    record ReportPresence(String venueId, String boardId, Side side, String deviceId, LinkState state, Instant lastSeen,
            Instant at, Optional<Duration> roundTrip, GameGlimpse game) implements Command {}

    /**
     * The Local Technical Arbiter confirms and completes the report of a case (OCR 18.9).
     *
     * @param note at most 2,000 characters; may be empty
     */
    record ConfirmReport(String venueId, String caseId, String note) implements Command {}

    /** Nobody has confirmed the report of a case in time (OCR 18.9/b); only a service. Refused: FORBIDDEN_ROLE, UNKNOWN_CASE, NOT_OVERDUE. */
    record NoteOverdue(String venueId, String caseId) implements Command {}

    /**
     * What else was lost together with the link of a case (ENG-7); only a service. Refused: FORBIDDEN_ROLE, UNKNOWN_CASE.
     *
     * @param settled nothing more will be known
     */
    record AssessCause(String venueId, String caseId, Cause.Evidence evidence, boolean settled) implements Command {}

    /** The decision about a case has been applied; only a service. */
    record CloseCase(String venueId, String caseId, String rulingId) implements Command {}
}
