package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Move generation against published counts (Laws Art. 3). */
class PerftTest {
    @ParameterizedTest
    @ValueSource(strings = {"standard", "doublecheck", "singlecheck", "enpassant", "random"})
    void movesAreCountedExactly(String file) {
        var wrong = new ArrayList<String>();
        int lines = 0;
        for (String line : Lists.text("perft/" + file + ".epd").lines().filter(l -> !l.startsWith("#")).toList()) {
            String[] parts = line.split(" ;");
            Position position = Position.ofFen(parts[0]);
            for (String count : List.of(parts).subList(1, parts.length)) {
                int depth = Integer.parseInt(count.substring(1, count.indexOf(' ')));
                long expected = Long.parseLong(count.substring(count.indexOf(' ') + 1));
                long nodes = position.perft(depth);
                if (nodes != expected) {
                    wrong.add(parts[0] + " depth " + depth + ": " + nodes + " instead of " + expected);
                }
            }
            lines++;
        }
        assertEquals(List.of(), wrong);
        assertTrue(lines > 80, "lines read: " + lines);
    }

    @Test
    void depthZeroIsOneAndNegativeDepthIsRefused() {
        assertEquals(1, Position.initial().perft(0));
        assertThrows(IllegalArgumentException.class, () -> Position.initial().perft(-1));
    }
}
