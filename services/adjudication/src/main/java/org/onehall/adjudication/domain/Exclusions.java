package org.onehall.adjudication.domain;

import static org.onehall.decider.Decision.refuse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onehall.decider.Decision;

/** From which rounds a player can be excluded: those that have not started (OCR 18.4.8). */
final class Exclusions {
    private Exclusions() {}

    static Optional<Decision<Event>> whyNot(PenaltyItem item, Circumstances known) {
        List<Integer> open = known.rounds().stream()
                .filter(round -> !known.started().contains(round))
                .toList();
        if (open.containsAll(item.rounds()) && !item.rounds().isEmpty()) return Optional.empty();
        String left = open.isEmpty() ? "–" : open.stream().map(String::valueOf).collect(Collectors.joining(", "));
        PenaltyRefusal refusal =
                known.rounds().containsAll(item.rounds()) && !item.rounds().isEmpty()
                        ? PenaltyRefusal.ROUND_STARTED
                        : PenaltyRefusal.UNKNOWN_ROUND;
        return Optional.of(refuse(refusal, Map.of("article", item.kind().article(), "rounds", left)));
    }
}
