package org.onehall.playingzone.edge.admission;

import java.net.InetAddress;
import java.util.HexFormat;

/** Whose connections and wrong codes are counted together. */
public final class NetworkAddress {
    private static final int IPV6_BYTES = 16;
    private static final int NETWORK_BYTES = 8;

    private NetworkAddress() {}

    /**
     * An IPv4 address itself; of an IPv6 address its network, in which one person can have as many addresses as he
     * likes.
     */
    static String of(InetAddress address) {
        byte[] bytes = address.getAddress();
        return bytes.length == IPV6_BYTES
                ? HexFormat.of().formatHex(bytes, 0, NETWORK_BYTES)
                : address.getHostAddress();
    }

    /**
     * The same of an address as text; any other text stays as it is.
     *
     * @param address never looked up as a name
     */
    public static String of(String address) {
        try {
            return of(InetAddress.ofLiteral(address));
        } catch (IllegalArgumentException _) {
            return address;
        }
    }
}
