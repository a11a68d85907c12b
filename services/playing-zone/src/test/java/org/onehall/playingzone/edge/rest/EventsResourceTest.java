package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.proto.competition.v1.Draft;
import org.onehall.proto.competition.v1.DraftFile;
import org.onehall.proto.competition.v1.EventRow;
import org.onehall.proto.competition.v1.FileFault;
import org.onehall.proto.competition.v1.GetDraftResponse;
import org.onehall.proto.competition.v1.LifeStage;
import org.onehall.proto.competition.v1.PreviewPlayersRequest;

/** What a page sends about the life of an event, and what it gets (OCR 16.1, 17.11). */
class EventsResourceTest {
    private static Draft files(String body) {
        return EventsResource.files(Bodies.object(body));
    }

    @Test
    void theOperatorKeepsEveryEventAndTheChiefOrganiserHisOwn() { // OCR 16.8
        assertEquals(
                Set.of(Role.OPERATOR, Role.CHIEF_ORGANISER),
                Stream.of(Role.values())
                        .filter(role -> EventsResource.mayKeep(viewer(role), "demo"))
                        .collect(Collectors.toSet()));
        assertFalse(EventsResource.mayKeep(viewer(Role.CHIEF_ORGANISER), "cup"));
        assertTrue(EventsResource.mayKeep(viewer(Role.CHIEF_ORGANISER), ""));
        assertTrue(EventsResource.mayKeep(viewer(Role.OPERATOR), "cup"));
    }

    private static Viewer viewer(Role role) {
        Actor actor = new Actor("x", role, "", "rome", "", "");
        return new Viewer(role == Role.OPERATOR ? actor : actor.of("demo"), "X");
    }

    @Test
    void aDraftIsSentAsTextOrAsATree() {
        Draft text = files("""
                {"fileName":"cup.yaml","yaml":"id: cup","files":{"p.csv":"id"},"regulations":"profile: x"}""");
        assertEquals(
                Draft.newBuilder()
                        .setFileName("cup.yaml")
                        .setYaml("id: cup")
                        .addFiles(DraftFile.newBuilder().setName("p.csv").setText("id"))
                        .setRegulations("profile: x")
                        .setRegulationsFile("regulations.yaml")
                        .build(),
                text);
        assertEquals(
                Draft.newBuilder()
                        .setFileName("competition.yaml")
                        .setYaml("id: cup\n")
                        .build(),
                files("{\"tree\":{\"id\":\"cup\"}}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"yaml\":\"a: 1\",\"tree\":{}}",
                "{\"yaml\":1}",
                "{\"tree\":[]}",
                "{\"tree\":\"id: cup\"}",
                "{\"yaml\":\"a: 1\",\"files\":[]}",
                "{\"yaml\":\"a: 1\",\"files\":{\"p.csv\":1}}",
                "{\"yaml\":\"a: 1\",\"fileName\":1}"
            })
    void anythingElseIsMalformed(String body) {
        assertEquals(
                "MALFORMED",
                assertThrows(RefusedException.class, () -> files(body))
                        .problem()
                        .code());
    }

    @Test
    void aPageLearnsTheAddressThatPeopleOpen() {
        assertEquals(
                Json.object("{\"hall\":\"https://hall.example.org\",\"events\":[]}"),
                Json.object(Json.write(new EventViews.Events("https://hall.example.org", List.of()))));
    }

    @Test
    void aTableOfPlayersComesWithTheVenuesOfTheDraft() {
        PreviewPlayersRequest request = EventsResource.preview(Bodies.object(
                "{\"table\":\"name\\nAda\",\"venues\":[{\"id\":\"rome\",\"name\":\"Rome\"}],\"venue\":\"\"}"));
        assertTrue(request.hasDraft());
        assertEquals("", request.getCompetitionId());
        assertEquals("Rome", request.getDraft().getVenues(0).getName());
        assertThrows(RefusedException.class, () -> EventsResource.preview(Bodies.object("{\"table\":\"name\"}")));
    }

    @Test
    void aPageGetsTheFilesTheTreeAndWhatIsMissing() {
        GetDraftResponse draft = GetDraftResponse.newBuilder()
                .setDraft(Draft.newBuilder().setFileName("cup.yaml").setYaml("id: cup"))
                .addMissing(FileFault.newBuilder()
                        .setFile("cup.yaml")
                        .setLine(1)
                        .setPath("name")
                        .setProblem("name is missing")
                        .setRule("V-01"))
                .build();
        String kept = """
                {"files":{"fileName":"cup.yaml","yaml":"id: cup","files":{}},"tree":{"id":"cup"},
                 "missing":[{"file":"cup.yaml","line":1,"column":0,"path":"name",
                             "problem":"name is missing","rule":"V-01","code":""}],"notes":[]}""";
        assertEquals(Json.object(kept), Json.object(Json.write(EventViews.Kept.of(draft))));
        var text = GetDraftResponse.newBuilder()
                .setDraft(Draft.newBuilder().setYaml("- a").setRegulations("b").setRegulationsFile("r.yaml"));
        String noTree = """
                {"files":{"fileName":"","yaml":"- a","files":{},"regulations":"b","regulationsFile":"r.yaml"},
                 "tree":null,"missing":[],"notes":[]}""";
        assertEquals(Json.object(noTree), Json.object(Json.write(EventViews.Kept.of(text.build()))));
    }

    @Test
    void aRowNamesTheStage() {
        EventRow row = EventRow.newBuilder()
                .setCompetitionId("cup")
                .setName("Cup")
                .setState(LifeStage.LIFE_STAGE_FINISHED)
                .setRounds(2)
                .addAllOpened(List.of(1, 2))
                .addOfficial(1)
                .build();
        assertEquals(Json.object("""
                        {"id":"cup","name":"Cup","state":"FINISHED","venues":0,"players":0,"rounds":2,
                         "opened":[1,2],"official":[1]}"""), Json.object(Json.write(EventViews.Row.of(row))));
    }

    @Test
    void aDraftThatCannotBeOpenedIsAProblemWithItsFaults() { // V-01
        Problem problem = Problem.of(ZoneRefusal.COMPETITION_INVALID, 400, Map.of("number", "1"));
        var told = Json.object(Json.write(EventViews.problem(
                        problem,
                        List.of(new EventViews.Fault("cup.yaml", 1, 2, "name", "name is missing", "V-01", "")))))
                .orElseThrow();
        assertEquals("COMPETITION_INVALID", told.path("code").asText());
        assertEquals("V-01", told.path("rule").asText());
        assertEquals(400, told.path("status").asInt());
        assertTrue(told.path("detail").asText().contains("files: 1."), told::toString);
        assertEquals("name", told.path("faults").path(0).path("path").asText());
    }
}
