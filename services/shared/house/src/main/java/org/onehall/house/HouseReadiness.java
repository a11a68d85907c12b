package org.onehall.house;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready: commands can be answered and reads are complete. Says what reactors are stuck with. */
@Readiness
@ApplicationScoped
public class HouseReadiness implements HealthCheck {
    @Inject House house;

    @Override public HealthCheckResponse call() {
        var response = HealthCheckResponse.named("log").status(house.isReady());
        house.troubles().forEach(trouble -> response.withData(trouble.record(),
                trouble.tries() + " tries since " + trouble.since() + ": " + trouble.message()));
        return response.build();
    }
}
