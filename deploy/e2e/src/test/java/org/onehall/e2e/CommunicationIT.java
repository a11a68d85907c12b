package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

/**
 * The link to the communication system, covered pages and the measurements of venue nodes, through the real services
 * (OCR 16.5, 16.7, 18.8).
 */
class CommunicationIT {
    private static final RunningHall hall = RunningHall.shared();

    /** @param regulations more lines of its regulations, as written in the file */
    private static Cup cup(String id, String regulations) {
        return Cup.ofThreeVenues(
                        hall, id, text -> text.replaceFirst("(?<=timeControl: 90\\+30\n)", "  " + regulations + "\n"))
                .opened();
    }

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

    private static String span(long sequence, String segment, long from, long to, boolean lost) {
        return ("{\"sequence\":%d,\"segment\":\"%s\",\"target\":\"10.0.0.1\",\"fromMs\":%d,\"toMs\":%d,"
                        + "\"answered\":%d,\"silent\":%d,\"roundTripMs\":%s}")
                .formatted(sequence, segment, from, to, lost ? 0 : 5, lost ? 5 : 0, lost ? "null" : "7");
    }

    private static HttpResponse<String> measured(Screen by, String spans) {
        return measured(by, "node of " + by.who().venue(), "s1", spans);
    }

    private static HttpResponse<String> measured(Screen by, String node, String series, String spans) {
        return hall.post(
                hall.url() + "/api/venue/probes",
                by.who().token(),
                "{\"node\":\"" + node + "\",\"series\":\"" + series + "\",\"clockOffsetMs\":-50,\"spans\":[" + spans
                        + "]}");
    }

    private static long acknowledged(HttpResponse<String> answer) {
        assertEquals(200, answer.statusCode(), answer::body);
        return RunningHall.tree(answer.body()).path("acknowledged").asLong();
    }

    @ConcurrentTest
    void twoNodesOfOneNameLoseNothingAndEachIsToldWhatIsKnownOfIt() { // OCR 18.8
        try (Cup cup = cup("two-nodes", "")) {
            Screen lta = cup.lta("oslo-two-nodes");
            long now = Instant.now().toEpochMilli();
            assertEquals(9, acknowledged(measured(lta, span(9, "GATEWAY", now - 20_000, now - 10_000, false))));
            assertEquals(
                    1,
                    acknowledged(measured(
                            lta,
                            "node of " + lta.who().venue(),
                            "s2",
                            span(1, "PROVIDER", now - 20_000, now - 10_000, true))));
            assertEquals(
                    2,
                    acknowledged(measured(
                            lta,
                            "node of " + lta.who().venue(),
                            "s2",
                            span(2, "ZONE", now - 20_000, now - 10_000, true))));
            lta.sees(
                    "all three hops",
                    () -> RunningHall.tree(hall.get(
                                                    hall.url() + "/api/venues",
                                                    lta.who().token())
                                            .body())
                                    .path("nodes")
                                    .path(0)
                                    .path("hops")
                                    .size()
                            == 3);
            lta.sees(
                    "the number known",
                    () -> acknowledged(measured(lta, span(3, "GATEWAY", now - 20_000, now - 10_000, false))) == 9);
        }
    }

    @ConcurrentTest
    void whatTheNodeMeasuredWhileTheLineWasCutIsAddedToTheCause() { // OCR 18.8, 18.9
        try (Cup cup = cup("node", "")) {
            cup.start(1);
            Screen lta = cup.lta("oslo-node");
            assertEquals(200, measured(lta, "").statusCode(), "a sign of life");
            cup.white(1).client().drop();
            JsonNode lost = lta.seesOne(
                    "the case",
                    lta.client()::cases,
                    one -> one.path("board").asText().equals(cup.board(1)));
            JsonNode before = lta.seesOne(
                            "its cause",
                            lta.client()::cases,
                            one -> one.path("cause").path("settled").asBoolean())
                    .path("cause");
            assertEquals("DEVICE", before.path("segment").asText(), before::toString);
            long at = lost.path("startedAt").asLong() + 50;
            String spans = String.join(
                    ",",
                    span(1, "GATEWAY", at - 5_000, at + 5_000, false),
                    span(2, "PROVIDER", at, at + 9_000, true),
                    span(3, "ZONE", at, at + 9_000, true));
            for (int again = 0; again < 2; again++) {
                JsonNode taken = RunningHall.tree(measured(lta, spans).body());
                assertEquals(3, taken.path("acknowledged").asLong(), taken::toString);
            }
            JsonNode after = lta.seesOne(
                            "what was measured",
                            lta.client()::cases,
                            one -> one.path("cause")
                                    .path("probes")
                                    .path("provider")
                                    .isTextual())
                    .path("cause");
            assertEquals(
                    List.of("VENUE_LINE", "HIGH", "ANSWERED", "SILENT"),
                    List.of(
                            after.path("segment").asText(),
                            after.path("confidence").asText(),
                            after.path("probes").path("gateway").asText(),
                            after.path("probes").path("provider").asText()));
            assertEquals(
                    before.path("seatsHere").asInt(), after.path("seatsHere").asInt());
            JsonNode node = RunningHall.tree(
                            hall.get(hall.url() + "/api/venues", lta.who().token())
                                    .body())
                    .path("nodes")
                    .path(0);
            assertEquals(
                    List.of("GATEWAY", "PROVIDER", "ZONE"),
                    List.of(
                            node.path("hops").path(0).path("hop").asText(),
                            node.path("hops").path(1).path("hop").asText(),
                            node.path("hops").path(2).path("hop").asText()));
            assertTrue(node.path("heard").isNumber() && node.path("offsetMs").asInt() == -50, node::toString);
            assertTrue(RunningHall.tree(hall.get(
                                    hall.url() + "/api/venues",
                                    cup.lta("lyon-node").who().token())
                            .body())
                    .path("nodes")
                    .isEmpty());
        }
    }

    @ConcurrentTest
    void measurementsAreOnlyTakenFromTheVenuesTechnicalArbiterAndOnlySoundOnes() {
        try (Cup cup = cup("unsound", "")) {
            Screen lta = cup.lta("oslo-unsound");
            long now = Instant.now().toEpochMilli();
            assertEquals(
                    403,
                    measured(cup.lca("oslo-unsound"), span(1, "ZONE", now, now, false))
                            .statusCode());
            HttpResponse<String> player = measured(cup.white(1), "");
            assertEquals(403, player.statusCode());
            assertEquals(
                    "TECHNICAL_ARBITER_NEEDED",
                    RunningHall.tree(player.body()).path("code").asText());
            assertEquals(
                    401, hall.post(hall.url() + "/api/venue/probes", "", "{}").statusCode());
            assertEquals(
                    400,
                    hall.post(hall.url() + "/api/venue/probes", lta.who().token(), "{\"spans\":[]}")
                            .statusCode());
            for (String bad : List.of(
                    "7",
                    "{}",
                    span(0, "ZONE", now, now, false),
                    span(1, "MOON", now, now, false),
                    span(1, "ZONE", 5, now, false)))
                assertEquals(400, measured(lta, bad).statusCode(), bad);
            for (String bad : List.of(
                    span(1, "ZONE", now, now - 1, false),
                    span(0, "ZONE", now, now, false),
                    span(Long.MAX_VALUE, "ZONE", now, now, false)))
                assertEquals(
                        "BAD_PROBES",
                        RunningHall.tree(measured(lta, bad).body()).path("code").asText(),
                        bad);
            JsonNode ahead = RunningHall.tree(
                    measured(lta, span(1, "ZONE", now, now + 600_000, false)).body());
            assertEquals("PROBES_AHEAD", ahead.path("code").asText());
            assertTrue(ahead.path("detail").asText().startsWith("Measurement 1 ends at 20"), ahead::toString);
            for (String bad : List.of("", " ", "bell\\u0007", "x".repeat(101)))
                assertEquals(
                        "NODE_UNNAMED",
                        RunningHall.tree(measured(lta, bad, "s1", span(1, "ZONE", now, now, false))
                                        .body())
                                .path("code")
                                .asText(),
                        bad);
            for (String bad : List.of("", "s|1", "x".repeat(41)))
                assertEquals(
                        "NODE_UNNAMED",
                        RunningHall.tree(measured(lta, "node", bad, "").body())
                                .path("code")
                                .asText(),
                        bad);
        }
    }
}
