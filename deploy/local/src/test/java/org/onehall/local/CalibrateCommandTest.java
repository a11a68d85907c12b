package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.screening.Calibration;
import org.onehall.screening.CalibrationFile;

@Tag("slow")
class CalibrateCommandTest {
    @TempDir
    private Path folder;

    private record Ran(int exit, String out, String err) {}

    private Ran run(String... more) throws IOException {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        List<String> args = new ArrayList<>(List.of(
                "calibrate",
                "--engine",
                Sample.engine(folder).toString(),
                "--nodes",
                "1000",
                "--cache",
                folder.resolve("kept.jsonl").toString(),
                "--out",
                made().toString(),
                "--date",
                "2026-03-01"));
        if (List.of(more).contains("--out"))
            args.subList(args.indexOf("--out"), args.indexOf("--out") + 2).clear();
        args.addAll(List.of(more));
        int exit = Onehall.run(args.toArray(String[]::new), new PrintWriter(out, true), new PrintWriter(err, true));
        return new Ran(exit, out.toString(), err.toString());
    }

    private Path made() {
        return folder.resolve("fake-1.txt");
    }

    /** The rating of a game's players, one of four levels. */
    private static String rating(int game) {
        return String.valueOf(1_450 + 300 * (game % 4));
    }

    @Test
    void aCalibrationIsWrittenWithWhatItWasMadeOfAndTheFitIsTold() throws IOException {
        String rated = IntStream.range(0, 24)
                .mapToObj(n -> Sample.game(n, "P" + n % 8, "Q" + n % 4, List.of(rating(n), rating(n)), 80))
                .collect(Collectors.joining());
        Path games = Files.writeString(
                folder.resolve("games.pgn"),
                rated
                        + Sample.game(90, "x", "y", List.of("", ""), 80)
                        + Sample.game(91, "y", "x", List.of("", ""), 80));
        Ran ran = run(games.toString());
        assertEquals(0, ran.exit(), ran.err());
        Calibration calibration = CalibrationFile.read(Files.readString(made()));
        assertEquals("fake-1", calibration.version());
        assertEquals(Sample.SETTINGS, calibration.settings());
        assertEquals("2026-03-01", calibration.date());
        assertEquals("games.pgn", calibration.set().description());
        assertEquals(24, calibration.set().games());
        for (String part : List.of(
                "fake-1 for Fake 1.0; nodes 1000",
                "24 games, " + calibration.set().moves() + " moves that count, 12 players",
                "2 games without ratings left out",
                "kappa MM ",
                "kappa EV ",
                "kappa AE ",
                " ± ",
                "rho of EV and AE ",
                "IPR = ")) assertTrue(ran.out().contains(part), part + " is not in: " + ran.out());
        assertTrue(
                ran.err().contains("for trials only: 24 games with ")
                        && ran.err().contains("at least 10000 moves"),
                ran.err());
        byte[] first = Files.readAllBytes(made());
        assertEquals(0, run(games.toString()).exit());
        assertEquals(
                -1,
                java.util.Arrays.mismatch(first, Files.readAllBytes(made())),
                "the same games give the same calibration");
        Ran other = run("--description", "others", games.toString());
        assertEquals(1, other.exit());
        assertTrue(other.err().contains("--out: " + made() + " contains another calibration"), other.err());
        assertEquals(
                -1,
                java.util.Arrays.mismatch(first, Files.readAllBytes(made())),
                "the same name never means other numbers");
    }

    @Test
    void theCalibrationNeverTakesThePlaceOfTheGamesNorOfAnotherFile() throws IOException {
        String game = Sample.game(1, "x", "y", List.of("1800", "1850"), 60);
        Path games = Files.writeString(folder.resolve("games.pgn"), game);
        Ran same = run("--out", games.toString(), games.toString());
        assertEquals(2, same.exit());
        assertTrue(same.err().contains("--out: " + games + " is already used by this command"), same.err());
        Ran other = run(
                "--out",
                games.toString(),
                Files.writeString(folder.resolve("others.pgn"), game).toString());
        assertEquals(2, other.exit());
        assertTrue(
                other.err().contains("--out: " + games + " exists, is not a calibration and would be overwritten"),
                other.err());
        assertEquals(game, Files.readString(games));
        assertFalse(Files.exists(folder.resolve("kept.jsonl")));
    }

    @Test
    void tooFewGamesAreTold() throws IOException {
        Path games =
                Files.writeString(folder.resolve("games.pgn"), Sample.game(1, "x", "y", List.of("1800", "1850"), 60));
        Ran ran = run(games.toString());
        assertEquals(1, ran.exit());
        assertTrue(
                ran.err().contains("too few moves for a calibration: ")
                        && ran.err().contains("at least 1000 are needed"),
                ran.err());
        assertFalse(Files.exists(made()));
    }

    @Test
    void gamesOfWhichNobodyHasARatingAreNotAnalysed() throws IOException {
        Path games = Files.writeString(folder.resolve("games.pgn"), Sample.game(1, "x", "y", List.of("", ""), 60));
        Ran ran = run(games.toString());
        assertEquals(1, ran.exit());
        assertEquals(
                "onehall: no player of these games has a rating (WhiteElo, BlackElo), so nothing can be learnt from "
                        + "them",
                ran.err().strip());
        assertFalse(Files.exists(folder.resolve("kept.jsonl")));
    }
}
