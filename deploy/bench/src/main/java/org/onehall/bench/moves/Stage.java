package org.onehall.bench.moves;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.local.Broker;
import org.onehall.local.BrokerCredentials;
import org.onehall.local.Home;
import org.onehall.local.Identity;
import org.onehall.local.QuickStart;
import org.onehall.local.Topics;

/**
 * The part of the hall that is measured, as the launcher starts it: a broker, game-state and virtual-clock, each as a
 * separate process.
 */
final class Stage implements AutoCloseable {
    static final String BROKER = "broker";
    static final String GAME_STATE = "game-state";
    static final String VIRTUAL_CLOCK = "virtual-clock";
    /** A second instance of game-state. */
    static final String GAME_STATE_2 = "game-state-2";

    private static final int BROKER_HEAP = 512;
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final long LOOK_MS = 25;
    private static final int MOST_COLLECTIONS = 5;
    /** "Tenured total 68288K, used 2819K [0x…": a generation, not a space of it. */
    private static final Pattern HEAP = Pattern.compile("total \\d+K, used (\\d+)K");

    private final Home home = Home.current();
    private final Path folder;
    private final Identity identity;
    private final BrokerCredentials credentials;
    private final Map<String, Integer> ports = new LinkedHashMap<>();
    /** Ports where services report their health. */
    private final Map<String, Integer> management = new LinkedHashMap<>();

    private final Map<String, Process> processes = new LinkedHashMap<>();
    private final HttpClient http = HttpClient.newHttpClient();

    /** @param folder empty or new; holds logs and data */
    Stage(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
        this.identity = Identity.of(folder);
        identity.renewTokens();
        credentials = BrokerCredentials.of(folder);
        for (String part : List.of(BROKER, "controller", GAME_STATE, GAME_STATE_2, VIRTUAL_CLOCK))
            ports.put(part, free());
        for (String part : List.of(GAME_STATE, GAME_STATE_2, VIRTUAL_CLOCK)) management.put(part, free());
        Runtime.getRuntime().addShutdownHook(new Thread(this::close, "stop"));
    }

    /** Another hall on this machine, whose folder is inside the folder of this one. */
    Stage second() throws IOException {
        return new Stage(folder.resolve("second"));
    }

    /** Where the broker writes. */
    Path folder() {
        return folder;
    }

    Identity identity() {
        return identity;
    }

    int port(String part) {
        return ports.get(part);
    }

    /** The broker, as the operator. */
    BrokerAccess access() {
        return credentials.operator(bootstrap());
    }

    private String bootstrap() {
        return "127.0.0.1:" + port(BROKER);
    }

    String serviceToken() throws IOException {
        return Files.readString(identity.token(VIRTUAL_CLOCK)).strip();
    }

    /**
     * Starts the broker and creates the topics.
     *
     * @param durable whether it flushes each batch to the disk before acknowledging it
     */
    void startBroker(boolean durable) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Home.java()));
        command.addAll(Home.options(BROKER_HEAP, true));
        command.addAll(List.of(
                "-cp",
                home.classPath("local"),
                Broker.class.getName(),
                folder.resolve(BROKER).toString(),
                "1",
                BrokerCredentials.file(folder).toString(),
                Broker.argument(new EmbeddedBroker.Node(1, port(BROKER), port("controller")))));
        if (durable) command.add(Broker.DURABLE);
        start(BROKER, command, Map.of());
        Topics.createMissing(access(), 1, (int) PATIENCE.toMillis());
        credentials.grant(bootstrap(), (int) PATIENCE.toMillis());
    }

    /**
     * Starts an instance of a service and waits until it is ready.
     *
     * @param service its name
     * @param heap largest heap, in megabytes
     * @return how long that took
     */
    Duration startService(String service, int heap) throws IOException, InterruptedException {
        boolean second = service.equals(GAME_STATE_2);
        String program = second ? GAME_STATE : service;
        Path jar = home.program(program);
        List<String> command = new ArrayList<>(List.of(Home.java()));
        command.addAll(Home.options(heap, program.equals(GAME_STATE)));
        command.addAll(QuickStart.of(home).options(program, jar));
        command.addAll(Home.opens(jar));
        command.addAll(List.of(
                "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                "-cp",
                home.own() + File.pathSeparator + jar,
                "org.onehall.local.Watched",
                "io.quarkus.bootstrap.runner.AotQuarkusEntryPoint"));
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("QUARKUS_HTTP_HOST", "127.0.0.1");
        environment.put("QUARKUS_HTTP_PORT", String.valueOf(port(service)));
        environment.put("QUARKUS_MANAGEMENT_HOST", "127.0.0.1");
        environment.put("QUARKUS_MANAGEMENT_PORT", String.valueOf(management.get(service)));
        environment.put("ONEHALL_KAFKA_BOOTSTRAP", bootstrap());
        environment.put(
                "ONEHALL_KAFKA_CLIENT_FILE",
                credentials.clientFile(folder, program).toString());
        environment.put(
                "ONEHALL_DATA_DIR",
                Files.createDirectories(folder.resolve(service)).toString());
        environment.put("ONEHALL_PORT_GAME_STATE", String.valueOf(port(GAME_STATE)));
        environment.put("ONEHALL_INSTANCE", second ? service : service + "-1");
        environment.put("MP_JWT_VERIFY_PUBLICKEY_LOCATION", "file:" + identity.publicKey());
        environment.put("ONEHALL_SERVICE_TOKEN_FILE", identity.token(program).toString());
        environment.put("QUARKUS_LOG_CATEGORY__IO_SMALLRYE_HEALTH__LEVEL", "WARN");
        long begun = System.nanoTime();
        start(service, command, environment);
        while (!ready(service)) {
            if (!processes.get(service).isAlive())
                throw new IOException(service + " did not start; see " + log(service));
            if (System.nanoTime() - begun > PATIENCE.toNanos())
                throw new IOException(service + " is not ready; see " + log(service));
            Thread.sleep(LOOK_MS);
        }
        return Duration.ofNanos(System.nanoTime() - begun);
    }

    /** Kills a process without warning and waits until it is gone. */
    void kill(String part) throws InterruptedException {
        processes.get(part).destroyForcibly().waitFor();
    }

    /** Processor time used so far by each process and by the load generator, in microseconds. */
    Map<String, Long> processorMicros() {
        Map<String, Long> used = new LinkedHashMap<>();
        processes.forEach((part, process) -> used.put(part, micros(process.toHandle())));
        used.put("generator", micros(ProcessHandle.current()));
        return used;
    }

    private static long micros(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1000;
    }

    /** Bytes of heap in use after full collections, as soon as one gives about the same as the one before. */
    long heap(String part) throws IOException, InterruptedException {
        long used = collected(part);
        for (int i = 0; i < MOST_COLLECTIONS; i++) {
            long before = used;
            used = collected(part);
            if (Math.abs(before - used) * 500 < used) break;
        }
        return used;
    }

    private long collected(String part) throws IOException, InterruptedException {
        jcmd(part, "GC.run");
        return jcmd(part, "GC.heap_info")
                .lines()
                .map(HEAP::matcher)
                .filter(Matcher::find)
                .mapToLong(used -> Long.parseLong(used.group(1)) * 1024)
                .sum();
    }

    private String jcmd(String part, String what) throws IOException, InterruptedException {
        Process jcmd = new ProcessBuilder(
                        Path.of(Home.java()).resolveSibling("jcmd").toString(),
                        String.valueOf(processes.get(part).pid()),
                        what)
                .redirectErrorStream(true)
                .start();
        String said = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        jcmd.waitFor();
        return said;
    }

    private void start(String part, List<String> command, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log(part).toFile()));
        builder.environment().putAll(environment);
        processes.put(part, builder.start());
    }

    private Path log(String part) {
        return folder.resolve(part + ".log");
    }

    private boolean ready(String service) throws InterruptedException {
        try {
            var request = HttpRequest.newBuilder(
                            URI.create("http://127.0.0.1:" + management.get(service) + "/q/health/ready"))
                    .timeout(Duration.ofSeconds(2))
                    .build();
            return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException _) {
            return false;
        }
    }

    private static int free() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    @Override
    public synchronized void close() {
        processes.values().forEach(Process::destroyForcibly);
        for (Process process : processes.values()) {
            try {
                process.waitFor(5, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
