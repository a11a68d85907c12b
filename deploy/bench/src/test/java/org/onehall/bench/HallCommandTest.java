package org.onehall.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class HallCommandTest {
    @Test
    void badUsageEndsWithTwoBeforeAnythingIsStarted() {
        for (String[] wrong : new String[][] {
            {"--boards", "1"},
            {"--boards", "501"},
            {"--rates", "0"},
            {"--rates", "8,-1"},
            {"--rates", "many"},
            {"--seconds", "0"},
            {"--rounds", "0"},
            {"--nonsense"}
        }) {
            String[] args = new String[wrong.length + 1];
            args[0] = "hall";
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
