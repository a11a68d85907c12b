package org.onehall.local;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onehall.eventlog.BrokerAccess;

/** A separate hall, started by a launcher in a process of its own, whose parts can be killed. */
public final class OwnHall implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration START_PATIENCE = Duration.ofMinutes(5);
    private static final Duration END_PATIENCE = Duration.ofSeconds(40);
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** What the launcher prints when a part is ready again. */
    private static final Pattern BACK = Pattern.compile("(\\S+) +ready .* again");

    private final Set<String> away = ConcurrentHashMap.newKeySet();
    private final Path data;
    private final Ports ports;
    private final int brokers;
    private final Process launcher;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(2))
            .build();

    /**
     * Starts the hall and waits until it is ready. Throws IllegalStateException, with the hall's output, if it does not
     * start.
     *
     * @param port of the playing zone, 1024 to 65520: the other ports are above it
     * @param brokers 1 or 3
     * @param instances as for {@code ./onehall up --instances}; "" for one of each service
     */
    public OwnHall(Path data, int port, int brokers, String instances, Path competition)
            throws IOException, InterruptedException {
        this.data = data.toAbsolutePath();
        this.ports = new Ports(port);
        this.brokers = brokers;
        claim(this.data);
        List<String> command = new ArrayList<>(List.of(
                Home.java(),
                "-Xmx192m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Donehall.home=" + Home.current().root(),
                "-cp",
                System.getProperty("java.class.path"),
                Watched.class.getName(),
                Onehall.class.getName(),
                "up",
                "--no-browser",
                "--data",
                this.data.toString(),
                "--port",
                String.valueOf(port),
                "--brokers",
                String.valueOf(brokers),
                "--competition",
                competition.toString()));
        if (!instances.isEmpty()) command.addAll(List.of("--instances", instances));
        launcher = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectInput(new File("/dev/null"))
                .start();
        Path said = Files.createDirectories(this.data.resolve("logs")).resolve("launcher.log");
        CompletableFuture<Void> ready = new CompletableFuture<>();
        List<String> heard = new ArrayList<>();
        Thread.ofPlatform().daemon().name("launcher's words").start(() -> listen(said, heard, ready));
        try {
            ready.get(START_PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            close();
            throw new IllegalStateException(
                    "the hall did not start; see " + said + "\n  " + String.join("\n  ", heard), e);
        }
    }

    /** Marks an empty folder as a hall's, so that other files may be put into it too. */
    public static void claim(Path folder) throws IOException {
        new RunFolder(folder.toAbsolutePath()).own();
    }

    private void listen(Path file, List<String> heard, CompletableFuture<Void> ready) {
        try (BufferedReader reader = launcher.inputReader();
                var writer = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                writer.write(line);
                writer.newLine();
                writer.flush();
                if (!ready.isDone()) heard.add(line);
                Matcher back = BACK.matcher(line);
                if (back.matches()) away.remove(back.group(1));
                if (line.startsWith("ready in ")) ready.complete(null);
            }
        } catch (IOException e) {
            ready.completeExceptionally(e);
        }
        ready.completeExceptionally(new IOException("the launcher has ended"));
    }

    /**
     * A base port with enough ports above it for all parts that a hall can have, on which nothing listens at this
     * moment.
     */
    public static int freePort() {
        return Ports.free().base();
    }

    public String url() {
        return ports.url(Part.PLAYING_ZONE);
    }

    /** Access to its brokers as the operator. */
    public BrokerAccess access() throws IOException {
        return BrokerCredentials.of(data).operator(ports.bootstrap(new Scale(brokers, Map.of())));
    }

    public String operatorToken() throws IOException {
        return Files.readString(data.resolve("identity/operator.jwt")).strip();
    }

    /**
     * Loads another competition. Throws IllegalStateException if it is refused.
     *
     * @param yaml the competition file
     * @param files the files beside it, by name
     */
    public void load(Path yaml, Map<String, String> files) throws IOException, InterruptedException {
        String body = JSON.writeValueAsString(
                Map.of("fileName", yaml.getFileName().toString(), "yaml", Files.readString(yaml), "files", files));
        HttpResponse<String> response = http.send(
                HttpRequest.newBuilder(URI.create(ports.url(Part.COMPETITION) + "/competitions"))
                        .timeout(PATIENCE)
                        .header("Authorization", "Bearer " + operatorToken())
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) throw new IllegalStateException(yaml + " was not loaded: " + response.body());
    }

    // ---- its parts

    /** A part has been killed. */
    public void gone(String part) {
        away.add(part);
    }

    /** Parts that were killed and are not yet ready again. */
    public Set<String> away() {
        return Set.copyOf(away);
    }

    /**
     * Every part that is running now, by name: instances of services and brokers, but only those that this hall's
     * launcher has started.
     */
    public Map<String, ProcessHandle> parts() throws IOException {
        Map<String, ProcessHandle> parts = new TreeMap<>();
        try (var files = Files.newDirectoryStream(data.resolve("run"), "*.pid")) {
            for (Path file : files) {
                String name = file.getFileName().toString().replaceFirst("\\.pid$", "");
                pid(file)
                        .flatMap(ProcessHandle::of)
                        .filter(ProcessHandle::isAlive)
                        .filter(process -> process.parent()
                                .filter(parent -> parent.pid() == launcher.pid())
                                .isPresent())
                        .ifPresent(process -> parts.put(name, process));
            }
        }
        return parts;
    }

    private static Optional<Long> pid(Path file) {
        try {
            return Optional.of(Long.parseLong(Files.readString(file).strip()));
        } catch (IOException | NumberFormatException _) {
            return Optional.empty(); // being written just now
        }
    }

    /** Whether an instance of a service, "game-state-2", reports that it is ready. */
    public boolean ready(String name) throws InterruptedException {
        boolean another = name.matches(".*-\\d");
        Part part =
                Part.of(another ? name.substring(0, name.length() - 2) : name).orElseThrow();
        int at = ports.management(new Scale.Instance(part, another ? name.charAt(name.length() - 1) - '0' : 1));
        try {
            return http.send(
                                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + at + "/q/health/ready"))
                                            .timeout(Duration.ofSeconds(2))
                                            .build(),
                                    HttpResponse.BodyHandlers.discarding())
                            .statusCode()
                    == 200;
        } catch (IOException _) {
            return false;
        }
    }

    public boolean runs() {
        return launcher.isAlive();
    }

    @Override
    public void close() {
        launcher.destroy();
        try {
            if (!launcher.waitFor(END_PATIENCE.toSeconds(), TimeUnit.SECONDS)) launcher.destroyForcibly();
        } catch (InterruptedException _) {
            launcher.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        http.shutdownNow();
    }
}
