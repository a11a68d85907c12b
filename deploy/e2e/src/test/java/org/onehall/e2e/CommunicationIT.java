package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.cup;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.onehall.chess.Side;

/** The link to the communication system and covered pages, through the real services (OCR 16.7, 18.8). */
class CommunicationIT {
    private static final RunningHall hall = RunningHall.shared();

    private static byte[] mac(String secret, String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static HttpResponse<String> zoom(String competition, String secret, String body) {
        String time = String.valueOf(Instant.now().getEpochSecond());
        return RunningHall.send(HttpRequest.newBuilder(
                        URI.create(hall.url() + "/api/hooks/zoom?competition=" + competition))
                .header("Content-Type", "application/json")
                .header("x-zm-request-timestamp", time)
                .header("x-zm-signature", "v0=" + HexFormat.of().formatHex(mac(secret, "v0:" + time + ":" + body)))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    private static int zoom(Cup cup, String name, boolean joined) {
        return zoom(
                        cup.id(),
                        RunningHall.ZOOM_SECRET,
                        "{\"event\":\"meeting.participant_" + (joined ? "joined" : "left") + "\",\"event_ts\":"
                                + Instant.now().toEpochMilli()
                                + ",\"payload\":{\"object\":{\"participant\":{\"user_name\":\"" + name
                                + "\",\"participant_uuid\":\"" + name + "\"}}}}")
                .statusCode();
    }

    private static int jitsi(Cup cup, String name, boolean joined) {
        String body = "{\"eventType\":\"PARTICIPANT_" + (joined ? "JOINED" : "LEFT") + "\",\"timestamp\":"
                + Instant.now().toEpochMilli() + ",\"data\":{\"name\":\"" + name + "\"}}";
        String time = String.valueOf(Instant.now().getEpochSecond());
        return RunningHall.send(HttpRequest.newBuilder(
                                URI.create(hall.url() + "/api/hooks/jitsi?competition=" + cup.id()))
                        .header("Content-Type", "application/json")
                        .header(
                                "X-Jaas-Signature",
                                "t=" + time + ",v1="
                                        + Base64.getEncoder()
                                                .encodeToString(mac(RunningHall.JITSI_SECRET, time + "." + body)))
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build())
                .statusCode();
    }

    private static JsonNode seesMeeting(Screen screen, String board, String seat, boolean present) {
        return screen.sees(
                        board,
                        seat + (present ? " in" : " out of") + " the meeting",
                        view -> view.path(seat).path("meeting").path("present").isBoolean()
                                && view.path(seat)
                                                .path("meeting")
                                                .path("present")
                                                .asBoolean()
                                        == present)
                .path(seat)
                .path("meeting");
    }

    @ConcurrentTest
    void i8BackInTheZoneButAnotherWindowCoversTheBoard() { // OCR 16.7, 18.8
        try (Cup cup = cup("i8", "communication.required: true")) {
            cup.start(1);
            assertEquals(200, zoom(cup, "Oslo Player 1", true));
            assertEquals(200, zoom(cup, "Oslo Player 1", false));
            seesMeeting(cup.lta("oslo-i8"), cup.board(1), "white", false);
            cup.white(1).client().away(true);
            JsonNode covered = cup.lta("oslo-i8")
                    .sees(
                            cup.board(1),
                            "a covered page",
                            view -> view.path("white").path("away").asBoolean());
            assertEquals("UP", covered.path("white").path("link").asText(), "states of their own, never mixed");
            assertTrue(covered.path("white").path("meeting").path("required").asBoolean());
            assertTrue(cup.ca().client().cases().isEmpty(), "no disconnection from the zone (C-17)");
            JsonNode link = links(cup, "oslo-i8", 1, Side.WHITE);
            assertTrue(
                    link.path("away").asBoolean()
                            && !link.path("meeting").path("present").asBoolean(),
                    link::toString);
            assertFalse(cup.black(1).board().path("white").path("away").asBoolean(), "nothing for the opponent");
            cup.white(1).client().away(false);
            cup.lta("oslo-i8")
                    .sees(
                            cup.board(1),
                            "the board on the screen again",
                            view -> !view.path("white").path("away").asBoolean());
            cup.plays(1, "e2e4", "e7e5");
        }
    }

    @ConcurrentTest
    void i9AMoveMadeOutsideTheMeetingIsFlaggedOnlyWhereTheRegulationsSayIt() { // OCR 13.3
        try (Cup cup = cup("i9", "communication.required: true\n  communication.blockMovesWhenLost: true");
                Cup other = cup("i9-silent", "")) {
            cup.start(1);
            other.start(1);
            for (Cup one : List.of(cup, other)) {
                assertEquals(200, jitsi(one, "OSLO player 1", true));
                seesMeeting(one.lta("oslo-" + one.id()), one.board(1), "white", true);
                one.plays(1, "e2e4", "e7e5");
                assertEquals(200, jitsi(one, "Oslo Player 1", false));
                seesMeeting(one.lta("oslo-" + one.id()), one.board(1), "white", false);
                one.plays(1, "g1f3", "b8c6");
            }
            JsonNode flagged = cup.ca()
                    .sees(
                            cup.board(1),
                            "the move made outside",
                            view -> !view.path("white")
                                    .path("meeting")
                                    .path("moves")
                                    .isEmpty());
            assertEquals(
                    "[3]", flagged.path("white").path("meeting").path("moves").toString());
            assertTrue(flagged.path("black").path("meeting").path("moves").isEmpty());
            assertEquals(
                    "JITSI",
                    flagged.path("white").path("meeting").path("source").asText());
            assertTrue(other.ca()
                    .board(other.board(1))
                    .path("white")
                    .path("meeting")
                    .path("moves")
                    .isEmpty());
            assertFalse(other.ca()
                    .board(other.board(1))
                    .path("white")
                    .path("meeting")
                    .path("required")
                    .asBoolean());
        }
    }

    @ConcurrentTest
    void whoIsInTheMeetingMayBeTickedByTheVenuesArbiterOrSaidByAProgram() { // OCR 18.8
        try (Cup cup = cup("ticked", "")) {
            Map<String, Object> tick = Map.of("board", cup.board(1), "side", "WHITE", "present", true);
            Screen lta = cup.lta("oslo-ticked");
            lta.does("recordCommunication", tick);
            assertEquals(
                    "ARBITER",
                    seesMeeting(lta, cup.board(1), "white", true).path("source").asText());
            cup.lta("lyon-ticked").refused("FORBIDDEN_ROLE", "recordCommunication", tick);
            cup.lca("oslo-ticked").refused("FORBIDDEN_ROLE", "recordCommunication", tick);
            lta.refused(
                    "NOBODY", "recordCommunication", Map.of("board", "ticked/1/99", "side", "WHITE", "present", true));
            String url = hall.url() + "/api/communication";
            assertEquals(
                    200,
                    hall.post(url, lta.who().token(), "{\"player\":\"o1\",\"present\":false}")
                            .statusCode());
            seesMeeting(cup.ca(), cup.board(1), "white", false);
            assertEquals(
                    404,
                    hall.post(url, lta.who().token(), "{\"player\":\"nobody\",\"present\":false}")
                            .statusCode());
            assertEquals(
                    403,
                    hall.post(url, cup.lta("lyon-ticked").who().token(), "{\"player\":\"o1\",\"present\":true}")
                            .statusCode());
            assertEquals(
                    401,
                    hall.post(url, "", "{\"player\":\"o1\",\"present\":true}").statusCode());
            assertEquals(
                    400,
                    hall.post(url, lta.who().token(), "{\"player\":\"o1\",\"present\":\"yes\"}")
                            .statusCode());
        }
    }

    @ConcurrentTest
    void aWebhookThatIsNotSignedWithTheSecretIsRefused() {
        HttpResponse<String> forged = zoom("", "another secret", "{\"event\":\"meeting.participant_left\"}");
        assertEquals(401, forged.statusCode());
        assertEquals(
                "SIGNATURE_NEEDED", RunningHall.tree(forged.body()).path("code").asText());
        assertEquals(401, hall.post(hall.url() + "/api/hooks/zoom", "", "{}").statusCode());
        assertEquals(401, hall.post(hall.url() + "/api/hooks/jitsi", "", "{}").statusCode());
        assertEquals(400, zoom("", RunningHall.ZOOM_SECRET, "[").statusCode());
        assertEquals(
                200,
                zoom("", RunningHall.ZOOM_SECRET, "{\"event\":\"meeting.started\"}")
                        .statusCode());
    }

    private static List<String> unknown(Screen by) {
        List<String> names = new ArrayList<>();
        RunningHall.tree(hall.get(hall.url() + "/api/venues", by.who().token()).body())
                .path("unknown")
                .forEach(one -> names.add(one.path("name").asText()));
        return names;
    }

    private static String joined(String name) {
        return "{\"event\":\"meeting.participant_joined\",\"payload\":{\"object\":{\"participant\":{\"user_name\":\""
                + name + "\"}}}}";
    }

    @ConcurrentTest
    void aWebhookThatNamesWhatIsNotHereIsToldWhatIs() { // OCR 18.8
        try (Cup cup = cup("hooked", "")) {
            for (String nowhere : List.of("no-such-cup", "hooked&venue=moon", "&venue=moon")) {
                HttpResponse<String> answer = zoom(nowhere, RunningHall.ZOOM_SECRET, joined("Oslo Player 1"));
                assertEquals(404, answer.statusCode(), nowhere);
                assertEquals(
                        "HOOK_NOWHERE",
                        RunningHall.tree(answer.body()).path("code").asText());
                assertTrue(
                        RunningHall.tree(answer.body())
                                .path("detail")
                                .asText()
                                .contains("hooked ("
                                        + cup.lta("oslo-hooked").who().venue()),
                        answer::body);
            }
            assertEquals(
                    200,
                    zoom(
                                    "hooked&venue="
                                            + cup.lta("oslo-hooked").who().venue(),
                                    RunningHall.ZOOM_SECRET,
                                    joined("Oslo Player 1"))
                            .statusCode());
        }
    }

    @ConcurrentTest
    void whoIsNoPlayerIsShownOnlyWhereHeBelongs() { // OCR 18.3, 18.8
        try (Cup cup = cup("strangers", "");
                Cup other = cup("strangers-2", "")) {
            Screen oslo = cup.lta("oslo-strangers");
            assertEquals(
                    200,
                    zoom("strangers&venue=" + oslo.who().venue(), RunningHall.ZOOM_SECRET, joined("iPad in Oslo"))
                            .statusCode());
            assertEquals(
                    200,
                    zoom("strangers", RunningHall.ZOOM_SECRET, joined("Galaxy")).statusCode());
            assertEquals(List.of("iPad in Oslo"), unknown(oslo));
            assertEquals(List.of(), unknown(cup.lta("lyon-strangers")));
            assertEquals(List.of("iPad in Oslo", "Galaxy"), unknown(cup.ca()));
            assertEquals(List.of(), unknown(other.ca()));
        }
    }

    @ConcurrentTest
    void zoomIsShownThatThisAddressKnowsTheSecret() {
        HttpResponse<String> answer = zoom(
                "",
                RunningHall.ZOOM_SECRET,
                "{\"event\":\"endpoint.url_validation\",\"payload\":{\"plainToken\":\"qgg8vlvZRS6UYooatFL8Aw\"}}");
        assertEquals(
                "qgg8vlvZRS6UYooatFL8Aw",
                RunningHall.tree(answer.body()).path("plainToken").asText());
        assertEquals(
                HexFormat.of().formatHex(mac(RunningHall.ZOOM_SECRET, "qgg8vlvZRS6UYooatFL8Aw")),
                RunningHall.tree(answer.body()).path("encryptedToken").asText());
    }

    private static JsonNode links(Cup cup, String venue, int board, Side side) {
        for (JsonNode row : RunningHall.tree(
                hall.get(hall.url() + "/api/links?round=1", cup.lta(venue).who().token())
                        .body()))
            if (row.path("number").asInt() == board && row.path("side").asText().equals(side.name())) return row;
        throw new AssertionError("no link of " + side + " at " + board);
    }
}
