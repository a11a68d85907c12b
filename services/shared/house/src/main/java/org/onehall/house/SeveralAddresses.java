package org.onehall.house;

import io.grpc.LoadBalancerRegistry;
import io.grpc.netty.NettyChannelBuilder;
import io.quarkus.grpc.api.ChannelBuilderCustomizer;
import io.quarkus.grpc.runtime.config.GrpcClientConfiguration;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Lets a gRPC client call several instances of a service in turn, and leave out those that are away. The instances are
 * the named ones and all that a name stands for. A call whose instance is gone is repeated automatically, and an urgent
 * call is also sent to another instance when the first does not answer: every write has its request id, so it is
 * carried out at most once (ENG-1).
 */
@ApplicationScoped
public class SeveralAddresses implements ChannelBuilderCustomizer<NettyChannelBuilder> {
    /** How long an instance may take before another one is called too: longer than all but the slowest answers. */
    static final String HEDGE = "0.4s";

    private static final List<String> AWAY = List.of("UNAVAILABLE");
    private static final Map<String, Object> AGAIN = Map.of(
            "name",
            List.of(Map.of()),
            "retryPolicy",
            Map.of(
                    "maxAttempts",
                    4d,
                    "initialBackoff",
                    "0.05s",
                    "maxBackoff",
                    "0.5s",
                    "backoffMultiplier",
                    2d,
                    "retryableStatusCodes",
                    AWAY));

    /**
     * While most calls fail, none is repeated automatically, so that a service that comes back is not met with several
     * times the work.
     */
    private static final Map<String, Object> AT_MOST = Map.of("maxTokens", 100d, "tokenRatio", 0.5d);

    static {
        // Otherwise gRPC would keep an address for 30 s, however often a lost connection looks it up again.
        if (System.getProperty("networkaddress.cache.ttl") == null) System.setProperty("networkaddress.cache.ttl", "2");
        LoadBalancerRegistry.getDefaultRegistry().register(new AnotherInstance());
    }

    @Inject
    HouseConfig config;

    /** @throws IllegalStateException if the client is set not to repeat calls, which is the default */
    @Override
    public Map<String, Object> customize(String client, GrpcClientConfiguration quarkus, NettyChannelBuilder builder) {
        if (!quarkus.retry())
            throw new IllegalStateException(
                    "set quarkus.grpc.clients." + client + ".retry=true: no call would be made again");
        List<Address> addresses = addresses(config.addresses().getOrDefault(client, ""));
        String hurried = config.hedged().getOrDefault(client, "");
        if (!addresses.isEmpty()) resolveTo(builder, addresses);
        if (addresses.size() < 2 && addresses.stream().noneMatch(Address::isName))
            return Map.of("retryThrottling", AT_MOST, "methodConfig", List.of(AGAIN));
        builder.intercept(new AnotherInstance.Remembering());
        return Map.of(
                "retryThrottling",
                AT_MOST,
                "loadBalancingConfig",
                List.of(Map.of(AnotherInstance.POLICY, Map.of())),
                "methodConfig",
                hurried.isEmpty() ? List.of(AGAIN) : List.of(AGAIN, hedged(hurried)));
    }

    private static Map<String, Object> hedged(String service) {
        return Map.of(
                "name",
                List.of(Map.of("service", service)),
                "hedgingPolicy",
                Map.of("maxAttempts", 3d, "hedgingDelay", HEDGE, "nonFatalStatusCodes", AWAY));
    }

    /**
     * The address of a service.
     *
     * @param host a name, which is looked up repeatedly, or an IP address, IPv6 in brackets
     * @param port 1 to 65535
     */
    record Address(String host, int port) {
        private static final int HIGHEST_PORT = 65_535;

        /** @throws IllegalArgumentException if it is not "host:port" */
        static Address of(String text) {
            int colon = text.lastIndexOf(':');
            try {
                int port = Integer.parseInt(text.substring(colon + 1));
                if (colon > 0 && port > 0 && port <= HIGHEST_PORT) return new Address(text.substring(0, colon), port);
            } catch (NumberFormatException noNumber) {
                // reported below
            }
            throw new IllegalArgumentException(
                    "an address is host:port with a port from 1 to " + HIGHEST_PORT + ", not '" + text + "'");
        }

        /** Whether it is a name, which may stand for several instances. */
        boolean isName() {
            return !host.startsWith("[") && !host.chars().allMatch(one -> Character.isDigit(one) || one == '.');
        }

        @Override
        public String toString() {
            return host + ":" + port;
        }
    }

    /** "127.0.0.1:8081,127.0.0.1:8121", "game-state:8081"; none for an empty text. */
    static List<Address> addresses(String text) {
        return Arrays.stream(text.split(","))
                .map(String::strip)
                .filter(address -> !address.isEmpty())
                .map(Address::of)
                .toList();
    }

    /** The builder offers no way other than a factory to name several targets. */
    @SuppressWarnings("deprecation")
    private static void resolveTo(NettyChannelBuilder builder, List<Address> addresses) {
        builder.nameResolverFactory(NamedAddresses.of(addresses));
    }
}
