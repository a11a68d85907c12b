package org.onehall.local;

import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall operator}. */
@Command(
        name = "operator",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Print the address of the page Events of a running hall, and a new code for its operator.",
            "The code works once. An earlier unused code is cancelled; browsers that are signed in stay signed in.",
            "Exit code 1 if the hall does not answer."
        })
final class OperatorCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private DataOption data;

    @Option(
            names = "--zone",
            paramLabel = "URL",
            description = "Address of the playing zone, for a hall whose services run without ./onehall up.")
    private Optional<URI> zone = Optional.empty();

    @Option(
            names = "--token",
            paramLabel = "FILE",
            description = "With --zone: the operator's token, the file operator.jwt of ./onehall identity --out DIR.")
    private Optional<Path> token = Optional.empty();

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        boolean named = data.isNamed();
        if (zone.isPresent() != token.isPresent() || zone.isPresent() && named) {
            throw new ParameterException(
                    spec.commandLine(), "use --data, or --zone together with --token, or none of them");
        }
        System.out.print(zone.isPresent() ? elsewhere(zone.get(), token.orElseThrow()) : here());
        return 0;
    }

    private static String events(String open, Operator operator) throws InterruptedException {
        return Codes.events(open, operator.operatorCode());
    }

    private String elsewhere(URI zone, Path token) throws Exception {
        String address = LoadCommand.address(spec, zone, "--zone");
        try (HttpClient http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(5))
                .build()) {
            return events(address, new Operator(http, address, address, TokenFile.read(token)));
        }
    }

    private String here() throws Exception {
        return data.ask(OperatorCommand::events);
    }
}
