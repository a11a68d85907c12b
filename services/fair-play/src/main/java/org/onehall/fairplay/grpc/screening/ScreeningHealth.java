package org.onehall.fairplay.grpc.screening;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.onehall.fairplay.react.screening.ScreeningPipeline;

/**
 * Reports the state of screening. Always up: without an engine games wait for their screening, and nothing else waits.
 */
@Readiness
@ApplicationScoped
public class ScreeningHealth implements HealthCheck {
    @Inject
    ScreeningPipeline pipeline;

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("screening")
                .up()
                .withData("state", pipeline.state().text())
                .withData("waiting", pipeline.waiting())
                .build();
    }
}
