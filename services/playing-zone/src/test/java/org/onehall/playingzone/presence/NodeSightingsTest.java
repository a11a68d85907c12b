package org.onehall.playingzone.presence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class NodeSightingsTest {
    private static final long DAY_MS = 86_400_000;

    private final NodeSightings book = new NodeSightings();

    @Test
    void aVenueHasNoNodesWithoutEndAndOneThatIsGoneMakesRoom() { // OCR 18.8
        for (int i = 0; i < 20; i++) assertTrue(book.heard("cup/rome", "node-" + i, 1_000 + i));
        assertFalse(book.heard("cup/rome", "another", 2_000));
        assertEquals(OptionalLong.empty(), book.heard("cup/rome", "another"));
        assertTrue(book.heard("cup/rome", "node-7", 2_000), "one that is known");
        assertTrue(book.heard("cup/milan", "another", 2_000), "another venue's");
        assertTrue(book.heard("cup/rome", "another", 1_001 + DAY_MS));
        assertEquals(OptionalLong.of(1_001 + DAY_MS), book.heard("cup/rome", "another"));
        assertEquals(OptionalLong.of(2_000), book.heard("cup/rome", "node-7"));
    }
}
