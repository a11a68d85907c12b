package org.onehall.house;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Live: no reader, reactor or decider has ended for good; a rebalance or an absent broker is no reason to restart. */
@Liveness
@ApplicationScoped
public class HouseLiveness implements HealthCheck {
    @Inject
    House house;

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("threads").status(house.isAlive()).build();
    }
}
