package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyseCommandTest {
    private static final String GAME = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n\n";

    @TempDir
    private Path folder;

    private final StringWriter said = new StringWriter();

    /** An engine in a few lines of shell; it lists two moves and notes each search. */
    private Path engine() throws IOException {
        Path program = Files.writeString(folder.resolve("engine"), """
                #!/bin/sh
                while read -r line; do
                  case "$line" in
                    uci) echo "id name Small 1"; echo uciok ;;
                    isready) echo readyok ;;
                    "position "*) echo "$line" >>"$0.searches"; case "$line" in *" w "*) a=a2a4 b=h2h4 ;; *) a=d8e7 b=e8e7 ;; esac ;;
                    "go nodes 100") echo "info depth 4 multipv 1 score cp 5 nodes 9 pv $a"; echo "info depth 4 multipv 2 score cp 1 nodes 9 pv $b"
                      echo "bestmove $a" ;;
                  esac
                done
                """);
        assertTrue(program.toFile().setExecutable(true));
        return program;
    }

    private int run(String... more) throws IOException {
        var ignored = new PrintWriter(said, true);
        List<String> args = new java.util.ArrayList<>(List.of(
                "analyse",
                "--engine",
                folder.resolve("engine").toString(),
                "--out",
                out().toString(),
                "--nodes",
                "100",
                "--multipv",
                "2"));
        args.addAll(List.of(more));
        return Onehall.run(args.toArray(String[]::new), ignored, ignored);
    }

    private Path out() {
        return folder.resolve("out.jsonl");
    }

    private List<String> searches() throws IOException {
        return Files.readAllLines(folder.resolve("engine.searches"));
    }

    @Test
    void everyPositionFromTheMoveOnIsAnalysedOnceAndALaterRunGoesOn() throws IOException {
        engine();
        String games = Files.writeString(folder.resolve("games.pgn"), GAME + GAME.replace("4. Ba4 Nf6", "4. Bxc6 dxc6"))
                .toString();
        assertEquals(0, run("--from-move", "3", "--limit-games", "1", games));
        assertEquals(4, searches().size());
        assertEquals(0, run("--from-move", "3", games));
        assertEquals(5, searches().size());
        List<String> lines = Files.readAllLines(out());
        assertEquals("{\"engine\":\"Small 1\",\"nodes\":100,\"multipv\":2,\"hash_mb\":16}", lines.getFirst());
        assertEquals(
                "{\"fen\":\"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 "
                        + "1\",\"depth\":4,\"choices\":[[\"a2a4\",5],[\"h2h4\",1]]}",
                lines.get(1));
        assertEquals(6, lines.size());
    }

    @Test
    void movesBeforeTheNinthDoNotCountUnlessAskedFor() throws IOException {
        engine();
        String games = Files.writeString(folder.resolve("games.pgn"), GAME).toString();
        assertEquals(0, run(games));
        assertEquals(1, Files.readAllLines(out()).size());
    }

    @Test
    void aBrokenGameIsAnsweredWithNoAndAnalysedUpToItsFault() throws IOException {
        engine();
        String games = Files.writeString(folder.resolve("games.pgn"), "1. e4 e5 2. Nf3 Nc6 3. Ke4 *\n")
                .toString();
        assertEquals(1, run("--from-move", "2", games));
        assertEquals(3, Files.readAllLines(out()).size());
    }

    @Test
    void aFaultIsNamedByItsFileAndTheNumberInIt() throws IOException {
        engine();
        String good = Files.writeString(folder.resolve("good.pgn"), GAME + GAME).toString();
        String broken = Files.writeString(folder.resolve("broken.pgn"), "1. e4 e5 2. Ke3 *\n")
                .toString();
        String empty = Files.writeString(folder.resolve("empty.pgn"), "\n").toString();
        assertEquals(1, run(good, broken));
        assertTrue(said.toString().startsWith("onehall: " + broken + ", game 1: line 1"), said.toString());
        said.getBuffer().setLength(0);
        assertEquals(1, run(empty, good));
        assertTrue(said.toString().startsWith("onehall: " + empty + " contains no games"), said.toString());
        assertEquals(2, run("--from-move", "0", good));
    }

    @Test
    void anEngineThatDoesNotStartIsNamedAndNothingIsSaidToBeKept() throws IOException {
        Path dead = Files.writeString(folder.resolve("engine"), "#!/bin/sh\nexit 3\n");
        assertTrue(dead.toFile().setExecutable(true));
        assertEquals(1, run(Files.writeString(folder.resolve("games.pgn"), GAME).toString()));
        assertTrue(said.toString().contains(dead + ": ") && !said.toString().contains("kept"), said.toString());
    }

    @Test
    void theAnalysesNeverTakeThePlaceOfTheGames() throws IOException {
        engine();
        String games = Files.writeString(out(), GAME).toString();
        assertEquals(2, run(games));
        assertTrue(said.toString().contains("--out: " + out() + " is already used by this command"), said.toString());
        assertEquals(GAME, Files.readString(out()));
    }

    @Test
    void aFileThatCannotGrowIsNamedAndTheNextRunGoesOn() throws Exception {
        engine();
        String games = Files.writeString(
                        folder.resolve("games.pgn"),
                        "1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. d3 d6 5. Be3 Be6 6. Qd2 g6 7. Be2 Bg7 8. Rb1 h6 9. Rc1 "
                                + "h5 *\n")
                .toString();
        // the shell lets no file grow beyond a kilobyte
        Process process = new ProcessBuilder(
                        "sh",
                        "-c",
                        "ulimit -f 2; exec \"$@\"",
                        "sh",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:-UsePerfData",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Onehall.class.getName(),
                        "analyse",
                        "--engine",
                        folder.resolve("engine").toString(),
                        "--out",
                        out().toString(),
                        "--nodes",
                        "100",
                        "--multipv",
                        "2",
                        "--from-move",
                        "2",
                        games)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        String told = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(1, process.waitFor(), told);
        assertEquals(
                "onehall: " + out()
                        + " cannot be written on: File too large; what is in it is kept, and the next run goes on "
                        + "from there",
                told.strip());
        assertEquals(0, run("--from-move", "2", games), said.toString());
        assertEquals(1 + 16, Files.readAllLines(out()).size());
    }

    @Test
    void aMissingEngineAndAFileOfOtherSettingsAreTold() throws IOException {
        String games = Files.writeString(folder.resolve("games.pgn"), GAME).toString();
        assertEquals(1, run(games));
        engine();
        Files.writeString(out(), "{\"engine\":\"Small 1\",\"nodes\":99,\"multipv\":2,\"hash_mb\":16}\n");
        said.getBuffer().setLength(0);
        assertEquals(1, run(games));
        assertEquals(1, Files.readAllLines(out()).size());
        assertTrue(
                said.toString().startsWith("onehall: " + out() + " has analyses of Small 1; nodes 99;"),
                said.toString());
        var out = new PrintWriter(said, true);
        assertEquals(
                2,
                Onehall.run(
                        new String[] {
                            "analyse",
                            "--out",
                            folder.resolve("missing/out.jsonl").toString(),
                            games
                        },
                        out,
                        out));
        assertTrue(
                said.toString().contains("--out: the folder " + folder.resolve("missing") + " does not exist"),
                said.toString());
    }
}
