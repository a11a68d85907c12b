package org.onehall.playingzone.edge.rest;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/** The addresses of the browser application; all of them return the same page. */
@ApplicationScoped
public class Pages {
    void routes(@Observes Router router) {
        for (String page : new String[] {
            "/board",
            "/console",
            "/timesheet",
            "/links",
            "/floor",
            "/readiness",
            "/codes",
            "/reports",
            "/standings",
            "/fair-play"
        })
            router.route(page)
                    .method(HttpMethod.GET)
                    .method(HttpMethod.HEAD)
                    .handler(context -> context.reroute("/index.html"));
    }
}
