package org.onehall.local;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which part listens where: all on 127.0.0.1, except the playing zone if other machines must reach it.
 *
 * @param base port of the playing zone, 1024 to 65520: the other ports are above it
 * @param doors where the playing zone listens
 */
record Ports(int base, Doors doors) {
    private static final int BROKER = 12;
    private static final int CONTROLLER = 13;
    /** How far the ports of each further instance or broker are above those of the previous one. */
    private static final int STEP = 40;

    static final int LOWEST = 1024;
    private static final int LOWEST_FREE = 11_000;
    /** The lowest port Linux gives to a program that asks for any (net.ipv4.ip_local_port_range). */
    private static final int LOWEST_HANDED_OUT = 32_768;

    static final int HIGHEST = 65535 - Part.COMPETITION.management();

    Ports {
        if (base < LOWEST || base > HIGHEST) {
            throw new IllegalArgumentException("the port must be from " + LOWEST + " to " + HIGHEST + ", not " + base);
        }
    }

    /** All parts listen on 127.0.0.1. */
    Ports(int base) {
        this(base, Doors.LOOPBACK);
    }

    int of(Part part) {
        return base + part.offset();
    }

    int of(Scale.Instance instance) {
        return of(instance.part()) + above(instance.number());
    }

    /** The port where an instance reports its health and metrics. */
    int management(Scale.Instance instance) {
        return base + instance.part().management() + above(instance.number());
    }

    /** @param id from 1 */
    int broker(int id) {
        return base + BROKER + above(id);
    }

    /** @param id from 1 */
    int controller(int id) {
        return base + CONTROLLER + above(id);
    }

    String bootstrap(Scale scale) {
        return IntStream.rangeClosed(1, scale.brokers())
                .mapToObj(id -> "127.0.0.1:" + broker(id))
                .collect(Collectors.joining(","));
    }

    /** The address at which programs on this machine find a service. */
    String url(Part part) {
        return part == Part.PLAYING_ZONE ? doors.localUrl(of(part)) : "http://127.0.0.1:" + of(part);
    }

    String url(Scale.Instance instance) {
        return instance.number() == 1 ? url(instance.part()) : "http://127.0.0.1:" + of(instance);
    }

    /** The address that people open. */
    String publicUrl() {
        return doors.publicUrl(of(Part.PLAYING_ZONE));
    }

    String managementUrl(Scale.Instance instance) {
        return "http://127.0.0.1:" + management(instance);
    }

    /** Where all instances of a service listen: "127.0.0.1:8081,127.0.0.1:8121". */
    String addresses(Part part, Scale scale) {
        return scale.services(part).stream()
                .map(instance -> "127.0.0.1:" + of(instance))
                .collect(Collectors.joining(","));
    }

    /**
     * Every port that is needed, by the name of what needs it. Throws IllegalArgumentException if there are not enough
     * ports.
     */
    Map<String, Integer> all(Scale scale) {
        Map<String, Integer> all = new LinkedHashMap<>();
        scale.services().forEach(instance -> {
            all.put(instance.name(), of(instance));
            all.put(instance.name() + "'s health", management(instance));
        });
        List<String> brokers = scale.brokerNames();
        for (int id = 1; id <= brokers.size(); id++) {
            all.put(brokers.get(id - 1), broker(id));
            all.put(brokers.get(id - 1) + "'s controller", controller(id));
        }
        if (all.values().stream().anyMatch(port -> port > 65535)) {
            throw new IllegalArgumentException("the base port must be lower: the ports of all parts lie above it");
        }
        return all;
    }

    /** A sentence about the first port on which another program already listens; empty if all are free. */
    Optional<String> busy(Scale scale) {
        return all(scale).entrySet().stream()
                .filter(entry -> !free(entry.getValue())
                        || entry.getValue() == of(Part.PLAYING_ZONE) && !free(doors.host(), entry.getValue()))
                .findFirst()
                .map(entry -> "port " + entry.getValue() + " (" + entry.getKey() + ") is in use by another program;"
                        + " choose another base port with --port, for example --port " + suggestion(scale));
    }

    /**
     * Ports for all parts that a hall can have, on which nothing listens at this moment; two calls return the same ones
     * only by chance. They are below those that the operating system assigns automatically.
     */
    static Ports free() {
        int parts = above(Scale.MOST_INSTANCES) + STEP;
        return ThreadLocalRandom.current()
                .ints(LOWEST_FREE, LOWEST_HANDED_OUT - parts)
                .filter(base -> IntStream.range(base, base + parts).allMatch(Ports::free))
                .limit(1)
                .mapToObj(Ports::new)
                .findFirst()
                .orElseThrow();
    }

    private int suggestion(Scale scale) {
        for (int other = base + 200; other <= HIGHEST - above(Scale.MOST_INSTANCES); other += 100) {
            if (new Ports(other).all(scale).values().stream().allMatch(Ports::free)) {
                return other;
            }
        }
        return 18080;
    }

    private static int above(int number) {
        return (number - 1) * STEP;
    }

    static boolean free(int port) {
        return free(InetAddress.getLoopbackAddress(), port);
    }

    private static boolean free(InetAddress address, int port) {
        try (ServerSocket socket = new ServerSocket()) {
            // connections of an earlier run that are still closing do not count; a listener does
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(address, port));
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /** A port on which nothing listens at this moment. */
    static int anyFree() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
