package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuickStartTest {
    private static final Instant BUILT = Instant.parse("2026-11-22T09:00:00Z");

    @TempDir
    private Path folder;

    private Path program;

    @BeforeEach
    void aProgram() throws Exception {
        program = Files.createFile(folder.resolve("part.jar"));
        Files.setLastModifiedTime(program, FileTime.from(BUILT));
    }

    private List<String> options(Path caches, Instant made) throws Exception {
        Path cache = Files.createFile(Files.createDirectories(caches).resolve("part.aot"));
        Files.setLastModifiedTime(cache, FileTime.from(made));
        return new QuickStart(caches).options("part", program);
    }

    @Test
    void withoutACacheAPartStartsAsEver() throws Exception {
        assertEquals(List.of(), new QuickStart(folder.resolve("none")).options("part", program));
    }

    @Test
    void aCacheIsUsedUntilTheProgramIsBuiltAnew() throws Exception {
        Path caches = folder.resolve("with blanks");
        assertEquals(
                "-XX:AOTCache=" + caches.resolve("part.aot"),
                options(caches, BUILT.plusSeconds(1)).getFirst());
        Files.setLastModifiedTime(program, FileTime.from(BUILT.plusSeconds(2)));
        assertEquals(List.of(), new QuickStart(caches).options("part", program));
    }

    @Test
    void aFolderThatReadsLikeTwoIsNotNamedToTheJvm() throws Exception {
        assertEquals(List.of(), options(folder.resolve("a" + File.pathSeparator + "b"), BUILT.plusSeconds(1)));
    }

    /** A program that waits until its input ends. */
    static final class Waiting {
        private Waiting() {}

        public static void main(String[] args) throws Exception {
            System.out.println("ready");
            System.in.readAllBytes();
        }
    }

    @Test
    void whatAProcessHasLoadedIsFoundByTheNext() throws Exception {
        String name = Waiting.class.getName();
        Path jar = folder.resolve("waiting.jar");
        try (var out = new JarOutputStream(Files.newOutputStream(jar));
                var bytes = Waiting.class.getResourceAsStream("QuickStartTest$Waiting.class")) {
            out.putNextEntry(new JarEntry(name.replace('.', '/') + ".class"));
            bytes.transferTo(out);
        }
        var quick = new QuickStart(folder.resolve("caches"));
        assertThrows(NoSuchFileException.class, () -> quick.keep("part"));
        Process first = start(quick.recording("part"), jar);
        assertEquals("ready", first.inputReader().readLine());
        first.toHandle().destroy(); // the way the launcher ends a part; its output stays open
        first.waitFor();
        assertEquals(List.of(), quick.options("part", jar));
        quick.keep("part");
        Process next = start(List.of(quick.options("part", jar).getFirst(), "-Xlog:class+load"), jar);
        next.getOutputStream().close();
        List<String> loaded = next.inputReader().lines().toList();
        assertTrue(
                loaded.stream().anyMatch(line -> line.contains(name) && line.endsWith("source: shared objects file")),
                loaded::toString);
    }

    private static Process start(List<String> options, Path jar) throws Exception {
        List<String> command = new ArrayList<>(List.of(Home.java()));
        command.addAll(Home.options(64, false));
        command.addAll(options);
        command.addAll(List.of("-cp", jar.toString(), Waiting.class.getName()));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }
}
