package org.onehall.venue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TargetsTest {
    @Test
    void devicesAreAddressesWithOrWithoutTheirSeats() {
        assertEquals(
                List.of(
                        new Target(Segment.DEVICE, "192.168.1.20", "3", "WHITE"),
                        new Target(Segment.DEVICE, "fe80::1%eth0", "3", "BLACK"),
                        Target.of(Segment.DEVICE, "board-4.local")),
                Targets.devices(
                        "list",
                        List.of(
                                "# the hall",
                                "192.168.1.20\t3\twhite",
                                "",
                                "  fe80::1%eth0   3 BLACK # by the window",
                                "board-4.local")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"192.168.1.20 3", "192.168.1.20 3 red", "192.168.1.20 3 white now", "-f", "a/b", "192.168.1.9"})
    void aBadLineIsRefusedWithItsNumber(String line) {
        var refused = assertThrows(
                IllegalArgumentException.class, () -> Targets.devices("list", List.of("192.168.1.9", line)));
        assertEquals("list, line 2:", refused.getMessage().substring(0, 13));
    }

    @Test
    void theGatewayIsThatOfTheCheapestDefaultRoute() {
        String head = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT";
        assertEquals(
                Optional.of("192.168.1.1"),
                Targets.gateway(List.of(
                        head,
                        "wlan0\t00000000\t0102A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0",
                        "eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0",
                        "eth0\t0001A8C0\t00000000\t0001\t0\t0\t50\t00FFFFFF\t0\t0\t0")));
        assertEquals(Optional.empty(), Targets.gateway(List.of(head)));
    }

    @Test
    void aProviderMayNameAPort() {
        assertEquals(-1, Targets.hostAndPort("--provider", "1.1.1.1").getPort());
        assertEquals(53, Targets.hostAndPort("--provider", "dns.example.net:53").getPort());
        assertEquals(
                "[2606:4700::1111]",
                Targets.hostAndPort("--provider", "2606:4700::1111").getHost());
        assertEquals(
                443, Targets.hostAndPort("--provider", "[2606:4700::1111]:443").getPort());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "host:0", "host:70000", "host:x", "host/x", "u@host"})
    void aBadProviderIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Targets.hostAndPort("--provider", text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "zone", "ftp://zone", "http://zone/x", "https://zone?x", "https://u@zone"})
    void aBadZoneIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Targets.zone("--zone", text));
    }

    @Test
    void aZoneIsAnAddressWithoutAPath() {
        assertEquals(
                "https://zone.example.org:8443",
                Targets.zone("--zone", "https://zone.example.org:8443/").toString());
    }
}
