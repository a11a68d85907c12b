package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.assertOver;
import static org.onehall.e2e.Incidents.cup;
import static org.onehall.e2e.Incidents.make;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.game.v1.DrawClaims;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.Winnability;

/** Draws by repetition or dead position, at once, declared by the arbiter or claimed (OCR 5.4, 19.3, 19.4). */
class DrawsIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
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
                cup.seat(4, side).seesNotice("The result is now 1-0 (OCR 19.4): the pawn was a knight.");
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
}
