package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Paths as operators type them. */
class RunFolderTest {
    @TempDir
    private Path folder;

    @Test
    void aLinkLeadsWhereItPointsAlsoToWhatIsNotThereYet() throws IOException {
        Path data = Files.createDirectories(folder.resolve("data")).toRealPath();
        Path link = Files.createSymbolicLink(folder.resolve("link"), data);
        assertEquals(data, RunFolder.real(link));
        assertEquals(data.resolve("a/b"), RunFolder.real(link.resolve("a/b")));
        assertEquals(data.resolve("b"), RunFolder.real(link.resolve("a/../b")));
        assertTrue(RunFolder.real(folder.resolve("elsewhere")).startsWith(folder.toRealPath()));
    }
}
