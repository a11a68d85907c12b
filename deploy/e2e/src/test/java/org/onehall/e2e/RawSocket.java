package org.onehall.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** A socket that may send anything. */
final class RawSocket implements WebSocket.Listener, AutoCloseable {
    private static final long PATIENCE_SECONDS = 30;
    /** The beginning of a frame that answers one of ours; all other frames are skipped. */
    private static final Pattern ANSWER = Pattern.compile("^\\{\"t\":\"(ok|refused|pong)\"");

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private final BlockingQueue<String> frames = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder parts = new StringBuilder();
    private final WebSocket socket;

    /** Opens the socket; throws CompletionException with a WebSocketHandshakeException if it is refused. */
    RawSocket(String url, String token) {
        URI uri = URI.create(url.replaceFirst("^http", "ws") + "/ws");
        WebSocket.Builder builder = HTTP.newWebSocketBuilder();
        if (!token.isEmpty())
            builder.subprotocols(
                    "bearer-token-carrier",
                    URLEncoder.encode("quarkus-http-upgrade#Authorization#Bearer " + token, StandardCharsets.UTF_8)
                            .replace("+", "%20"));
        socket = builder.buildAsync(uri, this)
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    /**
     * What happens to a person with this token: the HTTP status of the refusal, or the code with which the connection
     * was closed.
     */
    static int verdict(String url, String token) {
        try (RawSocket socket = new RawSocket(url, token)) {
            return socket.closed();
        } catch (CompletionException e) {
            if (e.getCause() instanceof WebSocketHandshakeException handshake)
                return handshake.getResponse().statusCode();
            throw e;
        }
    }

    void text(String frame) {
        socket.sendText(frame, true)
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .exceptionally(_ -> socket)
                .join();
    }

    void binary(byte[] frame) {
        socket.sendBinary(ByteBuffer.wrap(frame), true)
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    /** The next frame of a type; other frames in between are skipped. */
    String next(String type) {
        try {
            while (true) {
                String frame = frames.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                if (frame == null) throw new AssertionError("no frame \"" + type + "\" came");
                JsonNode read = RunningHall.tree(frame);
                if (read.path("t").asText().equals(type)) return frame;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The answers since the last look, without what is shown to everybody. */
    List<JsonNode> answers() {
        List<String> came = new ArrayList<>();
        frames.drainTo(came);
        return came.stream()
                .filter(frame -> ANSWER.matcher(frame).find())
                .map(RunningHall::tree)
                .toList();
    }

    boolean isClosed() {
        return closed.isDone();
    }

    /** Waits for the end of the connection and returns its code; 1006 if it broke. */
    int closed() {
        return closed.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        parts.append(data);
        if (last) {
            frames.add(parts.toString());
            parts.setLength(0);
        }
        from.request(1);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed.complete(code);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed.complete(1006);
    }

    @Override
    public void close() {
        socket.abort();
    }
}
