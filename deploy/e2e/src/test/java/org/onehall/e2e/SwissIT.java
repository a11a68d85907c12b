package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A Swiss of nine rounds with sixty players in four venues. A pairing program pairs each round from the results of the
 * rounds before, while players come, go, rest and move (LAW 6.6, OCR 7.1, 16.1, 16.8). Where
 * {@code ONEHALL_PAIRING_PROGRAM} names no program, its recorded answers are used.
 */
class SwissIT {
    private static final RunningHall hall = RunningHall.shared();
    /** A board whose colours are published the wrong way round; noticed when the round is open. */
    private static final int MISTAKEN_ROUND = 7;

    private static final int MISTAKEN_BOARD = 3;

    @ConcurrentTest
    void nineRoundsArePairedByAProgramAndPlayedByWhoIsThere() throws Exception { // LAW 6.6, OCR 7.1, 17.11
        try (Swiss swiss = new Swiss(hall, "swiss")) {
            swiss.organiser().does("setAbsence", absence("o3", 1, "HALF"));
            swiss.organiser().does("setAbsence", absence("r9", 1, "ZERO"));
            for (int round = 1; round <= Swiss.ROUNDS; round++) {
                if (round > 1) swiss.organiser().does("planRound", Map.of("round", round, "reason", "the next round"));
                before(round, swiss);
                JsonNode preview = swiss.preview(round);
                swiss.set(round, preview, round == MISTAKEN_ROUND ? MISTAKEN_BOARD : 0);
                swiss.organiser().does("publishPairings", Map.of("round", round));
                if (round == 6) preview = repaired(round, swiss);
                swiss.open(round, preview);
                if (round == MISTAKEN_ROUND) repairs(round, preview, swiss);
                swiss.play(round, preview);
                swiss.seesPoints(round);
                swiss.checks(round);
            }
            swiss.seesFinalReport();
        }
    }

    /** What changes before a round is paired. */
    private static void before(int round, Swiss swiss) throws Exception {
        Screen organiser = swiss.organiser();
        switch (round) {
            case 2 -> swiss.enters(2, "Late Player 1", 2210, "riga");
            case 3 -> {
                swiss.enters(3, "Late Player 2", 0, "bari");
                organiser.does(
                        "movePlayer",
                        Map.of("player", "b4", "venue", "lyon-swiss", "round", 3, "reason", "works in the other city"));
            }
            case 4 -> {
                swiss.withdraws("l7", 4);
                swiss.withdraws("r2", 4);
                organiser.does("setAbsence", absence("b1", 4, "FULL"));
            }
            case 5 -> replacesAnArbiter(swiss);
            case 8 -> organiser.does("returnPlayer", Map.of("player", "r2", "round", 8, "reason", "is well again"));
            default -> {}
        }
    }

    private static void replacesAnArbiter(Swiss swiss) throws Exception {
        Screen old = swiss.lca("oslo");
        swiss.organiser()
                .does(
                        "appointOfficial",
                        Map.of(
                                "official",
                                "oslo-lca-2",
                                "name",
                                "Siri Aasen",
                                "role",
                                "LOCAL_CHIEF_ARBITER",
                                "venue",
                                "oslo-swiss",
                                "replaces",
                                "oslo-lca",
                                "reason",
                                "is ill"));
        assertEquals("token not valid", old.client().gone().get(30, TimeUnit.SECONDS));
        swiss.comes("oslo-lca-2", "LOCAL_CHIEF_ARBITER oslo-swiss");
    }

    /** A player withdraws after the pairings were published: the round is paired once more (LAW 6.6). */
    private static JsonNode repaired(int round, Swiss swiss) {
        swiss.withdraws("o9", round);
        JsonNode again = swiss.preview(round);
        assertTrue(again.path("boards").findValuesAsText("playerId").stream().noneMatch("o9"::equals), again::toString);
        swiss.set(round, again, 0);
        swiss.organiser().does("publishPairings", Map.of("round", round));
        return again;
    }

    /** The Chief Arbiter gives an open board the pairing of the preview (LAW 6.6). */
    private static void repairs(int round, JsonNode preview, Swiss swiss) {
        JsonNode pairing = preview.path("boards").get(MISTAKEN_BOARD - 1);
        Screen ca = swiss.ca();
        ca.doesOnceKnown(
                Set.of("UNKNOWN_BOARD"),
                "repairPairing",
                Map.of(
                        "round",
                        round,
                        "board",
                        MISTAKEN_BOARD,
                        "white",
                        Swiss.player(pairing, "white"),
                        "black",
                        Swiss.player(pairing, "black"),
                        "reason",
                        "the colours were typed the wrong way round"));
        ca.sees(
                swiss.board(round, MISTAKEN_BOARD),
                "its second game",
                view -> view.path("attempt").asInt() == 2
                        && view.path("status").asText().equals("CREATED"));
        EventHistory.seesChange(hall, ca, "PAIRING_REPAIRED");
    }

    private static Map<String, Object> absence(String player, int round, String kind) {
        return Map.of("player", player, "round", round, "kind", kind, "reason", "asked for in time");
    }
}
