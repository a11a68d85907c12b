package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogFilesTest {
    private static final int MOST = 1_000;

    @TempDir
    private Path folder;

    private LogFiles logs() {
        return new LogFiles(folder, MOST);
    }

    @Test
    void whatAProcessWritesWithoutEndTakesAFewFilesAndTheLastLinesAreThere() throws IOException {
        Path log = folder.resolve("fair-play.log");
        try (OutputStream process = Files.newOutputStream(log, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            for (int line = 0; line < 2_000; line++) {
                process.write(("line " + line + "\n").getBytes());
                logs().turn();
            }
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.sorted().toList();
            assertEquals(
                    List.of("fair-play.log", "fair-play.log.1", "fair-play.log.2"),
                    all.stream().map(file -> file.getFileName().toString()).toList());
            for (Path file : all) {
                assertTrue(Files.size(file) <= MOST + 20, file + " has " + Files.size(file));
            }
        }
        String kept = Files.readString(folder.resolve("fair-play.log.2"))
                + Files.readString(folder.resolve("fair-play.log.1"))
                + Files.readString(log);
        List<String> lines = kept.lines().toList();
        for (int age = 0; age < lines.size(); age++) {
            assertEquals("line " + (1_999 - age), lines.get(lines.size() - 1 - age));
        }
    }

    @Test
    void whereNoCopyCanBeMadeTheFileIsEmptiedAllTheSame() throws IOException {
        Path log = Files.writeString(folder.resolve("broker.log"), "x".repeat(MOST + 1));
        Files.createDirectories(folder.resolve("broker.log.1/in the way"));
        try {
            logs().turn();
        } catch (IOException _) {
            // it reports this, and has emptied the file
        }
        assertEquals(0, Files.size(log));
    }

    @Test
    void aFileThatIsNotFullStaysAndNoFolderIsNoTrouble() throws IOException {
        Path log = Files.writeString(folder.resolve("broker.log"), "x".repeat(MOST));
        logs().turn();
        assertEquals(MOST, Files.size(log));
        assertFalse(Files.exists(folder.resolve("broker.log.1")));
        new LogFiles(folder.resolve("none"), MOST).turn();
    }

    @Test
    void ofManyCrashesTheLatestTenStay() throws IOException {
        for (int n = 0; n < 25; n++) {
            Path crash = Files.writeString(folder.resolve("crash-game-state-" + n + ".log"), "# A fatal error");
            assertTrue(crash.toFile().setLastModified(1_000_000_000L + n * 1_000L));
        }
        logs().turn();
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(10, files.count());
        }
        assertTrue(Files.exists(folder.resolve("crash-game-state-24.log")));
    }
}
