package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.cup;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;

/** Traditional sets, scoresheets and dress (OCR 17.8, 20). */
class TraditionalBoardsIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    @ConcurrentTest
    void i33ATraditionalBoardThatDiffersIsAnIncident() { // OCR 20.6
        try (Cup cup = cup("i33")) {
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5");
            Screen lca = cup.lca(cup.venue(1, Side.WHITE));
            lca.seesPly(cup.board(1), 2);
            lca.does(
                    "openIncident",
                    Map.of(
                            "board",
                            cup.board(1),
                            "side",
                            "WHITE",
                            "kind",
                            "TRADITIONAL_SET",
                            "note",
                            "pieces moved to analyse"));
            JsonNode incident = lca.sees(
                            cup.board(1),
                            "the incident",
                            view -> view.path("floor").path("incidents").size() == 1)
                    .path("floor")
                    .path("incidents")
                    .path(0);
            assertEquals(
                    List.of("OCR 20.6", "2", "WHITE"),
                    Stream.of("article", "ply", "toMove")
                            .map(field -> incident.path(field).asText())
                            .toList());
            Map<String, Object> named = Map.of(
                    "board", cup.board(1), "incident", incident.path("id").asText());
            Map<String, Object> closing = new HashMap<>(named);
            closing.put("outcome", "SETTLED");
            cup.ca().refused("INCIDENT_NOT_CONFIRMED", "closeIncident", closing);
            lca.does("closeIncident", closing); // what he records himself needs no confirmation
            assertTrue(lca.sees(
                            cup.board(1),
                            "the closed incident",
                            view -> view.path("floor")
                                    .path("incidents")
                                    .path(0)
                                    .path("outcome")
                                    .asText()
                                    .equals("SETTLED"))
                    .path("floor")
                    .path("incidents")
                    .path(0)
                    .path("confirmed")
                    .asBoolean());
        }
    }

    @ConcurrentTest
    void i34TraditionalSetsNeedThirtySecondsForEveryMove() { // OCR 20, V-05
        Function<String, UnaryOperator<String>> with = control -> text -> text.replace(
                "timeControl: 90+30",
                "timeControl: " + control
                        + "\n  traditional.allowed: true\n  input.preMove: false\n  venue.minArbiters: 2");
        var refused =
                assertThrows(IllegalStateException.class, () -> Cup.ofThreeVenues(hall, "i34", with.apply("90+10")));
        assertTrue(
                refused.getMessage().contains("\"rule\":\"V-05\"")
                        && refused.getMessage().contains("30 seconds or more"),
                refused::getMessage);
        Cup.ofThreeVenues(hall, "i34", with.apply("90+30")).close();
    }

    @ConcurrentTest
    void scoresheetsAndDressAreTickedAndAMissingOneIsAnIncident() { // OCR 17.8, 20.7, FSSI ind-b
        try (Cup cup = Cup.ofThreeVenues(
                        hall,
                        "duty",
                        text -> text.replace(
                                "timeControl: 90+30",
                                "timeControl: 90+30\n  scoresheets.required: true\n  dressCode.text: jacket"))
                .opened()) {
            cup.start(1);
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            Map<String, Object> duty = new HashMap<>(
                    Map.of("board", cup.board(1), "side", "BLACK", "duty", "SCORESHEET_KEPT", "done", true));
            lca.does("tickDuty", duty);
            cup.lca(cup.venue(1, Side.WHITE)).refused("FORBIDDEN_ROLE", "tickDuty", duty);
            duty.put("done", false);
            lca.does("tickDuty", duty);
            lca.does("tickDuty", Map.of("board", cup.board(1), "side", "BLACK", "duty", "DRESS", "done", true));
            JsonNode floor = lca.sees(
                            cup.board(1),
                            "both ticks",
                            view -> view.path("floor").path("duties").size() == 2)
                    .path("floor");
            assertEquals(
                    "SCORESHEET", floor.path("incidents").path(0).path("kind").asText());
            assertEquals(
                    "OCR 20.7", floor.path("incidents").path(0).path("article").asText());
            assertTrue(floor.path("duties").path(1).path("done").asBoolean());
        }
        try (Cup cup = cup("noduty")) {
            cup.start(1);
            cup.lca(cup.venue(1, Side.BLACK))
                    .refused(
                            "DUTY_NOT_ASKED",
                            "tickDuty",
                            Map.of("board", cup.board(1), "side", "BLACK", "duty", "DRESS", "done", true));
        }
    }
}
