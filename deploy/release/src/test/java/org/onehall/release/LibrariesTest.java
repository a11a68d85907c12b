package org.onehall.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibrariesTest {
    @TempDir
    private Path folder;

    private Path jar(String name, String content) throws IOException {
        Path jar = folder.resolve("built").resolve(name);
        Files.createDirectories(jar.getParent());
        return Files.writeString(jar, content);
    }

    private Libraries libraries() throws IOException {
        return new Libraries(folder.resolve("lib"));
    }

    private long number() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("lib"))) {
            return files.count();
        }
    }

    @Test
    void theSameJarLiesOnceWhateverItIsCalled() throws IOException {
        Libraries libraries = libraries();
        Path first = libraries.add(jar("org.example.chess-1.0.jar", "the same"));
        assertEquals(first, libraries.add(jar("chess-1.0.jar", "the same")));
        assertEquals("org.example.chess-1.0.jar", first.getFileName().toString());
        assertEquals(1, number());
    }

    @Test
    void oursAreNamedWithoutAVersion() throws IOException {
        Libraries libraries = libraries();
        Path lib = folder.resolve("lib");
        assertEquals(
                lib.resolve("onehall-game-state.jar"),
                libraries.add(jar("onehall-game-state-0.1.0-SNAPSHOT.jar", "a")));
        assertEquals(lib.resolve("onehall-proto.jar"), libraries.add(jar("org.onehall.onehall-proto-1.2.3.jar", "b")));
    }

    @Test
    void jarsOfOneNameThatDifferAreBothKept() throws IOException {
        Libraries libraries = libraries();
        Path older = libraries.add(jar("org.onehall.onehall-clock-1.jar", "older"));
        assertNotEquals(older, libraries.add(jar("onehall-clock-1.jar", "newer")));
        assertEquals(2, number());
    }
}
