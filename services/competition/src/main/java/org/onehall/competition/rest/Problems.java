package org.onehall.competition.rest;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/**
 * Requests refused before they reach {@link CompetitionsResource}, because of their method, address or media type, are
 * answered as problems as well.
 */
public class Problems {
    @ServerExceptionMapper
    public Response http(WebApplicationException e) {
        int status = e.getResponse().getStatus();
        Response.Status known = Response.Status.fromStatusCode(status);
        String code = known == null ? "HTTP_" + status : known.name();
        String reason = known == null ? "Refused" : known.getReasonPhrase();
        Response problem = Problem.of(status, reason, "The request was refused: " + reason + ".", code, "");
        String allowed = e.getResponse().getHeaderString(HttpHeaders.ALLOW);
        return allowed == null
                ? problem
                : Response.fromResponse(problem)
                        .header(HttpHeaders.ALLOW, allowed)
                        .build();
    }
}
