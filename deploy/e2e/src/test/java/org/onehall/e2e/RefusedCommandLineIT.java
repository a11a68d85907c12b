package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Arguments and files that commands of the command line cannot use: each ends with its exit code and a reason. */
class RefusedCommandLineIT {
    private static RunningHall hall;
    private static Cup cup;
    private static Map<String, Long> before;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void aRoundIsUnderWay() {
        hall = RunningHall.shared();
        cup = Refusals.opened("refused-arguments");
    }

    @AfterAll
    static void everybodyLeaves() {
        Refusals.close(cup);
    }

    @BeforeEach
    void count() {
        before = Refusals.events(cup);
    }

    @AfterEach
    void nothingHasChanged() {
        Refusals.assertNothingChanged(cup, before);
    }

    @TestFactory
    Stream<DynamicTest> whatTheCommandLineRefuses() throws IOException {
        Path illegal = Files.writeString(
                folder.resolve("illegal.pgn"),
                "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n");
        Path open = Files.writeString(folder.resolve("open.pgn"), "[White \"A\"]\n\n1. e4 {never closed\n");
        Path bytes =
                Files.write(folder.resolve("bytes.pgn"), new byte[] {0, (byte) 0xff, (byte) 0xfe, 12, 34, (byte) 0x80});
        Path competition = Files.writeString(folder.resolve("broken.yaml"), "id: [\n");
        return Stream.of(
                says("a FEN of a word", 2, "FEN", "perft", "hello", "1"),
                says("a FEN with nine ranks", 2, "rank", "perft", "8/8/8/8/8/8/8/8/8 w - - 0 1", "1"),
                says("a FEN without kings", 2, "king", "perft", "8/8/8/8/8/8/8/8 w - - 0 1", "1"),
                says("castling rights of Chess960", 2, "--chess960", "perft", "4k3/8/8/8/8/8/8/R2K4 w Q - 0 1", "1"),
                says("a depth that is none", 2, "DEPTH", "perft", "startpos", "x"),
                says("a depth below 0", 2, "DEPTH", "perft", "startpos", "-1"),
                says("a question that is no FEN", 2, "FEN", "winnable", "hello"),
                says("a question without kings", 2, "king", "winnable", "8/8/8/8/8/8/8/8 w - - 0 1"),
                says("a question about a third side", 2, "--side", "winnable", "--side", "green", "startpos"),
                says("a budget that is none", 2, "--budget", "winnable", "--budget", "0", "startpos"),
                says(
                        "a known answer that is wrong",
                        1,
                        "not winnable",
                        "winnable",
                        "7K/8/1k6/8/8/8/8/8 b - - | white | winnable"),
                says(
                        "a known answer that is none",
                        2,
                        "verdict",
                        "winnable",
                        "7K/8/1k6/8/8/8/8/8 b - - | white | perhaps"),
                says("an illegal move", 1, "2. Ke3|Ke3", "pgn", illegal.toString()),
                says("an open comment", 1, "comment", "pgn", open.toString()),
                says("no text", 1, "not move notation", "pgn", bytes.toString()),
                says(
                        "no file",
                        2,
                        "does not exist",
                        "pgn",
                        folder.resolve("nothing.pgn").toString()),
                says(
                        "no recorded data",
                        2,
                        "nothing is recorded",
                        "replay",
                        "--data",
                        folder.resolve("empty").toString(),
                        "--verify"),
                says(
                        "an unknown board",
                        1,
                        "no board",
                        "replay",
                        "--data",
                        hall.data().toString(),
                        "--board",
                        "nowhere/1/1"),
                says(
                        "a folder that is in use",
                        1,
                        "in use",
                        "up",
                        "--no-browser",
                        "--data",
                        hall.data().toString(),
                        "--port",
                        "10900"),
                says(
                        "a port that is none",
                        2,
                        "port",
                        "up",
                        "--no-browser",
                        "--data",
                        folder.resolve("a").toString(),
                        "--port",
                        "70000"),
                says(
                        "a competition that is no file",
                        2,
                        "does not exist|no such|not exist",
                        "up",
                        "--no-browser",
                        "--data",
                        folder.resolve("b").toString(),
                        "--competition",
                        folder.resolve("none.yaml").toString()),
                says("an unknown command", 2, "nonsense|Unmatched", "nonsense"),
                DynamicTest.dynamicTest(
                        "the broken competition is left alone",
                        () -> assertEquals("id: [\n", Files.readString(competition))));
    }

    private static DynamicTest says(String name, int exit, String text, String... arguments) {
        return DynamicTest.dynamicTest(name + " -> exit " + exit, () -> {
            RunningHall.Said said = hall.onehall(arguments);
            assertEquals(exit, said.exit(), said.text());
            assertTrue(
                    Pattern.compile(text, Pattern.CASE_INSENSITIVE)
                            .matcher(said.text())
                            .find(),
                    said.text());
            assertFalse(
                    Pattern.compile("Exception|\\bat org\\.|\\.java:")
                            .matcher(said.text())
                            .find(),
                    said.text());
        });
    }
}
