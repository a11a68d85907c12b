package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.BoardChecks.assertEnded;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.ClockReading;

/** Clocks are paused, resumed, set and corrected, and a flag falls (OCR 4.5, 19.5, 19.6). */
class ClocksIT {
    private static RunningHall hall;
    private static Cup cup;

    @BeforeAll
    static void theRoundIsOpen() {
        hall = RunningHall.shared();
        cup = new Cup(hall, "whole-clocks").opened();
    }

    @AfterAll
    static void theRecordIsSound() {
        cup.close();
        assertEquals(List.of(), hall.findings());
    }

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
}
