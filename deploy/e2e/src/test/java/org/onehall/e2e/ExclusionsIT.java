package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.TO_A_BARE_KING;
import static org.onehall.e2e.Incidents.assertOver;
import static org.onehall.e2e.Penalties.cup;
import static org.onehall.e2e.Penalties.desk;
import static org.onehall.e2e.Penalties.imposes;
import static org.onehall.e2e.Penalties.penalty;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;
import org.onehall.demo.RefusedException;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.game.v1.Result;

/** A phone costs the game, money and the next round; suspicion alone expels (OCR 18.4.7-18.4.9, APP-I A9). */
class ExclusionsIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
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
            cup.white(1).seesNotice("The arbiter has decided that you lose the game (OCR 18.4.6)");
            cup.black(1).seesNotice("your opponent loses the game. Your points are 1 (OCR 18.4.6)");
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
}
