package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Penalties.back;
import static org.onehall.e2e.Penalties.cup;
import static org.onehall.e2e.Penalties.imposes;
import static org.onehall.e2e.Penalties.penalty;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;
import org.onehall.demo.RefusedException;

/** Two arbiters decide about the same board at once: the second learns of the first (OCR 18.3, 18.4, 19.5). */
class TwoArbitersIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
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
                    .map(TwoArbitersIT::refusal)
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
                    .map(TwoArbitersIT::refusal)
                    .filter(text -> !text.isEmpty())
                    .toList();
            assertEquals(1, told.size(), told::toString);
            assertTrue(
                    told.getFirst().contains("(the latest: withdrawal of ruling 1, white: warning)"), told::toString);
            cup.resign(1);
        }
    }
}
