package org.onehall.decider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextsTest {
    @Test
    void ordinaryTextOfAnyScriptIsAllowed() {
        for (String text : List.of("", "fire alarm", "first line\n\tsecond line", "caffè, Čačak, 将棋, שלום, سلام", "♔ 👍🏽 👩‍💻")) {
            assertEquals(Optional.empty(), Texts.fault(text, 500), text);
        }
    }

    @Test
    void charactersAreCountedAsReadersCountThem() {
        assertEquals(Optional.empty(), Texts.fault("👍".repeat(10), 10));
        assertEquals("has 11 characters; at most 10 are allowed", Texts.fault("👍".repeat(11), 10).orElseThrow());
    }

    @Test
    void whatHidesOrTurnsTextIsNot() {
        for (int hidden : new int[] {0, 0x1B, '\r', 0x7F, 0x85, 0x202A, 0x202E, 0x2066, 0x2069, 0xD800}) {
            String fault = Texts.fault("Black " + Character.toString(hidden) + " lost", 500).orElseThrow();
            assertTrue(fault.contains("U+%04X".formatted(hidden)), fault);
        }
    }
}
