package org.onehall.chaos;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.onehall.chaos.check.Audit;
import org.onehall.chaos.check.Finding;
import org.onehall.local.KeptLog;
import org.onehall.local.NothingUnmatched;
import org.onehall.local.OwnHall;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall chaos}: plays games while parts of the hall die, then has everything checked. */
@Command(
        name = "onehall chaos",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Play games in a hall of its own while its parts are killed, then check that nothing was lost, doubled "
                    + "or mistimed.",
            "Exit code 0: nothing was found; 1: something was, each finding on a line."
        })
public final class Chaos implements Callable<Integer> {
    private static final Set<String> PARTS = Set.of(
            "all",
            "playing-zone",
            "game-state",
            "virtual-clock",
            "connectivity",
            "fair-play",
            "adjudication",
            "competition",
            "broker");
    private static final Duration SETTLE = Duration.ofSeconds(10);
    private static final int SHOWN = 200;
    private static final ObjectMapper JSON = new ObjectMapper();

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "40",
            description = "Games that are played at once, 1 to 2000; ${DEFAULT-VALUE} by default.")
    private int games;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "120",
            description = "How long games are played and parts killed; ${DEFAULT-VALUE} by default. Start and end take "
                    + "longer.")
    private int seconds;

    @Option(
            names = "--kill",
            split = ",",
            paramLabel = "PART",
            defaultValue = "all",
            description = "What is killed: all, or services and broker by name; ${DEFAULT-VALUE} by default.")
    private Set<String> victims = Set.of("all");

    @Option(
            names = "--brokers",
            paramLabel = "1|3",
            defaultValue = "1",
            description = {
                "How many brokers keep the log; ${DEFAULT-VALUE} by default.",
                "Of three, one is always down: the next is killed as soon as the last is back."
            })
    private int brokers;

    @Option(
            names = "--every",
            paramLabel = "SECONDS",
            defaultValue = "8",
            description = "From one kill to the next on average; ${DEFAULT-VALUE} by default; 0: no kills.")
    private double every;

    @Option(
            names = "--moves",
            paramLabel = "N",
            description = "Moves per second in all games together; half as many as games by default.")
    private Optional<Double> moves = Optional.empty();

    @Option(
            names = "--instances",
            paramLabel = "SERVICE=N,…",
            defaultValue = "game-state=2",
            description = "Instances of services; ${DEFAULT-VALUE} by default.")
    private String instances = "game-state=2";

    @Option(names = "--seed", paramLabel = "N", description = "Seed of all randomness; printed at the start.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Empty folder to keep the data in; by default a temporary one, kept if something is found.")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--port", paramLabel = "N", description = "Base port; by default free ones.")
    private Optional<Integer> port = Optional.empty();

    @Option(
            names = "--check",
            paramLabel = "DIR",
            description = "Play nothing: check the kept folder of an earlier run again.")
    private Optional<Path> check = Optional.empty();

    @Option(names = "--json", description = "The result as JSON.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    private final PrintStream out;
    private final PrintStream progress;

    private Chaos(PrintStream out, PrintStream progress) {
        this.out = out;
        this.progress = progress;
    }

    public static void main(String[] args) {
        // The libraries' own logs are not meant for a person at the command line.
        System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "off");
        System.exit(run(System.out, System.err, args));
    }

    /**
     * Runs with the program's arguments. Returns 0: nothing found, 1: something found or the run failed, 2: wrong
     * arguments.
     */
    static int run(PrintStream out, PrintStream progress, String... args) {
        return new CommandLine(new Chaos(out, progress))
                .setExecutionStrategy(new NothingUnmatched())
                .setParameterExceptionHandler((e, _) -> {
                    progress.println("onehall chaos: " + e.getMessage() + "\nTry ./onehall chaos --help");
                    return 2;
                })
                .setExecutionExceptionHandler((e, _, _) -> {
                    progress.println("onehall chaos: " + (e.getMessage() == null ? e.toString() : e.getMessage()));
                    return 1;
                })
                .execute(args);
    }

    @Override
    public Integer call() throws Exception {
        if (check.isPresent()) return checkAgain(check.get());
        wanted(games >= 1 && games <= 2_000, "--games must be from 1 to 2000");
        wanted(seconds >= 1 && seconds <= 86_400, "--seconds must be from 1 to 86400");
        wanted(brokers == 1 || brokers == 3, "--brokers must be 1 or 3");
        wanted(every >= 0 && every <= 3_600, "--every must be from 0 to 3600");
        wanted(
                PARTS.containsAll(victims),
                "--kill takes " + PARTS.stream().sorted().collect(Collectors.joining(", ")));
        wanted(
                moves.filter(rate -> !(rate > 0 && rate <= 10_000)).isEmpty(),
                "--moves must be more than 0 and at most 10000");
        Path folder = folder();
        long chance = seed.orElseGet(() -> new Random().nextLong(1_000_000));
        OwnHall.claim(folder);
        progress.println("seed " + chance + ", data in " + folder);
        Duration think = Duration.ofMillis(Math.max(20, Math.round(1_000 * games / moves.orElse(games / 2.0))));
        List<Event> events = Event.write(folder.resolve("chaos"), games, think);
        Run.Plan plan = new Run.Plan(games, think, Duration.ofSeconds(seconds), chance);
        Audit audit = new Audit();
        try (TriedHall hall = new ProcessHall(new OwnHall(
                folder,
                port.orElseGet(OwnHall::freePort),
                brokers,
                instances,
                events.getFirst().file()))) {
            progress.println("the hall is ready at " + hall.url(""));
            Runtime.getRuntime().addShutdownHook(new Thread(hall::close, "end of the hall"));
            for (Event event : events.subList(1, events.size())) hall.load(event.file(), event.files());
            try (Journal journal = new Journal(folder.resolve("chaos/journal.jsonl"))) {
                new Run(
                                plan,
                                hall,
                                journal,
                                random -> new Killer(
                                        hall,
                                        journal,
                                        victims,
                                        brokers,
                                        Duration.ofMillis(Math.round(every * 1_000)),
                                        random),
                                progress)
                        .play(events);
            }
            RawLogs.read(hall.access(), SETTLE, audit);
        }
        int exit = judge(folder, audit);
        if (exit == 0 && data.isEmpty()) delete(folder);
        return exit;
    }

    private void wanted(boolean holds, String otherwise) {
        if (!holds) throw new ParameterException(spec.commandLine(), otherwise);
    }

    private Path folder() throws IOException {
        if (data.isEmpty()) return Files.createTempDirectory("onehall-chaos-");
        Path folder = Files.createDirectories(data.get()).toAbsolutePath().normalize();
        try (var files = Files.list(folder)) {
            wanted(files.findAny().isEmpty(), folder + " is not empty; choose another with --data");
        }
        return folder;
    }

    private int checkAgain(Path folder) throws IOException, InterruptedException {
        Audit audit = new Audit();
        try (KeptLog log = KeptLog.open(folder)) {
            RawLogs.read(log.access(), SETTLE, audit);
        }
        return judge(folder, audit);
    }

    private int judge(Path folder, Audit audit) throws IOException {
        Journal.Read journal = Journal.read(folder.resolve("chaos/journal.jsonl"));
        Map<String, Integer> kills = new TreeMap<>();
        journal.kills().forEach(kill -> kills.merge(kill.part(), 1, Integer::sum));
        Audit.Verdict verdict = audit.judge(journal.asked(), journal.quietSince());
        List<Finding> findings = new ArrayList<>(verdict.findings());
        if (journal.quietSince().isEmpty())
            findings.add(
                    new Finding("the hall", 0, "end of the run", "everything runs again", "it never came to rest"));
        if (verdict.acknowledged() == 0) findings.add(new Finding("the hall", 0, "acknowledged moves", "some", "none"));
        if (json)
            out.println(JSON.writerWithDefaultPrettyPrinter()
                    .writeValueAsString(figures(kills, verdict, findings, folder)));
        else print(kills, verdict, findings, folder);
        out.flush();
        return findings.isEmpty() ? 0 : 1;
    }

    private Map<String, Object> figures(
            Map<String, Integer> kills, Audit.Verdict verdict, List<Finding> findings, Path folder) {
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("kills", kills);
        figures.put("killedLessThanTwice", seldom(kills));
        figures.put(
                "killsTotal",
                kills.values().stream().mapToInt(Integer::intValue).sum());
        figures.put("outages", verdict.outages());
        figures.put("outageMs", verdict.outageMs());
        figures.put("worstOutageMs", verdict.worstOutageMs());
        figures.put("worstStallMs", verdict.worstStallMs());
        figures.put("movesAcknowledged", verdict.acknowledged());
        figures.put("movesInTheLog", verdict.inTheLog());
        figures.put("boards", verdict.boards());
        figures.put("boardsEnded", verdict.ended());
        figures.put("events", verdict.events());
        figures.put("clocksCompared", verdict.readings());
        figures.put("longestChargeMs", verdict.longestCharge());
        figures.put("findings", findings.stream().map(Finding::toString).toList());
        figures.put("data", folder.toString());
        figures.put(
                "verdict", findings.isEmpty() ? "nothing lost, doubled or mistimed" : findings.size() + " findings");
        return figures;
    }

    private void print(Map<String, Integer> kills, Audit.Verdict verdict, List<Finding> findings, Path folder) {
        row(
                "kills",
                kills.values().stream().mapToInt(Integer::intValue).sum()
                        + kills.entrySet().stream()
                                .map(kill -> kill.getKey() + " " + kill.getValue())
                                .collect(Collectors.joining(", ", "  (", ")")));
        List<String> seldom = seldom(kills);
        if (!seldom.isEmpty())
            row("too rarely", String.join(", ", seldom) + ": killed fewer than two times; a longer run tells more");
        row(
                "outages",
                String.format(
                        Locale.ROOT,
                        "%d, %.1f s in all, the longest %.1f s",
                        verdict.outages(),
                        verdict.outageMs() / 1e3,
                        verdict.worstOutageMs() / 1e3));
        row(
                "worst stall",
                String.format(
                        Locale.ROOT,
                        "%.1f s from a move to its answer%s",
                        verdict.worstStallMs() / 1e3,
                        verdict.stalled().isEmpty() ? "" : " (" + verdict.stalled() + ")"));
        row("moves", verdict.acknowledged() + " acknowledged, " + verdict.inTheLog() + " in the log");
        row("boards", verdict.boards() + ", " + verdict.ended() + " games ended");
        row(
                "clocks",
                verdict.readings() + " readings compared; no move cost its player more than " + verdict.longestCharge()
                        + " ms; " + verdict.events() + " events looked at");
        findings.stream().limit(SHOWN).forEach(out::println);
        if (findings.size() > SHOWN) out.println("… and " + (findings.size() - SHOWN) + " more");
        row(
                "verdict",
                findings.isEmpty()
                        ? "nothing lost, doubled or mistimed"
                        : findings.size() + (findings.size() == 1 ? " finding" : " findings") + "; the data is kept in "
                                + folder);
    }

    /** Parts that had to be killed and were not killed twice. */
    private List<String> seldom(Map<String, Integer> kills) {
        return PARTS.stream()
                .filter(part -> !part.equals("all"))
                .filter(part -> victims.contains(part) || victims.contains("all"))
                .sorted()
                .filter(part -> kills.entrySet().stream()
                                .filter(kill -> kill.getKey().equals(part)
                                        || kill.getKey().matches(part + "-\\d"))
                                .mapToInt(Map.Entry::getValue)
                                .sum()
                        < 2)
                .toList();
    }

    private void row(String name, String text) {
        out.printf(Locale.ROOT, "%-12s %s%n", name, text);
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        }
    }
}
