package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.demo.RefusedException;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.Result;

/**
 * Penalties through the real services: each with its effect, completely or not at all (OCR 18.4). Each test has its own
 * venues.
 */
class PenaltiesIT {
    private static final RunningHall hall = RunningHall.shared();
    /** Moves after which Black, who made the last one, has only the king. */
    private static final String[] TO_A_BARE_KING =
            ("d2d4 e7e5 d4e5 d7d5 d1d5 d8d6 d5b7 f8e7 b7a7 f7f5 e5f6 e8d7 f6g7 d7e6 g7h8q d6d7 "
                            + "a7c7 a8a4 c7b8 d7b7 h8h7 e7h4 h7b7 h4g3 b7c8 e6e7 c8g8 a4f4 h2g3 e7d7 c1f4 d7c6")
                    .split(" ");
    /**
     * Refusals while facts of the game and of the competition have not reached the service for rulings, or the last
     * ruling has not reached the screen of the next arbiter.
     */
    private static final Set<String> ON_ITS_WAY =
            Set.of("NO_SCORE", "NOTHING_TO_LOSE", "GAME_NOT_IN_PROGRESS", "RULING_PENDING", "RULED_MEANWHILE");
    /** The same for a withdrawal, and for rulings that have not reached the screen. */
    private static final Set<String> NOT_YET_BACK =
            Set.of("RULING_PENDING", "GAME_WENT_ON", "SCORE_RULED_SINCE", "RULED_MEANWHILE");

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    /**
     * One board in the first round, o1 of Oslo against l1 of Lyon; two boards in the second, with o1 at the first
     * again; a fine is announced.
     */
    private static Cup cup(String id, String... rules) {
        return paired(id, "1,1,o1,l1\n2,1,l2,o1\n2,2,o2,b1\n", rules);
    }

    private static Cup paired(String id, String boards, String... rules) {
        String more =
                String.join("", Stream.of(rules).map(rule -> "\n  " + rule).toList());
        Cup cup = Cup.ofThreeVenues(
                hall,
                id,
                text -> text.startsWith("round,board")
                        ? "round,board,white,black\n" + boards
                        : text.replace(
                                "  timeControl: 90+30",
                                "  timeControl: 90+30\n  fines.schedule: [{code: PHONE, amount: 50}]" + more));
        cup.ca().does("openRound", Map.of("round", 1));
        cup.ca().sees("the board", () -> cup.ca().client().boards().size() == 1);
        return cup;
    }

    private static Map<String, Object> penalty(Cup cup, Side offender, Map<?, ?>... items) {
        return Map.of(
                "board",
                cup.board(1),
                "offender",
                offender.name(),
                "items",
                List.of(items),
                "reason",
                "phone rang (17.3)");
    }

    /**
     * Imposes a penalty and waits until it is applied; repeats this while the end of the game has not yet reached the
     * service for rulings.
     */
    private static JsonNode imposes(Cup cup, Screen by, Map<String, ?> penalty) {
        Set<String> before = Set.copyOf(cup.ca().client().rulings().keySet());
        by.doesOnceKnown(ON_ITS_WAY, "penalise", penalty);
        return cup.ca()
                .seesOne(
                        "the applied ruling",
                        cup.ca().client()::rulings,
                        one -> !before.contains(one.path("id").asText())
                                && one.path("state").asText().equals("APPLIED"));
    }

    private static List<CompetitionEvent> desk(Cup cup) {
        return hall.events("competition", CompetitionEvent.parser(), cup.id()::equals);
    }

    private static void assertOver(JsonNode view, String result, String termination, String rule) {
        assertEquals(
                List.of("ENDED", result, termination, rule),
                Stream.of("status", "result", "termination", "rule")
                        .map(field -> view.path(field).asText())
                        .toList());
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
    void i25APhoneIsTheLossAndTheOpponentWinsEvenWithTheBareKing()
            throws IOException, InterruptedException { // OCR 17.3, 18.3, 18.4.6, 18.4.7, 18.4.8
        try (Cup cup = cup("i25")) {
            cup.start(1);
            cup.plays(1, TO_A_BARE_KING);
            Screen oslo = cup.lca("oslo-i25");
            oslo.refused("OPPONENT_SCORE_MISSING", "penalise", penalty(cup, Side.WHITE, Map.of("kind", "GAME_LOST")));
            oslo.refused(
                    "PENALTY_FORBIDDEN",
                    "penalise",
                    penalty(
                            cup,
                            Side.WHITE,
                            Map.of("kind", "GAME_LOST", "points", "1"),
                            Map.of("kind", "FINE", "fine", "PHONE")));
            assertEquals(
                    "PLAYING",
                    cup.ca().board(cup.board(1)).path("status").asText(),
                    "one part was refused, so nothing happened");
            imposes(cup, oslo, penalty(cup, Side.WHITE, Map.of("kind", "GAME_LOST", "points", "1")));
            assertOver(cup.black(1).seesStatus(cup.board(1), "ENDED"), "0-1", "RULING", "OCR 18.4.6");
            cup.white(1).seesNotice("The arbiter has declared the game lost for you (OCR 18.4.6)");
            cup.black(1).seesNotice("lost for your opponent; your points are 1 (OCR 18.4.6)");
            cup.lca("lyon-i25")
                    .seesOne(
                            "the ruling in the opponent's venue",
                            cup.lca("lyon-i25").client()::rulings,
                            one -> one.path("kind").asText().equals("GAME_LOST"));

            cup.ca()
                    .refused(
                            "FINE_NOT_ANNOUNCED",
                            "penalise",
                            penalty(cup, Side.WHITE, Map.of("kind", "FINE", "fine", "SHOES")));
            cup.ca()
                    .refused(
                            "ROUND_STARTED",
                            "penalise",
                            penalty(cup, Side.WHITE, Map.of("kind", "EXCLUSION", "rounds", List.of(1))));
            Map<String, String> codes = codes(cup);
            assertEquals(Set.of("1 WHITE", "1 BLACK", "2 WHITE", "2 BLACK"), codes.keySet());
            cup.ca()
                    .does(
                            "penalise",
                            penalty(
                                    cup,
                                    Side.WHITE,
                                    Map.of("kind", "FINE", "fine", "PHONE"),
                                    Map.of("kind", "EXCLUSION", "rounds", List.of(2))));
            cup.ca()
                    .sees(
                            "the pairing that will have no game",
                            () -> unplayed(cup.ca())
                                    .at("/0/black/excluded/article")
                                    .asText()
                                    .startsWith("OCR 18.4"));
            assertTrue(unplayed(oslo).isEmpty(), "a pairing of a round that is not open");
            assertEquals(Set.of("2 WHITE", "2 BLACK"), codes(cup).keySet(), "no slips for a board without a game");
            assertEquals(
                    "PLAYER_EXCLUDED",
                    assertThrows(RefusedException.class, () -> hall.zone().enrol(codes.get("1 BLACK")))
                            .code());
            cup.ca().refused("PLAYER_EXCLUDED", "issueCode", Map.of("board", cup.id() + "/2/1", "side", "BLACK"));
            cup.ca().doesOnceKnown(Set.of("ROUND_WAITS"), "openRound", Map.of("round", 2));
            cup.ca().seesStatus(cup.id() + "/2/2", "CREATED");
            assertTrue(cup.ca().client().board(cup.id() + "/2/1").isEmpty(), "a board without a game was made");
            var forfeit = desk(cup).stream()
                    .filter(CompetitionEvent::hasResultNoted)
                    .map(CompetitionEvent::getResultNoted)
                    .filter(one -> one.getRound() == 2)
                    .toList();
            assertEquals(1, forfeit.size());
            assertEquals(Result.RESULT_WHITE_WINS, forfeit.getFirst().getResult());
            for (String venue : List.of("oslo-i25", "lyon-i25"))
                cup.lca(venue)
                        .sees(
                                "the board as decided",
                                () -> unplayed(cup.lca(venue)).at("/0/board").asInt() == 1);
            assertEquals(
                    "PLAYER_EXCLUDED",
                    assertThrows(
                                    RefusedException.class,
                                    () -> hall.zone().nextGame(cup.white(1).who()))
                            .code());
            try (Screen opponent = Screen.open(hall.zone(), hall.enrol(codes.get("1 WHITE")))) {
                assertEquals(
                        "OPPONENT_EXCLUDED",
                        assertThrows(RefusedException.class, () -> hall.zone().nextGame(opponent.who()))
                                .code());
            }
            JsonNode report = RunningHall.tree(hall.get(
                            hall.url() + "/api/round-report?round=2&venue=lyon-i25",
                            cup.lca("lyon-i25").who().token())
                    .body());
            assertEquals(
                    List.of("BLACK", ""),
                    List.of(
                            report.at("/content/boards/0/excluded/0/side").asText(),
                            report.at("/content/boards/0/excluded/1/side").asText()));
            cup.lca("lyon-i25")
                    .does(
                            "signReport",
                            Map.of(
                                    "round",
                                    2,
                                    "venue",
                                    "lyon-i25",
                                    "remarks",
                                    "",
                                    "sha256",
                                    report.path("sha256").asText()));
        }
    }

    /** New codes for all seats of the second round, by "board side". */
    private static Map<String, String> codes(Cup cup) {
        Map<String, String> codes = new LinkedHashMap<>();
        cup.ca()
                .does("issueRoundCodes", Map.of("round", 2))
                .path("codes")
                .forEach(one -> codes.put(
                        one.path("number").asInt() + " " + one.path("side").asText(),
                        one.path("code").asText()));
        return codes;
    }

    /** Pairings of the second round without a game, as far as this person sees them. */
    private static JsonNode unplayed(Screen by) {
        return by.client().hello().orElseThrow().at("/competition/rounds/1/unplayed");
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

    @ConcurrentTest
    void ofTwoArbitersAtOnceOneRulesAndTheOtherIsTold() { // OCR 18.4
        try (Cup cup = cup("two")) {
            cup.start(1);
            Map<String, Object> warning = new HashMap<>(penalty(cup, Side.WHITE, Map.of("kind", "WARNING")));
            warning.put("seen", 0);
            List<CompletableFuture<JsonNode>> asked = Stream.of(cup.ca(), cup.lca("oslo-two"))
                    .map(by -> by.client().command("penalise", warning))
                    .toList();
            List<String> told = asked.stream()
                    .map(PenaltiesIT::refusal)
                    .filter(text -> !text.isEmpty())
                    .toList();
            assertEquals(1, told.size(), told::toString);
            assertTrue(told.getFirst().contains("(the latest: white: warning)"), told::toString);
            cup.ca().sees("one ruling", () -> cup.ca().client().rulings().size() == 1);
            cup.resign(1);
        }
    }

    @ConcurrentTest
    void ofTwoOrdersAboutTheClocksOfABoardAtOnceOneIsCarriedOutAndTheOtherArbiterIsTold() { // OCR 19.5, OCR 18.4
        try (Cup cup = cup("hands")) {
            cup.start(1);
            cup.order(cup.ca(), Map.of("kind", "PAUSE", "board", cup.board(1), "reason", "to see"));
            Map<String, Object> given =
                    Map.of("kind", "ADD_TIME", "board", cup.board(1), "reason", "noise", "whiteMs", 60_000, "seen", 0);
            List<Screen> both = List.of(cup.ca(), cup.lca("oslo-hands"));
            List<CompletableFuture<JsonNode>> asked =
                    both.stream().map(by -> by.client().command("order", given)).toList();
            List<String> refused = new ArrayList<>();
            for (int one = 0; one < 2; one++) {
                Screen by = both.get(one);
                String order = asked.get(one)
                        .orTimeout(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS)
                        .join()
                        .path("id")
                        .asText();
                by.seesOne(
                                "the completed order",
                                by.client()::orders,
                                view -> view.path("id").asText().equals(order)
                                        && view.path("complete").asBoolean())
                        .path("refused")
                        .forEach(board -> refused.add(board.path("code").asText()));
            }
            assertEquals(List.of("CLOCKS_CHANGED"), refused);
            assertEquals(
                    1,
                    cup.ca()
                            .sees(
                                    cup.board(1),
                                    "the change",
                                    view -> view.path("clockChanges").asInt() > 0)
                            .path("clockChanges")
                            .asInt());
            cup.order(
                    cup.lca("oslo-hands"),
                    Map.of("kind", "ADD_TIME", "board", cup.board(1), "reason", "noise again", "blackMs", 60_000));
            cup.resign(1);
        }
    }

    /** The reason for a refusal; "" if it was not refused. */
    private static String refusal(CompletableFuture<JsonNode> asked) {
        try {
            asked.orTimeout(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
            return "";
        } catch (CompletionException e) {
            if (e.getCause() instanceof RefusedException refused
                    && refused.code().equals("RULED_MEANWHILE")) return String.valueOf(refused.getMessage());
            throw e;
        }
    }

    private static Map<String, Object> back(Cup cup, JsonNode ruling, String... kinds) {
        return Map.of(
                "board",
                cup.board(1),
                "ruling",
                ruling.path("id").asText(),
                "kinds",
                List.of(kinds),
                "reason",
                "it was another player");
    }

    /** Takes penalties back and waits until that is applied. */
    private static JsonNode withdraws(Cup cup, Screen by, JsonNode ruling, String... kinds) {
        by.doesOnceKnown(NOT_YET_BACK, "withdrawRuling", back(cup, ruling, kinds));
        return cup.ca()
                .seesOne(
                        "the applied withdrawal",
                        cup.ca().client()::rulings,
                        one -> one.path("withdraws")
                                        .asText()
                                        .equals(ruling.path("id").asText())
                                && one.path("state").asText().equals("APPLIED"));
    }

    @ConcurrentTest
    void aWithdrawnWarningCountsNoLongerAndWithdrawnTimeIsBackOnTheClocks() { // OCR 18.3, 18.4.1-18.4.3
        try (Cup cup = cup("back")) {
            cup.start(1);
            Screen oslo = cup.lca("oslo-back");
            cup.order(cup.ca(), Map.of("kind", "PAUSE", "board", cup.board(1), "reason", "to see"));
            cup.order(
                    cup.ca(),
                    Map.of(
                            "kind",
                            "SET_TIMES",
                            "board",
                            cup.board(1),
                            "reason",
                            "to see",
                            "whiteMs",
                            300_000,
                            "blackMs",
                            300_000));
            JsonNode both = imposes(
                    cup,
                    oslo,
                    penalty(
                            cup,
                            Side.WHITE,
                            Map.of("kind", "WARNING"),
                            Map.of("kind", "ADD_TIME_TO_OPPONENT", "seconds", 60),
                            Map.of("kind", "REDUCE_TIME_OF_OFFENDER", "seconds", 30)));
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the penalties",
                            view -> view.at("/clocks/whiteMs").asLong() == 270_000
                                    && view.at("/clocks/blackMs").asLong() == 360_000);
            cup.lca("lyon-back")
                    .seesOne(
                            "the ruling",
                            cup.lca("lyon-back").client()::rulings,
                            one -> one.path("id").equals(both.path("id")));
            cup.lca("lyon-back").refused("WITHDRAWAL_FORBIDDEN", "withdrawRuling", back(cup, both, "WARNING"));
            JsonNode taken = withdraws(cup, oslo, both, "WARNING", "ADD_TIME_TO_OPPONENT", "REDUCE_TIME_OF_OFFENDER");
            assertEquals(
                    "White, no warning; Black -1:00; White +0:30",
                    taken.path("detail").asText());
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the clocks as they were",
                            view -> view.at("/clocks/whiteMs").asLong() == 300_000
                                    && view.at("/clocks/blackMs").asLong() == 300_000);
            cup.white(1).seesNotice("The arbiter has taken back the warning (OCR 18.4.1)");
            cup.black(1).seesNotice("The 1:00 that was added to your clock has been taken back (OCR 18.4.2)");
            cup.lca("lyon-back")
                    .seesOne(
                            "the withdrawal in the opponent's venue",
                            cup.lca("lyon-back").client()::rulings,
                            one -> one.path("kind").asText().equals("WITHDRAWAL"));
            oslo.seesOne(
                    "the mark at the ruling",
                    oslo.client()::rulings,
                    one -> one.path("id").equals(both.path("id"))
                            && one.path("withdrawn").size() == 3);
            oslo.refused("ALREADY_WITHDRAWN", "withdrawRuling", back(cup, both, "WARNING"));
            oslo.refused("WITHDRAWAL_FINAL", "withdrawRuling", back(cup, taken, "WARNING"));
            assertEquals(
                    "White, warning 2 (1 standing)",
                    imposes(cup, oslo, penalty(cup, Side.WHITE, Map.of("kind", "WARNING")))
                            .path("detail")
                            .asText());
            cup.order(cup.ca(), Map.of("kind", "RESUME", "board", cup.board(1), "reason", "seen"));
            cup.resign(1);
        }
    }

    @ConcurrentTest
    void timeOfARulingIsNotTakenOffAClockThatWasSetSinceAndTheRulingStands() { // OCR 18.3, 18.4.2, 19.5
        try (Cup cup = cup("used")) {
            cup.start(1);
            JsonNode given = imposes(
                    cup,
                    cup.lca("oslo-used"),
                    penalty(
                            cup,
                            Side.WHITE,
                            Map.of("kind", "WARNING"),
                            Map.of("kind", "ADD_TIME_TO_OPPONENT", "seconds", 60)));
            cup.order(cup.ca(), Map.of("kind", "PAUSE", "board", cup.board(1), "reason", "to see"));
            cup.order(
                    cup.ca(),
                    Map.of("kind", "SET_TIMES", "board", cup.board(1), "reason", "to see", "blackMs", 60_000));
            String used = whyNot(cup, cup.lca("oslo-used"), back(cup, given, "WARNING", "ADD_TIME_TO_OPPONENT"));
            assertTrue(used.startsWith("CLOCKS_SET_SINCE "), used);
            assertEquals(
                    60_000,
                    cup.ca()
                            .sees(cup.board(1), "the clock as it was set", view -> true)
                            .at("/clocks/blackMs")
                            .asLong());
            cup.order(cup.ca(), Map.of("kind", "RESUME", "board", cup.board(1), "reason", "seen"));
            assertEquals(
                    "White, warning 2",
                    imposes(cup, cup.ca(), penalty(cup, Side.WHITE, Map.of("kind", "WARNING")))
                            .path("detail")
                            .asText());
            cup.resign(1);
            cup.ca().seesStatus(cup.board(1), "ENDED");
            withdraws(cup, cup.lca("oslo-used"), given, "WARNING");
            assertEquals(
                    "White, warning 3 (2 standing)",
                    imposes(cup, cup.ca(), penalty(cup, Side.WHITE, Map.of("kind", "WARNING")))
                            .path("detail")
                            .asText());
        }
    }

    @ConcurrentTest
    void aWithdrawnScoreIsWhatItWasUntilTheRoundIsOfficial() { // OCR 18.3, 18.4.5, 18.4.6, 17.11
        try (Cup cup = cup("gives")) {
            cup.start(1);
            cup.plays(1, "e2e4");
            cup.black(1).does("resign");
            cup.ca().seesStatus(cup.board(1), "ENDED");
            JsonNode lost = imposes(
                    cup, cup.lca("oslo-gives"), penalty(cup, Side.WHITE, Map.of("kind", "GAME_LOST", "points", "1")));
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the lost game",
                            view -> view.path("score").asText().equals("0-1"));
            withdraws(cup, cup.lca("oslo-gives"), lost, "GAME_LOST");
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the score of the game",
                            view -> view.path("score").asText().equals("1-0")
                                    && view.path("resultStatus").asText().equals("UNAPPROVED"));
            JsonNode lowered = imposes(
                    cup,
                    cup.lca("oslo-gives"),
                    penalty(cup, Side.WHITE, Map.of("kind", "LOWER_SCORE_OF_OFFENDER", "points", "0.5")));
            cup.approve(cup.lca("lyon-gives"), 1);
            cup.ca().doesOnceKnown(Set.of("ROUND_NOT_APPROVED"), "closeRound", Map.of("round", 1));
            cup.ca().sees("the official round", () -> desk(cup).stream().anyMatch(CompetitionEvent::hasRoundClosed));
            String official = whyNot(cup, cup.lca("oslo-gives"), back(cup, lowered, "LOWER_SCORE_OF_OFFENDER"));
            assertTrue(
                    official.matches("SCORE_OFFICIAL .*ppeal .*the Chief Arbiter may make a new ruling on the score.*"),
                    official);
            cup.ca()
                    .sees(
                            cup.board(1),
                            "the official score",
                            view -> view.path("score").asText().equals("0.5-0")
                                    && view.path("resultStatus").asText().equals("OFFICIAL"));
        }
    }

    /** Why it is not taken back: refused at once, or by the service for competitions if that learned of it first. */
    private static String whyNot(Cup cup, Screen by, Map<String, Object> withdrawal) {
        try {
            by.doesOnceKnown(NOT_YET_BACK, "withdrawRuling", withdrawal);
        } catch (CompletionException e) {
            if (e.getCause() instanceof RefusedException refused) return refused.code() + " " + refused.getMessage();
            throw e;
        }
        JsonNode refused = cup.ca()
                .seesOne(
                        "the refused withdrawal",
                        cup.ca().client()::rulings,
                        one -> one.path("kind").asText().equals("WITHDRAWAL")
                                && one.path("state").asText().equals("REFUSED"));
        return refused.path("code").asText() + " " + refused.path("text").asText();
    }

    @ConcurrentTest
    void aGameDeclaredLostGoesOnAndWhoWasExpelledPlaysTheNextRound() { // OCR 18.3, 18.4.6, 18.4.9
        try (Cup cup = cup("goeson")) {
            cup.start(1);
            cup.plays(1, "e2e4");
            JsonNode expelled = imposes(cup, cup.ca(), penalty(cup, Side.WHITE, Map.of("kind", "EXPULSION")));
            assertOver(cup.ca().seesStatus(cup.board(1), "ENDED"), "0-1", "RULING", "OCR 18.4.9");
            cup.lca("oslo-goeson")
                    .seesOne(
                            "the ruling",
                            cup.lca("oslo-goeson").client()::rulings,
                            one -> one.path("id").equals(expelled.path("id")));
            cup.lca("oslo-goeson").refused("WITHDRAWAL_FORBIDDEN", "withdrawRuling", back(cup, expelled, "EXPULSION"));
            assertEquals(
                    "White is not expelled; the game goes on",
                    withdraws(cup, cup.ca(), expelled, "EXPULSION")
                            .path("detail")
                            .asText());
            cup.ca().seesStatus(cup.board(1), "PAUSED");
            cup.white(1).seesNotice("You are not expelled from the competition any more");
            cup.order(cup.ca(), Map.of("kind", "RESUME", "board", cup.board(1), "reason", "goes on"));
            cup.black(1).does("resign");
            assertOver(cup.ca().seesStatus(cup.board(1), "ENDED"), "1-0", "RESIGNATION", "OCR 5.2");
            cup.ca().doesOnceKnown(Set.of("ROUND_NOT_FINISHED", "ROUND_WAITS"), "openRound", Map.of("round", 2));
            cup.ca().seesStatus(cup.id() + "/2/1", "CREATED");
            assertEquals(
                    1,
                    desk(cup).stream()
                            .filter(CompetitionEvent::hasPlayerReadmitted)
                            .count());
        }
    }

    @ConcurrentTest
    void whoWasKeptOutPlaysTheRoundsToComeAndWhatHeHasMissedStays() { // OCR 18.3, 18.4.8, 18.4.9
        try (Cup cup = paired("tocome", "1,1,o1,l1\n2,1,l2,o1\n2,2,o2,b1\n3,1,o1,b1\n3,2,l1,o2\n")) {
            cup.start(1);
            JsonNode excluded = imposes(
                    cup, cup.ca(), penalty(cup, Side.BLACK, Map.of("kind", "EXCLUSION", "rounds", List.of(2, 3))));
            JsonNode expelled = imposes(cup, cup.ca(), penalty(cup, Side.WHITE, Map.of("kind", "EXPULSION")));
            cup.ca().seesStatus(cup.board(1), "ENDED");
            cup.ca().doesOnceKnown(Set.of("ROUND_NOT_FINISHED", "ROUND_WAITS"), "openRound", Map.of("round", 2));
            cup.ca().seesStatus(cup.id() + "/2/2", "CREATED");
            assertEquals(
                    "White may play in round 3; the game already lost stays lost",
                    withdraws(cup, cup.ca(), expelled, "EXPULSION")
                            .path("detail")
                            .asText());
            assertEquals(
                    "Black, not excluded from round 3",
                    withdraws(cup, cup.ca(), excluded, "EXCLUSION")
                            .path("detail")
                            .asText());
            assertOver(cup.ca().seesStatus(cup.board(1), "ENDED"), "0-1", "RULING", "OCR 18.4.9");
            cup.ca()
                    .seesOne(
                            "the rounds of the withdrawal",
                            cup.ca().client()::rulings,
                            one -> one.path("id").equals(excluded.path("id"))
                                    && one.at("/withdrawn/0/rounds/0").asInt() == 3);
            cup.ca().refused("EXCLUSION_EFFECTED", "withdrawRuling", back(cup, excluded, "EXCLUSION"));
            cup.ca().refused("ALREADY_WITHDRAWN", "withdrawRuling", back(cup, expelled, "EXPULSION"));
            assertEquals(
                    List.of(List.of(3), List.of(3)),
                    desk(cup).stream()
                            .filter(CompetitionEvent::hasPlayerReadmitted)
                            .map(one -> one.getPlayerReadmitted().getRoundsList())
                            .toList());
        }
    }

    @ConcurrentTest
    void ofTwoArbitersWhoTakeARulingBackAtOnceOneDoesAndTheOtherIsTold() { // OCR 18.3
        try (Cup cup = cup("twoback")) {
            cup.start(1);
            JsonNode warned =
                    imposes(cup, cup.lca("oslo-twoback"), penalty(cup, Side.WHITE, Map.of("kind", "WARNING")));
            Map<String, Object> withdrawal = new HashMap<>(back(cup, warned, "WARNING"));
            withdrawal.put("seen", 1);
            List<CompletableFuture<JsonNode>> asked = Stream.of(cup.ca(), cup.lca("oslo-twoback"))
                    .map(by -> by.client().command("withdrawRuling", withdrawal))
                    .toList();
            List<String> told = asked.stream()
                    .map(PenaltiesIT::refusal)
                    .filter(text -> !text.isEmpty())
                    .toList();
            assertEquals(1, told.size(), told::toString);
            assertTrue(
                    told.getFirst().contains("(the latest: withdrawal of ruling 1, white: warning)"), told::toString);
            cup.resign(1);
        }
    }

    /**
     * A ruling without proof and without appeal has the same effect as any expulsion: on the game, the next round and
     * the points.
     */
    @ConcurrentTest
    void suspicionAloneExpelsAndIsFinalWhereTheRegulationsSaySo() { // APP-I A9, A10, OCR 18.4.9
        try (Cup cup = cup("suspicion", "fairplay.sanctionsWithoutProof: true", "fairplay.decisionFinal: true")) {
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5");
            cup.lca("oslo-suspicion")
                    .refused(
                            "FAIR_PLAY_FORBIDDEN",
                            "penalise",
                            inFairPlay(cup, "SUSPECTED", Map.of("kind", "GAME_LOST", "points", "1")));
            cup.ca()
                    .refused(
                            "WIDER_SANCTION",
                            "penalise",
                            inFairPlay(
                                    cup,
                                    "PROVEN",
                                    Map.of("kind", "EXPULSION"),
                                    Map.of("kind", "FINE", "fine", "PHONE")));
            JsonNode ruled = imposes(cup, cup.ca(), inFairPlay(cup, "SUSPECTED", Map.of("kind", "EXPULSION")));
            assertEquals("APP-I A9", ruled.path("rule").asText());
            assertEquals(
                    "White is expelled; in fair play, without proof; final",
                    ruled.path("detail").asText());
            assertOver(cup.ca().seesStatus(cup.board(1), "ENDED"), "0-1", "RULING", "OCR 18.4.9");
            assertEquals(
                    List.of("APP-I A9"),
                    desk(cup).stream()
                            .filter(CompetitionEvent::hasPlayerExcluded)
                            .map(one -> one.getPlayerExcluded().getArticle())
                            .toList());
            CompletionException againstTheResult = assertThrows(
                    CompletionException.class,
                    () -> cup.white(1)
                            .doesOnceKnown(Set.of("NO_RESULT_YET"), "fileAppeal", Map.of("text", "I am innocent")));
            assertEquals("DECISION_FINAL", ((RefusedException) againstTheResult.getCause()).code());
            cup.white(1)
                    .refused(
                            "DECISION_FINAL",
                            "fileAppeal",
                            Map.of(
                                    "text",
                                    "I am innocent",
                                    "ruling",
                                    ruled.path("id").asText()));
            cup.ca().doesOnceKnown(Set.of("ROUND_NOT_FINISHED", "ROUND_WAITS"), "openRound", Map.of("round", 2));
            cup.ca().seesStatus(cup.id() + "/2/2", "CREATED");
            assertTrue(cup.ca().client().board(cup.id() + "/2/1").isEmpty(), "who is expelled is not paired");
        }
        try (Cup cup = cup("proof")) {
            cup.start(1);
            cup.ca().refused("PROOF_NEEDED", "penalise", inFairPlay(cup, "SUSPECTED", Map.of("kind", "EXPULSION")));
            assertEquals(
                    "OCR 18.4.9",
                    imposes(cup, cup.ca(), inFairPlay(cup, "PROVEN", Map.of("kind", "EXPULSION")))
                            .path("rule")
                            .asText());
            cup.white(1).doesOnceKnown(Set.of("NO_RESULT_YET"), "fileAppeal", Map.of("text", "I am innocent"));
        }
    }

    private static Map<String, Object> inFairPlay(Cup cup, String ground, Map<?, ?>... items) {
        Map<String, Object> ruling = new LinkedHashMap<>(penalty(cup, Side.WHITE, items));
        ruling.put("fairPlay", ground);
        return ruling;
    }

    @KillsParts({"competition", "adjudication"})
    @Test
    void aServiceKilledBetweenAWithdrawalAndItsEffectAppliesItOnce() { // OCR 18.3, 18.4.8
        try (Cup cup = cup("oncemore")) {
            cup.start(1);
            JsonNode excluded =
                    imposes(cup, cup.ca(), penalty(cup, Side.WHITE, Map.of("kind", "EXCLUSION", "rounds", List.of(2))));
            hall.whileSilent("competition", () -> {
                cup.ca().does("withdrawRuling", back(cup, excluded, "EXCLUSION"));
                cup.ca()
                        .seesOne(
                                "the withdrawal on its way",
                                cup.ca().client()::rulings,
                                one -> one.path("kind").asText().equals("WITHDRAWAL")
                                        && one.path("state").asText().equals("MADE"));
            });
            hall.kill9("adjudication");
            cup.ca()
                    .seesOne(
                            "the applied withdrawal",
                            cup.ca().client()::rulings,
                            one -> one.path("kind").asText().equals("WITHDRAWAL")
                                    && one.path("state").asText().equals("APPLIED"));
            assertEquals(
                    1,
                    desk(cup).stream()
                            .filter(CompetitionEvent::hasPlayerReadmitted)
                            .count());
            cup.resign(1);
            cup.ca().doesOnceKnown(Set.of("ROUND_NOT_FINISHED", "ROUND_WAITS"), "openRound", Map.of("round", 2));
            cup.ca().seesStatus(cup.id() + "/2/1", "CREATED");
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
