package org.onehall.house;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Ready: commands are answered, and the projections are complete and up to date. Also reports the records on which
 * reactors are stuck, records that cannot be read or were skipped, readers that have fallen behind, and partitions that
 * stand still.
 */
@Readiness
@ApplicationScoped
public class HouseReadiness implements HealthCheck {
    @Inject
    House house;

    @Inject
    Sessions sessions;

    @Override
    public HealthCheckResponse call() {
        var response = HealthCheckResponse.named("log").status(house.isReady());
        house.troubles()
                .forEach(trouble -> tell(
                        response,
                        trouble.record(),
                        trouble.tries() + " tries since " + trouble.since() + ": " + trouble.message()));
        house.endings().forEach((record, why) -> tell(response, record, why));
        house.late().forEach((partition, what) -> tell(response, partition, what));
        house.standing().forEach((partition, what) -> tell(response, partition, what));
        house.passedOver().forEach((record, why) -> tell(response, record, "passed over: " + why));
        sessions.unreadable().forEach(response::withData);
        return response.build();
    }

    /** A reader of the health report must not learn that there are fair-play cases, or how many (APP-I G2.7). */
    static void tell(HealthCheckResponseBuilder response, String what, String said) {
        boolean secret = what.startsWith(Uncounted.CASES);
        response.withData(secret ? Uncounted.CASES_LOG : what, secret ? "does not go on; its log file says why" : said);
    }
}
