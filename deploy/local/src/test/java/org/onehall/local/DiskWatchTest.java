package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.DiskRoom;

class DiskWatchTest {
    private static final long MIB = 1L << 20;

    private long free = 3_000 * MIB;
    private final DiskWatch watch =
            new DiskWatch(() -> Optional.of(new DiskRoom(Path.of("/srv/hall"), free, 20_000 * MIB)));

    @Test
    void aDiskThatFillsIsReportedOnce() {
        assertEquals(Optional.empty(), watch.look());
        free = 2_000 * MIB;
        assertTrue(watch.look().orElseThrow().endsWith("; make room: below 500 MB no round can be opened"));
        assertEquals(Optional.empty(), watch.look());
        free = 60 * MIB;
        assertTrue(watch.look().orElseThrow().contains("nothing is started below 64 MB"));
        assertFalse(watch.hasRoom());
    }

    @Test
    void aDiskAroundALimitIsNotReportedAtEveryLook() {
        for (int look = 0; look <= 10 * DiskWatch.STEADY; look++) {
            free = (look % 2 == 0 ? 2_000 : 2_100) * MIB;
            assertEquals(look == 0, watch.look().isPresent(), "look " + look);
        }
        free = 3_000 * MIB;
        for (int look = 1; look < DiskWatch.STEADY; look++) {
            assertEquals(Optional.empty(), watch.look());
        }
        assertEquals(
                "2.9 GB of 19.5 GB are free on the disk of /srv/hall",
                watch.look().orElseThrow());
    }
}
