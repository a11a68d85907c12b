package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.cup;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.GameEvent;

/** A fire alarm pauses a whole venue, and a pause that was not possible is compensated (OCR 19.6). */
class EmergencyPausesIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    @ConcurrentTest
    void i23AFireAlarmPausesAllBoardsOfItsVenueAtOnceAndTheOthersPlayOn() { // OCR 19.6, LAW 6.11.1
        try (Cup cup = cup("i23")) {
            cup.start(1, 2, 3);
            JsonNode paused = cup.order(
                    cup.lca("lyon-i23"), Map.of("kind", "PAUSE", "venue", "lyon-i23", "reason", "fire alarm"));
            assertEquals(2, paused.path("applied").asInt(), paused::toString);
            for (int board : new int[] {1, 2}) cup.ca().seesStatus(cup.board(board), "PAUSED");
            cup.white(1).seesNotice("Both clocks are stopped and the game is paused");
            assertEquals(
                    "fire alarm", cup.white(1).board().path("pauseReason").asText(), "the opponent elsewhere sees why");
            cup.plays(3, "e2e4", "e7e5");
            JsonNode before = cup.ca().board(cup.board(1)).path("clocks");
            cup.order(
                    cup.lca("lyon-i23"),
                    Map.of(
                            "kind",
                            "RESUME",
                            "venue",
                            "lyon-i23",
                            "reason",
                            "false alarm",
                            "whiteMs",
                            120_000,
                            "blackMs",
                            120_000));
            JsonNode after = cup.ca().seesStatus(cup.board(1), "PLAYING").path("clocks");
            for (String clock : List.of("whiteMs", "blackMs"))
                assertEquals(
                        before.path(clock).asLong() + 120_000, after.path(clock).asLong(), clock);
            cup.plays(1, "e2e4");
        }
    }

    @ConcurrentTest
    void i24APauseThatWasNotPossibleIsOnRecordAndOwedForUntilTimeIsAddedOrNoneIs() { // OCR 19.6
        try (Cup cup = cup("i24")) {
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5");
            String board = cup.board(1);
            Screen lca = cup.lca(cup.venue(1, Side.WHITE));
            long wantedAt = hall.record(board).stream()
                            .filter(GameEvent::hasGameStarted)
                            .findFirst()
                            .orElseThrow()
                            .getHeader()
                            .getOccurredAt()
                            .getSeconds()
                    * 1_000;
            Map<String, Object> record =
                    Map.of("board", board, "wantedAt", wantedAt, "reason", "fire alarm, the hall did not answer");
            cup.lta(cup.venue(1, Side.WHITE)).refused("FORBIDDEN_ROLE", "recordFailedPause", record);
            lca.refused(
                    "PAUSE_NOT_YET_WANTED",
                    "recordFailedPause",
                    Map.of("board", board, "wantedAt", wantedAt + 3_600_000, "reason", "fire alarm"));
            lca.refused(
                    "PAUSE_BEFORE_START",
                    "recordFailedPause",
                    Map.of("board", board, "wantedAt", wantedAt - 1_000, "reason", "fire alarm"));
            lca.refused(
                    "FAILED_PAUSE_REASON_MISSING",
                    "recordFailedPause",
                    Map.of("board", board, "wantedAt", wantedAt, "reason", " "));
            lca.does("recordFailedPause", record);
            JsonNode owed = cup.ca()
                    .sees(
                            board,
                            "what is owed",
                            view -> view.path("help").path("failedPauses").size() == 1)
                    .path("help")
                    .path("failedPauses")
                    .path(0);
            assertEquals(
                    List.of("OWED", String.valueOf(wantedAt), "LOCAL_CHIEF_ARBITER"),
                    Stream.of("state", "wantedAt", "by")
                            .map(field -> owed.path(field).asText())
                            .toList());
            assertTrue(cup.white(1).board().path("help").path("failedPauses").isEmpty(), "it is the arbiters'");

            Map<String, Object> failure =
                    Map.of("board", board, "failure", owed.path("id").asText());
            lca.refused("COMPENSATION_OUT_OF_RANGE", "compensateFailedPause", failure);
            Map<String, Object> added = new HashMap<>(failure);
            added.putAll(Map.of("whiteMs", 97_000, "blackMs", 30_000));
            lca.does("compensateFailedPause", added);
            cup.ca()
                    .seesOne(
                            "the applied ruling",
                            cup.ca().client()::rulings,
                            one -> one.path("kind").asText().equals("FAILED_PAUSE")
                                    && one.path("state").asText().equals("APPLIED"));
            List<GameEvent> changes = hall.record(board).stream()
                    .filter(GameEvent::hasTimeAdjusted)
                    .toList();
            assertEquals(
                    List.of(97L, 30L),
                    changes.stream()
                            .map(event -> event.getTimeAdjusted().getChange().getSeconds())
                            .toList());
            for (GameEvent change : changes) {
                assertEquals("OCR 19.6", change.getTimeAdjusted().getArticle());
                assertTrue(
                        change.getTimeAdjusted()
                                .getReason()
                                .matches("\\{PAUSE_NOT_POSSIBLE at=.*Z; "
                                        + "because=fire alarm, the hall did not answer}"),
                        change.getTimeAdjusted()::getReason);
            }
            for (Side side : Side.values()) cup.seat(1, side).seesNotice("1:37 was added to White's clock");
            lca.refused("FAILED_PAUSE_SETTLED", "compensateFailedPause", added);
            cup.plays(1, "g1f3"); // the game continued all the time

            lca.does("recordFailedPause", Map.of("board", board, "wantedAt", wantedAt, "reason", "again"));
            String second = cup.ca()
                    .sees(
                            board,
                            "the second",
                            view -> view.path("help").path("failedPauses").size() == 2)
                    .path("help")
                    .path("failedPauses")
                    .path(1)
                    .path("id")
                    .asText();
            cup.resign(1);
            lca.does("closeFailedPause", Map.of("board", board, "failure", second, "reason", "the game is over"));
            cup.ca()
                    .sees(
                            board,
                            "nothing owed",
                            view -> view.path("help")
                                    .path("failedPauses")
                                    .path(1)
                                    .path("state")
                                    .asText()
                                    .equals("CLOSED"));

            JsonNode timeline = timeline(cup.ca(), board);
            List<String> told = steps(
                            timeline,
                            "PAUSE_FAILED",
                            "PAUSE_COMPENSATED",
                            "TIME_CHANGED",
                            "RULING_APPLIED",
                            "PAUSE_CLOSED",
                            "ENDED")
                    .stream()
                    .map(step -> step.path("kind").asText())
                    .toList();
            assertEquals(
                    List.of(
                            "PAUSE_FAILED",
                            "PAUSE_COMPENSATED",
                            "TIME_CHANGED",
                            "TIME_CHANGED",
                            "RULING_APPLIED",
                            "PAUSE_FAILED",
                            "ENDED",
                            "PAUSE_CLOSED"),
                    told);
            JsonNode change = steps(timeline, "TIME_CHANGED").getFirst();
            assertEquals(
                    97_000,
                    change.path("after").path("whiteMs").asLong()
                            - change.path("before").path("whiteMs").asLong());
            assertEquals(
                    "LOCAL_CHIEF_ARBITER", change.path("by").asText(), "who ordered it, not the service that did it");
            for (Screen other : List.of(cup.white(1), cup.lca("bari-i24")))
                assertEquals(
                        403,
                        hall.get(
                                        hall.url() + "/api/boards/" + board + "/timeline",
                                        other.who().token())
                                .statusCode(),
                        other.who().name());
        }
    }

    private static JsonNode timeline(Screen official, String board) {
        return RunningHall.tree(hall.get(
                        hall.url() + "/api/boards/" + board + "/timeline",
                        official.who().token())
                .body());
    }

    private static List<JsonNode> steps(JsonNode timeline, String... kinds) {
        List<JsonNode> steps = new ArrayList<>();
        for (JsonNode step : timeline.path("steps"))
            if (Set.of(kinds).contains(step.path("kind").asText())) steps.add(step);
        return steps;
    }
}
