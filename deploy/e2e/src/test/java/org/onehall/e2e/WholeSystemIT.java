package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.onehall.e2e.BoardChecks.applied;
import static org.onehall.e2e.BoardChecks.assertEnded;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.InvalidProtocolBufferException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Side;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;
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
        assertEquals("OCR 18.4.1", applied(cup, board, "WARNING").path("rule").asText());
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
                applied(cup, board, "ADD_TIME_TO_OPPONENT").path("rule").asText());
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
                applied(cup, board, "REDUCE_TIME_OF_OFFENDER").path("rule").asText());
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
