package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.chess.Side;

/** Rounds of Chess960 through the real services (960 II). */
class Chess960IT {
    private static final RunningHall hall = RunningHall.shared();

    /** Two boards of a variant. */
    private static Cup cup(String id, String start) {
        return Cup.ofThreeVenues(
                hall,
                id,
                text -> text.startsWith("round,board")
                        ? "round,board,white,black\n1,1,o1,l1\n1,2,l2,b1\n"
                        : text.replace("{csv: pairings.csv}", "{csv: pairings.csv, " + start + "}"));
    }

    private static JsonNode start(Cup cup) {
        return cup.ca().client().hello().orElseThrow().at("/competition/rounds/0/chess960");
    }

    private static void opens(Cup cup) {
        cup.ca().does("openRound", Map.of("round", 1));
        cup.ca().sees("both boards", () -> cup.ca().client().boards().size() == 2);
    }

    @ConcurrentTest
    void aGameFromAGivenPositionIsPlayedWithCastlingAndBegunAgainFromIt() { // 960 II.1, 960 II.2, 960 II.3.1, 960
        // II.3.2, OCR 18.9 c
        try (Cup cup = cup("c960", "variant: {1: CHESS960}, position: {1: 584}")) {
            opens(cup);
            String fen = Position.chess960(584).fen();
            for (int board = 1; board <= 2; board++)
                assertEquals(fen, cup.ca().board(cup.board(board)).path("fen").asText());
            cup.start(1);
            cup.plays(1, "e2e4");
            String id = cup.backAndReported(1, Side.BLACK);
            cup.decides(Map.of(
                    "board", cup.board(1), "caseId", id, "option", "RESTART", "reason", "as in the regulations"));
            assertEquals(
                    fen,
                    cup.ca()
                            .sees(
                                    cup.board(1),
                                    "the new game",
                                    view -> view.path("attempt").asInt() == 2)
                            .path("fen")
                            .asText());

            cup.start(1);
            cup.plays(1, "f1g1");
            assertTrue(cup.black(1)
                    .sees(
                            cup.board(1),
                            "White's castling",
                            view -> view.path("ply").asInt() == 1)
                    .path("fen")
                    .asText()
                    .startsWith("qbrnbkrn/pppppppp/8/8/8/8/PPPPPPPP/QBRNBRKN b"));
            cup.plays(1, "e7e5", "e2e4", "f8g8");
            cup.white(1).refused("ILLEGAL_MOVE", "play", Map.of("uci", "g1f1"));
            cup.resign(1);
            PgnGame game =
                    PgnReader.readAll(hall.get(
                                            hall.url() + "/api/pgn?round=1",
                                            cup.ca().who().token())
                                    .body())
                            .stream()
                            .map(PgnGame::orThrow)
                            .filter(one -> one.tags().get("Board").equals("1"))
                            .findFirst()
                            .orElseThrow();
            assertEquals(
                    List.of("O-O", "e5", "e4", "O-O"),
                    game.moves().stream().map(PgnMove::san).toList());
            assertEquals(
                    List.of("Chess960", "1", fen, "0-1"),
                    Stream.of("Variant", "SetUp", "FEN", "Result")
                            .map(game.tags()::get)
                            .toList());
            cup.approve(cup.ca(), 1);
            for (int version : new int[] {16, 26}) {
                String trf = hall.get(
                                hall.url() + "/api/competition.trf?version=" + version,
                                cup.ca().who().token())
                        .body();
                assertTrue(trf.contains("001") && !trf.contains("960"), trf);
            }
        }
    }

    @ConcurrentTest
    void aPositionIsDrawnWhenTheRoundIsOpenedAndIsThatOfAllItsBoards() { // 960 II.1, 960 II.2
        try (Cup cup = cup("c960-drawn", "variant: {1: CHESS960}")) {
            assertTrue(start(cup).isMissingNode() || start(cup).isNull(), "nobody knows it before: " + start(cup));
            opens(cup);
            cup.ca().sees("the position", () -> start(cup).has("number"));
            Position drawn = Position.chess960(start(cup).path("number").asInt());
            assertTrue(drawn.fen().contains("/" + start(cup).path("array").asText() + " w"), () -> drawn.fen());
            for (int board = 1; board <= 2; board++)
                assertEquals(
                        drawn.fen(),
                        cup.ca().board(cup.board(board)).path("fen").asText());
        }
        try (Cup cup = cup("c960-none", "startsAt: {}")) {
            opens(cup);
            assertFalse(start(cup).has("number"));
            assertEquals(
                    Position.initial().fen(),
                    cup.ca().board(cup.board(1)).path("fen").asText());
        }
    }

    @ConcurrentTest
    void aGameFromAWrongInitialPositionIsPlayedAgainFromTheRightOne() { // LAW 7.2.1, DEC-26
        try (Cup cup = cup("c960-again", "variant: {1: CHESS960}, position: {1: 0}")) {
            opens(cup);
            cup.start(1);
            Map<String, Object> replay =
                    Map.of("board", cup.board(1), "position", 959, "reason", "the other pieces were set up");
            cup.lta(cup.venue(1, Side.WHITE)).refused("FORBIDDEN_ROLE", "replay", replay);
            cup.ca().refused("POSITION_RIGHT", "replay", Map.of("board", cup.board(1), "position", 0, "reason", "x"));
            cup.ca()
                    .refused(
                            "INITIAL_POSITION_UNKNOWN",
                            "replay",
                            Map.of("board", cup.board(1), "position", 960, "reason", "x"));
            cup.ca().does("replay", replay);
            JsonNode again = cup.ca()
                    .sees(
                            cup.board(1),
                            "a second game",
                            view -> view.path("attempt").asInt() == 2);
            assertEquals(Position.chess960(959).fen(), again.path("fen").asText());
            assertEquals("CREATED", again.path("status").asText());
        }
    }
}
