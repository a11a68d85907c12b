package org.onehall.local.backup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

/** Whether a broker contains what was written into it from a backup. */
class RestorationTest {
    private static final TopicPartition MOVES = new TopicPartition("moves", 3);

    @Test
    void aPartitionEndsWhereAsMuchWasWritten() {
        for (long records : new long[] {0, 1, 127, 128, 139, 70_000, 5_000_000_000L}) {
            // each number is boxed separately, as those from the broker and from counting are
            Map<TopicPartition, Long> ends = Map.of(MOVES, records);
            assertEquals(Optional.empty(), Restoration.notRestored(ends, Map.of(MOVES, records)));
        }
        assertEquals(Optional.empty(), Restoration.notRestored(Map.of(MOVES, 0L), Map.of()));
    }

    @Test
    void aPartitionThatLacksRecordsOrHasMoreIsNamed() {
        assertEquals(
                Optional.of("moves-3 was not restored: 139 records were written, and it ends at offset 138"),
                Restoration.notRestored(Map.of(MOVES, 138L), Map.of(MOVES, 139L)));
        assertEquals(
                Optional.of("moves-3 was not restored: 0 records were written, and it ends at offset 1"),
                Restoration.notRestored(Map.of(MOVES, 1L), Map.of()));
    }
}
