package org.onehall.playingzone.edge.rest;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.identity.CodeLog;

/**
 * The zone's own health checks, besides the house's: views and codes are complete, and the reader of codes is alive.
 */
public final class ZoneHealth {
    private ZoneHealth() {}

    /** Ready when screens can be opened. */
    @Readiness
    @ApplicationScoped
    public static class Views implements HealthCheck {
        @Inject
        LiveHall hall;

        @Override
        public HealthCheckResponse call() {
            return HealthCheckResponse.named("views")
                    .status(hall.isReady())
                    .withData("screens", hall.watchers())
                    .build();
        }
    }

    /** Ready when codes are known; alive as long as they can be followed. */
    @Liveness
    @ApplicationScoped
    public static class Codes implements HealthCheck {
        @Inject
        CodeLog codes;

        @Override
        public HealthCheckResponse call() {
            return HealthCheckResponse.named("codes").status(codes.isAlive()).build();
        }
    }
}
