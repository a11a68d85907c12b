package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class PreparationTest {
    @TempDir
    private Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private Preparation preparation(String... lines) throws Exception {
        return preparation(0, lines);
    }

    private Preparation preparation(long leastMemory, String... lines) throws Exception {
        Path script = Files.writeString(folder.resolve("script"), "#!/bin/sh\n" + String.join("\n", lines) + "\n");
        assertTrue(script.toFile().setExecutable(true));
        return new Preparation(
                script.toString(),
                Duration.ZERO,
                leastMemory,
                folder.resolve("log"),
                new PrintStream(said, true, StandardCharsets.UTF_8));
    }

    private static void await(Path file) throws InterruptedException {
        while (!Files.exists(file)) Thread.sleep(20);
    }

    @Test
    void theScriptPreparesWithTheLowestPriorityAndEndsWithTheHall() throws Exception {
        Path told = folder.resolve("told");
        Preparation preparation = preparation(
                "sleep 600 & other=$!",
                "echo $1 $(nice) $$ $other > '" + told + ".next' && mv '" + told + ".next' '" + told + "'",
                "wait");
        preparation.begin();
        await(told);
        String[] words = Files.readString(told).strip().split(" ");
        assertEquals("prepare", words[0]);
        assertEquals("19", words[1]);
        preparation.end();
        for (int at : new int[] {2, 3}) {
            Optional<ProcessHandle> process = ProcessHandle.of(Long.parseLong(words[at]));
            if (process.isPresent()) process.get().onExit().get();
        }
        assertEquals("", said.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aHallThatHasEndedIsPreparedForNoMore() throws Exception {
        Preparation preparation = preparation("echo again > '" + folder.resolve("told") + "'");
        preparation.end();
        preparation.begin();
        end();
        assertTrue(Files.notExists(folder.resolve("told")));
    }

    @Test
    void theOperatorHearsOfAFailure() throws Exception {
        preparation("echo no room; exit 3").begin();
        while (said.size() == 0) Thread.sleep(20);
        assertTrue(
                said.toString(StandardCharsets.UTF_8)
                        .contains(folder.resolve("log").toString()),
                said::toString);
        assertTrue(Files.readString(folder.resolve("log")).contains("no room"));
    }

    @Test
    void nothingIsPreparedWhereMemoryIsShort() throws Exception {
        preparation(Long.MAX_VALUE, "echo again > '" + folder.resolve("told") + "'")
                .begin();
        end();
        assertTrue(FreeMemory.megabytes().isEmpty() || Files.notExists(folder.resolve("told")));
    }

    @Test
    void memoryThatProgramsMayTakeIsRead() {
        assertEquals(Optional.of(7_933L), FreeMemory.megabytes("MemTotal: 1 kB\nMemAvailable:    8123456 kB\n"));
        assertEquals(Optional.empty(), FreeMemory.megabytes("MemTotal: 1 kB\n"));
    }

    /** Waits until nothing is prepared any more. */
    private static void end() throws InterruptedException {
        for (Thread thread : Thread.getAllStackTraces().keySet())
            if (thread.getName().equals("preparation")) thread.join();
    }
}
