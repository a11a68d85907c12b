package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import jakarta.ws.rs.NotAllowedException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

class ProblemsTest {
    private static Response answered(WebApplicationException e, String path) {
        UriInfo address = (UriInfo) Proxy.newProxyInstance(
                ProblemsTest.class.getClassLoader(),
                new Class<?>[] {UriInfo.class},
                (_, method, _) -> method.getName().equals("getPath") ? path : null);
        HttpHeaders headers = (HttpHeaders) Proxy.newProxyInstance(
                ProblemsTest.class.getClassLoader(), new Class<?>[] {HttpHeaders.class}, (_, _, _) -> null);
        return new Problems().http(e, headers, address);
    }

    @Test
    void aMethodThatIsNotTakenIsAnsweredWithThoseThatAre() {
        for (String path : new String[] {"/api/enrol", "api/enrol"}) {
            Response answer =
                    answered(new NotAllowedException(Response.status(405).build()), path);
            assertEquals(405, answer.getStatus());
            assertEquals("OPTIONS, POST", answer.getHeaderString(HttpHeaders.ALLOW));
            assertEquals(Problem.MEDIA_TYPE, answer.getMediaType().toString());
        }
        assertNull(answered(new WebApplicationException(415), "/api/enrol").getHeaderString(HttpHeaders.ALLOW));
    }
}
