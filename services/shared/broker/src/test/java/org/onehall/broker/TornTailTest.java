package org.onehall.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.record.FileRecords;
import org.apache.kafka.common.record.MemoryRecords;
import org.apache.kafka.common.record.SimpleRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TornTailTest {
    @TempDir
    Path data;

    private Path segment() throws IOException {
        Path folder = Files.createDirectories(data.resolve("onehall.game.events.v1-3"));
        Path segment = folder.resolve("00000000000000000000.log");
        try (FileRecords records = FileRecords.open(segment.toFile(), true)) {
            for (int i = 0; i < 3; i++)
                records.append(
                        MemoryRecords.withRecords(i, Compression.NONE, new SimpleRecord(("event " + i).getBytes())));
        }
        return segment;
    }

    @Test
    void aWholeSegmentIsWholeAndCutOrDamagedAnywhereInItsLastRecordItIsNot() throws IOException {
        Path segment = segment();
        byte[] whole = Files.readAllBytes(segment);
        assertTrue(TornTail.isWhole(segment));
        int last = whole.length / 3;
        for (int lost = 1; lost < last; lost++) {
            Files.write(segment, java.util.Arrays.copyOf(whole, whole.length - lost));
            assertFalse(TornTail.isWhole(segment), lost + " bytes cut");
            byte[] zeros = whole.clone();
            java.util.Arrays.fill(zeros, whole.length - lost, whole.length, (byte) 0);
            if (java.util.Arrays.equals(zeros, whole)) continue;
            Files.write(segment, zeros);
            assertFalse(TornTail.isWhole(segment), lost + " bytes are zero");
        }
        Files.write(segment, java.util.Arrays.copyOf(whole, whole.length + 4096));
        assertFalse(TornTail.isWhole(segment), "zeros behind the end");
    }

    @Test
    void theMarkOfAnOrderlyEndGoesOnlyWhereAnEndIsTorn() throws IOException {
        Path clean = Files.writeString(data.resolve(".kafka_cleanshutdown"), "");
        Path segment = segment();
        TornTail.mend(data);
        assertTrue(Files.exists(clean));
        Files.write(segment, java.util.Arrays.copyOf(Files.readAllBytes(segment), (int) Files.size(segment) - 5));
        TornTail.mend(data);
        assertFalse(Files.exists(clean));
    }

    @Test
    void howFarLogsHadGoneIsReadFromBothCheckpoints() throws IOException {
        Files.writeString(data.resolve("recovery-point-offset-checkpoint"), "0\n2\na.v1 0 17\nb 3 0\n");
        Files.writeString(data.resolve("replication-offset-checkpoint"), "0\n1\na.v1 0 21\n");
        assertEquals(Map.of("a.v1-0", 21L, "b-3", 0L), TornTail.notedEnds(data));
    }

    @Test
    void aTornCheckpointTellsWhatIsLeftOfIt() throws IOException {
        byte[] torn = "0\n2\na.v1 0 17\nb\u00C3".getBytes(StandardCharsets.ISO_8859_1);
        Files.write(data.resolve("recovery-point-offset-checkpoint"), torn);
        assertEquals(Map.of("a.v1-0", 17L), TornTail.notedEnds(data));
    }
}
