package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.assertOver;
import static org.onehall.e2e.Incidents.cup;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;

/** Absences, the roll call, and device checks before a game starts (OCR 16.6, 16.11, 18.5). */
class BeforeTheStartIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    @ConcurrentTest
    void i28ABoardWithoutItsDeviceCheckIsHeldAndTheOthersStart() { // OCR 18.5, 18.6
        try (Cup cup = cup("i28")) {
            for (int board : new int[] {1, 2}) {
                cup.white(board);
                cup.black(board);
                cup.seesBoth(board);
            }
            cup.check(1);
            cup.check(2);
            Side side = Side.WHITE;
            cup.lca(cup.venue(2, side))
                    .does(
                            "recordCheck",
                            Map.of(
                                    "board",
                                    cup.board(2),
                                    "side",
                                    side.name(),
                                    "kind",
                                    "DEVICE",
                                    "passed",
                                    false,
                                    "note",
                                    "a chat is open"));
            cup.ca()
                    .sees(
                            cup.board(2),
                            "the failed check",
                            view -> !view.path("white")
                                    .path("checks")
                                    .path("device")
                                    .asBoolean());
            JsonNode started = cup.order(cup.ca(), Map.of("kind", "START", "round", 1));
            cup.ca().seesStatus(cup.board(1), "PLAYING");
            assertEquals("CREATED", cup.ca().board(cup.board(2)).path("status").asText());
            assertTrue(started.path("refused").toString().contains("DEVICE_CHECK"), started::toString);
        }
    }

    @ConcurrentTest
    void i29WhoIsNotThereAtTheStartLosesAtTheEndOfTheDefaultTimeAndAtOnceWithoutOne() { // OCR 16.11, LAW 6.7.1, 6.7.2
        try (Cup late = Cup.ofThreeVenues(
                                hall,
                                "i29",
                                text -> text.replace(
                                        "  disconnection.clockPolicy",
                                        "  defaultTime.minutes: 30\n  disconnection.clockPolicy"))
                        .opened();
                Cup strict = cup("i29-0")) {
            for (Cup cup : List.of(late, strict)) {
                cup.check(1);
                cup.starts(cup.ca(), Map.of("kind", "START", "board", cup.board(1)));
            }
            JsonNode running = late.ca().seesStatus(late.board(1), "PLAYING");
            assertEquals(
                    "WHITE", running.path("clocks").path("running").asText(), "nobody is there: White's time runs");
            assertEquals(
                    1_800_000,
                    running.path("arrival").path("defaultAt").asLong()
                            - running.path("arrival").path("startAt").asLong());
            late.white(1).plays("e2e4");
            JsonNode waiting = late.ca()
                    .sees(
                            late.board(1),
                            "Black's clock",
                            view -> view.path("clocks").path("running").asText().equals("BLACK"));
            assertTrue(waiting.path("clocks").path("whiteMs").asLong() < 5_430_000 + 30_000, "what ran is lost");
            late.black(1).plays("e7e5");
            late.ca()
                    .sees(
                            late.board(1),
                            "both there",
                            view -> view.path("arrival").path("defaultAt").isNull());
            assertOver(strict.ca().seesStatus(strict.board(1), "ENDED"), "0-0", "FORFEIT", "LAW 6.7.1");
        }
    }

    @ConcurrentTest
    void whoDoesNotAnswerTheRollCallIsExcludedByTheLocalChiefArbiterAndLosesAtTheStart() { // FSSI ind-b, FSSI team-c
        try (Cup cup = Cup.ofThreeVenues(
                                hall,
                                "roll",
                                text -> text.replace(
                                        "timeControl: 90+30", "timeControl: 90+30\n  rollCall.minutesBefore: 5"))
                        .opened();
                Cup without = cup("roll-0")) {
            Map<String, Object> exclusion = Map.of("board", cup.board(1), "side", "BLACK", "excluded", true);
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            cup.lca(cup.venue(1, Side.WHITE)).refused("FORBIDDEN_ROLE", "excludeSeat", exclusion);
            cup.lta(cup.venue(1, Side.BLACK)).refused("FORBIDDEN_ROLE", "excludeSeat", exclusion);
            without.lca(without.venue(1, Side.BLACK))
                    .refused(
                            "NO_ROLL_CALL",
                            "excludeSeat",
                            Map.of("board", without.board(1), "side", "BLACK", "excluded", true));
            cup.white(1);
            cup.ca()
                    .sees(
                            cup.board(1),
                            "White's arrival",
                            view -> view.path("white").path("present").asBoolean());
            cup.lca(cup.venue(1, Side.WHITE))
                    .does("recordPresence", Map.of("board", cup.board(1), "side", "WHITE", "present", true));
            cup.lca(cup.venue(1, Side.WHITE))
                    .refused(
                            "ROLL_CALL_ANSWERED",
                            "excludeSeat",
                            Map.of("board", cup.board(1), "side", "WHITE", "excluded", true));
            lca.does("excludeSeat", exclusion);
            lca.sees(
                    cup.board(1),
                    "the exclusion",
                    view -> view.path("arrival")
                            .path("excluded")
                            .path(0)
                            .asText()
                            .equals("BLACK"));
            cup.black(1)
                    .sees(
                            cup.board(1),
                            "the player's own exclusion",
                            view -> view.path("arrival")
                                    .path("excluded")
                                    .path(0)
                                    .asText()
                                    .equals("BLACK"));
            cup.black(1).refused("SEAT_EXCLUDED", "resign", Map.of());
            lca.refused(
                    "SEAT_EXCLUDED", "recordPresence", Map.of("board", cup.board(1), "side", "BLACK", "present", true));
            cup.check(1);
            cup.order(cup.ca(), Map.of("kind", "START", "board", cup.board(1)));
            assertOver(cup.ca().seesStatus(cup.board(1), "ENDED"), "1-0", "FORFEIT", "LAW 6.7.1");
        }
    }

    @ConcurrentTest
    void onlyRegisteredDevicesAreLetInOnceAVenueHasSome() { // OCR 16.6, OCR 17.2
        try (Cup cup = cup("device")) {
            String venue = cup.venue(1, Side.WHITE);
            Screen lca = cup.lca(venue);
            lca.does(
                    "registerDevice",
                    Map.of("venue", venue, "device", "K7QF3M2P", "label", "laptop 4", "registered", true));
            lca.refused("DEVICE_MISSING", "registerDevice", Map.of("venue", venue, "device", " ", "registered", true));
            cup.lca(cup.venue(1, Side.BLACK))
                    .refused(
                            "FORBIDDEN_ROLE",
                            "registerDevice",
                            Map.of("venue", venue, "device", "X", "registered", true));
            String code = lca.does("issueCode", Map.of("board", cup.board(1), "side", "WHITE"))
                    .path("code")
                    .asText();
            assertEquals(List.of(409, "DEVICE_NOT_REGISTERED"), entered(code, "00000000"));
            assertEquals(List.of(409, "DEVICE_NOT_REGISTERED"), entered(code, ""));
            assertEquals(List.of(200, ""), entered(code, "K7QF3M2P"));
        }
    }

    private static List<Object> entered(String code, String device) {
        HttpResponse<String> answer =
                hall.post(hall.url() + "/api/enrol", "", "{\"code\":\"" + code + "\",\"device\":\"" + device + "\"}");
        return List.of(
                answer.statusCode(),
                RunningHall.tree(answer.body()).path("code").asText());
    }
}
