package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Incidents.assertOver;
import static org.onehall.e2e.Incidents.cup;

import com.fasterxml.jackson.databind.JsonNode;
import io.grpc.Status;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.GameEvent;

/** An assistant tells the time unasked, or makes a move that was not announced (APP-III 1, 2). */
class AssistantIncidentsIT {
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    @ConcurrentTest
    void i35AnAssistantWhoTellsTheClockUnaskedIsAnIncidentOfHisAndThePlayerAnswersForIt() { // APP-III 1, APP-III
        // 1.3, APP-III 1.5,
        // APP-III 1.6, APP-III 2
        try (Cup cup = cup("i35")) {
            Screen ada = cup.assistant(1, Side.BLACK, "Ada Aide", "IT");
            cup.start(1);
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            cup.white(1).plays("e2e4");
            assertEquals(
                    List.of(0L, 0L),
                    Stream.of("whiteMs", "blackMs")
                            .map(ada.seesPly(cup.board(1), 1).path("clocks")::path)
                            .map(JsonNode::asLong)
                            .toList());
            cup.black(1).refused("FORBIDDEN_SEAT", "askClockTimes", Map.of());
            assertTrue(ada.does("askClockTimes").path("clocks").path("whiteMs").asLong() > 0);
            lca.sees(
                    cup.board(1),
                    "the times asked for",
                    view -> view.at("/black/assistant/asked/0/ply").asInt() == 1);
            GameEvent asked = hall.record(cup.board(1)).stream()
                    .filter(GameEvent::hasClockTimesAsked)
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    lca.board(cup.board(1)).at("/black/assistant/id").asText(),
                    asked.getHeader().getActor().getSubject());

            Map<String, Object> told = Map.of(
                    "board",
                    cup.board(1),
                    "side",
                    "BLACK",
                    "kind",
                    "ASSISTANT_TOLD_TIME",
                    "note",
                    "said that five minutes are left");
            lca.doesOnceKnown(Set.of("NO_ASSISTANT"), "openIncident", told);
            JsonNode incident = lca.sees(
                            cup.board(1),
                            "the incident",
                            view -> view.path("floor").path("incidents").size() == 1)
                    .path("floor")
                    .path("incidents")
                    .path(0);
            assertEquals(
                    List.of("ASSISTANT_TOLD_TIME", "APP-III 1.3", "1"),
                    Stream.of("kind", "article", "ply")
                            .map(field -> incident.path(field).asText())
                            .toList());
            cup.lca(cup.venue(1, Side.WHITE))
                    .refused(
                            "NO_ASSISTANT",
                            "openIncident",
                            Map.of(
                                    "board",
                                    cup.board(1),
                                    "side",
                                    "WHITE",
                                    "kind",
                                    "ASSISTANT_TALKED",
                                    "note",
                                    "nobody there"));
            Map<String, Object> closing = new HashMap<>(Map.of(
                    "board", cup.board(1), "incident", incident.path("id").asText()));
            lca.does("confirmIncident", closing);
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
                            "the assistant told the time"));
            String ruling = lca.seesOne(
                            "the warning",
                            lca.client()::rulings,
                            one -> one.path("state").asText().equals("APPLIED"))
                    .path("id")
                    .asText();
            closing.putAll(Map.of("outcome", "PENALISED", "ruling", ruling));
            lca.doesOnceKnown(Set.of("PENALTY_REQUIRED"), "closeIncident", closing);

            Map<String, Object> seat = Map.of(
                    "board",
                    cup.board(1),
                    "side",
                    "BLACK",
                    "assistant",
                    lca.board(cup.board(1)).at("/black/assistant/id").asText());
            Map<String, Object> dismissal = new HashMap<>(seat);
            dismissal.put("reason", "told the time again");
            String unused = lca.does("issueCode", Map.of("board", cup.board(1), "side", "BLACK", "assistant", true))
                    .path("code")
                    .asText();
            try (Wire before = Wire.to(hall, "competition", ada.who().token())) {
                assertNotEquals(Status.Code.UNAUTHENTICATED, before.code("competition", cup.board(1)));
            }
            lca.does("dismissAssistant", dismissal);
            ada.sees("the closed door", () -> ada.client().isGone());
            Wire.seesEnded(hall, ada.who().token(), cup.board(1));
            ada.sees(
                    "the closed REST",
                    () -> hall.get(hall.url() + "/api/standings", ada.who().token())
                                    .statusCode()
                            == 401);
            assertEquals(
                    409,
                    hall.post(hall.url() + "/api/enrol", "", "{\"code\":\"" + unused + "\"}")
                            .statusCode(),
                    "his unused code lets nobody in");
            cup.black(1)
                    .sees(
                            cup.board(1),
                            "the player's own moves",
                            view -> view.path("legal").size() > 0);
            cup.black(1).plays("e7e5");
            lca.refused("UNKNOWN_ASSISTANT", "admitAssistant", seat);
        }
    }

    @ConcurrentTest
    void i36AMoveThatWasNotAnnouncedIsTakenBackByTheChiefArbiterOrStands() { // APP-III 1.1, APP-III 1.4, APP-III 2,
        // AMD 7.5.1
        try (Cup cup = cup("i36")) {
            Screen ada = cup.assistant(1, Side.BLACK, "Ada Aide", "EN");
            cup.start(1);
            Screen lca = cup.lca(cup.venue(1, Side.BLACK));
            cup.white(1).plays("e2e4");
            ada.seesPly(cup.board(1), 1);
            cup.black(1).refused("ASSISTANT_MOVES", "play", Map.of("uci", "d7d5"));
            ada.plays("e7e5");
            cup.ca().seesPly(cup.board(1), 2);
            cup.order(lca, Map.of("kind", "PAUSE", "board", cup.board(1), "reason", "the player announced d7d5"));
            lca.doesOnceKnown(
                    Set.of("NO_ASSISTANT"),
                    "openIncident",
                    Map.of(
                            "board",
                            cup.board(1),
                            "side",
                            "BLACK",
                            "kind",
                            "ASSISTANT_OTHER_MOVE",
                            "note",
                            "pawn from d7 to d5 was announced"));
            JsonNode incident = lca.sees(
                            cup.board(1),
                            "the incident",
                            view -> view.path("floor").path("incidents").size() == 1)
                    .path("floor")
                    .path("incidents")
                    .path(0);
            assertEquals(
                    List.of("APP-III 1.1", "2"),
                    Stream.of("article", "ply")
                            .map(field -> incident.path(field).asText())
                            .toList());
            cup.ca()
                    .does(
                            "restorePosition",
                            Map.of("board", cup.board(1), "ply", 1, "reason", "another move was announced"));
            cup.ca().seesPly(cup.board(1), 1);
            cup.order(
                    cup.ca(), Map.of("kind", "RESUME", "board", cup.board(1), "reason", "the announced move follows"));
            ada.seesStatus(cup.board(1), "PLAYING");
            ada.plays("d7d5");
            cup.white(1).seesPly(cup.board(1), 2);

            cup.white(1).does("play", Map.of("uci", "e4d5", "offerDraw", true));
            ada.sees(
                    cup.board(1),
                    "the offer",
                    view -> view.path("drawOffer").asText().equals("WHITE"));
            ada.plays("d8d5");
            Map<String, Object> settled = Map.of(
                    "board", cup.board(1), "incident", incident.path("id").asText());
            lca.does("confirmIncident", settled);
            lca.does(
                    "closeIncident",
                    Map.of(
                            "board",
                            cup.board(1),
                            "incident",
                            incident.path("id").asText(),
                            "outcome",
                            "SETTLED",
                            "note",
                            "the move on the board stands from now on"));
            assertEquals(
                    "d8d5", cup.ca().seesPly(cup.board(1), 4).path("lastMove").asText());
            ada.does("resign");
            assertOver(cup.white(1).seesStatus(cup.board(1), "ENDED"), "1-0", "RESIGNATION", "OCR 5.2");
            List<String> movers = hall.record(cup.board(1)).stream()
                    .filter(GameEvent::hasMovePlayed)
                    .map(event -> event.getHeader().getActor().getRole().name())
                    .toList();
            assertEquals(
                    List.of("ROLE_PLAYER", "ROLE_ASSISTANT", "ROLE_ASSISTANT", "ROLE_PLAYER", "ROLE_ASSISTANT"),
                    movers);
        }
    }
}
