package org.onehall.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The checkout, or the unpacked release, that the launcher runs from.
 *
 * @param root its top folder
 */
public record Home(Path root) {
    /** Variable with more options for every Java process of the hall, with spaces between them. */
    static final String MORE_OPTIONS = "ONEHALL_JVM_OPTIONS";

    /** Named by the launcher script in the system property onehall.home; else the working folder. */
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

    /** Where analyses of engines are kept. */
    public Path analyses() {
        return own("analysis");
    }

    /** A folder that the hall makes for itself, below the top folder. */
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

    /** Class path of a program beside the services, "local": its jar and its libraries. Refused if it was not built. */
    public String classPath(String module) throws IOException {
        there(layout().jar(module));
        return layout().classPath(module);
    }

    /** Where the launcher's own classes lie. */
    public Path own() throws IOException {
        return there(layout().jar("local"));
    }

    Path demonstration() {
        return layout().demonstration().resolve("competition/demo.yaml");
    }

    /** The games robots play: those of the demonstration, or real ones for any other competition. */
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

    /** The java program this launcher runs on. */
    public static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /**
     * Options every Java process of the hall gets: eight of them share a small machine and start at once. What the
     * environment names in {@value #MORE_OPTIONS} comes last and so counts most, but no other collector can be named.
     *
     * @param heap largest heap, in megabytes
     * @param busy whether every move, or every beat of a device, goes through it: then it is compiled to the full,
     *     which costs a little at the start, and a third of the heap is for what lives short, of which what does not is
     *     not copied to and fro for long
     */
    public static List<String> options(int heap, boolean busy) {
        List<String> options = new ArrayList<>(List.of(
                "-XX:+UseSerialGC",
                "-XX:+UseCompactObjectHeaders",
                "-Xmx" + heap + "m",
                "-XX:MetaspaceSize=128m", // no full collection for the sake of classes, nor of code
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

    /** What the manifest of a program asks to be opened; by itself it counts only for java -jar. */
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
