package org.onehall.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/**
 * The folder that a release unpacks to: a runtime, {@code lib/} with every jar once, {@code services/NAME/} and
 * {@code programs/NAME.jar} with the class paths into it, a start script, {@code VERSION}, and the texts for people.
 *
 * @param folder a new folder, with the name it has when unpacked
 */
record Unpacked(Release release, Path folder) {
    /** Quarkus finds the rest of a service by the location of this jar, so it stays with each service (90 kB). */
    private static final String RUNNER = "io.quarkus.quarkus-bootstrap-runner-";

    private static final List<String> READ = List.of("README.md", "CHANGELOG.md", "LICENSE");
    /** The demonstration, and what an operator sets up around a hall; their paths are those named in docs/. */
    private static final List<String> EXTRAS = List.of(
            "docs",
            "CONTRIBUTING.md",
            "deploy/demo/competition",
            "deploy/demo/games",
            "deploy/proxy",
            "deploy/monitoring",
            "deploy/venue-node/README.md");

    private Checkout from() {
        return release.from();
    }

    /** Everything a hall needs. */
    void hall() throws IOException, InterruptedException {
        List<Path> services = from().services();
        if (services.isEmpty()) throw new IOException("no service is built in " + from().root());
        begin("onehall", JavaRuntime.HALL);
        Libraries libraries = new Libraries(folder.resolve("lib"));
        for (Path service : services) service(service, libraries);
        for (String program : List.of("local", "demo", "venue-node")) program(program, libraries);
        for (String extra : EXTRAS) copy(from().root().resolve(extra), folder.resolve(extra));
    }

    /**
     * Runs a hall from the folder for a moment and stores what its parts have loaded. A JVM accepts this only for jars
     * with exactly the time they had then, so they get the time with which they will be unpacked.
     */
    void prepare() throws IOException, InterruptedException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(file, release.time());
            }
        }
        ProcessBuilder builder =
                new ProcessBuilder(folder.resolve("onehall").toString(), "prepare").redirectErrorStream(true);
        // it must run as on other machines, with default settings
        builder.environment()
                .keySet()
                .removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "ONEHALL_JVM_OPTIONS"));
        Process hall = builder.start();
        String said = new String(hall.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (hall.waitFor() != 0) throw new IOException("no hall runs from " + folder + ": " + said.strip());
    }

    /** Only the venue node. */
    void venueNode() throws IOException, InterruptedException {
        begin("venue-node", JavaRuntime.VENUE_NODE);
        program("venue-node", new Libraries(folder.resolve("lib")));
        copy(from().script("venue-node.md"), folder.resolve("README.md"));
    }

    private void begin(String script, JavaRuntime runtime) throws IOException, InterruptedException {
        Files.createDirectories(folder.getParent());
        Files.createDirectory(folder);
        Files.writeString(folder.resolve("VERSION"), release.version() + "\n");
        Path start = folder.resolve(script);
        Files.copy(from().script(script), start);
        Files.setPosixFilePermissions(start, PosixFilePermissions.fromString("rwxr-xr-x"));
        for (String name : READ) copy(from().root().resolve(name), folder.resolve(name));
        if (release.notices().isPresent()) copy(release.notices().get(), folder.resolve("THIRD-PARTY.txt"));
        runtime.linkInto(folder.resolve("runtime"), release.time());
    }

    private void service(Path app, Libraries libraries) throws IOException {
        String name = app.getParent().getParent().getFileName().toString();
        Path to = folder.resolve("services").resolve(name);
        copy(app.resolve("quarkus"), to.resolve("quarkus"));
        Path run = app.resolve("quarkus-run.jar");
        List<Path> classPath = new ArrayList<>();
        for (Path jar : ClassPathJar.read(run)) {
            Path below = app.relativize(jar);
            if (below.startsWith("quarkus")) {
                classPath.add(to.resolve(below));
            } else if (jar.getFileName().toString().startsWith(RUNNER)) {
                copy(jar, to.resolve(below));
                classPath.add(to.resolve(below));
            } else {
                classPath.add(libraries.add(jar));
            }
        }
        Manifest manifest = ClassPathJar.manifest(run);
        manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_VERSION, release.version());
        ClassPathJar.write(to.resolve("quarkus-run.jar"), manifest, classPath);
    }

    private void program(String name, Libraries libraries) throws IOException {
        List<Path> classPath = new ArrayList<>();
        for (Path jar : from().program(name)) classPath.add(libraries.add(jar));
        ClassPathJar.write(folder.resolve("programs").resolve(name + ".jar"), new Manifest(), classPath);
    }

    /** Copies a file, or a folder with its content; existing files are replaced. */
    private static void copy(Path source, Path target) throws IOException {
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = file.equals(source) ? target : target.resolve(source.relativize(file));
                Files.createDirectories(to.getParent());
                Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
