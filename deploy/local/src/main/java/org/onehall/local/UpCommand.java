package org.onehall.local;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall up}. */
@Command(
        name = "up",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Start the hall: broker, services, a competition; then print addresses and enrolment codes.",
            "Ctrl-C stops everything. The data is kept, and the next start continues from there.",
            "Without --competition: the competition of the data folder, else the demonstration, played by robots.",
            "With --empty: no competition; set up events in the browser with the code on the line \"Events\"."
        })
final class UpCommand implements Callable<Integer> {
    /** How many times faster than real time the robots of the demonstration play by default. */
    static final String DEMO_SPEED = "10";

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--competition",
            paramLabel = "FILE",
            description = "Competition file (YAML); the player and pairing files it names lie beside it.")
    private Optional<Path> competition = Optional.empty();

    @Option(
            names = "--regulations",
            paramLabel = "FILE",
            description = "Regulations file (YAML) that replaces the competition's own regulations.")
    private Optional<Path> regulations = Optional.empty();

    @Option(
            names = "--empty",
            description = "Start without a competition; the operator sets up events in the browser. Later starts with "
                    + "the same data folder do not need this option.")
    private boolean empty;

    @Mixin
    private EncodingOption encoding;

    @Mixin
    private DataOption data;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = {
                "Base port, ${DEFAULT-VALUE} by default; the ports N to N+15 are used,",
                "and N+40 to N+55 for second instances, and so on."
            })
    private int port;

    @Mixin
    private DoorOptions doors;

    @Option(
            names = "--instances",
            split = ",",
            paramLabel = "SERVICE=N",
            description = "How many instances of a service run, such as game-state=2,virtual-clock=2; one of each by "
                    + "default.")
    private Map<String, Integer> instances = Map.of();

    @Option(
            names = "--brokers",
            paramLabel = "1|3",
            description = "How many brokers keep the log: 1 by default; a data folder keeps its number of brokers.")
    private Optional<Integer> brokers = Optional.empty();

    @Option(
            names = "--durable",
            description = {
                "Write each move to the disk itself before it is acknowledged, so that it survives a loss of",
                "power; this costs time. Pass it at every start. Three brokers on one machine share its power."
            })
    private boolean durable;

    @Option(
            names = "--demo",
            arity = "0..1",
            paramLabel = "SPEED",
            fallbackValue = "10",
            description =
                    "Robots play real games, SPEED times faster than life (default: 10), or as fast as possible (max).")
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
        return ports(spec, port, doors);
    }

    static Ports ports(CommandSpec spec, int port, DoorOptions doors) {
        try {
            return new Ports(port, doors.doors());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }

    Launcher.UpOptions options() {
        demo.ifPresent(speed -> checkSpeed(spec, "--demo", speed));
        if (empty && (competition.isPresent() || regulations.isPresent() || demo.isPresent())) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--empty starts a hall without a competition; do not use it with --competition, --regulations or "
                            + "--demo");
        }
        Map<Part, Integer> wanted = new EnumMap<>(Part.class);
        instances.forEach((service, number) -> wanted.put(
                Part.of(service)
                        .orElseThrow(() -> new ParameterException(
                                spec.commandLine(),
                                "there is no service '" + service + "' for --instances; there are "
                                        + Stream.of(Part.values())
                                                .map(Part::service)
                                                .collect(Collectors.joining(", ")))),
                number));
        try {
            Scale scale = new Scale(brokers.orElse(1), wanted);
            ports().all(scale);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
        return new Launcher.UpOptions(
                competition,
                regulations,
                demo,
                !noBrowser,
                Map.copyOf(wanted),
                brokers.map(OptionalInt::of).orElseGet(OptionalInt::empty),
                encoding.charset(),
                durable,
                empty);
    }

    /** Refuses a speed of robots that is neither a number greater than 0 nor max. */
    static void checkSpeed(CommandSpec spec, String option, String speed) {
        if (!speed.equals("max") && !positive(speed))
            throw new ParameterException(
                    spec.commandLine(),
                    "the speed of " + option + " must be a number greater than 0, or max, not '" + speed + "'");
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
