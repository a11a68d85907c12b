package org.onehall.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The checkout, or the unpacked release, from which the launcher runs.
 *
 * @param root its top folder
 */
public record Home(Path root) {
    /** Environment variable with more options for every Java process of the hall, separated by spaces. */
    static final String MORE_OPTIONS = "ONEHALL_JVM_OPTIONS";

    /** The folder that the launcher script names in the system property onehall.home; otherwise the working folder. */
    public static Home current() {
        return new Home(
                Path.of(System.getProperty("onehall.home", "")).toAbsolutePath().normalize());
    }

    private Layout layout() {
        return Layout.of(root);
    }

    Path defaultData() {
        return own("data");
    }

    /** The folder in which engines' analyses are kept. */
    public Path analyses() {
        return own("analysis");
    }

    /** A folder below the top folder that the hall creates for itself. */
    Path own(String name) {
        return layout().own(name);
    }

    /** The program of a service. Refused if it was not built. */
    Path jar(Part part) {
        return program(part.service());
    }

    /** The program of a service by its name, "game-state". Refused if it was not built. */
    public Path program(String service) {
        return there(layout().service(service));
    }

    /**
     * The class path of a program other than a service, such as "local": its jar and its libraries. Refused if it was
     * not built.
     */
    public String classPath(String module) throws IOException {
        there(layout().jar(module));
        return layout().classPath(module);
    }

    /** Where the launcher's own classes are. */
    public Path own() throws IOException {
        return there(layout().jar("local"));
    }

    Path demonstration() {
        return layout().demonstration().resolve("competition/demo.yaml");
    }

    /** The games that robots play: those of the demonstration, or real ones for any other competition. */
    List<Path> games(boolean demonstration) throws IOException {
        List<Path> games = new ArrayList<>();
        try (var files = Files.newDirectoryStream(layout().demonstration().resolve("games"), "*.pgn")) {
            for (Path file : files) {
                if (file.getFileName().toString().startsWith("demo") == demonstration) {
                    games.add(file);
                }
            }
        }
        games.sort(null);
        return games;
    }

    /** The java program on which this launcher runs. */
    public static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /**
     * The options of every Java process of the hall; eight of them share a small machine and start at the same time.
     * Options in the environment variable {@value #MORE_OPTIONS} come last and take precedence, but they cannot choose
     * another garbage collector.
     *
     * @param heap largest heap, in megabytes
     * @param busy whether every move, or every beat of a device, goes through the process. It is then fully compiled,
     *     which costs a little at the start; a third of its heap is for short-lived objects, and objects that live
     *     longer are not copied back and forth for long
     */
    public static List<String> options(int heap, boolean busy) {
        List<String> options = new ArrayList<>(List.of(
                "-XX:+UseSerialGC",
                "-XX:+UseCompactObjectHeaders",
                "-Xmx" + heap + "m",
                "-XX:MetaspaceSize=128m", // no full collection just because of classes or code
                "-XX:+ExitOnOutOfMemoryError",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dfile.encoding=UTF-8",
                "-Duser.timezone=UTC"));
        options.addAll(
                busy
                        ? List.of("-Xmn" + heap / 3 + "m", "-XX:MaxTenuringThreshold=2")
                        : List.of("-XX:TieredStopAtLevel=1", "-XX:ReservedCodeCacheSize=192m"));
        options.addAll(
                List.of(System.getenv().getOrDefault(MORE_OPTIONS, "").strip().split("\\s+")));
        options.removeIf(String::isEmpty);
        return options;
    }

    /** Options that open what a program's manifest asks for; the manifest itself is applied only by java -jar. */
    public static List<String> opens(Path jar) throws IOException {
        List<String> options = new ArrayList<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            Manifest manifest = file.getManifest();
            String opened =
                    manifest == null ? null : manifest.getMainAttributes().getValue("Add-Opens");
            for (String name : opened == null ? new String[0] : opened.strip().split("\\s+")) {
                options.add("--add-opens=" + name + "=ALL-UNNAMED");
            }
        }
        return options;
    }

    private Path there(Path file) {
        if (!Files.exists(file)) {
            throw new Complaint(Complaint.NO, file + " " + layout().remedy());
        }
        return file;
    }
}
