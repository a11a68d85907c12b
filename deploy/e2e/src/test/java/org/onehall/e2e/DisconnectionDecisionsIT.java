package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Cup.aCase;
import static org.onehall.e2e.Incidents.closed;
import static org.onehall.e2e.Incidents.cup;
import static org.onehall.e2e.Incidents.decides;
import static org.onehall.e2e.Incidents.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.GameEvent;

/** How disconnections are decided, by the Chief Arbiter or the deputy, and what a new game takes over (OCR 18.9). */
class DisconnectionDecisionsIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
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
}
