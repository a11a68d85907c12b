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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * A small run with the real system; nothing in it depends on the speed of the machine. Nightly only: it takes minutes,
 * and what it measures is tested without the benchmark, too.
 */
@EnabledIfSystemProperty(named = "onehall.nightly", matches = "true")
class AlarmsIT {
    @BeforeAll
    static void inTheCheckout() {
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("onehall"))) root = root.getParent();
        System.setProperty("onehall.home", root.toString());
    }

    @Test
    void everyLostDeviceBecomesOneCaseWithOneDecision() throws IOException {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Bench.run(
                new String[] {
                    "alarms",
                    "--boards",
                    "4",
                    "--venues",
                    "2",
                    "--cases",
                    "4",
                    "--warm-up",
                    "1",
                    "--dark",
                    "2",
                    "--json"
                },
                new PrintWriter(out, true),
                new PrintWriter(err, true));
        assertEquals(0, exit, () -> out + err.toString());
        JsonNode result = new ObjectMapper().readTree(out.toString());
        assertEquals(1 + 4 + 3 * 4 + 8, result.path("drops").asInt(), out::toString);
        assertEquals(result.path("drops").asInt(), result.path("whole").asInt(), out::toString);
        assertEquals(25, result.path("rows").size(), out::toString);
        for (JsonNode row : result.path("rows"))
            assertEquals(row.path("of").asInt(), row.path("number").asInt(), row::toString);
        assertTrue(result.at("/usages/0/processors").has("playing-zone"), out::toString);
    }
}
