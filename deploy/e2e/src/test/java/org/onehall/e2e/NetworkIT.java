package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The network of namespaces breaks exactly where it should, and nowhere else. */
class NetworkIT {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private static Network network;

    @BeforeAll
    static void twoVenuesOfTwoDevices() throws IOException {
        Optional<String> why = Network.impossible();
        assumeTrue(why.isEmpty(), why.orElse(""));
        network = new Network(2, 2);
    }

    @AfterAll
    static void nothingIsLeft() throws IOException {
        if (network != null) network.close();
    }

    @AfterEach
    void mended() throws IOException {
        network.restore();
        for (int venue = 1; venue <= 2; venue++) for (int device = 1; device <= 2; device++) comesBack(venue, device);
    }

    /** Waits for a device to return: a port needs a moment to notice that its cable is plugged in again. */
    private static void comesBack(int venue, int device) throws IOException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (network.pings(venue, device, Network.ZONE, 3) == 0)
            if (System.nanoTime() > deadline)
                throw new AssertionError(Network.device(venue, device) + " did not come back");
    }

    /** Sends three pings, because the first may wait until addresses are learnt again. */
    private static void assertReaches(boolean reaches, int venue, int device, String address) throws IOException {
        assertEquals(
                reaches,
                network.pings(venue, device, address, 3) > 0,
                Network.device(venue, device) + " to " + address);
    }

    @Test
    void aDeviceIsCutOffAlone() throws IOException {
        network.cutDevice(1, 1);
        assertReaches(false, 1, 1, Network.gatewayAddress(1));
        assertReaches(false, 1, 2, Network.address(1, 1));
        assertReaches(true, 1, 2, Network.ZONE);
    }

    @Test
    void withoutItsSwitchAVenueReachesNothing() throws IOException {
        network.cutVenueNetwork(1);
        assertReaches(false, 1, 1, Network.gatewayAddress(1));
        assertReaches(false, 1, 2, Network.address(1, 1));
        assertReaches(true, 2, 1, Network.ZONE);
    }

    @Test
    void withoutItsLineAVenueReachesItsGatewayOnly() throws IOException {
        network.cutLine(1);
        assertReaches(true, 1, 1, Network.gatewayAddress(1));
        assertReaches(false, 1, 1, Network.PROVIDER);
        assertReaches(false, 1, 1, Network.ZONE);
        assertReaches(true, 2, 1, Network.ZONE);
    }

    @Test
    void withoutTheZoneEveryVenueReachesTheProvider() throws IOException {
        network.cutZone();
        for (int venue = 1; venue <= 2; venue++) {
            assertReaches(true, venue, 1, "10.199." + venue + ".253");
            assertReaches(false, venue, 1, Network.ZONE);
        }
    }

    @Test
    void aLossyVenueLosesSome() throws IOException {
        network.lossy(1, 30);
        int answered = network.pings(1, 1, Network.ZONE, 60);
        assertTrue(answered > 0 && answered < 60, answered + " of 60");
        assertEquals(60, network.pings(1, 1, Network.gatewayAddress(1), 60));
    }

    @Test
    void aServerOnLoopbackIsReachedByWayOfADeviceUntilItsLineIsCut() throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
        try (HttpClient http = HttpClient.newHttpClient()) {
            network.serve(8080, server.getAddress().getPort());
            URI way = URI.create("http://127.0.0.1:" + network.through(1, 1, 8080) + "/");
            HttpRequest patient = HttpRequest.newBuilder(way).timeout(PATIENCE).build();
            HttpRequest request =
                    HttpRequest.newBuilder(way).timeout(Duration.ofSeconds(2)).build();
            assertEquals(
                    204,
                    http.send(patient, HttpResponse.BodyHandlers.discarding()).statusCode());
            network.cutLine(1);
            assertThrows(IOException.class, () -> http.send(request, HttpResponse.BodyHandlers.discarding()));
            network.restore();
            comesBack(1, 1);
            assertEquals(
                    204,
                    http.send(patient, HttpResponse.BodyHandlers.discarding()).statusCode());
        } finally {
            server.stop(0);
        }
    }
}
