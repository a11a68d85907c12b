package org.onehall.fairplay.domain.proceeding;

import java.util.List;
import java.util.Optional;

/**
 * A case, or a register of a competition (of its recordings or of its prizes); each has its own log and key.
 *
 * @param file empty in the log of a register, and until something has happened
 * @param released in the order of release (APP-I A8bis)
 */
public record ProceedingState(
        Optional<FairPlayCase> file, RecordingRegister recordings, List<PrizeEvent.PrizeReleased> released) {
    /** Nothing has happened. */
    public static final ProceedingState EMPTY =
            new ProceedingState(Optional.empty(), RecordingRegister.EMPTY, List.of());

    public ProceedingState {
        released = List.copyOf(released);
    }

    ProceedingState with(FairPlayCase now) {
        return new ProceedingState(Optional.of(now), recordings, released);
    }

    ProceedingState with(RecordingRegister now) {
        return new ProceedingState(file, now, released);
    }
}
