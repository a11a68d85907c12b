package org.onehall.competition.rest;

import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Locale;
import org.onehall.competition.reading.Fault;

/**
 * An answer that says what is wrong (RFC 9457).
 *
 * @param type "urn:onehall:problem:" and the code
 * @param code name of the refusal constant
 * @param rule article, "" if none
 * @param errors what is wrong with the files sent, otherwise empty
 */
public record Problem(
        String type, String title, int status, String detail, String code, String rule, List<Fault> errors) {
    static final String MEDIA_TYPE = "application/problem+json";

    static Response of(int status, String title, String detail, String code, String rule, List<Fault> errors) {
        String type = "urn:onehall:problem:" + code.toLowerCase(Locale.ROOT).replace('_', '-');
        Response.ResponseBuilder response = Response.status(status)
                .type(MEDIA_TYPE)
                .entity(new Problem(type, title, status, detail, code, rule, errors));
        return (status == 503 ? response.header("Retry-After", "1") : response).build();
    }

    static Response of(int status, String title, String detail, String code, String rule) {
        return of(status, title, detail, code, rule, List.of());
    }
}
