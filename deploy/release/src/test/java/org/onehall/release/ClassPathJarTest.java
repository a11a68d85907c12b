package org.onehall.release;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathJarTest {
    @TempDir
    private Path folder;

    private Path written(Path release) throws IOException {
        Path library = Files.createDirectories(release.resolve("lib")).resolve("words.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(library))) {
            out.putNextEntry(new JarEntry("word.txt"));
            out.write("found".getBytes(StandardCharsets.UTF_8));
        }
        Path jar = release.resolve("services/clock/quarkus-run.jar");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Add-Opens", "java.base/java.lang");
        ClassPathJar.write(jar, manifest, List.of(library));
        return jar;
    }

    @Test
    void itFindsWhatItNamesAfterTheReleaseHasMoved() throws IOException {
        written(folder.resolve("here"));
        Path moved = Files.move(folder.resolve("here"), folder.resolve("with blanks"));
        Path jar = moved.resolve("services/clock/quarkus-run.jar");
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null);
                var in = loader.getResourceAsStream("word.txt")) {
            assertEquals("found", new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        assertEquals(
                moved.resolve("lib/words.jar"),
                ClassPathJar.read(jar).getFirst().normalize());
    }

    @Test
    void whatElseTheManifestSaidStays() throws IOException {
        assertEquals(
                "java.base/java.lang",
                ClassPathJar.manifest(written(folder)).getMainAttributes().getValue("Add-Opens"));
    }

    @Test
    void itIsTheSameEachTime() throws IOException {
        assertArrayEquals(
                Files.readAllBytes(written(folder.resolve("a"))), Files.readAllBytes(written(folder.resolve("b"))));
    }
}
