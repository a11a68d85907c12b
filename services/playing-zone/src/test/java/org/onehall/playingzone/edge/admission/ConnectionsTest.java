package org.onehall.playingzone.edge.admission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which connections are kept, and which make room. */
class ConnectionsTest {
    private static final long SECOND = 1_000_000_000L;
    private final List<String> ended = new ArrayList<>();
    private final Connections connections = new Connections(3, 6, Duration.ofSeconds(60));
    private long now;

    private boolean open(String peer) {
        return connections.opened(peer, peer.substring(0, 1), () -> ended.add(peer), ++now);
    }

    @Test
    void whatRestsLongestMakesRoomForOneMoreOfItsAddress() {
        for (String peer : List.of("a1", "a2", "a3", "b1")) assertTrue(open(peer));
        connections.asked("a1", "a", ++now);
        connections.answered("a1", ++now);
        assertTrue(open("a4"));
        assertEquals(List.of("a2"), ended);
        assertEquals(4, connections.size());
    }

    @Test
    void aRequestInWorkGoesOnAsLongAsSomethingRests() {
        for (String peer : List.of("a1", "a2", "a3")) open(peer);
        connections.asked("a1", "a", ++now);
        connections.asked("a2", "a", ++now);
        open("a4");
        connections.asked("a4", "a", ++now);
        assertEquals(List.of("a3"), ended);
        assertTrue(open("a5"));
        assertEquals(List.of("a3", "a1"), ended, "all wait for answers that nobody reads");
    }

    @Test
    void fiveThousandIdleConnectionsShutNobodyOut() {
        var many = new Connections(1_000, 5_000, Duration.ofSeconds(60));
        List<Integer> gone = new ArrayList<>();
        for (int one = 0; one < 5_100; one++) {
            int peer = one;
            assertTrue(many.opened("x" + one, "x", () -> gone.add(peer), one));
        }
        assertEquals(4_100, gone.size());
        assertTrue(many.opened("x of a player", "x", () -> gone.add(-1), 6_000), "also behind the same address");
        assertTrue(many.opened("y", "y", () -> gone.add(-2), 6_001));
        assertFalse(gone.contains(-1));
    }

    @Test
    void theAddressThatHasMostMakesRoomForAllOthers() {
        for (String peer : List.of("a1", "b1", "b2", "b3", "c1", "c2")) assertTrue(open(peer));
        assertTrue(open("d1"));
        assertEquals(List.of("b1"), ended);
    }

    @Test
    void openScreensStayAndCountForTheHallOnly() {
        for (String peer : List.of("a1", "a2", "a3", "a4", "a5", "a6")) {
            assertTrue(open(peer));
            connections.becameScreen(peer);
            connections.answered(peer, ++now);
        }
        assertFalse(open("b1"), "the hall is full of screens");
        connections.sweep(now + 3_600 * SECOND);
        assertEquals(List.of(), ended);
        connections.closed("a1", () -> {});
        assertFalse(open("b1"), "it was another connection that closed");
    }

    @Test
    void aScreenThatClosesLeavesItsPlace() {
        Runnable end = () -> ended.add("a1");
        connections.opened("a1", "a", end, now);
        connections.becameScreen("a1");
        connections.closed("a1", end);
        assertEquals(0, connections.size());
    }

    @Test
    void whatAsksForNothingInAMinuteIsEnded() {
        open("a1");
        open("b1");
        connections.asked("b1", "b", 30 * SECOND);
        connections.answered("b1", 31 * SECOND);
        connections.sweep(60 * SECOND);
        assertEquals(List.of(), ended);
        connections.sweep(60 * SECOND + 1);
        assertEquals(List.of("a1"), ended);
        connections.sweep(91 * SECOND);
        assertEquals(List.of("a1", "b1"), ended);
    }

    @Test
    void aProxysConnectionCountsForWhoAsksWhileHeWaits() {
        for (int one = 1; one <= 5; one++) {
            String peer = "p" + one;
            assertTrue(connections.openedByProxy(peer, "p", () -> ended.add(peer), ++now), "more than of one address");
        }
        connections.asked("p1", "a", ++now);
        connections.asked("p2", "a", ++now);
        connections.asked("p3", "b", ++now);
        connections.asked("p4", "a", ++now);
        assertEquals(List.of(), ended);
        connections.asked("p5", "a", ++now);
        assertEquals(List.of("p1"), ended, "the address's oldest request makes room, and nobody else's");
        connections.answered("p2", ++now);
        assertTrue(connections.openedByProxy("p6", "p", () -> ended.add("p6"), ++now));
        connections.asked("p6", "a", ++now);
        assertEquals(List.of("p1"), ended, "one of the address has got its answer");
    }

    @Test
    void aFullHallTakesAProxysConnectionThatHasRestedLongest() {
        for (int one = 1; one <= 6; one++) {
            String peer = "p" + one;
            connections.openedByProxy(peer, "p", () -> ended.add(peer), ++now);
        }
        connections.asked("p1", "a", ++now);
        assertTrue(connections.openedByProxy("p7", "p", () -> ended.add("p7"), ++now));
        assertEquals(List.of("p2"), ended);
    }

    @Test
    void limitsMakeSense() {
        assertThrows(IllegalArgumentException.class, () -> new Connections(0, 1, Duration.ofSeconds(1)));
        assertThrows(IllegalArgumentException.class, () -> new Connections(1, 0, Duration.ofSeconds(1)));
        assertThrows(IllegalArgumentException.class, () -> new Connections(1, 1, Duration.ZERO));
    }

    @Test
    void addressesOfOneNetworkAreCountedTogether() {
        assertEquals(NetworkAddress.of("2001:db8:1:2::1"), NetworkAddress.of("2001:db8:1:2:3::9"));
        assertNotEquals(NetworkAddress.of("2001:db8:1:2::1"), NetworkAddress.of("2001:db8:1:3::1"));
        assertEquals("192.0.2.1", NetworkAddress.of("192.0.2.1"));
        for (String other : List.of("", "a name", "unknown", "192.0.2.1:80"))
            assertEquals(other, NetworkAddress.of(other));
    }
}
