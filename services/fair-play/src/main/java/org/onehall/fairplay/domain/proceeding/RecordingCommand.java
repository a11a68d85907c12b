package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.time.Period;
import org.onehall.decider.Role;

/** A command to the register of recordings; the recordings themselves are stored elsewhere (APP-I A5, OCR 18.7). */
public sealed interface RecordingCommand extends ProceedingCommand {
    String registerKey();

    /**
     * Refused: FORBIDDEN_ROLE, RECORDING_INCOMPLETE, RECORDINGS_OVER. A repeat registers nothing.
     *
     * @param venueId "" for the whole competition; required for the cameras of a venue
     * @param reference where it is stored, 1 to 500 characters
     * @param recordingId given by the service, so that no id shows how many recordings there are; "" in older commands,
     *     which take the next number
     * @param over the retention period of recordings of its kind is over
     */
    record RegisterRecording(
            String registerKey,
            RecordingKind kind,
            String venueId,
            String label,
            String reference,
            String recordingId,
            boolean over)
            implements RecordingCommand {}

    /**
     * Refused: UNKNOWN_RECORDING (also for a caller who may neither open nor keep it, APP-I G2.7), FORBIDDEN_ROLE,
     * RECORDING_DELETED, NO_SUCH_CASE, TEXT_MISSING.
     *
     * @param forCase case it is opened for, one the caller works on; "" if none
     * @param caseKnown the caller works on that case; set by the service, like the next field
     * @param holdKnown the caller works on one of the cases that hold it; for everybody else its retention period is
     *     over
     */
    record OpenRecording(
            String registerKey, String recordingId, String reason, String forCase, boolean caseKnown, boolean holdKnown)
            implements RecordingCommand {}

    /**
     * Confirms that a recording deleted here is also deleted where it was stored. Refused: UNKNOWN_RECORDING (also for
     * a caller who may neither open nor keep it, APP-I G2.7), FORBIDDEN_ROLE, NOT_ITS_KEEPER, RECORDING_KEPT.
     */
    record ConfirmDeletion(String registerKey, String recordingId) implements RecordingCommand {}

    /**
     * Somebody tried to open a recording, or to confirm its deletion, without the right to do so; by a service.
     * Refused: FORBIDDEN_ROLE, UNKNOWN_RECORDING.
     *
     * @param asked name of the call
     */
    record NoteRefusedOpening(String registerKey, String recordingId, String subject, Role role, String asked)
            implements RecordingCommand {}

    /** The results were announced officially; by a service. */
    record NoteAnnouncement(String registerKey, Instant announcedAt) implements RecordingCommand {}

    /** A case was opened or completed; by a service. */
    record NoteProceeding(String registerKey, String proceeding, Instant openedAt, boolean closed)
            implements RecordingCommand {}

    /** Deletes what is due and not held (DEC-25); by a service. */
    record DeleteDue(String registerKey, Period vcsRetention, Period venueRetention) implements RecordingCommand {}
}
