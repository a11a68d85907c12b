package org.onehall.playingzone.presence;

import io.grpc.Channel;
import io.quarkus.grpc.GrpcClient;
import io.quarkus.runtime.Startup;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.onehall.house.Owners;

/** Ready only while every owner answers: a screen is useless if its moves and orders do not get through. */
@Startup
@Readiness
@ApplicationScoped
public class OwnersHealth implements HealthCheck {
    @GrpcClient("game")
    Channel game;

    @GrpcClient("clock")
    Channel clock;

    @GrpcClient("connectivity")
    Channel connectivity;

    @GrpcClient("fairplay")
    Channel fairPlay;

    @GrpcClient("adjudication")
    Channel adjudication;

    @GrpcClient("competition")
    Channel competition;

    private Owners owners;

    @PostConstruct
    void start() {
        owners = Owners.ask(Map.of(
                "game-state",
                game,
                "virtual-clock",
                clock,
                "connectivity",
                connectivity,
                "fair-play",
                fairPlay,
                "adjudication",
                adjudication,
                "competition",
                competition));
    }

    /** Whether a person who enters now finds a hall that answers. */
    boolean allAnswer() {
        return owners.missing().isEmpty();
    }

    @Override
    public HealthCheckResponse call() {
        Map<String, String> missing = owners.missing();
        var response = HealthCheckResponse.named("owners").status(missing.isEmpty());
        missing.forEach(response::withData);
        return response.build();
    }

    @PreDestroy
    void stop() {
        owners.close();
    }
}
