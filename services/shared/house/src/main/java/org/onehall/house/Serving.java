package org.onehall.house;

import grpc.health.v1.HealthOuterClass.HealthCheckResponse.ServingStatus;
import io.quarkus.grpc.runtime.health.GrpcHealthStorage;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.Startup;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.jboss.logging.Logger;

/**
 * Reports through gRPC's own health service whether this service can answer: under {@link #OWNER}, to callers with a
 * service's token. A service without a gRPC API does not report this.
 */
@Startup
@ApplicationScoped
public class Serving {
    private static final Logger LOG = Logger.getLogger(Serving.class);
    /** The name to ask for; "" only shows that the gRPC server runs. */
    static final String OWNER = "onehall";

    private static final Duration BETWEEN = Duration.ofMillis(200);

    @Inject
    House house;

    @Inject
    Instance<GrpcHealthStorage> told;

    private volatile boolean open = true;

    @PostConstruct
    void start() {
        if (told.isResolvable()) Thread.ofVirtual().name("serving").start(() -> tell(told.get()));
    }

    void stop(@Observes ShutdownEvent event) {
        open = false;
    }

    private void tell(GrpcHealthStorage storage) {
        ServingStatus before = ServingStatus.UNKNOWN;
        while (open) {
            try {
                ServingStatus now = house.isReady() ? ServingStatus.SERVING : ServingStatus.NOT_SERVING;
                if (now != before) storage.setStatus(OWNER, now);
                before = now;
            } catch (RuntimeException failed) {
                LOG.warnf(failed, "what this service answers about itself may be old; it is looked at again");
            }
            LockSupport.parkNanos(BETWEEN.toNanos());
        }
    }
}
