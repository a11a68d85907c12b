package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.InvalidProtocolBufferException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Side;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.adjudication.v1.AdjudicationCommand;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.ClockReading;
import org.onehall.regulations.ProfileSchema;

/** The hall as its people use it: every process runs, everything uses the same interfaces as a browser. */
class WholeSystemIT {
    private static RunningHall hall;
    private static Cup cup;

    @BeforeAll
    static void theRoundIsOpen() {
        hall = RunningHall.shared();
        cup = new Cup(hall, "whole").opened();
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

    private static void assertHeld(JsonNode order, String board, String code) {
        assertEquals(0, order.path("applied").asInt(), order::toString);
        assertEquals(board, order.path("refused").path(0).path("board").asText(), order::toString);
        assertEquals(code, order.path("refused").path(0).path("code").asText(), order::toString);
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
                    late.black(4).board().path("white").path("held").isNull(), "a player is told what is for arbiters");

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

    // ---- playing

    @Test
    void aMoveAppearsAtTheOpponentAndOnTheConsolesAndADrawIsAgreed() { // OCR 2.3, OCR 3.7, OCR 5.3
        String board = cup.board(2);
        cup.start(2);
        cup.white(2).plays("e2e4");
        for (Screen screen : List.of(
                cup.black(2),
                cup.ca(),
                cup.lca("rome"),
                cup.lca("milan"),
                cup.lta("rome"),
                cup.person("FLOOR_ARBITER milan"))) {
            JsonNode view = screen.sees(
                    board, "1. e4", seen -> seen.path("lastMove").asText().equals("e2e4"));
            assertEquals("e4", view.path("moves").path(0).path("san").asText());
            assertEquals("BLACK", view.path("clocks").path("running").asText());
        }
        assertTrue(cup.lca("rome").client().board(cup.board(15)).isEmpty(), "a board of Milan alone is shown in Rome");
        assertEquals(Set.of(board), cup.black(2).client().boards().keySet(), "a player sees other boards");

        cup.white(2).refused("NOT_YOUR_MOVE", "play", Map.of("uci", "d2d4"));
        cup.black(2).refused("ILLEGAL_MOVE", "play", Map.of("uci", "e7e4"));
        cup.black(2).refused("STALE_PLY", "play", Map.of("uci", "e7e5", "expectedPly", 0));
        cup.black(2).does("play", Map.of("uci", "e7e5", "offerDraw", true, "expectedPly", 1));
        cup.white(2)
                .sees(
                        board,
                        "the offer",
                        seen -> seen.path("drawOffer").asText().equals("BLACK"));
        cup.black(2).refused("NO_OFFER", "acceptDraw", Map.of());
        cup.white(2).plays("g1f3");
        cup.black(2)
                .sees(
                        board,
                        "no offer",
                        seen -> seen.path("ply").asInt() == 3
                                && seen.path("drawOffer").isNull());
        cup.black(2).does("offerDraw");
        cup.white(2)
                .sees(
                        board,
                        "the offer",
                        seen -> seen.path("drawOffer").asText().equals("BLACK"));
        cup.white(2).does("acceptDraw");
        for (Screen screen : List.of(cup.white(2), cup.black(2), cup.ca()))
            assertEnded(screen, board, "1/2-1/2", "AGREEMENT");
        cup.white(2).refused("GAME_ENDED", "play", Map.of("uci", "d2d4"));
    }

    private static JsonNode assertEnded(Screen screen, String board, String result, String termination) {
        JsonNode view = screen.seesStatus(board, "ENDED");
        assertEquals(result, view.path("result").asText());
        assertEquals(termination, view.path("termination").asText());
        assertTrue(view.path("clocks").path("running").isNull(), "a clock runs on");
        return view;
    }

    @Test
    void mateEndsTheGameItsResultBecomesOfficialAndItIsScreened() { // OCR 17.11, LAW 8.7
        String board = cup.board(3);
        cup.start(3);
        cup.ca().refused("NO_RESULT", "approveResult", Map.of("board", board));
        cup.plays(3, "f2f3", "e7e5", "g2g4", "d8h4");
        assertEnded(cup.white(3), board, "0-1", "CHECKMATE");
        assertEquals(
                "UNAPPROVED",
                assertEnded(cup.ca(), board, "0-1", "CHECKMATE")
                        .path("resultStatus")
                        .asText());
        cup.lta("rome").refused("FORBIDDEN_ROLE", "approveResult", Map.of("board", board));
        cup.white(3).doesOnceKnown(Set.of("NO_RESULT"), "confirmResult", Map.of("agrees", false));
        cup.black(3).does("confirmResult", Map.of("agrees", true));
        cup.lca("rome")
                .sees(
                        board,
                        "what both players say",
                        view -> !view.path("confirmation").path("white").asBoolean(true)
                                && view.path("confirmation").path("black").asBoolean());
        cup.lca("rome").refused("RESULT_DISPUTED", "approveResult", Map.of("board", board, "seen", "0-1"));
        cup.approve(cup.lca("rome"), 3);
        cup.black(3)
                .sees(
                        board,
                        "the official result",
                        view -> view.path("resultStatus").asText().equals("OFFICIAL"));
        cup.lca("milan").refused("ALREADY_APPROVED", "approveResult", Map.of("board", board));
        cup.white(3).refused("ALREADY_APPROVED", "confirmResult", Map.of("agrees", true));

        boolean engine = Stream.concat(
                        Stream.of(System.getenv("PATH").split(":")),
                        Stream.of("/usr/games", "/usr/bin", "/usr/local/bin"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "stockfish")));
        cup.ca()
                .sees(
                        board,
                        "a screening",
                        view -> !view.path("screening").path("state").asText().equals("NONE"));
        assumeTrue(engine, "no engine is installed: the screening waits");
        JsonNode screened = cup.ca()
                .sees(
                        board,
                        "the screening",
                        view -> view.path("screening").path("state").asText().equals("DONE"));
        assertTrue(screened.path("screening").path("engine").asText().startsWith("Stockfish"), screened::toString);
        assertEquals(
                2,
                screened.path("screening").path("white").path("moves").asInt(),
                screened.path("screening")::toString);
        assertTrue(cup.black(3).board().path("screening").isNull(), "a player sees the screening");
        assertTrue(cup.lta("rome").board(board).path("screening").isNull(), "a technical arbiter sees the screening");
    }

    @Test
    void aResignationEndsTheGame() {
        cup.start(4);
        cup.plays(4, "d2d4");
        cup.black(4).does("resign");
        assertEnded(cup.white(4), cup.board(4), "1-0", "RESIGNATION");
        assertEnded(cup.lca("milan"), cup.board(4), "1-0", "RESIGNATION");
    }

    // ---- clocks

    @Test
    void aBoardIsPausedAndResumedAndNoTimeRunsMeanwhile() {
        String board = cup.board(5);
        cup.start(5);
        cup.plays(5, "e2e4", "c7c5");
        cup.lca("rome").refused("REASON_MISSING", "order", Map.of("kind", "PAUSE", "board", board));
        cup.lta("rome").refused("FORBIDDEN_ROLE", "order", Map.of("kind", "PAUSE", "board", board, "reason", "noise"));
        JsonNode paused =
                cup.order(cup.lca("rome"), Map.of("kind", "PAUSE", "board", board, "reason", "noise in the hall"));
        assertEquals(1, paused.path("boards").asInt());
        assertEquals(1, paused.path("applied").asInt());
        JsonNode standing = cup.white(5).seesStatus(board, "PAUSED");
        assertEquals("noise in the hall", standing.path("pauseReason").asText());
        cup.white(5).refused("GAME_PAUSED", "play", Map.of("uci", "g1f3"));
        cup.order(cup.person("FLOOR_ARBITER milan"), Map.of("kind", "RESUME", "board", board, "reason", "quiet again"));
        JsonNode running = cup.white(5).seesStatus(board, "PLAYING");
        for (String clock : List.of("whiteMs", "blackMs"))
            assertEquals(
                    standing.path("clocks").path(clock).asLong(),
                    running.path("clocks").path(clock).asLong(),
                    clock);
        cup.white(5).plays("g1f3");
        cup.resign(5);
    }

    @Test
    void aVenueIsPausedAndResumedWithProgressAndTheOtherVenuePlaysOn() {
        cup.start(6, 7, 15, 16);
        Map<String, Object> pause = Map.of("kind", "PAUSE", "venue", "rome", "reason", "no light in Rome");
        cup.lca("milan")
                .refused(
                        "FORBIDDEN_ROLE",
                        "order",
                        Map.of("kind", "PAUSE", "venue", "rome", "board", cup.board(16), "reason", "no light"));
        JsonNode order = cup.order(cup.lca("rome"), pause);
        assertTrue(
                order.path("boards").asInt() >= 3
                        && order.path("applied").asInt() == order.path("boards").asInt(),
                order::toString);
        for (int board : new int[] {6, 7, 16}) cup.ca().seesStatus(cup.board(board), "PAUSED");
        assertEquals("PLAYING", cup.ca().board(cup.board(15)).path("status").asText());
        cup.plays(15, "e2e4");
        JsonNode resumed =
                cup.order(cup.lca("rome"), Map.of("kind", "RESUME", "venue", "rome", "reason", "quiet again"));
        assertEquals(order.path("boards").asInt(), resumed.path("applied").asInt(), resumed::toString);
        for (int board : new int[] {6, 7, 16}) cup.ca().seesStatus(cup.board(board), "PLAYING");
        for (int board : new int[] {6, 7, 15, 16}) cup.resign(board);
    }

    @Test
    void theWholeEventIsPausedAndResumedInOneOrderWithItsProgress() {
        try (Cup event = new Cup(hall, "whole-event").opened()) {
            event.start(1, 3, 15);
            event.plays(1, "e2e4");
            event.resign(3);
            event.ca().refused("REASON_MISSING", "order", Map.of("kind", "PAUSE"));
            JsonNode paused = event.order(event.ca(), Map.of("kind", "PAUSE", "reason", "fire alarm"));
            assertEquals(
                    List.of(2, 2),
                    List.of(
                            paused.path("boards").asInt(),
                            paused.path("applied").asInt()),
                    paused::toString);
            JsonNode standing = event.white(1).seesStatus(event.board(1), "PAUSED");
            assertEquals("ARBITER", standing.path("pauseCause").asText());
            event.ca().seesStatus(event.board(15), "PAUSED");
            JsonNode resumed =
                    event.order(event.ca(), Map.of("kind", "RESUME", "reason", "false alarm", "blackMs", 60_000));
            assertEquals(2, resumed.path("applied").asInt(), resumed::toString);
            JsonNode running = event.white(1).seesStatus(event.board(1), "PLAYING");
            assertEquals(
                    standing.path("clocks").path("blackMs").asLong() + 60_000,
                    running.path("clocks").path("blackMs").asLong(),
                    "a minute is given");
            assertEquals(
                    standing.path("clocks").path("whiteMs").asLong(),
                    running.path("clocks").path("whiteMs").asLong());
            event.resign(1);
            event.resign(15);
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

    @Test
    void anArbiterSetsAndAddsTimesCorrectsTheSettingAndTakesATimeSheet() {
        try (Cup desk = new Cup(hall, "whole-times").opened()) {
            String board = desk.board(1);
            desk.start(1);
            desk.plays(1, "e2e4", "e7e5");
            desk.lta("rome")
                    .refused(
                            "FORBIDDEN_ROLE",
                            "order",
                            Map.of("kind", "SET_TIMES", "board", board, "reason", "x", "whiteMs", 600_000));
            desk.order(
                    desk.lca("rome"),
                    Map.of(
                            "kind",
                            "SET_TIMES",
                            "board",
                            board,
                            "reason",
                            "a wrong time was shown",
                            "whiteMs",
                            600_000,
                            "blackMs",
                            540_000));
            JsonNode set = desk.ca()
                    .sees(
                            board,
                            "the times",
                            view -> view.path("clocks").path("blackMs").asLong() == 540_000);
            assertEquals(600_000, set.path("clocks").path("whiteMs").asLong());
            desk.white(1).seesNotice("The arbiter has set the clocks: a wrong time was shown.");
            desk.order(
                    desk.person("FLOOR_ARBITER milan"),
                    Map.of("kind", "ADD_TIME", "board", board, "reason", "noise", "blackMs", 120_000));
            desk.ca()
                    .sees(
                            board,
                            "two minutes more",
                            view -> view.path("clocks").path("blackMs").asLong() == 660_000);
            desk.white(1).seesNotice("2:00 was added to Black's clock: noise.");

            Map<String, Object> setting = Map.of(
                    "kind",
                    "CORRECT_SETTING",
                    "board",
                    board,
                    "reason",
                    "wrong setting",
                    "whiteControl",
                    "90+15",
                    "blackControl",
                    "90+15");
            JsonNode proposal =
                    desk.ca().does("propose", setting).path("proposals").path(0);
            // one move each: White and Black have received two increments, each 15 s too short (DEC-19)
            assertEquals(660_000 - 30_000, proposal.path("proposedBlackMs").asLong(), proposal::toString);
            desk.order(desk.ca(), setting);
            JsonNode corrected = desk.ca()
                    .sees(
                            board,
                            "the right setting",
                            view -> view.path("control").asText().equals("90+15"));
            assertEquals(630_000, corrected.path("clocks").path("blackMs").asLong());

            desk.white(1).refused("FORBIDDEN_ROLE", "takeTimeSheet", Map.of("round", 1));
            desk.ca().does("takeTimeSheet", Map.of("round", 1));
            JsonNode sheet = timeSheet(desk.ca());
            assertEquals(Cup.BOARDS, sheet.path("rows").size(), sheet::toString);
            JsonNode row = sheet.path("rows").path(0);
            assertEquals(
                    List.of(1, 1, 1),
                    List.of(
                            row.path("board").asInt(),
                            row.path("whiteMoves").asInt(),
                            row.path("blackMoves").asInt()));
            assertTrue(row.path("sumRight").asBoolean(), row::toString);
            assertTrue(
                    timeSheet(desk.lca("rome")).path("rows").size() < Cup.BOARDS,
                    "Rome sees the boards of Milan alone");
            assertEquals(
                    403,
                    hall.get(hall.url() + "/api/timesheets", desk.white(1).who().token())
                            .statusCode());
            desk.resign(1);
        }
    }

    @Test
    void anArbiterRestoresAPositionAndLetsPlayersWithTheWrongColoursBeginAgain() {
        try (Cup desk = new Cup(hall, "whole-wrong").opened()) {
            String board = desk.board(1);
            desk.start(1);
            desk.plays(1, "e2e4", "e7e5", "g1f3");
            desk.lca("milan")
                    .does(
                            "restorePosition",
                            Map.of(
                                    "board",
                                    board,
                                    "ply",
                                    1,
                                    "whiteMs",
                                    1_800_000,
                                    "reason",
                                    "Black's piece was displaced"));
            JsonNode restored = desk.ca().seesStatus(board, "PAUSED");
            assertEquals(
                    List.of(1, 1),
                    List.of(restored.path("ply").asInt(), restored.path("moves").size()),
                    restored::toString);
            assertEquals(1_800_000, restored.path("clocks").path("whiteMs").asLong());
            desk.white(1).seesNotice("An earlier position has been restored: Black's piece was displaced.");
            desk.order(desk.ca(), Map.of("kind", "RESUME", "board", board, "reason", "settled"));
            desk.plays(1, "c7c5");

            String white = desk.ca().board(board).path("white").path("name").asText();
            desk.lca("rome").does("reverseColours", Map.of("board", board, "reason", "wrong seats"));
            JsonNode exchanged = desk.ca().seesStatus(board, "CREATED");
            assertEquals(2, exchanged.path("attempt").asInt(), exchanged::toString);
            assertEquals(white, exchanged.path("black").path("name").asText());
        }
    }

    /** The first time sheet. */
    private static JsonNode timeSheet(Screen by) {
        List<JsonNode> found = new ArrayList<>();
        by.sees("a time sheet", () -> {
            JsonNode sheets = RunningHall.tree(
                    hall.get(hall.url() + "/api/timesheets", by.who().token()).body());
            if (sheets.size() > 0) found.add(sheets.path(sheets.size() - 1));
            return !found.isEmpty();
        });
        return found.getFirst();
    }

    @Test
    void aFlagFallsAtItsDeadlineAndIsClaimed() {
        String board = cup.board(8);
        cup.start(8);
        cup.plays(8, "e2e4", "e7e5");
        takes(8, 3_600);
        long flag = cup.ca().board(board).path("clocks").path("flagAt").asLong();
        takes(8, (flag - System.currentTimeMillis()) / 1000 - 10); // time for what a slow machine does in the meantime
        assertEnded(cup.white(8), board, "0-1", "TIME");
        List<GameEvent> record = hall.record(board);
        GameEvent fall =
                record.stream().filter(GameEvent::hasFlagFell).findFirst().orElseThrow();
        ClockReading before = Record.clocks(record.get((int) fall.getHeader().getSequence() - 2));
        assertEquals(before.getFlagAt(), fall.getFlagFell().getAt(), "the flag fell at another time than its deadline");
        assertEquals(fall.getFlagFell().getAt(), fall.getFlagFell().getClocks().getAt());
        assertEquals(
                Duration.ZERO, Record.duration(fall.getFlagFell().getClocks().getWhite()));
        RunningHall.figure(
                "flag: claimed %d ms after it fell",
                Duration.between(
                                Record.instant(fall.getFlagFell().getAt()),
                                Record.instant(fall.getHeader().getOccurredAt()))
                        .toMillis());
    }

    /** Takes time from White. */
    private static void takes(int board, long seconds) {
        long flag =
                cup.ca().board(cup.board(board)).path("clocks").path("flagAt").asLong();
        cup.ca()
                .does(
                        "penalise",
                        Map.of(
                                "board",
                                cup.board(board),
                                "offender",
                                "WHITE",
                                "kind",
                                "REDUCE_TIME_OF_OFFENDER",
                                "seconds",
                                seconds,
                                "reason",
                                "to see a flag fall"));
        cup.ca()
                .sees(
                        cup.board(board),
                        seconds + " s less",
                        view -> view.path("clocks").path("flagAt").asLong() == flag - 1_000 * seconds
                                || view.path("status").asText().equals("ENDED"));
    }

    // ---- disconnections

    @Test
    void aLostConnectionIsReportedDecidedAndTheGameGoesOn() throws InvalidProtocolBufferException {
        String board = cup.board(9);
        cup.start(9);
        cup.plays(9, "e2e4");
        cup.white(9).client().drop();
        cup.ca()
                .sees(
                        board,
                        "the doubtful link",
                        view -> !view.path("white").path("link").asText().equals("UP"));
        JsonNode opened = aCase(cup.lta("rome"), board, "OPEN");
        cup.ca()
                .sees(
                        board,
                        "the lost link",
                        view -> view.path("white").path("link").asText().equals("DOWN"));
        cup.ca().sees(board, "the pause", view -> view.path("status").asText().equals("PAUSED"));
        String id = opened.path("id").asText();
        assertEquals(id, aCase(cup.ca(), board, "OPEN").path("id").asText());
        assertTrue(
                cup.lta("milan").client().cases().values().stream()
                        .noneMatch(one -> one.path("id").asText().equals(id)),
                "Milan sees a case of Rome");
        cup.black(9).seesNotice("connection is lost");

        Map<String, Object> resume =
                Map.of("board", board, "caseId", id, "option", "RESUME", "reason", "a router was restarted");
        cup.decisionRefused(cup.ca(), "NOT_RECONNECTED", resume);
        cup.white(9).client().restore();
        aCase(cup.ca(), board, "RESTORED");
        cup.decisionRefused(cup.ca(), "NOT_REPORTED", resume);
        Map<String, Object> report = Map.of("venue", "rome", "caseId", id, "note", "the router was restarted");
        cup.lca("rome").refused("FORBIDDEN_ROLE", "confirmReport", report);
        cup.lta("milan").refused("FORBIDDEN_ROLE", "confirmReport", report);
        try (Cup another = new Cup(hall, "whole2")) {
            another.lta("rome").refused("FORBIDDEN_ROLE", "confirmReport", report);
        }
        cup.lta("rome").does("confirmReport", report);
        cup.ca()
                .seesOne(
                        "the report",
                        cup.ca().client()::cases,
                        one -> one.path("id").asText().equals(id)
                                && one.path("reported").asBoolean());
        cup.lta("rome").refused("ALREADY_REPORTED", "confirmReport", report);
        cup.lca("rome").refused("FORBIDDEN_ROLE", "decideDisconnection", resume);
        JsonNode before = cup.ca().board(board);
        String decision = cup.decides(resume);
        JsonNode after = cup.white(9).seesStatus(board, "PLAYING");
        for (String clock : List.of("whiteMs", "blackMs"))
            assertEquals(
                    before.path("clocks").path(clock).asLong(),
                    after.path("clocks").path(clock).asLong(),
                    clock);
        applied(board, "RESUME");
        aCase(cup.ca(), board, "CLOSED");
        cup.ca().refused("ALREADY_DECIDED", "decideDisconnection", resume);
        cup.plays(9, "e7e5");
        isOnPaper(id);

        String trace = traceOf(decision);
        List<GameEvent> record = hall.record(board);
        GameEvent resumed =
                record.stream().filter(GameEvent::hasGameResumed).findFirst().orElseThrow();
        assertEquals(
                trace,
                resumed.getHeader().getCorrelationId(),
                "the trace of the decision is lost on its way to the game");
        cup.resign(9);
    }

    /**
     * Checks that the arbiters of a case's venue and the Chief Arbiter can get its report, with everything that
     * followed (OCR 18.9).
     */
    private static void isOnPaper(String caseId) {
        cup.ca()
                .seesOne(
                        "its cause",
                        cup.ca().client()::cases,
                        one -> one.path("id").asText().equals(caseId)
                                && one.path("cause").path("settled").asBoolean());
        String reports = hall.url() + "/api/disconnections";
        JsonNode found = RunningHall.tree(
                hall.get(reports + "?round=1&case=" + caseId, cup.ca().who().token())
                        .body());
        assertEquals(1, found.size());
        List<String> course = new ArrayList<>();
        found.get(0).path("course").forEach(step -> course.add(step.path("what").asText()));
        course.removeIf("CAUSE"::equals);
        assertEquals(List.of("LOST", "DETECTED", "RESTORED", "REPORTED", "DECIDED", "APPLIED", "CLOSED"), course);
        assertFalse(found.get(0).path("disconnection").path("cause").isNull(), found.toString());
        assertEquals("RESUME", found.get(0).path("ruling").path("kind").asText());
        assertTrue(found.get(0).path("exposureMs").asLong() >= 5_000, found.toString());
        assertEquals("Europe/Rome", found.get(0).path("timeZone").asText());
        assertFalse(found.get(0).path("decidedBy").asText().isEmpty(), found.toString());
        assertTrue(found.get(0).path("decided").path("whiteMs").asLong() > 0, found.toString());
        HttpResponse<String> paper = hall.get(
                reports + ".pdf?lang=it&round=1&case=" + caseId,
                cup.lta("rome").who().token());
        assertEquals(
                "application/pdf", paper.headers().firstValue("content-type").orElse(""));
        assertTrue(paper.body().startsWith("%PDF-"));
        assertEquals(
                0,
                RunningHall.tree(hall.get(
                                        reports + "?case=" + caseId,
                                        cup.lta("milan").who().token())
                                .body())
                        .size(),
                "Milan reads a report of Rome");
    }

    private static String traceOf(String request) throws InvalidProtocolBufferException {
        List<AdjudicationCommand> found = new ArrayList<>();
        List<byte[]> records = new ArrayList<>();
        hall.read(TopicCatalogue.commands("adjudication"), record -> records.add(record.value()));
        for (byte[] one : records) {
            AdjudicationCommand command = AdjudicationCommand.parseFrom(one);
            if (command.getHeader().getRequestId().equals(request)) found.add(command);
        }
        assertEquals(1, found.size(), "the command is in its log once");
        assertFalse(found.getFirst().getHeader().getCorrelationId().isEmpty());
        return found.getFirst().getHeader().getCorrelationId();
    }

    private static JsonNode aCase(Screen screen, String board, String state) {
        return screen.seesOne(
                "a case " + state + " at " + board,
                screen.client()::cases,
                one -> one.path("board").asText().equals(board)
                        && one.path("state").asText().equals(state));
    }

    private static JsonNode applied(String board, String kind) {
        return cup.ca()
                .seesOne(
                        kind + " applied at " + board,
                        cup.ca().client()::rulings,
                        ruling -> ruling.path("board").asText().equals(board)
                                && ruling.path("kind").asText().equals(kind)
                                && ruling.path("state").asText().equals("APPLIED"));
    }

    @Test
    void aPlayerWhoDoesNotComeBackLosesOnlyByADecisionWithItsReason() { // OCR 18.9, OCR 18.9/c, OCR 18.9 other
        try (Cup away = new Cup(hall, "whole-away").opened()) {
            String board = away.board(1);
            away.start(1);
            away.plays(1, "e2e4");
            String venue = away.venue(1, Side.BLACK);
            away.black(1).client().drop();
            String id = aCase(away.lta(venue), board, "OPEN").path("id").asText();
            away.lta(venue)
                    .does(
                            "confirmReport",
                            Map.of("venue", venue, "caseId", id, "note", "the line of the hall is dead"));
            aCase(away.ca(), board, "OPEN");
            Map<String, Object> resume = Map.of("board", board, "caseId", id, "option", "RESUME");
            away.decisionRefused(away.ca(), "NOT_RECONNECTED", resume);
            away.ca()
                    .refused(
                            "DECISION_REASON_MISSING",
                            "decideDisconnection",
                            Map.of("board", board, "caseId", id, "option", "LOSS"));
            away.decides(
                    Map.of("board", board, "caseId", id, "option", "LOSS", "reason", "not back within the session"));
            assertEnded(away.white(1), board, "1-0", "RULING");
            aCase(away.ca(), board, "CLOSED");
            away.white(1).seesNotice("Black loses");
        }
    }

    @Test
    void aReportNobodyConfirmsInTimeCountsAsItWasDrafted() { // OCR 18.9/b
        try (Cup late = new Cup(hall, "whole-overdue", 1).opened()) {
            String board = late.board(1);
            late.start(1);
            late.plays(1, "e2e4");
            String venue = late.venue(1, Side.BLACK);
            late.black(1).client().drop();
            String id = aCase(late.lta(venue), board, "OPEN").path("id").asText();
            JsonNode overdue = late.ca()
                    .seesOne(
                            "the overdue report",
                            late.ca().client()::cases,
                            one -> one.path("id").asText().equals(id)
                                    && one.path("overdue").asBoolean());
            assertFalse(overdue.path("reported").asBoolean());
            late.black(1).client().restore();
            aCase(late.ca(), board, "RESTORED");
            late.decides(Map.of("board", board, "caseId", id, "option", "RESUME", "reason", "a loose plug"));
            late.white(1).seesStatus(board, "PLAYING");
            assertFalse(aCase(late.ca(), board, "CLOSED").path("reported").asBoolean());
        }
    }

    @Test
    void seatsOfAVenueThatAreLostTogetherAreOneOutageAndEachIsDecidedForItself() {
        String first = cup.board(10);
        String second = cup.board(12);
        cup.start(10, 12);
        cup.plays(10, "e2e4");
        cup.plays(12, "e2e4", "e7e5");
        cup.white(10).client().drop();
        cup.white(12).client().drop();
        Screen lta = cup.lta("milan");
        JsonNode outage = lta.seesOne(
                "the outage of Milan",
                lta.client()::outages,
                one -> one.path("caseIds").size() == 2);
        Set<String> lost = new HashSet<>();
        for (String board : List.of(first, second))
            lost.add(aCase(cup.ca(), board, "OPEN").path("id").asText());
        Set<String> grouped = new HashSet<>();
        outage.path("caseIds").forEach(id -> grouped.add(id.asText()));
        assertEquals(lost, grouped);
        assertEquals("milan", outage.path("venue").asText());
        assertTrue(cup.lta("rome").client().outages().isEmpty(), "Rome sees an outage of Milan");
        for (String board : List.of(first, second)) cup.ca().seesStatus(board, "PAUSED");

        cup.white(10).client().restore();
        cup.white(12).client().restore();
        for (String board : List.of(first, second))
            lta.does(
                    "confirmReport",
                    Map.of(
                            "venue",
                            "milan",
                            "caseId",
                            aCase(lta, board, "RESTORED").path("id").asText(),
                            "note",
                            "a cable"));

        long whole = cup.ca().board(first).path("clocks").path("whiteMs").asLong();
        cup.decides(Map.of(
                "board",
                first,
                "caseId",
                aCase(cup.ca(), first, "RESTORED").path("id").asText(),
                "option",
                "REDUCE",
                "reduceSeconds",
                30,
                "reason",
                "the cable was pulled"));
        applied(first, "REDUCE");
        GameEvent resumed = hall.record(first).stream()
                .filter(GameEvent::hasGameResumed)
                .findFirst()
                .orElseThrow();
        assertEquals(
                whole - 30_000,
                Record.duration(resumed.getGameResumed().getClocks().getWhite()).toMillis(),
                "30 s are taken, and nothing else");
        cup.resign(10);

        cup.decides(Map.of(
                "board",
                second,
                "caseId",
                aCase(cup.ca(), second, "RESTORED").path("id").asText(),
                "option",
                "RESTART",
                "reason",
                "nothing was played yet"));
        applied(second, "RESTART");
        JsonNode fresh = cup.white(12)
                .sees(second, "the second attempt", view -> view.path("attempt").asInt() == 2);
        assertEquals("CREATED", fresh.path("status").asText());
        assertEquals(0, fresh.path("ply").asInt());
        assertHeld(cup.order(cup.ca(), Map.of("kind", "START", "board", second)), second, "DEVICE_CHECK_MISSING");
        cup.start(12);
        cup.plays(12, "d2d4");
        cup.resign(12);
    }

    // ---- penalties and calls

    @Test
    void penaltiesAreAppliedToTheClocksAndTold() {
        String board = cup.board(11);
        cup.start(11);
        cup.plays(11, "e2e4", "e7e5");
        Map<String, Object> warning =
                Map.of("board", board, "offender", "BLACK", "kind", "WARNING", "reason", "talking");
        cup.lca("rome").refused("FORBIDDEN_ROLE", "penalise", warning);
        cup.lca("milan")
                .refused("REASON_MISSING", "penalise", Map.of("board", board, "offender", "BLACK", "kind", "WARNING"));
        cup.lca("milan").does("penalise", warning);
        assertEquals("OCR 18.4.1", applied(board, "WARNING").path("rule").asText());
        cup.ca()
                .does(
                        "penalise",
                        Map.of(
                                "board",
                                board,
                                "offender",
                                "BLACK",
                                "kind",
                                "ADD_TIME_TO_OPPONENT",
                                "seconds",
                                60,
                                "reason",
                                "talking again"));
        assertEquals(
                "OCR 18.4.2",
                applied(board, "ADD_TIME_TO_OPPONENT").path("rule").asText());
        cup.white(11).seesNotice("was added to your clock");
        cup.lca("milan")
                .does(
                        "penalise",
                        Map.of(
                                "board",
                                board,
                                "offender",
                                "BLACK",
                                "kind",
                                "REDUCE_TIME_OF_OFFENDER",
                                "seconds",
                                45,
                                "reason",
                                "and again"));
        assertEquals(
                "OCR 18.4.3",
                applied(board, "REDUCE_TIME_OF_OFFENDER").path("rule").asText());
        cup.black(11).seesNotice("was taken from your clock");
        List<GameEvent> changes =
                hall.record(board).stream().filter(GameEvent::hasTimeAdjusted).toList();
        assertEquals(
                List.of(60L, -45L),
                changes.stream()
                        .map(event -> event.getTimeAdjusted().getChange().getSeconds())
                        .toList());
        assertEquals(
                List.of("OCR 18.4.2", "OCR 18.4.3"),
                changes.stream()
                        .map(event -> event.getTimeAdjusted().getArticle())
                        .toList());
        cup.resign(11);
        cup.ca()
                .sees(
                        "the end at the desk of rulings",
                        () -> hall.events("adjudication", AdjudicationEvent.parser(), board::equals).stream()
                                .anyMatch(event -> event.getBoardNoted().getEnded()));
        cup.ca()
                .refused(
                        "GAME_NOT_IN_PROGRESS",
                        "penalise",
                        Map.of(
                                "board",
                                board,
                                "offender",
                                "BLACK",
                                "kind",
                                "REDUCE_TIME_OF_OFFENDER",
                                "seconds",
                                45,
                                "reason",
                                "too late"));
    }

    @Test
    void aCallReachesTheArbitersOfTheVenueAndItsAnswerThePlayer() {
        String board = cup.board(13);
        cup.start(13);
        Screen player = cup.white(13);
        player.does("callArbiter", Map.of("text", "the mouse is broken"));
        player.refused("CALL_OPEN", "callArbiter", Map.of());
        JsonNode call = null;
        for (Screen arbiter : List.of(cup.ca(), cup.lca("rome"), cup.lta("rome"), cup.person("FLOOR_ARBITER rome"))) {
            call = arbiter.seesOne(
                    "the call",
                    arbiter.client()::calls,
                    one -> one.path("board").asText().equals(board));
            assertEquals("the mouse is broken", call.path("text").asText());
        }
        Map<String, Object> answer =
                Map.of("board", board, "callId", call.path("id").asText(), "valid", true, "note", "here is another");
        cup.lca("milan").refused("FORBIDDEN_ROLE", "answerCall", answer);
        player.refused("FORBIDDEN_ROLE", "answerCall", answer);
        cup.lta("rome").does("answerCall", answer);
        player.seesNotice("here is another");
        cup.ca()
                .seesOne(
                        "the answer",
                        cup.ca().client()::calls,
                        one -> one.path("board").asText().equals(board)
                                && one.path("state").asText().equals("ANSWERED"));
        cup.lca("rome").refused("ALREADY_ANSWERED", "answerCall", answer);
        cup.resign(13);
    }

    // ---- the record

    @Test
    void editorsGetTheSchemaOfRegulationsWithoutAToken() { // V-01
        HttpResponse<String> schema = hall.get(hall.url() + "/api/regulations.schema.json", "");
        assertEquals(200, schema.statusCode());
        assertEquals(
                "application/schema+json",
                schema.headers().firstValue("Content-Type").orElse("").split(";")[0]);
        assertEquals(ProfileSchema.text(), schema.body());
    }

    @Test
    void aGameIsExportedWithItsClocksAndEveryMoveCarriesTheTraceOfItsCommand() throws InvalidProtocolBufferException {
        String board = cup.board(14);
        cup.start(14);
        String command = cup.white(14).plays("d2d4").path("id").asText();
        cup.ca().seesPly(board, 1);
        cup.plays(14, "g8f6");
        cup.plays(14, "c2c4");
        cup.black(14).does("resign");
        cup.ca().seesStatus(board, "ENDED");

        HttpResponse<String> pgn =
                hall.get(hall.url() + "/api/pgn?round=1", cup.ca().who().token());
        assertEquals(200, pgn.statusCode());
        PgnGame game = PgnReader.readAll(pgn.body()).stream()
                .map(read -> read.orThrow())
                .filter(one -> one.tags().getOrDefault("Board", "").equals("14"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(pgn.body()));
        assertEquals("1-0", game.tags().get("Result"));
        assertEquals(3, game.moves().size());
        String text = pgn.body().substring(pgn.body().indexOf("[Board \"14\"]"));
        assertEquals(3, Stream.of(text.split("\\[Event ")[0].split("\\[%clk ")).count() - 1, text);
        assertEquals(
                403,
                hall.get(hall.url() + "/api/pgn?round=1", cup.white(14).who().token())
                        .statusCode());
        assertEquals(401, hall.get(hall.url() + "/api/pgn?round=1", "").statusCode());

        List<byte[]> records = new ArrayList<>();
        hall.read(TopicCatalogue.commands("game"), record -> records.add(record.value()));
        String trace = "";
        for (byte[] one : records) {
            GameCommand sent = GameCommand.parseFrom(one);
            if (sent.getHeader().getRequestId().equals(command))
                trace = sent.getHeader().getCorrelationId();
        }
        assertNotEquals("", trace);
        GameEvent move = hall.record(board).stream()
                .filter(GameEvent::hasMovePlayed)
                .findFirst()
                .orElseThrow();
        assertEquals(command, move.getHeader().getCausationId());
        assertEquals(trace, move.getHeader().getCorrelationId());
        assertEquals(Side.WHITE.name(), move.getHeader().getActor().getSide());
    }
}
