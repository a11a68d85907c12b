package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class PerftCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int count(String lines, String... options) throws IOException {
        PerftCommand perft = new PerftCommand();
        new CommandLine(perft).parseArgs(options);
        return perft.countLines(
                new BufferedReader(new StringReader(lines)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    /** The printed lines without the speeds. */
    private List<String> printed() {
        return out.toString(StandardCharsets.UTF_8)
                .replaceAll("\t[0-9]+ nodes/s", "")
                .lines()
                .toList();
    }

    @Test
    void aLineIsAPositionAndADepth() throws IOException {
        assertEquals(0, count("# two positions\nstartpos 3\n\n8/8/8/8/8/k7/8/K7 w - - 1\n"));
        assertEquals(List.of("startpos\t3\t8902", "8/8/8/8/8/k7/8/K7 w - -\t1\t1"), printed());
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void theCountsOfALineAreChecked() throws IOException {
        assertEquals(1, count("startpos ;D1 20 ;D2 401\n"));
        assertEquals(List.of("startpos\t1\t20\tright", "startpos\t2\t400\twrong\t401"), printed());
    }

    @Test
    void aLineThatCannotBeReadIsToldWithItsNumberAndTheOthersAreCounted() throws IOException {
        assertEquals(2, count("hello\nstartpos ;D1 twenty\n8/8 3\n\nstartpos 99\nstartpos 1\n"));
        assertEquals(List.of("startpos\t1\t20"), printed());
        assertEquals(
                List.of("line 1", "line 2", "line 3", "line 5"),
                err.toString(StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> line.replaceFirst("onehall: (line [0-9]+): .*", "$1"))
                        .toList());
    }

    @Test
    void nothingToCountIsAnsweredWithNo() throws IOException {
        assertEquals(1, count("# only a comment\n"));
    }

    @Test
    void castlingRightsOfChess960NeedTheOption() throws IOException {
        String line = "1rkr4/8/8/8/8/8/8/1RKR4 w DBdb - 0 1 ;D1 20\n";
        assertEquals(2, count(line));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("--chess960"));
        assertEquals(0, count(line, "--chess960"));
    }
}
