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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnWriter;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.screening.Calibration;
import org.onehall.screening.CalibrationFile;
import org.onehall.screening.CalibrationSet;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.IprLine;
import org.onehall.screening.PerIndex;
import org.onehall.screening.RatingLine;
import org.onehall.screening.ReferencePosition;
import org.onehall.screening.SkillLine;
import org.onehall.testkit.FakeEngine;

@Tag("slow")
class ScreenBenchCommandTest {
    @TempDir
    private Path folder;

    private record Ran(int exit, String out, String err) {}

    private Ran run(String... more) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        List<String> args = new ArrayList<>(List.of(
                "screen",
                "--data",
                folder.toString(),
                "--engine",
                folder.resolve("engine").toString(),
                "--calibration",
                folder.resolve("calibration.txt").toString(),
                "--cache",
                folder.resolve("kept.jsonl").toString()));
        args.addAll(List.of(more));
        int exit = Bench.run(args.toArray(String[]::new), new PrintWriter(out, true), new PrintWriter(err, true));
        return new Ran(exit, out.toString(), err.toString());
    }

    /**
     * A random game; the distance of the moves from the engine's first move depends on the rating. From 3000 on they
     * are near it.
     */
    private static String game(int number, String white, String black, int rating, int plies) {
        Random chance = new Random(number);
        List<PgnMove> moves = new ArrayList<>();
        Position position = Position.initial();
        while (moves.size() < plies && !position.legalMoves().isEmpty()) {
            List<Move> best = position.legalMoves().stream()
                    .sorted((one, other) -> one.uci().compareTo(other.uci()))
                    .limit(6)
                    .toList();
            int rank = rating >= 3_000
                    ? chance.nextInt(4) / 3
                    : (int) Math.abs(chance.nextGaussian() * (3_000 - rating) / 500);
            Move move = best.get(Math.min(best.size() - 1, rank));
            moves.add(new PgnMove(move, San.write(position, move), Optional.empty(), ""));
            position = position.play(move);
        }
        Map<String, String> tags = new LinkedHashMap<>(Map.of(
                "White",
                white,
                "Black",
                black,
                "WhiteElo",
                String.valueOf(rating),
                "BlackElo",
                String.valueOf(rating)));
        return PgnWriter.write(new PgnGame(tags, moves, "1/2-1/2", Optional.empty()));
    }

    private static String games(int from, int count, int rating, int step) {
        return IntStream.range(from, from + count)
                .mapToObj(n -> game(n, "W" + n, "B" + n, rating + step * (n - from), 70))
                .collect(Collectors.joining());
    }

    @BeforeEach
    void make() throws IOException {
        String command = FakeEngine.command(FakeEngine.Manner.GOOD).stream()
                .map(word -> "'" + word + "'")
                .collect(Collectors.joining(" "));
        assertTrue(Files.writeString(folder.resolve("engine"), "#!/bin/sh\nexec " + command + "\n")
                .toFile()
                .setExecutable(true));
        List<Double> none = List.of(0.0, 0.0, 0.0, 0.0);
        RatingLine one = new RatingLine(1.1, 0);
        Files.writeString(
                folder.resolve("calibration.txt"),
                CalibrationFile.write(new Calibration(
                        "bench-1",
                        new EngineSettings("Fake 1.0", 1_000, 6, 16),
                        "2026-03-01",
                        new CalibrationSet("some games", 500, 30_000, 600, 1_200, 2_800),
                        new SkillLine(-1.4, -0.7, 0.5, 0),
                        List.of(none, none, none, none),
                        new PerIndex<>(RatingLine.ZERO, RatingLine.ZERO, RatingLine.ZERO),
                        new PerIndex<>(one, one, one),
                        60,
                        0.68,
                        1,
                        new IprLine(-300, 1_300, 1),
                        80,
                        List.of(
                                new ReferencePosition(List.of(0.0, 0.1, 0.2, 0.4), 20),
                                new ReferencePosition(List.of(0.0, 0.02, 0.3), 10)))));
    }

    private void published() throws IOException {
        Path published = Files.createDirectory(folder.resolve("published"));
        Files.writeString(
                published.resolve("weak.pgn"),
                game(1, "Abel, A", "Babel,B", 1_500, 90) + game(2, "Babel,B", "Abel, A", 1_500, 90));
        Files.writeString(
                published.resolve("strong.pgn"),
                game(3, "Cain, C", "Dane, D", 2_700, 90) + game(4, "Dane, D", "Cain, C", 2_700, 90));
        Files.writeString(published.resolve("published-ipr.csv"), """
                event,pgn,elo,player,ipr,moves_analysed
                Weak,weak.pgn,1500,ALL,1510,200
                Weak,weak.pgn,1500,Abell,1500,100
                Strong,strong.pgn,2700,ALL,2710,210
                Strong,strong.pgn,2700,Dane,2700,105
                """);
    }

    @Test
    void printedRatingsStandBesideOursWithTheAgreement() throws IOException {
        published();
        Ran ran = run("--published", "--json");
        assertEquals(0, ran.exit(), ran.err());
        JsonNode result = new ObjectMapper().readTree(ran.out());
        assertEquals("bench-1", result.path("calibration").asText());
        assertEquals(4, result.path("published").path("rows").size());
        assertEquals(4, result.path("published").path("agreement").path("rows").asInt());
        JsonNode abel = result.path("published").path("rows").path(1);
        assertEquals(1_500, abel.path("printed").asInt());
        assertTrue(abel.path("moves").asInt() > 50
                && abel.path("moves").asInt()
                        < result.path("published")
                                .path("rows")
                                .path(0)
                                .path("moves")
                                .asInt());
        assertTrue(result.path("published").has("held"), ran.out());
        assertFalse(result.has("honest"));
        Ran table = run("--published");
        assertTrue(
                table.out().contains("rank correlation ") && table.out().contains("printed within our 2 sigma"),
                table.out());
    }

    @Test
    void honestGamesAreFoundByPatternOfEitherHalfAndEnginesAreToldApart() throws IOException {
        Files.writeString(folder.resolve("honest-otb-bands-b.pgn"), games(10, 24, 1_400, 50));
        Files.writeString(folder.resolve("event-cup-b.pgn"), games(50, 6, 2_000, 10));
        Files.writeString(folder.resolve("engine-b.pgn"), games(70, 10, 3_000, 10));
        Ran ran = run("--json");
        assertEquals(0, ran.exit(), ran.err());
        JsonNode result = new ObjectMapper().readTree(ran.out());
        List<String> sets = result.path("honest").findValuesAsText("set").stream()
                .distinct()
                .toList();
        assertEquals(List.of("event-cup", "honest-otb-bands", "all"), sets);
        for (JsonNode line : result.path("honest")) {
            assertEquals(3, line.path("tails").size(), line.toString());
            assertTrue(
                    line.path("games").asInt() > 0 && line.path("moves").asInt() > 0 && line.has("held"),
                    line.toString());
        }
        JsonNode engine = result.path("separation").path(0);
        assertEquals("engine, rated 1600", engine.path("play").asText());
        assertTrue(engine.path("auc").asDouble() > 0.9, engine.toString());
        assertEquals(0.95, engine.path("goal").asDouble());
        List<String> plays = result.path("separation").findValuesAsText("play").stream()
                .distinct()
                .toList();
        assertEquals(
                List.of(
                        "engine, rated 1600",
                        "engine, rated 2000",
                        "engine, rated 2400",
                        "engine, rated 2700",
                        "every move from this engine",
                        "one move in 2 from this engine",
                        "one move in 4 from this engine",
                        "one move in 10 from this engine"),
                plays);
        Ran table = run();
        assertTrue(table.out().contains("|z| > 2") && table.out().contains("AUC"), table.out());
    }

    @Test
    void neitherWorkersNorAKillNorATornFileChangeAnAnswer() throws IOException {
        published();
        Ran ran = run("--throughput", "--positions", "30", "--json");
        assertEquals(0, ran.exit(), ran.err());
        JsonNode measured = new ObjectMapper().readTree(ran.out()).path("throughput");
        assertEquals(30, measured.path("positions").asInt());
        assertTrue(
                measured.path("sameForFour").asBoolean()
                        && measured.path("sameAfterKill").asBoolean()
                        && measured.path("sameAfterTear").asBoolean(),
                ran.out());
        assertTrue(measured.path("killed").asInt() >= 1, ran.out());
        assertTrue(
                measured.path("bare").asDouble() > 0
                        && measured.path("ours").asDouble() > 0
                        && measured.path("gamesAnHour").asDouble() > 0,
                ran.out());
    }

    @Test
    void badUsageEndsWithTwo() {
        for (String[] wrong : new String[][] {
            {"--data", "no-such-folder"},
            {"--positions", "1"},
            {"--published"},
            {"--throughput"},
            {"--nonsense"},
            {"--nodes", "abc"},
            {"--nodes", "0"}
        }) {
            Ran ran = run(wrong);
            assertEquals(2, ran.exit(), String.join(" ", wrong));
            assertTrue(ran.err().startsWith("onehall: "), ran.err());
        }
    }
}
