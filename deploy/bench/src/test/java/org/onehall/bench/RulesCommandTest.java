package org.onehall.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.chess.Finding;
import org.onehall.chess.Move;
import org.onehall.chess.Winnability;

class RulesCommandTest {
    private static final String ROOK = "7K/8/1k6/8/8/8/8/R7 b - -";
    private static final String QUESTIONS = """
            # FEN | side | verdict | source
            7K/8/1k6/8/8/8/8/8 b - - | white | unwinnable | bare kings
            7K/8/1k6/8/8/8/8/R7 b - - | white | winnable | a rook
            7K/8/1k6/8/8/8/8/R7 b - - | black | unwinnable | a rook
            7k/5Q2/6K1/8/8/8/8/8 b - - | white | unknown | a stalemate
            6k1/6Q1/6K1/8/8/8/8/8 b - - | white | winnable | a mate on the board
            """;

    @TempDir
    private Path folder;

    private record Ran(int exit, String out, String err) {}

    private static Ran run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Bench.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
        return new Ran(exit, out.toString(), err.toString());
    }

    private Ran rules(String questions, String... more) throws IOException {
        Files.writeString(folder.resolve("five.txt"), questions);
        List<String> args = new java.util.ArrayList<>(
                List.of("rules", "--rounds", "1", "--less", "3", "--data", folder.toString()));
        args.addAll(List.of(more));
        return run(args.toArray(String[]::new));
    }

    @Test
    void everyProgramCountsAndEveryQuestionIsAnswered() throws IOException {
        Ran ran = rules(QUESTIONS, "--json");
        assertEquals(0, ran.exit(), ran.err());
        JsonNode result = new ObjectMapper().readTree(ran.out());
        assertTrue(result.path("perft").size() >= 8, ran.out());
        result.path("perft").forEach(row -> assertTrue(row.path("right").asBoolean(), row.toString()));
        assertEquals(2, result.path("winnability").size());
        JsonNode full = result.path("winnability").path(1);
        assertEquals("five.txt", full.path("file").asText());
        assertEquals("full", full.path("form").asText());
        assertEquals(5, full.path("queries").asInt());
        assertEquals(2, full.path("winnableFound").asInt());
        assertEquals(2, full.path("unwinnableFound").asInt());
        assertEquals(0, full.path("unproved").asInt());
    }

    @Test
    void aWrongAnswerIsNotPassedOver() throws IOException {
        Ran ran = rules(ROOK + " | black | winnable\n");
        assertEquals(1, ran.exit());
        assertTrue(ran.out().contains("make every leaf"), ran.out());
        assertTrue(ran.out().contains("unwinnable found"), ran.out());
    }

    @Test
    void badUsageEndsWithTwoAndUnreadableQuestionsWithOne() throws IOException {
        for (String[] args : new String[][] {
            {},
            {"dance"},
            {"rules", "--rounds", "0"},
            {"rules", "--less", "9"},
            {"rules", "--data", "no-such-folder"},
            {"rules", "--data", Files.createDirectory(folder.resolve("empty")).toString()}
        }) {
            Ran ran = run(args);
            assertEquals(2, ran.exit(), String.join(" ", args));
            assertTrue(ran.err().startsWith("onehall: "), ran.err());
        }
        Ran unreadable = rules("hello | white | winnable\n");
        assertEquals(1, unreadable.exit());
        assertTrue(unreadable.err().contains("line 1"), unreadable.err());
    }

    @Test
    void aLineThatDoesNotMateAndAMissingProofDoNotHold() throws IOException {
        Query rook = Query.read(Files.writeString(folder.resolve("rook.txt"), ROOK + " | white | winnable\n"))
                .getFirst();
        assertFalse(WinnabilityBench.holds(
                rook, new Finding(Winnability.WINNABLE, List.of(Move.ofUci("b6b7")), Optional.empty(), 1)));
        assertFalse(WinnabilityBench.holds(
                rook, new Finding(Winnability.WINNABLE, List.of(Move.ofUci("b6b1")), Optional.empty(), 1)));
        assertFalse(WinnabilityBench.holds(rook, new Finding(Winnability.UNWINNABLE, List.of(), Optional.empty(), 1)));
        assertTrue(WinnabilityBench.holds(rook, new Finding(Winnability.UNDECIDED, List.of(), Optional.empty(), 1)));
        assertTrue(WinnabilityBench.holds(rook, Winnability.full(rook.position(), rook.side(), 1_000_000)));
    }
}
