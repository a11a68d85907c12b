package org.onehall.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.onehall.chess.Winnability;
import org.onehall.local.Progress;
import org.onehall.local.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall bench rules}. */
@Command(
        name = "rules",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Measure the rules of chess on one thread: move generation beside whatever other programs are "
                + "installed, and winnability.",
        footer = {"", "Exit code 1 if a count, an answer, a mating line or a proof is wrong."})
final class RulesCommand implements Callable<Integer> {
    private static final int MOST_ROUNDS = 1000;
    private static final int MOST_LESS = 3;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description =
                    "Folder of the questions (*.txt), or one with a folder winnability or unwinnability (default: "
                            + "those of the project's tests).")
    private Optional<Path> data = Optional.empty();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Rounds that are measured, after one of warming up (${DEFAULT-VALUE}).")
    private int rounds = 5;

    @Option(names = "--json", description = "Print one JSON object instead of tables.")
    private boolean json;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "Seconds after which a file of questions is stopped, in each form (${DEFAULT-VALUE}).")
    private int seconds = 30;

    @Option(
            names = "--less",
            paramLabel = "N",
            description = "Count trees up to N = 3 half-moves less deep, for a quick look.")
    private int less;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    /** What is printed as JSON. */
    record Result(
            String java,
            String processor,
            int rounds,
            List<PerftBench.Row> perft,
            List<WinnabilityBench.Row> winnability) {}

    @Override
    public Integer call() throws IOException {
        if (rounds < 1 || rounds > MOST_ROUNDS) {
            throw new ParameterException(spec.commandLine(), "--rounds must be from 1 to " + MOST_ROUNDS);
        }
        if (seconds < 1) {
            throw new ParameterException(spec.commandLine(), "--seconds must be from 1");
        }
        if (less < 0 || less > MOST_LESS) {
            throw new ParameterException(spec.commandLine(), "--less must be from 0 to " + MOST_LESS);
        }
        Map<String, List<Query>> files = files();
        Progress progress = Progress.onTerminal();
        List<PerftBench.Row> perft = perft(progress);
        List<WinnabilityBench.Row> winnability = new WinnabilityBench(
                        files, rounds, Winnability.DEFAULT_BUDGET, Duration.ofSeconds(seconds), progress)
                .run();
        progress.end();
        print(
                new Result(System.getProperty("java.vm.version"), processor(), rounds, perft, winnability),
                spec.commandLine().getOut());
        boolean good = perft.stream().allMatch(PerftBench.Row::right)
                && winnability.stream().allMatch(row -> row.wrong() == 0 && row.unproved() == 0);
        return good ? 0 : Bench.NO;
    }

    private List<PerftBench.Row> perft(Progress progress) {
        var counters = new ArrayList<Counter>();
        for (Counter.Form form : Counter.Form.values()) {
            counters.add(new OwnCounter(form));
        }
        StockfishCounter.installed().ifPresent(counters::add);
        for (Counter.Form form : Counter.Form.values()) {
            counters.add(new ChessgameCounter(form));
        }
        try {
            return new PerftBench(counters, rounds, less, progress).run();
        } finally {
            counters.forEach(Counter::close);
        }
    }

    private Map<String, List<Query>> files() throws IOException {
        Path folder = data.orElseGet(() ->
                Path.of(System.getProperty("onehall.home", "")).resolve("services/shared/chess/src/test/resources"));
        for (String name : List.of("winnability", "unwinnability")) {
            folder = Files.isDirectory(folder.resolve(name)) ? folder.resolve(name) : folder;
        }
        if (!Files.isDirectory(folder)) {
            throw new ParameterException(spec.commandLine(), folder + " is no folder");
        }
        var files = new LinkedHashMap<String, List<Query>>();
        try (Stream<Path> found = Files.list(folder)) {
            for (Path file : found.filter(one -> one.toString().endsWith(".txt"))
                    .sorted()
                    .toList()) {
                List<Query> queries = Query.read(file);
                if (!queries.isEmpty()) {
                    files.put(file.getFileName().toString(), queries);
                }
            }
        }
        if (files.isEmpty()) {
            throw new ParameterException(spec.commandLine(), folder + " holds no questions (*.txt)");
        }
        return files;
    }

    private static String processor() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(other());
        } catch (IOException e) {
            return other();
        }
    }

    private static String other() {
        return System.getProperty("os.arch");
    }

    private void print(Result result, PrintWriter out) throws JsonProcessingException {
        if (json) {
            out.println(new ObjectMapper()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .writeValueAsString(result));
            return;
        }
        out.println("Java " + result.java() + " on " + result.processor() + ", one thread");
        out.println();
        out.println("Counting legal moves: million leaves per second of processor time, median of " + result.rounds()
                + " interleaved rounds after a warm-up.");
        out.println("\"bulk\" lists the last half-move, \"make every leaf\" also plays it. x: times as fast as "
                + "Stockfish in bulk, as chessgame in the same form.");
        out.println();
        out.println(perftTable(result.perft()));
        out.println("Winnability: microseconds per question (the lesser of wall and processor time), median of each "
                + "question's rounds after a warm-up;");
        out.println("ms: processor time of all questions once. Found: answers that agree with the known ones. n of m "
                + "questions: --seconds were over.");
        out.println();
        out.println(winnabilityTable(result.winnability()));
    }

    static Table perftTable(List<PerftBench.Row> rows) {
        List<String> others = rows.stream()
                .flatMap(row -> row.times().keySet().stream())
                .distinct()
                .toList();
        var head = new ArrayList<>(List.of("position", "program", "form", "depth", "leaves", "right", "million/s"));
        others.forEach(other -> head.add("x " + other));
        Table table = new Table(head);
        for (PerftBench.Row row : rows) {
            var cells = new ArrayList<>(List.of(
                    row.position(),
                    row.program(),
                    row.form(),
                    String.valueOf(row.depth()),
                    String.valueOf(row.leaves()),
                    row.right() ? "yes" : "NO",
                    number(row.millionsPerSecond(), 1)));
            others.forEach(other -> cells.add(
                    row.times().containsKey(other) ? number(row.times().get(other), 3) : "-"));
            table.add(cells);
        }
        return table;
    }

    static Table winnabilityTable(List<WinnabilityBench.Row> rows) {
        Table table = new Table(List.of(
                "file",
                "form",
                "questions",
                "winnable found",
                "unwinnable found",
                "undecided",
                "wrong",
                "unproved",
                "unchecked",
                "p50 µs",
                "p90 µs",
                "p99 µs",
                "max µs",
                "ms",
                "rounds"));
        for (WinnabilityBench.Row row : rows) {
            table.add(List.of(
                    row.file(),
                    row.form(),
                    row.asked() == row.queries() ? String.valueOf(row.asked()) : row.asked() + " of " + row.queries(),
                    row.winnableFound() + "/" + row.winnable(),
                    row.unwinnableFound() + "/" + row.unwinnable(),
                    String.valueOf(row.undecided()),
                    String.valueOf(row.wrong()),
                    String.valueOf(row.unproved()),
                    String.valueOf(row.unchecked()),
                    number(row.p50(), 1),
                    number(row.p90(), 1),
                    number(row.p99(), 1),
                    number(row.max(), 1),
                    number(row.processorMillis(), 0),
                    String.valueOf(row.rounds())));
        }
        return table;
    }

    private static String number(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }
}
