package org.onehall.bench;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.onehall.bench.alarms.AlarmsCommand;
import org.onehall.bench.hall.HallCommand;
import org.onehall.bench.moves.MovesCommand;
import org.onehall.bench.readers.ReadersCommand;
import org.onehall.bench.screening.ScreenBenchCommand;
import org.onehall.local.Complaint;
import org.onehall.local.NothingUnmatched;
import org.onehall.local.StandardOutput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall bench}. Exit codes as everywhere: 0 success, 1 something is wrong, 2 wrong usage. */
@Command(
        name = "onehall bench",
        description = "The benchmarks.",
        sortOptions = false,
        usageHelpAutoWidth = true,
        synopsisSubcommandLabel = "BENCHMARK",
        subcommands = {
            RulesCommand.class,
            MovesCommand.class,
            AlarmsCommand.class,
            ReadersCommand.class,
            HallCommand.class,
            ScreenBenchCommand.class
        })
public final class Bench implements Runnable {
    static final int NO = 1;
    static final int USAGE = 2;

    @Spec
    private CommandSpec spec;

    @CommandLine.Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "Which benchmark? There are: rules, moves, hall, alarms, readers, screen");
    }

    /** Runs one command line and ends the process with its exit code. */
    public static void main(String[] args) {
        System.setProperty(
                "org.slf4j.simpleLogger.defaultLogLevel", "off"); // clients log while they retry until the broker is up
        StandardOutput out = StandardOutput.ofProcess();
        PrintStream err =
                new PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.err), true, StandardCharsets.UTF_8);
        PrintWriter toOut = new PrintWriter(out.stream(), true);
        PrintWriter toErr = new PrintWriter(err, true);
        int exit = run(args, toOut, toErr);
        toOut.flush();
        System.exit(out.end(exit, toErr));
    }

    static int run(String[] args, PrintWriter out, PrintWriter err) {
        CommandLine line = new CommandLine(new Bench()).setOut(out).setErr(err);
        line.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
        line.setExecutionStrategy(new NothingUnmatched());
        line.setParameterExceptionHandler((e, _) -> {
            err.println("onehall: " + Complaint.usage(e.getMessage()));
            err.println("Try ./" + e.getCommandLine().getCommandSpec().qualifiedName(" ") + " --help");
            return USAGE;
        });
        line.setExecutionExceptionHandler((e, _, _) -> {
            err.println("onehall: " + (e.getMessage() == null ? e.toString() : e.getMessage()));
            return e instanceof Complaint complaint ? complaint.exit() : NO;
        });
        return line.execute(args);
    }
}
