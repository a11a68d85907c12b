package org.onehall.playingzone.edge.admission;

import io.netty.handler.ipfilter.IpFilterRuleType;
import io.netty.handler.ipfilter.IpSubnetFilterRule;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onehall.playingzone.config.DoorsConfig;

/**
 * Finds the address of the client, also behind reverse proxies. Only the part of a header {@code X-Forwarded-For} that
 * trusted proxies have written counts. The header is read from its end, where the nearest proxy has put the address its
 * request came from, up to the first address that does not belong to a trusted proxy. The client itself may have
 * written everything before that. Quarkus' own proxy forwarding takes the first address of the header, which anybody
 * can invent if the proxy only appends to it.
 */
@Singleton
public class ClientAddresses {
    /** The header in which proxies report the address of the client. */
    public static final String FORWARDED = "X-Forwarded-For";
    /** An address with all its parts. */
    private static final Pattern WHOLE = Pattern.compile(".*:.*|\\d+(?:\\.\\d+){3}");

    private static final Pattern WITH_PORT = Pattern.compile("\\[?([0-9A-Fa-f.:]+?)]?(?::\\d{1,5})?");

    private final List<IpSubnetFilterRule> proxies;

    @Inject
    ClientAddresses(DoorsConfig config) {
        this(config.trustedProxies().orElse(List.of()));
    }

    /** @throws IllegalArgumentException if one of the proxies is neither an address nor a network. */
    ClientAddresses(List<String> trustedProxies) {
        proxies = trustedProxies.stream().map(ClientAddresses::rule).toList();
    }

    private static IpSubnetFilterRule rule(String network) {
        String[] parts = network.strip().split("/", -1);
        try {
            if (!WHOLE.matcher(parts[0]).matches()) throw new IllegalArgumentException("10 would be 0.0.0.10");
            InetAddress address = InetAddress.ofLiteral(parts[0]);
            int bits = address.getAddress().length * Byte.SIZE;
            int prefix = parts.length == 1 ? bits : Integer.parseInt(parts[1]);
            if (parts.length <= 2 && prefix >= 1 && prefix <= bits)
                return new IpSubnetFilterRule(address, prefix, IpFilterRuleType.ACCEPT);
        } catch (IllegalArgumentException _) {
            // reported below
        }
        throw new IllegalArgumentException("onehall.doors.trusted-proxies takes addresses and networks such as"
                + " 192.0.2.1 or 10.0.0.0/24, not '" + network + "'");
    }

    /** Whether an address belongs to a trusted proxy. */
    boolean isProxy(InetAddress address) {
        InetSocketAddress any = new InetSocketAddress(address, 0);
        return proxies.stream().anyMatch(proxy -> proxy.matches(any));
    }

    /** The address of the client that sent a request; "" if the connection has none. */
    public String of(HttpServerRequest request) {
        SocketAddress peer = request.connection().remoteAddress();
        return peer == null ? "" : of(peer.hostAddress(), request.headers().getAll(FORWARDED));
    }

    /**
     * The address of the client.
     *
     * @param peer address at the other end of the connection
     * @param forwarded values of {@link #FORWARDED}, each with one or more addresses
     */
    public String of(String peer, List<String> forwarded) {
        Optional<InetAddress> at = read(peer);
        if (at.isEmpty() || proxies.isEmpty()) return peer;
        InetAddress client = at.get();
        List<String> hops = forwarded.stream()
                .flatMap(value -> List.of(value.split(",")).stream())
                .toList();
        for (String hop : hops.reversed()) {
            if (!isProxy(client)) break;
            Optional<InetAddress> before = read(hop);
            if (before.isEmpty()) break;
            client = before.get();
        }
        return client.getHostAddress();
    }

    /** Some proxies also write the port. */
    private static Optional<InetAddress> read(String text) {
        String written = text.strip();
        return literal(written).or(() -> {
            Matcher read = WITH_PORT.matcher(written);
            return read.matches() ? literal(read.group(1)) : Optional.empty();
        });
    }

    private static Optional<InetAddress> literal(String text) {
        try {
            return Optional.of(InetAddress.ofLiteral(text));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
