package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.demo.Demo;
import org.onehall.demo.MakeCompetition;

/** Real games, each at its own board and all at the same time, end in the hall as in their PGN. */
class RealGamesIT {
    /** The number of games; 200 are available. */
    private static final int GAMES = Integer.getInteger("onehall.e2e.games", 12);

    @TempDir
    private Path folder;

    @Test
    void realGamesEndAsTheirPgnSays() throws IOException {
        RunningHall hall = RunningHall.shared();
        hall.load("real", MakeCompetition.write(folder, "real", GAMES));
        hall.codes("real");
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        long from = System.nanoTime();
        int exit = Demo.run(
                new PrintStream(said, true, StandardCharsets.UTF_8),
                "--zone",
                hall.url(),
                "--operator-token-file",
                hall.data().resolve("identity/operator.jwt").toString(),
                "--competition",
                "real",
                "--games",
                RunningHall.root().resolve("deploy/demo/games/real-200.pgn").toString(),
                "--speed",
                "max",
                "--patience",
                "0",
                "--no-script",
                "--check");
        double seconds = (System.nanoTime() - from) / 1e9;
        String text = said.toString(StandardCharsets.UTF_8);
        assertEquals(0, exit, text);
        assertTrue(text.contains(GAMES + " games as their PGN says, 0 not"), text);
        RunningHall.figure("%d real games: %.1f s", GAMES, seconds);
        RunningHall.Said verdict = hall.verify();
        assertEquals(0, verdict.exit(), verdict.text());
        RunningHall.figure("replay --verify: %s", verdict.text().strip());
    }
}
