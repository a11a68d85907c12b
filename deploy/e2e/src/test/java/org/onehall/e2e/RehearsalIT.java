package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.onehall.local.OwnHall;

/** A round is rehearsed in a second hall beside the first one; nothing of it stays. */
class RehearsalIT {
    private static final RunningHall hall = RunningHall.shared();
    private static final Pattern CODES = Pattern.compile("codes +made +[0-9.]+ s +[0-9]+, all in (.*)");

    @Test
    void robotsPlayARoundOfTheEventAndTheEventKnowsNothingOfIt() throws Exception { // OCR 16.1
        int before = hall.record("two-venues/1/1").size();
        int port = OwnHall.freePort();
        Process rehearsal = hall.begin(
                "rehearse", "--event", "two-venues", "--port", String.valueOf(port), "--speed", "max", "--no-browser");
        Path codes;
        try (BufferedReader said = rehearsal.inputReader()) {
            codes = ready(said);
            URI zone = URI.create("http://127.0.0.1:" + port);
            String name = RunningHall.tree(
                            hall.get(zone + "/api/public/two-venues", "").body())
                    .path("name")
                    .asText();
            assertEquals("REHEARSAL: Two venues", name);
            try (Screen ca = new ReleasedHall(zone, Files.readString(codes)).screen("two-venues", "CHIEF_ARBITER")) {
                ca.sees(
                        "a robot's move",
                        () -> ca.client().boards().values().stream()
                                .anyMatch(board -> board.path("ply").asInt() > 0));
            }
            rehearsal.toHandle().destroy(); // the process itself would close its output
            List<String> last = said.lines().toList();
            assertTrue(last.contains("stopped; the data of the rehearsal is deleted"), last::toString);
        } finally {
            rehearsal.destroy();
        }
        assertTrue(rehearsal.waitFor(60, TimeUnit.SECONDS));
        assertFalse(Files.exists(codes.getParent()), () -> codes.getParent() + " is left");
        assertEquals(before, hall.record("two-venues/1/1").size());
    }

    /** Waits until the rehearsal is ready; where its codes are. */
    private static Path ready(BufferedReader said) throws IOException {
        List<String> lines = new ArrayList<>();
        Path codes = Path.of("");
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            lines.add(line);
            Matcher made = CODES.matcher(line);
            if (made.matches()) codes = Path.of(made.group(1));
            if (line.startsWith("ready in ")) return codes;
        }
        throw new AssertionError("the rehearsal did not start: " + lines);
    }

    @Test
    void whatCannotBeRehearsedIsSaid() {
        for (String[] wrong : new String[][] {
            {"no-such-event", "1", "this hall has no open event no-such-event"},
            {"two-venues", "77", "round 77 of two-venues has no pairings; choose with --round one of 1"}
        }) {
            RunningHall.Said said = hall.onehall(
                    "rehearse",
                    "--event",
                    wrong[0],
                    "--round",
                    wrong[1],
                    "--data",
                    hall.data().toString());
            assertEquals(1, said.exit(), said.text());
            assertTrue(said.text().contains(wrong[2]), said.text());
        }
    }
}
