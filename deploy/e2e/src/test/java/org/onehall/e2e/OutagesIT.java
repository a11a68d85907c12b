package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Cup.aCase;
import static org.onehall.e2e.Incidents.closed;
import static org.onehall.e2e.Incidents.cup;
import static org.onehall.e2e.Incidents.decides;
import static org.onehall.e2e.Incidents.report;
import static org.onehall.e2e.Incidents.settled;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;
import org.onehall.demo.HallClient;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Drops of one board, of a venue and of the zone, with their causes, and a second device at a seat (OCR 16.5, 18.9).
 */
class OutagesIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    @ConcurrentTest
    void i1OneBoardDropsAndReturnsByItself() { // OCR 18.8, 18.9
        try (Cup cup = cup("i1")) {
            cup.start(1);
            cup.white(1).client().drop();
            aCase(cup.lta("oslo-i1"), cup.board(1), Side.WHITE, "OPEN");
            aCase(cup.ca(), cup.board(1), Side.WHITE, "OPEN");
            cup.white(1).client().restore();
            JsonNode back = aCase(cup.ca(), cup.board(1), Side.WHITE, "RESTORED");
            assertTrue(back.path("restoredAfterMs").asLong() >= 5_000, back::toString);
            assertTrue(cup.ca().client().rulings().isEmpty(), "a connection alone decides nothing (OCR 16.5)");
            assertTrue(cup.ca().board(cup.board(1)).path("result").isNull());
        }
    }

    @ConcurrentTest
    void i2BackAfterAWhileAndReducedWhileTheOpponentLosesNothing() { // OCR 18.9 b
        try (Cup cup = cup("i2")) {
            cup.start(1);
            cup.plays(1, "e2e4");
            String id = cup.backAndReported(1, Side.BLACK);
            JsonNode before = cup.ca().board(cup.board(1)).path("clocks");
            cup.decisionRefused(
                    cup.ca(),
                    "REDUCTION_TOO_LARGE",
                    Map.of("board", cup.board(1), "caseId", id, "option", "REDUCE", "reduceSeconds", 86_400));
            assertEquals(Map.of(), cup.ca().client().rulings(), "nothing was decided");
            decides(cup, 1, id, "REDUCE", Map.of("reduceSeconds", 90));
            GameEvent resumed = hall.record(cup.board(1)).stream()
                    .filter(GameEvent::hasGameResumed)
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    before.path("whiteMs").asLong(),
                    Record.duration(resumed.getGameResumed().getClocks().getWhite())
                            .toMillis());
            assertEquals(
                    before.path("blackMs").asLong() - 90_000,
                    Record.duration(resumed.getGameResumed().getClocks().getBlack())
                            .toMillis());
            for (Side side : Side.values()) cup.seat(1, side).seesNotice("and 1:30 is taken from Black's clock");
            cup.plays(1, "e7e5");
        }
    }

    @ConcurrentTest
    void i5TheZoneIsLostAtThreeVenuesAndEachBoardIsDecided() { // OCR 16.5, 18.9, 19.6
        try (Cup cup = cup("i5")) {
            cup.start(1, 2, 3);
            for (int board = 1; board <= 3; board++)
                for (Side side : Side.values()) cup.seat(board, side).client().drop();
            for (int board = 1; board <= 3; board++)
                for (Side side : Side.values()) {
                    JsonNode cause = settled(cup.ca(), cup.board(board), side);
                    assertEquals("ZONE", cause.path("segment").asText(), cause::toString);
                    assertEquals(2, cause.path("venuesLost").asInt(), cause::toString);
                }
            List<String> cases = new ArrayList<>();
            for (int board = 1; board <= 3; board++)
                for (Side side : Side.values()) {
                    cup.seat(board, side).client().restore();
                    String id = aCase(cup.ca(), cup.board(board), side, "RESTORED")
                            .path("id")
                            .asText();
                    cup.lta(cup.venue(board, side))
                            .does("confirmReport", Map.of("venue", cup.venue(board, side), "caseId", id, "note", ""));
                    cases.add(id);
                }
            assertEquals(6, cases.stream().distinct().count());
            for (int board = 1; board <= 3; board++) {
                decides(cup, board, cases.get(2 * board - 2), board == 3 ? "RESTART" : "RESUME", Map.of());
                closed(cup, cases.get(2 * board - 1)); // one decision covers both players' cases
                cup.ca().seesStatus(cup.board(board), board == 3 ? "CREATED" : "PLAYING");
            }
            assertEquals(
                    2, cup.ca().board(cup.board(3)).path("attempt").asInt(), "one new game for both players' cases");
            closed(cup, cases.get(5));
            assertTrue(
                    cup.ca().client().rulings().values().stream()
                            .noneMatch(one -> one.path("rule").asText().startsWith("OCR 18.4")),
                    "players are not at fault");
        }
    }

    @ConcurrentTest
    void i6OnePlayerIsOffWhileTheTeamMateStaysOn() { // OCR 16.5
        try (Cup cup = cup("i6")) {
            cup.start(1, 3, 4); // three players of Oslo
            cup.white(1).client().drop();
            JsonNode cause = settled(cup.lta("oslo-i6"), cup.board(1), Side.WHITE);
            assertEquals("DEVICE", cause.path("segment").asText(), cause::toString);
            assertEquals(
                    List.of(2, 0, 0),
                    List.of(
                            cause.path("seatsHere").asInt(),
                            cause.path("lostHere").asInt(),
                            cause.path("venuesLost").asInt()));
            assertTrue(cup.ca().client().rulings().isEmpty());
        }
    }

    @ConcurrentTest
    void i7TheLineOfAVenueIsCutAndTheOthersPlayOn() { // OCR 16.5, 19.6
        try (Cup cup = cup("i7")) {
            cup.start(1, 2, 3);
            cup.white(1).client().drop();
            cup.black(3).client().drop();
            JsonNode cause = settled(cup.ca(), cup.board(1), Side.WHITE);
            assertEquals("VENUE_LINE", cause.path("segment").asText(), cause::toString);
            JsonNode outage = cup.ca()
                    .seesOne(
                            "Oslo dark",
                            cup.ca().client()::outages,
                            one -> one.path("caseIds").size() == 2);
            assertEquals("oslo-i7", outage.path("venue").asText());
            for (int board : new int[] {1, 3}) cup.ca().seesStatus(cup.board(board), "PAUSED");
            cup.plays(2, "e2e4", "e7e5");
        }
    }

    @ConcurrentTest
    void i11ASecondDeviceTakesTheSeatAndAReconnectionDoesNot() { // OCR 16.7, APP-I B3
        try (Cup cup = cup("i11")) {
            cup.start(1);
            HallClient first = cup.white(1).client();
            first.drop();
            first.restore();
            cup.white(1).sees("the hall again", first::isConnected);
            assertTrue(takeovers(cup).isEmpty(), "the same page has only come back");
            HallClient last = first;
            for (int times = 1; times <= 5; times++) { // the old device often leaves before the new one arrives
                HallClient before = last;
                last = hall.device(first.who());
                assertEquals(
                        "taken over",
                        before.gone()
                                .orTimeout(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS)
                                .join());
                int told = times;
                cup.ca().sees("takeover " + told, () -> takeovers(cup).size() == told);
            }
            JsonNode taken = takeovers(cup).path(0);
            assertEquals(
                    List.of("127.0.0.1", "127.0.0.1"),
                    List.of(taken.path("from").asText(), taken.path("to").asText()),
                    taken::toString);
            try (HallClient seat = last) {
                seat.command("play", Map.of("uci", "e2e4"))
                        .orTimeout(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS)
                        .join();
                cup.black(1).seesPly(cup.board(1), 1);
                assertTrue(cup.ca().client().cases().isEmpty(), "nobody was away");
            }
        }
    }

    /** The takeovers of White's seat at board 1, as shown to the technical arbiter of Oslo. */
    private static JsonNode takeovers(Cup cup) {
        for (JsonNode row : RunningHall.tree(hall.get(
                        hall.url() + "/api/links?round=1",
                        cup.lta("oslo-" + cup.id()).who().token())
                .body()))
            if (row.path("board").asText().equals(cup.board(1))
                    && row.path("side").asText().equals("WHITE")) return row.path("takeovers");
        throw new AssertionError("no link of White");
    }

    @ConcurrentTest
    void i13HowLongAPlayerWasWithoutALinkIsInTheReport() { // OCR 18.9, 11.5
        try (Cup cup = cup("i13")) {
            cup.start(1);
            String id = cup.backAndReported(1, Side.WHITE);
            long once = report(cup, id).path("exposureMs").asLong();
            cup.white(1).client().drop();
            aCase(cup.ca(), cup.board(1), Side.WHITE, "OPEN");
            cup.white(1).client().restore();
            aCase(cup.ca(), cup.board(1), Side.WHITE, "RESTORED");
            JsonNode report = report(cup, id);
            assertTrue(once >= 5_000 && report.path("exposureMs").asLong() >= once + 5_000, report::toString);
        }
    }
}
