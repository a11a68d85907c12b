package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.cup;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.List;

/** Measurements of venue nodes: who may send them, and how they explain a lost link (OCR 16.5, 18.8). */
class VenueNodeMeasurementsIT {
    private static final RunningHall hall = RunningHall.shared();

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
