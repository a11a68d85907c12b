package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/**
 * What tests of fair-play cases share: a competition with a panel and a commission, and requests about cases, each by
 * the person in a place.
 */
final class FairPlayCases {
    private static final RunningHall hall = RunningHall.shared();

    static final String SECRET = "eleven absences under the stairs";

    private FairPlayCases() {}

    /** A competition of three venues whose first round is open. */
    static Cup opened(String id) {
        return Cup.ofThreeVenues(hall, id, text -> text.replace("officials:\n", """
                officials:
                  - {id: fpl-1, name: Ines Casalonga, role: FAIR_PLAY_CHAIR}
                  - {id: fpl-2, name: Bruno Altamura, role: FAIR_PLAY_PANEL}
                  - {id: edc, name: Lea Serravalle, role: ETHICS_COMMISSION}
                  - {id: oslo-floor, name: Siv Lunder, role: FLOOR_ARBITER, venue: oslo}
                """))
                .opened();
    }

    static HttpResponse<String> get(Cup cup, String place, String path) {
        return hall.get(hall.url() + "/api/" + path, cup.person(place).who().token());
    }

    static HttpResponse<String> post(Cup cup, String place, String step, Map<String, ?> fields) {
        return hall.post(
                hall.url() + "/api/fair-play/" + step,
                cup.person(place).who().token(),
                RunningHall.JSON.valueToTree(fields).toString());
    }

    static JsonNode does(Cup cup, String place, String step, Map<String, ?> fields) {
        HttpResponse<String> answer = post(cup, place, step, fields);
        assertEquals(200, answer.statusCode(), step + ": " + answer.body());
        return RunningHall.tree(answer.body());
    }

    static JsonNode sees(Cup cup, String place, String id) {
        HttpResponse<String> answer =
                get(cup, place, "fair-play/case?id=" + URLEncoder.encode(id, StandardCharsets.UTF_8));
        assertEquals(200, answer.statusCode(), answer.body());
        return RunningHall.tree(answer.body());
    }

    static List<String> kinds(JsonNode seen) {
        return StreamSupport.stream(seen.path("events").spliterator(), false)
                .map(event -> event.path("kind").asText())
                .toList();
    }

    /**
     * A complaint of White at the first board about Black at another one; about the same player no second complaint can
     * be filed while the first is pending.
     */
    static String complaint(Cup cup, int board) {
        return does(
                        cup,
                        cup.board(1) + " WHITE",
                        "file-complaint",
                        Map.of(
                                "complaint",
                                Map.of(
                                        "fideId",
                                        "812345",
                                        "contact",
                                        "o1@example.org",
                                        "games",
                                        "round 1, board 1",
                                        "grounds",
                                        List.of("ABSENCES", "STRONGER_THAN_RATING"),
                                        "facts",
                                        SECRET,
                                        "accused",
                                        Map.of(
                                                "type",
                                                "PLAYER",
                                                "personId",
                                                accused(cup, board),
                                                "name",
                                                cup.black(board).who().name()))))
                .path("caseId")
                .asText();
    }

    /** The id of the player with Black at a board. */
    static String accused(Cup cup, int board) {
        String name = cup.black(board).who().name();
        JsonNode people = RunningHall.tree(
                        get(cup, "FAIR_PLAY_CHAIR", "fair-play").body())
                .path("people");
        return StreamSupport.stream(people.spliterator(), false)
                .filter(person -> person.path("name").asText().equals(name))
                .findFirst()
                .orElseThrow()
                .path("id")
                .asText();
    }
}
