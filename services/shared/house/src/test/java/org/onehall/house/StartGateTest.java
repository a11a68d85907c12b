package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Vertx;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.onehall.testkit.OneBroker;

/** What a service logs and answers while its start waits for brokers and topics. */
class StartGateTest {
    private static final String SILENT = "the broker at kafka:9092 does not answer";
    private static final String MISSING = "topic onehall.game.events.v1 is missing";

    private final List<String> said = new ArrayList<>();
    private long nanos;

    private void hold(Duration between, Iterator<Optional<String>> looks) throws InterruptedException {
        StartGate.hold(looks::next, said::add, () -> nanos, () -> nanos += between.toNanos());
    }

    @Test
    void whatIsMissingIsSaidOnceAMinute() throws InterruptedException {
        Iterator<Optional<String>> looks = Stream.concat(
                        Stream.generate(() -> Optional.of(SILENT)).limit(301), Stream.of(Optional.<String>empty()))
                .iterator();
        hold(Duration.ofMillis(500), looks);
        assertEquals(
                List.of("the start waits: " + SILENT, "the start waits: " + SILENT, "the start waits: " + SILENT),
                said,
                "at 0:00, 1:00 and 2:00 of 2:30");
    }

    @Test
    void whatElseIsMissingIsSaidAtOnce() throws InterruptedException {
        hold(
                Duration.ofMillis(500),
                List.of(Optional.of(SILENT), Optional.of(MISSING), Optional.<String>empty())
                        .iterator());
        assertEquals(List.of("the start waits: " + SILENT, "the start waits: " + MISSING), said);
    }

    @Test
    void nothingIsSaidWhenNothingIsMissing() throws InterruptedException {
        hold(Duration.ofMillis(500), List.of(Optional.<String>empty()).iterator());
        assertEquals(List.of(), said);
    }

    @Test
    @Timeout(60)
    void aServiceThatWaitsIsLiveAndNotReadyAndSaysWhy() throws Exception {
        Vertx vertx = Vertx.vertx();
        AtomicReference<String> waits = new AtomicReference<>(SILENT);
        int port = OneBroker.freePort();
        try (HttpClient http = HttpClient.newHttpClient()) {
            try (WaitingHealth health = WaitingHealth.open(vertx, "127.0.0.1", port, waits::get)) {
                assertEquals(port, health.port());
                assertEquals(200, asked(http, port, "/q/health/live").statusCode());
                assertEquals(200, asked(http, port, "/q/health/started").statusCode());
                assertEquals(503, asked(http, port, "/q/health").statusCode());
                waits.set(MISSING);
                var ready = asked(http, port, "/q/health/ready");
                assertEquals(503, ready.statusCode());
                assertTrue(ready.body().contains("\"DOWN\"") && ready.body().contains(MISSING), ready.body());
                assertEquals(404, asked(http, port, "/q/metrics").statusCode());
            }
            try (var _ = new ServerSocket(port, 1, InetAddress.getByName("127.0.0.1"));
                    WaitingHealth another = WaitingHealth.open(vertx, "127.0.0.1", port, waits::get)) {
                assertEquals(0, another.port(), "a port in use does not end the wait");
            }
            try (WaitingHealth again = WaitingHealth.open(vertx, "127.0.0.1", port, waits::get)) {
                assertEquals(port, again.port(), "the port is given back");
            }
        } finally {
            vertx.close().toCompletionStage().toCompletableFuture().get(30, TimeUnit.SECONDS);
        }
    }

    private static HttpResponse<String> asked(HttpClient http, int port, String path)
            throws IOException, InterruptedException {
        return http.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                        .build(),
                BodyHandlers.ofString());
    }
}
