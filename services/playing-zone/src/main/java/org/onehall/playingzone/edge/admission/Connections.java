package org.onehall.playingzone.edge.admission;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The open connections of the zone. Nobody can shut out others merely by opening connections. Thread-safe.
 *
 * <p>A connection that is an open screen (a WebSocket, which needs a valid token) stays. All others make room: if an
 * address, or the hall, has one too many, the connection that has been without a request for longest is closed; if the
 * hall has too many, it is one of the address with the most connections. If all of these wait for an answer, the one
 * that has waited longest is closed. Every request can be made again on a new connection. A new connection is turned
 * away only if all others are screens.
 *
 * <p>The connections of a trusted proxy are shared by all clients. While one of them carries a request that waits for
 * its answer, it counts for the address the request came from; while it is idle, it counts for nobody.
 */
final class Connections {
    private final int perAddress;
    private final int total;
    private final long idleNanos;
    private final Map<String, Connection> open = new HashMap<>();
    private final Map<String, Address> addresses = new HashMap<>();

    private static final class Connection {
        final String peer;
        /** The address for which the connection counts while it is idle. */
        final String home;

        final Runnable end;
        /** The address for which the connection counts now. */
        String address;

        long since;

        Connection(String peer, String home, Runnable end) {
            this.peer = peer;
            this.home = home;
            this.address = home;
            this.end = end;
        }
    }

    /** The open connections of one address except screens; in each map the oldest is first. */
    private static final class Address {
        final Map<String, Connection> resting = new LinkedHashMap<>();
        final Map<String, Connection> waiting = new LinkedHashMap<>();

        int size() {
            return resting.size() + waiting.size();
        }

        Optional<Connection> oldest() {
            return Stream.of(resting, waiting)
                    .flatMap(some -> some.values().stream().limit(1))
                    .findFirst();
        }

        void remove(String peer) {
            resting.remove(peer);
            waiting.remove(peer);
        }
    }

    /**
     * @param perAddress most connections of one address, not counting open screens
     * @param total most connections of all addresses, including open screens
     * @param idle how long a connection without a complete request is kept, if it is not an open screen
     */
    Connections(int perAddress, int total, Duration idle) {
        if (perAddress < 1 || total < 1 || !idle.isPositive())
            throw new IllegalArgumentException(
                    "onehall.admission.per-address and .total must be at least 1, .idle longer than 0");
        this.perAddress = perAddress;
        this.total = total;
        idleNanos = idle.toNanos();
    }

    /**
     * Takes a new connection.
     *
     * @param peer its address and port
     * @param address the address for which the connection is counted
     * @param end closes it; called at most once, and never if the result is false
     * @param nanos reading of a monotonic clock, here and in all other methods
     * @return whether the connection may stay
     */
    synchronized boolean opened(String peer, String address, Runnable end, long nanos) {
        forget(peer);
        makeRoom(address);
        return admitted(peer, address, end, nanos);
    }

    /** Takes a new connection of a trusted proxy, which may have as many as the whole hall. */
    synchronized boolean openedByProxy(String peer, String address, Runnable end, long nanos) {
        forget(peer);
        return admitted(peer, address, end, nanos);
    }

    /** Closes a connection of an address that has reached its limit. */
    private void makeRoom(String address) {
        Address own = addresses.get(address);
        if (own != null && own.size() >= perAddress) own.oldest().ifPresent(this::end);
    }

    private boolean admitted(String peer, String address, Runnable end, long nanos) {
        if (open.size() >= total) {
            Optional<Connection> leaving = addresses.values().stream()
                    .max(Comparator.comparingInt(Address::size))
                    .flatMap(Address::oldest);
            if (leaving.isEmpty()) return false;
            end(leaving.get());
        }
        Connection connection = new Connection(peer, address, end);
        connection.since = nanos;
        open.put(peer, connection);
        addresses.computeIfAbsent(address, _ -> new Address()).resting.put(peer, connection);
        return true;
    }

    /**
     * A request has arrived and waits for its answer.
     *
     * @param address of the client: the address of the connection, or another one if the connection is a proxy's
     */
    synchronized void asked(String peer, String address, long nanos) {
        counted(peer).ifPresent(connection -> {
            leaveAddress(connection);
            if (!address.equals(connection.home)) makeRoom(address);
            enter(connection, address, nanos).waiting.put(peer, connection);
        });
    }

    /** The answer has been sent. */
    synchronized void answered(String peer, long nanos) {
        counted(peer).ifPresent(connection -> {
            leaveAddress(connection);
            enter(connection, connection.home, nanos).resting.put(peer, connection);
        });
    }

    /** An open connection that is not a screen. */
    private Optional<Connection> counted(String peer) {
        return Optional.ofNullable(open.get(peer)).filter(connection -> {
            Address address = addresses.get(connection.address);
            return address != null && (address.resting.containsKey(peer) || address.waiting.containsKey(peer));
        });
    }

    private Address enter(Connection connection, String address, long nanos) {
        connection.address = address;
        connection.since = nanos;
        return addresses.computeIfAbsent(address, _ -> new Address());
    }

    /** The connection is an open screen from now on. */
    synchronized void becameScreen(String peer) {
        Connection connection = open.get(peer);
        if (connection != null) leaveAddress(connection);
    }

    /**
     * A connection is closed.
     *
     * @param end the action given when the connection was opened, so that a newer connection of the same peer stays
     */
    synchronized void closed(String peer, Runnable end) {
        Connection connection = open.get(peer);
        if (connection != null && connection.end == end) forget(peer);
    }

    /** Closes connections that have been idle, or have waited for an answer, for too long. */
    synchronized void sweep(long nanos) {
        List<Connection> idle = addresses.values().stream()
                .flatMap(address -> Stream.of(address.resting, address.waiting))
                .flatMap(some -> some.values().stream().takeWhile(one -> nanos - one.since >= idleNanos))
                .toList();
        idle.forEach(this::end);
    }

    /** How many connections are open. */
    synchronized int size() {
        return open.size();
    }

    private void end(Connection connection) {
        forget(connection.peer);
        connection.end.run();
    }

    private void forget(String peer) {
        Connection connection = open.remove(peer);
        if (connection != null) leaveAddress(connection);
    }

    private void leaveAddress(Connection connection) {
        Address address = addresses.get(connection.address);
        if (address == null) return;
        address.remove(connection.peer);
        if (address.size() == 0) addresses.remove(connection.address);
    }
}
