package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.eventlog.DiskRoom.Level;

class DiskRoomTest {
    private static final long MIB = 1L << 20;

    @ParameterizedTest
    @CsvSource({
        "2048, 20000, ENOUGH",
        "2047, 20000, LOW",
        "4095, 40960, LOW",
        "4096, 40960, ENOUGH",
        "500, 1000, LOW",
        "499, 1000, NO_NEW_ROUND",
        "64, 1000, NO_NEW_ROUND",
        "63, 1000, FULL",
        "0, 1000, FULL"
    })
    void theHallWarnsAtATenthOrTwoGigabytesAndOpensNoRoundBelow500Megabytes(long freeMib, long totalMib, Level level) {
        assertEquals(level, new DiskRoom(Path.of("/srv/hall"), freeMib * MIB, totalMib * MIB).level());
    }

    @Test
    void theFolderIsNamed() {
        assertEquals(
                "499 MB of 19.5 GB are free on the disk of /srv/hall",
                new DiskRoom(Path.of("/srv/hall"), 499 * MIB, 20_000 * MIB).text());
    }

    @Test
    void aFolderThatIsNotThereHasNoRoomToTell(@TempDir Path folder) {
        assertTrue(DiskRoom.of(folder).orElseThrow().total() > 0);
        assertEquals(Optional.empty(), DiskRoom.of(folder.resolve("none")));
    }
}
