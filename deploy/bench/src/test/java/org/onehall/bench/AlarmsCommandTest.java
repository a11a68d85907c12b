package org.onehall.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class AlarmsCommandTest {
    @Test
    void badUsageEndsWithTwoBeforeAnythingIsStarted() {
        for (String[] wrong : new String[][] {
            {"--boards", "1"},
            {"--boards", "2001"},
            {"--venues", "1"},
            {"--boards", "4", "--venues", "5"},
            {"--cases", "-1"},
            {"--warm-up", "-1"},
            {"--dark", "101"},
            {"--boards", "1000", "--venues", "3", "--dark", "1"},
            {"--nonsense"}
        }) {
            String[] args = new String[wrong.length + 1];
            args[0] = "alarms";
            System.arraycopy(wrong, 0, args, 1, wrong.length);
            StringWriter err = new StringWriter();
            assertEquals(
                    2,
                    Bench.run(args, new PrintWriter(new StringWriter()), new PrintWriter(err, true)),
                    String.join(" ", wrong));
            assertTrue(err.toString().startsWith("onehall: "), err.toString());
        }
    }
}
