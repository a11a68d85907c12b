package org.onehall.competition.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import jakarta.ws.rs.NotAllowedException;
import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A request that the server itself refuses gets a problem, like one that the service refuses. */
class ProblemsTest {
    @Test
    void aRefusalOfTheServerIsAProblemOfTheSameShape() {
        Response response = new Problems().http(new NotSupportedException());
        assertEquals(415, response.getStatus());
        assertEquals(Problem.MEDIA_TYPE, response.getMediaType().toString());
        assertEquals(
                new Problem(
                        "urn:onehall:problem:unsupported-media-type",
                        "Unsupported Media Type",
                        415,
                        "The request was refused: Unsupported Media Type.",
                        "UNSUPPORTED_MEDIA_TYPE",
                        "",
                        List.of()),
                response.getEntity());
        assertEquals(
                "urn:onehall:problem:http-499",
                ((Problem) new Problems().http(new WebApplicationException(499)).getEntity()).type());
    }

    @Test
    void aMethodThatIsNotAllowedIsAnsweredWithThoseThatAre() { // RFC 9110, 15.5.6
        assertEquals(
                "POST", new Problems().http(new NotAllowedException("POST")).getHeaderString("Allow"));
    }
}
