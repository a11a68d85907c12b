package org.onehall.competition.rest;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** What is refused before it reaches {@link CompetitionsResource}, for its method, address or media type: a problem as well. */
public class Problems {
    @ServerExceptionMapper
    public Response http(WebApplicationException e) {
        int status = e.getResponse().getStatus();
        Response.Status known = Response.Status.fromStatusCode(status);
        String code = known == null ? "HTTP_" + status : known.name();
        String reason = known == null ? "Refused" : known.getReasonPhrase();
        return Problem.of(status, reason, "The request was refused: " + reason + ".", code, "");
    }
}
