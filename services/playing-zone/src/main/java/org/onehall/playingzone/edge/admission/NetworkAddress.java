package org.onehall.playingzone.edge.admission;

import java.net.InetAddress;
import java.util.HexFormat;

/** The network address for which connections and wrong codes are counted together. */
public final class NetworkAddress {
    private static final int IPV6_BYTES = 16;
    private static final int NETWORK_BYTES = 8;

    private NetworkAddress() {}

    /**
     * For an IPv4 address, the address itself. For an IPv6 address, its network, because one person can have any number
     * of addresses in it.
     */
    static String of(InetAddress address) {
        byte[] bytes = address.getAddress();
        return bytes.length == IPV6_BYTES
                ? HexFormat.of().formatHex(bytes, 0, NETWORK_BYTES)
                : address.getHostAddress();
    }

    /**
     * The same for an address as text; any other text is returned unchanged.
     *
     * @param address a text, which is never looked up as a host name
     */
    public static String of(String address) {
        try {
            return of(InetAddress.ofLiteral(address));
        } catch (IllegalArgumentException _) {
            return address;
        }
    }
}
