package org.onehall.release;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;

/** {@code ./onehall release}: writes the files of a release; the script has already built everything. */
@Command(
        name = "onehall release",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Pack what runs a hall, and what runs a venue node, on a machine with nothing installed.",
            "The files are for the platform this runs on. SHA256SUMS has their checksums."
        })
public final class ReleaseCommand implements Callable<Integer> {
    /** The compression level of zip files, whose programs are already compressed. */
    private static final int LEVEL = 6;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder of the files (default: target/release in the checkout).")
    private Path out = home().root().resolve("target/release");

    @Option(
            names = "--unprepared",
            description = {
                "Leave out what the hall's parts load at their start:"
                        + " the hall's archive is smaller, and its first start slower."
            })
    private boolean unprepared;

    @Option(names = "--version-name", hidden = true, required = true)
    private String version = "";

    /** The time of every file in the archives, in seconds since 1970. */
    @Option(names = "--time", hidden = true, required = true)
    private long time;

    /** The bill of materials of the Java libraries made by the CycloneDX plugin. */
    @Option(names = "--bom", hidden = true, required = true)
    private Path bom = Path.of("");

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    private final PrintStream told;

    private ReleaseCommand(PrintStream told) {
        this.told = told;
    }

    private static Checkout home() {
        return new Checkout(
                Path.of(System.getProperty("onehall.home", "")).toAbsolutePath().normalize());
    }

    /** Runs one command line and ends the process with its exit code. */
    public static void main(String[] args) {
        // so that the local times in zip files are the same wherever a release is made
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        CommandLine line = new CommandLine(new ReleaseCommand(out));
        line.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
        line.setExecutionExceptionHandler((e, at, _) -> {
            at.getErr().println("onehall release: " + (e.getMessage() == null ? e.toString() : e.getMessage()));
            return 1;
        });
        System.exit(line.execute(args));
    }

    /** Writes one file of a release. */
    private interface Product {
        void write(Path file) throws IOException, InterruptedException;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        out = out.toAbsolutePath().normalize();
        Instant at = Instant.ofEpochSecond(time);
        Components components = Components.of(home().root(), bom);
        Files.createDirectories(out);
        Path work = Files.createTempDirectory(out, "work");
        Path thirdParty = out.resolve("THIRD-PARTY.txt");
        Release release = new Release(home(), version, FileTime.from(at), Optional.of(thirdParty));
        String platform = JavaRuntime.platform();
        // another file of a release, such as an archive of container images, needs only one more line here; its
        // checksum is written with the others
        Map<String, Product> products = new LinkedHashMap<>();
        products.put(thirdParty.getFileName().toString(), components::writeThirdParty);
        products.put("onehall-" + version + ".cdx.json", file -> components.writeBom(file, version, at));
        products.put(
                "onehall-" + version + "-" + platform + ".zip", file -> release.hall(work, file, LEVEL, !unprepared));
        products.put("venue-node-" + version + "-" + platform + ".tar.gz", file -> release.venueNode(work, file));
        for (Map.Entry<String, Product> product : products.entrySet()) {
            long from = System.nanoTime();
            Path file = out.resolve(product.getKey());
            product.getValue().write(file);
            told.printf(
                    Locale.ROOT,
                    "%-60s %7.1f MB  %5.1f s%n",
                    product.getKey(),
                    Files.size(file) / 1e6,
                    (System.nanoTime() - from) / 1e9);
        }
        remove(work);
        release.checksums(out, products.keySet());
        told.println("in " + out);
        return 0;
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
