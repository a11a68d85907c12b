package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StartNumbersTest {
    @Test
    void withoutStatedNumbersPlayersAreNumberedInOrder() {
        assertEquals(Map.of("a", 1, "b", 2), StartNumbers.of(Map.of(), List.of("a", "b")));
    }

    @Test
    void theOthersGetTheNextFreeNumbers() {
        assertEquals(
                Map.of("a", 3, "b", 1, "c", 2, "d", 4), StartNumbers.of(Map.of("a", 3), List.of("a", "b", "c", "d")));
    }
}
