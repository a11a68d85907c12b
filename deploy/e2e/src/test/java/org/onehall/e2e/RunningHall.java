package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.onehall.demo.Enrolment;
import org.onehall.demo.HallClient;
import org.onehall.demo.Zone;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.BrokerCredentials;
import org.onehall.local.OwnHall;
import org.onehall.local.replay.Finding;
import org.onehall.local.replay.Verification;
import org.onehall.local.replay.WholeCheck;
import org.onehall.proto.game.v1.GameEvent;

/**
 * The whole hall, started by its launcher in a separate process from the results of the build, in a folder that is
 * removed at the end. Starting takes half a minute, so tests share {@link #shared()}, and each loads its own
 * competition with {@link #load}.
 */
public final class RunningHall implements Entrance, AutoCloseable {
    /** The order of classes with their own halls: before the shared hall starts, which runs until the JVM ends. */
    public static final int OF_ITS_OWN = 1;
    /** The order of the first class on the {@link #early} hall; the last of them ends it. */
    static final int EARLY = 2;
    /** A machine that builds at the same time may be slow. */
    private static final Duration START_PATIENCE = Duration.ofMinutes(4);

    private static final Duration END_PATIENCE = Duration.ofSeconds(40);
    private static final long LOOK_AGAIN_NANOS = 100_000_000;
    private static final int BROKER = 12;
    private static final Pattern READY = Pattern.compile("ready in ([0-9.]+) s.*");
    static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    /** Services by the offset of their port. */
    public static final List<String> SERVICES = List.of(
            "playing-zone", "game-state", "virtual-clock", "connectivity", "fair-play", "adjudication", "competition");

    private static Optional<RunningHall> shared = Optional.empty();
    private static Optional<RunningHall> early = Optional.empty();
    private static final List<RunningHall> RUNNING = new CopyOnWriteArrayList<>();

    private final Path root = root();
    private final Path data;
    private final int port;
    private final List<String> said = new ArrayList<>();
    private final List<String> beforeItsEnd = new ArrayList<>();
    private final Map<String, Map<String, String>> codes = new HashMap<>();
    private final Map<String, TopicRecord> records = new HashMap<>();
    private final AtomicBoolean closed = new AtomicBoolean();
    private final PartLogs logs;
    private final Optional<SmallDisk> disk;
    private volatile Process launcher;
    private double readySeconds;

    /** The output of a command-line program, and how it ended. */
    public record Said(int exit, String text) {}

    private RunningHall(List<String> arguments) {
        this(arguments, false);
    }

    private RunningHall(List<String> arguments, boolean ownDisk) {
        this(arguments, ownDisk, temporary());
    }

    private RunningHall(List<String> arguments, boolean ownDisk, Path data) {
        this.data = data;
        disk = ownDisk ? Optional.of(SmallDisk.mount(data)) : Optional.empty();
        logs = new PartLogs(data.resolve("logs"));
        port = OwnHall.freePort();
        Runtime.getRuntime().addShutdownHook(new Thread(this::close, "end of the hall"));
        RUNNING.add(this);
        up(arguments);
    }

    // ---- starting and ending

    static final String ZOOM_SECRET = "the hall's secret for Zoom";
    static final String JITSI_SECRET = "the hall's secret for Jitsi";

    /** The one hall of this JVM, on {@code two-venues.yaml}; it ends after the last test. */
    public static synchronized RunningHall shared() {
        closeEarly();
        if (shared.isEmpty()) shared = Optional.of(on(competition("two-venues.yaml")));
        return shared.get();
    }

    static synchronized void closeShared() {
        closeEarly();
        shared.ifPresent(RunningHall::close);
        shared = Optional.empty();
    }

    /**
     * Likewise, for a few classes that must not meet what the tests on the shared hall leave behind. They run first,
     * and this hall ends before the shared one starts.
     */
    static synchronized RunningHall early() {
        if (early.isEmpty()) early = Optional.of(on(competition("two-venues.yaml")));
        return early.get();
    }

    static synchronized void closeEarly() {
        early.ifPresent(RunningHall::close);
        early = Optional.empty();
    }

    /** The halls that are not yet closed. */
    static List<RunningHall> running() {
        return List.copyOf(RUNNING);
    }

    /**
     * Errors that its parts have logged since the last call ({@link PartLogs#newErrors}), except those caused by a
     * shutdown.
     */
    synchronized List<String> newErrors() {
        List<String> errors = new ArrayList<>(beforeItsEnd);
        beforeItsEnd.clear();
        errors.addAll(logs.newErrors());
        return errors;
    }

    /** A separate hall with a competition file. */
    public static RunningHall on(Path competition) {
        return new RunningHall(List.of("--competition", competition.toString()));
    }

    /** Likewise, with more options of {@code ./onehall up}. */
    static RunningHall on(Path competition, List<String> options) {
        List<String> arguments = new ArrayList<>(List.of("--competition", competition.toString()));
        arguments.addAll(options);
        return new RunningHall(arguments);
    }

    /** A separate hall on an existing data folder, which is removed at the end like any other. */
    static RunningHall onData(Path data) {
        return new RunningHall(List.of(), false, data);
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("onehall-e2e-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A separate hall whose data are on their own disk ({@link SmallDisk#mayMount}). */
    static RunningHall onDiskOfItsOwn(Path competition) {
        return new RunningHall(List.of("--competition", competition.toString()), true);
    }

    /** The disk of {@link #onDiskOfItsOwn}. */
    SmallDisk disk() {
        return disk.orElseThrow();
    }

    /** A separate hall with the demonstration's robots. */
    public static RunningHall demonstration(String speed) {
        return new RunningHall(List.of("--demo=" + speed));
    }

    /** A separate hall without a competition. */
    static RunningHall empty() {
        return new RunningHall(List.of("--empty"));
    }

    /** A file of {@code src/test/resources/competition}. */
    public static Path competition(String name) {
        return root().resolve("deploy/e2e/src/test/resources/competition").resolve(name);
    }

    /** The checkout: the nearest folder above that contains the launcher script. */
    public static Path root() {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent())
            if (Files.exists(folder.resolve("onehall")) && Files.isDirectory(folder.resolve("deploy/local")))
                return folder;
        throw new IllegalStateException("the tests must run inside the checkout");
    }

    private void up(List<String> arguments) {
        List<String> command = new ArrayList<>(
                List.of("up", "--no-browser", "--data", data.toString(), "--port", String.valueOf(port)));
        command.addAll(arguments);
        Process started = program(command);
        synchronized (this) {
            launcher = started;
            said.clear();
        }
        Thread.ofPlatform().daemon().name("launcher's words").start(() -> listen(started));
        String line = said(Pattern.compile("ready in .*|onehall: .*"), 0, START_PATIENCE);
        var ready = READY.matcher(line);
        if (!ready.matches()) throw new IllegalStateException("the hall did not start:\n" + String.join("\n", said()));
        readySeconds = Double.parseDouble(ready.group(1));
        figure("hall %d: ready in %.1f s", port, readySeconds);
    }

    private Process program(List<String> arguments) {
        Path target = root.resolve("deploy/local/target");
        try (Stream<Path> files = Files.list(target)) {
            Path jar = files.filter(
                            file -> file.getFileName().toString().matches("onehall-local-[0-9.]+(-SNAPSHOT)?\\.jar"))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("deploy/local is not built"));
            boolean gently = arguments.getFirst().equals("backup"); // as the script runs it
            List<String> command = new ArrayList<>(gently ? List.of("nice", "-n", "19") : List.of());
            command.addAll(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Xmx192m",
                    "-XX:+UseSerialGC",
                    "-XX:TieredStopAtLevel=1",
                    "--enable-native-access=ALL-UNNAMED",
                    "--sun-misc-unsafe-memory-access=allow",
                    "-Donehall.home=" + root,
                    "-cp",
                    jar + File.pathSeparator + target.resolve("lib") + File.separator + "*",
                    "org.onehall.local.Onehall"));
            command.addAll(arguments);
            ProcessBuilder builder =
                    new ProcessBuilder(command).directory(data.toFile()).redirectErrorStream(true);
            builder.environment()
                    .putAll(Map.of(
                            "ONEHALL_COMMUNICATION_ZOOM_SECRET",
                            ZOOM_SECRET,
                            "ONEHALL_COMMUNICATION_JITSI_SECRET",
                            JITSI_SECRET,
                            "ONEHALL_PAIRING_PROGRAM",
                            RecordedPairings.forHalls().toString()));
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void listen(Process from) {
        try (BufferedReader reader = from.inputReader()) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                synchronized (this) {
                    said.add(line);
                    notifyAll();
                }
            }
        } catch (IOException _) {
            // it was killed while printing
        }
        synchronized (this) {
            notifyAll();
        }
    }

    /** The launcher's output since its start. */
    public synchronized List<String> said() {
        return List.copyOf(said);
    }

    /** Waits for a line of the launcher that matches completely, from this line number on. */
    public synchronized String said(Pattern pattern, int from, Duration most) {
        long deadline = System.nanoTime() + most.toNanos();
        while (true) {
            for (String line : said.subList(Math.min(from, said.size()), said.size()))
                if (pattern.matcher(line).matches()) return line;
            long left = (deadline - System.nanoTime()) / 1_000_000;
            if (left <= 0 || !launcher.isAlive())
                throw new IllegalStateException(
                        "the launcher has not said \"" + pattern + "\":\n" + String.join("\n", said));
            try {
                wait(Math.min(left, 500));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }

    /** Ends the hall as Ctrl-C would; the data stay. */
    public void stop() {
        synchronized (records) {
            records.values().forEach(TopicRecord::close);
            records.clear();
        }
        Process running = launcher;
        if (running == null || !running.isAlive()) return;
        List<String> errors = new ArrayList<>(newErrors());
        running.destroy();
        try {
            if (!running.waitFor(END_PATIENCE.toSeconds(), TimeUnit.SECONDS))
                running.destroyForcibly().waitFor();
        } catch (InterruptedException e) {
            running.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        newErrors().stream().filter(error -> !isOfEndingBroker(error)).forEach(errors::add);
        synchronized (this) {
            beforeItsEnd.addAll(errors);
        }
    }

    /** Starts again on the same data, with everything loaded there. */
    public void startAgain() {
        if (launcher.isAlive()) throw new IllegalStateException("it runs");
        synchronized (codes) {
            codes.clear();
        }
        up(List.of());
    }

    /**
     * Ends the hall permanently and removes its data; its logs go to {@code target/e2e-logs}. Fails if they contain
     * errors ({@link SoundLogs}).
     */
    @Override
    public void close() {
        if (closed.getAndSet(true)) return;
        RUNNING.remove(this);
        stop();
        List<String> errors = newErrors();
        try {
            keepLogs();
            remove(data);
        } catch (IOException e) {
            System.err.println("the hall's folder " + data + " is not removed: " + e);
        }
        SoundLogs.judge("its last run, ended with it", errors);
    }

    /**
     * Whether an error comes from a broker that is ending: it gives up its partitions while work for them is still in
     * progress.
     */
    private static boolean isOfEndingBroker(String error) {
        return error.startsWith("broker")
                && (error.contains("NotCoordinatorException") || error.contains("NotLeaderOrFollowerException"));
    }

    private void keepLogs() throws IOException {
        try {
            Path kept = Files.createDirectories(root.resolve("deploy/e2e/target/e2e-logs/" + port));
            copy(data.resolve("logs"), kept);
            Files.write(kept.resolve("launcher.log"), said());
        } finally {
            disk.ifPresent(SmallDisk::close);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        if (!Files.isDirectory(from)) return;
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList())
                Files.copy(file, to.resolve(file.getFileName()), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void remove(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        }
    }

    // ---- where things are

    /** The address of the playing zone, without a slash at the end. */
    public String url() {
        return url("playing-zone");
    }

    /** The address of a service. */
    public String url(String service) {
        return "http://127.0.0.1:" + port(service);
    }

    /** The address of a service's health and metrics. */
    String management(String service) {
        int index = SERVICES.indexOf(service);
        return "http://127.0.0.1:" + (port + (index < 5 ? 7 : 9) + index);
    }

    /** The port of a service. */
    public int port(String service) {
        int offset = SERVICES.indexOf(service);
        if (offset < 0) throw new IllegalArgumentException("there is no service " + service);
        return port + offset;
    }

    /** The REST interface of the playing zone. */
    @Override
    public Zone zone() {
        return new Zone(URI.create(url()));
    }

    /** Access to its broker as the operator. */
    public BrokerAccess access() {
        try {
            return BrokerCredentials.of(data).operator("127.0.0.1:" + (port + BROKER));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path data() {
        return data;
    }

    /** How many seconds the last start took, as reported by the launcher. */
    public double readySeconds() {
        return readySeconds;
    }

    /** The process of a part: a service, "broker", "demo" or "launcher"; empty while it is not running. */
    public Optional<ProcessHandle> process(String part) {
        try {
            return ProcessHandle.of(Long.parseLong(Files.readString(data.resolve("run/" + part + ".pid"))
                            .strip()))
                    .filter(ProcessHandle::isAlive);
        } catch (IOException | NumberFormatException _) {
            return Optional.empty();
        }
    }

    /** Kills a part of this hall without warning, and waits until the launcher has started it again. */
    public void kill9(String part) {
        mustBeNamed();
        int before = said().size();
        process(part)
                .orElseThrow(() -> new IllegalStateException(part + " does not run"))
                .destroyForcibly();
        said(Pattern.compile(Pattern.quote(part) + " +ready .* again"), before, START_PATIENCE);
    }

    /** Does something while a part hangs: it accepts everything and answers nothing. */
    public void whileSilent(String part, Runnable work) {
        mustBeNamed();
        signal(part, "STOP");
        try {
            work.run();
        } finally {
            signal(part, "CONT");
        }
    }

    private static void mustBeNamed() {
        if (!SoundLogs.killing())
            throw new IllegalStateException("a test that kills or freezes parts is marked with @KillsParts");
    }

    private void signal(String part, String name) {
        long pid = process(part)
                .orElseThrow(() -> new IllegalStateException(part + " does not run"))
                .pid();
        try {
            if (new ProcessBuilder("kill", "-" + name, String.valueOf(pid))
                            .inheritIO()
                            .start()
                            .waitFor()
                    != 0) throw new IllegalStateException("kill -" + name + " of " + part + " failed");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    // ---- asking

    /** The operator's token, as written by the launcher. */
    public String operatorToken() {
        return token("operator");
    }

    /** Likewise the token of a service, which it uses to call the others. */
    public String token(String of) {
        try {
            return Files.readString(data.resolve("identity/" + of + ".jwt")).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Posts text with a token; without one if it is empty. */
    public HttpResponse<String> post(String url, String token, String json) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url))
                .timeout(Duration.ofSeconds(30))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json));
        if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
        return send(request.build());
    }

    /** Sends JSON with any method. */
    public HttpResponse<String> send(String verb, String url, String token, String json) {
        return send(HttpRequest.newBuilder(URI.create(url))
                .timeout(Duration.ofSeconds(30))
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + token)
                .method(verb, HttpRequest.BodyPublishers.ofString(json))
                .build());
    }

    /**
     * Posts only after the server has agreed to read the body: a server that refuses it unread may close the connection
     * during writing.
     */
    public HttpResponse<String> postExpecting(String url, String json) {
        return send(HttpRequest.newBuilder(URI.create(url))
                .timeout(Duration.ofSeconds(30))
                .expectContinue(true)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build());
    }

    /** Gets with a token; without one if it is empty. */
    public HttpResponse<String> get(String url, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url)).timeout(Duration.ofSeconds(30));
        if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
        return send(request.build());
    }

    static HttpResponse<String> send(HttpRequest request) {
        try {
            return HTTP.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(request.uri() + " does not answer", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    static JsonNode tree(String json) {
        try {
            return JSON.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // ---- competitions, codes, people

    /** Loads {@code two-venues.yaml} once more, under another id; nothing of one competition is visible in another. */
    public void load(String id) {
        load(id, competition("two-venues.yaml"));
    }

    /** Loads a competition file under an id, with the CSV files beside it. */
    public void load(String id, Path file) {
        load(id, file, UnaryOperator.identity());
    }

    /** Likewise, with changes to all of the files. */
    @Override
    public void load(String id, Path file, UnaryOperator<String> changes) {
        try (Stream<Path> beside = Files.list(file.getParent())) {
            Map<String, String> files = new LinkedHashMap<>();
            for (Path one :
                    beside.filter(path -> path.toString().endsWith(".csv")).toList())
                files.put(one.getFileName().toString(), changes.apply(Files.readString(one)));
            String yaml = changes.apply(Files.readString(file).replaceFirst("(?m)^id: .*$", "id: " + id));
            HttpResponse<String> answer = post(
                    url("competition") + "/competitions",
                    operatorToken(),
                    JSON.writeValueAsString(
                            Map.of("fileName", file.getFileName().toString(), "yaml", yaml, "files", files)));
            if (answer.statusCode() != 200) throw new IllegalStateException(file + " was not loaded: " + answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The code of a seat or an official; codes are issued for the competition at the first call and after each start.
     */
    @Override
    public String code(String competition, String place) {
        synchronized (codes) {
            String code = codes.computeIfAbsent(competition, this::fresh).remove(place);
            if (code == null)
                throw new IllegalStateException("there is no unused code of " + place + " in " + competition);
            return code;
        }
    }

    /** New codes of a competition for everybody, by place; earlier unused ones become invalid. */
    public Map<String, String> codes(String competition) {
        return Map.copyOf(fresh(competition));
    }

    private Map<String, String> fresh(String competition) {
        // the zone learns of a competition a moment after it was loaded
        long deadline = System.nanoTime() + START_PATIENCE.toNanos();
        HttpResponse<String> answer =
                post(url() + "/api/codes", operatorToken(), "{\"competitionId\":\"" + competition + "\"}");
        while (answer.statusCode() == 404 && System.nanoTime() < deadline) {
            LockSupport.parkNanos(LOOK_AGAIN_NANOS);
            answer = post(url() + "/api/codes", operatorToken(), "{\"competitionId\":\"" + competition + "\"}");
        }
        if (answer.statusCode() != 200)
            throw new IllegalStateException("no codes of " + competition + ": " + answer.body());
        Map<String, String> byPlace = new HashMap<>();
        for (JsonNode one : tree(answer.body()))
            byPlace.put(
                    one.path("board").asText().isEmpty()
                            ? place(one.path("role").asText(), one.path("venue").asText())
                            : place(one.path("board").asText(), one.path("side").asText()),
                    one.path("code").asText());
        return byPlace;
    }

    private static String place(String what, String where) {
        return where.isEmpty() ? what : what + " " + where;
    }

    /** A device with an existing token. */
    public HallClient device(Enrolment who) {
        return HallClient.connect(zone(), who);
    }

    // ---- the record

    /** Every committed event of a board, in order. */
    public List<GameEvent> record(String board) {
        return events("game", GameEvent.parser(), board::equals);
    }

    /** Every committed event of a service's log with these keys, in order for each key. */
    public <T extends Message> List<T> events(String context, Parser<T> parser, Predicate<String> keys) {
        return read(TopicCatalogue.events(context), parser, keys);
    }

    /** Likewise the records of a topic. */
    public <T extends Message> List<T> read(String topic, Parser<T> parser, Predicate<String> keys) {
        List<T> read = new ArrayList<>();
        read(topic, record -> {
            if (keys.test(record.key())) read.add(parse(parser, record));
        });
        return read;
    }

    /** Every committed record of a topic. */
    public void read(String topic, java.util.function.Consumer<ConsumerRecord<String, byte[]>> sink) {
        TopicRecord record;
        synchronized (records) {
            record = records.computeIfAbsent(topic, one -> new TopicRecord(access(), one));
        }
        record.now().forEach(sink);
    }

    private static <T extends Message> T parse(Parser<T> parser, ConsumerRecord<String, byte[]> record) {
        try {
            return parser.parseFrom(record.value());
        } catch (InvalidProtocolBufferException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts {@code ./onehall} with arguments, and this hall's data folder. The caller ends it. */
    Process begin(String... arguments) {
        return program(Stream.concat(Stream.of(arguments), Stream.of("--data", data.toString()))
                .toList());
    }

    /** Runs {@code ./onehall} with arguments to its end. */
    public Said onehall(String... arguments) {
        Process process = program(List.of(arguments));
        CompletableFuture<String> text = CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                Thread::startVirtualThread); // not in the common pool: of two processors it has one, and players need
        // it
        try {
            process.getOutputStream().close();
            if (!process.waitFor(START_PATIENCE.toSeconds(), TimeUnit.SECONDS))
                throw new IllegalStateException(List.of(arguments) + " does not end");
            return new Said(process.exitValue(), text.join());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            process.destroyForcibly();
        }
    }

    /** {@code ./onehall replay --verify} of this hall's data. */
    public Said verify() {
        return onehall("replay", "--data", data.toString(), "--verify");
    }

    /** The findings of the same check, made in this process while the hall is running, without starting a program. */
    List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        Verification verification = new Verification(TopicCatalogue.events("game"), findings::add);
        try {
            new WholeCheck(access(), TopicCatalogue.CONTEXTS, Optional.empty(), verification, findings::add)
                    .run(Map.of(), Duration.ZERO);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
        assertTrue(verification.boards() > 0, "no board was checked");
        return findings;
    }

    /** Writes a figure for people to the output and to {@code target/e2e-figures.txt}. */
    public static synchronized void figure(String format, Object... values) {
        String line = String.format(Locale.ROOT, format, values);
        System.out.println(line);
        try {
            Path file = root().resolve("deploy/e2e/target/e2e-figures.txt");
            Files.createDirectories(file.getParent());
            Files.writeString(
                    file,
                    line + "\n",
                    java.nio.file.StandardOpenOption.CREATE,
                    java.nio.file.StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
