package org.onehall.playingzone.edge.admission;

import io.netty.bootstrap.ChannelInitializerExtension;
import io.netty.channel.Channel;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.VertxOptionsCustomizer;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.quarkus.websockets.next.HttpUpgradeCheck;
import io.smallrye.mutiny.Uni;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.onehall.playingzone.config.AdmissionConfig;

/** Accepts connections to the zone's public port, and closes those that only take up room. */
@Singleton
public class Admission {
    private static final Logger LOG = Logger.getLogger(Admission.class);
    /** Runs before every other filter, so that an answer from any of them is counted. */
    private static final int FIRST = 10_000;

    private static final long SWEEP_SECONDS = 1;

    private static volatile Admission current;

    private final Connections connections;
    private final ClientAddresses clients;
    private final int management;
    private final ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("connections").factory());

    @Inject
    Admission(AdmissionConfig config, ClientAddresses clients) {
        this.clients = clients;
        connections = new Connections(config.perAddress(), config.total(), config.idle());
        management = config.managementPort();
    }

    void start(@Observes StartupEvent event) {
        current = this;
        sweeper.scheduleAtFixedRate(this::sweep, SWEEP_SECONDS, SWEEP_SECONDS, TimeUnit.SECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        sweeper.shutdownNow();
    }

    void filter(@Observes Filters filters) {
        filters.register(this::watch, FIRST);
    }

    private void sweep() {
        try {
            connections.sweep(System.nanoTime());
        } catch (RuntimeException e) {
            LOG.error("idle connections could not be ended", e);
        }
    }

    private void watch(RoutingContext context) {
        String peer = peer(context.request());
        connections.asked(peer, NetworkAddress.of(clients.of(context.request())), System.nanoTime());
        context.addEndHandler(_ -> connections.answered(peer, System.nanoTime()));
        context.next();
    }

    private static String peer(HttpServerRequest request) {
        SocketAddress remote = request.connection().remoteAddress();
        return remote == null ? "" : peer(remote.hostAddress(), remote.port());
    }

    private static String peer(String address, int port) {
        return address + " " + port;
    }

    /** What netty asks before it serves a new connection. */
    public static final class Door extends ChannelInitializerExtension {
        @Override
        public void postInitializeServerChildChannel(Channel channel) {
            Admission admission = current;
            if (admission != null
                    && channel.localAddress() instanceof InetSocketAddress local
                    && local.getPort() != admission.management
                    && channel.remoteAddress() instanceof InetSocketAddress remote) admission.came(channel, remote);
        }
    }

    private void came(Channel channel, InetSocketAddress remote) {
        String peer = peer(remote.getAddress().getHostAddress(), remote.getPort());
        Runnable end = () -> {
            if (channel.isRegistered()) channel.close();
            else channel.unsafe().closeForcibly();
        };
        String address = NetworkAddress.of(remote.getAddress());
        long now = System.nanoTime();
        if (clients.isProxy(remote.getAddress())
                ? connections.openedByProxy(peer, address, end, now)
                : connections.opened(peer, address, end, now))
            channel.closeFuture().addListener(_ -> connections.closed(peer, end));
        else channel.unsafe().closeForcibly();
    }

    /** Makes netty ask {@link Door}. This works because Vert.x is created before anything opens a connection. */
    @Singleton
    public static class Bell implements VertxOptionsCustomizer {
        @Override
        public void accept(VertxOptions options) {
            System.setProperty(ChannelInitializerExtension.EXTENSIONS_SYSTEM_PROPERTY, "serviceload");
        }
    }

    /** Keeps a connection on which somebody with a valid token opens a screen. */
    @Singleton
    public static class Screens implements HttpUpgradeCheck {
        @Inject
        Admission admission;

        @Override
        public Uni<CheckResult> perform(HttpUpgradeContext upgrade) {
            return upgrade.securityIdentity()
                    .invoke(identity -> {
                        if (!identity.isAnonymous()) admission.connections.becameScreen(peer(upgrade.httpRequest()));
                    })
                    .onFailure()
                    .recoverWithNull() // an invalid token is refused elsewhere
                    .chain(() -> CheckResult.permitUpgrade());
        }
    }
}
