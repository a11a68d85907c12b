package org.onehall.chaos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small run with the real system; nothing in it depends on the speed of the machine. */
class ChaosIT {
    @TempDir
    private Path folder;

    @BeforeAll
    static void inTheCheckout() {
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("onehall"))) root = root.getParent();
        System.setProperty("onehall.home", root.toString());
    }

    @Test
    void nothingIsLostDoubledOrMistimedWhilePartsAreKilled() throws IOException {
        var said = new ByteArrayOutputStream();
        var told = new ByteArrayOutputStream();
        int exit = Chaos.run(
                new PrintStream(said, true, StandardCharsets.UTF_8),
                new PrintStream(told, true, StandardCharsets.UTF_8),
                "--games",
                "8",
                "--seconds",
                "40",
                "--every",
                "15",
                "--seed",
                "7",
                "--data",
                folder.resolve("run").toString(),
                "--json");
        String all = said.toString(StandardCharsets.UTF_8) + told.toString(StandardCharsets.UTF_8);
        assertEquals(0, exit, all);
        JsonNode result = new ObjectMapper().readTree(said.toString(StandardCharsets.UTF_8));
        assertTrue(result.path("killsTotal").asInt() > 0, all);
        assertTrue(result.path("movesAcknowledged").asInt() > 0, all);
        assertEquals(8, result.path("boards").asInt(), all);
        assertEquals(0, result.path("findings").size(), all);
    }

    @Test
    void badUsageEndsWithTwo() {
        PrintStream nowhere = new PrintStream(PrintStream.nullOutputStream());
        for (String[] wrong : new String[][] {
            {"--games", "0"},
            {"--seconds", "x"},
            {"--kill", "chess"},
            {"--brokers", "2"},
            {"--every", "-1"},
            {"--moves", "0"},
            {"--nonsense"}
        }) assertEquals(2, Chaos.run(nowhere, nowhere, wrong), String.join(" ", wrong));
    }
}
