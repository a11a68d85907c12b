package org.onehall.playingzone.projection.disconnection;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which cases belong to the same failure of the zone, across all venues (ENG-7, OCR 19.6). Not thread-safe: the hall
 * guards it.
 */
public final class Incidents {
    /** Losses at most this far apart, in milliseconds, belong to one failure of the zone. */
    private static final long TOGETHER_MS = 10_000;

    /** The start of each case of one failure, by case id. */
    private record Failure(String id, Map<String, Long> starts) {
        boolean isNear(long startedAt) {
            return starts.values().stream().anyMatch(start -> Math.abs(start - startedAt) <= TOGETHER_MS);
        }
    }

    private final List<Failure> failures = new ArrayList<>();
    private int found;

    /** A case was judged a failure of the zone. */
    public void zone(String caseId, long startedAt) {
        if (of(caseId).isPresent()) return;
        Optional<Failure> near =
                failures.stream().filter(failure -> failure.isNear(startedAt)).findFirst();
        if (near.isEmpty()) failures.add(new Failure("zone-" + ++found, new HashMap<>(Map.of(caseId, startedAt))));
        else near.get().starts().put(caseId, startedAt);
    }

    /** A case was judged to be something else. */
    public void notZone(String caseId) {
        failures.forEach(failure -> failure.starts().remove(caseId));
        failures.removeIf(failure -> failure.starts().isEmpty());
    }

    /** The failure of the zone to which a case belongs; empty if its cause is something else. */
    public Optional<String> of(String caseId) {
        return failures.stream()
                .filter(failure -> failure.starts().containsKey(caseId))
                .findFirst()
                .map(Failure::id);
    }
}
