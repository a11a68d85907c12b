package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.grpc.EquivalentAddressGroup;
import io.grpc.NameResolver;
import io.grpc.NameResolverProvider;
import io.grpc.NameResolverRegistry;
import io.grpc.Status;
import io.grpc.StatusOr;
import io.grpc.SynchronizationContext;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.onehall.house.SeveralAddresses.Address;

/** Peers are found by name, and found again when the name points to another address later. */
class NamedAddressesTest {
    /** A name service whose answers a test changes; a name that is not in it is unknown. */
    private final Map<String, List<String>> names = new HashMap<>();

    private final List<Object> told = new ArrayList<>();
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1);
    private final NameResolverProvider dns = new NameResolverProvider() {
        @Override
        protected boolean isAvailable() {
            return true;
        }

        @Override
        protected int priority() {
            return 10;
        }

        @Override
        public String getDefaultScheme() {
            return "dns";
        }

        @Override
        public NameResolver newNameResolver(URI target, NameResolver.Args args) {
            return new Fake(Address.of(target.getPath().substring(1)));
        }
    };

    private final class Fake extends NameResolver {
        private final Address address;
        private Listener2 listener;

        Fake(Address address) {
            this.address = address;
        }

        @Override
        public String getServiceAuthority() {
            return address.toString();
        }

        @Override
        public void start(Listener2 listener) {
            this.listener = listener;
            refresh();
        }

        @Override
        public void refresh() {
            List<EquivalentAddressGroup> found = names.getOrDefault(address.host(), List.of()).stream()
                    .map(host -> new EquivalentAddressGroup(InetSocketAddress.createUnresolved(host, address.port())))
                    .toList();
            if (found.isEmpty()) listener.onError(Status.UNAVAILABLE.withDescription(address.host() + " is unknown"));
            else
                listener.onResult2(ResolutionResult.newBuilder()
                        .setAddressesOrError(StatusOr.fromValue(found))
                        .build());
        }

        @Override
        public void shutdown() {}
    }

    @BeforeEach
    void register() {
        NameResolverRegistry.getDefaultRegistry().register(dns);
    }

    @AfterEach
    void end() {
        NameResolverRegistry.getDefaultRegistry().deregister(dns);
        timer.shutdownNow();
    }

    @SuppressWarnings("deprecation")
    private NameResolver resolver(String addresses) {
        NameResolver.Args args = NameResolver.Args.newBuilder()
                .setDefaultPort(80)
                .setProxyDetector(_ -> null)
                .setSynchronizationContext(new SynchronizationContext((_, e) -> told.add(e)))
                .setServiceConfigParser(new NameResolver.ServiceConfigParser() {
                    @Override
                    public NameResolver.ConfigOrError parseServiceConfig(Map<String, ?> raw) {
                        return NameResolver.ConfigOrError.fromConfig(raw);
                    }
                })
                .setScheduledExecutorService(timer)
                .build();
        NameResolver made = NamedAddresses.of(SeveralAddresses.addresses(addresses))
                .newNameResolver(URI.create("dns:///127.0.0.1:1"), args);
        made.start(new NameResolver.Listener2() {
            @Override
            public void onResult(NameResolver.ResolutionResult result) {
                onResult2(result);
            }

            @Override
            public Status onResult2(NameResolver.ResolutionResult result) {
                var all = result.getAddressesOrError();
                told.add(
                        all.hasValue()
                                ? all.getValue().stream()
                                        .flatMap(one -> one.getAddresses().stream())
                                        .map(NamedAddressesTest::text)
                                        .toList()
                                : all.getStatus().getDescription());
                return Status.OK;
            }

            @Override
            public void onError(Status why) {
                told.add(why);
            }
        });
        return made;
    }

    private static String text(SocketAddress address) {
        return address instanceof InetSocketAddress host ? host.getHostString() + ":" + host.getPort() : "";
    }

    @Test
    void aNameStandsForAllInstancesAndIsLookedUpAgain() {
        names.put("game-state", List.of("10.0.0.1", "10.0.0.2"));
        NameResolver resolver = resolver("game-state:8081");
        assertEquals(List.of(List.of("10.0.0.1:8081", "10.0.0.2:8081")), told);
        names.put("game-state", List.of("10.0.0.7"));
        resolver.refresh();
        assertEquals(List.of("10.0.0.7:8081"), told.getLast(), "the instance that came back elsewhere");
    }

    @Test
    void anUnknownNameTakesNothingFromTheOthersAndIsAskedForAgain() {
        names.put("b", List.of("10.0.0.2"));
        NameResolver resolver = resolver("a:1,b:2");
        assertEquals(List.of(List.of("10.0.0.2:2")), told, "nothing is wrong before every name was looked up");
        names.put("a", List.of("10.0.0.1"));
        resolver.refresh();
        assertEquals(List.of("10.0.0.1:1", "10.0.0.2:2"), told.getLast());
        names.clear();
        resolver.refresh();
        assertEquals(List.of("10.0.0.1:1", "10.0.0.2:2"), told.getLast(), "what was known last counts");
        assertEquals(2, timer.getQueue().size(), "each name that is unknown is looked up again soon");
        resolver.shutdown();
        assertTrue(timer.getQueue().stream().allMatch(one -> ((Future<?>) one).isCancelled()));
    }

    @Test
    void noNameIsKnown() {
        resolver("a:1,b:2");
        assertEquals(List.of("b is unknown"), told);
    }

    @Test
    void anAddressIsAHostAndAPort() {
        assertEquals(
                List.of(new Address("game-state", 8081), new Address("[::1]", 1)),
                SeveralAddresses.addresses("game-state:8081, [::1]:1"));
        assertTrue(new Address("game-state", 8081).isName());
        assertFalse(new Address("127.0.0.1", 8081).isName());
        assertFalse(new Address("[::1]", 8081).isName());
        for (String wrong : List.of("game-state", "game-state:", ":8081", "game-state:0", "game-state:65536"))
            assertThrows(IllegalArgumentException.class, () -> SeveralAddresses.addresses(wrong), wrong);
    }
}
