package org.onehall.house;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/**
 * Ready: commands are answered, and what is read is complete and not old. Says what reactors are stuck with, which
 * records cannot be read, which were passed over, where reading has fallen behind, and in which partitions nothing
 * goes on.
 */
@Readiness
@ApplicationScoped
public class HouseReadiness implements HealthCheck {
    @Inject House house;
    @Inject Sessions sessions;

    @Override public HealthCheckResponse call() {
        var response = HealthCheckResponse.named("log").status(house.isReady());
        house.troubles().forEach(trouble -> response.withData(trouble.record(),
                trouble.tries() + " tries since " + trouble.since() + ": " + trouble.message()));
        house.endings().forEach(response::withData);
        house.late().forEach(response::withData);
        house.standing().forEach(response::withData);
        house.passedOver().forEach((record, why) -> response.withData(record, "passed over: " + why));
        sessions.unreadable().forEach(response::withData);
        return response.build();
    }
}
