package org.onehall.playingzone.edge.rest;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.identity.CodeLog;

/** The zone's part of health beside the house's: views and codes are complete; the reader of codes lives. */
public final class ZoneHealth {
    private ZoneHealth() {}

    /** Screens may come in. */
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

    /** Codes can be followed. */
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
