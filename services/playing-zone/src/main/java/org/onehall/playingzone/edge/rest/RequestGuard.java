package org.onehall.playingzone.edge.rest;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.config.DoorsConfig;

/**
 * Answers requests that cannot be read, are too large for their address, or open a screen from a page of another site,
 * before any other part of the zone sees them.
 */
@ApplicationScoped
public class RequestGuard {
    /** Runs after the counting of connections and before everything else. */
    private static final int SECOND = 9_000;

    private static final int FIRST_OF_ALL = -100_000;
    private static final int FORBIDDEN = 403;
    private static final int HTTPS = 443;
    /** A browser that has visited the hall uses only TLS for a day: long enough for people to return, and no longer. */
    private static final String ONLY_TLS = "max-age=" + Duration.ofDays(1).toSeconds();

    @Inject
    DoorsConfig doors;

    void filter(@Observes Filters filters) {
        filters.register(this::look, SECOND);
    }

    /**
     * A request that the router itself cannot read, for example one for an address without a path, reaches no filter
     * and would otherwise be logged as an error of ours.
     */
    void failures(@Observes Router router) {
        router.route().order(FIRST_OF_ALL).failureHandler(context -> {
            var request = context.request();
            OptionalInt fault = RequestForm.fault(request.method(), request.uri(), request.headers());
            if (fault.isPresent()) refuse(context, Problem.of(ZoneRefusal.MALFORMED, fault.getAsInt()));
            else context.next();
        });
    }

    private void look(RoutingContext context) {
        var request = context.request();
        if (doors.publicUrl().filter(RequestGuard::isTlsAlone).isPresent())
            context.response().putHeader("Strict-Transport-Security", ONLY_TLS);
        OptionalInt fault = RequestForm.fault(request.method(), request.uri(), request.headers());
        if (fault.isPresent()) {
            refuse(context, Problem.of(ZoneRefusal.MALFORMED, fault.getAsInt()));
            return;
        }
        String path = context.normalizedPath(); // normalised, as routes compare it: "/%77s" is "/ws"
        String method = request.method().name();
        OptionalInt size = BodySizes.fault(method, path, request.headers());
        if (size.isPresent())
            refuse(
                    context,
                    Problem.of(
                            ZoneRefusal.BODY_TOO_LARGE,
                            size.getAsInt(),
                            Map.of("bytes", String.valueOf(BodySizes.most(method, path)))));
        else if (RequestForm.isScreen(path)
                && !PageOrigin.isOwn(
                        request.headers().getAll(HttpHeaders.ORIGIN),
                        request.getHeader(HttpHeaders.HOST),
                        doors.publicUrl()))
            refuse(
                    context,
                    Problem.of(
                            ZoneRefusal.FOREIGN_ORIGIN,
                            FORBIDDEN,
                            Map.of(
                                    "address",
                                    doors.publicUrl().map(url -> ": " + url).orElse(""))));
        else context.next();
    }

    /**
     * Whether a hall uses the usual port of its host. The promise of TLS applies to the whole host, and if the hall
     * uses another port, other services may run on the host too.
     */
    static boolean isTlsAlone(URI url) {
        return "https".equalsIgnoreCase(url.getScheme()) && (url.getPort() == -1 || url.getPort() == HTTPS);
    }

    private static void refuse(RoutingContext context, Problem problem) {
        var request = context.request();
        var response = context.response()
                .setStatusCode(problem.status())
                .putHeader("Content-Type", Problem.MEDIA_TYPE)
                .putHeader("Cache-Control", "no-store")
                .putHeader("Connection", "close");
        if (problem.status() == RequestForm.UPGRADE_REQUIRED)
            response.putHeader("Upgrade", "websocket").putHeader("Sec-WebSocket-Version", "13");
        response.end(Json.write(problem)).onComplete(_ -> request.connection().close());
    }
}
