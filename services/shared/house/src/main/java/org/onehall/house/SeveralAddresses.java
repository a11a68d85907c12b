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
 * Lets a gRPC client speak to several instances of a service, in turn, and leave out those that are away: those that
 * are named, and all that a name stands for. A call that found its instance gone is made again by itself, and one that
 * hurries is made at another instance too when the first keeps silent: every write carries its request id, so it is
 * carried out once at most (ENG-1).
 */
@ApplicationScoped
public class SeveralAddresses implements ChannelBuilderCustomizer<NettyChannelBuilder> {
    /**
     * How long an instance may keep silent before another one is asked too: longer than all but the slowest answers.
     */
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
     * While most calls fail, none is made again by itself: what is away is not to come back to several times the work.
     */
    private static final Map<String, Object> AT_MOST = Map.of("maxTokens", 100d, "tokenRatio", 0.5d);

    static {
        // gRPC would hold an address for 30 s, however often a lost connection asks for it anew.
        if (System.getProperty("networkaddress.cache.ttl") == null) System.setProperty("networkaddress.cache.ttl", "2");
        LoadBalancerRegistry.getDefaultRegistry().register(new AnotherInstance());
    }

    @Inject
    HouseConfig config;

    /** @throws IllegalStateException if the client is set not to make calls again, as it is unless that is said */
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
     * Where a service is to be found.
     *
     * @param host a name, which is looked up again and again, or an IP address, of IPv6 in brackets
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

        /** Whether it may stand for several instances. */
        boolean isName() {
            return !host.startsWith("[") && !host.chars().allMatch(one -> Character.isDigit(one) || one == '.');
        }

        @Override
        public String toString() {
            return host + ":" + port;
        }
    }

    /** "127.0.0.1:8081,127.0.0.1:8121", "game-state:8081"; none of an empty text. */
    static List<Address> addresses(String text) {
        return Arrays.stream(text.split(","))
                .map(String::strip)
                .filter(address -> !address.isEmpty())
                .map(Address::of)
                .toList();
    }

    /** The builder offers no other way than a factory to name several targets. */
    @SuppressWarnings("deprecation")
    private static void resolveTo(NettyChannelBuilder builder, List<Address> addresses) {
        builder.nameResolverFactory(NamedAddresses.of(addresses));
    }
}
