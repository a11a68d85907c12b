package org.onehall.bench.readers;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.onehall.bench.Scratch;
import org.onehall.local.Progress;
import org.onehall.local.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall bench readers}. */
@Command(
        name = "readers",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Measure whether readers of the public page (LAW 6.12) slow moves: how long a move takes from a player's "
                    + "screen to its answer, in turn without readers and with them.",
            "The whole hall, all players and all readers run on this machine."
        },
        footer = {
            "",
            "Exit code 1 if a move was refused or a reader got no answer; slower moves are for a person to judge."
        })
public final class ReadersCommand implements Callable<Integer> {
    private static final int MOST_BOARDS = 200;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--boards",
            paramLabel = "N",
            description = "Games in play, up to " + MOST_BOARDS + " (${DEFAULT-VALUE}).")
    private int boards = 40;

    @Option(
            names = "--readers",
            paramLabel = "N",
            description = "Documents that are read in a minute (${DEFAULT-VALUE}).")
    private int readers = 2_000;

    @Option(names = "--moves", paramLabel = "N", description = "Moves in a second (${DEFAULT-VALUE}).")
    private int moves = 20;

    @Option(names = "--seconds", paramLabel = "N", description = "Length of each part (${DEFAULT-VALUE}).")
    private int seconds = 20;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "How often both parts are measured, in turn (${DEFAULT-VALUE}).")
    private int rounds = 3;

    @Option(names = "--json", description = "Print one JSON object instead of a table.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Override
    public Integer call() throws IOException, InterruptedException {
        wanted(boards >= 1 && boards <= MOST_BOARDS, "--boards must be from 1 to " + MOST_BOARDS);
        wanted(readers >= 1 && moves >= 1 && seconds >= 1 && rounds >= 1, "the other numbers must be at least 1");
        Progress progress = Progress.onTerminal();
        try (Scratch scratch = new Scratch()) {
            Readers.Result result = new Readers(new Readers.Plan(boards, readers, moves, seconds, rounds), progress)
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

    private void print(Readers.Result result, PrintWriter out) throws IOException {
        if (json) {
            out.println(new ObjectMapper()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .writeValueAsString(result));
            return;
        }
        out.println(result.boards() + " boards, " + result.processors()
                + " processors for the hall, all players and all readers");
        Table table = new Table(List.of("what", "part", "number", "failed", "p50 ms", "p99 ms", "max ms"));
        for (Readers.Row row : result.rows())
            table.add(List.of(
                    row.what(),
                    row.part(),
                    String.valueOf(row.number()),
                    String.valueOf(row.failed()),
                    tenths(row.p50Micros()),
                    tenths(row.p99Micros()),
                    tenths(row.maxMicros())));
        out.println(table);
    }

    private static String tenths(long micros) {
        return String.format(java.util.Locale.ROOT, "%.1f", micros / 1_000.0);
    }
}
