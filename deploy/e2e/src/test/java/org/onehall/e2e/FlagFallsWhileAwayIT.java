package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Cup.aCase;
import static org.onehall.e2e.Incidents.TO_A_BARE_KING;
import static org.onehall.e2e.Incidents.assertOver;
import static org.onehall.e2e.Incidents.decides;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.GameEvent;

/**
 * The flag of a disconnected player falls while the clocks keep running: the Chief Arbiter decides (OCR 4.5, DEC-15).
 */
class FlagFallsWhileAwayIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    /** A competition whose clocks keep running while a player is away (OCR 4.3, DEC-15). */
    private static Cup playedOn(String id) {
        return Cup.ofThreeVenues(hall, id, text -> text.replace("clockPolicy: PAUSE", "clockPolicy: CONTINUE"))
                .opened();
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
}
