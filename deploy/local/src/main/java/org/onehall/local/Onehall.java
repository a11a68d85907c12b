package org.onehall.local;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The command line of the hall. Exit code 0: fine; 1: the answer is "no", or the work could not be done; 2: the command
 * was given wrongly. Complaints go to standard error and say what to do.
 */
@Command(
        name = "onehall",
        description = "Many venues, one playing hall.",
        sortOptions = false,
        usageHelpAutoWidth = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            UpCommand.class,
            TestCommand.class,
            StatusCommand.class,
            StopCommand.class,
            DoctorCommand.class,
            PerftCommand.class,
            WinnableCommand.class,
            PgnCommand.class,
            AnalyseCommand.class,
            ScreenCommand.class,
            CalibrateCommand.class,
            ReplayCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            IdentityCommand.class,
            TopicsCommand.class,
            LoadCommand.class,
            OperatorCommand.class,
            RehearseCommand.class,
            EventCommand.class,
            CoverageCommand.class,
            RegulationsCommand.class,
            BenchCommand.class,
            ChaosCommand.class,
            VenueNodeCommand.class,
            PrepareCommand.class
        },
        footer = {
            "",
            "./onehall COMMAND --help explains a command.",
            "Exit code 0: all is well; 1: the answer is \"no\", or it failed; 2: the command was typed wrongly."
        })
public final class Onehall implements Runnable {
    @Spec
    private CommandSpec spec;

    @CommandLine.Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command?");
    }

    /** Runs one command line and ends the process with its exit code. */
    public static void main(String[] args) {
        // the libraries' own logs belong in the log files of the parts, not at the command line
        System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "off");
        System.setProperty("org.slf4j.simpleLogger.log.org.apache.kafka.common.config", "off");
        StandardOutput out = StandardOutput.ofProcess();
        PrintStream err =
                new PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.err), true, StandardCharsets.UTF_8);
        System.setOut(out.stream());
        System.setErr(err);
        PrintWriter toOut = new PrintWriter(out.stream(), false);
        PrintWriter toErr = new PrintWriter(err, true);
        int exit = run(args, toOut, toErr);
        toOut.flush();
        System.exit(out.end(exit, toErr));
    }

    /** Runs one command line; help goes to {@code out}, complaints to {@code err}. */
    static int run(String[] args, PrintWriter out, PrintWriter err) {
        return commandLine().setOut(out).setErr(err).execute(args);
    }

    static CommandLine commandLine() {
        CommandLine line = new CommandLine(new Onehall());
        line.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
        line.setUsageHelpLongOptionsMaxWidth(28);
        line.setExecutionStrategy(new NothingUnmatched());
        line.setParameterExceptionHandler((e, _) -> {
            CommandLine at = e.getCommandLine();
            String name = at.getCommandSpec().qualifiedName(" ");
            at.getErr().println("onehall: " + Complaint.usage(e.getMessage()));
            at.getErr().println("Try ./" + name + " --help");
            return Complaint.USAGE;
        });
        line.setExecutionExceptionHandler((e, at, _) -> {
            at.getErr()
                    .println("onehall: "
                            + (e instanceof Complaint ? e.getMessage().stripTrailing() : Printable.of(unexpected(e))));
            return e instanceof Complaint complaint ? complaint.exit() : Complaint.NO;
        });
        return line;
    }

    private static String unexpected(Exception e) {
        return switch (e) {
            case java.nio.file.NoSuchFileException missing -> missing.getFile() + " does not exist";
            case java.nio.file.AccessDeniedException denied -> "no permission for " + denied.getFile();
            case InterruptedException _ -> "interrupted";
            case UncheckedIOException hidden -> hidden.getCause().getMessage();
            // our messages and the system's are sentences; those of other classes may be only a file name
            case IOException told
            when told.getClass() == IOException.class && told.getMessage() != null -> told.getMessage();
            default -> e.getMessage() == null ? e.toString() : e.getClass().getSimpleName() + ": " + e.getMessage();
        };
    }
}
