package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.time.Period;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The recordings of a competition.
 *
 * @param announced when the results were announced officially; empty: not yet
 * @param proceedings cases of the competition, in the order they were noted
 */
public record RecordingRegister(Optional<Instant> announced, List<Recording> recordings, List<Proceeding> proceedings) {
    static final RecordingRegister EMPTY = new RecordingRegister(Optional.empty(), List.of(), List.of());

    /**
     * @param venueId "" for the whole competition
     * @param keeper id of the person who registered it and has it deleted where it is stored; "" if any keeper of
     *     recordings does so
     * @param held its retention period ended while proceedings were open
     * @param deleted its retention period is over: nobody can open it
     * @param erased it is also deleted where it was stored
     */
    public record Recording(
            String recording,
            RecordingKind kind,
            String venueId,
            String reference,
            String keeper,
            boolean held,
            boolean deleted,
            boolean erased) {
        /**
         * Whether a person must know if the recording has to be deleted now. To everybody else a held recording looks
         * like a deleted one (APP-I G2.7).
         */
        public boolean isKeptBy(String subject) {
            return keeper.isEmpty() || keeper.equals(subject);
        }
    }

    /** A case, from its opening to its completion. */
    public record Proceeding(String proceeding, Instant openedAt, boolean closed) {}

    public RecordingRegister {
        recordings = List.copyOf(recordings);
        proceedings = List.copyOf(proceedings);
    }

    Optional<Recording> recording(String id) {
        return recordings.stream().filter(one -> one.recording().equals(id)).findAny();
    }

    Optional<Proceeding> proceeding(String id) {
        return proceedings.stream().filter(one -> one.proceeding().equals(id)).findAny();
    }

    /** When a recording with this retention period must be deleted; empty if the results are not announced. */
    public Optional<Instant> due(Period retention) {
        return announced.map(at -> Limits.after(at, retention));
    }

    /** Open proceedings that were opened before an instant: they hold the recordings due for deletion then. */
    public List<String> holding(Instant due) {
        return proceedings.stream()
                .filter(one -> !one.closed() && one.openedAt().isBefore(due))
                .map(Proceeding::proceeding)
                .toList();
    }

    RecordingRegister announced(Instant at) {
        return new RecordingRegister(Optional.of(at), recordings, proceedings);
    }

    RecordingRegister with(Recording recording) {
        List<Recording> all = new ArrayList<>(recordings);
        int place = 0;
        while (place < all.size() && !all.get(place).recording().equals(recording.recording())) place++;
        if (place < all.size()) all.set(place, recording);
        else all.add(recording);
        return new RecordingRegister(announced, all, proceedings);
    }

    RecordingRegister with(Proceeding proceeding) {
        List<Proceeding> all = new ArrayList<>(proceedings);
        all.removeIf(one -> one.proceeding().equals(proceeding.proceeding()));
        all.add(proceeding);
        return new RecordingRegister(announced, recordings, all);
    }
}
