package org.onehall.local.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.chess.Position;
import org.onehall.engine.AnalysisFile;
import org.onehall.screening.EngineSettings;

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
            out.write(("{\"engine\":\"An engine 1\",\"nodes\":100,\"multipv\":2,\"hash_mb\":16}\n"
                    + "{\"fen\":\"" + FEN + "\",\"depth\":3,\"choices\":[[\"e1d2\",0]]}\n").getBytes(StandardCharsets.UTF_8));
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
