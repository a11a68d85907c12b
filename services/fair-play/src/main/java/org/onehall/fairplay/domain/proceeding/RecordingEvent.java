package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.util.List;
import org.onehall.decider.Role;

/** What happened to the recordings of a competition (APP-I A5, OCR 18.7). */
public sealed interface RecordingEvent extends ProceedingEvent {
    /** @param keeper id of the person who registered it; "" in logs from before this was recorded */
    record RecordingRegistered(
            String recording, RecordingKind kind, String venueId, String label, String reference, String keeper)
            implements RecordingEvent {}

    /**
     * @param subject id of the person who opened it
     * @param forCase case it was opened for; "" if none was named
     */
    record RecordingOpened(String recording, String subject, String reason, String forCase) implements RecordingEvent {}

    /**
     * A person who may not open it, or not confirm its deletion, was refused (APP-I A5).
     *
     * @param asked name of the call; "" in logs from before this was recorded
     */
    record RecordingRefused(String recording, String subject, Role role, String asked) implements RecordingEvent {}

    record ResultsAnnounced(Instant at) implements RecordingEvent {}

    record ProceedingNoted(String proceeding, Instant openedAt, boolean closed) implements RecordingEvent {}

    /** Its retention period is over, but these proceedings were opened before and are not closed. */
    record RecordingHeld(String recording, List<String> proceedings) implements RecordingEvent {
        public RecordingHeld {
            proceedings = List.copyOf(proceedings);
        }
    }

    /** @param reference where the recording that must now be deleted is stored */
    record RecordingDeleted(String recording, String reference) implements RecordingEvent {}

    /** The keeper confirmed that it was deleted where it was stored. */
    record RecordingErased(String recording) implements RecordingEvent {}
}
