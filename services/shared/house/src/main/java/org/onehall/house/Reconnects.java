package org.onehall.house;

import io.grpc.Channel;
import io.grpc.ConnectivityState;
import io.grpc.ManagedChannel;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Tries again every half second to reach services that are away. By itself a gRPC channel waits longer and longer, up
 * to two minutes, which is too long after a restart of a service.
 */
@ApplicationScoped
public class Reconnects {
    private static final Logger LOG = Logger.getLogger(Reconnects.class);
    private static final Duration EVERY = Duration.ofMillis(500);

    @Inject
    @Any
    Instance<Channel> channels;

    private final ScheduledExecutorService pulse = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("reconnects").factory());

    void start(@Observes StartupEvent event) {
        pulse.scheduleAtFixedRate(this::wakeAll, EVERY.toMillis(), EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        pulse.shutdownNow();
    }

    private void wakeAll() {
        try {
            channels.forEach(Reconnects::wake);
        } catch (RuntimeException e) { // an exception thrown out of here would end all later attempts
            LOG.error("connections that failed could not be tried again", e);
        }
    }

    private static void wake(Channel channel) {
        if (channel instanceof ManagedChannel managed && managed.getState(false) == ConnectivityState.TRANSIENT_FAILURE)
            managed.resetConnectBackoff();
    }
}
