package org.onehall.local.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.chess.Position;
import org.onehall.engine.AnalysisFile;
import org.onehall.engine.Effort;
import org.onehall.engine.EnginePool;
import org.onehall.screening.EngineSettings;
import org.onehall.testkit.Eventually;
import org.onehall.testkit.FakeEngine;

class AnalysesTest {
    private static final EngineSettings SETTINGS = new EngineSettings("An engine 1", 100, 2, 16);
    private static final String FEN = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    private static final String NAME = "an-engine-1-nodes-100-multipv-2-hash-16.jsonl";

    @TempDir
    private Path packed;

    @TempDir
    private Path folder;

    private void pack() throws IOException {
        try (var out = new GZIPOutputStream(Files.newOutputStream(packed.resolve(NAME + ".gz")))) {
            out.write(("{\"engine\":\"An engine 1\",\"nodes\":100,\"multipv\":2,\"hash_mb\":16}\n" + "{\"fen\":\"" + FEN
                            + "\",\"depth\":3,\"choices\":[[\"e1d2\",0]]}\n")
                    .getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void analysesThatComeAlongBeginTheFile() throws IOException {
        pack();
        Analyses.begin(packed, folder, SETTINGS);
        AnalysisFile begun = AnalysisFile.read(folder.resolve(NAME));
        assertEquals(SETTINGS, begun.settings());
        assertTrue(begun.find(Position.ofFen(FEN)).isPresent());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(1, files.count(), "nothing else is left there");
        }
    }

    @Test
    void whoWaitsForAFrozenEngineIsToldOnStandardErrorAndNotAmongTheResults() throws Exception {
        var said = new ByteArrayOutputStream();
        var results = new ByteArrayOutputStream();
        PrintStream err = System.err;
        PrintStream out = System.out;
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        System.setOut(new PrintStream(results, true, StandardCharsets.UTF_8));
        try (EnginePool pool = Analyses.start(
                FakeEngine.command(
                        FakeEngine.Manner.COUNTING,
                        folder.resolve("gate").toString(),
                        folder.resolve("searches").toString()),
                new Effort(100, 2, 16),
                1,
                Duration.ofSeconds(1))) {
            var answer = pool.ask(FEN);
            Eventually.holds(() ->
                    said.toString(StandardCharsets.UTF_8).contains("has said nothing for 1 s; it is given up in "));
            assertTrue(
                    said.toString(StandardCharsets.UTF_8).startsWith("onehall: the engine (process "),
                    () -> said.toString(StandardCharsets.UTF_8));
            Files.createFile(folder.resolve("gate"));
            assertEquals(2, answer.get().choices().size());
        } finally {
            System.setErr(err);
            System.setOut(out);
        }
        assertEquals("", results.toString(StandardCharsets.UTF_8));
    }

    @Test
    void whatIsThereAlreadyStays() throws IOException {
        pack();
        Files.writeString(folder.resolve(NAME), "own\n");
        Analyses.begin(packed, folder, SETTINGS);
        assertEquals("own\n", Files.readString(folder.resolve(NAME)));
    }

    @Test
    void otherSettingsBeginWithNothing() throws IOException {
        pack();
        Analyses.begin(packed, folder, new EngineSettings("An engine 1", 200, 2, 16));
        try (Stream<Path> files = Files.list(folder)) {
            assertFalse(files.findAny().isPresent());
        }
    }
}
