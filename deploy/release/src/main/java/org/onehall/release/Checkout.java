package org.onehall.release;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The checkout a release is packed from: the results of its build.
 *
 * @param root its top folder
 */
public record Checkout(Path root) {
    /** The folders of services as packaged by Quarkus, in the order of the services' names. */
    List<Path> services() throws IOException {
        try (Stream<Path> folders = Files.list(root.resolve("services"))) {
            return folders.map(folder -> folder.resolve("target/quarkus-app"))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList();
        }
    }

    /** The jar of a program below {@code deploy/}, then its libraries. */
    List<Path> program(String name) throws IOException {
        Path target = root.resolve("deploy").resolve(name).resolve("target");
        List<Path> jars = new ArrayList<>(list(target, "onehall-" + name + "-*.jar").stream()
                .filter(jar -> !jar.toString().matches(".*-(sources|javadoc|tests)\\.jar"))
                .limit(1)
                .toList());
        if (jars.isEmpty()) throw new NoSuchFileException(target.toString(), null, "deploy/" + name + " is not built");
        jars.addAll(list(target.resolve("lib"), "*.jar"));
        return jars;
    }

    private static List<Path> list(Path folder, String pattern) throws IOException {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> some = Files.newDirectoryStream(folder, pattern)) {
                some.forEach(files::add);
            }
        }
        files.sort(null);
        return files;
    }

    /** A start script of a release, or a file read together with it. */
    Path script(String name) {
        return root.resolve("deploy/release/src/main/dist").resolve(name);
    }
}
