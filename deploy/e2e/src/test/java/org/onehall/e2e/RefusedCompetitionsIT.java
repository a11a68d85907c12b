package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Refusals.refused;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Files of competitions that cannot be loaded: each is refused with the lines of its errors. */
class RefusedCompetitionsIT {
    private static RunningHall hall;
    private static Cup cup;
    private static Map<String, Long> before;

    @BeforeAll
    static void aRoundIsUnderWay() {
        hall = RunningHall.shared();
        cup = Refusals.opened("refused-competitions");
    }

    @AfterAll
    static void everybodyLeaves() {
        Refusals.close(cup);
    }

    @BeforeEach
    void count() {
        before = Refusals.events(cup);
    }

    @AfterEach
    void nothingHasChanged() {
        Refusals.assertNothingChanged(cup, before);
    }

    @TestFactory
    Stream<DynamicTest> whatTheCompetitionDeskRefuses() throws IOException {
        String url = hall.url("competition") + "/competitions";
        String operator = hall.operatorToken();
        String yaml = Files.readString(RunningHall.competition("two-venues.yaml"));
        Map<String, String> files = Map.of(
                "players.csv",
                Files.readString(RunningHall.competition("players.csv")),
                "pairings.csv",
                Files.readString(RunningHall.competition("pairings.csv")));
        String other =
                yaml.replaceFirst("id: two-venues", "id: " + cup.id()).replace("Olga Monteverro", "Somebody Else");
        String trf = yaml.replace("players: {file: players.csv}", "players: {trf: open.trf, venue: rome}")
                .replace("rounds: {csv: pairings.csv}", "rounds: {trf: open.trf}");
        String fresh = yaml.replaceFirst("id: two-venues", "id: never-loaded");
        Map<String, String> brokenPlayers = new LinkedHashMap<>(files);
        brokenPlayers.put("players.csv", "id,name,rating,venue,federation\nr1,\"Half a name,2000,rome,ITA\n");
        Map<String, String> wrongVenue = new LinkedHashMap<>(files);
        wrongVenue.put(
                "players.csv",
                files.get("players.csv")
                        .replace("m3,Milanese Player 03,2275,milan", "m3,Milanese Player 03,abc,paris"));
        Map<String, String> brokenPairings = new LinkedHashMap<>(files);
        brokenPairings.put("pairings.csv", "round,board,white,black\n1,1,r1,nobody\n1,1,r2,m2\n");
        return Stream.of(
                refused("no token", () -> hall.post(url, "", upload(fresh, files)), 401, "UNAUTHENTICATED"),
                refused(
                        "a player's token",
                        () -> hall.post(url, cup.white(1).who().token(), upload(fresh, files)),
                        403,
                        "FORBIDDEN_ROLE"),
                refused(
                        "the Chief Arbiter's token",
                        () -> hall.post(url, cup.ca().who().token(), upload(fresh, files)),
                        403,
                        "FORBIDDEN_ROLE"),
                refused("no JSON", () -> hall.post(url, operator, "id: cup"), 400, "MALFORMED"),
                refused("JSON of another shape", () -> hall.post(url, operator, "[1,2]"), 400, "MALFORMED"),
                refused(
                        "files of another shape",
                        () -> hall.post(url, operator, "{\"yaml\":\"id: a\",\"files\":[1]}"),
                        400,
                        "MALFORMED"),
                refused(
                        "another competition of the same id",
                        () -> hall.post(url, operator, upload(other, files)),
                        409,
                        "COMPETITION_EXISTS"),
                faulty("empty YAML", upload("", Map.of()), "cup.yaml"),
                faulty("no YAML", upload("venues: [", Map.of()), "cup.yaml"),
                faulty(
                        "YAML with a tag of Java",
                        upload("!!java.net.URL [\"http://127.0.0.1\"]", Map.of()),
                        "cup.yaml"),
                faulty(
                        "YAML that grows",
                        upload(
                                "a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c "
                                        + "[*b,*b,*b,*b,*b,*b,*b,*b,*b]\n"
                                        + "d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d,*d,*d,*d,*d,*d]\n",
                                Map.of()),
                        "cup.yaml"),
                faulty("a missing file", upload(fresh, Map.of("players.csv", files.get("players.csv"))), "cup.yaml"),
                faulty(
                        "a file outside",
                        upload(fresh.replace("players.csv", "../../identity/operator.jwt"), files),
                        "cup.yaml"),
                faulty("an open quote in a CSV", upload(fresh, brokenPlayers), "players.csv"),
                faulty("an unknown venue and a rating of letters", upload(fresh, wrongVenue), "players.csv"),
                faulty("unknown players, a board twice", upload(fresh, brokenPairings), "pairings.csv"),
                faulty(
                        "a TRF that is none",
                        upload(
                                trf.replaceFirst("id: two-venues", "id: never-loaded"),
                                Map.of("open.trf", "001 hello\n013 x\n")),
                        "open.trf"),
                faulty("an unknown parameter", upload(fresh + "  no.such: 1\n", files), "cup.yaml"),
                faulty("a time control that is none", upload(fresh.replace("90+30", "soon"), files), "cup.yaml"),
                DynamicTest.dynamicTest(
                        "none of them was loaded",
                        () -> assertEquals(
                                404,
                                hall.post(hall.url() + "/api/codes", operator, "{\"competitionId\":\"never-loaded\"}")
                                        .statusCode())));
    }

    private static String upload(String yaml, Map<String, String> files) {
        try {
            return RunningHall.JSON.writeValueAsString(Map.of("fileName", "cup.yaml", "yaml", yaml, "files", files));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A competition that is refused as a whole, with the file and line of every error. */
    private static DynamicTest faulty(String name, String upload, String file) {
        return DynamicTest.dynamicTest(name + " -> 400 COMPETITION_INVALID", () -> {
            HttpResponse<String> answer =
                    hall.post(hall.url("competition") + "/competitions", hall.operatorToken(), upload);
            assertEquals(400, answer.statusCode(), answer.body());
            JsonNode problem = RunningHall.tree(answer.body());
            assertEquals("COMPETITION_INVALID", problem.path("code").asText(), answer.body());
            assertTrue(problem.path("errors").size() > 0, answer.body());
            assertTrue(
                    Stream.iterate(0, one -> one + 1)
                            .limit(problem.path("errors").size())
                            .anyMatch(one -> problem.path("errors")
                                    .path(one)
                                    .path("file")
                                    .asText()
                                    .equals(file)),
                    answer.body());
            assertFalse(
                    Pattern.compile("Exception|org\\.onehall|org\\.yaml|com\\.fasterxml|snakeyaml|\\.java:")
                            .matcher(answer.body())
                            .find(),
                    answer.body());
        });
    }
}
