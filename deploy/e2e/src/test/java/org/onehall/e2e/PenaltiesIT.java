package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.assertOver;
import static org.onehall.e2e.Penalties.cup;
import static org.onehall.e2e.Penalties.desk;
import static org.onehall.e2e.Penalties.imposes;
import static org.onehall.e2e.Penalties.penalty;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.demo.RefusedException;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Penalties through the real services: each with its effect, completely or not at all (OCR 18.4). Each test has its own
 * venues.
 */
class PenaltiesIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    @ConcurrentTest
    void i10TheSecondCardOfALaterRoundIsCountedAndTheRedOneIsTheArbitersToShow() { // OCR 16.5, 18.4.1, 18.4.6
        try (Cup cup = cup("i10", "communication.required: true", "communication.cards: true")) {
            Screen oslo = cup.lca("oslo-i10");
            for (boolean there : new boolean[] {true, false})
                cup.lta("oslo-i10")
                        .does("recordCommunication", Map.of("board", cup.board(1), "side", "WHITE", "present", there));
            oslo.sees(
                    cup.board(1),
                    "who has left the meeting",
                    view -> view.at("/white/meeting/present").isBoolean()
                            && !view.at("/white/meeting/present").asBoolean());
            Map<String, Object> card =
                    new HashMap<>(penalty(cup, Side.WHITE, Map.of("kind", "GAME_LOST", "points", "1")));
            card.put("card", true);
            oslo.refused("NO_YELLOW_CARD", "penalise", card);
            card.put("items", List.of(Map.of("kind", "WARNING")));
            assertEquals(
                    "White, warning 1 (yellow card)",
                    imposes(cup, oslo, card).path("detail").asText());
            oslo.sees(cup.board(1), "the card", view -> view.at("/white/cards").asInt() == 1);
            assertEquals(
                    0,
                    cup.white(1)
                            .sees(cup.board(1), "the board", view -> true)
                            .at("/white/cards")
                            .asInt(),
                    "it is the arbiters' count");

            cup.start(1);
            cup.plays(1, "e2e4");
            cup.black(1).does("resign");
            cup.ca().seesStatus(cup.board(1), "ENDED");
            cup.ca().doesOnceKnown(Set.of("ROUND_NOT_FINISHED"), "openRound", Map.of("round", 2));
            String later = cup.id() + "/2/1";
            oslo.sees(
                    later,
                    "the card of the first round",
                    view -> view.at("/black/cards").asInt() == 1);
            card.putAll(Map.of(
                    "board", later, "offender", "BLACK", "items", List.of(Map.of("kind", "GAME_LOST", "points", "1"))));
            var nothing = assertThrows(
                    CompletionException.class, () -> oslo.doesOnceKnown(Set.of("UNKNOWN_BOARD"), "penalise", card));
            assertEquals(
                    "NOTHING_TO_LOSE",
                    nothing.getCause() instanceof RefusedException refused ? refused.code() : nothing.toString());
            card.put("items", List.of(Map.of("kind", "WARNING")));
            assertEquals(
                    "Black, warning 2 (yellow card)",
                    imposes(cup, oslo, card).path("detail").asText());
            assertEquals(
                    "CREATED",
                    oslo.sees(
                                    later,
                                    "the second card",
                                    view -> view.at("/black/cards").asInt() == 2)
                            .path("status")
                            .asText(),
                    "two cards end no game by themselves");
            card.putAll(Map.of(
                    "board",
                    cup.board(1),
                    "offender",
                    "WHITE",
                    "items",
                    List.of(Map.of("kind", "GAME_LOST", "points", "1"))));
            assertEquals(
                    "White loses, Black gets 1 (red card)",
                    imposes(cup, oslo, card).path("detail").asText());
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the score by the red card",
                            view -> view.path("score").asText().equals("0-1"));
        }
    }

    @ConcurrentTest
    void i22WhoCallsWithoutReasonAgainAndAgainIsWarnedAndThenPaysInTime() { // OCR 19.1, 17.6, 18.4.1, 18.4.2
        try (Cup cup = cup("i22")) {
            cup.start(1);
            for (int call = 1; call <= 4; call++) {
                String id = cup.board(1) + "/call-" + call;
                cup.white(1).does("callArbiter", Map.of("text", "he looks at me"));
                cup.ca()
                        .seesOne(
                                "the call",
                                cup.ca().client()::calls,
                                one -> one.path("id").asText().equals(id));
                cup.lca("oslo-i22")
                        .does(
                                "answerCall",
                                Map.of("board", cup.board(1), "callId", id, "valid", false, "note", "no valid reason"));
            }
            JsonNode warned = imposes(cup, cup.lca("oslo-i22"), penalty(cup, Side.WHITE, Map.of("kind", "WARNING")));
            assertEquals("White, warning 1", warned.path("detail").asText());
            imposes(
                    cup,
                    cup.lca("oslo-i22"),
                    penalty(
                            cup,
                            Side.WHITE,
                            Map.of("kind", "WARNING"),
                            Map.of("kind", "ADD_TIME_TO_OPPONENT", "seconds", 120)));
            GameEvent added = hall.record(cup.board(1)).stream()
                    .filter(GameEvent::hasTimeAdjusted)
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    List.of(120L, "OCR 18.4.2"),
                    List.of(
                            added.getTimeAdjusted().getChange().getSeconds(),
                            added.getTimeAdjusted().getArticle()));
            cup.ca()
                    .seesOne(
                            "the second warning",
                            cup.ca().client()::rulings,
                            one -> one.path("detail").asText().equals("White, warning 2; Black +2:00"));
            cup.resign(1);
        }
    }

    @ConcurrentTest
    void bothClocksChangeTogetherOrNeither() { // OCR 18.4.2, 18.4.3, DEC-21
        try (Cup cup = cup("clocks")) {
            cup.start(1);
            Map<String, Object> both = penalty(
                    cup,
                    Side.WHITE,
                    Map.of("kind", "ADD_TIME_TO_OPPONENT", "seconds", 60),
                    Map.of("kind", "REDUCE_TIME_OF_OFFENDER", "seconds", 60));
            cup.order(cup.ca(), Map.of("kind", "PAUSE", "board", cup.board(1), "reason", "to see"));
            cup.order(
                    cup.ca(),
                    Map.of("kind", "SET_TIMES", "board", cup.board(1), "reason", "to see", "whiteMs", 60_000));
            cup.lca("oslo-clocks").does("penalise", both);
            cup.ca()
                    .seesOne(
                            "the refused ruling",
                            cup.ca().client()::rulings,
                            one -> one.path("code").asText().equals("REDUCTION_TOO_LARGE"));
            assertEquals(
                    0,
                    hall.record(cup.board(1)).stream()
                            .filter(GameEvent::hasTimeAdjusted)
                            .count());
            cup.order(
                    cup.ca(),
                    Map.of("kind", "SET_TIMES", "board", cup.board(1), "reason", "to see", "whiteMs", 61_000));
            imposes(cup, cup.lca("oslo-clocks"), both);
            assertEquals(
                    1_000,
                    cup.ca()
                            .sees(
                                    cup.board(1),
                                    "a second left",
                                    view -> view.at("/clocks/whiteMs").asLong() == 1_000)
                            .at("/clocks/whiteMs")
                            .asLong());
            assertEquals(
                    2,
                    hall.record(cup.board(1)).stream()
                            .filter(GameEvent::hasTimeAdjusted)
                            .count());
        }
    }

    @ConcurrentTest
    void aScoreIsLoweredAndApprovedAgain() { // OCR 18.4.4, 18.4.5, 17.11, DEC-20
        try (Cup cup = cup("score")) {
            cup.start(1);
            cup.plays(1, "e2e4");
            cup.black(1).does("resign");
            assertOver(cup.ca().seesStatus(cup.board(1), "ENDED"), "1-0", "RESIGNATION", "OCR 5.2");
            cup.approve(cup.lca("lyon-score"), 1);
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the official result",
                            view -> view.path("resultStatus").asText().equals("OFFICIAL"));
            imposes(
                    cup,
                    cup.lca("oslo-score"),
                    penalty(cup, Side.WHITE, Map.of("kind", "LOWER_SCORE_OF_OFFENDER", "points", "0.5")));
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the score by ruling",
                            view -> view.path("score").asText().equals("0.5-0")
                                    && view.path("resultStatus").asText().equals("UNAPPROVED"));
            cup.ca()
                    .refused(
                            "SCORE_NOT_ALLOWED",
                            "penalise",
                            penalty(cup, Side.WHITE, Map.of("kind", "RAISE_SCORE_OF_OPPONENT", "points", "1")));
            imposes(
                    cup,
                    cup.ca(),
                    penalty(
                            cup,
                            Side.WHITE,
                            Map.of("kind", "RAISE_SCORE_OF_OPPONENT", "points", "1"),
                            Map.of("kind", "LOWER_SCORE_OF_OFFENDER", "points", "0")));
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the new score",
                            view -> view.path("score").asText().equals("0-1"));
            var meanwhile = cup.lca("lyon-score")
                    .refused("SCORE_CHANGED", "approveResult", Map.of("board", cup.board(1), "seen", "1-0"));
            assertTrue(meanwhile.getMessage().contains("0-1"), meanwhile::getMessage);
            cup.approve(cup.lca("lyon-score"), 1);
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the official score",
                            view -> view.path("resultStatus").asText().equals("OFFICIAL"));
        }
    }

    @ConcurrentTest
    void aRunningGameIsLostWithHalfAPointForTheOpponent() { // OCR 18.4.6, LAW 11.8
        try (Cup cup = cup("half")) {
            cup.start(1);
            imposes(cup, cup.lca("lyon-half"), penalty(cup, Side.BLACK, Map.of("kind", "GAME_LOST", "points", "0.5")));
            assertOver(cup.ca().seesStatus(cup.board(1), "ENDED"), "1-0", "RULING", "OCR 18.4.6");
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the score by ruling",
                            view -> view.path("score").asText().equals("0.5-0"));
        }
    }

    @KillsParts({"competition", "adjudication"})
    @Test
    void aServiceKilledBetweenARulingAndItsEffectAppliesItOnce() { // OCR 18.4.9
        try (Cup cup = cup("once")) {
            cup.start(1);
            hall.whileSilent("competition", () -> {
                cup.ca().does("penalise", penalty(cup, Side.WHITE, Map.of("kind", "EXPULSION")));
                cup.ca().seesStatus(cup.board(1), "ENDED");
                assertTrue(cup.ca().client().rulings().values().stream()
                        .allMatch(one -> one.path("state").asText().equals("MADE")));
            });
            hall.kill9("adjudication");
            cup.ca()
                    .seesOne(
                            "the applied expulsion",
                            cup.ca().client()::rulings,
                            one -> one.path("state").asText().equals("APPLIED"));
            assertEquals(
                    1,
                    desk(cup).stream()
                            .filter(CompetitionEvent::hasPlayerExcluded)
                            .count());
            assertEquals(
                    1,
                    hall.record(cup.board(1)).stream()
                            .filter(GameEvent::hasGameEnded)
                            .count());
            assertEquals(
                    List.of(2),
                    desk(cup).stream()
                            .filter(CompetitionEvent::hasPlayerExcluded)
                            .findFirst()
                            .orElseThrow()
                            .getPlayerExcluded()
                            .getRoundsList());
        }
    }
}
