package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Cup.aCase;

import com.fasterxml.jackson.databind.JsonNode;
import io.grpc.Status;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Side;
import org.onehall.demo.HallClient;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.GetCompetitionRequest;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.Player;
import org.onehall.proto.game.v1.CreateRequest;
import org.onehall.proto.game.v1.DrawClaims;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.IllegalMovePolicy;
import org.onehall.proto.game.v1.IllegalMoves;
import org.onehall.proto.game.v1.Seat;
import org.onehall.proto.game.v1.Winnability;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.proto.types.v1.WriteContext;

/** Incidents that really happened, and their required outcome, through the real services. Each has its own venues. */
class IncidentsIT {
    private static final RunningHall hall = RunningHall.shared();
    /** Ten moves by each side. */
    private static final String[] TEN_MOVES =
            "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 d2d3 d7d6 c2c3 g7g6 b1d2 f8g7 d2f1 e8g8 f1g3 b7b5 a4c2 d6d5"
                    .split(" ");
    /** Moves after which Black, who made the last one, has only the king. */
    private static final String[] TO_A_BARE_KING =
            ("d2d4 e7e5 d4e5 d7d5 d1d5 d8d6 d5b7 f8e7 b7a7 f7f5 e5f6 e8d7 f6g7 d7e6 g7h8q d6d7 "
                            + "a7c7 a8a4 c7b8 d7b7 h8h7 e7h4 h7b7 h4g3 b7c8 e6e7 c8g8 a4f4 h2g3 e7d7 c1f4 d7c6")
                    .split(" ");

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    private static Cup cup(String id) {
        return Cup.ofThreeVenues(hall, id).opened();
    }

    /** A competition whose clocks keep running while a player is away (OCR 4.3, DEC-15). */
    private static Cup playedOn(String id) {
        return Cup.ofThreeVenues(hall, id, text -> text.replace("clockPolicy: PAUSE", "clockPolicy: CONTINUE"))
                .opened();
    }

    private static JsonNode settled(Screen screen, String board, Side side) {
        return aCase(
                        screen,
                        board,
                        side,
                        "its cause settled",
                        one -> one.path("cause").path("settled").asBoolean())
                .path("cause");
    }

    /** Decides a case, and waits until the decision is applied and the case closed. */
    private static void decides(Cup cup, int board, String caseId, String option, Map<String, ?> terms) {
        Map<String, Object> decision = new HashMap<>(Map.of(
                "board", cup.board(board), "caseId", caseId, "option", option, "reason", "as in the regulations"));
        decision.putAll(terms);
        decides(cup, cup.ca(), caseId, option, decision);
    }

    private static void decides(Cup cup, Screen by, String caseId, String option, Map<String, ?> decision) {
        cup.decides(by, decision);
        cup.ca()
                .seesOne(
                        option + " applied",
                        cup.ca().client()::rulings,
                        ruling -> ruling.path("caseId").asText().equals(caseId)
                                && ruling.path("state").asText().equals("APPLIED"));
        closed(cup, caseId);
    }

    private static JsonNode closed(Cup cup, String caseId) {
        return cup.ca()
                .seesOne(
                        "the closed case",
                        cup.ca().client()::cases,
                        one -> one.path("id").asText().equals(caseId)
                                && one.path("state").asText().equals("CLOSED"));
    }

    /**
     * Disconnects a seat permanently and lets its flag fall: the game waits for the Chief Arbiter (DEC-15). Returns the
     * reported case.
     */
    private static String flagFallsAway(Cup cup, int board, Side side) {
        String venue = cup.venue(board, side);
        cup.seat(board, side).client().drop();
        String id =
                aCase(cup.lta(venue), cup.board(board), side, "OPEN").path("id").asText();
        cup.lta(venue).does("confirmReport", Map.of("venue", venue, "caseId", id, "note", "the line is dead"));
        cup.ca()
                .sees(
                        "the case in the record of the board",
                        () -> hall.record(cup.board(board)).stream().anyMatch(GameEvent::hasDisconnectionNoted));
        cup.order(
                cup.ca(),
                Map.of(
                        "kind",
                        "SET_TIMES",
                        "board",
                        cup.board(board),
                        "reason",
                        "to see a flag fall",
                        side == Side.WHITE ? "whiteMs" : "blackMs",
                        2_000));
        JsonNode waiting = cup.ca().seesStatus(cup.board(board), "AWAITING_CA");
        assertTrue(waiting.path("result").isNull(), waiting::toString);
        assertTrue(hall.record(cup.board(board)).stream()
                .filter(GameEvent::hasFlagFell)
                .allMatch(event -> event.getFlagFell().getProvisional()));
        return id;
    }

    private static void assertOver(JsonNode view, String result, String termination, String rule) {
        assertEquals(
                List.of("ENDED", result, termination, rule),
                Stream.of("status", "result", "termination", "rule")
                        .map(field -> view.path(field).asText())
                        .toList());
    }

    private static JsonNode report(Cup cup, String caseId) {
        return RunningHall.tree(hall.get(
                                hall.url() + "/api/disconnections?case=" + caseId,
                                cup.ca().who().token())
                        .body())
                .get(0);
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
    void i3WhoIsNotBackBeforeTheFlagLosesByTheChiefArbiter() { // OCR 4.5, 17.11, 18.9, DEC-15
        try (Cup cup = playedOn("i3")) {
            cup.start(1);
            cup.plays(1, "e2e4");
            String id = flagFallsAway(cup, 1, Side.BLACK);
            cup.white(1).refused("AWAITING_CHIEF_ARBITER", "play", Map.of("uci", "d2d4"));
            decides(cup, 1, id, "CONFIRM_FLAG", Map.of());
            JsonNode over = cup.white(1).seesStatus(cup.board(1), "ENDED");
            assertOver(over, "1-0", "TIME", "OCR 4.5");
            assertEquals("UNAPPROVED", over.path("resultStatus").asText());
            cup.approve(cup.lca("oslo-i3"), 1);
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the official result",
                            view -> view.path("resultStatus").asText().equals("OFFICIAL"));
        }
    }

    @ConcurrentTest
    void i4TheFlagOfAPlayerWhoseOpponentCannotMateIsADraw() { // OCR 4.5, 19.4
        try (Cup cup = playedOn("i4")) {
            cup.start(1);
            cup.plays(1, TO_A_BARE_KING);
            decides(cup, 1, flagFallsAway(cup, 1, Side.WHITE), "CONFIRM_FLAG", Map.of());
            assertOver(cup.black(1).seesStatus(cup.board(1), "ENDED"), "1/2-1/2", "TIME_UNWINNABLE", "OCR 4.5");
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
    void i12ADrawOfferOutlivesAResumptionAndNotANewGame() { // OCR 5.3, 16.12, 18.9
        try (Cup cup = cup("i12")) {
            cup.start(1);
            cup.plays(1, "e2e4");
            cup.black(1).does("play", Map.of("uci", "e7e5", "offerDraw", true));
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the offer",
                            view -> view.path("drawOffer").asText().equals("BLACK"));
            String id = cup.backAndReported(1, Side.WHITE);
            assertEquals(
                    "BLACK",
                    aCase(cup.ca(), cup.board(1), Side.WHITE, "RESTORED")
                            .path("drawOffer")
                            .asText());
            decides(cup, 1, id, "RESUME", Map.of());
            assertEquals(
                    "BLACK",
                    cup.ca()
                            .seesStatus(cup.board(1), "PLAYING")
                            .path("drawOffer")
                            .asText());
            String again = cup.backAndReported(1, Side.WHITE);
            decides(cup, 1, again, "RESTART", Map.of());
            assertTrue(cup.ca()
                    .sees(
                            cup.board(1),
                            "the new game",
                            view -> view.path("attempt").asInt() == 2)
                    .path("drawOffer")
                    .isNull());
        }
    }

    @ConcurrentTest
    void whatDepartsFromLikeCasesSaysWhyAndANewGameNamesItsChecks() { // OCR 18.9, DEC-26
        try (Cup cup = cup("like")) {
            cup.start(1);
            decides(cup, 1, cup.backAndReported(1, Side.WHITE), "RESUME", Map.of());
            String again = cup.backAndReported(1, Side.BLACK);
            Map<String, Object> unexplained = Map.of("board", cup.board(1), "caseId", again, "option", "RESTART");
            cup.decisionRefused(cup.ca(), "PRECEDENT_REASON_MISSING", unexplained);
            cup.ca()
                    .refused(
                            "PRECEDENT_REASON_MISSING",
                            "decideDisconnection",
                            Map.of(
                                    "board",
                                    cup.board(1),
                                    "caseId",
                                    again,
                                    "option",
                                    "RESTART",
                                    "reason",
                                    "\u200B\u00A0\uFEFF"));
            decides(cup, 1, again, "RESTART", Map.of());
            JsonNode ruling = report(cup, again).path("ruling");
            assertEquals(
                    "[{\"option\":\"RESUME\",\"count\":1}]",
                    ruling.path("precedents").toString());
            assertEquals(
                    "[\"DEVICE\",\"FAIR_PLAY\"]", ruling.path("checksAgain").toString());
            cup.ca().seesStatus(cup.board(1), "CREATED");
        }
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

    @ConcurrentTest
    void i14TheOldGameIsKeptAndOnlyTheNewOneIsExported() { // OCR 18.9 c
        try (Cup cup = cup("i14")) {
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5", "g1f3");
            decides(cup, 1, cup.backAndReported(1, Side.BLACK), "RESTART", Map.of());
            cup.start(1);
            cup.plays(1, "d2d4", "d7d5");
            cup.resign(1);
            List<GameEvent> record = hall.record(cup.board(1));
            assertEquals(5, record.stream().filter(GameEvent::hasMovePlayed).count(), "every attempt stays readable");
            String pgn = hall.get(
                            hall.url() + "/api/pgn?round=1", cup.ca().who().token())
                    .body();
            String game = pgn.substring(pgn.indexOf("[Board \"1\"]")).split("\\[Event ")[0];
            assertTrue(game.contains("1. d4") && !game.contains("e4") && game.contains("[Attempt \"2\"]"), game);
            PgnGame old = PgnReader.readAll(hall.get(
                                    hall.url() + "/api/pgn?round=1&annulled=true",
                                    cup.ca().who().token())
                            .body())
                    .stream()
                    .map(PgnGame::orThrow)
                    .filter(one -> one.tags().get("Board").equals("1"))
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    List.of("yes", "1", "*", "3"),
                    List.of(
                            old.tags().get("Annulled"),
                            old.tags().get("Attempt"),
                            old.result(),
                            String.valueOf(old.moves().size())));
            String told = old.moves().getLast().comment();
            assertTrue(
                    told.contains("disconnection of Black: a new game with the same time control, OCR 18.9 c")
                            && told.contains("annulled, OCR 18.9"),
                    told);
        }
    }

    @ConcurrentTest
    void i15ANewGameMayOnlyBeShorter() { // OCR 18.9 d, DEC-17
        try (Cup cup = cup("i15")) {
            cup.start(1);
            String id = cup.backAndReported(1, Side.WHITE);
            Map<String, Object> longer = Map.of(
                    "board",
                    cup.board(1),
                    "caseId",
                    id,
                    "option",
                    "RESTART_SHORTER",
                    "control",
                    "115+5",
                    "reason",
                    "time is short");
            cup.decisionRefused(cup.ca(), "NOT_SHORTER", longer);
            decides(cup, 1, id, "RESTART_SHORTER", Map.of("control", "25+10"));
            JsonNode fresh = cup.ca()
                    .sees(
                            cup.board(1),
                            "the new game",
                            view -> view.path("attempt").asInt() == 2);
            assertEquals(1_510_000, fresh.path("clocks").path("whiteMs").asLong(), fresh::toString);
        }
    }

    @ConcurrentTest
    void theDeputyDecidesWhatTheChiefArbiterDoesNotAnswer() { // OCR 18.9
        try (Cup cup = Cup.ofThreeVenues(
                        hall,
                        "unanswered",
                        text -> text.replace(
                                "  disconnection.clockPolicy",
                                "  disconnection.deputySeconds: 2\n  disconnection.clockPolicy"))
                .opened()) {
            cup.start(1);
            String id = cup.backAndReported(1, Side.WHITE);
            aCase(
                    cup.deputy(),
                    cup.board(1),
                    Side.WHITE,
                    "left to the deputy",
                    one -> one.path("deputy").asText().equals("UNANSWERED"));
            Map<String, String> resume = Map.of("board", cup.board(1), "caseId", id, "option", "RESUME");
            decides(cup, cup.deputy(), id, "RESUME", resume);
            cup.ca().refused("ALREADY_DECIDED", "decideDisconnection", resume);
            cup.white(1).seesNotice("The Deputy Chief Arbiter decided: the game is resumed");
            JsonNode report = report(cup, id);
            assertEquals(
                    "DEPUTY_CHIEF_ARBITER", report.path("ruling").path("by").asText(), report::toString);
            assertTrue(report.path("course").findValuesAsText("what").contains("UNANSWERED"), report::toString);
            cup.ca().seesStatus(cup.board(1), "PLAYING");
        }
    }

    @ConcurrentTest
    void theDeputyDecidesWhatTheChiefArbiterHandsOver() { // OCR 18.9
        try (Cup cup = cup("handed")) {
            cup.start(1);
            String id = cup.backAndReported(1, Side.WHITE);
            Map<String, String> restart = Map.of("board", cup.board(1), "caseId", id, "option", "RESTART");
            cup.decisionRefused(cup.deputy(), "NOT_DELEGATED", restart);
            cup.ca().does("delegateDecision", Map.of("board", cup.board(1), "caseId", id));
            cup.ca().refused("ALREADY_DELEGATED", "delegateDecision", Map.of("board", cup.board(1), "caseId", id));
            aCase(
                    cup.deputy(),
                    cup.board(1),
                    Side.WHITE,
                    "handed over",
                    one -> one.path("deputy").asText().equals("HANDED_OVER"));
            decides(cup, cup.deputy(), id, "RESTART", restart);
            assertEquals(
                    2,
                    cup.ca().seesStatus(cup.board(1), "CREATED").path("attempt").asInt());
        }
    }

    @ConcurrentTest
    void aNewGameSettlesBothPlayersCasesAndNothingReachesItFromTheVoidOne() { // OCR 18.9 c, d
        try (Cup cup = cup("settled")) {
            cup.start(1);
            String white = cup.backAndReported(1, Side.WHITE);
            String black = cup.backAndReported(1, Side.BLACK);
            decides(cup, 1, white, "RESTART_SHORTER", Map.of("control", "25+10"));
            JsonNode settled = closed(cup, black);
            JsonNode ruling = report(cup, black).path("ruling");
            assertEquals(
                    List.of(white, "RESTART_SHORTER", "APPLIED"),
                    Stream.of("caseId", "kind", "state")
                            .map(field -> ruling.path(field).asText())
                            .toList());
            assertEquals(
                    List.of(ruling.path("id").asText(), "1"),
                    List.of(
                            settled.path("rulingId").asText(),
                            settled.path("attempt").asText()));
            cup.start(1);
            for (String option : List.of("RESTART", "RESUME", "LOSS", "DRAW", "NO_ACTION")) {
                String said = cup.ca()
                        .refused(
                                "GAME_VOIDED",
                                "decideDisconnection",
                                Map.of("board", cup.board(1), "caseId", black, "option", option, "reason", "late"))
                        .getMessage();
                assertTrue(
                        said.contains("Ruling 1 is a new game with 25+10, so game 1 of this board does not count"),
                        said);
            }
            cup.plays(1, "e2e4");
            JsonNode played = cup.ca().board(cup.board(1));
            assertEquals(
                    List.of("PLAYING", "2"),
                    List.of(
                            played.path("status").asText(),
                            played.path("attempt").asText()),
                    played::toString);
            assertEquals(1, cup.ca().client().rulings().size());
            String again = cup.backAndReported(1, Side.BLACK);
            decides(cup, 1, again, "RESUME", Map.of());
            assertEquals(2, closed(cup, again).path("attempt").asInt());
        }
    }

    @ConcurrentTest
    void anOrderToResumeLeavesOutABoardWhoseCaseIsOpenAndNamesIt() { // OCR 18.9, 19.6
        try (Cup cup = cup("around")) {
            cup.start(1, 3); // both with a player of Oslo
            cup.order(cup.ca(), Map.of("kind", "PAUSE", "board", cup.board(3), "reason", "lights"));
            String id = cup.backAndReported(1, Side.WHITE);
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the pause of the case",
                            view -> view.path("pauseCause").asText().equals("DISCONNECTION"));
            JsonNode resumed = cup.order(cup.ca(), Map.of("kind", "RESUME", "venue", "oslo-around", "reason", "go on"));
            assertEquals(
                    List.of(2, 1, 1),
                    List.of(
                            resumed.path("boards").asInt(),
                            resumed.path("applied").asInt(),
                            resumed.path("refused").size()),
                    resumed::toString);
            JsonNode round = cup.order(
                    cup.lca("oslo-around"),
                    Map.of("kind", "RESUME", "round", 1, "venue", "oslo-around", "reason", "go on"));
            for (JsonNode order : List.of(resumed, round)) {
                JsonNode held = order.path("refused").path(0);
                assertEquals(
                        List.of(cup.board(1), "CASE_OPEN"),
                        List.of(held.path("board").asText(), held.path("code").asText()),
                        order::toString);
                assertTrue(held.path("text").asText().contains("The Chief Arbiter must first decide"), held::toString);
            }
            assertEquals("PAUSED", cup.ca().board(cup.board(1)).path("status").asText());
            cup.ca().seesStatus(cup.board(3), "PLAYING");
            decides(cup, 1, id, "RESUME", Map.of());
            cup.ca().seesStatus(cup.board(1), "PLAYING");
        }
    }

    @ConcurrentTest
    void i16ReversedColoursAreANewGameUntilTenMovesAndPlayedOnAfter() { // OCR 19.2
        try (Cup cup = cup("i16")) {
            cup.start(1);
            for (int ply = 0; ply < 14; ply++) cup.plays(1, TEN_MOVES[ply]);
            cup.lca("oslo-i16").does("reverseColours", Map.of("board", cup.board(1), "reason", "seen at move 7"));
            assertEquals(
                    2,
                    cup.ca().seesStatus(cup.board(1), "CREATED").path("attempt").asInt());
            cup.start(4);
            cup.plays(4, TEN_MOVES);
            cup.lca("oslo-i16").does("reverseColours", Map.of("board", cup.board(4), "reason", "seen at move 10"));
            JsonNode kept = cup.ca()
                    .sees(
                            cup.board(4),
                            "the colours kept",
                            view -> view.path("coloursKept").asInt() == 20);
            assertEquals(1, kept.path("attempt").asInt());
            assertFalse(kept.path("status").asText().equals("CREATED"), kept::toString);
        }
    }

    @ConcurrentTest
    void i17AWrongSettingIsSeenBeforeTheStartAndCorrectedByTheMovesMade() { // OCR 19.5, DEC-19
        try (Cup cup = Cup.ofThreeVenues(hall, "i17")) {
            setWrongly(cup);
            cup.opened();
            JsonNode alarm = cup.ca()
                    .seesOne(
                            "the alarm",
                            cup.ca().client()::alarms,
                            one -> one.path("board").asText().equals(cup.board(1)));
            assertEquals(
                    List.of("SETTING_DIFFERS", "90+30", "60+30"),
                    Stream.of("kind", "expected", "found")
                            .map(field -> alarm.path(field).asText())
                            .toList());
            assertEquals(1, cup.ca().client().alarms().size());
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5");
            cup.order(
                    cup.lca("oslo-i17"),
                    Map.of("kind", "PAUSE", "board", cup.board(1), "reason", "the clocks are set wrongly"));
            JsonNode wrong = cup.ca().seesStatus(cup.board(1), "PAUSED").path("clocks");
            Map<String, Object> setting = Map.of(
                    "kind",
                    "CORRECT_SETTING",
                    "board",
                    cup.board(1),
                    "reason",
                    "90+30 is announced",
                    "whiteControl",
                    "90+30",
                    "blackControl",
                    "90+30");
            JsonNode proposal =
                    cup.ca().does("propose", setting).path("proposals").path(0);
            JsonNode noted = cup.order(cup.ca(), setting).path("changed").path(0);
            JsonNode right = cup.ca()
                    .sees(
                            cup.board(1),
                            "the right setting",
                            view -> view.path("control").asText().equals("90+30"))
                    .path("clocks");
            for (String side : List.of("white", "black")) {
                long before = wrong.path(side + "Ms").asLong();
                assertEquals(before + 1_800_000, right.path(side + "Ms").asLong());
                assertEquals(
                        before + 1_800_000,
                        proposal.path("proposed" + (side.equals("white") ? "White" : "Black") + "Ms")
                                .asLong(),
                        proposal::toString);
                assertEquals(
                        List.of(before, before + 1_800_000),
                        List.of(
                                noted.path(side + "Before").asLong(),
                                noted.path(side + "After").asLong()),
                        noted::toString);
            }
            cup.order(cup.ca(), Map.of("kind", "RESUME", "board", cup.board(1), "reason", "the clocks are right"));
            cup.plays(1, "g1f3");
        }
    }

    /** Creates board 1 with an hour instead of the announced 90 minutes, before its round is opened. */
    private static void setWrongly(Cup cup) {
        make(cup, 1, request -> {
            for (var control : List.of(request.getWhiteControlBuilder(), request.getBlackControlBuilder()))
                control.getPeriodsBuilder(0).getBaseBuilder().setSeconds(3_600);
        });
    }

    /** Creates a board differently from the competition, before its round is opened. */
    private static void make(Cup cup, int board, Consumer<CreateRequest.Builder> otherwise) {
        try (Wire desk = Wire.to(hall, "competition", cup.ca().who().token());
                Wire game = Wire.to(hall, "game-state", hall.token("competition"))) {
            CompetitionLoaded loaded = desk.as(CompetitionServiceGrpc.newBlockingStub(desk.channel()))
                    .getCompetition(GetCompetitionRequest.newBuilder()
                            .setCompetitionId(cup.id())
                            .build())
                    .getEvents(0)
                    .getCompetitionLoaded();
            TimeControl control = loaded.getRegulations().getControl();
            Pairing pairing = loaded.getRounds(0).getPairingsList().stream()
                    .filter(one -> one.getBoard() == board)
                    .findFirst()
                    .orElseThrow();
            CreateRequest.Builder request = CreateRequest.newBuilder()
                    .setWrite(WriteContext.newBuilder().setRequestId("made-" + cup.board(board)))
                    .setBoardId(cup.board(board))
                    .setWhite(seat(loaded, pairing.getWhiteId()))
                    .setBlack(seat(loaded, pairing.getBlackId()))
                    .setWhiteControl(control)
                    .setBlackControl(control)
                    .setRules(loaded.getRegulations().getRules());
            otherwise.accept(request);
            game.as(GameServiceGrpc.newBlockingStub(game.channel())).create(request.build());
        }
    }

    private static Seat seat(CompetitionLoaded loaded, String id) {
        Player player = loaded.getPlayersList().stream()
                .filter(one -> one.getPlayerId().equals(id))
                .findFirst()
                .orElseThrow();
        return Seat.newBuilder()
                .setPlayerId(id)
                .setPlayerName(player.getName())
                .setVenue(player.getVenueId())
                .setRating(player.getRating())
                .build();
    }

    @ConcurrentTest
    void i18TheThirdTimeIsADrawAtOnceAndAPossibleEnPassantMakesAnotherPosition() { // OCR 5.4.1
        try (Cup cup = cup("i18")) {
            cup.start(1);
            cup.plays(1, "e2e4 a7a6 e4e5 d7d5 g1f3 b8c6 f3g1 c6b8 g1f3 b8c6 f3g1 c6b8".split(" "));
            assertEquals(
                    "PLAYING",
                    cup.ca().board(cup.board(1)).path("status").asText(),
                    "the first time the pawn could be taken in passing");
            cup.plays(1, "g1f3");
            assertOver(cup.black(1).seesStatus(cup.board(1), "ENDED"), "1/2-1/2", "REPETITION", "OCR 5.4.1");
            cup.start(4);
            cup.plays(4, "e2e4 b8c6 g1f3 c6b8 f3g1 b8c6 g1f3 c6b8".split(" "));
            assertEquals("PLAYING", cup.ca().board(cup.board(4)).path("status").asText());
            cup.plays(4, "f3g1");
            assertOver(cup.black(4).seesStatus(cup.board(4), "ENDED"), "1/2-1/2", "REPETITION", "OCR 5.4.1");
        }
    }

    /** What the software tells an arbiter about a board once the log contains this number of half-moves. */
    private static JsonNode judgement(Cup cup, Screen arbiter, int board, int ply) {
        arbiter.sees("what is found after half-move " + ply, () -> {
            HttpResponse<String> answer = judged(cup, arbiter, board);
            return answer.statusCode() == 200
                    && RunningHall.tree(answer.body()).path("ply").asInt() == ply;
        });
        HttpResponse<String> answer = judged(cup, arbiter, board);
        assertEquals(200, answer.statusCode(), answer::body);
        return RunningHall.tree(answer.body());
    }

    private static HttpResponse<String> judged(Cup cup, Screen arbiter, int board) {
        return hall.get(
                hall.url() + "/api/judgement?board=" + cup.board(board),
                arbiter.who().token());
    }

    private static void assertResults(Cup cup, int board, String... told) {
        cup.ca().sees("the results of board " + board, () -> results(cup, board).size() == told.length);
        assertEquals(List.of(told), results(cup, board));
    }

    /** The results of a board reported to the competition, in order. */
    private static List<String> results(Cup cup, int board) {
        return hall.events("competition", CompetitionEvent.parser(), cup.id()::equals).stream()
                .flatMap(event -> switch (event.getPayloadCase()) {
                    case RESULT_NOTED ->
                        event.getResultNoted().getBoard() == board
                                ? Stream.of(event.getResultNoted().getResult().name())
                                : Stream.<String>empty();
                    case RESULT_WITHDRAWN ->
                        event.getResultWithdrawn().getBoard() == board
                                ? Stream.of("withdrawn, " + event.getHeader().getRule())
                                : Stream.<String>empty();
                    case RESULT_APPROVED ->
                        event.getResultApproved().getBoard() == board ? Stream.of("approved") : Stream.<String>empty();
                    default -> Stream.<String>empty();
                })
                .toList();
    }

    @ConcurrentTest
    void i19ADrawAlthoughAMateIsPossibleIsChangedOrTheGameGoesOn() { // OCR 4.5, 19.3, 19.4, 17.11
        try (Cup cup = Cup.ofThreeVenues(hall, "i19")) {
            make(cup, 1, request -> request.setInitialFen("8/8/8/8/8/7p/5K2/1B5k w - - 0 40"));
            for (int board : new int[] {4, 5})
                make(cup, board, request -> request.setInitialFen("7k/8/8/8/8/8/1Kp5/7B w - - 0 40"));
            cup.opened();
            cup.start(1);
            cup.plays(1, "b1c2", "h3h2");
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            assertEquals(
                    "PLAYING", lca.board(cup.board(1)).path("status").asText(), "a bishop can mate behind the pawn");
            JsonNode found = judgement(cup, lca, 1, 2);
            assertEquals(
                    List.of("WINNABLE", "41. Be4#"),
                    Stream.of("verdict", "line")
                            .map(field -> found.path("white").path(field).asText())
                            .toList());
            assertTrue(lca.refused(
                            "MATE_POSSIBLE",
                            "declareDraw",
                            Map.of(
                                    "board",
                                    cup.board(1),
                                    "situation",
                                    "DEAD_POSITION",
                                    "ply",
                                    2,
                                    "reason",
                                    "bishop against pawn",
                                    "attempt",
                                    1))
                    .getMessage()
                    .contains("41. Be4#"));
            lca.refused(
                    "GAME_NOT_ENDED",
                    "changeResult",
                    Map.of("board", cup.board(1), "outcome", "WHITE_WINS", "line", "Be4#", "attempt", 1));

            for (int board : new int[] {4, 5}) {
                cup.start(board);
                cup.plays(board, "b2c2");
                assertOver(cup.ca().seesStatus(cup.board(board), "ENDED"), "1/2-1/2", "DEAD_POSITION", "OCR 5.4.3");
            }
            assertEquals(
                    "UNWINNABLE",
                    judgement(cup, cup.ca(), 4, 1).path("white").path("verdict").asText());
            cup.approve(cup.ca(), 4);
            Map<String, Object> change = new HashMap<>(
                    Map.of("board", cup.board(4), "outcome", "WHITE_WINS", "line", "40... Kg7 41. Kd3", "attempt", 1));
            cup.ca().refused("LINE_WITHOUT_MATE", "changeResult", change);
            change.put("line", "Kh9#");
            cup.ca().refused("LINE_ILLEGAL", "changeResult", change);
            change.putAll(Map.of("line", "", "reason", "the pawn was a knight"));
            cup.lca(cup.venue(4, Side.WHITE)).does("changeResult", change);
            JsonNode won = cup.black(4)
                    .sees(
                            cup.board(4),
                            "the new result",
                            view -> view.path("result").asText().equals("1-0"));
            assertOver(won, "1-0", "RULING", "OCR 19.4");
            for (Side side : Side.values())
                cup.seat(4, side).seesNotice("changed the result. It is now 1-0 (OCR 19.4): the pawn was a knight.");
            assertResults(cup, 4, "RESULT_DRAW", "approved", "withdrawn, OCR 19.4", "RESULT_WHITE_WINS");
            JsonNode kept = cup.ca()
                    .sees(
                            cup.board(4),
                            "the unapproved result",
                            view -> view.path("resultStatus").asText().equals("UNAPPROVED"))
                    .path("corrections")
                    .path(0);
            assertEquals(
                    List.of("1/2-1/2", "DEAD_POSITION", "UNWINNABLE"),
                    Stream.of("was", "termination", "white")
                            .map(field -> kept.path(field).asText())
                            .toList());
            assertEquals(0, won.path("corrections").size(), "what the arbiters looked at is not the players'");
            cup.ca().refused("NOT_AUTOMATIC", "changeResult", change);

            JsonNode before = cup.ca().board(cup.board(5)).path("clocks");
            cup.ca()
                    .does(
                            "changeResult",
                            Map.of(
                                    "board",
                                    cup.board(5),
                                    "outcome",
                                    "GOES_ON",
                                    "reason",
                                    "a pawn is missing on the board",
                                    "attempt",
                                    1));
            JsonNode paused = cup.white(5).seesStatus(cup.board(5), "PAUSED");
            assertTrue(paused.path("result").isNull());
            assertEquals(
                    before.path("whiteMs").asLong() + 30_000,
                    paused.path("clocks").path("whiteMs").asLong(),
                    "the last move gets its increment");
            assertEquals(
                    before.path("blackMs").asLong(),
                    paused.path("clocks").path("blackMs").asLong());
            cup.white(5).seesNotice("is not over");
            assertResults(cup, 5, "RESULT_DRAW", "withdrawn, OCR 19.4");
            cup.order(
                    cup.lca(cup.venue(5, Side.WHITE)),
                    Map.of("kind", "RESUME", "board", cup.board(5), "reason", "go on"));
            cup.plays(5, "h8g7");
            cup.black(5).does("resign");
            assertResults(cup, 5, "RESULT_DRAW", "withdrawn, OCR 19.4", "RESULT_WHITE_WINS");
            String pgn = hall.get(
                            hall.url() + "/api/pgn?round=1", cup.ca().who().token())
                    .body()
                    .replaceAll("\\s+", " ");
            assertTrue(
                    pgn.matches(".*result 1/2-1/2 set aside, OCR 19.4 \\([^)]+\\); decided by an arbiter, OCR 19.4.*"),
                    pgn);
        }
    }

    @ConcurrentTest
    void i20ALockedPositionIsDrawnAtOnceOrDeclaredByTheArbiter() { // OCR 5.4.3, 19.3, DEC-09
        try (Cup cup = Cup.ofThreeVenues(hall, "i20")) {
            make(cup, 1, request -> request.setInitialFen("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/4n3/4K3 w - - 0 40"));
            make(cup, 4, request -> request.setInitialFen("8/p1p1p3/6p1/6P1/6PK/P5PP/2P1P3/k7 w - - 0 40"));
            make(
                    cup,
                    5,
                    request -> request.getRulesBuilder().setRepetitionAuto(5).setMoveCountAuto(75));
            cup.opened();
            cup.start(4);
            Screen lca = cup.lca(cup.venue(4, Side.WHITE));
            assertEquals(
                    "PLAYING",
                    lca.board(cup.board(4)).path("status").asText(),
                    "beyond what is looked at after every move");
            JsonNode found = judgement(cup, lca, 4, 0);
            for (String side : List.of("white", "black"))
                assertEquals("UNWINNABLE", found.path(side).path("verdict").asText(), found::toString);
            Map<String, Object> draw = new HashMap<>(Map.of(
                    "board",
                    cup.board(4),
                    "situation",
                    "REPETITION",
                    "ply",
                    0,
                    "reason",
                    "nobody gets through",
                    "attempt",
                    1));
            assertTrue(lca.refused("NOT_REPEATED", "declareDraw", draw)
                    .getMessage()
                    .contains("1 times, but 3 times are needed"));
            draw.put("ply", 1);
            lca.refused("NO_SUCH_PLY", "declareDraw", draw);
            draw.putAll(Map.of("situation", "DEAD_POSITION", "ply", 0));
            lca.does("declareDraw", draw);
            assertOver(cup.black(4).seesStatus(cup.board(4), "ENDED"), "1/2-1/2", "RULING", "OCR 19.3");
            for (Side side : Side.values())
                cup.seat(4, side).seesNotice("declared the game drawn (OCR 19.3): nobody gets through.");
            GameEvent declared = hall.record(cup.board(4)).stream()
                    .filter(GameEvent::hasDrawDeclared)
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    List.of(0, Winnability.WINNABILITY_UNWINNABLE, Winnability.WINNABILITY_UNWINNABLE),
                    List.of(
                            declared.getDrawDeclared().getPly(),
                            declared.getDrawDeclared().getWhite(),
                            declared.getDrawDeclared().getBlack()));
            assertResults(cup, 4, "RESULT_DRAW");
            lca.refused("ALREADY_DRAWN", "declareDraw", draw);

            cup.start(5);
            cup.plays(5, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8".split(" "));
            cup.ca()
                    .refused(
                            "ONLY_CLAIMED_REPETITION",
                            "declareDraw", // LAW 9.2, 9.6.1
                            Map.of(
                                    "board",
                                    cup.board(5),
                                    "situation",
                                    "REPETITION",
                                    "ply",
                                    8,
                                    "reason",
                                    "claimed by White",
                                    "attempt",
                                    1));
            cup.plays(5, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8".split(" "));
            assertEquals(
                    "1/2-1/2",
                    cup.white(5)
                            .seesStatus(cup.board(5), "ENDED")
                            .path("result")
                            .asText(),
                    "for the fifth time, without a claim");

            cup.start(1);
            cup.plays(1, "e1e2");
            assertOver(cup.ca().seesStatus(cup.board(1), "ENDED"), "1/2-1/2", "DEAD_POSITION", "OCR 5.4.3");
        }
    }

    @ConcurrentTest
    void whereDrawsAreClaimedAWrongClaimCostsTimeAndARightOneEndsTheGame() { // LAW 9.2, LAW 9.5.2, LAW 9.5.3
        try (Cup cup = Cup.ofThreeVenues(hall, "claims")) {
            make(
                    cup,
                    1,
                    request -> request.getRulesBuilder()
                            .setRepetitionAuto(5)
                            .setMoveCountAuto(75)
                            .setDrawClaims(DrawClaims.newBuilder().setWrongClaimSeconds(120)));
            cup.opened();
            cup.start(1);
            cup.plays(1, "g1f3", "g8f6", "f3g1");
            long before = cup.black(1)
                    .seesPly(cup.board(1), 3)
                    .path("clocks")
                    .path("whiteMs")
                    .asLong();
            cup.black(1).does("claimDraw", Map.of("situation", "REPETITION", "uci", "f6g8"));
            JsonNode played = cup.white(1).seesPly(cup.board(1), 4);
            assertEquals("BLACK", played.path("drawOffer").asText(), "the claim is an offer of a draw");
            assertEquals(before + 120_000, played.path("clocks").path("whiteMs").asLong());
            cup.white(1).seesNotice("draw claim was wrong");
            cup.plays(1, "g1f3", "g8f6", "f3g1");
            cup.white(1).refused("NOT_YOUR_MOVE", "claimDraw", Map.of("situation", "REPETITION"));
            cup.black(1).does("claimDraw", Map.of("situation", "REPETITION", "uci", "f6g8"));
            assertOver(cup.ca().seesStatus(cup.board(1), "ENDED"), "1/2-1/2", "REPETITION", "LAW 9.2");
            assertEquals(7, cup.ca().board(cup.board(1)).path("ply").asInt(), "the intended move is not played");
            cup.start(2);
            cup.white(2).refused("CLAIMS_NOT_USED", "claimDraw", Map.of("situation", "REPETITION"));
        }
    }

    @ConcurrentTest
    void illegalMovesAreRecordedByTheArbiterOfTheVenueAndTheSecondLoses() { // OCR 16.10, AMD 7.5.5, DEC-22
        try (Cup cup = Cup.ofThreeVenues(hall, "illegal")) {
            var policy = IllegalMoves.newBuilder()
                    .setPolicy(IllegalMovePolicy.ILLEGAL_MOVE_POLICY_LAWS_2018)
                    .setSeconds(120);
            make(cup, 1, request -> request.getRulesBuilder().setIllegalMoves(policy));
            make(cup, 4, request -> request.getRulesBuilder().setIllegalMoves(policy.setAccepted(true)));
            cup.opened();
            cup.start(1);
            cup.plays(1, "e2e4");
            Screen lca = cup.lca(cup.venue(1, Side.WHITE));
            Map<String, Object> recorded = new HashMap<>(Map.of(
                    "board",
                    cup.board(1),
                    "side",
                    "WHITE",
                    "kind",
                    "TWO_HANDS",
                    "ply",
                    1,
                    "reason",
                    "seen",
                    "attempt",
                    1,
                    "seen",
                    0));
            cup.lca(cup.venue(1, Side.BLACK)).refused("FORBIDDEN_ROLE", "recordIrregularity", recorded);
            lca.refused("NOT_HIS_MOVE", "recordIrregularity", with(recorded, "ply", 2));
            lca.does("recordIrregularity", recorded);
            for (Side side : Side.values()) cup.seat(1, side).seesNotice("moved with two hands");
            JsonNode first = lca.sees(
                            cup.board(1),
                            "the record",
                            view -> view.path("irregularities").size() == 1)
                    .path("irregularities")
                    .path(0);
            assertEquals(
                    List.of("TWO_HANDS", "TIME", "AMD 7.5.5"),
                    Stream.of("kind", "consequence", "article")
                            .map(field -> first.path(field).asText())
                            .toList());
            cup.ca().refused("RECORDED_MEANWHILE", "recordIrregularity", recorded);
            lca.refused("RECORDED_ALREADY", "recordIrregularity", with(recorded, "seen", 1));
            lca.does("recordIrregularity", with(with(recorded, "kind", "ILLEGAL_MOVE"), "seen", 1));
            assertOver(cup.black(1).seesStatus(cup.board(1), "ENDED"), "0-1", "RULING", "AMD 7.5.5");
            cup.ca()
                    .does(
                            "changeResult",
                            Map.of(
                                    "board",
                                    cup.board(1),
                                    "outcome",
                                    "GOES_ON",
                                    "reason",
                                    "It was the same one",
                                    "attempt",
                                    1));
            JsonNode back = cup.black(1).seesStatus(cup.board(1), "PAUSED");
            assertEquals(
                    1,
                    lca.sees(
                                    cup.board(1),
                                    "the record taken back",
                                    view -> view.path("status").asText().equals("PAUSED"))
                            .path("irregularities")
                            .size());
            assertTrue(
                    back.path("result").isMissingNode() || back.path("result").isNull(), "the game goes on");
            cup.ca()
                    .does(
                            "takeBackIrregularity",
                            Map.of("board", cup.board(1), "reason", "It was Black", "attempt", 1, "seen", 1));
            cup.white(1).seesNotice("taken back the last record");
            lca.sees(
                    cup.board(1),
                    "no record",
                    view -> view.path("irregularities").isEmpty());
            lca.refused(
                    "NO_RECORD",
                    "takeBackIrregularity",
                    Map.of("board", cup.board(1), "reason", "It was Black", "attempt", 1, "seen", 0));

            cup.start(4);
            cup.white(4).does("play", Map.of("uci", "e2e5"));
            cup.black(4).seesNotice("has made an illegal move");
            assertEquals(0, cup.black(4).board(cup.board(4)).path("ply").asInt(), "the position stays");
            cup.start(2);
            cup.white(2).refused("ILLEGAL_MOVE", "play", Map.of("uci", "e2e5"));
            cup.lca(cup.venue(2, Side.WHITE))
                    .refused("NO_POLICY", "recordIrregularity", with(recorded, "board", cup.board(2)));
        }
    }

    private static Map<String, Object> with(Map<String, Object> args, String key, Object value) {
        Map<String, Object> changed = new HashMap<>(args);
        changed.put(key, value);
        return changed;
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

    @ConcurrentTest
    void i27AnotherApplicationOnThePlayingDeviceIsAnIncidentThatArbitersConfirmAndPenalise() { // OCR 16.7, 18.4, 18.5
        try (Cup cup = cup("i27")) {
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5");
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            lca.does(
                    "openIncident",
                    Map.of(
                            "board",
                            cup.board(1),
                            "side",
                            "BLACK",
                            "kind",
                            "OTHER_APPLICATION",
                            "note",
                            "an engine beside the board, photo 4"));
            JsonNode incident = lca.sees(
                            cup.board(1),
                            "the incident",
                            view -> view.path("floor").path("incidents").size() == 1)
                    .path("floor")
                    .path("incidents")
                    .path(0);
            assertEquals(
                    List.of("OCR 16.7", "2", "an engine beside the board, photo 4"),
                    Stream.of("article", "ply", "note")
                            .map(field -> incident.path(field).asText())
                            .toList());
            Map<String, Object> named = Map.of(
                    "board", cup.board(1), "incident", incident.path("id").asText());
            cup.lta(cup.venue(1, Side.BLACK)).refused("FORBIDDEN_ROLE", "confirmIncident", named);
            lca.does("confirmIncident", named);
            lca.does(
                    "penalise",
                    Map.of(
                            "board",
                            cup.board(1),
                            "offender",
                            "BLACK",
                            "items",
                            List.of(Map.of("kind", "GAME_LOST", "points", "1")),
                            "reason",
                            "an engine (16.7)"));
            assertOver(cup.white(1).seesStatus(cup.board(1), "ENDED"), "1-0", "RULING", "OCR 18.4.6");
            String ruling = lca.seesOne(
                            "the ruling",
                            lca.client()::rulings,
                            one -> one.path("state").asText().equals("APPLIED"))
                    .path("id")
                    .asText();
            Map<String, Object> closing = new HashMap<>(named);
            closing.putAll(Map.of("outcome", "PENALISED", "ruling", ruling));
            lca.doesOnceKnown(Set.of("PENALTY_REQUIRED"), "closeIncident", closing);
            lca.sees(
                    cup.board(1),
                    "the closed incident",
                    view -> view.path("floor")
                            .path("incidents")
                            .path(0)
                            .path("rulingId")
                            .asText()
                            .equals(ruling));
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
    void i34TraditionalSetsNeedThirtySecondsForEveryMove() { // OCR 20, V-05
        Function<String, UnaryOperator<String>> with = control -> text -> text.replace(
                "timeControl: 90+30",
                "timeControl: " + control
                        + "\n  traditional.allowed: true\n  input.preMove: false\n  venue.minArbiters: 2");
        var refused =
                assertThrows(IllegalStateException.class, () -> Cup.ofThreeVenues(hall, "i34", with.apply("90+10")));
        assertTrue(
                refused.getMessage().contains("\"rule\":\"V-05\"")
                        && refused.getMessage().contains("30 seconds or more"),
                refused::getMessage);
        Cup.ofThreeVenues(hall, "i34", with.apply("90+30")).close();
    }

    @ConcurrentTest
    void scoresheetsAndDressAreTickedAndAMissingOneIsAnIncident() { // OCR 17.8, 20.7, FSSI ind-b
        try (Cup cup = Cup.ofThreeVenues(
                        hall,
                        "duty",
                        text -> text.replace(
                                "timeControl: 90+30",
                                "timeControl: 90+30\n  scoresheets.required: true\n  dressCode.text: jacket"))
                .opened()) {
            cup.start(1);
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            Map<String, Object> duty = new HashMap<>(
                    Map.of("board", cup.board(1), "side", "BLACK", "duty", "SCORESHEET_KEPT", "done", true));
            lca.does("tickDuty", duty);
            cup.lca(cup.venue(1, Side.WHITE)).refused("FORBIDDEN_ROLE", "tickDuty", duty);
            duty.put("done", false);
            lca.does("tickDuty", duty);
            lca.does("tickDuty", Map.of("board", cup.board(1), "side", "BLACK", "duty", "DRESS", "done", true));
            JsonNode floor = lca.sees(
                            cup.board(1),
                            "both ticks",
                            view -> view.path("floor").path("duties").size() == 2)
                    .path("floor");
            assertEquals(
                    "SCORESHEET", floor.path("incidents").path(0).path("kind").asText());
            assertEquals(
                    "OCR 20.7", floor.path("incidents").path(0).path("article").asText());
            assertTrue(floor.path("duties").path(1).path("done").asBoolean());
        }
        try (Cup cup = cup("noduty")) {
            cup.start(1);
            cup.lca(cup.venue(1, Side.BLACK))
                    .refused(
                            "DUTY_NOT_ASKED",
                            "tickDuty",
                            Map.of("board", cup.board(1), "side", "BLACK", "duty", "DRESS", "done", true));
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

    @ConcurrentTest
    void i26ASearchNeedsAnInspectorOfTheSameGenderInPrivate() { // OCR 17.3/d, 9.8
        try (Cup cup = cup("i26")) {
            cup.start(1);
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            Map<String, Object> search = new HashMap<>(Map.of(
                    "board",
                    cup.board(1),
                    "side",
                    "BLACK",
                    "what",
                    "CLOTHES",
                    "inspector",
                    "lca",
                    "inspectorGender",
                    "MALE",
                    "playerGender",
                    "FEMALE",
                    "privatePlace",
                    true,
                    "outcome",
                    "NOTHING_FOUND"));
            assertTrue(lca.refused("INSPECTOR_NOT_ELIGIBLE", "recordInspection", search)
                    .getMessage()
                    .contains("authorise"));
            search.putAll(Map.of("inspector", "Ada, authorised", "inspectorGender", "FEMALE", "privatePlace", false));
            lca.refused("PLACE_NOT_PRIVATE", "recordInspection", search);
            search.put("privatePlace", true);
            lca.does("recordInspection", search);
            lca.sees(
                    cup.board(1),
                    "the inspection",
                    view -> view.path("floor").path("inspections").size() == 1);
            cup.lca(cup.venue(1, Side.WHITE)).refused("FORBIDDEN_ROLE", "recordInspection", search);
            assertEquals(
                    0, cup.black(1).board().path("floor").path("inspections").size());
        }
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
    void i30WhoLeavesWithoutLeaveIsWarned() { // OCR 17.7, 17.9
        try (Cup cup = cup("i30")) {
            cup.start(1);
            cup.plays(1, "e2e4");
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            Map<String, Object> seat = Map.of("board", cup.board(1), "side", "BLACK");
            cup.black(1).does("askLeave", Map.of("target", "AREA"));
            lca.sees(
                    cup.board(1),
                    "what is asked",
                    view -> view.path("floor")
                            .path("leaves")
                            .path(0)
                            .path("state")
                            .asText()
                            .equals("ASKED"));
            lca.does("answerLeave", Map.of("board", cup.board(1), "side", "BLACK", "note", "your move"));
            assertEquals(
                    "your move",
                    cup.black(1)
                            .sees(
                                    cup.board(1),
                                    "the answer",
                                    view -> view.path("floor")
                                            .path("leaves")
                                            .path(0)
                                            .path("state")
                                            .asText()
                                            .equals("REFUSED"))
                            .path("floor")
                            .path("leaves")
                            .path(0)
                            .path("note")
                            .asText());
            lca.does("recordAbsence", Map.of("board", cup.board(1), "side", "BLACK", "left", "AREA"));
            JsonNode floor = lca.sees(
                            cup.board(1),
                            "the incident",
                            view -> view.path("floor").path("incidents").size() == 1)
                    .path("floor");
            JsonNode incident = floor.path("incidents").path(0);
            assertEquals(
                    List.of("UNAUTHORISED_ABSENCE", "OCR 17.7", "1", "BLACK"),
                    Stream.of("kind", "article", "ply", "toMove")
                            .map(field -> incident.path(field).asText())
                            .toList());
            lca.does("recordAbsence", seat);
            Map<String, Object> named = Map.of(
                    "board", cup.board(1), "incident", incident.path("id").asText());
            lca.does("confirmIncident", named);
            Map<String, Object> closing = new HashMap<>(named);
            closing.put("outcome", "SETTLED");
            lca.refused("PENALTY_REQUIRED", "closeIncident", closing);
            lca.does(
                    "penalise",
                    Map.of(
                            "board",
                            cup.board(1),
                            "offender",
                            "BLACK",
                            "kind",
                            "WARNING",
                            "reason",
                            "left without leave"));
            String ruling = lca.seesOne(
                            "the warning",
                            lca.client()::rulings,
                            one -> one.path("state").asText().equals("APPLIED"))
                    .path("id")
                    .asText();
            closing.putAll(Map.of("outcome", "PENALISED", "ruling", ruling));
            lca.doesOnceKnown(Set.of("PENALTY_REQUIRED"), "closeIncident", closing);
            lca.sees(
                    cup.board(1),
                    "the closed incident",
                    view -> view.path("floor")
                            .path("incidents")
                            .path(0)
                            .path("rulingId")
                            .asText()
                            .equals(ruling));
            assertEquals(0, cup.black(1).board().path("floor").path("incidents").size());
            cup.plays(1, "e7e5");
        }
    }

    @ConcurrentTest
    void i32ACaptainInThePlayingAreaIsAnIncidentOfTheVenueAndOfNoGame() { // OCR 16.2/b, 16.4/b, LAW 12.7
        try (Cup cup = cup("i32")) {
            cup.start(1);
            String venue = cup.venue(1, Side.WHITE);
            Screen lca = cup.lca(venue);
            Map<String, Object> captain = Map.of(
                    "venue",
                    venue,
                    "kind",
                    "INTRUSION",
                    "person",
                    "the captain",
                    "capacity",
                    "CAPTAIN",
                    "note",
                    "behind board 1");
            cup.lca(cup.venue(1, Side.BLACK)).refused("FORBIDDEN_ROLE", "openPersonIncident", captain);
            lca.does("openPersonIncident", captain);
            JsonNode incident = cup.premises(
                            cup.ca(),
                            venue,
                            "the incident",
                            view -> view.path("incidents").size() == 1)
                    .path("incidents")
                    .path(0);
            assertEquals(
                    List.of("CAPTAIN", "OCR 16.2/b", "LOCAL_CHIEF_ARBITER"),
                    Stream.of("capacity", "article", "by")
                            .map(field -> incident.path(field).asText())
                            .toList());

            lca.does(
                    "recordPermission",
                    Map.of("venue", venue, "person", "the doctor", "permission", "ENTRY", "granted", true));
            lca.refused(
                    "PERSON_PERMITTED",
                    "openPersonIncident",
                    Map.of("venue", venue, "kind", "INTRUSION", "person", "the doctor", "capacity", "STAFF"));
            Map<String, Object> end =
                    Map.of("venue", venue, "incident", incident.path("id").asText(), "outcome", "EXPELLED");
            cup.lta(venue).refused("FORBIDDEN_ROLE", "closePersonIncident", end);
            lca.does("closePersonIncident", end);
            cup.premises(
                    lca,
                    venue,
                    "the end",
                    view -> view.path("incidents")
                            .path(0)
                            .path("outcome")
                            .asText()
                            .equals("EXPELLED"));
            lca.refused(
                    "PERSON_EXPELLED",
                    "recordPermission",
                    Map.of("venue", venue, "person", "the captain", "permission", "ENTRY", "granted", true));

            assertEquals(
                    0, lca.board(cup.board(1)).path("floor").path("incidents").size());
            assertTrue(cup.white(1).client().premises().isEmpty());
            cup.plays(1, "e2e4", "e7e5");
        }
    }

    @ConcurrentTest
    void i35AnAssistantWhoTellsTheClockUnaskedIsAnIncidentOfHisAndThePlayerAnswersForIt() { // APP-III 1, APP-III
        // 1.3, APP-III 1.5,
        // APP-III 1.6, APP-III 2
        try (Cup cup = cup("i35")) {
            Screen ada = cup.assistant(1, Side.BLACK, "Ada Aide", "IT");
            cup.start(1);
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            cup.white(1).plays("e2e4");
            assertEquals(
                    List.of(0L, 0L),
                    Stream.of("whiteMs", "blackMs")
                            .map(ada.seesPly(cup.board(1), 1).path("clocks")::path)
                            .map(JsonNode::asLong)
                            .toList());
            cup.black(1).refused("FORBIDDEN_SEAT", "askClockTimes", Map.of());
            assertTrue(ada.does("askClockTimes").path("clocks").path("whiteMs").asLong() > 0);
            lca.sees(
                    cup.board(1),
                    "the times asked for",
                    view -> view.at("/black/assistant/asked/0/ply").asInt() == 1);
            GameEvent asked = hall.record(cup.board(1)).stream()
                    .filter(GameEvent::hasClockTimesAsked)
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    lca.board(cup.board(1)).at("/black/assistant/id").asText(),
                    asked.getHeader().getActor().getSubject());

            Map<String, Object> told = Map.of(
                    "board",
                    cup.board(1),
                    "side",
                    "BLACK",
                    "kind",
                    "ASSISTANT_TOLD_TIME",
                    "note",
                    "said that five minutes are left");
            lca.doesOnceKnown(Set.of("NO_ASSISTANT"), "openIncident", told);
            JsonNode incident = lca.sees(
                            cup.board(1),
                            "the incident",
                            view -> view.path("floor").path("incidents").size() == 1)
                    .path("floor")
                    .path("incidents")
                    .path(0);
            assertEquals(
                    List.of("ASSISTANT_TOLD_TIME", "APP-III 1.3", "1"),
                    Stream.of("kind", "article", "ply")
                            .map(field -> incident.path(field).asText())
                            .toList());
            cup.lca(cup.venue(1, Side.WHITE))
                    .refused(
                            "NO_ASSISTANT",
                            "openIncident",
                            Map.of(
                                    "board",
                                    cup.board(1),
                                    "side",
                                    "WHITE",
                                    "kind",
                                    "ASSISTANT_TALKED",
                                    "note",
                                    "nobody there"));
            Map<String, Object> closing = new HashMap<>(Map.of(
                    "board", cup.board(1), "incident", incident.path("id").asText()));
            lca.does("confirmIncident", closing);
            lca.does(
                    "penalise",
                    Map.of(
                            "board",
                            cup.board(1),
                            "offender",
                            "BLACK",
                            "kind",
                            "WARNING",
                            "reason",
                            "the assistant told the time"));
            String ruling = lca.seesOne(
                            "the warning",
                            lca.client()::rulings,
                            one -> one.path("state").asText().equals("APPLIED"))
                    .path("id")
                    .asText();
            closing.putAll(Map.of("outcome", "PENALISED", "ruling", ruling));
            lca.doesOnceKnown(Set.of("PENALTY_REQUIRED"), "closeIncident", closing);

            Map<String, Object> seat = Map.of(
                    "board",
                    cup.board(1),
                    "side",
                    "BLACK",
                    "assistant",
                    lca.board(cup.board(1)).at("/black/assistant/id").asText());
            Map<String, Object> dismissal = new HashMap<>(seat);
            dismissal.put("reason", "told the time again");
            String unused = lca.does("issueCode", Map.of("board", cup.board(1), "side", "BLACK", "assistant", true))
                    .path("code")
                    .asText();
            try (Wire before = Wire.to(hall, "competition", ada.who().token())) {
                assertNotEquals(Status.Code.UNAUTHENTICATED, before.code("competition", cup.board(1)));
            }
            lca.does("dismissAssistant", dismissal);
            ada.sees("the closed door", () -> ada.client().isGone());
            Wire.seesEnded(hall, ada.who().token(), cup.board(1));
            ada.sees(
                    "the closed REST",
                    () -> hall.get(hall.url() + "/api/standings", ada.who().token())
                                    .statusCode()
                            == 401);
            assertEquals(
                    409,
                    hall.post(hall.url() + "/api/enrol", "", "{\"code\":\"" + unused + "\"}")
                            .statusCode(),
                    "his unused code lets nobody in");
            cup.black(1)
                    .sees(
                            cup.board(1),
                            "the player's own moves",
                            view -> view.path("legal").size() > 0);
            cup.black(1).plays("e7e5");
            lca.refused("UNKNOWN_ASSISTANT", "admitAssistant", seat);
        }
    }

    @ConcurrentTest
    void i36AMoveThatWasNotAnnouncedIsTakenBackByTheChiefArbiterOrStands() { // APP-III 1.1, APP-III 1.4, APP-III 2,
        // AMD 7.5.1
        try (Cup cup = cup("i36")) {
            Screen ada = cup.assistant(1, Side.BLACK, "Ada Aide", "EN");
            cup.start(1);
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            cup.white(1).plays("e2e4");
            ada.seesPly(cup.board(1), 1);
            cup.black(1).refused("ASSISTANT_MOVES", "play", Map.of("uci", "d7d5"));
            ada.plays("e7e5");
            cup.ca().seesPly(cup.board(1), 2);
            cup.order(lca, Map.of("kind", "PAUSE", "board", cup.board(1), "reason", "the player announced d7d5"));
            lca.doesOnceKnown(
                    Set.of("NO_ASSISTANT"),
                    "openIncident",
                    Map.of(
                            "board",
                            cup.board(1),
                            "side",
                            "BLACK",
                            "kind",
                            "ASSISTANT_OTHER_MOVE",
                            "note",
                            "pawn from d7 to d5 was announced"));
            JsonNode incident = lca.sees(
                            cup.board(1),
                            "the incident",
                            view -> view.path("floor").path("incidents").size() == 1)
                    .path("floor")
                    .path("incidents")
                    .path(0);
            assertEquals(
                    List.of("APP-III 1.1", "2"),
                    Stream.of("article", "ply")
                            .map(field -> incident.path(field).asText())
                            .toList());
            cup.ca()
                    .does(
                            "restorePosition",
                            Map.of("board", cup.board(1), "ply", 1, "reason", "another move was announced"));
            cup.ca().seesPly(cup.board(1), 1);
            cup.order(
                    cup.ca(), Map.of("kind", "RESUME", "board", cup.board(1), "reason", "the announced move follows"));
            ada.seesStatus(cup.board(1), "PLAYING");
            ada.plays("d7d5");
            cup.white(1).seesPly(cup.board(1), 2);

            cup.white(1).does("play", Map.of("uci", "e4d5", "offerDraw", true));
            ada.sees(
                    cup.board(1),
                    "the offer",
                    view -> view.path("drawOffer").asText().equals("WHITE"));
            ada.plays("d8d5");
            Map<String, Object> settled = Map.of(
                    "board", cup.board(1), "incident", incident.path("id").asText());
            lca.does("confirmIncident", settled);
            lca.does(
                    "closeIncident",
                    Map.of(
                            "board",
                            cup.board(1),
                            "incident",
                            incident.path("id").asText(),
                            "outcome",
                            "SETTLED",
                            "note",
                            "the move on the board stands from now on"));
            assertEquals(
                    "d8d5", cup.ca().seesPly(cup.board(1), 4).path("lastMove").asText());
            ada.does("resign");
            assertOver(cup.white(1).seesStatus(cup.board(1), "ENDED"), "1-0", "RESIGNATION", "OCR 5.2");
            List<String> movers = hall.record(cup.board(1)).stream()
                    .filter(GameEvent::hasMovePlayed)
                    .map(event -> event.getHeader().getActor().getRole().name())
                    .toList();
            assertEquals(
                    List.of("ROLE_PLAYER", "ROLE_ASSISTANT", "ROLE_ASSISTANT", "ROLE_PLAYER", "ROLE_ASSISTANT"),
                    movers);
        }
    }

    @ConcurrentTest
    void i33ATraditionalBoardThatDiffersIsAnIncident() { // OCR 20.6
        try (Cup cup = cup("i33")) {
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5");
            Screen lca = cup.lca(cup.venue(1, Side.WHITE));
            lca.seesPly(cup.board(1), 2);
            lca.does(
                    "openIncident",
                    Map.of(
                            "board",
                            cup.board(1),
                            "side",
                            "WHITE",
                            "kind",
                            "TRADITIONAL_SET",
                            "note",
                            "pieces moved to analyse"));
            JsonNode incident = lca.sees(
                            cup.board(1),
                            "the incident",
                            view -> view.path("floor").path("incidents").size() == 1)
                    .path("floor")
                    .path("incidents")
                    .path(0);
            assertEquals(
                    List.of("OCR 20.6", "2", "WHITE"),
                    Stream.of("article", "ply", "toMove")
                            .map(field -> incident.path(field).asText())
                            .toList());
            Map<String, Object> named = Map.of(
                    "board", cup.board(1), "incident", incident.path("id").asText());
            Map<String, Object> closing = new HashMap<>(named);
            closing.put("outcome", "SETTLED");
            cup.ca().refused("INCIDENT_NOT_CONFIRMED", "closeIncident", closing);
            lca.does("closeIncident", closing); // what he records himself needs no confirmation
            assertTrue(lca.sees(
                            cup.board(1),
                            "the closed incident",
                            view -> view.path("floor")
                                    .path("incidents")
                                    .path(0)
                                    .path("outcome")
                                    .asText()
                                    .equals("SETTLED"))
                    .path("floor")
                    .path("incidents")
                    .path(0)
                    .path("confirmed")
                    .asBoolean());
        }
    }
}
