package org.onehall.connectivity.query;

import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;

/** Which case each ruling decides, folded from adjudication's facts. */
@Singleton
public class Rulings {
    /**
     * What a ruling is about.
     *
     * @param caseId empty for a ruling about something else than a disconnection
     */
    public record Ruling(String venueId, Optional<String> caseId) {}

    private final Map<String, Ruling> rulings = new ConcurrentHashMap<>();

    /** What a ruling is about; empty while that has not been read yet. */
    public Optional<Ruling> find(String rulingId) {
        return Optional.ofNullable(rulings.get(rulingId));
    }

    /** Takes the next fact of a board. */
    public void fold(AdjudicationEvent event) {
        if (event.hasDisconnectionDecided()) {
            var decided = event.getDisconnectionDecided();
            rulings.put(decided.getRulingId(), new Ruling(decided.getVenue(), Optional.of(decided.getCaseId())));
        } else if (event.hasPenaltyImposed()) {
            rulings.put(event.getPenaltyImposed().getRulingId(), new Ruling("", Optional.empty()));
        }
    }
}
