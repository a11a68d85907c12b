package org.onehall.fairplay.grpc.screening;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.onehall.fairplay.react.screening.ScreeningDesk;

/** Says how screening goes. Always up: without an engine games wait, and nothing else does. */
@Readiness
@ApplicationScoped
public class ScreeningHealth implements HealthCheck {
    @Inject
    ScreeningDesk desk;

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("screening")
                .up()
                .withData("state", desk.state().text())
                .withData("waiting", desk.waiting())
                .build();
    }
}
