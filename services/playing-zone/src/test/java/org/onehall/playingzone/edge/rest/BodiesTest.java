package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.proto.cases.v1.RecordNoteRequest;

class BodiesTest {
    private static final JsonNode HALF = Bodies.object("{\"caseId\":\"case-1\",\"text\":\"seen \\ud800\"}");

    @Test
    void halfACharacterIsMalformedWhereverTextsComeIn() { // APP-I A5: text in a case stays exactly as written
        assertEquals(
                "MALFORMED",
                assertThrows(RefusedException.class, () -> Bodies.text(HALF, "text"))
                        .problem()
                        .code());
        assertEquals(
                "MALFORMED",
                assertThrows(
                                RefusedException.class,
                                () -> WireJson.read(HALF, RecordNoteRequest.newBuilder(), Set.of()))
                        .problem()
                        .code());
        assertEquals("seen \uD83D\uDE00", Bodies.text(Bodies.object("{\"text\":\"seen \\ud83d\\ude00\"}"), "text"));
    }
}
