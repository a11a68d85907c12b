package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Recordings are opened by those who may, and each opening and attempt is logged (APP-I A5, G2.7, OCR 18.7). */
class RecordingsIT {
    private static Cup cup;

    @BeforeAll
    static void aRoundIsOpen() {
        cup = FairPlayCases.opened("recordings");
    }

    @AfterAll
    static void everybodyLeaves() {
        cup.close();
    }

    private static HttpResponse<String> get(String place, String path) {
        return FairPlayCases.get(cup, place, path);
    }

    private static HttpResponse<String> post(String place, String step, Map<String, ?> fields) {
        return FairPlayCases.post(cup, place, step, fields);
    }

    private static JsonNode does(String place, String step, Map<String, ?> fields) {
        return FairPlayCases.does(cup, place, step, fields);
    }

    private static Map<String, Object> with(Map<String, Object> said, String recording) {
        Map<String, Object> fields = new LinkedHashMap<>(said);
        fields.put("recordingId", recording);
        return fields;
    }

    /** The status, the headers except the time, and the body. */
    private static String whole(HttpResponse<String> answer) {
        Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
        headers.remove("date");
        return answer.statusCode() + " " + headers + " " + answer.body();
    }

    /**
     * APP-I A5, APP-I G2.7, OCR 18.7/b: only a person who may open a recording learns where it is, and each opening is
     * logged.
     */
    @Test
    void recordingsAreOpenedByWhoMayAndEachOpeningAndAttemptIsLogged() {
        does(
                "CHIEF_ORGANISER",
                "register-recording",
                Map.of("kind", "VCS", "label", "Meeting of round 1", "reference", "store:/1"));
        String id = RunningHall.tree(get("CHIEF_ORGANISER", "fair-play").body())
                .at("/recordings/0/recordingId")
                .asText();
        assertTrue(id.matches("recording-[0-9a-f]{20}"), id);
        assertFalse(get("CHIEF_ORGANISER", "fair-play").body().contains("store:/1"));
        assertEquals(
                403,
                post("CHIEF_ORGANISER", "open-recording", Map.of("recordingId", id, "reason", "x"))
                        .statusCode());
        for (String place : List.of(
                "LOCAL_CHIEF_ARBITER oslo-recordings", "FLOOR_ARBITER oslo-recordings", cup.board(2) + " WHITE")) {
            assertFalse(get(place, "fair-play").body().contains(id), place);
            for (Map<String, Object> said : List.<Map<String, Object>>of(
                    Map.of("reason", "x"),
                    Map.of(),
                    Map.of("reason", "x".repeat(600)),
                    Map.of("reason", 5),
                    Map.of("nonsense", "x")))
                for (String step : List.of("open-recording", "confirm-deletion")) {
                    HttpResponse<String> answer = post(place, step, with(said, id));
                    assertEquals(
                            whole(post(place, step, with(said, "recording-7"))),
                            whole(answer),
                            place + " " + step + " " + said);
                    assertTrue(answer.statusCode() == 404 || answer.statusCode() == 400, answer.body());
                }
            assertEquals(
                    404,
                    post(place, "open-recording", Map.of("recordingId", id, "reason", "x"))
                            .statusCode(),
                    place);
            assertEquals(
                    404,
                    post(place, "confirm-deletion", Map.of("recordingId", id)).statusCode(),
                    place);
        }
        assertEquals(
                "store:/1",
                does("CHIEF_ARBITER", "open-recording", Map.of("recordingId", id, "reason", "A disconnection."))
                        .path("reference")
                        .asText());
        cup.ca()
                .sees(
                        "the opening",
                        () -> RunningHall.tree(
                                        get("FAIR_PLAY_CHAIR", "fair-play").body())
                                .at("/recordings/0/accesses")
                                .toString()
                                .contains("A disconnection."));
        cup.ca()
                .sees(
                        "every attempt",
                        () -> StreamSupport.stream(
                                                RunningHall.tree(get("FAIR_PLAY_CHAIR", "fair-play")
                                                                .body())
                                                        .at("/recordings/0/accesses")
                                                        .spliterator(),
                                                false)
                                        .filter(access -> access.path("refused").asBoolean())
                                        .map(access -> access.path("subject").asText() + " "
                                                + access.path("asked").asText())
                                        .distinct()
                                        .count()
                                == 7);
        does("FAIR_PLAY_PANEL", "open-recording", Map.of("recordingId", id, "reason", "Moves 12 to 20."));
        cup.ca()
                .sees(
                        "the look of the panel",
                        () -> get("ETHICS_COMMISSION", "fair-play").body().contains("Moves 12 to 20."));
        assertFalse(get("CHIEF_ARBITER", "fair-play").body().contains("Moves 12 to 20."), "APP-I G2.7");
        assertEquals(
                "RECORDING_KEPT",
                RunningHall.tree(post("CHIEF_ORGANISER", "confirm-deletion", Map.of("recordingId", id))
                                .body())
                        .path("code")
                        .asText());
    }
}
