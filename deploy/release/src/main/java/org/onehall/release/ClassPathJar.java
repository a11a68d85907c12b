package org.onehall.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * A jar that contains only the names of other jars, relative to itself, so that it works wherever a release is
 * unpacked.
 */
final class ClassPathJar {
    private ClassPathJar() {}

    /** The class path in a jar's manifest, as paths relative to the jar. */
    static List<Path> read(Path jar) throws IOException {
        String names = manifest(jar).getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
        return names == null
                ? List.of()
                : Stream.of(names.strip().split("\\s+"))
                        .map(jar::resolveSibling)
                        .toList();
    }

    static Manifest manifest(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.getManifest();
        }
    }

    /**
     * Writes such a jar.
     *
     * @param manifest the other entries; its class path is replaced
     */
    static void write(Path jar, Manifest manifest, List<Path> classPath) throws IOException {
        manifest.getMainAttributes().putIfAbsent(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes()
                .put(
                        Attributes.Name.CLASS_PATH,
                        classPath.stream()
                                .map(path -> jar.getParent()
                                        .relativize(path)
                                        .toString()
                                        .replace('\\', '/'))
                                .collect(Collectors.joining(" ")));
        Files.createDirectories(jar.getParent());
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            ZipEntry entry = new ZipEntry(JarFile.MANIFEST_NAME);
            entry.setTimeLocal(LocalDateTime.of(2026, 1, 1, 0, 0));
            out.putNextEntry(entry);
            manifest.write(out);
            out.closeEntry();
        }
    }
}
