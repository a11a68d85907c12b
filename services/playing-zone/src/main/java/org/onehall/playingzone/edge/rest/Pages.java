package org.onehall.playingzone.edge.rest;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.stream.Stream;

/** The addresses of the browser application; all of them return the same page. */
@ApplicationScoped
public class Pages {
    /**
     * Every browser asks for these again ({@code quarkus.http.filter.pages}), so that an updated hall is seen at once.
     */
    static final List<String> ADDRESSES = List.of(
            "/board",
            "/console",
            "/timesheet",
            "/links",
            "/floor",
            "/readiness",
            "/codes",
            "/reports",
            "/pairing",
            "/setup",
            "/events",
            "/standings",
            "/fair-play");

    /** The public page of an event. */
    static final String EVENT = "/event/:event";

    void routes(@Observes Router router) {
        for (String page : Stream.concat(ADDRESSES.stream(), Stream.of(EVENT)).toList())
            router.route(page)
                    .method(HttpMethod.GET)
                    .method(HttpMethod.HEAD)
                    .handler(context -> context.reroute("/index.html"));
    }
}
