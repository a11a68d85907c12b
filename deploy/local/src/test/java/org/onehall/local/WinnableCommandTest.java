package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import picocli.CommandLine;

class WinnableCommandTest {
    private static final String LONE_KINGS = "7K/8/1k6/8/8/8/8/8 b - -";
    private static final String ROOK = "7K/8/1k6/8/8/8/8/R7 b - -";

    private record Answer(int exit, List<String> out, List<String> err) {}

    private static Answer answer(String lines, String... options) throws IOException {
        var command = new WinnableCommand();
        new CommandLine(command).parseArgs(options);
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int exit;
        try (var answers = new PrintStream(out, true, StandardCharsets.UTF_8);
                var complaints = new PrintWriter(err, true, StandardCharsets.UTF_8)) {
            exit = command.answer(new BufferedReader(new StringReader(lines)), answers, complaints);
        }
        return new Answer(
                exit,
                out.toString(StandardCharsets.UTF_8).lines().toList(),
                err.toString(StandardCharsets.UTF_8).lines().toList());
    }

    @Test
    void bothSidesAreAnsweredUnlessOneIsNamed() throws IOException {
        Answer both = answer(ROOK + "\n");
        assertEquals(0, both.exit());
        assertEquals(2, both.out().size());
        assertTrue(
                both.out().getFirst().startsWith(ROOK + "\twhite\twinnable\t"),
                both.out().toString());
        assertTrue(
                both.out().getLast().startsWith(ROOK + "\tblack\tunwinnable\t"),
                both.out().toString());
        assertEquals(1, answer(ROOK, "--side", "black").out().size());
    }

    @Test
    void theMatingLineIsPlayable() throws IOException {
        String[] fields =
                answer(ROOK + " 0 1", "--side", "white").out().getFirst().split("\t", -1);
        assertEquals(6, fields.length);
        assertTrue(fields[4].matches("\\d+\\.\\d"), fields[4]);
        Position position = Position.ofFen(fields[0]);
        for (String move : fields[5].split(" ")) {
            position = position.play(Move.ofUci(move));
        }
        assertTrue(position.isCheckmate());
    }

    @Test
    void theProofIsNamedOnDemand() throws IOException {
        assertEquals("", answer(LONE_KINGS + " | white").out().getFirst().split("\t", -1)[5]);
        assertTrue(answer(LONE_KINGS + " | white", "--proof")
                .out()
                .getFirst()
                .split("\t", -1)[5]
                .matches("material \\d+"));
    }

    @Test
    void aKnownAnswerThatDiffersIsTold() throws IOException {
        assertEquals(
                0,
                answer(ROOK + " | white | winnable | source | note\n" + ROOK + "\tblack\tunwinnable\n" + ROOK
                                + " | black | unknown\n")
                        .exit());
        Answer wrong = answer("\n# comment\n" + ROOK + " | black | winnable | source\n");
        assertEquals(1, wrong.exit());
        assertEquals(1, wrong.out().size());
        assertEquals(List.of("onehall: line 3: " + ROOK + " is unwinnable for black, not winnable"), wrong.err());
    }

    @Test
    void aLineThatCannotBeReadIsToldAndTheOthersAreAnswered() throws IOException {
        Answer answer =
                answer("nonsense\n" + LONE_KINGS + " | red\n" + LONE_KINGS + " | white | maybe\n" + LONE_KINGS + "\n");
        assertEquals(2, answer.exit());
        assertEquals(2, answer.out().size());
        assertEquals(3, answer.err().size());
        assertTrue(
                answer.err().getFirst().startsWith("onehall: line 1: not a FEN"),
                answer.err().toString());
        assertTrue(
                answer.err().get(1).startsWith("onehall: line 2: the side"),
                answer.err().toString());
    }

    @Test
    void aFenMayBeGivenInOneWordOrInSeveral() {
        assertEquals(
                List.of(LONE_KINGS, ROOK + " 0 1", "startpos", "hello"),
                WinnableCommand.fens(List.of("7K/8/1k6/8/8/8/8/8", "b", "-", "-", ROOK + " 0 1", "startpos", "hello")));
    }
}
