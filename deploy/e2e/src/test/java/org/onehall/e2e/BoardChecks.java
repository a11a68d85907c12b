package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

/** Checks that a start was held, that a game has ended, and that a ruling was applied. */
final class BoardChecks {
    private BoardChecks() {}

    /** No board was started, and this one was refused for this reason. */
    static void assertHeld(JsonNode order, String board, String code) {
        assertEquals(0, order.path("applied").asInt(), order::toString);
        assertEquals(board, order.path("refused").path(0).path("board").asText(), order::toString);
        assertEquals(code, order.path("refused").path(0).path("code").asText(), order::toString);
    }

    /** Waits for the end of the game. */
    static JsonNode assertEnded(Screen screen, String board, String result, String termination) {
        JsonNode view = screen.seesStatus(board, "ENDED");
        assertEquals(result, view.path("result").asText());
        assertEquals(termination, view.path("termination").asText());
        assertTrue(view.path("clocks").path("running").isNull(), "a clock runs on");
        return view;
    }

    /** Waits for a ruling that is applied. */
    static JsonNode applied(Cup cup, String board, String kind) {
        return cup.ca()
                .seesOne(
                        kind + " applied at " + board,
                        cup.ca().client()::rulings,
                        ruling -> ruling.path("board").asText().equals(board)
                                && ruling.path("kind").asText().equals(kind)
                                && ruling.path("state").asText().equals("APPLIED"));
    }
}
