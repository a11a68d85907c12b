package org.onehall.demo;

import java.net.http.WebSocket;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** One connection of a client to the hall's WebSocket: sends one message at a time, pings, and notices silence. */
final class HallConnection implements WebSocket.Listener {
    /** The close code of a connection that broke without one. */
    private static final int LOST = 1006;
    /** The hall closes a connection that sends more than 50 frames in one second. */
    private static final long SPACING_NANOS = 22_000_000;

    /** The client of which this is a connection. */
    interface Owner {
        /** @return whether the client takes this connection; otherwise it is aborted */
        boolean opened(HallConnection which);

        /** A whole message has arrived; one of a connection that is no longer the current one must be ignored. */
        void received(HallConnection which, String text);

        /** @param code the close code of the WebSocket */
        void closed(HallConnection which, int code);
    }

    private final Owner owner;
    private final StringBuilder parts = new StringBuilder();
    private final Map<Integer, Long> pings = new ConcurrentHashMap<>();
    private volatile long heard = System.nanoTime();
    private volatile long roundTripMs = -1;
    private volatile boolean greeted;
    private volatile Optional<WebSocket> socket = Optional.empty();
    private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
    private long next = System.nanoTime();
    private int ping;

    HallConnection(Owner owner) {
        this.owner = owner;
    }

    /** Whether the hall has greeted this connection; only then does it take commands. */
    boolean isGreeted() {
        return greeted;
    }

    void greet() {
        greeted = true;
    }

    @Override
    public void onOpen(WebSocket opened) {
        socket = Optional.of(opened);
        if (!owner.opened(this)) {
            opened.abort();
            return;
        }
        heard = System.nanoTime();
        opened.request(1);
        ping();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        heard = System.nanoTime();
        parts.append(data);
        if (last) {
            String text = parts.toString();
            parts.setLength(0);
            owner.received(this, text);
        }
        from.request(1);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        owner.closed(this, code);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        lost();
    }

    /** Sends in the order of the calls; a WebSocket takes one message at a time. */
    synchronized void send(String text) {
        long now = System.nanoTime();
        long at = Math.max(now, next);
        next = at + SPACING_NANOS;
        CompletableFuture<?> before = sending.exceptionally(_ -> null);
        if (at > now)
            before = before.thenRunAsync(() -> {}, CompletableFuture.delayedExecutor(at - now, TimeUnit.NANOSECONDS));
        sending = before.thenCompose(_ -> socket.map(open -> open.sendText(text, true))
                .orElseGet(() -> CompletableFuture.failedFuture(new IllegalStateException("not open"))));
        sending.whenComplete((_, failure) -> {
            if (failure != null) HallClient.TIMER.execute(this::lost);
        });
    }

    void ping() {
        int n;
        synchronized (this) {
            n = ++ping;
        }
        pings.put(n, System.nanoTime());
        send("{\"t\":\"ping\",\"n\":" + n + (roundTripMs < 0 ? "" : ",\"rtt\":" + roundTripMs) + "}");
    }

    void pong(int n) {
        Optional.ofNullable(pings.remove(n)).ifPresent(sent -> roundTripMs = (System.nanoTime() - sent) / 1_000_000);
    }

    long silentMs() {
        return (System.nanoTime() - heard) / 1_000_000;
    }

    void lost() {
        abort();
        owner.closed(this, LOST);
    }

    void abort() {
        socket.ifPresent(WebSocket::abort);
    }

    void end() {
        socket.ifPresent(open -> open.sendClose(WebSocket.NORMAL_CLOSURE, "")
                .orTimeout(1, TimeUnit.SECONDS)
                .whenComplete((_, _) -> open.abort()));
    }
}
