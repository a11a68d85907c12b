package org.onehall.playingzone.edge.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Finding the client's address: what a stranger writes about himself is ignored. */
class ClientAddressesTest {
    private final ClientAddresses behind = new ClientAddresses(List.of("127.0.0.1", "10.0.0.0/24", "2001:db8:1::/48"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "127.0.0.1      | 192.0.2.7                         | 192.0.2.7       | the proxy says who asked it",
                "127.0.0.1      | -                                 | 127.0.0.1       | a program on this machine",
                "127.0.0.1      | 203.0.113.9, 192.0.2.7            | 192.0.2.7       | the client wrote the first one",
                "127.0.0.1      | 203.0.113.9, 192.0.2.7, 10.0.0.5  | 192.0.2.7       | two proxies in a row",
                "127.0.0.1      | 10.0.0.5                          | 10.0.0.5        | a proxy itself asks",
                "10.0.0.255     | 192.0.2.7                         | 192.0.2.7       | the last of a network",
                "10.0.1.0       | 192.0.2.7                         | 10.0.1.0        | just outside of it",
                "192.0.2.66     | 127.0.0.1                         | 192.0.2.66      | a stranger says he is the "
                        + "proxy",
                "192.0.2.66     | 198.51.100.1, 10.0.0.5            | 192.0.2.66      | a stranger says a proxy "
                        + "asked him",
                "127.0.0.1      | 192.0.2.7:51000                   | 192.0.2.7       | with its port",
                "127.0.0.1      | [2001:db8:2::1]:51000             | 2001:db8:2:0:0:0:0:1 | IPv6 with its port",
                "127.0.0.1      | 2001:db8:2::1                     | 2001:db8:2:0:0:0:0:1 | IPv6",
                "2001:db8:1::9  | 192.0.2.7                         | 192.0.2.7       | a proxy with IPv6",
                "2001:db8:2::9  | 192.0.2.7                         | 2001:db8:2:0:0:0:0:9 | a stranger with IPv6",
                "127.0.0.1      | unknown                           | 127.0.0.1       | a word is no address",
                "127.0.0.1      | 192.0.2.7, hall.example.org       | 127.0.0.1       | what is before it is not "
                        + "trusted",
            })
    void aHeaderCountsAsFarAsTrustedProxiesHaveWrittenIt(String peer, String header, String client, String why) {
        List<String> headers = header == null ? List.of() : List.of(header);
        assertEquals(client, behind.of(peer, headers), why);
    }

    @Test
    void severalHeadersAreReadAsOne() {
        assertEquals("192.0.2.7", behind.of("127.0.0.1", List.of("203.0.113.9", "192.0.2.7", "10.0.0.5")));
    }

    @Test
    void withoutTrustedProxiesNoHeaderCounts() {
        ClientAddresses direct = new ClientAddresses(List.of());
        assertEquals("127.0.0.1", direct.of("127.0.0.1", List.of("192.0.2.7")));
        assertEquals("", direct.of("", List.of("192.0.2.7")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "proxy", "0.0.0.0/0", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/8/8", "::/0", "::/129"})
    void onlyAddressesAndNetworksAreTrusted(String network) {
        String why = assertThrows(IllegalArgumentException.class, () -> new ClientAddresses(List.of(network)))
                .getMessage();
        assertTrue(why.contains("'" + network + "'"), why);
    }
}
