package org.onehall.house;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Ready: commands are answered, and what is read is complete and not old. Says what reactors are stuck with, which
 * records cannot be read, which were passed over, where reading has fallen behind, and in which partitions nothing goes
 * on.
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

    /** Whoever asks for health may not learn that there are cases of fair play, nor how many (APP-I G2.7). */
    static void tell(HealthCheckResponseBuilder response, String what, String said) {
        boolean secret = what.startsWith(Uncounted.CASES);
        response.withData(secret ? Uncounted.CASES_LOG : what, secret ? "does not go on; its log file says why" : said);
    }
}
