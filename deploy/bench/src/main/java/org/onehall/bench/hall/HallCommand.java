package org.onehall.bench.hall;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.onehall.bench.Scratch;
import org.onehall.bench.play.Times;
import org.onehall.local.Progress;
import org.onehall.local.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall bench hall}. */
@Command(
        name = "hall",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Measure a move from socket to socket in a whole hall, as the launcher starts it: until the mover has the "
                    + "answer, until it is at the opponent's screen and on an arbiter's wall.",
            "In the same run the floor is measured, the least that such a move could take: two sockets and two hops "
                    + "through the hall's own broker. Ratios to it are printed first.",
            "The whole hall and all screens run on this machine."
        },
        footer = {"", "Exit code 1 if a move was refused or did not arrive; slow moves are for a person to judge."})
public final class HallCommand implements Callable<Integer> {
    private static final int MOST_BOARDS = 500;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--boards",
            paramLabel = "N",
            description = "Games in play, up to " + MOST_BOARDS + " (${DEFAULT-VALUE}).")
    private int boards = 8;

    @Option(
            names = "--rates",
            paramLabel = "N",
            split = ",",
            description = "Moves in a second over all boards, one rate after another (${DEFAULT-VALUE}). The first one "
                    + "is measured twice: at once after the start, and then as the others.")
    private List<Integer> rates = List.of(2, 8);

    @Option(names = "--seconds", paramLabel = "N", description = "Length of each part (${DEFAULT-VALUE}).")
    private int seconds = 30;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "How often floor and hall are measured at each rate, in turn (${DEFAULT-VALUE}).")
    private int rounds = 2;

    @Option(names = "--json", description = "Print one JSON object instead of tables.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Override
    public Integer call() throws IOException, InterruptedException {
        wanted(boards >= 2 && boards <= MOST_BOARDS, "--boards must be from 2 to " + MOST_BOARDS);
        wanted(
                !rates.isEmpty() && rates.stream().allMatch(rate -> rate >= 1),
                "--rates must be numbers of at least 1, with commas between them");
        wanted(seconds >= 1 && rounds >= 1, "--seconds and --rounds must be at least 1");
        Progress progress = Progress.onTerminal();
        try (Scratch scratch = new Scratch()) {
            HallBench.Result result = new HallBench(new HallBench.Plan(boards, rates, seconds, rounds), progress)
                    .measure(scratch.folder());
            progress.end();
            print(result, spec.commandLine().getOut());
            return result.isWhole() ? 0 : 1;
        } finally {
            progress.end();
        }
    }

    private void wanted(boolean holds, String otherwise) {
        if (!holds) throw new ParameterException(spec.commandLine(), otherwise);
    }

    private void print(HallBench.Result result, PrintWriter out) throws IOException {
        if (json) {
            out.println(new ObjectMapper()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .writeValueAsString(result));
            return;
        }
        out.println(result.boards() + " boards, " + result.processors() + " processors for the hall and all screens");
        Table times = new Table(List.of(
                "moves/s", "from", "p50 of floor", "p99 of floor", "number", "failed", "p50 ms", "p99 ms", "max ms"));
        for (HallBench.Row row : result.rows()) {
            Times.Summary all = row.times();
            times.add(List.of(
                    rate(row.rate(), row.cold()),
                    row.what(),
                    row.ofFloor().isEmpty() ? "" : "× " + row.ofFloor().getFirst(),
                    row.ofFloor().isEmpty() ? "" : "× " + row.ofFloor().getLast(),
                    String.valueOf(all.number()),
                    String.valueOf(all.failed()),
                    tenths(all.p50Micros() / 1e3),
                    tenths(all.p99Micros() / 1e3),
                    tenths(all.maxMicros() / 1e3)));
        }
        out.println(times);
        if (result.notMade() > 0)
            out.println(result.notMade() + " moves were due when no game had a move left, or none yet: ask for more "
                    + "boards or for less.");
        out.println("The floor is two hops through the broker and two sockets, measured in turn with the hall.");
        out.println();
        Table stages = new Table(List.of(
                "moves/s", "moves", "number", "to the log ms", "decided ms", "answered ms", "at the opponent's ms"));
        for (HallBench.Part part : result.stages())
            stages.add(List.of(
                    rate(part.rate(), part.cold()),
                    part.stage().which(),
                    String.valueOf(part.stage().moves()),
                    tenths(part.stage().toLog()),
                    tenths(part.stage().decided()),
                    tenths(part.stage().answered()),
                    tenths(part.stage().shown())));
        out.println(stages);
        out.println("Answer and screen count from the decision. Averages of a tenth of the moves each.");
        out.println();
        Table uses = new Table(List.of(
                "moves/s",
                "process",
                "ms of processor a move",
                "% of a processor",
                "kB written a move",
                "resident MB"));
        for (HallBench.Use use : result.uses())
            use.expenses()
                    .all()
                    .forEach((name, used) -> uses.add(List.of(
                            rate(use.rate(), use.cold()),
                            name,
                            each(used.processorMicros() / 1e3, use.moves()),
                            tenths(used.processorMicros() / 1e4 / use.seconds()),
                            each(used.writtenBytes() / 1e3, use.moves()),
                            String.valueOf(used.residentBytes() >> 20))));
        out.println(uses);
    }

    private static String rate(int rate, boolean cold) {
        if (rate == 0) return "none";
        return rate + (cold ? ", just started" : "");
    }

    private static String each(double all, int moves) {
        return moves == 0 ? "" : tenths(all / moves);
    }

    private static String tenths(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
