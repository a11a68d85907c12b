package org.onehall.house;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/**
 * Reports the health of a service whose start is waiting, at the port of its later health endpoint: it is started and
 * live, so that it is not restarted, and not ready, with the reason. Any other path is not found there.
 */
final class WaitingHealth implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(WaitingHealth.class);
    private static final String HEALTH = "/q/health";
    private static final long PATIENCE_SECONDS = 5;
    private static final long BETWEEN_LOOKS_MS = 20;

    private final Optional<HttpServer> server;
    private final Supplier<String> waitsFor;
    private final String host;

    private WaitingHealth(Vertx vertx, String host, int port, Supplier<String> waitsFor) throws InterruptedException {
        this.waitsFor = waitsFor;
        this.host = host;
        this.server = opened(vertx, host, port);
    }

    /**
     * If the port is not available, this is only logged: the service waits without answering.
     *
     * @param waitsFor gives what is missing at the moment
     */
    static WaitingHealth open(Vertx vertx, String host, int port, Supplier<String> waitsFor)
            throws InterruptedException {
        return new WaitingHealth(vertx, host, port, waitsFor);
    }

    private Optional<HttpServer> opened(Vertx vertx, String host, int port) throws InterruptedException {
        try {
            return Optional.of(vertx.createHttpServer()
                    .requestHandler(this::answer)
                    .listen(port, host)
                    .toCompletionStage()
                    .toCompletableFuture()
                    .get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } catch (ExecutionException | TimeoutException e) {
            LOG.warnf(
                    "nobody can ask for this service's health at %s:%d while its start waits: %s",
                    host, port, e.getCause() == null ? e : e.getCause());
            return Optional.empty();
        }
    }

    /** The port it listens on; 0 if it was not available. */
    int port() {
        return server.map(HttpServer::actualPort).orElse(0);
    }

    private void answer(HttpServerRequest request) {
        switch (request.path()) {
            case HEALTH + "/live" -> answer(request, "threads", true);
            case HEALTH + "/started" -> answer(request, "start", true);
            case HEALTH, HEALTH + "/", HEALTH + "/ready" -> answer(request, "start", false);
            case null, default -> request.response().setStatusCode(404).end();
        }
    }

    private void answer(HttpServerRequest request, String name, boolean up) {
        String status = up ? "UP" : "DOWN";
        JsonObject check = new JsonObject()
                .put("name", name)
                .put("status", status)
                .put("data", new JsonObject().put("waits", waitsFor.get()));
        JsonObject answer = new JsonObject().put("status", status).put("checks", new JsonArray().add(check));
        request.response()
                .setStatusCode(up ? 200 : 503)
                .putHeader("content-type", "application/json; charset=UTF-8")
                .end(answer.encodePrettily());
    }

    /** Releases the port: the service itself listens there next, and its start would fail on a port in use. */
    @Override
    public void close() {
        if (server.isEmpty()) return;
        try {
            server.get().close().toCompletionStage().toCompletableFuture().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            awaitFree(new InetSocketAddress(host, server.get().actualPort()));
        } catch (ExecutionException | TimeoutException e) {
            LOG.warnf("the port where the health of a waiting start was asked for is not given back: %s", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The system may release a port shortly after the server reports that it is closed. */
    private static void awaitFree(InetSocketAddress address) throws InterruptedException, TimeoutException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!isFree(address)) {
            if (System.nanoTime() - deadline > 0) throw new TimeoutException(address + " is still in use");
            Thread.sleep(BETWEEN_LOOKS_MS);
        }
    }

    private static boolean isFree(InetSocketAddress address) {
        try (ServerSocket free = new ServerSocket()) {
            free.bind(address, 1);
            return true;
        } catch (IOException inUse) {
            return false;
        }
    }
}
