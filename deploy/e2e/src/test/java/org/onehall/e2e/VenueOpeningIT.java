package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;

/** The time before a round with a planned start, through the real services (OCR 16.3-16.9, 18.5, 18.6, DEC-27). */
class VenueOpeningIT {
    /** Seconds until the start; boards that are not ready are held ten seconds before it. */
    private static final int SECONDS_TO_START = 15;

    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    private static Cup planned(String id) {
        return planned(id, Instant.now().plusSeconds(SECONDS_TO_START));
    }

    private static Cup planned(String id, Instant start) {
        return Cup.ofThreeVenues(
                        hall,
                        id,
                        text -> text.replace(
                                "{csv: pairings.csv}", "{csv: pairings.csv, startsAt: {1: \"" + start + "\"}}"))
                .opened();
    }

    private static List<String> points(JsonNode missing) {
        return StreamSupport.stream(missing.spliterator(), false)
                .map(one -> one.path("point").asText())
                .toList();
    }

    private static boolean isReady(JsonNode board) {
        for (String side : List.of("white", "black"))
            if (!board.path(side).path("held").isNull()
                    || points(board.path(side).path("missing")).stream().anyMatch(point -> !point.equals("LINK")))
                return false;
        return true;
    }

    /** Records a check of the second board by the LCA of the seat's venue. */
    private static void passes(Cup cup, Side side, String kind) {
        cup.lca(cup.venue(2, side))
                .does("recordCheck", Map.of("board", cup.board(2), "side", side.name(), "kind", kind, "passed", true));
    }

    @ConcurrentTest
    void aVenueIsOpenedOneBoardIsNotReadyAndTheOthersStart() { // OCR 16.3, 16.5/a, 16.8, 18.5, 18.6, I28
        try (Cup cup = planned("opening")) {
            Set<String> venues = new LinkedHashSet<>();
            for (int board : new int[] {1, 2}) {
                cup.white(board);
                cup.black(board);
                cup.seesBoth(board);
                for (Side side : Side.values()) venues.add(cup.venue(board, side));
            }
            String venue = cup.venue(1, Side.WHITE);
            Screen lca = cup.lca(venue);
            String missing = lca.refused("VENUE_NOT_READY", "openVenue", Map.of("venue", venue, "round", 1))
                    .getMessage();
            for (String article : List.of("OCR 16.3", "OCR 16.5/a", "OCR 16.8", "OCR 16.9"))
                assertTrue(missing.contains(article), missing);
            cup.lta(venue).refused("FORBIDDEN_ROLE", "openVenue", Map.of("venue", venue, "round", 1));
            venues.forEach(cup::openVenue);

            cup.check(1);
            passes(cup, Side.WHITE, "FAIR_PLAY");
            passes(cup, Side.BLACK, "FAIR_PLAY");
            passes(cup, Side.BLACK, "DEVICE");
            cup.ca()
                    .sees(
                            cup.board(2),
                            "the hold",
                            view -> view.path("white").path("held").asText().contains("DEVICE_CHECK")
                                    && view.path("black").path("held").isNull());
            cup.ca().sees(cup.board(1), "that it is ready", VenueOpeningIT::isReady);
            JsonNode seen = cup.black(2)
                    .sees(
                            cup.board(2),
                            "what the start waits for",
                            view -> view.path("white").path("missing").size() == 1
                                    && view.path("black").path("missing").isEmpty());
            assertEquals(List.of("DEVICE_CHECK"), points(seen.path("white").path("missing")));
            assertEquals(List.of(), points(seen.path("black").path("missing")));

            String others;
            do
                others = cup.order(cup.ca(), Map.of("kind", "START", "round", 1))
                        .path("refused")
                        .toString();
            while (others.contains('"' + cup.board(1) + '"')); // a check reaches the board a little later
            cup.ca().seesStatus(cup.board(1), "PLAYING");
            assertEquals("CREATED", cup.ca().board(cup.board(2)).path("status").asText(), others);

            JsonNode readiness = readiness(cup.lta(venue));
            assertEquals(
                    List.of("opening/" + venue),
                    StreamSupport.stream(readiness.path("venues").spliterator(), false)
                            .map(one -> one.path("id").asText())
                            .toList());
            assertEquals(
                    403,
                    hall.get(hall.url() + "/api/readiness", cup.white(1).who().token())
                            .statusCode());

            passes(cup, Side.WHITE, "DEVICE");
            cup.ca().sees(cup.board(2), "that it is ready", VenueOpeningIT::isReady);
            cup.start(2);
            assertTrue(
                    cup.ca().seesStatus(cup.board(2), "PLAYING").path("result").isNull());
            cup.plays(2, "e2e4", "e7e5");
        }
    }

    @ConcurrentTest
    void defaultTimeOfARoundThatStartsEarlyCountsFromItsPlannedStart() { // OCR 16.11, LAW 6.7.1
        Instant start = Instant.now().plusSeconds(3600).truncatedTo(ChronoUnit.SECONDS);
        try (Cup cup = planned("early", start)) {
            cup.white(1);
            Screen ca = cup.ca();
            ca.sees(cup.board(1), "White", view -> view.at("/white/present").asBoolean());
            cup.openVenue(cup.venue(1, Side.WHITE));
            for (String kind : List.of("DEVICE", "FAIR_PLAY"))
                cup.lca(cup.venue(1, Side.WHITE))
                        .does(
                                "recordCheck",
                                Map.of("board", cup.board(1), "side", "WHITE", "kind", kind, "passed", true));
            cup.lca(cup.venue(1, Side.BLACK))
                    .does("recordPresence", Map.of("board", cup.board(1), "side", "BLACK", "present", false));
            cup.starts(ca, Map.of("kind", "START", "board", cup.board(1)));
            JsonNode playing = ca.seesStatus(cup.board(1), "PLAYING");
            assertEquals(
                    List.of(start.toEpochMilli(), start.toEpochMilli()),
                    List.of(
                            playing.at("/arrival/startAt").asLong(),
                            playing.at("/arrival/defaultAt").asLong()));
        }
    }

    @ConcurrentTest
    void theDeviceOfWhoIsRecordedAbsentIsNoDisconnection() { // DEC-13, DEC-27, OCR 16.11
        try (Cup cup = planned("left", Instant.now().plusSeconds(3600))) {
            cup.white(1);
            cup.black(1);
            cup.seesBoth(1);
            Screen ca = cup.ca();
            cup.check(1);
            cup.black(1).client().drop();
            ca.sees(
                    cup.board(1),
                    "that the device is off",
                    view -> view.at("/black/link").asText().equals("DOWN"));
            cup.lca(cup.venue(1, Side.BLACK))
                    .does("recordPresence", Map.of("board", cup.board(1), "side", "BLACK", "present", false));
            cup.starts(ca, Map.of("kind", "START", "board", cup.board(1)));
            ca.seesStatus(cup.board(1), "PLAYING");
            cup.white(1).does("play", Map.of("uci", "e2e4", "expectedPly", 0));
            JsonNode board = ca.sees(
                    cup.board(1),
                    "that Black's clock runs",
                    view -> view.path("ply").asInt() == 1);
            assertEquals("PLAYING", board.path("status").asText());
            assertTrue(board.at("/arrival/defaultAt").isNumber(), board::toString);
            assertTrue(
                    ca.client().cases().values().stream()
                            .noneMatch(one -> one.path("board").asText().equals(cup.board(1))),
                    ca.client().cases()::toString);

            cup.black(1).client().restore();
            cup.lca(cup.venue(1, Side.BLACK))
                    .does("recordPresence", Map.of("board", cup.board(1), "side", "BLACK", "present", true));
            ca.sees(
                    cup.board(1),
                    "that he is there",
                    view -> view.at("/black/present").asBoolean()
                            && view.at("/black/link").asText().equals("UP"));
            cup.black(1).client().drop();
            assertEquals(
                    cup.board(1),
                    Cup.aCase(ca, cup.board(1), Side.BLACK, "OPEN")
                            .path("board")
                            .asText(),
                    "who has come can be cut off");
        }
    }

    @ConcurrentTest
    void aLostCameraStopsNoGameAndIsAnAlertUntilItIsAnswered() { // OCR 16.3
        try (Cup cup = Cup.ofThreeVenues(hall, "camera").opened()) {
            cup.start(1);
            String venue = cup.venue(1, Side.WHITE);
            cup.openVenue(venue);
            cup.lta(venue).does("reportCamera", Map.of("venue", venue, "camera", "hall", "reporting", false));
            JsonNode alert = cup.premises(
                            cup.lca(venue),
                            venue,
                            "an alert",
                            view -> view.path("alerts").size() == 1)
                    .path("alerts")
                    .path(0);
            assertTrue(alert.path("note").isNull(), alert::toString);
            cup.plays(1, "e2e4", "e7e5");
            cup.lta(venue).does("reportCamera", Map.of("venue", venue, "camera", "hall", "reporting", true));
            cup.lca(venue)
                    .does(
                            "answerAlert",
                            Map.of("venue", venue, "alert", alert.path("id").asText(), "note", "a cable"));
            cup.premises(
                    cup.ca(),
                    venue,
                    "the answer",
                    view -> view.path("alerts").path(0).path("note").asText().equals("a cable"));
            cup.lca(venue)
                    .refused(
                            "ALERT_ANSWERED",
                            "answerAlert",
                            Map.of("venue", venue, "alert", alert.path("id").asText()));
        }
    }

    private static JsonNode readiness(Screen screen) {
        return RunningHall.tree(
                hall.get(hall.url() + "/api/readiness", screen.who().token()).body());
    }
}
