package org.onehall.playingzone.rest;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.OptionalInt;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.ZoneRefusal;

/** Answers requests that cannot be read, before any other part of the zone sees them. */
@ApplicationScoped
public class RequestGuard {
    /** After the count of connections, before everything else. */
    private static final int SECOND = 9_000;

    void filter(@Observes Filters filters) {
        filters.register(this::look, SECOND);
    }

    private void look(RoutingContext context) {
        var request = context.request();
        OptionalInt fault = RequestForm.fault(request.method(), request.uri(), request.headers());
        if (fault.isEmpty()) {
            context.next();
            return;
        }
        var response = context.response().setStatusCode(fault.getAsInt()).putHeader("Content-Type", Problem.MEDIA_TYPE)
                .putHeader("Cache-Control", "no-store")
                .putHeader("Connection", "close");
        if (fault.getAsInt() == RequestForm.UPGRADE_REQUIRED)
            response.putHeader("Upgrade", "websocket").putHeader("Sec-WebSocket-Version", "13");
        response.end(Json.write(Problem.of(ZoneRefusal.MALFORMED, fault.getAsInt())))
                .onComplete(_ -> request.connection().close());
    }
}
