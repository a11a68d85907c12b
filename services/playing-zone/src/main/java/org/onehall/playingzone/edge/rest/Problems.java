package org.onehall.playingzone.edge.rest;

import io.grpc.StatusRuntimeException;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.onehall.decider.Refusal;
import org.onehall.house.Refused;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.command.Answer;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.proto.types.v1.RefusalDetail;

/** Every error of the REST edge as problem+json; for a bug of ours it contains only a trace id. */
public class Problems {
    private static final Logger LOG = Logger.getLogger(Problems.class);

    @ServerExceptionMapper
    public Response refused(RefusedException e) {
        return e.problem().response();
    }

    @ServerExceptionMapper
    public Response away(CodeLog.StoreAwayException e) {
        LOG.warn(e.getMessage());
        return Problem.of(ZoneRefusal.UNAVAILABLE, 503).response();
    }

    @ServerExceptionMapper
    public Response answered(StatusRuntimeException e) {
        return Refused.read(e)
                .map(Problems::problem)
                .orElseGet(() -> Problem.of(ZoneRefusal.UNAVAILABLE, 503))
                .response();
    }

    private static Problem problem(RefusalDetail refusal) {
        int status = switch (Refusal.Kind.valueOf(refusal.getKind())) {
            case STATE -> 409;
            case MALFORMED -> 400;
            case NOT_FOUND -> 404;
            case FORBIDDEN -> 403;
            case STALE -> 412;
            case FAULT -> 500;
        };
        return Problem.of(status, refusal.getCode(), refusal.getRule(), refusal.getText(), refusal.getDetailsMap());
    }

    @ServerExceptionMapper
    public Response http(WebApplicationException e, HttpHeaders headers, UriInfo address) {
        int status = e.getResponse().getStatus();
        if (e instanceof NotFoundException
                && NotFoundPage.isWanted(address.getPath().replaceFirst("^/", ""), headers))
            return NotFoundPage.response(headers);
        Response.Status known = Response.Status.fromStatusCode(status);
        Response problem = Problem.of(
                        status,
                        known == null ? "HTTP_" + status : known.name(),
                        "",
                        known == null ? "The request was refused." : known.getReasonPhrase() + ".")
                .response();
        if (known != Response.Status.METHOD_NOT_ALLOWED) return problem;
        String path = "/" + address.getPath().replaceFirst("^/", "");
        return Response.fromResponse(problem)
                .header(HttpHeaders.ALLOW, String.join(", ", Methods.at(path)))
                .build();
    }

    @ServerExceptionMapper
    public Response bug(RuntimeException e) {
        String trace = UUID.randomUUID().toString();
        LOG.errorf(e, "a request failed, trace %s", trace);
        return Problem.of(500, "INTERNAL", "", Answer.faultText(trace)).response();
    }
}
