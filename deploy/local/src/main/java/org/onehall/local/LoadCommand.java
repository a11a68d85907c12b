package org.onehall.local;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./onehall load}. */
@Command(
        name = "load",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Load a competition into a hall whose services run without ./onehall up,",
            "make new enrolment codes and print them. Earlier unused codes are cancelled.",
            "Exit code 1 if the files are refused (each fault is printed), or if the hall does not answer."
        })
final class LoadCommand implements Callable<Integer> {
    private static final int LOOK_EVERY_MS = 500;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description = "Competition file (YAML); the player and pairing files it names lie beside it.")
    private Path file;

    @Option(
            names = "--regulations",
            paramLabel = "FILE",
            description = "Regulations file (YAML) that replaces the competition's own regulations.")
    private Optional<Path> regulations = Optional.empty();

    @Mixin
    private EncodingOption encoding;

    @Option(
            names = "--competition-service",
            paramLabel = "URL",
            defaultValue = "http://127.0.0.1:8086",
            description = "Where the competition service is; ${DEFAULT-VALUE} by default.")
    private URI competitions;

    @Option(
            names = "--zone",
            paramLabel = "URL",
            defaultValue = "http://127.0.0.1:8080",
            description = "Where the playing zone is; ${DEFAULT-VALUE} by default.")
    private URI zone;

    @Option(
            names = "--authorities",
            paramLabel = "FILE",
            description = "Also trust these authorities (PEM), where services speak TLS: grpc-ca.pem of ./onehall"
                    + " identity --certificates. The competition service then has an https address.")
    private Optional<Path> authorities = Optional.empty();

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            description = "The address that people open, for the links with codes; the address of the zone by default.")
    private Optional<URI> publicUrl = Optional.empty();

    @Option(
            names = "--token",
            required = true,
            paramLabel = "FILE",
            description = "The operator's token: operator.jwt of ./onehall identity --out DIR.")
    private Path token;

    @Option(
            names = "--codes",
            paramLabel = "FILE",
            description = "Write the codes to this file, which only you can " + "read.")
    private Optional<Path> kept = Optional.empty();

    @Option(
            names = "--wait",
            paramLabel = "SECONDS",
            defaultValue = "30",
            description = "How long to wait for a hall that is not ready; ${DEFAULT-VALUE} by default.")
    private int wait;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws Exception {
        if (wait < 0) throw new ParameterException(spec.commandLine(), "--wait must be at least 0, not " + wait);
        String said = TokenFile.read(token);
        String open = publicUrl.isPresent() ? address(publicUrl.get(), "--public-url") : address(zone, "--zone");
        writable();
        CompetitionFiles files = CompetitionFiles.read(
                file,
                regulations,
                false,
                encoding.charset(),
                doubt -> System.out.println("warning: " + Printable.of(doubt)));
        HttpClient.Builder builder =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(5));
        if (authorities.isPresent()) builder.sslContext(Authorities.trusted(authorities.get()));
        try (HttpClient http = builder.build()) {
            Operator operator =
                    new Operator(http, address(competitions, "--competition-service"), address(zone, "--zone"), said);
            long until = System.nanoTime() + Duration.ofSeconds(wait).toNanos();
            String id = patiently(until, () -> operator.load(files));
            System.out.println("loaded " + id + " from " + files.fileName());
            print(open, patiently(until, () -> operator.codes(id)));
        }
        return 0;
    }

    /** Complains if the file cannot be written, before earlier codes become invalid. */
    private void writable() {
        if (kept.isEmpty()) return;
        Path folder = RunFolder.absolute(kept.get()).getParent();
        if (!Files.isDirectory(folder) || !Files.isWritable(folder) || Files.isDirectory(kept.get())) {
            throw new Complaint(Complaint.USAGE, "the codes cannot be written to " + kept.get());
        }
    }

    private void print(String open, List<Operator.Code> codes) throws IOException {
        String all = Codes.text(open, codes, Integer.MAX_VALUE, Path.of(""));
        if (kept.isPresent()) {
            Identity.write(RunFolder.absolute(kept.get()), all);
            System.out.println(codes.size() + " codes written to " + kept.get());
        } else {
            System.out.print(all);
        }
    }

    private String address(URI url, String option) {
        return address(spec, url, option);
    }

    /** An address without a slash at the end; throws ParameterException if it is none. */
    static String address(CommandSpec spec, URI url, String option) {
        if (!List.of("http", "https").contains(String.valueOf(url.getScheme()))
                || url.getHost() == null
                || url.getQuery() != null
                || url.getFragment() != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    option + " takes an address such as" + " http://127.0.0.1:8086, not '" + url + "'");
        }
        return url.toString().replaceFirst("/+$", "");
    }

    private interface Step<T> {
        T take() throws InterruptedException;
    }

    private static <T> T patiently(long until, Step<T> step) throws InterruptedException {
        while (true) {
            try {
                return step.take();
            } catch (NotYet away) {
                if (System.nanoTime() - until >= 0) throw away;
                Thread.sleep(LOOK_EVERY_MS);
            }
        }
    }
}
