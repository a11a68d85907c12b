package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.BoardChecks.assertEnded;
import static org.onehall.e2e.BoardChecks.assertHeld;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/** People come in by code; games are held by missing checks, start, or are forfeited (OCR 16.11, 18.5, 18.6). */
class StartsIT {
    private static RunningHall hall;
    private static Cup cup;

    @BeforeAll
    static void theRoundIsOpen() {
        hall = RunningHall.shared();
        cup = new Cup(hall, "whole-starts").opened();
    }

    @AfterAll
    static void theRecordIsSound() {
        cup.close();
        assertEquals(List.of(), hall.findings());
    }

    // ---- coming in

    @Test
    void everyCodeLetsItsHolderInOnce() {
        hall.load("whole-codes");
        Map<String, String> codes = hall.codes("whole-codes");
        assertEquals(
                12,
                codes.keySet().stream().filter(place -> !place.contains("/")).count(),
                "officials");
        Set<String> tokens = new HashSet<>();
        for (var code : codes.entrySet()) {
            HttpResponse<String> first =
                    hall.post(hall.url() + "/api/enrol", "", "{\"code\":\"" + code.getValue() + "\"}");
            assertEquals(200, first.statusCode(), code.getKey());
            JsonNode let = RunningHall.tree(first.body());
            String place = let.path("board").asText().isEmpty()
                    ? (let.path("role").asText() + " " + let.path("venue").asText()).strip()
                    : let.path("board").asText() + " " + let.path("side").asText();
            assertEquals(code.getKey(), place);
            assertTrue(tokens.add(let.path("token").asText()), "a token was given twice");
        }
        String used = codes.values().iterator().next();
        HttpResponse<String> again = hall.post(hall.url() + "/api/enrol", "", "{\"code\":\"" + used + "\"}");
        assertEquals(409, again.statusCode(), again.body());
        assertEquals("CODE_USED", RunningHall.tree(again.body()).path("code").asText());
    }

    @Test
    void aLostDeviceIsShutOutAndANewCodeLetsTheOfficialInAgain() throws Exception {
        try (Cup lost = new Cup(hall, "whole-lost")) {
            Screen lca = lost.lca("rome");
            String readiness = hall.url() + "/api/readiness";
            assertEquals(200, hall.get(readiness, lca.who().token()).statusCode());
            Map<String, Object> device = Map.of("official", "rome-lca");
            lost.lca("milan").refused("CODE_FORBIDDEN", "shutOut", device);
            lost.person("CHIEF_ORGANISER").does("shutOut", device);
            assertEquals(401, hall.get(readiness, lca.who().token()).statusCode());
            Wire.seesEnded(hall, lca.who().token(), lost.board(1));
            assertEquals("token not valid", lca.client().gone().get(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS));
            String code = lost.person("CHIEF_ORGANISER")
                    .does("issueCode", device)
                    .path("code")
                    .asText();
            Screen again = Screen.open(hall.zone(), hall.enrol(code));
            assertEquals(200, hall.get(readiness, again.who().token()).statusCode());
            again.client().close();
        }
    }

    // ---- starting

    @Test
    void aGameIsHeldUntilBothSeatsHavePassedTheirChecks() {
        String board = cup.board(1);
        cup.white(1);
        cup.black(1);
        cup.white(1).refused("FORBIDDEN_ROLE", "order", Map.of("kind", "START", "board", board));
        cup.lta("rome").refused("FORBIDDEN_ROLE", "order", Map.of("kind", "START", "board", board));
        assertHeld(cup.order(cup.lca("rome"), Map.of("kind", "START", "board", board)), board, "DEVICE_CHECK_MISSING");

        Map<String, Object> white = Map.of("board", board, "side", "WHITE", "kind", "DEVICE", "passed", true);
        cup.lta("rome").refused("FORBIDDEN_ROLE", "recordCheck", white);
        cup.lca("milan").refused("FORBIDDEN_ROLE", "recordCheck", white);
        cup.lca("rome").does("recordCheck", white);
        cup.lca("milan").does("recordCheck", Map.of("board", board, "side", "BLACK", "kind", "DEVICE", "passed", true));
        cup.lca("rome")
                .does("recordCheck", Map.of("board", board, "side", "WHITE", "kind", "FAIR_PLAY", "passed", true));
        cup.lca("milan")
                .does(
                        "recordCheck",
                        Map.of(
                                "board",
                                board,
                                "side",
                                "BLACK",
                                "kind",
                                "FAIR_PLAY",
                                "passed",
                                false,
                                "note",
                                "a phone in the bag"));
        cleared(board, 3);
        cup.ca()
                .refused(
                        "CHECKED_MEANWHILE",
                        "recordCheck",
                        Map.of("board", board, "side", "BLACK", "kind", "FAIR_PLAY", "passed", true));
        assertHeld(cup.order(cup.ca(), Map.of("kind", "START", "board", board)), board, "FAIR_PLAY_CHECK_MISSING");
        assertEquals("CREATED", cup.ca().board(board).path("status").asText());
        cup.white(1).refused("GAME_NOT_STARTED", "play", Map.of("uci", "e2e4"));

        cup.lca("milan")
                .does("recordCheck", Map.of("board", board, "side", "BLACK", "kind", "FAIR_PLAY", "passed", true));
        cleared(board, 4);
        cup.seesBoth(1);
        JsonNode order = cup.order(cup.ca(), Map.of("kind", "START", "board", board));
        assertEquals(1, order.path("applied").asInt(), order::toString);
        cup.black(1).seesStatus(board, "PLAYING");
        cup.white(1).sees(board, "the moves he has", view -> view.path("legal").size() == 20);
        assertFalse(cup.black(1).board().has("legal"), "legal moves are shown to who has the move");
        cup.resign(1);
    }

    /** Waits until checks have reached the board's own log, which happens by a reaction. */
    private static void cleared(String board, int checks) {
        cup.ca()
                .sees(
                        checks + " checks in the record of " + board,
                        () -> hall.record(board).stream()
                                        .filter(event -> event.hasSeatCleared()
                                                && event.getSeatCleared().getPassed())
                                        .count()
                                >= checks);
    }

    @Test
    void whoIsNotThereAtTheStartForfeitsUnlessAnArbiterDecidesOtherwise() {
        try (Cup late = new Cup(hall, "whole-late").opened()) {
            String board = late.board(1);
            late.white(1);
            late.check(1);
            JsonNode before = late.ca()
                    .sees(
                            board,
                            "White's arrival",
                            view -> view.path("white").path("present").asBoolean());
            assertFalse(before.path("black").path("present").asBoolean());
            late.order(late.lca("rome"), Map.of("kind", "START", "board", board));
            assertEnded(late.white(1), board, "1-0", "FORFEIT");
            late.lta("milan").refused("FORBIDDEN_ROLE", "reverseForfeit", Map.of("board", board, "reason", "x"));
            late.lca("milan").does("reverseForfeit", Map.of("board", board, "reason", "a delay that was announced"));
            late.ca().seesStatus(board, "PAUSED");
            late.lca("rome")
                    .refused(
                            "FORBIDDEN_ROLE",
                            "recordPresence",
                            Map.of("board", board, "side", "BLACK", "present", true));
            late.lca("milan").does("recordPresence", Map.of("board", board, "side", "BLACK", "present", true));
            late.order(late.ca(), Map.of("kind", "RESUME", "board", board, "reason", "Black is there"));
            late.white(1).seesStatus(board, "PLAYING");
            late.white(1).plays("e2e4");
            late.resign(1);

            late.ca().does("waiveDefault", Map.of("board", late.board(2), "reason", "snow"));
            late.check(2);
            late.order(late.ca(), Map.of("kind", "START", "board", late.board(2)));
            assertTrue(late.ca()
                    .seesStatus(late.board(2), "PLAYING")
                    .path("arrival")
                    .path("waived")
                    .asBoolean());
            late.resign(2);

            late.check(3);
            late.order(late.ca(), Map.of("kind", "START", "board", late.board(3)));
            assertEnded(late.ca(), late.board(3), "0-0", "FORFEIT");

            late.black(4);
            late.white(4);
            late.check(4);
            late.ca()
                    .does(
                            "holdStart",
                            Map.of(
                                    "board",
                                    late.board(4),
                                    "side",
                                    "WHITE",
                                    "held",
                                    true,
                                    "reason",
                                    "the device does not connect"));
            assertHeld(
                    late.order(late.ca(), Map.of("kind", "START", "board", late.board(4))),
                    late.board(4),
                    "START_HELD");
            assertEquals(
                    "the device does not connect",
                    late.ca().board(late.board(4)).path("white").path("held").asText());
            assertTrue(
                    late.black(4).board().path("white").path("held").isNull(),
                    "players must not see why a start is held");

            late.black(5);
            late.check(5);
            late.lca(late.venue(5, Side.WHITE))
                    .does("recordPresence", Map.of("board", late.board(5), "side", "WHITE", "present", true));
            late.ca()
                    .sees(
                            late.board(5),
                            "the held start",
                            view -> view.path("white")
                                    .path("held")
                                    .asText()
                                    .equals("{DEVICE_NOT_CONNECTED}")); // DEC-27
            assertHeld(
                    late.order(late.ca(), Map.of("kind", "START", "board", late.board(5))),
                    late.board(5),
                    "START_HELD");
            late.white(5);
            late.ca()
                    .sees(
                            late.board(5),
                            "the start let go",
                            view -> view.path("white").path("held").isNull());
            late.start(5);
            late.resign(5);
        }
    }

    @Test
    void whoIsRecordedAbsentFromAResumptionIsThatThoughHisDeviceIsOn() { // DEC-13, ADJ I.7, ADJ I.5
        try (Cup cup = Cup.ofThreeVenues(
                        hall,
                        "whole-night",
                        text -> text.replace(
                                "timeControl: 90+30",
                                "timeControl: 90+30\n  adjournment.allowed: true\n  defaultTime.minutes: 30"))
                .opened()) {
            String board = cup.board(1);
            Screen lca = cup.lca(cup.venue(1, Side.WHITE));
            cup.start(1);
            lca.does("orderSealing", Map.of("board", board, "reason", "end of the session"));
            cup.white(1).does("sealMove", Map.of("uci", "e2e4"));
            cup.white(1).does("confirmSealed");
            lca.does(
                    "confirmEnvelope",
                    Map.of("board", board, "place", "Hall 2", "resumesAt", System.currentTimeMillis() + 3_600_000));
            Screen other = cup.lca(cup.venue(1, Side.BLACK));
            other.sees(
                    board,
                    "the envelope",
                    view -> !view.at("/adjournment/resumesAt").isNull()
                            && !view.at("/black/present").asBoolean());
            other.does("recordPresence", Map.of("board", board, "side", "BLACK", "present", false, "seen", "NOTHING"));
            other.refused(
                    "PRESENCE_CHANGED",
                    "recordPresence",
                    Map.of("board", board, "side", "BLACK", "present", true, "seen", "NOTHING"));
            cup.ca()
                    .refused(
                            "CLOCKS_ADJOURNED",
                            "penalise",
                            Map.of(
                                    "board",
                                    board,
                                    "offender",
                                    "WHITE",
                                    "items",
                                    List.of(Map.of("kind", "ADD_TIME_TO_OPPONENT", "seconds", 60)),
                                    "reason",
                                    "rang in the corridor",
                                    "seen",
                                    0));
            lca.does("resumeAdjourned", Map.of("board", board));
            cup.ca()
                    .sees(
                            board,
                            "White's device, which is on",
                            view -> view.path("status").asText().equals("PLAYING")
                                    && view.at("/white/present").asBoolean());
            JsonNode resumed = cup.ca().board(board);
            assertEquals(
                    List.of(false, "BLACK", 0),
                    List.of(
                            resumed.at("/black/present").asBoolean(),
                            resumed.at("/arrival/absent/0").asText(),
                            resumed.path("ply").asInt()),
                    resumed::toString);
            other.does("recordPresence", Map.of("board", board, "side", "BLACK", "present", true, "seen", "ABSENT"));
            cup.black(1)
                    .sees(
                            board,
                            "the sealed move",
                            view -> view.path("lastMove").asText().equals("e2e4"));
            cup.resign(1);
        }
    }

    @Test
    void aPlannedStartIsWithdrawnByNobodyOfAnotherCompetition() { // DEC-21
        try (Cup planned = new Cup(hall, "planned").opened();
                Cup another = new Cup(hall, "planned2")) {
            String order = planned.ca()
                    .does(
                            "order",
                            Map.of("kind", "START", "round", 1, "startAt", System.currentTimeMillis() + 3_600_000))
                    .path("id")
                    .asText();
            Map<String, Object> withdrawal = Map.of("order", order, "reason", "the hall is not ready");
            another.ca().refused("FORBIDDEN_ROLE", "withdraw", withdrawal);
            another.lca("rome").refused("FORBIDDEN_ROLE", "withdraw", withdrawal);
            planned.ca().does("withdraw", withdrawal);
        }
    }
}
