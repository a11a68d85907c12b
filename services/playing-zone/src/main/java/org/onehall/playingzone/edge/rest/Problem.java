package org.onehall.playingzone.edge.rest;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Locale;
import java.util.Map;
import org.onehall.decider.Refusal;
import org.onehall.playingzone.Json;

/**
 * An error as defined by RFC 9457, with the refusal's code and article.
 *
 * @param details the values in the detail text, so that a screen can word it in another language
 */
public record Problem(
        String type, String title, int status, String detail, String code, String rule, Map<String, String> details) {
    /** Name of the detail that says how many seconds to wait, if waiting solves the problem. */
    static final String SECONDS = "seconds";

    static final String MEDIA_TYPE = "application/problem+json";

    static Problem of(int status, String code, String rule, String detail) {
        return of(status, code, rule, detail, Map.of());
    }

    static Problem of(int status, String code, String rule, String detail, Map<String, String> details) {
        Response.Status known = Response.Status.fromStatusCode(status);
        return new Problem(
                "urn:onehall:problem:" + code.toLowerCase(Locale.ROOT).replace('_', '-'),
                known == null ? "Error" : known.getReasonPhrase(),
                status,
                detail,
                code,
                rule,
                details);
    }

    static Problem of(Refusal refusal, int status) {
        return of(status, refusal.name(), refusal.rule(), refusal.text());
    }

    static Problem of(Refusal refusal, int status, Map<String, String> details) {
        return of(status, refusal.name(), refusal.rule(), refusal.text(details), details);
    }

    Response response() {
        var response = Response.status(status)
                .entity(Json.write(this))
                .type(MEDIA_TYPE)
                .header("Cache-Control", "no-store");
        if (status == Response.Status.UNAUTHORIZED.getStatusCode()) response.header("WWW-Authenticate", "Bearer");
        if (status == Response.Status.TOO_MANY_REQUESTS.getStatusCode())
            response.header("Retry-After", details.getOrDefault(SECONDS, "60"));
        if (status == Response.Status.SERVICE_UNAVAILABLE.getStatusCode()) response.header("Retry-After", "1");
        return response.build();
    }

    static Response ok(Object value) {
        return Response.ok(Json.write(value), MediaType.APPLICATION_JSON_TYPE)
                .header("Cache-Control", "no-store")
                .build();
    }
}
