package org.onehall.chaos;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.net.spi.InetAddressResolver;
import java.net.spi.InetAddressResolver.LookupPolicy;
import java.net.spi.InetAddressResolverProvider;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Names of containers and addresses of venues for this JVM, as a venue's name server would give them. */
public final class TestNames extends InetAddressResolverProvider {
    private static final Map<String, String> KNOWN = new ConcurrentHashMap<>();

    /** @param address an IPv4 address */
    static void put(String name, String address) {
        KNOWN.put(name, address);
    }

    @Override
    public InetAddressResolver get(Configuration configuration) {
        InetAddressResolver others = configuration.builtinResolver();
        return new InetAddressResolver() {
            @Override
            public Stream<InetAddress> lookupByName(String host, LookupPolicy policy) throws UnknownHostException {
                String known = KNOWN.get(host);
                if (known == null) return others.lookupByName(host, policy);
                byte[] literal = InetAddress.ofLiteral(known).getAddress();
                return Stream.of(InetAddress.getByAddress(host, literal));
            }

            @Override
            public String lookupByAddress(byte[] address) throws UnknownHostException {
                return others.lookupByAddress(address);
            }
        };
    }

    @Override
    public String name() {
        return "names of a test";
    }
}
