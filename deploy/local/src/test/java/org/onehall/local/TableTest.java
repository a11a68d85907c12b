package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
    @Test
    void signsAreNumbersToo() {
        Table table = new Table(List.of("z"));
        table.add(List.of("+1.25"));
        table.add(List.of("-10.50"));
        assertEquals("     z\n +1.25\n-10.50\n", table.toString());
    }

    @Test
    void aForeignNameDoesNotSteerTheTerminal() {
        Table table = new Table(List.of("player", "moves"));
        table.add(List.of("A\0\u001b[31mB\u009bC\u202eD\u2028E\ud800", "7"));
        table.add(List.of("Tíghe ♞", "8"));
        assertEquals("player           moves\nA??[31mB?C?D?E?      7\nTíghe ♞              8\n", table.toString());
    }

    @Test
    void aTableAlignsNumbersToTheRight() {
        Table table = new Table(List.of("name", "count"));
        table.add(List.of("a", "7"));
        table.add(List.of("longer", "1200"));
        assertEquals("name    count\na           7\nlonger   1200\n", table.toString());
    }
}
