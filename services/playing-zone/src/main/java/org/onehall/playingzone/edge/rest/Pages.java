package org.onehall.playingzone.edge.rest;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;

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
            "/standings",
            "/fair-play");

    void routes(@Observes Router router) {
        for (String page : ADDRESSES)
            router.route(page)
                    .method(HttpMethod.GET)
                    .method(HttpMethod.HEAD)
                    .handler(context -> context.reroute("/index.html"));
    }
}
