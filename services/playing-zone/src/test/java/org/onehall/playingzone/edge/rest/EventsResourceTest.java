package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.grpc.Status;
import io.grpc.StatusRuntimeException;
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
import org.onehall.house.Refused;
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
import org.onehall.proto.competition.v1.SaveDraftRequest;
import org.onehall.proto.competition.v1.SaveDraftResponse;
import org.onehall.proto.types.v1.RefusalDetail;

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
    void aDraftMayBeSavedOnlyIfItIsUnchangedOrNew() {
        SaveDraftRequest plain = EventsResource.saving("cup", Bodies.object("{\"yaml\":\"id: cup\"}"));
        assertEquals("cup", plain.getCompetitionId());
        assertEquals("id: cup", plain.getDraft().getYaml());
        assertFalse(plain.getWrite().hasExpectedSequence() || plain.getCreate(), plain::toString);
        SaveDraftRequest guarded =
                EventsResource.saving("cup", Bodies.object("{\"yaml\":\"\",\"sequence\":7,\"create\":true}"));
        assertEquals(7, guarded.getWrite().getExpectedSequence());
        assertTrue(guarded.getCreate());
        for (String more : List.of("\"sequence\":-1", "\"sequence\":\"7\"", "\"sequence\":1.5", "\"create\":1"))
            assertThrows(
                    RefusedException.class,
                    () -> EventsResource.saving("cup", Bodies.object("{\"yaml\":\"\"," + more + "}")),
                    more);
    }

    @Test
    void aDraftThatChangedInTheMeantimeIsNamed() { // ENG-1
        var stale = Refused.status(
                RefusalDetail.newBuilder().setCode("STALE").setKind("STALE").build());
        Problem problem = ((RefusedException) EventsResource.notSaved(stale)).problem();
        assertEquals("DRAFT_CHANGED", problem.code());
        assertEquals(409, problem.status());
        var exists = Refused.status(RefusalDetail.newBuilder()
                .setCode("DRAFT_EXISTS")
                .setKind("STATE")
                .build());
        assertSame(exists, EventsResource.notSaved(exists));
        var away = new StatusRuntimeException(Status.UNAVAILABLE);
        assertSame(away, EventsResource.notSaved(away));
    }

    @Test
    void aPageLearnsTheAddressThatPeopleOpen() {
        assertEquals(
                Json.object("{\"hall\":\"https://hall.example.org\",\"events\":[]}"),
                Json.object(Json.write(new EventViews.Events("https://hall.example.org", List.of()))));
    }

    @Test
    void aSavedDraftIsAnsweredWithTheNumberToSaveItAgain() {
        SaveDraftResponse saved = SaveDraftResponse.newBuilder()
                .setSequence(8)
                .addMissing(FileFault.newBuilder().setPath("officials").setCode("STAFF_INCOMPLETE"))
                .build();
        String kept = """
                {"missing":[{"file":"","line":0,"column":0,"path":"officials","problem":"","rule":"",
                             "code":"STAFF_INCOMPLETE"}],"notes":[],"sequence":8}""";
        assertEquals(Json.object(kept), Json.object(Json.write(EventViews.Saved.of(saved))));
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
                .setSequence(3)
                .build();
        String kept = """
                {"files":{"fileName":"cup.yaml","yaml":"id: cup","files":{}},"tree":{"id":"cup"},
                 "missing":[{"file":"cup.yaml","line":1,"column":0,"path":"name",
                             "problem":"name is missing","rule":"V-01","code":""}],"notes":[],
                 "sequence":3}""";
        assertEquals(Json.object(kept), Json.object(Json.write(EventViews.Kept.of(draft))));
        var text = GetDraftResponse.newBuilder()
                .setDraft(Draft.newBuilder().setYaml("- a").setRegulations("b").setRegulationsFile("r.yaml"));
        String noTree = """
                {"files":{"fileName":"","yaml":"- a","files":{},"regulations":"b","regulationsFile":"r.yaml"},
                 "tree":null,"missing":[],"notes":[],"sequence":0}""";
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
