package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.demo.RefusedException;
import org.onehall.proto.game.v1.GameEvent;

/** Incidents that really happened, through the real services: what each must end in. Each has venues of its own. */
class IncidentsIT {
    private static final RunningHall hall = RunningHall.shared();
    /** Ten moves of each side. */
    private static final String[] TEN_MOVES = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 d2d3 d7d6 c2c3 g7g6 b1d2 f8g7 d2f1 e8g8 f1g3 b7b5 a4c2 d6d5".split(" ");

    private static Cup cup(String id) {
        return Cup.ofThreeVenues(hall, id).opened();
    }

    private static JsonNode aCase(Screen screen, String board, Side side, String what, Predicate<JsonNode> truth) {
        return screen.seesOne("a case of " + side + " at " + board + ", " + what, screen.client()::cases,
                one -> one.path("board").asText().equals(board) && one.path("side").asText().equals(side.name()) && truth.test(one));
    }

    private static JsonNode aCase(Screen screen, String board, Side side, String state) {
        return aCase(screen, board, side, state, one -> one.path("state").asText().equals(state));
    }

    private static JsonNode settled(Screen screen, String board, Side side) {
        return aCase(screen, board, side, "its cause settled", one -> one.path("cause").path("settled").asBoolean()).path("cause");
    }

    /** Drops a seat, waits for its case, lets it come back and its report be confirmed. */
    private static String backAndReported(Cup cup, int board, Side side) {
        Screen lta = cup.lta(cup.venue(board, side));
        cup.seat(board, side).client().drop();
        String id = aCase(lta, cup.board(board), side, "OPEN").path("id").asText();
        cup.seat(board, side).client().restore();
        aCase(lta, cup.board(board), side, "RESTORED");
        lta.does("confirmReport", Map.of("venue", cup.venue(board, side), "caseId", id, "note", "a loose cable"));
        return id;
    }

    /** Decides; again while what was reported has not yet reached the desk of decisions. */
    private static void decides(Cup cup, int board, String caseId, String option, Map<String, ?> terms) {
        Map<String, Object> decision = new HashMap<>(Map.of("board", cup.board(board), "caseId", caseId, "option", option, "reason", "as in the regulations"));
        decision.putAll(terms);
        while (true) {
            try {
                cup.ca().client().command("decideDisconnection", decision).join();
                break;
            } catch (CompletionException e) {
                if (!(e.getCause() instanceof RefusedException refused) || !List.of("NOT_REPORTED", "NOT_RECONNECTED", "UNKNOWN_CASE").contains(refused.code())) throw e;
            }
        }
        cup.ca().seesOne(option + " applied", cup.ca().client()::rulings,
                ruling -> ruling.path("caseId").asText().equals(caseId) && ruling.path("state").asText().equals("APPLIED"));
        cup.ca().seesOne("the closed case", cup.ca().client()::cases,
                one -> one.path("id").asText().equals(caseId) && one.path("state").asText().equals("CLOSED"));
    }

    private static JsonNode report(Cup cup, String caseId) {
        return RunningHall.tree(hall.get(hall.url() + "/api/disconnections?case=" + caseId, cup.ca().who().token()).body()).get(0);
    }

    @Test
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

    @Test
    void i2BackAfterAWhileAndReducedWhileTheOpponentLosesNothing() { // OCR 18.9 b
        try (Cup cup = cup("i2")) {
            cup.start(1);
            cup.plays(1, "e2e4");
            String id = backAndReported(cup, 1, Side.BLACK);
            JsonNode before = cup.ca().board(cup.board(1)).path("clocks");
            decides(cup, 1, id, "REDUCE", Map.of("reduceSeconds", 90));
            GameEvent resumed = hall.record(cup.board(1)).stream().filter(GameEvent::hasGameResumed).findFirst().orElseThrow();
            assertEquals(before.path("whiteMs").asLong(), Record.duration(resumed.getGameResumed().getClocks().getWhite()).toMillis());
            assertEquals(before.path("blackMs").asLong() - 90_000, Record.duration(resumed.getGameResumed().getClocks().getBlack()).toMillis());
            for (Side side : Side.values()) cup.seat(1, side).seesNotice("Black's time reduced by 1:30");
            cup.plays(1, "e7e5");
        }
    }

    @Test
    void i5TheZoneIsLostAtThreeVenuesAndEachBoardIsDecided() { // OCR 16.5, 18.9, 19.6
        try (Cup cup = cup("i5")) {
            for (int board = 1; board <= 3; board++) cup.start(board);
            for (int board = 1; board <= 3; board++) for (Side side : Side.values()) cup.seat(board, side).client().drop();
            for (int board = 1; board <= 3; board++) for (Side side : Side.values()) {
                JsonNode cause = settled(cup.ca(), cup.board(board), side);
                assertEquals("ZONE", cause.path("segment").asText(), cause::toString);
                assertEquals(2, cause.path("venuesLost").asInt(), cause::toString);
            }
            List<String> cases = new ArrayList<>();
            for (int board = 1; board <= 3; board++) for (Side side : Side.values()) {
                cup.seat(board, side).client().restore();
                String id = aCase(cup.ca(), cup.board(board), side, "RESTORED").path("id").asText();
                cup.lta(cup.venue(board, side)).does("confirmReport", Map.of("venue", cup.venue(board, side), "caseId", id, "note", ""));
                cases.add(id);
            }
            assertEquals(6, cases.stream().distinct().count());
            for (int board = 1; board <= 3; board++) {
                for (int of = 2 * board - 2; of < 2 * board; of++) decides(cup, board, cases.get(of), board == 3 ? "RESTART" : "RESUME", Map.of());
                cup.ca().seesStatus(cup.board(board), board == 3 ? "CREATED" : "PLAYING");
            }
            assertEquals(2, cup.ca().board(cup.board(3)).path("attempt").asInt(), "one new game for both players' cases");
            assertTrue(cup.ca().client().rulings().values().stream().noneMatch(one -> one.path("rule").asText().startsWith("OCR 18.4")), "players are not at fault");
        }
    }

    @Test
    void i6OnePlayerIsOffWhileTheTeamMateStaysOn() { // OCR 16.5
        try (Cup cup = cup("i6")) {
            for (int board : new int[] {1, 3, 4}) cup.start(board); // three players of Oslo
            cup.white(1).client().drop();
            JsonNode cause = settled(cup.lta("oslo-i6"), cup.board(1), Side.WHITE);
            assertEquals("DEVICE", cause.path("segment").asText(), cause::toString);
            assertEquals(List.of(2, 0, 0), List.of(cause.path("seatsHere").asInt(), cause.path("lostHere").asInt(), cause.path("venuesLost").asInt()));
            assertTrue(cup.ca().client().rulings().isEmpty());
        }
    }

    @Test
    void i7TheLineOfAVenueIsCutAndTheOthersPlayOn() { // OCR 16.5, 19.6
        try (Cup cup = cup("i7")) {
            for (int board : new int[] {1, 2, 3}) cup.start(board);
            cup.white(1).client().drop();
            cup.black(3).client().drop();
            JsonNode cause = settled(cup.ca(), cup.board(1), Side.WHITE);
            assertEquals("VENUE_LINE", cause.path("segment").asText(), cause::toString);
            JsonNode outage = cup.ca().seesOne("Oslo dark", cup.ca().client()::outages, one -> one.path("caseIds").size() == 2);
            assertEquals("oslo-i7", outage.path("venue").asText());
            for (int board : new int[] {1, 3}) cup.ca().seesStatus(cup.board(board), "PAUSED");
            cup.plays(2, "e2e4", "e7e5");
        }
    }

    @Test
    void i12ADrawOfferOutlivesAResumptionAndNotANewGame() { // OCR 5.3, 16.12, 18.9
        try (Cup cup = cup("i12")) {
            cup.start(1);
            cup.plays(1, "e2e4");
            cup.black(1).does("play", Map.of("uci", "e7e5", "offerDraw", true));
            cup.ca().sees(cup.board(1), "the offer", view -> view.path("drawOffer").asText().equals("BLACK"));
            String id = backAndReported(cup, 1, Side.WHITE);
            assertEquals("BLACK", aCase(cup.ca(), cup.board(1), Side.WHITE, "RESTORED").path("drawOffer").asText());
            decides(cup, 1, id, "RESUME", Map.of());
            assertEquals("BLACK", cup.ca().seesStatus(cup.board(1), "PLAYING").path("drawOffer").asText());
            String again = backAndReported(cup, 1, Side.WHITE);
            decides(cup, 1, again, "RESTART", Map.of());
            assertTrue(cup.ca().sees(cup.board(1), "the new game", view -> view.path("attempt").asInt() == 2).path("drawOffer").isNull());
        }
    }

    @Test
    void i13HowLongAPlayerWasWithoutALinkIsInTheReport() { // OCR 18.9, 11.5
        try (Cup cup = cup("i13")) {
            cup.start(1);
            String id = backAndReported(cup, 1, Side.WHITE);
            long once = report(cup, id).path("exposureMs").asLong();
            cup.white(1).client().drop();
            aCase(cup.ca(), cup.board(1), Side.WHITE, "OPEN");
            cup.white(1).client().restore();
            aCase(cup.ca(), cup.board(1), Side.WHITE, "RESTORED");
            JsonNode report = report(cup, id);
            assertTrue(once >= 5_000 && report.path("exposureMs").asLong() >= once + 5_000, report::toString);
        }
    }

    @Test
    void i14TheOldGameIsKeptAndOnlyTheNewOneIsExported() { // OCR 18.9 c
        try (Cup cup = cup("i14")) {
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5", "g1f3");
            decides(cup, 1, backAndReported(cup, 1, Side.BLACK), "RESTART", Map.of());
            cup.start(1);
            cup.plays(1, "d2d4", "d7d5");
            cup.resign(1);
            List<GameEvent> record = hall.record(cup.board(1));
            assertEquals(5, record.stream().filter(GameEvent::hasMovePlayed).count(), "every attempt stays readable");
            String pgn = hall.get(hall.url() + "/api/pgn?round=1", cup.ca().who().token()).body();
            String game = pgn.substring(pgn.indexOf("[Board \"1\"]")).split("\\[Event ")[0];
            assertTrue(game.contains("1. d4") && !game.contains("e4"), game);
        }
    }

    @Test
    void i15ANewGameMayOnlyBeShorter() { // OCR 18.9 d, DEC-17
        try (Cup cup = cup("i15")) {
            cup.start(1);
            String id = backAndReported(cup, 1, Side.WHITE);
            Map<String, Object> longer = Map.of("board", cup.board(1), "caseId", id, "option", "RESTART_SHORTER", "control", "115+5", "reason", "time is short");
            cup.ca().sees("the report at the desk of decisions", () -> refusal(cup, longer).equals("NOT_SHORTER"));
            decides(cup, 1, id, "RESTART_SHORTER", Map.of("control", "25+10"));
            JsonNode fresh = cup.ca().sees(cup.board(1), "the new game", view -> view.path("attempt").asInt() == 2);
            assertEquals(1_510_000, fresh.path("clocks").path("whiteMs").asLong(), fresh::toString);
        }
    }

    private static String refusal(Cup cup, Map<String, ?> decision) {
        try {
            cup.ca().client().command("decideDisconnection", decision).join();
            return "";
        } catch (CompletionException e) {
            return e.getCause() instanceof RefusedException refused ? refused.code() : e.toString();
        }
    }

    @Test
    void i16ReversedColoursAreANewGameUntilTenMovesAndPlayedOnAfter() { // OCR 19.2
        try (Cup cup = cup("i16")) {
            cup.start(1);
            for (int ply = 0; ply < 14; ply++) cup.plays(1, TEN_MOVES[ply]);
            cup.lca("oslo-i16").does("reverseColours", Map.of("board", cup.board(1), "reason", "seen at move 7"));
            assertEquals(2, cup.ca().seesStatus(cup.board(1), "CREATED").path("attempt").asInt());
            cup.start(4);
            cup.plays(4, TEN_MOVES);
            cup.lca("oslo-i16").does("reverseColours", Map.of("board", cup.board(4), "reason", "seen at move 10"));
            JsonNode kept = cup.ca().sees(cup.board(4), "the colours kept", view -> view.path("coloursKept").isNumber() || view.path("coloursKept").asBoolean());
            assertEquals(1, kept.path("attempt").asInt());
            assertFalse(kept.path("status").asText().equals("CREATED"), kept::toString);
        }
    }
}
