package org.onehall.venue;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.Security;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Scanner;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * {@code ./onehall venue-node}: measures the way from a venue's devices to the zone (OCR 18.8), even while the line is
 * cut.
 */
@Command(
        name = "onehall venue-node",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Measure the connection from this venue's devices through the gateway and the internet provider to the "
                    + "playing zone, once a second.",
            "Measurements made while the line is down are kept, and delivered when the line is back. Ctrl-C stops the "
                    + "node."
        })
public final class VenueNodeCommand implements Callable<Integer> {
    private static final long EVERY_MS = 1_000;
    private static final int NO = 1;
    private static final int USAGE = 2;
    /** How a person starts this program: a release of the venue node alone has a script with another name. */
    private static final String SCRIPT = System.getProperty("onehall.script", "./onehall venue-node");

    private static final String CALLED = SCRIPT.replaceFirst("^\\./", "");
    private static final Path ROUTES = Path.of("/proc/net/route");
    private static final String ROW = "%-52s %-8s %s%n";

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--zone",
            paramLabel = "URL",
            required = true,
            description = "Address of the hall, as the boards use it.")
    private String zone = "";

    @Option(
            names = "--code",
            paramLabel = "CODE",
            description = "A one-time code of the Local Technical Arbiter, needed only once; without this option, the "
                    + "command asks for the code.")
    private Optional<String> code = Optional.empty();

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = {
                "Where measurements are kept (default: .onehall/venue-node in the checkout,",
                "measurements in an unpacked release)."
            })
    private Optional<Path> data = Optional.empty();

    @Option(
            names = "--gateway",
            paramLabel = "HOST",
            description = "The venue's router (default: where this machine's default route leads).")
    private Optional<String> gateway = Optional.empty();

    @Option(
            names = "--provider",
            paramLabel = "HOST[:PORT]",
            description =
                    "A host of the internet provider or beyond it; a TCP connection to it is tried, to port 53 or "
                            + "443 if none is given.")
    private Optional<String> provider = Optional.empty();

    @Option(
            names = "--devices",
            paramLabel = "FILE",
            description = "The playing devices, one on a line: ADDRESS, or ADDRESS BOARD SIDE such as \"192.168.1.20 3 "
                    + "white\"; # begins a comment.")
    private Optional<Path> devices = Optional.empty();

    @Option(
            names = "--once",
            description = "Measure each target once and print a table. Exit code 0 if all targets " + "answer.")
    private boolean once;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    private final PrintStream out;

    private VenueNodeCommand(PrintStream out) {
        this.out = out;
    }

    /** Runs one command line and ends the process with its exit code. */
    public static void main(String[] args) {
        // Names found once are kept: while the line is cut there is no name server to ask.
        Security.setProperty("networkaddress.cache.ttl", "-1");
        PrintStream out =
                new PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.out), true, StandardCharsets.UTF_8);
        PrintStream err =
                new PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.err), true, StandardCharsets.UTF_8);
        System.exit(run(out, err, args));
    }

    /** Runs with the program's arguments. Returns 0: success, 1: refused or impossible, 2: wrong arguments. */
    static int run(PrintStream out, PrintStream err, String... args) {
        CommandLine line = new CommandLine(new VenueNodeCommand(out)).setOut(new java.io.PrintWriter(out, true));
        line.setCommandName(CALLED);
        line.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
        line.setExecutionStrategy(
                parsed -> { // an unknown word beside --help is a mistake too
                    if (!line.getUnmatchedArguments().isEmpty())
                        throw new CommandLine.UnmatchedArgumentException(line, line.getUnmatchedArguments());
                    return new CommandLine.RunLast().execute(parsed);
                });
        line.setParameterExceptionHandler((e, _) -> {
            err.println(CALLED + ": " + e.getMessage().lines().findFirst().orElse("bad usage"));
            err.println("Try " + SCRIPT + " --help");
            return USAGE;
        });
        line.setExecutionExceptionHandler((e, _, _) -> {
            err.println(CALLED + ": "
                    + switch (e) {
                        case AccessDeniedException denied -> "no permission for " + denied.getFile();
                        default -> e.getMessage() == null ? e.toString() : e.getMessage();
                    });
            return NO;
        });
        return line.execute(args);
    }

    @Override
    public Integer call() throws Exception {
        try (Zone hall = new Zone(wanted(() -> Targets.zone("--zone", zone)))) {
            List<VenueNode.Watched> targets = wanted(() -> targets(hall));
            return once ? table(targets) : watch(hall, targets);
        }
    }

    private int watch(Zone hall, List<VenueNode.Watched> targets) throws IOException, InterruptedException {
        Path folder =
                data.orElseGet(VenueNodeCommand::defaultData).toAbsolutePath().normalize();
        DataFolder own = DataFolder.open(folder);
        Spool spool = Spool.open(folder.resolve("spool"));
        NodeClock clock = new NodeClock();
        boolean terminal = System.console() != null && System.console().isTerminal();
        Screen screen = new Screen(out, terminal, clock::milliseconds, new Picture(ZoneId.systemDefault()));
        if (targets.stream().noneMatch(one -> one.target().segment() == Segment.GATEWAY))
            screen.say(
                    "the gateway is not measured: this machine has no default route now; name it with --gateway HOST");
        VenueNode node = new VenueNode(targets, EVERY_MS, own, spool, hall, clock, screen);
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            try {
                                node.close();
                            } catch (IOException e) {
                                screen.say("the node did not stop cleanly: " + e.getMessage());
                            }
                        },
                        "end of the node"));
        code.ifPresent(node::enter);
        node.start();
        if (terminal)
            Thread.ofPlatform().daemon().name("codes").start(() -> {
                for (Scanner typed = new Scanner(System.in, StandardCharsets.UTF_8); typed.hasNextLine(); )
                    node.enter(typed.nextLine());
            });
        new CountDownLatch(1).await();
        return 0;
    }

    private static Path defaultData() {
        String told = System.getProperty("onehall.measurements");
        return told == null
                ? Path.of(System.getProperty("onehall.home", "")).resolve(".onehall/venue-node")
                : Path.of(told);
    }

    private int table(List<VenueNode.Watched> targets) throws InterruptedException {
        boolean all = true;
        try (ExecutorService probing = Executors.newFixedThreadPool(targets.size())) {
            List<Future<OptionalInt>> answers = probing.invokeAll(targets.stream()
                    .map(one -> (Callable<OptionalInt>) one.probe()::roundTripMs)
                    .toList());
            out.printf(Locale.ROOT, ROW, "TARGET", "ANSWERS", "ROUND TRIP");
            for (int i = 0; i < targets.size(); i++) {
                Future<OptionalInt> probed = answers.get(i);
                OptionalInt answer = probed.state() == Future.State.SUCCESS ? probed.resultNow() : OptionalInt.empty();
                out.printf(
                        Locale.ROOT,
                        ROW,
                        targets.get(i).target().label(),
                        answer.isPresent() ? "yes" : "no",
                        answer.isPresent() ? answer.getAsInt() + " ms" : "-");
                boolean failed = probed.state() == Future.State.FAILED;
                if (failed && probed.exceptionNow() instanceof Zone.StrangerException stranger)
                    out.println(stranger.getMessage());
                all &= answer.isPresent();
            }
        }
        return all ? 0 : NO;
    }

    private List<VenueNode.Watched> targets(Zone hall) throws IOException {
        List<VenueNode.Watched> targets = new ArrayList<>();
        if (devices.isPresent()) {
            for (Target device : Targets.devices(devices.get().toString(), lines(devices.get())))
                targets.add(new VenueNode.Watched(device, Probe.echo(device.address())));
        }
        Optional<String> router = gateway.isPresent()
                ? Optional.of(Targets.host("--gateway", gateway.get()))
                : Files.isReadable(ROUTES) ? Targets.gateway(Files.readAllLines(ROUTES)) : Optional.empty();
        router.ifPresent(
                host -> targets.add(new VenueNode.Watched(Target.of(Segment.GATEWAY, host), Probe.echo(host))));
        if (provider.isPresent()) {
            URI beyond = Targets.hostAndPort("--provider", provider.get());
            targets.add(new VenueNode.Watched(
                    Target.of(Segment.PROVIDER, provider.get()),
                    beyond.getPort() < 0
                            ? Probe.connect(beyond.getHost())
                            : Probe.connect(beyond.getHost(), beyond.getPort())));
        }
        targets.add(new VenueNode.Watched(Target.of(Segment.ZONE, zone), hall::probe));
        return targets;
    }

    private static List<String> lines(Path file) throws IOException {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (NoSuchFileException _) {
            throw new IllegalArgumentException(file + " does not exist");
        }
    }

    /** What the arguments specify; wrong arguments end with an error message about the usage. */
    private <T> T wanted(Callable<T> said) throws Exception {
        try {
            return said.call();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }
}
