package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.assertOver;
import static org.onehall.e2e.Incidents.cup;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;

/**
 * Incidents around players that really happened, and their required outcome, through the real services: a search,
 * another application, a player who leaves without leave, a captain in the playing area. Each has its own venues; the
 * other numbered incidents are in the classes that are named after their topic.
 */
class IncidentsIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    @ConcurrentTest
    void i26ASearchNeedsAnInspectorOfTheSameGenderInPrivate() { // OCR 17.3/d, 9.8
        try (Cup cup = cup("i26")) {
            cup.start(1);
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            Map<String, Object> search = new HashMap<>(Map.of(
                    "board",
                    cup.board(1),
                    "side",
                    "BLACK",
                    "what",
                    "CLOTHES",
                    "inspector",
                    "lca",
                    "inspectorGender",
                    "MALE",
                    "playerGender",
                    "FEMALE",
                    "privatePlace",
                    true,
                    "outcome",
                    "NOTHING_FOUND"));
            assertTrue(lca.refused("INSPECTOR_NOT_ELIGIBLE", "recordInspection", search)
                    .getMessage()
                    .contains("give the task"));
            search.putAll(Map.of("inspector", "Ada, authorised", "inspectorGender", "FEMALE", "privatePlace", false));
            lca.refused("PLACE_NOT_PRIVATE", "recordInspection", search);
            search.put("privatePlace", true);
            lca.does("recordInspection", search);
            lca.sees(
                    cup.board(1),
                    "the inspection",
                    view -> view.path("floor").path("inspections").size() == 1);
            cup.lca(cup.venue(1, Side.WHITE)).refused("FORBIDDEN_ROLE", "recordInspection", search);
            assertEquals(
                    0, cup.black(1).board().path("floor").path("inspections").size());
        }
    }

    @ConcurrentTest
    void i27AnotherApplicationOnThePlayingDeviceIsAnIncidentThatArbitersConfirmAndPenalise() { // OCR 16.7, 18.4, 18.5
        try (Cup cup = cup("i27")) {
            cup.start(1);
            cup.plays(1, "e2e4", "e7e5");
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            lca.does(
                    "openIncident",
                    Map.of(
                            "board",
                            cup.board(1),
                            "side",
                            "BLACK",
                            "kind",
                            "OTHER_APPLICATION",
                            "note",
                            "an engine beside the board, photo 4"));
            JsonNode incident = lca.sees(
                            cup.board(1),
                            "the incident",
                            view -> view.path("floor").path("incidents").size() == 1)
                    .path("floor")
                    .path("incidents")
                    .path(0);
            assertEquals(
                    List.of("OCR 16.7", "2", "an engine beside the board, photo 4"),
                    Stream.of("article", "ply", "note")
                            .map(field -> incident.path(field).asText())
                            .toList());
            Map<String, Object> named = Map.of(
                    "board", cup.board(1), "incident", incident.path("id").asText());
            cup.lta(cup.venue(1, Side.BLACK)).refused("FORBIDDEN_ROLE", "confirmIncident", named);
            lca.does("confirmIncident", named);
            lca.does(
                    "penalise",
                    Map.of(
                            "board",
                            cup.board(1),
                            "offender",
                            "BLACK",
                            "items",
                            List.of(Map.of("kind", "GAME_LOST", "points", "1")),
                            "reason",
                            "an engine (16.7)"));
            assertOver(cup.white(1).seesStatus(cup.board(1), "ENDED"), "1-0", "RULING", "OCR 18.4.6");
            String ruling = lca.seesOne(
                            "the ruling",
                            lca.client()::rulings,
                            one -> one.path("state").asText().equals("APPLIED"))
                    .path("id")
                    .asText();
            Map<String, Object> closing = new HashMap<>(named);
            closing.putAll(Map.of("outcome", "PENALISED", "ruling", ruling));
            lca.doesOnceKnown(Set.of("PENALTY_REQUIRED"), "closeIncident", closing);
            lca.sees(
                    cup.board(1),
                    "the closed incident",
                    view -> view.path("floor")
                            .path("incidents")
                            .path(0)
                            .path("rulingId")
                            .asText()
                            .equals(ruling));
        }
    }

    @ConcurrentTest
    void i30WhoLeavesWithoutLeaveIsWarned() { // OCR 17.7, 17.9
        try (Cup cup = cup("i30")) {
            cup.start(1);
            cup.plays(1, "e2e4");
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            Map<String, Object> seat = Map.of("board", cup.board(1), "side", "BLACK");
            cup.black(1).does("askLeave", Map.of("target", "AREA"));
            lca.sees(
                    cup.board(1),
                    "what is asked",
                    view -> view.path("floor")
                            .path("leaves")
                            .path(0)
                            .path("state")
                            .asText()
                            .equals("ASKED"));
            lca.does("answerLeave", Map.of("board", cup.board(1), "side", "BLACK", "note", "your move"));
            assertEquals(
                    "your move",
                    cup.black(1)
                            .sees(
                                    cup.board(1),
                                    "the answer",
                                    view -> view.path("floor")
                                            .path("leaves")
                                            .path(0)
                                            .path("state")
                                            .asText()
                                            .equals("REFUSED"))
                            .path("floor")
                            .path("leaves")
                            .path(0)
                            .path("note")
                            .asText());
            lca.does("recordAbsence", Map.of("board", cup.board(1), "side", "BLACK", "left", "AREA"));
            JsonNode floor = lca.sees(
                            cup.board(1),
                            "the incident",
                            view -> view.path("floor").path("incidents").size() == 1)
                    .path("floor");
            JsonNode incident = floor.path("incidents").path(0);
            assertEquals(
                    List.of("UNAUTHORISED_ABSENCE", "OCR 17.7", "1", "BLACK"),
                    Stream.of("kind", "article", "ply", "toMove")
                            .map(field -> incident.path(field).asText())
                            .toList());
            lca.does("recordAbsence", seat);
            Map<String, Object> named = Map.of(
                    "board", cup.board(1), "incident", incident.path("id").asText());
            lca.does("confirmIncident", named);
            Map<String, Object> closing = new HashMap<>(named);
            closing.put("outcome", "SETTLED");
            lca.refused("PENALTY_REQUIRED", "closeIncident", closing);
            lca.does(
                    "penalise",
                    Map.of(
                            "board",
                            cup.board(1),
                            "offender",
                            "BLACK",
                            "kind",
                            "WARNING",
                            "reason",
                            "left without leave"));
            String ruling = lca.seesOne(
                            "the warning",
                            lca.client()::rulings,
                            one -> one.path("state").asText().equals("APPLIED"))
                    .path("id")
                    .asText();
            closing.putAll(Map.of("outcome", "PENALISED", "ruling", ruling));
            lca.doesOnceKnown(Set.of("PENALTY_REQUIRED"), "closeIncident", closing);
            lca.sees(
                    cup.board(1),
                    "the closed incident",
                    view -> view.path("floor")
                            .path("incidents")
                            .path(0)
                            .path("rulingId")
                            .asText()
                            .equals(ruling));
            assertEquals(0, cup.black(1).board().path("floor").path("incidents").size());
            cup.plays(1, "e7e5");
        }
    }

    @ConcurrentTest
    void i32ACaptainInThePlayingAreaIsAnIncidentOfTheVenueAndOfNoGame() { // OCR 16.2/b, 16.4/b, LAW 12.7
        try (Cup cup = cup("i32")) {
            cup.start(1);
            String venue = cup.venue(1, Side.WHITE);
            Screen lca = cup.lca(venue);
            Map<String, Object> captain = Map.of(
                    "venue",
                    venue,
                    "kind",
                    "INTRUSION",
                    "person",
                    "the captain",
                    "capacity",
                    "CAPTAIN",
                    "note",
                    "behind board 1");
            cup.lca(cup.venue(1, Side.BLACK)).refused("FORBIDDEN_ROLE", "openPersonIncident", captain);
            lca.does("openPersonIncident", captain);
            JsonNode incident = cup.premises(
                            cup.ca(),
                            venue,
                            "the incident",
                            view -> view.path("incidents").size() == 1)
                    .path("incidents")
                    .path(0);
            assertEquals(
                    List.of("CAPTAIN", "OCR 16.2/b", "LOCAL_CHIEF_ARBITER"),
                    Stream.of("capacity", "article", "by")
                            .map(field -> incident.path(field).asText())
                            .toList());

            lca.does(
                    "recordPermission",
                    Map.of("venue", venue, "person", "the doctor", "permission", "ENTRY", "granted", true));
            lca.refused(
                    "PERSON_PERMITTED",
                    "openPersonIncident",
                    Map.of("venue", venue, "kind", "INTRUSION", "person", "the doctor", "capacity", "STAFF"));
            Map<String, Object> end =
                    Map.of("venue", venue, "incident", incident.path("id").asText(), "outcome", "EXPELLED");
            cup.lta(venue).refused("FORBIDDEN_ROLE", "closePersonIncident", end);
            lca.does("closePersonIncident", end);
            cup.premises(
                    lca,
                    venue,
                    "the end",
                    view -> view.path("incidents")
                            .path(0)
                            .path("outcome")
                            .asText()
                            .equals("EXPELLED"));
            lca.refused(
                    "PERSON_EXPELLED",
                    "recordPermission",
                    Map.of("venue", venue, "person", "the captain", "permission", "ENTRY", "granted", true));

            assertEquals(
                    0, lca.board(cup.board(1)).path("floor").path("incidents").size());
            assertTrue(cup.white(1).client().premises().isEmpty());
            cup.plays(1, "e2e4", "e7e5");
        }
    }
}
