package org.onehall.bench.alarms;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.onehall.bench.Scratch;
import org.onehall.local.Progress;
import org.onehall.local.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall bench alarms}. */
@Command(
        name = "alarms",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Measure a disconnection (OCR 18.9): how soon after the detection window the case is on the screens of "
                    + "the venue's Local Technical"
                    + " Arbiter and of the Chief Arbiter, and how soon a decision is shown as applied at both "
                    + "venues of the board.",
            "The whole hall and all devices and screens run on this machine."
        },
        footer = {
            "",
            "Exit code 1 if a lost device did not become exactly one case with exactly one decision; a goal that is "
                    + "missed is for a person to judge."
        })
public final class AlarmsCommand implements Callable<Integer> {
    private static final int MOST_BOARDS = 2_000;
    private static final int COMPLAINTS_SHOWN = 20;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--boards",
            paramLabel = "N",
            description = "Games in play, up to " + MOST_BOARDS + " (${DEFAULT-VALUE}).")
    private int boards = 1_000;

    @Option(
            names = "--venues",
            paramLabel = "N",
            description = "Venues, at least 2 and at most as many as boards (${DEFAULT-VALUE}).")
    private int venues = 100;

    @Option(
            names = "--cases",
            paramLabel = "N",
            description = "Single devices that are lost, half of them silent, half closed (${DEFAULT-VALUE}).")
    private int cases = 200;

    @Option(
            names = "--warm-up",
            paramLabel = "N",
            description = "Devices that are lost first and shown separately: they warm up the services "
                    + "(${DEFAULT-VALUE}).")
    private int warmUp = 120;

    @Option(
            names = "--dark",
            paramLabel = "N",
            description = "Venues that go offline at once, after one alone; 0: neither (${DEFAULT-VALUE}).")
    private int dark = 20;

    @Option(names = "--json", description = "Print one JSON object instead of a table.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Override
    public Integer call() throws IOException, InterruptedException {
        wanted(boards >= 2 && boards <= MOST_BOARDS, "--boards must be from 2 to " + MOST_BOARDS);
        wanted(venues >= 2 && venues <= boards, "--venues must be from 2 to the number of boards");
        wanted(cases >= 0 && warmUp >= 0, "--cases and --warm-up must not be negative");
        wanted(dark >= 0 && dark <= venues, "--dark must be from 0 to the number of venues");
        Alarms.Plan plan = new Alarms.Plan(boards, venues, cases, warmUp, dark);
        wanted(
                venues >= 2 * plan.competitions(),
                "there must be more venues: a competition has at most 500 boards, and 2 venues or more");
        Progress progress = Progress.onTerminal();
        try (Scratch scratch = new Scratch()) {
            Alarms.Result result = new Alarms(plan, progress).measure(scratch.folder());
            progress.end();
            print(result, spec.commandLine().getOut());
            if (result.isWhole()) return 0;
            scratch.keep();
            spec.commandLine().getErr().println("the data is kept in " + scratch.folder());
            return 1;
        } finally {
            progress.end();
        }
    }

    private void wanted(boolean holds, String otherwise) {
        if (!holds) throw new ParameterException(spec.commandLine(), otherwise);
    }

    private void print(Alarms.Result result, PrintWriter out) throws IOException {
        if (json) {
            out.println(new ObjectMapper()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .writeValueAsString(result));
            return;
        }
        out.println("Java " + result.java() + ", " + result.processors() + " processors for the hall, "
                + 2 * result.boards() + " devices and all screens");
        out.println(result.boards() + " boards in " + result.venues() + " venues, " + result.competitions()
                + (result.competitions() == 1 ? " competition" : " competitions with a Chief Arbiter each"));
        out.println();
        Table table =
                new Table(List.of("what", "of", "number", "lost", "p50 ms", "p99 ms", "max ms", "goal ms", "held"));
        for (Row row : result.rows())
            table.add(List.of(
                    row.what(),
                    row.group(),
                    String.valueOf(row.number()),
                    String.valueOf(row.of() - row.number()),
                    String.valueOf(row.p50Ms()),
                    String.valueOf(row.p99Ms()),
                    String.valueOf(row.maxMs()),
                    row.goalMs() == 0 ? "" : String.valueOf(row.goalMs()),
                    row.goalMs() == 0 ? "" : yes(row.held())));
        table.add(List.of(
                "one case and one decision",
                "all lost devices",
                String.valueOf(result.whole()),
                String.valueOf(result.drops() - result.whole()),
                "",
                "",
                "",
                "",
                yes(result.isWhole())));
        out.println(table);
        if (result.strange() > 0) out.println(result.strange() + " cases of devices that were not lost");
        if (result.breaks() > 0) out.println(result.breaks() + " connections of devices ended by themselves");
        result.complaints().stream().limit(COMPLAINTS_SHOWN).forEach(out::println);
        out.println("Processors kept busy:");
        for (Alarms.Usage usage : result.usages())
            out.println(usage.during() + ", " + Math.round(usage.seconds()) + " s: "
                    + usage.processors().entrySet().stream()
                            .map(part -> String.format(Locale.ROOT, "%s %.2f", part.getKey(), part.getValue()))
                            .collect(Collectors.joining(", ")));
    }

    private static String yes(boolean held) {
        return held ? "yes" : "no";
    }
}
