package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** From a result to official standings and reports, through the real services (OCR 7.1, 17.11). */
class StandingsIT {
    private static final RunningHall hall = RunningHall.shared();

    private static JsonNode standings(Screen by, String query) {
        return RunningHall.tree(hall.get(hall.url() + "/api/standings" + query, by.who().token()).body());
    }

    private static List<String> report(Screen by, int version) {
        return hall.get(hall.url() + "/api/competition.trf?version=" + version, by.who().token()).body().lines().toList();
    }

    @Test
    void aResultIsApprovedItsRoundMadeOfficialAndEverybodySeesTheStandings() { // OCR 7.1, 16.7, 17.11, LAW 8.1.1
        try (Cup cup = Cup.ofThreeVenues(hall, "places", text -> text.startsWith("round,board") ? "round,board,white,black\n1,1,o1,l1\n2,1,l1,o1\n" : text)) {
            cup.ca().does("openRound", Map.of("round", 1));
            cup.ca().sees("the board", () -> cup.ca().client().boards().size() == 1);
            cup.start(1);
            assertEquals(409, hall.get(hall.url() + "/api/standings", cup.white(1).who().token()).statusCode());
            cup.plays(1, "e2e4", "e7e5");
            cup.black(1).does("resign");
            cup.ca().seesStatus(cup.board(1), "ENDED");
            cup.ca().sees("the provisional standings", () -> standings(cup.ca(), "").at("/players/0/points").asText().equals("1"));
            JsonNode winner = standings(cup.ca(), "").at("/players/0");
            assertEquals(List.of("o1", "1", "false"), List.of(winner.path("playerId").asText(), winner.path("rank").asText(), winner.path("official").asText()));
            assertEquals(0, standings(cup.ca(), "?official=true").path("rounds").size());
            cup.white(1).seesStatus(cup.board(1), "ENDED");
            assertEquals(0, standings(cup.white(1), "?official=false").path("rounds").size(), "a player sees what is official");

            cup.ca().refused("ROUND_NOT_APPROVED", "closeRound", Map.of("round", 1));
            cup.approve(cup.lca("lyon-places"), 1);
            cup.lca("lyon-places").refused("FORBIDDEN_ROLE", "closeRound", Map.of("round", 1));
            cup.ca().does("closeRound", Map.of("round", 1));
            cup.ca().refused("ROUND_OFFICIAL", "closeRound", Map.of("round", 1));
            cup.white(1).sees("the official standings", () -> standings(cup.white(1), "").path("rounds").size() == 1);
            assertTrue(standings(cup.white(1), "").at("/players/0/official").asBoolean());

            List<String> old = report(cup.lca("oslo-places"), 16);
            assertTrue(old.stream().anyMatch(line -> line.startsWith("102 ")), old::toString);
            assertEquals(List.of("w 1", "b 0"), old.stream().filter(line -> line.startsWith("001") && line.length() > 98).map(line -> line.substring(96, 99))
                    .sorted(java.util.Comparator.reverseOrder()).toList());
            assertTrue(report(cup.ca(), 26).stream().anyMatch(line -> line.startsWith("222 5400+30")));
        }
    }
}
