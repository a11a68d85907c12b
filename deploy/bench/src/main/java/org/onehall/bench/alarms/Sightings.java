package org.onehall.bench.alarms;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Which screen showed which case and which applied ruling, and when it did so first; instants in ms since 1970.
 * Thread-safe.
 */
final class Sightings {
    /** The Chief Arbiter's screen; a venue's screen has the venue's id. */
    static final String CHIEF = "";

    private final Map<String, Case> cases = new LinkedHashMap<>();
    private final Map<String, List<String>> bySeat = new HashMap<>();

    private static final class Case {
        private Optional<JsonNode> view = Optional.empty();
        private final Map<String, Long> shown = new HashMap<>();
        private final Set<String> rulings = new LinkedHashSet<>();
        private final Map<String, Long> applied = new HashMap<>();
    }

    /** A screen has received a frame. */
    synchronized void saw(String screen, JsonNode frame, long at) {
        switch (frame.path("t").asText()) {
            case "case" -> shown(screen, frame.path("case"), at);
            case "ruling" -> ruled(screen, frame.path("ruling"), at);
            case "snapshot" -> {
                frame.path("cases").forEach(view -> shown(screen, view, at));
                frame.path("rulings").forEach(view -> ruled(screen, view, at));
            }
            default -> {}
        }
    }

    private void shown(String screen, JsonNode view, long at) {
        Case one = cases.computeIfAbsent(view.path("id").asText(), _ -> new Case());
        one.shown.putIfAbsent(screen, at);
        if (!screen.equals(CHIEF)) return;
        if (one.view.isEmpty())
            bySeat.computeIfAbsent(
                            seat(view.path("board").asText(), view.path("side").asText()), _ -> new ArrayList<>())
                    .add(view.path("id").asText());
        one.view = Optional.of(view);
    }

    private void ruled(String screen, JsonNode view, long at) {
        if (!view.hasNonNull("caseId")) return;
        Case one = cases.computeIfAbsent(view.path("caseId").asText(), _ -> new Case());
        one.rulings.add(view.path("id").asText());
        if (view.path("state").asText().equals("APPLIED")) one.applied.putIfAbsent(screen, at);
    }

    /** Ids of all cases. */
    synchronized List<String> cases() {
        return List.copyOf(cases.keySet());
    }

    /** Ids of the cases of a seat, oldest first; the Chief Arbiter's screen shows them. */
    synchronized List<String> cases(String board, String side) {
        return List.copyOf(bySeat.getOrDefault(seat(board, side), List.of()));
    }

    private static String seat(String board, String side) {
        return board + "|" + side;
    }

    /** A case as the Chief Arbiter's screen shows it now. */
    synchronized Optional<JsonNode> view(String id) {
        return Optional.ofNullable(cases.get(id)).flatMap(one -> one.view);
    }

    /** When a screen first showed a case. */
    synchronized OptionalLong shown(String id, String screen) {
        return Optional.ofNullable(cases.get(id))
                .map(one -> one.shown.get(screen))
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    /** How many rulings there are about a case. */
    synchronized int rulings(String id) {
        return Optional.ofNullable(cases.get(id)).map(one -> one.rulings.size()).orElse(0);
    }

    /** When the last of these screens first showed that a ruling about a case was applied; empty until all do. */
    synchronized OptionalLong applied(String id, Set<String> screens) {
        Map<String, Long> applied =
                Optional.ofNullable(cases.get(id)).map(one -> one.applied).orElse(Map.of());
        if (!applied.keySet().containsAll(screens)) return OptionalLong.empty();
        return screens.stream().mapToLong(applied::get).max();
    }
}
