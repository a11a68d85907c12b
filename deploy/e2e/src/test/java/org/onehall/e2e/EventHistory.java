package org.onehall.e2e;

import com.fasterxml.jackson.databind.JsonNode;

/** What was changed in an event since its opening, as its officials read it. */
final class EventHistory {
    private EventHistory() {}

    /** The changes of the official's event, the newest first. */
    static JsonNode changes(RunningHall hall, Screen official) {
        String token = official.who().token();
        return RunningHall.tree(
                        hall.get(hall.url() + "/api/setup/history", token).body())
                .path("changes");
    }

    /** Waits until the newest change is of this kind. A code that is issued after it is for the players it names. */
    static void seesChange(RunningHall hall, Screen official, String kind) {
        official.sees(
                "the change " + kind,
                () -> changes(hall, official).path(0).path("kind").asText().equals(kind));
    }
}
