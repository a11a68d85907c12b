package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.runtime.configuration.MemorySizeConverter;
import jakarta.ws.rs.NotFoundException;
import java.io.IOException;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.Json;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.ComplaintInadmissible;
import org.onehall.proto.cases.v1.FileComplaintRequest;
import org.onehall.proto.cases.v1.OpenCaseRequest;
import org.onehall.proto.cases.v1.OpenRecordingRequest;
import org.onehall.proto.cases.v1.ReadCaseRequest;
import org.onehall.proto.cases.v1.RecordSanctionRequest;
import org.onehall.proto.cases.v1.ReleasePrizeRequest;
import org.onehall.proto.cases.v1.Trigger;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;

/** The fields of write operations on cases that a client may set, and those that only the hall sets. */
class CaseResourceTest {
    private static JsonNode json(String text) {
        return Json.object(text).orElseThrow();
    }

    /**
     * APP-I G1: the facts of a report, an own initiative or a request are written by a person, in a field whose name
     * elsewhere means the hall's own facts.
     */
    @Test
    void whatStartsACaseTellsItsFacts() {
        var read = (OpenCaseRequest) CaseResource.read(
                        OpenCaseRequest.getDefaultInstance(),
                        json("{\"accused\":{\"type\":\"PLAYER\",\"personId\":\"m1\"},\"facts\":\"A phone "
                                + "rang.\",\"trigger\":\"CHIEF_ARBITER_REPORT\",\"falseAccusation\":true}"))
                .build();
        assertEquals("A phone rang.", read.getFacts());
        assertEquals(Trigger.TRIGGER_CHIEF_ARBITER_REPORT, read.getTrigger());
        assertEquals("m1", read.getAccused().getPersonId());
    }

    @Test
    void whatTheHallKnowsNobodySays() {
        for (String field : List.of(
                "\"known\":{\"appendixHolds\":true}", "\"write\":{\"requestId\":\"1\"}", "\"competitionId\":\"cup\""))
            assertThrows(
                    RefusedException.class,
                    () -> CaseResource.read(OpenCaseRequest.getDefaultInstance(), json("{" + field + "}")),
                    field);
        assertThrows(
                RefusedException.class,
                () -> CaseResource.read(
                        FileComplaintRequest.getDefaultInstance(), json("{\"facts\":{\"appendixHolds\":true}}")));
        for (String field : List.of("\"facts\":{\"playerKnown\":true}", "\"registerKey\":\"cup/prizes\""))
            assertThrows(
                    RefusedException.class,
                    () -> CaseResource.read(ReleasePrizeRequest.getDefaultInstance(), json("{" + field + "}")),
                    field);
        assertThrows(
                RefusedException.class,
                () -> CaseResource.read(RecordSanctionRequest.getDefaultInstance(), json("{\"commission\":[]}")));
        for (String field : List.of("\"caseKnown\":true", "\"holdKnown\":true"))
            assertThrows(
                    RefusedException.class,
                    () -> CaseResource.read(OpenRecordingRequest.getDefaultInstance(), json("{" + field + "}")),
                    field);
    }

    /**
     * APP-I D2, H7: a report with five criteria has ten texts of 10,000 characters, three bytes each in many scripts.
     */
    @Test
    void theLargestReportIsTaken() throws IOException {
        var settings = new Properties();
        try (var file = CaseResource.class.getResourceAsStream("/application.properties")) {
            settings.load(file);
        }
        String most = settings.getProperty("quarkus.http.limits.max-body-size");
        assertTrue(new MemorySizeConverter().convert(most).asLongValue() > 10 * 10_000 * 3 + 64 * 1024, most);
    }

    /** APP-I G2.5: what follows automatically from a complaint is not attributed to the complainant. */
    @Test
    void whatTheHallItselfFoundIsByNobody() {
        var found = CaseEvent.newBuilder().setComplaintInadmissible(ComplaintInadmissible.getDefaultInstance());
        var byService = CaseResource.event(found.setHeader(EventHeader.newBuilder()
                        .setActor(Actor.newBuilder().setRole(Role.ROLE_SERVICE).setSubject("fair-play")))
                .build());
        assertEquals(List.of("", true), List.of(byService.get("by"), byService.get("automatic")));
        var byPerson = CaseResource.event(found.setHeader(EventHeader.newBuilder()
                        .setActor(Actor.newBuilder()
                                .setRole(Role.ROLE_FAIR_PLAY_CHAIR)
                                .setSubject("f1")))
                .build());
        assertEquals(List.of("f1", false), List.of(byPerson.get("by"), byPerson.get("automatic")));
    }

    /** An address that does not exist gets the usual answer, which does not mention seats. */
    @Test
    void whatNamesNoWriteIsNotFound() {
        assertThrows(NotFoundException.class, () -> CaseResource.step("nope"));
        for (String name : CaseResource.steps()) assertNotNull(CaseResource.step(name), name);
    }

    /** APP-I A5, APP-I G2.7, OCR 16.7: if a player asks during his game, the case or the recording is logged. */
    @Test
    void whoPlaysLeavesHisAttemptOnACaseAndOnARecording() {
        assertEquals(
                ReadCaseRequest.newBuilder()
                        .setCaseId("cup/recordings")
                        .setRecordingId("recording-1")
                        .setRefused("OpenRecording")
                        .build(),
                CaseResource.refused(
                        CaseResource.step("open-recording"), json("{\"recordingId\":\"recording-1\"}"), "cup"));
        assertEquals(
                ReadCaseRequest.newBuilder()
                        .setCaseId("cup/case-1")
                        .setRefused("RecordNote")
                        .build(),
                CaseResource.refused(CaseResource.step("record-note"), json("{\"caseId\":\"cup/case-1\"}"), "cup"));
        assertEquals(
                ReadCaseRequest.newBuilder()
                        .setCaseId("cup/case-2")
                        .setRefused("OpenCase")
                        .build(),
                CaseResource.refused(CaseResource.step("open-case"), json("{\"basis\":\"cup/case-2\"}"), "cup"));
        assertEquals(
                "",
                CaseResource.refused(CaseResource.step("file-complaint"), json("{}"), "cup")
                        .getCaseId());
    }
}
