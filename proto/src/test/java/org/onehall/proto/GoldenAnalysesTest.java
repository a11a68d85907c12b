package org.onehall.proto;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.onehall.proto.fairplay.v1.ListedMove;
import org.onehall.proto.fairplay.v1.PositionAnalysed;

/** The table of analyses is kept for ever too: bytes written once are read for ever. */
class GoldenAnalysesTest {
    @Test
    void aStoredAnalysisIsStillRead() throws Exception {
        byte[] stored = HexFormat.of()
                .parseHex(Files.readString(Path.of("src/test/resources/golden-analyses/PositionAnalysed.hex"))
                        .strip());
        assertEquals(
                PositionAnalysed.newBuilder()
                        .setPosition("8/8/8/8/8/4k3/4p3/4K3 w - - 0 1")
                        .setEngine("Stockfish 15.1")
                        .setNodes(100_000)
                        .setMultiPv(6)
                        .setHashMb(16)
                        .setDepth(12)
                        .addChoices(ListedMove.newBuilder().setUci("e1d2").setCentipawns(-9_997))
                        .build(),
                PositionAnalysed.parseFrom(stored));
    }
}
