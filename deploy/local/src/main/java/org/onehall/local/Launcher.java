package org.onehall.local;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.DiskRoom;

/** Starts the whole hall on one machine, keeps it running, and ends it. One object per run of {@code ./onehall up}. */
final class Launcher {
    static final String BROKER = "broker";
    static final String DEMO = "demo";
    private static final Duration SERVICES_END = Duration.ofSeconds(6);
    private static final Duration BROKER_END = Duration.ofSeconds(6);
    /** How long a part that stores its cache may take to end, if all do so at once on a slow machine. */
    private static final Duration RECORDED_END = Duration.ofMinutes(4);

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
    private final StartWait waits;
    private HallProcesses processes;
    private boolean preparing;
    private boolean rehearsing;
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
     * @param empty whether the hall starts without a competition
     */
    record UpOptions(
            Optional<Path> competition,
            Optional<Path> regulations,
            Optional<String> speed,
            boolean browser,
            Map<Part, Integer> instances,
            OptionalInt brokers,
            Optional<Charset> encoding,
            boolean durable,
            boolean empty) {}

    Launcher(Home home, RunFolder run, Ports ports, UpOptions options, PrintStream out) {
        this.home = home;
        this.quick = QuickStart.of(home);
        this.run = run;
        this.ports = ports;
        this.options = options;
        this.scale = new Scale(options.brokers().orElse(Math.max(1, run.brokers())), options.instances());
        this.out = out;
        this.waits = new StartWait(ports, scale, out, this::names, this::mustLive);
        this.processes = processes(false);
    }

    private HallProcesses processes(boolean recording) {
        return new HallProcesses(home, run, ports, scale, quick, options.durable(), recording);
    }

    /**
     * Lets robots play for a moment, then stores what every part has loaded for later starts ({@link QuickStart}), and
     * ends.
     */
    void prepare() throws IOException, InterruptedException {
        preparing = true;
        processes = processes(true);
        up();
    }

    /** Runs like {@link #up}, and deletes the data at the end. */
    void rehearse() throws IOException, InterruptedException {
        rehearsing = true;
        up();
    }

    /** Runs until the process is told to end. */
    void up() throws IOException, InterruptedException {
        Optional<CompetitionFiles> competition = CompetitionChoice.of(
                options, home, run.data(), doubt -> out.println("warning: " + Printable.of(doubt)));
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
                new CompetitionCheck(home, run.mark(), out).run(competition.orElseThrow());
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
            if (stopping || rehearsing || !processes.isUnprepared()) return;
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

    private void begin(Hall hall, Identity identity, Optional<CompetitionFiles> competition)
            throws IOException, InterruptedException {
        Path logs = Files.createDirectories(run.data().resolve("logs"));
        long from = System.nanoTime();
        for (EmbeddedBroker.Node node : scale.nodes(ports)) {
            start(processes.broker(node, logs));
        }
        BrokerAccess operator = operator();
        waits.awaitBrokers(operator);
        line(BROKER, "ready", from, ports.bootstrap(scale));
        from = System.nanoTime();
        int made = waits.patiently(
                "topics", scale.brokerNames(), () -> Topics.createMissing(operator, scale.brokers(), ANSWER_MS));
        waits.patiently("rights", scale.brokerNames(), () -> credentials().grant(ports.bootstrap(scale), ANSWER_MS));
        List<String> mended =
                waits.patiently("topics", scale.brokerNames(), () -> Topics.endHanging(operator, ANSWER_MS));
        line(
                "topics",
                "ready",
                from,
                (made == 0 ? "all exist" : made + " created")
                        + (mended.isEmpty() ? "" : "; " + Topics.ENDED + String.join(", ", mended)));

        from = System.nanoTime();
        for (Scale.Instance instance : scale.services()) {
            start(processes.service(instance, identity, logs));
        }
        long servicesFrom = from;
        waits.awaitServices(hall, ready -> line(ready.name(), "ready", servicesFrom, ports.url(ready)));

        Operator asking = hall.operator(operatorToken(identity));
        Optional<String> id = load(asking, competition);
        from = System.nanoTime();
        List<Operator.Code> codes =
                id.isEmpty() ? List.of() : waits.patiently("codes", names(), () -> asking.codes(id.get()));
        boolean demonstration =
                competition.filter(CompetitionFiles::demonstration).isPresent();
        String events = demonstration
                ? ""
                : Codes.events(ports.publicUrl(), waits.patiently("codes", names(), asking::operatorCode));
        Codes.keep(run.data(), codesText(codes, Integer.MAX_VALUE), events);
        line("codes", "made", from, codes.size() + ", all in " + Codes.file(run.data()));

        Optional<String> speed = options.speed()
                .or(() -> demonstration ? Optional.of(UpCommand.DEMO_SPEED) : Optional.empty())
                .filter(_ -> id.isPresent());
        if (speed.isPresent()) {
            from = System.nanoTime();
            start(processes.robots(id.get(), speed.get(), home.games(demonstration), identity, logs));
            line("robots", "started", from, "speed " + speed.get() + "; their log is " + logs.resolve("demo.log"));
        }
        out.println();
        ports.doors().announcement(ports.of(Part.PLAYING_ZONE)).ifPresent(out::println);
        out.print(codesText(codes, SEATS_SHOWN) + events);
        out.println();
        out.printf(Locale.ROOT, "ready in %.1f s. Ctrl-C ends it; %s%n", seconds(begun), fate());
        out.flush();
        if (options.browser()) {
            openBrowser();
        }
    }

    /** Loads the competition and returns its id; without a competition, records that there is none. */
    private Optional<String> load(Operator asking, Optional<CompetitionFiles> competition)
            throws IOException, InterruptedException {
        if (competition.isEmpty()) {
            CompetitionFiles.noteNone(run.data());
            return Optional.empty();
        }
        long from = System.nanoTime();
        CompetitionFiles files = competition.get();
        String id = waits.patiently("competition", names(), () -> asking.load(files));
        files.keep(run.data());
        line("competition", "loaded", from, id + " from " + files.fileName());
        return Optional.of(id);
    }

    // ---- the processes

    private void start(Child child) throws IOException {
        synchronized (children) {
            if (!stopping) {
                children.put(child.name(), child);
                child.start();
            }
        }
    }

    private BrokerCredentials credentials() throws IOException {
        return BrokerCredentials.of(run.data());
    }

    private BrokerAccess operator() throws IOException {
        return credentials().operator(ports.bootstrap(scale));
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
            if (rehearsing) Folders.delete(run.data());
            out.println("stopped; " + fate());
            out.flush();
        } catch (InterruptedException | IOException | RuntimeException e) {
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

    /** What happens to the data at the end. */
    private String fate() {
        return rehearsing ? "the data of the rehearsal is deleted" : "the data stays in " + run.data();
    }

    private static double seconds(long from) {
        return (System.nanoTime() - from) / 1e9;
    }

    private static String operatorToken(Identity identity) throws IOException {
        return Files.readString(identity.token(Identity.OPERATOR)).strip();
    }

    /** Empty if there are no codes. */
    private String codesText(List<Operator.Code> codes, int seats) {
        return codes.isEmpty() ? "" : Codes.text(ports.publicUrl(), codes, seats, Codes.file(run.data()));
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
