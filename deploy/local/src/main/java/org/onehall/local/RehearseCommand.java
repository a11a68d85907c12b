package org.onehall.local;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall rehearse}: a second hall for practice, whose data are thrown away. */
@Command(
        name = "rehearse",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Rehearse a round of an event of a running hall: in a second hall, with the same venues, officials and",
            "boards, robots play, lose connections and call an arbiter. Officials sign in there with other codes.",
            "Nothing of it reaches the event. Ctrl-C ends the rehearsal and deletes its data.",
            "Exit code 1 if the hall does not answer, the event does not exist, or the round has no pairings."
        })
final class RehearseCommand implements Callable<Integer> {
    private static final String FOLDER = "onehall-rehearsal-";

    @Spec
    private CommandSpec spec;

    @Option(names = "--event", required = true, paramLabel = "ID", description = "The event to rehearse.")
    private String event = "";

    @Option(
            names = "--round",
            paramLabel = "N",
            description = "The round to rehearse (default: the last one that has pairings).")
    private Optional<Integer> round = Optional.empty();

    @Mixin
    private DataOption data;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8280",
            description = "Base port of the rehearsal, ${DEFAULT-VALUE} by default; the ports N to N+15 are used.")
    private int port;

    @Mixin
    private DoorOptions doors;

    @Option(
            names = "--speed",
            paramLabel = "SPEED",
            defaultValue = UpCommand.DEMO_SPEED,
            description = "Robots think SPEED times faster than people, ${DEFAULT-VALUE} by default, or not at all "
                    + "(max).")
    private String speed = UpCommand.DEMO_SPEED;

    @Option(names = "--no-browser", description = "Do not open a browser.")
    private boolean noBrowser;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        UpCommand.checkSpeed(spec, "--speed", speed);
        if (round.filter(number -> number < 1).isPresent())
            throw new ParameterException(spec.commandLine(), "--round: rounds have numbers from 1");
        Ports ports = UpCommand.ports(spec, port, doors);
        CompetitionFiles files = new Rehearsal(event, data.ask((_, operator) -> operator.eventFiles(event)))
                .of(round.map(OptionalInt::of).orElseGet(OptionalInt::empty));
        clearAway();
        RunFolder run = new RunFolder(Files.createTempDirectory(FOLDER));
        var options = new Launcher.UpOptions(
                Optional.empty(),
                Optional.empty(),
                Optional.of(speed),
                !noBrowser,
                Map.of(),
                OptionalInt.empty(),
                Optional.empty(),
                false,
                false);
        try {
            run.own();
            files.keep(run.data());
            new Launcher(Home.current(), run, ports, options, System.out).rehearse();
        } catch (IOException | RuntimeException e) {
            // Once the hall has begun to start, the end of this process ends it and deletes its folder.
            if (run.launcher().isEmpty()) Folders.delete(run.data());
            throw e;
        }
        return 0;
    }

    /** Ends and deletes what rehearsals have left that were killed. */
    private static void clearAway() throws IOException, InterruptedException {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, FOLDER + "*")) {
            for (Path folder : folders) {
                RunFolder left = new RunFolder(folder);
                if (!Files.isReadable(folder.resolve("run")) || left.taken()) continue;
                try (var _ = left.take()) {
                    left.endLeftovers();
                }
                Folders.delete(folder);
            }
        }
    }
}
