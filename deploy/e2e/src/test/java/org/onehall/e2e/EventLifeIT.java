package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * An event begins in the browser of a hall that has none: a draft is kept, completed and opened, its people get codes,
 * and next year's event is a copy (OCR 16.1). All by the addresses that the page Events uses.
 */
@Order(RunningHall.OF_ITS_OWN)
class EventLifeIT {
    private static final String CUP = "autumn";
    private static final Path THREE = RunningHall.competition("three");
    private static final Pattern LINE = Pattern.compile("Events: (\\S+)/events, code (\\S+)");

    private static RunningHall hall;

    @BeforeAll
    static void aHallWithoutACompetition() {
        hall = RunningHall.empty();
    }

    @AfterAll
    static void end() {
        if (hall != null) hall.close();
    }

    private static JsonNode answered(int status, HttpResponse<String> answer) {
        assertEquals(status, answer.statusCode(), answer.body());
        return RunningHall.tree(answer.body());
    }

    private static String events(String rest) {
        return hall.url() + "/api/events" + rest;
    }

    private static JsonNode enters(String code) {
        return answered(200, hall.post(hall.url() + "/api/enrol", "", "{\"code\":\"" + code + "\"}"));
    }

    /** The code on the line of a launcher's output. */
    private static String code(String line) {
        Matcher matcher = LINE.matcher(line.strip());
        assertTrue(matcher.matches(), line);
        assertEquals(hall.url(), matcher.group(1));
        return matcher.group(2);
    }

    /** The files of a competition of three venues, under the id of the event. */
    private static ObjectNode files() throws IOException {
        ObjectNode body = RunningHall.JSON.createObjectNode().put("fileName", "autumn.yaml");
        body.put(
                "yaml",
                Files.readString(THREE.resolve("three-venues.yaml")).replaceFirst("(?m)^id: .*$", "id: " + CUP));
        ObjectNode files = body.putObject("files");
        for (String name : List.of("players.csv", "pairings.csv"))
            files.put(name, Files.readString(THREE.resolve(name)));
        return body;
    }

    private static List<String> paths(JsonNode faults) {
        return Stream.iterate(0, i -> i < faults.size(), i -> i + 1)
                .map(i -> faults.get(i).path("path").asText())
                .toList();
    }

    private static Map<String, String> states(String token) {
        JsonNode rows = answered(200, hall.get(events(""), token)).path("events");
        Map<String, String> states = new TreeMap<>();
        rows.forEach(
                row -> states.put(row.path("id").asText(), row.path("state").asText()));
        return states;
    }

    @Test
    void anEventBeginsAsADraftIsOpenedAndCopied() throws IOException { // OCR 16.1, V-01
        JsonNode in = enters(code(hall.said(LINE, 0, Duration.ofSeconds(10))));
        String token = in.path("token").asText();
        assertEquals(
                List.of("OPERATOR", "", ""),
                Stream.of("role", "competitionId", "board")
                        .map(field -> in.path(field).asText())
                        .toList());
        assertFalse(answered(200, hall.get(hall.url() + "/api/session", token))
                .path("over")
                .asBoolean());
        assertEquals(Map.of(), states(token));
        assertEquals(4004, RawSocket.verdict(hall.url(), token));

        String cup = events("/" + CUP);
        JsonNode saved = answered(
                200,
                hall.send("PUT", cup + "/draft", token, "{\"fileName\":\"autumn.yaml\",\"tree\":{\"id\":\"autumn\"}}"));
        assertTrue(paths(saved.path("missing")).containsAll(List.of("name", "venues")), saved::toString);
        assertEquals(Map.of(CUP, "DRAFT"), states(token));
        JsonNode refused = answered(400, hall.post(cup + "/open", token, "{}"));
        assertEquals("COMPETITION_INVALID", refused.path("code").asText());
        assertTrue(paths(refused.path("faults")).contains("name"), refused::toString);

        JsonNode complete = answered(200, hall.send("PUT", cup + "/draft", token, files().toString()));
        assertEquals(0, complete.path("missing").size(), complete::toString);
        JsonNode kept = answered(200, hall.get(cup + "/draft", token));
        assertEquals(CUP, kept.path("tree").path("id").asText());
        ObjectNode tree = files();
        tree.remove("yaml");
        tree.set("tree", kept.path("tree"));
        assertEquals(
                0,
                answered(200, hall.send("PUT", cup + "/draft", token, tree.toString()))
                        .path("missing")
                        .size(),
                "written from the tree it means the same");

        assertTrue(answered(200, hall.post(cup + "/open", token, "{}"))
                .path("changed")
                .asBoolean());
        assertFalse(answered(200, hall.post(cup + "/open", token, "{}"))
                .path("changed")
                .asBoolean());
        assertEquals(Map.of(CUP, "OPEN"), states(token));
        theChiefOrganiserKeepsHisOwn();
        next(cup, token);
        aNewCodeAndLoggingOut(token);
    }

    private static void theChiefOrganiserKeepsHisOwn() {
        String token = enters(hall.code(CUP, "CHIEF_ORGANISER")).path("token").asText();
        assertEquals(Map.of(CUP, "OPEN"), states(token));
        assertEquals(
                "ROLE_NEEDED",
                answered(403, hall.get(events("/other/draft"), token))
                        .path("code")
                        .asText());
    }

    private static void next(String cup, String token) {
        JsonNode files = answered(200, hall.get(cup + "/files", token));
        assertTrue(files.path("yaml").asText().contains("id: " + CUP), files::toString);
        answered(200, hall.post(cup + "/copy", token, "{\"to\":\"winter\",\"name\":\"Winter\"}"));
        assertEquals(Map.of(CUP, "OPEN", "winter", "DRAFT"), states(token));
        JsonNode copy = answered(200, hall.get(events("/winter/draft"), token));
        assertEquals("Winter", copy.path("tree").path("name").asText());
        assertEquals(
                "DRAFT_EXISTS",
                answered(409, hall.post(cup + "/copy", token, "{\"to\":\"winter\",\"name\":\"Other\"}"))
                        .path("code")
                        .asText());
        aDraftThatAnotherChangedIsNotReplaced(token, copy.path("sequence").asLong());
        assertTrue(answered(200, hall.send("DELETE", events("/winter/draft"), token, ""))
                .path("changed")
                .asBoolean());
        assertEquals(Map.of(CUP, "OPEN"), states(token));
        assertEquals(
                "NOT_FINISHED",
                answered(409, hall.post(cup + "/archive", token, "{\"reason\":\"over\"}"))
                        .path("code")
                        .asText());
        JsonNode players = answered(
                200,
                hall.post(
                        events("/players/preview"),
                        token,
                        "{\"table\":\"name,venue\\nAda,Oslo\",\"venues\":[{\"id\":\"oslo\",\"name\":\"Oslo\"}],"
                                + "\"venue\":\"\"}"));
        assertEquals(
                "oslo",
                players.path("players")
                        .path(0)
                        .path("entrant")
                        .path("player")
                        .path("venueId")
                        .asText());
    }

    private static void aDraftThatAnotherChangedIsNotReplaced(String token, long read) { // ENG-1
        String draft = events("/winter/draft");
        String body = "{\"tree\":{\"id\":\"winter\",\"name\":\"%s\"},\"sequence\":%d}";
        long saved = answered(200, hall.send("PUT", draft, token, body.formatted("One", read)))
                .path("sequence")
                .asLong();
        assertEquals(read + 1, saved);
        assertEquals(
                "DRAFT_CHANGED",
                answered(409, hall.send("PUT", draft, token, body.formatted("Two", read)))
                        .path("code")
                        .asText());
        long large = answered(200, hall.send("PUT", draft, token, body.formatted("x".repeat(400_000), saved)))
                .path("sequence")
                .asLong();
        saved = answered(200, hall.send("PUT", draft, token, body.formatted("One", large)))
                .path("sequence")
                .asLong();
        JsonNode kept = answered(200, hall.get(draft, token));
        assertEquals("One", kept.path("tree").path("name").asText());
        assertEquals(saved, kept.path("sequence").asLong());
    }

    private static void aNewCodeAndLoggingOut(String token) {
        RunningHall.Said said = hall.onehall("operator", "--data", hall.data().toString());
        assertEquals(0, said.exit(), said.text());
        String another = enters(code(said.text())).path("token").asText();
        assertNotEquals(token, another);
        answered(200, hall.send("DELETE", hall.url() + "/api/session", another, ""));
        assertEquals(
                "LOGGED_OUT",
                answered(401, hall.get(events(""), another))
                        .path("details")
                        .path("ended")
                        .asText());
        assertEquals(Map.of(CUP, "OPEN"), states(token));
    }
}
