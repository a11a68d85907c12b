package org.onehall.bench.hall;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.local.Home;

/** The {@link Floor} in a process of its own, and the socket to it. */
final class FloorLine implements AutoCloseable {
    /** As long as the frame of a move. */
    private static final String FILLING = "-".repeat(120);

    private static final int PATIENCE_SECONDS = 60;

    private final Process process;
    private final Map<String, CompletableFuture<Void>> waiting = new ConcurrentHashMap<>();
    private final WebSocket socket;
    private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
    private long sent;

    /** @param folder for its files */
    FloorLine(BrokerAccess access, Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        try (Admin admin = Admin.create(access.client())) {
            admin.createTopics(Floor.topics().stream()
                            .map(name -> new NewTopic(name, 1, (short) 1))
                            .toList())
                    .all()
                    .toCompletionStage()
                    .toCompletableFuture()
                    .join();
        }
        Path file = folder.resolve("client.properties");
        Properties client = new Properties();
        client.putAll(access.properties());
        try (var writer = Files.newBufferedWriter(file)) {
            client.store(writer, null);
        }
        List<String> command = new ArrayList<>(List.of(Home.java()));
        command.addAll(Home.options(128, false));
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                Floor.class.getName(),
                access.bootstrap(),
                file.toString(),
                folder.toString()));
        process = new ProcessBuilder(command)
                .redirectError(folder.resolve("floor.log").toFile())
                .start();
        BufferedReader words = process.inputReader();
        String ready = words.readLine();
        if (ready == null) throw new IOException("it did not start; see " + folder.resolve("floor.log"));
        URI address = URI.create("ws://127.0.0.1:" + ready.substring(Floor.READY.length()) + "/");
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, new Arrivals())
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    ProcessHandle process() {
        return process.toHandle();
    }

    /** Sends a frame; completes when it has come back. Called by one thread. */
    CompletableFuture<Void> send(Way way) {
        String frame = way.word() + "|" + sent++ + "|" + FILLING;
        CompletableFuture<Void> arrived = new CompletableFuture<>();
        waiting.put(frame, arrived);
        sending = sending.thenCompose(_ -> socket.sendText(frame, true));
        return arrived.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private final class Arrivals implements WebSocket.Listener {
        private final StringBuilder parts = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            parts.append(data);
            if (last) {
                CompletableFuture<Void> arrived = waiting.remove(parts.toString());
                parts.setLength(0);
                if (arrived != null) arrived.complete(null);
            }
            from.request(1);
            return null;
        }
    }

    @Override
    public void close() {
        socket.abort();
        process.destroyForcibly();
    }
}
