package org.onehall.demo;

import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Keeps one device connected to the hall, like a browser: opens a connection, and another one when it is lost.
 * Thread-safe; calls its listeners without holding a lock.
 */
final class HallConnections implements HallConnection.Owner {
    private static final int TAKEN_OVER = 4001;
    private static final int TOKEN_NOT_VALID = 4003;
    private static final long FIRST_RETRY_MS = 200;
    private static final long LAST_RETRY_MS = 2_000;
    /** A hall that is still starting may accept a connection and never answer it. */
    private static final long OPENING_MS = 10_000;

    private static final int UNAUTHORISED_TRIES = 5;

    private final UUID page = UUID.randomUUID();
    private final Zone zone;
    private final Enrolment who;
    private final BiConsumer<HallConnection, String> received;
    private final Consumer<String> over;

    // Guarded by this.
    private Optional<HallConnection> line = Optional.empty();
    private Optional<HallConnection> connecting = Optional.empty();
    private long connections;
    private boolean dropped;
    private boolean ended;
    private int attempts;
    private int unauthorised;

    /**
     * @param received takes each message of the current connection
     * @param over learns why no other connection will be opened: "taken over" or "token not valid"
     */
    HallConnections(Zone zone, Enrolment who, BiConsumer<HallConnection, String> received, Consumer<String> over) {
        this.zone = zone;
        this.who = who;
        this.received = received;
        this.over = over;
    }

    synchronized Optional<HallConnection> current() {
        return line;
    }

    /** The current connection, once the hall has greeted it. */
    synchronized Optional<HallConnection> greeted() {
        return line.filter(HallConnection::isGreeted);
    }

    /** Notes a greeting. False if it is not the first one of the current connection. */
    synchronized boolean greet(HallConnection from) {
        attempts = 0;
        unauthorised = 0;
        if (from.isGreeted() || line.filter(from::equals).isEmpty()) return false;
        from.greet();
        return true;
    }

    /** Connects, unless a connection is there or being opened. Returns at once. */
    void open() {
        long number;
        HallConnection next = new HallConnection(this);
        synchronized (this) {
            if (ended || dropped || connecting.isPresent() || line.isPresent()) return;
            connecting = Optional.of(next);
            number = ++connections;
        }
        List<String> asked = who.subprotocols();
        try {
            Zone.HTTP
                    .newWebSocketBuilder()
                    .connectTimeout(Duration.ofSeconds(5))
                    .subprotocols(asked.getFirst(), asked.getLast())
                    .buildAsync(zone.socket(page, number), next)
                    .orTimeout(OPENING_MS, TimeUnit.MILLISECONDS)
                    .whenComplete((_, failure) -> {
                        if (failure != null) notOpened(next, failure);
                    });
        } catch (RuntimeException e) {
            notOpened(next, e);
        }
    }

    private void notOpened(HallConnection which, Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        boolean refused = cause instanceof WebSocketHandshakeException handshake
                && handshake.getResponse() != null
                && (handshake.getResponse().statusCode() == 401
                        || handshake.getResponse().statusCode() == 403);
        boolean forGood;
        synchronized (this) {
            if (connecting.filter(which::equals).isEmpty()) return;
            connecting = Optional.empty();
            unauthorised = refused ? unauthorised + 1 : 0;
            forGood = unauthorised >= UNAUTHORISED_TRIES;
        }
        if (forGood) over.accept("token not valid");
        else retry();
    }

    private void retry() {
        long wait;
        synchronized (this) {
            if (ended || dropped) return;
            wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS << Math.min(attempts, 10));
            attempts++;
        }
        HallClient.TIMER.schedule(this::open, wait, TimeUnit.MILLISECONDS);
    }

    @Override
    public synchronized boolean opened(HallConnection which) {
        boolean awaited = connecting.filter(which::equals).isPresent(); // otherwise it was given up and came late
        if (awaited) connecting = Optional.empty();
        boolean wanted = awaited && !ended && !dropped && line.isEmpty();
        if (wanted) line = Optional.of(which);
        return wanted;
    }

    @Override
    public void received(HallConnection which, String text) {
        if (current().filter(which::equals).isPresent()) received.accept(which, text);
    }

    @Override
    public void closed(HallConnection which, int code) {
        synchronized (this) {
            if (line.filter(which::equals).isEmpty()) return;
            line = Optional.empty();
        }
        switch (code) {
            case TAKEN_OVER -> over.accept("taken over");
            case TOKEN_NOT_VALID -> over.accept("token not valid");
            default -> retry();
        }
    }

    /** Cuts the connection like a broken cable, and opens none until {@link #restore()}. */
    void drop() {
        Optional<HallConnection> cut;
        synchronized (this) {
            dropped = true;
            cut = line;
            line = Optional.empty();
        }
        cut.ifPresent(HallConnection::abort);
    }

    void restore() {
        synchronized (this) {
            dropped = false;
            attempts = 0;
        }
        open();
    }

    /** Closes the connection, and opens no other one. */
    void end() {
        Optional<HallConnection> open;
        synchronized (this) {
            ended = true;
            open = line;
            line = Optional.empty();
        }
        open.ifPresent(HallConnection::end);
    }
}
