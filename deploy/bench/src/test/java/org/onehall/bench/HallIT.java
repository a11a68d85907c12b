package org.onehall.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A small run with the real system; nothing in it depends on the speed of the machine. */
class HallIT {
    @BeforeAll
    static void inTheCheckout() {
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("onehall"))) root = root.getParent();
        System.setProperty("onehall.home", root.toString());
    }

    @Test
    void everyMoveArrivesAndEveryProcessIsCounted() throws IOException {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Bench.run(
                new String[] {"hall", "--boards", "2", "--rates", "4", "--seconds", "2", "--rounds", "1", "--json"},
                new PrintWriter(out, true),
                new PrintWriter(err, true));
        assertEquals(0, exit, () -> out + err.toString());
        JsonNode result = new ObjectMapper().readTree(out.toString());
        assertEquals(2 * 6, result.path("rows").size(), out::toString);
        for (JsonNode row : result.path("rows"))
            assertTrue(row.path("times").path("number").asInt() > 0, row::toString);
        for (JsonNode use : result.path("uses")) {
            Set<String> processes = new TreeSet<>();
            use.at("/expenses/all").fieldNames().forEachRemaining(processes::add);
            assertTrue(processes.containsAll(Set.of("broker", "game-state", "playing-zone")), use::toString);
            assertTrue(use.at("/expenses/all/broker/processorMicros").asLong() > 0, use::toString);
        }
    }
}
