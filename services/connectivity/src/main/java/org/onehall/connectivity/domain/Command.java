package org.onehall.connectivity.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;

/** A command about a venue's links and cases. */
public sealed interface Command {
    /** Key of the venue's log, see {@link LogKey}. */
    String venueId();

    /**
     * What the edge saw of one seat's device (OCR 18.8); only a service.
     *
     * @param lastSeen last heartbeat received
     * @param at when the edge saw it; may be long ago when this service was away
     * @param roundTrip the last one measured
     * @param away the page is covered or another one has the keyboard (OCR 16.7)
     */
    record ReportPresence(
            String venueId,
            BoardId boardId,
            Side side,
            String deviceId,
            LinkState state,
            Instant lastSeen,
            Instant at,
            Optional<Duration> roundTrip,
            GameGlimpse game,
            boolean away)
            implements Command {}

    /**
     * The Local Technical Arbiter confirms and completes the report of a case (OCR 18.9).
     *
     * @param note at most 2,000 characters; may be empty
     */
    record ConfirmReport(String venueId, String caseId, String note) implements Command {}

    /**
     * Notes that nobody has confirmed the report of a case in time (OCR 18.9/b); only a service. Refused:
     * FORBIDDEN_ROLE, UNKNOWN_CASE, NOT_OVERDUE.
     */
    record NoteOverdue(String venueId, String caseId) implements Command {}

    /**
     * What else was lost together with the link of a case (ENG-7); only a service. Refused: FORBIDDEN_ROLE,
     * UNKNOWN_CASE.
     *
     * @param settled no more evidence will come
     */
    record AssessCause(String venueId, String caseId, Cause.Evidence evidence, boolean settled) implements Command {}

    /**
     * What a venue's node has measured, even while the line was cut (OCR 18.8). Refused: FORBIDDEN_ROLE, BAD_NODE,
     * BAD_PROBES, PROBES_AHEAD.
     *
     * @param node name of the node, 1 to 100 characters, none of them a control character
     * @param series the series in which the spans are numbered, at most 40 letters, digits and hyphens
     * @param clockOffset what was added to the time of the node's clock
     * @param spans 1 to 200; those already known are ignored
     */
    record RecordProbes(
            String venueId, String node, String series, Optional<Duration> clockOffset, List<ProbeSpan> spans)
            implements Command {
        public RecordProbes {
            spans = List.copyOf(spans);
        }
    }

    /**
     * A person has joined or left the meeting of the communication system (OCR 16.5, 18.8). Refused: FORBIDDEN_ROLE,
     * NOBODY.
     *
     * @param at when; empty: now
     */
    record ReportCommunication(
            String venueId, String playerId, boolean present, Optional<Instant> at, CommunicationSource source)
            implements Command {}

    /**
     * A move was made in a game in which no move may be made without the communication system (OCR 13.3); only a
     * service. Refused: FORBIDDEN_ROLE.
     *
     * @param ply half-moves completed with it, from 1
     */
    record NoteMove(String venueId, String playerId, BoardId boardId, Side side, int ply, Instant at)
            implements Command {}

    /** The decision about a case has been applied; only a service. */
    record CloseCase(String venueId, String caseId, String rulingId) implements Command {}
}
