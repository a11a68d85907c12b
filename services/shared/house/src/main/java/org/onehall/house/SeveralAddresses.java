package org.onehall.house;

import io.grpc.EquivalentAddressGroup;
import io.grpc.LoadBalancerRegistry;
import io.grpc.NameResolver;
import io.grpc.StatusOr;
import io.grpc.netty.NettyChannelBuilder;
import io.quarkus.grpc.api.ChannelBuilderCustomizer;
import io.quarkus.grpc.runtime.config.GrpcClientConfiguration;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Lets a gRPC client speak to several instances of a service, in turn, and leave out those that are away. A call that found
 * its instance gone is made again by itself, and one that hurries is made at another instance too when the first keeps silent:
 * every write carries its request id, so it is carried out once at most (ENG-1).
 */
@ApplicationScoped
public class SeveralAddresses implements ChannelBuilderCustomizer<NettyChannelBuilder> {
    /** How long an instance may keep silent before another one is asked too: longer than all but the slowest answers. */
    static final String HEDGE = "0.4s";
    private static final List<String> AWAY = List.of("UNAVAILABLE");
    private static final Map<String, Object> AGAIN = Map.of("name", List.of(Map.of()), "retryPolicy", Map.of("maxAttempts", 4d,
            "initialBackoff", "0.05s", "maxBackoff", "0.5s", "backoffMultiplier", 2d, "retryableStatusCodes", AWAY));

    /** While most calls fail, none is made again by itself: what is away is not to come back to several times the work. */
    private static final Map<String, Object> AT_MOST = Map.of("maxTokens", 100d, "tokenRatio", 0.5d);

    static {
        LoadBalancerRegistry.getDefaultRegistry().register(new AnotherInstance());
    }

    @Inject HouseConfig config;

    /** @throws IllegalStateException if the client is set not to make calls again, as it is unless that is said */
    @Override public Map<String, Object> customize(String client, GrpcClientConfiguration quarkus, NettyChannelBuilder builder) {
        if (!quarkus.retry()) throw new IllegalStateException("set quarkus.grpc.clients." + client + ".retry=true: no call would be made again");
        List<InetSocketAddress> addresses = addresses(config.addresses().getOrDefault(client, ""));
        String hurried = config.hedged().getOrDefault(client, "");
        if (addresses.size() < 2) return Map.of("retryThrottling", AT_MOST, "methodConfig", List.of(AGAIN));
        resolveTo(builder, addresses);
        builder.intercept(new AnotherInstance.Remembering());
        return Map.of("retryThrottling", AT_MOST, "loadBalancingConfig", List.of(Map.of(AnotherInstance.POLICY, Map.of())),
                "methodConfig", hurried.isEmpty() ? List.of(AGAIN) : List.of(AGAIN, hedged(hurried)));
    }

    private static Map<String, Object> hedged(String service) {
        return Map.of("name", List.of(Map.of("service", service)), "hedgingPolicy", Map.of("maxAttempts", 3d, "hedgingDelay", HEDGE, "nonFatalStatusCodes", AWAY));
    }

    /** "127.0.0.1:8081,127.0.0.1:8121"; a port is 1 to 65535. */
    static List<InetSocketAddress> addresses(String text) {
        return Arrays.stream(text.split(",")).map(String::strip).filter(address -> !address.isEmpty()).map(address -> {
            int colon = address.lastIndexOf(':');
            if (colon < 1) throw new IllegalArgumentException("an address is host:port, not '" + address + "'");
            return new InetSocketAddress(address.substring(0, colon), Integer.parseInt(address.substring(colon + 1)));
        }).toList();
    }

    /** The builder offers no other way than a factory to name addresses that no name service knows. */
    @SuppressWarnings("deprecation")
    private static void resolveTo(NettyChannelBuilder builder, List<InetSocketAddress> addresses) {
        builder.nameResolverFactory(new NameResolver.Factory() {
            @Override public NameResolver newNameResolver(URI target, NameResolver.Args args) {
                return new Fixed(addresses);
            }

            /** The scheme the clients' targets are written with; any other is not asked for. */
            @Override public String getDefaultScheme() {
                return "dns";
            }
        });
    }

    /** A name that stands for the same addresses for ever. */
    private static final class Fixed extends NameResolver {
        private final List<InetSocketAddress> addresses;

        Fixed(List<InetSocketAddress> addresses) {
            this.addresses = addresses;
        }

        @Override public String getServiceAuthority() {
            return addresses.getFirst().getHostString();
        }

        @Override public void start(Listener2 listener) {
            listener.onResult2(ResolutionResult.newBuilder()
                    .setAddressesOrError(StatusOr.fromValue(addresses.stream().map(EquivalentAddressGroup::new).toList())).build());
        }

        @Override public void shutdown() {}
    }
}
