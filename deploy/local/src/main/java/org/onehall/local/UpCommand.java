package org.onehall.local;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall up}. */
@Command(name = "up", sortOptions = false, usageHelpAutoWidth = true,
        description = {"Start the hall: broker, services, a competition; then print addresses and enrolment codes.",
            "Ctrl-C ends everything; the data survives, and the next start goes on from it.",
            "Without --competition: the competition of the data folder, else the demonstration, played by robots."})
final class UpCommand implements Callable<Integer> {
    /** How many times faster than life the robots of the demonstration play unless told otherwise. */
    static final String DEMO_SPEED = "10";

    @Spec
    private CommandSpec spec;

    @Option(names = "--competition", paramLabel = "FILE",
            description = "Competition file (YAML); the player and pairing files it names lie beside it.")
    private Optional<Path> competition = Optional.empty();

    @Option(names = "--regulations", paramLabel = "FILE",
            description = "Regulations file (YAML) that replaces the competition's own regulations.")
    private Optional<Path> regulations = Optional.empty();

    @Mixin
    private DataOption data;

    @Option(names = "--port", paramLabel = "N", defaultValue = "8080",
            description = "Base port, ${DEFAULT-VALUE} by default; the ports N to N+13 on 127.0.0.1 are used.")
    private int port;

    @Option(names = "--demo", arity = "0..1", paramLabel = "SPEED", fallbackValue = "10",
            description = "Robots play real games, SPEED times faster than life (default: 10), or as fast as it goes (max).")
    private Optional<String> demo = Optional.empty();

    @Option(names = "--no-browser", description = "Do not open a browser.")
    private boolean noBrowser;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        new Launcher(Home.current(), data.folder(), ports(), options(), System.out).up();
        return 0;
    }

    Ports ports() {
        try {
            return new Ports(port);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }

    Launcher.UpOptions options() {
        if (demo.filter(speed -> !speed.equals("max") && !positive(speed)).isPresent()) {
            throw new ParameterException(spec.commandLine(), "the speed of --demo must be a number greater than 0, or max, not '"
                    + demo.get() + "'");
        }
        return new Launcher.UpOptions(competition, regulations, demo, !noBrowser);
    }

    private static boolean positive(String number) {
        try {
            double value = Double.parseDouble(number);
            return value > 0 && Double.isFinite(value);
        } catch (NumberFormatException _) {
            return false;
        }
    }
}
