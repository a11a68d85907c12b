package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What the hall shows a device, by kind and id. Thread-safe. */
final class HallView {
    /** The kinds of views: the frame that brings one, and the list of a snapshot that has all. */
    private static final Map<String, String> KINDS = Map.of(
            "board", "boards",
            "case", "cases",
            "outage", "outages",
            "call", "calls",
            "ruling", "rulings",
            "order", "orders",
            "alarm", "alarms",
            "premises", "premises");

    private final Map<String, Map<String, JsonNode>> views = new ConcurrentHashMap<>();

    HallView() {
        KINDS.keySet().forEach(kind -> views.put(kind, new ConcurrentHashMap<>()));
    }

    /** Takes a snapshot or the frame of one view; ignores every other frame. */
    void take(JsonNode frame) {
        String kind = frame.path("t").asText();
        if (kind.equals("snapshot")) KINDS.forEach((each, list) -> replace(of(each), frame.path(list)));
        else if (KINDS.containsKey(kind))
            of(kind).put(frame.path(kind).path("id").asText(), frame.path(kind));
    }

    /** The live views of a kind, such as "board". */
    Map<String, JsonNode> of(String kind) {
        return views.get(kind);
    }

    private static void replace(Map<String, JsonNode> views, JsonNode list) {
        Map<String, JsonNode> shown = new LinkedHashMap<>();
        list.forEach(view -> shown.put(view.path("id").asText(), view));
        views.keySet().retainAll(shown.keySet());
        views.putAll(shown);
    }
}
