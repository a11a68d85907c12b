package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Players ask for byes and withdraw by themselves, during their games and between them (OCR 16.1, LAW 6.6). */
class OwnEntryIT {
    private static final String WHY = "my sister marries";
    private static final RunningHall hall = RunningHall.shared();

    /** Two boards: o1 against l1, l2 against b1. Players may ask for one half-point bye and for zero-point byes. */
    private static Cup cup(String id) {
        Cup cup = new Cup(
                        hall,
                        id,
                        2,
                        RunningHall.competition("three/three-venues.yaml"),
                        text -> text.replaceAll("(?m)^1,[3-6],.*\\R?", "")
                                .replaceAll("(?<=venue: |\\{id: |\\d,)(oslo|lyon|bari)(?=[,}])", "$1-" + id)
                                .replace(
                                        "  timeControl: 90+30\n",
                                        "  timeControl: 90+30\n  byes: {kinds: [HALF, ZERO], mostHalf: 1}\n"))
                .opened();
        for (int round = 2; round <= 3; round++)
            cup.person("CHIEF_ORGANISER").does("planRound", Map.of("round", round, "reason", "the next round"));
        return cup;
    }

    private static Map<String, Object> bye(String player, int round, String kind) {
        return Map.of("player", player, "round", round, "kind", kind, "reason", WHY);
    }

    private static Map<String, Object> away(String player, int round) {
        return Map.of("player", player, "round", round, "reason", WHY);
    }

    private static Map<String, Object> pairing(int board, String white, String black) {
        return Map.of("board", board, "white", white, "black", black);
    }

    /** What players changed, as an official's console shows it: "kind player round". */
    private static List<String> news(Screen official) {
        List<String> news = new ArrayList<>();
        official.client()
                .hello()
                .ifPresent(hello -> hello.path("competition")
                        .path("ownChanges")
                        .forEach(one -> news.add(one.path("kind").asText() + " "
                                + one.path("player").asText() + " "
                                + one.path("round").asInt())));
        return news;
    }

    private static JsonNode own(Screen player) {
        var answer = hall.get(hall.url() + "/api/own-entry", player.who().token());
        assertEquals(200, answer.statusCode(), answer.body());
        return RunningHall.tree(answer.body());
    }

    @ConcurrentTest
    void aPlayerAsksForAByeWhileTheGameGoesOn() { // OCR 16.1
        try (Cup cup = cup("own-bye")) {
            cup.start(1);
            Screen player = cup.white(1);
            player.doesOnceKnown(Set.of("UNKNOWN_ROUND"), "setAbsence", bye("o1", 2, "HALF"));
            player.refused("HALF_BYES_USED", "setAbsence", bye("o1", 3, "HALF"));
            player.refused("BYE_KIND_NOT_ANNOUNCED", "setAbsence", bye("o1", 3, "FULL"));
            player.refused("ROUND_ALREADY_OPEN", "setAbsence", bye("o1", 1, "ZERO"));
            player.refused("NOT_OWN_ENTRY", "setAbsence", bye("l1", 3, "ZERO"));
            player.does("setAbsence", bye("o1", 3, "ZERO"));
            player.does("setAbsence", away("o1", 3));
            player.sees(
                    "the bye that was requested",
                    () -> own(player).at("/players/0/byes").size() == 1);
            assertEquals("HALF", own(player).at("/players/0/byes/0/kind").asText());
            for (Screen official : List.of(cup.ca(), cup.person("CHIEF_ORGANISER")))
                official.sees(
                        "what the player asked for",
                        () -> news(official)
                                .equals(List.of("ABSENCE_SET Oslo Player 1 2", "ABSENCE_TAKEN_BACK Oslo Player 1 3")));
            assertEquals(List.of(), news(cup.lca("oslo-own-bye")));
            String history = EventHistory.changes(hall, cup.ca()).toString();
            assertTrue(history.contains("\"role\":\"PLAYER\",\"by\":\"Oslo Player 1\""), history);
            cup.ca()
                    .refused(
                            "PLAYER_ABSENT",
                            "setPairings",
                            Map.of("round", 2, "pairings", List.of(pairing(1, "o1", "b1"))));
            cup.ca().does("setPairings", Map.of("round", 2, "pairings", List.of(pairing(1, "l2", "b1"))));
            cup.ca()
                    .sees(
                            "that the round takes it into account",
                            () -> news(cup.ca()).equals(List.of("ABSENCE_TAKEN_BACK Oslo Player 1 3")));
            player.refused("BYE_ROUND_PAIRED", "setAbsence", away("o1", 2));
            player.plays("e2e4");
            cup.black(1).does("resign");
            player.seesStatus(cup.board(1), "ENDED");
            String report = hall.get(
                            hall.url() + "/api/competition.trf", cup.ca().who().token())
                    .body();
            assertTrue(report.contains("0000 - H"), report);
        }
    }

    @ConcurrentTest
    void aPlayerWithdrawsAndAnArbiterRecordsTheReturn() { // LAW 6.6
        try (Cup cup = cup("own-leave")) {
            Screen player = cup.black(1);
            Screen ca = cup.ca();
            ca.doesOnceKnown(
                    Set.of("UNKNOWN_ROUND"),
                    "setPairings",
                    Map.of("round", 2, "pairings", List.of(pairing(1, "l1", "b1"))));
            player.refused("REASON_MALFORMED", "withdrawPlayer", Map.of("player", "l1", "round", 2));
            player.refused("NOT_OWN_ENTRY", "withdrawPlayer", away("o1", 2));
            player.refused("ROUND_ALREADY_OPEN", "withdrawPlayer", away("l1", 1));
            player.does("withdrawPlayer", away("l1", 2));
            player.refused("FORBIDDEN_ROLE", "returnPlayer", away("l1", 2));
            ca.sees("the withdrawal", () -> news(ca).equals(List.of("PLAYER_WITHDRAWN Lyon Player 1 2")));
            assertEquals(
                    1,
                    ca.client()
                            .hello()
                            .orElseThrow()
                            .at("/competition/ownChanges/0/board")
                            .asInt());
            cup.start(1, 2);
            cup.white(1).does("resign");
            cup.black(2).does("resign");
            for (int board = 1; board <= 2; board++) ca.seesStatus(cup.board(board), "ENDED");
            ca.refused("PLAYER_WITHDRAWN", "openRound", Map.of("round", 2));
            ca.does("returnPlayer", Map.of("player", "l1", "round", 2, "reason", "comes after all"));
            ca.sees("nothing that waits", () -> news(ca).isEmpty());
            ca.doesOnceKnown(Set.of("ROUND_NOT_FINISHED"), "openRound", Map.of("round", 2));
            player.sees(
                    "an own entry without a withdrawal that holds",
                    () -> own(player).at("/players/0/withdrawals").isEmpty());
            assertEquals(
                    403,
                    hall.get(hall.url() + "/api/own-entry", ca.who().token()).statusCode());
        }
    }
}
