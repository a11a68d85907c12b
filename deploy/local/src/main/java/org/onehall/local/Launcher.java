package org.onehall.local;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.DiskRoom;

/** Starts the whole hall on one machine, keeps it running, and ends it. One object per run of {@code ./onehall up}. */
final class Launcher {
    static final String BROKER = "broker";
    static final String DEMO = "demo";
    private static final String MAIN = "org.onehall.local.Watched";
    private static final String QUARKUS = "io.quarkus.bootstrap.runner.AotQuarkusEntryPoint";
    private static final int BROKER_HEAP = 512;
    private static final int DEMO_HEAP = 192;
    private static final String CHECK = "org.onehall.competition.rest.FileCheck";
    private static final int CHECK_HEAP = 128;
    private static final Duration SERVICES_END = Duration.ofSeconds(6);
    private static final Duration BROKER_END = Duration.ofSeconds(6);
    /** How long a part that stores its cache may take to end, if all do so at once on a slow machine. */
    private static final Duration RECORDED_END = Duration.ofMinutes(4);

    private static final int LOOK_EVERY_MS = 200;
    /** How long the brokers may take to answer the launcher. */
    private static final int ANSWER_MS = 30_000;
    /** How long robots play before the loaded classes are stored: long enough for moves, flag falls and results. */
    private static final int PLAYED_MS = 6_000;

    private static final int SEATS_SHOWN = 16;

    private final Home home;
    private final RunFolder run;
    private final Ports ports;
    private final UpOptions options;
    private final Scale scale;
    private final PrintStream out;
    private final long begun = System.nanoTime();
    private final Map<String, Child> children = new LinkedHashMap<>();
    private final QuickStart quick;
    private boolean preparing;
    /** Whether a part started without a cache although one is possible. */
    private boolean unprepared;

    private Optional<Preparation> preparation = Optional.empty();
    private boolean stopping;
    private volatile boolean started;
    private volatile int exit;

    /**
     * The options of {@code ./onehall up}.
     *
     * @param competition a competition file; otherwise that of the data folder, otherwise the demonstration
     * @param speed how many times faster than real time robots play, or max; empty for no robots except in the
     *     demonstration
     * @param instances of each service; one if nothing is stated
     * @param brokers empty for the number with which the data folder began, one in a new folder
     * @param encoding of the competition's files if they are not UTF-8 and state none themselves; empty if none was
     *     given
     * @param durable whether each batch is written to the disk itself before it is acknowledged
     */
    record UpOptions(
            Optional<Path> competition,
            Optional<Path> regulations,
            Optional<String> speed,
            boolean browser,
            Map<Part, Integer> instances,
            OptionalInt brokers,
            Optional<Charset> encoding,
            boolean durable) {}

    Launcher(Home home, RunFolder run, Ports ports, UpOptions options, PrintStream out) {
        this.home = home;
        this.quick = QuickStart.of(home);
        this.run = run;
        this.ports = ports;
        this.options = options;
        this.scale = new Scale(options.brokers().orElse(Math.max(1, run.brokers())), options.instances());
        this.out = out;
    }

    /**
     * Lets robots play for a moment, then stores what every part has loaded for later starts ({@link QuickStart}), and
     * ends.
     */
    void prepare() throws IOException, InterruptedException {
        preparing = true;
        up();
    }

    /** Runs until the process is told to end. */
    void up() throws IOException, InterruptedException {
        CompetitionFiles competition = competition();
        try (var _ = run.take()) {
            List<String> ended = run.endLeftovers();
            if (!ended.isEmpty()) {
                out.println("ended processes of an earlier run: " + String.join(", ", ended));
            }
            if (run.brokers() != 0 && run.brokers() != scale.brokers()) {
                throw new Complaint(
                        Complaint.USAGE,
                        "the data folder " + run.data() + " was made with " + run.brokers()
                                + (run.brokers() == 1 ? " broker" : " brokers")
                                + " and keeps that number; leave --brokers out, or choose an empty folder with --data");
            }
            DiskRoom.of(run.data())
                    .filter(room -> room.level() == DiskRoom.Level.FULL)
                    .ifPresent(room -> {
                        throw new Complaint(Complaint.NO, DiskWatch.text(room));
                    });
            ports.busy(scale).ifPresent(text -> {
                throw new Complaint(Complaint.NO, text);
            });
            for (Part part : Part.values()) {
                home.jar(part);
            }
            if (options.competition().isPresent() || options.regulations().isPresent()) {
                check(competition);
            }
            run.noteLauncher();
            run.noteState(ports, scale, Instant.now().toString());
            Identity identity = Identity.of(run.data());
            identity.renewTokens();
            credentials();
            Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "stop"));
            try (Hall hall = new Hall(ports)) {
                Supervisor supervisor = new Supervisor(children, () -> stopping, hall, ports, scale, run, out);
                supervisor.watch(() -> started);
                begin(hall, identity, competition);
                if (preparing) {
                    keepLoaded();
                } else {
                    started = true;
                    prepareNextStart();
                    supervisor.supervise(identity);
                }
            } catch (Throwable e) {
                synchronized (children) {
                    if (!stopping) { // otherwise it is a consequence of the end
                        exit = e instanceof Complaint complaint ? complaint.exit() : Complaint.NO;
                    }
                }
                throw e;
            }
        }
    }

    private void prepareNextStart() {
        synchronized (children) {
            if (stopping || !unprepared) return;
            var beside = new Preparation(run.data().resolve("logs").resolve("prepare.log"), out);
            preparation = Optional.of(beside);
            beside.begin();
        }
    }

    private void keepLoaded() throws IOException, InterruptedException {
        Thread.sleep(PLAYED_MS);
        List<Child> others = children.values().stream()
                .filter(child -> !isBroker(child.name()))
                .toList();
        end(others, RECORDED_END);
        end(List.of(children.get(BROKER)), RECORDED_END);
        for (Child child : others) {
            quick.keep(child.name());
        }
        quick.keep(BROKER);
    }

    private CompetitionFiles competition() throws IOException {
        if (options.competition().isPresent()) {
            return CompetitionFiles.read(
                    options.competition().get(),
                    options.regulations(),
                    false,
                    options.encoding(),
                    doubt -> out.println("warning: " + Printable.of(doubt)));
        }
        Optional<CompetitionFiles> kept = CompetitionFiles.ofData(run.data());
        if (kept.isPresent() && options.regulations().isPresent()) {
            throw new Complaint(
                    Complaint.USAGE,
                    "the data folder " + run.data() + " already has a competition, whose regulations"
                            + " cannot be changed; use --regulations together with an empty folder (--data)");
        }
        return kept.isPresent() ? kept.get() : CompetitionFiles.read(home.demonstration(), options.regulations(), true);
    }

    /**
     * Reports everything that is wrong with new files before anything is started (OCR 16.1). If the check itself fails,
     * this is reported, and the hall finds the errors when it loads the files.
     */
    private void check(CompetitionFiles competition) throws IOException, InterruptedException {
        Path files = Files.createTempFile("onehall", ".json");
        Path told = Files.createTempFile("onehall", ".json");
        Path said = Files.createTempFile("onehall", ".txt");
        List<String> command = new ArrayList<>(List.of(Home.java(), run.mark()));
        command.addAll(Home.options(CHECK_HEAP, false));
        command.addAll(List.of("-cp", home.jar(Part.COMPETITION).toString(), CHECK, files.toString(), told.toString()));
        try {
            Files.writeString(files, competition.json());
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            int code = process.waitFor();
            if (code != 0) {
                String why = Files.readString(said)
                        .lines()
                        .filter(line -> !line.startsWith("\t"))
                        .reduce((_, last) -> last)
                        .map(line -> " (" + line + ")")
                        .orElse("");
                out.println("the competition's files could not be checked before the start: the check ended with code "
                        + code + why + "; the hall checks them when it loads them");
                return;
            }
            JsonNode problem = Hall.tree(Files.readString(told));
            if (!problem.path("errors").isEmpty()) {
                throw new Complaint(Complaint.NO, Operator.faults(competition, problem));
            }
            Operator.lines(competition, problem.path("notes"))
                    .forEach(note -> out.println("note: " + Printable.of(note)));
        } finally {
            Files.delete(files);
            Files.delete(told);
            Files.delete(said);
        }
    }

    private void begin(Hall hall, Identity identity, CompetitionFiles competition)
            throws IOException, InterruptedException {
        Path logs = Files.createDirectories(run.data().resolve("logs"));
        long from = System.nanoTime();
        for (EmbeddedBroker.Node node : scale.nodes(ports)) {
            start(broker(node, logs));
        }
        awaitBrokers();
        line(BROKER, "ready", from, ports.bootstrap(scale));
        from = System.nanoTime();
        BrokerAccess operator = operator();
        int made = patiently(
                "topics", scale.brokerNames(), () -> Topics.createMissing(operator, scale.brokers(), ANSWER_MS));
        patiently("rights", scale.brokerNames(), () -> credentials().grant(ports.bootstrap(scale), ANSWER_MS));
        List<String> mended = patiently("topics", scale.brokerNames(), () -> Topics.endHanging(operator, ANSWER_MS));
        line(
                "topics",
                "ready",
                from,
                (made == 0 ? "all exist" : made + " created")
                        + (mended.isEmpty() ? "" : "; " + Topics.ENDED + String.join(", ", mended)));

        from = System.nanoTime();
        for (Scale.Instance instance : scale.services()) {
            start(service(instance, identity, logs));
        }
        awaitServices(hall, from);

        from = System.nanoTime();
        Operator asking = hall.operator(operatorToken(identity));
        String id = patiently("competition", names(), () -> asking.load(competition));
        competition.keep(run.data());
        line("competition", "loaded", from, id + " from " + competition.fileName());

        from = System.nanoTime();
        List<Operator.Code> codes = patiently("codes", names(), () -> asking.codes(id));
        Identity.write(run.data().resolve("codes.txt"), codesText(codes, Integer.MAX_VALUE));
        line("codes", "made", from, codes.size() + ", all in " + run.data().resolve("codes.txt"));

        Optional<String> speed = options.speed()
                .or(() -> competition.demonstration() ? Optional.of(UpCommand.DEMO_SPEED) : Optional.empty());
        if (speed.isPresent()) {
            from = System.nanoTime();
            start(robots(id, speed.get(), home.games(competition.demonstration()), identity, logs));
            line("robots", "started", from, "speed " + speed.get() + "; their log is " + logs.resolve("demo.log"));
        }
        out.println();
        ports.doors().announcement(ports.of(Part.PLAYING_ZONE)).ifPresent(out::println);
        out.print(codesText(codes, SEATS_SHOWN));
        out.println();
        out.printf(Locale.ROOT, "ready in %.1f s. Ctrl-C ends it; the data stays in %s%n", seconds(begun), run.data());
        out.flush();
        if (options.browser()) {
            openBrowser();
        }
    }

    // ---- the processes

    private Child broker(EmbeddedBroker.Node node, Path logs) throws IOException {
        String name = scale.brokerNames().get(node.id() - 1);
        List<String> command = java(
                BROKER, home.own(), BROKER_HEAP, scale.brokers() == 1); // with several on one machine none must be fast
        command.addAll(List.of(
                "-cp",
                home.classPath("local"),
                Broker.class.getName(),
                run.data().resolve(name).toString(),
                String.valueOf(node.id()),
                BrokerCredentials.file(run.data()).toString()));
        scale.nodes(ports).forEach(one -> command.add(Broker.argument(one)));
        if (options.durable()) command.add(Broker.DURABLE);
        return new Child(name, command, Map.of(), logs.resolve(name + ".log"), run);
    }

    private BrokerCredentials credentials() throws IOException {
        return BrokerCredentials.of(run.data());
    }

    private BrokerAccess operator() throws IOException {
        return credentials().operator(ports.bootstrap(scale));
    }

    private Child service(Scale.Instance instance, Identity identity, Path logs) throws IOException {
        Part part = instance.part();
        List<String> command = java(part.service(), home.jar(part), part.heap(), part.busy());
        command.addAll(Home.opens(home.jar(part)));
        if (part == Part.PLAYING_ZONE) {
            command.addAll(ports.doors().zoneOptions());
        }
        command.addAll(List.of(
                "-Djava.util.logging.manager=org.jboss.logmanager.LogManager",
                "-cp",
                home.own() + File.pathSeparator + home.jar(part),
                MAIN,
                QUARKUS));
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("QUARKUS_HTTP_HOST", "127.0.0.1");
        environment.put("QUARKUS_HTTP_PORT", String.valueOf(ports.of(instance)));
        environment.put("QUARKUS_MANAGEMENT_HOST", "127.0.0.1");
        environment.put("QUARKUS_MANAGEMENT_PORT", String.valueOf(ports.management(instance)));
        environment.put("ONEHALL_KAFKA_BOOTSTRAP", ports.bootstrap(scale));
        environment.put(
                "ONEHALL_KAFKA_CLIENT_FILE",
                credentials().clientFile(run.data(), part.service()).toString());
        environment.put("ONEHALL_KAFKA_REPLICATION", String.valueOf(EmbeddedBroker.copies(scale.brokers())));
        environment.put(
                "ONEHALL_DATA_DIR",
                Files.createDirectories(run.data().resolve(instance.name())).toString());
        for (Part other : Part.values()) {
            environment.put("ONEHALL_PORT_" + other.name(), String.valueOf(ports.of(other)));
            environment.put("ONEHALL_ADDRESSES_" + other.name(), ports.addresses(other, scale));
        }
        environment.put("MP_JWT_VERIFY_PUBLICKEY_LOCATION", "file:" + identity.publicKey());
        environment.put(
                "ONEHALL_SERVICE_TOKEN_FILE", identity.token(part.service()).toString());
        // otherwise each check of an unready service would be logged
        environment.put("QUARKUS_LOG_CATEGORY__IO_SMALLRYE_HEALTH__LEVEL", "WARN");
        environment.put("ONEHALL_INSTANCE", instance.id());
        if (part == Part.PLAYING_ZONE) {
            environment.putAll(ports.doors().zoneEnvironment(ports.of(part)));
            environment.put("SMALLRYE_JWT_SIGN_KEY_LOCATION", "file:" + identity.privateKey());
            environment.put("ONEHALL_CODES_SECRET_FILE", identity.codesSecret().toString());
        }
        return new Child(instance.name(), command, environment, logs.resolve(instance.name() + ".log"), run);
    }

    private Child robots(String competition, String speed, List<Path> games, Identity identity, Path logs)
            throws IOException {
        List<String> command = java(DEMO, home.own(), DEMO_HEAP, false);
        command.addAll(ports.doors().clientOptions(run.data()));
        command.addAll(List.of(
                "-cp",
                home.classPath(DEMO) + File.pathSeparator + home.own(),
                MAIN,
                "org.onehall.demo.Demo",
                "--zone",
                ports.url(Part.PLAYING_ZONE),
                "--operator-token-file",
                identity.token(Identity.OPERATOR).toString(),
                "--competition",
                competition,
                "--speed",
                speed,
                "--games"));
        games.forEach(file -> command.add(file.toString()));
        return new Child(DEMO, command, Map.of(), logs.resolve("demo.log"), run);
    }

    private List<String> java(String part, Path program, int heap, boolean busy) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Home.java());
        command.add(run.mark());
        command.addAll(Home.options(heap, busy));
        // a JVM's crash report belongs with the logs, not in the folder from which the hall was started
        command.add("-XX:ErrorFile="
                + run.data().resolve("logs").resolve("crash-").toString().replace("%", "%%") + part + "-%p.log");
        List<String> cached = preparing ? quick.recording(part) : quick.options(part, program);
        unprepared |= cached.isEmpty();
        command.addAll(cached);
        return command;
    }

    private void start(Child child) throws IOException {
        synchronized (children) {
            if (!stopping) {
                children.put(child.name(), child);
                child.start();
            }
        }
    }

    // ---- waiting

    /** Waits for the brokers as long as they are alive. */
    private void awaitBrokers() throws IOException, InterruptedException {
        BrokerAccess operator = operator();
        Waiting waiting = new Waiting(out);
        while (true) {
            List<EmbeddedBroker.Node> silent = scale.nodes(ports).stream()
                    .filter(node -> Ports.free(node.port()))
                    .toList();
            if (silent.isEmpty() && Topics.joined(operator, scale.brokers(), 5_000)) {
                return;
            }
            mustLive(scale.brokerNames());
            if (silent.isEmpty()) {
                waiting.still(
                        BROKER,
                        scale.brokers() == 1 ? "it does not answer yet" : "not all brokers have found each other yet");
            } else {
                EmbeddedBroker.Node first = silent.getFirst();
                waiting.still(
                        scale.brokerNames().get(first.id() - 1), "it does not listen on port " + first.port() + " yet");
            }
            Thread.sleep(LOOK_EVERY_MS);
        }
    }

    /** Waits for the services as long as everything is alive. */
    private void awaitServices(Hall hall, long from) throws InterruptedException {
        Set<Scale.Instance> missing = new LinkedHashSet<>(scale.services());
        Waiting waiting = new Waiting(out);
        while (!missing.isEmpty()) {
            Map<String, String> lacking = new LinkedHashMap<>();
            for (Scale.Instance instance : List.copyOf(missing)) {
                Optional<String> lacks = hall.lacks(instance);
                if (lacks.isPresent()) {
                    lacking.put(instance.name(), lacks.get());
                } else {
                    missing.remove(instance);
                    line(instance.name(), "ready", from, ports.url(instance));
                }
            }
            mustLive(names());
            waiting.still(lacking);
            Thread.sleep(LOOK_EVERY_MS);
        }
    }

    private interface Step<T> {
        T take() throws IOException, InterruptedException;
    }

    /** Repeats a step until it is answered, as long as the processes it needs are alive. */
    private <T> T patiently(String what, List<String> needed, Step<T> step) throws IOException, InterruptedException {
        Waiting waiting = new Waiting(out);
        while (true) {
            try {
                return step.take();
            } catch (NotYet e) {
                mustLive(needed);
                waiting.still(what, e.getMessage());
                Thread.sleep(LOOK_EVERY_MS);
            }
        }
    }

    private List<String> names() {
        synchronized (children) {
            return List.copyOf(children.keySet());
        }
    }

    private void mustLive(List<String> names) throws InterruptedException {
        synchronized (children) {
            if (stopping) {
                throw new InterruptedException();
            }
            for (String name : names) {
                Child child = children.get(name);
                if (!child.alive()) {
                    throw new Complaint(
                            Complaint.NO,
                            name + " did not start: it " + child.end() + ". The end of " + child.log() + ":\n"
                                    + child.tail().indent(2));
                }
            }
        }
    }

    /** Whether a process of this name is a broker. */
    static boolean isBroker(String name) {
        return name.equals(BROKER) || name.startsWith(BROKER + "-");
    }

    // ---- the end

    /** Ends the robots and the services, then the brokers they write to. Runs once, when the process is told to end. */
    private void stop() {
        List<Child> all;
        synchronized (children) {
            stopping = true;
            all = List.copyOf(children.values());
            preparation.ifPresent(Preparation::end);
        }
        try {
            end(all.stream().filter(child -> !isBroker(child.name())).toList(), SERVICES_END);
            end(all.stream().filter(child -> isBroker(child.name())).toList(), BROKER_END);
            for (Child child : all) {
                run.forget(child.name());
            }
            run.forgetLauncher();
            out.println("stopped; the data stays in " + run.data());
            out.flush();
        } catch (InterruptedException | RuntimeException e) {
            System.err.println("onehall: not everything could be ended: " + e);
            exit = Complaint.NO;
        } finally {
            Runtime.getRuntime().halt(exit);
        }
    }

    private static void end(List<Child> some, Duration patience) throws InterruptedException {
        some.forEach(Child::terminate);
        long deadline = System.nanoTime() + patience.toNanos();
        for (Child child : some) {
            child.awaitEnd(deadline);
        }
    }

    // ---- what people see

    private void line(String part, String state, long from, String detail) {
        out.printf(Locale.ROOT, "%-16s %-7s %5.1f s   %s%n", part, state, seconds(from), detail);
        out.flush();
    }

    private static double seconds(long from) {
        return (System.nanoTime() - from) / 1e9;
    }

    private static String operatorToken(Identity identity) throws IOException {
        return Files.readString(identity.token(Identity.OPERATOR)).strip();
    }

    private String codesText(List<Operator.Code> codes, int seats) {
        return Codes.text(ports.publicUrl(), codes, seats, run.data().resolve("codes.txt"));
    }

    private void openBrowser() {
        boolean mac = System.getProperty("os.name").startsWith("Mac");
        if (mac || System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null) {
            try {
                new ProcessBuilder(mac ? "open" : "xdg-open", ports.publicUrl() + "/")
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException _) {
                out.println("no browser could be opened; go to " + ports.publicUrl() + "/");
            }
        }
    }
}
