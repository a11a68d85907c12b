package org.onehall.playingzone.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.Json;
import org.onehall.proto.cases.v1.FileComplaintRequest;
import org.onehall.proto.cases.v1.OpenCaseRequest;
import org.onehall.proto.cases.v1.ReleasePrizeRequest;
import org.onehall.proto.cases.v1.Trigger;

/** What a client may say of the writes about cases, and what only the hall says. */
class CaseResourceTest {
    private static JsonNode json(String text) {
        return Json.object(text).orElseThrow();
    }

    /** APP-I G1: what a report, an own initiative or a request tells is written by a person, under the name the hall's own facts have elsewhere. */
    @Test void whatStartsACaseTellsItsFacts() {
        var read = (OpenCaseRequest) CaseResource.read(OpenCaseRequest.getDefaultInstance(),
                json("{\"accused\":{\"type\":\"PLAYER\",\"personId\":\"m1\"},\"facts\":\"A phone rang.\",\"trigger\":\"CHIEF_ARBITER_REPORT\",\"falseAccusation\":true}")).build();
        assertEquals("A phone rang.", read.getFacts());
        assertEquals(Trigger.TRIGGER_CHIEF_ARBITER_REPORT, read.getTrigger());
        assertEquals("m1", read.getAccused().getPersonId());
    }

    @Test void whatTheHallKnowsNobodySays() {
        for (String field : List.of("\"known\":{\"appendixHolds\":true}", "\"write\":{\"requestId\":\"1\"}", "\"competitionId\":\"cup\""))
            assertThrows(RefusedException.class, () -> CaseResource.read(OpenCaseRequest.getDefaultInstance(), json("{" + field + "}")), field);
        assertThrows(RefusedException.class, () -> CaseResource.read(FileComplaintRequest.getDefaultInstance(), json("{\"facts\":{\"appendixHolds\":true}}")));
        for (String field : List.of("\"facts\":{\"playerKnown\":true}", "\"registerKey\":\"cup/prizes\""))
            assertThrows(RefusedException.class, () -> CaseResource.read(ReleasePrizeRequest.getDefaultInstance(), json("{" + field + "}")), field);
    }
}
