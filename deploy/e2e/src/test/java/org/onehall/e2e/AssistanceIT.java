package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.PauseCause;

/** Calls, questions and appeals through the real services (OCR 17.6, 17.10, 17.11, 19.1; LAW 6.11). */
class AssistanceIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    /** One board of Oslo against Lyon, with other rules if they are given. */
    private static Cup cup(String id, String... rules) {
        String more = String.join(
                "", List.of(rules).stream().map(rule -> "  " + rule + "\n").toList());
        Cup cup = Cup.ofThreeVenues(
                hall,
                id,
                text -> text.startsWith("round,board")
                        ? "round,board,white,black\n1,1,o1,l1\n"
                        : text.replace("  disconnection.clockPolicy", more + "  disconnection.clockPolicy"));
        cup.ca().does("openRound", Map.of("round", 1));
        cup.ca().sees("the board", () -> cup.ca().client().boards().size() == 1);
        cup.start(1);
        return cup;
    }

    private static JsonNode call(Cup cup, Screen arbiter, String what, String field, String value) {
        return arbiter.seesOne(
                what,
                arbiter.client()::calls,
                one -> one.path("board").asText().equals(cup.board(1))
                        && one.path(field).asText().equals(value));
    }

    @ConcurrentTest
    void i21ACallWithAReasonStopsTheClocksAndIsClosedWithTimeGivenBack() { // OCR 19.1, LAW 6.11.2, 6.11.3
        try (Cup cup = cup("i21", "assistance.playerMayStopClock: true")) {
            Screen oslo = cup.lca("oslo-i21");
            cup.white(1).does("callArbiter", Map.of("text", "noise in the corridor"));
            JsonNode stopped = call(cup, oslo, "the stopped clocks", "paused", "true");
            Map<String, Object> about =
                    Map.of("board", cup.board(1), "callId", stopped.path("id").asText());
            cup.white(1).seesStatus(cup.board(1), "PAUSED");
            cup.black(1).seesNotice("An arbiter has been called. Both clocks are stopped");

            oslo.does("acknowledgeCall", about);
            cup.white(1).seesNotice("The Local Chief Arbiter is on the way to you");
            cup.ca().refused("ALREADY_ACKNOWLEDGED", "acknowledgeCall", about);
            oslo.does(
                    "answerCall",
                    Map.of(
                            "board",
                            cup.board(1),
                            "callId",
                            stopped.path("id").asText(),
                            "valid",
                            true,
                            "note",
                            "the corridor is quiet now"));
            cup.white(1).seesNotice("The arbiter has answered your call: the corridor is quiet now");
            cup.order(
                    oslo,
                    Map.of("kind", "RESUME", "board", cup.board(1), "reason", "noise (LAW 6.11.3)", "whiteMs", 60_000));
            cup.white(1).seesStatus(cup.board(1), "PLAYING");

            List<GameEvent> pauses = hall.record(cup.board(1)).stream()
                    .filter(GameEvent::hasGamePaused)
                    .toList();
            assertEquals(
                    List.of(PauseCause.PAUSE_CAUSE_CALL),
                    pauses.stream().map(one -> one.getGamePaused().getCause()).toList());
            assertTrue(
                    hall.record(cup.board(1)).stream()
                            .anyMatch(one -> one.getTimeAdjusted().getChange().getSeconds() == 60),
                    "time was given back");
            cup.resign(1);
        }
    }

    @ConcurrentTest
    void aCallNobodyTakesUpIsOverdueForTheVenueAndTheChiefArbiter() { // OCR 19.1
        try (Cup cup = cup("overdue", "assistance.escalateSeconds: 1")) {
            cup.white(1).does("callArbiter", Map.of("text", "anybody?"));
            for (Screen arbiter : List.of(cup.ca(), cup.lca("oslo-overdue")))
                call(cup, arbiter, "the overdue call", "overdue", "true");
            cup.ca().does("acknowledgeCall", Map.of("board", cup.board(1), "callId", cup.board(1) + "/call-1"));
            cup.resign(1);
        }
    }

    @ConcurrentTest
    void i22CallsWithoutReasonAreCountedAndTheirPenaltyIsOwed() { // OCR 17.6, 19.1, LAW 6.11.4
        try (Cup cup = cup("i22-owed", "assistance.invalidCall: SHALL_PENALISE")) {
            Screen oslo = cup.lca("oslo-i22-owed");
            for (int number = 1; number <= 4; number++) {
                String id = cup.board(1) + "/call-" + number;
                cup.white(1).does("callArbiter", Map.of("text", "he looks at me"));
                assertEquals(
                        number - 1,
                        call(cup, oslo, "the call", "id", id)
                                .path("invalidHere")
                                .asInt());
                oslo.does(
                        "answerCall",
                        Map.of("board", cup.board(1), "callId", id, "valid", false, "note", "no valid reason"));
                oslo.seesOne(
                        "the penalty owed",
                        oslo.client()::calls,
                        one -> one.path("id").asText().equals(id)
                                && one.path("owed").asBoolean());
                Map<String, Object> item =
                        number < 3 ? Map.of("kind", "WARNING") : Map.of("kind", "ADD_TIME_TO_OPPONENT", "seconds", 120);
                oslo.does(
                        "penalise",
                        Map.of(
                                "board",
                                cup.board(1),
                                "offender",
                                "WHITE",
                                "items",
                                List.of(item),
                                "reason",
                                "call without reason",
                                "call",
                                id));
                oslo.seesOne(
                        "the penalised call",
                        oslo.client()::calls,
                        one -> one.path("id").asText().equals(id)
                                && one.path("penalised").asBoolean());
            }
            cup.ca()
                    .sees(
                            "two penalties of time",
                            () -> hall.record(cup.board(1)).stream()
                                            .filter(GameEvent::hasTimeAdjusted)
                                            .count()
                                    == 2);
            cup.resign(1);
        }
    }

    @ConcurrentTest
    void i31DrawOffersStandBesideTheirMovesAndTheLadderFollows() { // OCR 16.12, 17.6, 18.4
        try (Cup cup = cup("i31")) {
            String[][] moves = {{"e2e4", "e7e5"}, {"g1f3", "b8c6"}, {"f1b5", "a7a6"}, {"b5a4", "g8f6"}};
            for (int move = 0; move < moves.length; move++) {
                cup.white(1).seesPly(cup.board(1), 2 * move);
                cup.white(1).does("play", Map.of("uci", moves[move][0], "offerDraw", move > 0));
                cup.black(1).seesPly(cup.board(1), 2 * move + 1);
                cup.black(1).does("play", Map.of("uci", moves[move][1]));
            }
            JsonNode view = cup.ca().seesPly(cup.board(1), 8);
            List<Integer> offers = StreamSupport.stream(view.path("moves").spliterator(), false)
                    .filter(one -> one.path("offer").asBoolean())
                    .map(one -> one.path("ply").asInt())
                    .toList();
            assertEquals(List.of(3, 5, 7), offers);
            for (Map<String, Object> item : List.of(
                    Map.<String, Object>of("kind", "WARNING"),
                    Map.<String, Object>of("kind", "ADD_TIME_TO_OPPONENT", "seconds", 120)))
                cup.lca("oslo-i31")
                        .does(
                                "penalise",
                                Map.of(
                                        "board",
                                        cup.board(1),
                                        "offender",
                                        "WHITE",
                                        "items",
                                        List.of(item),
                                        "reason",
                                        "repeated draw offers (17.6)"));
            cup.ca()
                    .seesOne(
                            "the second step",
                            cup.ca().client()::rulings,
                            one -> one.path("kind").asText().equals("ADD_TIME_TO_OPPONENT")
                                    && one.path("board").asText().equals(cup.board(1))
                                    && one.path("state").asText().equals("APPLIED"));
            cup.resign(1);
        }
    }

    @ConcurrentTest
    void aRuleIsExplainedByAnArticleWhenThePlayersClockStands() { // OCR 17.10, LAW 11.9
        try (Cup cup = cup("question")) {
            cup.white(1).does("askQuestion", Map.of("text", "Is it a draw after three repetitions?"));
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the question",
                            view -> view.at("/help/questions/0/text").asText().startsWith("Is it a draw"));
            Map<String, Object> answer = Map.of(
                    "board",
                    cup.board(1),
                    "question",
                    cup.board(1) + "/question-1",
                    "article",
                    "OCR 5.4.1",
                    "note",
                    "yes, by itself");
            cup.lca("lyon-question").refused("FORBIDDEN_ROLE", "answerQuestion", answer);
            cup.lca("oslo-question").does("answerQuestion", answer);
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the answer",
                            view -> view.at("/help/questions/0/answer/article")
                                    .asText()
                                    .equals("OCR 5.4.1"));
            cup.white(1).seesNotice("The arbiter has answered your question (OCR 5.4.1): yes, by itself");
            cup.white(1)
                    .sees(
                            cup.board(1),
                            "the answer",
                            view -> view.at("/help/questions/0/answer/article")
                                    .asText()
                                    .equals("OCR 5.4.1"));
            assertEquals(0, cup.black(1).board().at("/help/questions").size(), "it is none of the opponent's business");
            cup.resign(1);
        }
    }

    @ConcurrentTest
    void anAppealIsSeenByBothPaidForAndDecidedWithANewScore() { // OCR 17.11, FSSI gen-8, DEC-20
        try (Cup cup = cup("appeal", "appeals.fee: 200")) {
            cup.white(1).refused("NO_RESULT_YET", "fileAppeal", Map.of("text", "too early"));
            cup.resign(1);
            String appeal = cup.board(1) + "/appeal-1";
            cup.white(1).doesOnceKnown(Set.of("NO_RESULT_YET"), "fileAppeal", Map.of("text", "I was moved by a noise"));
            cup.black(1).seesNotice("Your opponent has appealed");
            cup.black(1).does("takeCopy", Map.of("board", cup.board(1), "appeal", appeal));
            cup.white(1)
                    .sees(
                            cup.board(1),
                            "the receipt",
                            view -> view.at("/help/appeals/0/copyAt").isNumber());
            String before = cup.ca().board(cup.board(1)).path("result").asText();
            Map<String, Object> decision = Map.of(
                    "board",
                    cup.board(1),
                    "appeal",
                    appeal,
                    "outcome",
                    "CHANGED",
                    "white",
                    "0.5",
                    "black",
                    "0.5",
                    "reason",
                    "heard both");
            cup.ca().refused("FEE_UNPAID", "decideAppeal", decision);
            cup.ca().does("recordFee", Map.of("board", cup.board(1), "appeal", appeal, "reference", "CRO 1"));
            cup.black(1).refused("OWN_WIN", "fileAppeal", Map.of("text", "I won"));
            cup.ca()
                    .refused(
                            "RULED_MEANWHILE",
                            "decideAppeal",
                            Map.of(
                                    "board",
                                    cup.board(1),
                                    "appeal",
                                    appeal,
                                    "outcome",
                                    "DISMISSED",
                                    "reason",
                                    "heard both",
                                    "seen",
                                    7));
            cup.ca().does("decideAppeal", decision);
            JsonNode changed = cup.ca()
                    .sees(
                            cup.board(1),
                            "the new score",
                            view -> view.path("score").asText().equals("0.5-0.5"));
            assertEquals(before, changed.path("result").asText(), "the record of the game stays");
            cup.ca()
                    .sees(
                            cup.board(1),
                            "that nobody approves the score of the body",
                            view -> view.path("resultStatus").asText().equals("OFFICIAL"));
            for (Screen player : List.of(cup.white(1), cup.black(1)))
                player.seesNotice("The appeal is accepted, and the score is now 0.5-0.5 (OCR 17.11): heard both");
            cup.ca().refused("APPEAL_DECIDED", "decideAppeal", decision);
        }
    }
}
