package org.onehall.e2e;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * A real network of namespaces, in which cables can be unplugged: the devices of each venue at the venue's switch, its
 * gateway, the line to the provider, and the zone behind it. Linux only, and only as root. Each network uses new names,
 * and everything is removed by {@link #close()}.
 *
 * <pre>
 * device 1 … n ── switch ── gateway ══ line ══ provider ── zone
 *   .10 + i                    .1     .254/.253             10.199.0.2       in 10.199.VENUE.0
 * </pre>
 */
final class Network implements AutoCloseable {
    static final String ZONE = "10.199.0.2";
    static final String PROVIDER = "10.199.0.1";
    private static final String ZONE_HOST = "zone";
    private static final String PROVIDER_HOST = "provider";
    private static final int FIRST_DEVICE = 10;
    private static final long PATIENCE_SECONDS = 30;

    private final String prefix = "onehall-" + HexFormat.of().toHexDigits((short) new Random().nextInt()) + "-";
    private final List<String> namespaces = new ArrayList<>();
    /** The action that undoes each fault. */
    private final Map<String, Runnable> faults = new TreeMap<>();

    private final Deque<Closeable> open = new ArrayDeque<>();
    /** Where a device's path to a port of the zone begins. */
    private final Map<String, String> ways = new HashMap<>();

    private final Path sockets = Files.createTempDirectory("onehall-network-");
    private int doors;

    /** @param venues 1 to 250, with as many {@code devices} each, 1 to 100 */
    Network(int venues, int devices) throws IOException {
        try {
            make(PROVIDER_HOST);
            make(ZONE_HOST);
            forward(PROVIDER_HOST);
            cable(PROVIDER_HOST, "zone", ZONE_HOST, "wan");
            address(PROVIDER_HOST, "zone", PROVIDER + "/30");
            address(ZONE_HOST, "wan", ZONE + "/30");
            ip("-n", prefix + ZONE_HOST, "route", "add", "default", "via", PROVIDER);
            for (int venue = 1; venue <= venues; venue++) venue(venue, devices);
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Why such a network is impossible on this machine; empty if it is possible. */
    static Optional<String> impossible() {
        String name = "onehall-try-" + ProcessHandle.current().pid();
        try {
            run("ip", "netns", "add", name);
            run("ip", "netns", "exec", name, "ping", "-V");
            run("ip", "netns", "exec", name, "nft", "--version");
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of("no network namespaces can be made here (Linux, root, ip, ping and nft are needed): "
                    + e.getMessage());
        } finally {
            quietly("ip", "netns", "del", name);
        }
    }

    private void venue(int venue, int devices) throws IOException {
        String hall = venueSwitch(venue);
        make(hall);
        ip("-n", prefix + hall, "link", "add", "name", "switch", "type", "bridge");
        ip("-n", prefix + hall, "link", "set", "dev", "switch", "up");
        String gateway = gateway(venue);
        make(gateway);
        forward(gateway);
        plug(hall, "gateway", gateway, gatewayAddress(venue));
        cable(PROVIDER_HOST, line(venue), gateway, "line");
        address(PROVIDER_HOST, line(venue), "10.199." + venue + ".253/30");
        address(gateway, "line", "10.199." + venue + ".254/30");
        ip("-n", prefix + gateway, "route", "add", "default", "via", "10.199." + venue + ".253");
        route(venue);
        for (int device = 1; device <= devices; device++) {
            String name = device(venue, device);
            make(name);
            plug(hall, port(device), name, address(venue, device));
            ip("-n", prefix + name, "route", "add", "default", "via", gatewayAddress(venue));
        }
    }

    // ---- hosts and their addresses; venues and devices are counted from 1

    static String device(int venue, int device) {
        return "venue" + venue + "-device" + device;
    }

    static String address(int venue, int device) {
        return "10.199." + venue + "." + (FIRST_DEVICE + device);
    }

    static String gatewayAddress(int venue) {
        return "10.199." + venue + ".1";
    }

    private static String gateway(int venue) {
        return venueSwitch(venue) + "-gateway";
    }

    private static String venueSwitch(int venue) {
        return "venue" + venue;
    }

    private static String line(int venue) {
        return "venue" + venue;
    }

    private static String port(int device) {
        return "device" + device;
    }

    // ---- faults

    /** Unplugs a device's cable. */
    void cutDevice(int venue, int device) throws IOException {
        cut(venueSwitch(venue), port(device), () -> {});
    }

    /** Switches off the power of a venue's switch. */
    void cutVenueNetwork(int venue) throws IOException {
        cut(venueSwitch(venue), "switch", () -> {});
    }

    /** Cuts the line between a venue's gateway and its provider. */
    void cutLine(int venue) throws IOException {
        cut(PROVIDER_HOST, line(venue), () -> {
            try {
                route(venue);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Cuts the zone off from all venues. */
    void cutZone() throws IOException {
        cut(PROVIDER_HOST, "zone", () -> {});
    }

    /** Lets a venue's gateway lose this percentage of packets, in each direction. */
    void lossy(int venue, int percent) throws IOException {
        String[] nft = {"ip", "netns", "exec", prefix + gateway(venue), "nft"};
        run(
                nft,
                "add table ip loss; add chain ip loss forward { type filter hook forward priority 0; };"
                        + " add rule ip loss forward numgen random mod 100 < " + percent + " drop");
        faults.put(gateway(venue) + " loss", () -> quietly(nft, "delete table ip loss"));
    }

    /** Undoes all faults. */
    void restore() {
        faults.values().forEach(Runnable::run);
        faults.clear();
    }

    private void cut(String host, String port, Runnable afterwards) throws IOException {
        ip("-n", prefix + host, "link", "set", "dev", port, "down");
        faults.put(host + " " + port, () -> {
            quietly("ip", "-n", prefix + host, "link", "set", "dev", port, "up");
            afterwards.run();
        });
    }

    // ---- acting inside

    /** A command line that runs inside the namespace of a host. */
    List<String> inside(String host, List<String> command) {
        List<String> whole = new ArrayList<>(List.of("ip", "netns", "exec", prefix + host));
        whole.addAll(command);
        return whole;
    }

    /**
     * How many of these pings from a device an address answers; they are 20 ms apart, and each is waited for at most a
     * second.
     */
    int pings(int venue, int device, String address, int count) throws IOException {
        Process ping = new ProcessBuilder(inside(
                        device(venue, device),
                        List.of("ping", "-n", "-q", "-c", String.valueOf(count), "-i", "0.02", "-W", "1", address)))
                .redirectErrorStream(true)
                .start();
        String told = new String(ping.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return Integer.parseInt(told.replaceFirst("(?s).* (\\d+) received.*", "$1"));
    }

    /** Makes a server on this machine's loopback available as the zone's, at a port of {@link #ZONE}. */
    void serve(int zonePort, int loopbackPort) throws IOException {
        String door = door();
        open.push(Relay.start(door, "127.0.0.1:" + loopbackPort));
        relay(ZONE_HOST, ZONE + ":" + zonePort, door);
    }

    /** A port on this machine's loopback that leads to the zone's port through a device. */
    int through(int venue, int device, int zonePort) throws IOException {
        return through(venue, device, zonePort, Duration.ZERO);
    }

    /** @param delay additional delay, in each direction */
    int through(int venue, int device, int zonePort, Duration delay) throws IOException {
        String host = device(venue, device);
        String door = ways.get(host + ":" + zonePort);
        if (door == null) { // its relay is a process, and takes a second to start
            door = door();
            relay(host, door, ZONE + ":" + zonePort);
            ways.put(host + ":" + zonePort, door);
        }
        Relay entry = Relay.start("127.0.0.1:0", door, delay);
        open.push(entry);
        return entry.port();
    }

    private String door() {
        return sockets.resolve(String.valueOf(++doors)).toString();
    }

    private void relay(String host, String listen, String target) throws IOException {
        Process process = new ProcessBuilder(inside(
                        host,
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-Xmx32m",
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Relay.class.getName(),
                                listen,
                                target)))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        open.push(process::destroyForcibly);
        if (!"ready".equals(process.inputReader().readLine()))
            throw new IOException("no relay from " + listen + " to " + target);
    }

    // ---- making

    private void make(String host) throws IOException {
        run("ip", "netns", "add", prefix + host);
        namespaces.add(prefix + host);
        ip("-n", prefix + host, "link", "set", "dev", "lo", "up");
    }

    private void forward(String host) throws IOException {
        run("ip", "netns", "exec", prefix + host, "sh", "-c", "echo 1 >/proc/sys/net/ipv4/ip_forward");
    }

    private void cable(String host, String port, String otherHost, String otherPort) throws IOException {
        ip(
                "-n",
                prefix + host,
                "link",
                "add",
                "name",
                port,
                "type",
                "veth",
                "peer",
                "name",
                otherPort,
                "netns",
                prefix + otherHost);
        ip("-n", prefix + host, "link", "set", "dev", port, "up");
        ip("-n", prefix + otherHost, "link", "set", "dev", otherPort, "up");
    }

    private void plug(String hall, String port, String host, String address) throws IOException {
        cable(hall, port, host, "lan");
        ip("-n", prefix + hall, "link", "set", "dev", port, "master", "switch");
        address(host, "lan", address + "/25");
    }

    private void address(String host, String port, String address) throws IOException {
        ip("-n", prefix + host, "address", "add", address, "dev", port);
    }

    /** Sets the route to a venue, which the provider forgets when the line goes down. */
    private void route(int venue) throws IOException {
        ip(
                "-n",
                prefix + PROVIDER_HOST,
                "route",
                "replace",
                "10.199." + venue + ".0/25",
                "via",
                "10.199." + venue + ".254");
    }

    private static void ip(String... arguments) throws IOException {
        run(new String[] {"ip"}, arguments);
    }

    private static void run(String... command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0)
                throw new IOException(String.join(" ", command) + ": " + told);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    private static void run(String[] program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(List.of(arguments));
        run(command.toArray(String[]::new));
    }

    /** Runs a command whose failure does not matter. */
    private static void quietly(String... command) {
        try {
            run(command);
        } catch (IOException _) {
            // what no longer exists need not be undone
        }
    }

    private static void quietly(String[] program, String argument) {
        List<String> command = new ArrayList<>(List.of(program));
        command.add(argument);
        quietly(command.toArray(String[]::new));
    }

    @Override
    public void close() throws IOException {
        for (String namespace : namespaces) quietly("ip", "netns", "del", namespace);
        namespaces.clear();
        for (Closeable one : open) one.close();
        open.clear();
        try (var files = Files.list(sockets)) {
            for (Path file : files.toList()) Files.deleteIfExists(file);
        }
        Files.deleteIfExists(sockets);
    }
}
