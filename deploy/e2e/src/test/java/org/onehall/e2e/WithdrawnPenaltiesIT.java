package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.assertOver;
import static org.onehall.e2e.Penalties.back;
import static org.onehall.e2e.Penalties.cup;
import static org.onehall.e2e.Penalties.desk;
import static org.onehall.e2e.Penalties.imposes;
import static org.onehall.e2e.Penalties.paired;
import static org.onehall.e2e.Penalties.penalty;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.demo.RefusedException;
import org.onehall.proto.competition.v1.CompetitionEvent;

/** Penalties are taken back: what is undone, and what stays (OCR 18.3). */
class WithdrawnPenaltiesIT {
    private static final RunningHall hall = RunningHall.shared();
    /**
     * Refusals of a withdrawal while facts of the game and of the competition, or rulings, have not reached the screen.
     */
    private static final Set<String> NOT_YET_BACK =
            Set.of("RULING_PENDING", "GAME_WENT_ON", "SCORE_RULED_SINCE", "RULED_MEANWHILE");

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
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
            cup.white(1).seesNotice("The arbiter has withdrawn the warning (OCR 18.4.1)");
            cup.black(1).seesNotice("A ruling was withdrawn, so you no longer get the extra 1:00 (OCR 18.4.2)");
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
                    "White may play in round 3; the lost game stays lost",
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
}
