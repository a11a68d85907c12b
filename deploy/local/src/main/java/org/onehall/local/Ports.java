package org.onehall.local;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which part listens where, all on 127.0.0.1.
 *
 * @param base port of the playing zone, 1024 to 65522: the rest lie above it
 */
record Ports(int base) {
    private static final int BROKER = 12;
    private static final int CONTROLLER = 13;
    static final int LOWEST = 1024;
    static final int HIGHEST = 65535 - CONTROLLER;

    Ports {
        if (base < LOWEST || base > HIGHEST) {
            throw new IllegalArgumentException("the port must be from " + LOWEST + " to " + HIGHEST + ", not " + base);
        }
    }

    int of(Part part) {
        return base + part.offset();
    }

    int broker() {
        return base + BROKER;
    }

    int controller() {
        return base + CONTROLLER;
    }

    String bootstrap() {
        return "127.0.0.1:" + broker();
    }

    String url(Part part) {
        return "http://127.0.0.1:" + of(part);
    }

    /** Every port that is needed, by the name of what needs it. */
    Map<String, Integer> all() {
        Map<String, Integer> all = new LinkedHashMap<>();
        for (Part part : Part.values()) {
            all.put(part.service(), of(part));
        }
        all.put("broker", broker());
        all.put("broker's controller", controller());
        return all;
    }

    /** A sentence about the first port that something else listens on already; empty if all are free. */
    Optional<String> busy() {
        return all().entrySet().stream().filter(entry -> !free(entry.getValue())).findFirst()
                .map(entry -> "port " + entry.getValue() + " (" + entry.getKey() + ") is in use by another program;"
                        + " choose another base port with --port, for example --port " + suggestion());
    }

    private int suggestion() {
        for (int other = base + 100; other <= HIGHEST; other += 100) {
            if (new Ports(other).all().values().stream().allMatch(Ports::free)) {
                return other;
            }
        }
        return 18080;
    }

    static boolean free(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            // Connections of an earlier run that are still fading do not count; a listener does.
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /** A port nothing listens on at this moment. */
    static int anyFree() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
