package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The same rules on data that cannot be shipped with the project: {@code -Donehall.rules=FOLDER} names a folder with
 * {@code pgn-cases/index.txt}, {@code history/game-facts.txt} and {@code san/}, each list describes its format in its
 * first lines.
 */
@EnabledIfSystemProperty(named = "onehall.rules", matches = ".+")
class GivenDataTest {
    /** Files that python-chess reads differently, with our result. */
    private static final Map<String, String> OTHERWISE = Map.of(
            // A file cut off within a move, "63. Kx": python-chess skips text that is not a move.
            "chess-library/corrupted.pgn", "124/1/2-1/2/ERR",
            // HTML line breaks: python-chess reads the whole game as one tag.
            "chessjs/0.pgn", "0/*/ERR",
            // A null move, Z0.
            "python-chess/anastasian-lewis.pgn", "81/1-0/ERR",
            // Crazyhouse is not supported.
            "python-chess/knightvuillaume-jannlee-zh-lichess.pgn", "0/0-1/ERR",
            // After the fault python-chess reads the result that stands alone as another game.
            "chesslib/err.pgn", "91/0-1/ERR");

    private static final Path RULES = Path.of(System.getProperty("onehall.rules", "."));

    private static List<String[]> rows(String list) {
        try (var lines = Files.lines(RULES.resolve(list))) {
            return lines.filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" \\| ", -1))
                    .toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @TestFactory
    List<DynamicTest> pgnFilesAreReadAsTheirIndexSays() {
        var tests = new ArrayList<DynamicTest>();
        for (String[] row : rows("pgn-cases/index.txt")) {
            tests.add(DynamicTest.dynamicTest(row[0], () -> pgn(row[0], row[1], row[3])));
        }
        return tests;
    }

    private static void pgn(String file, String expectation, String reading) throws IOException {
        String text = new String(Files.readAllBytes(RULES.resolve("pgn-cases").resolve(file)), StandardCharsets.UTF_8);
        List<PgnGame> tolerant = PgnReader.readAll(text);
        List<PgnGame> strict = StrictPgnReader.readAll(text);
        String[] games = reading.split(" ");
        switch (expectation) {
            case "ok" -> {
                assertEquals(
                        List.of(brief(games[0])),
                        strict.stream().map(GivenDataTest::brief).toList());
                assertEquals(
                        List.of(brief(games[0])),
                        tolerant.stream().map(GivenDataTest::brief).toList());
                String last = games[0].substring(brief(games[0]).length() + 1).replace('_', ' ');
                assertEquals(
                        Position.ofFen(last).repetitionKey(),
                        tolerant.getFirst().lastPosition().repetitionKey());
            }
            case "must-fail" -> {
                assertTrue(isRefused(strict), "strict");
                assertTrue(!file.contains("lenient__") || isRefused(tolerant), "tolerant");
            }
            // If tags and moves are separated, python-chess reads several games; the last one has the moves.
            case "lenient-ok" ->
                assertEquals(
                        List.of(brief(games[games.length - 1])),
                        tolerant.stream().map(GivenDataTest::brief).toList());
            case "see-python-chess" -> {
                List<String> expected = OTHERWISE.containsKey(file)
                        ? List.of(OTHERWISE.get(file))
                        : List.of(games).stream()
                                .filter(game -> !game.equals("..."))
                                .map(GivenDataTest::brief)
                                .toList();
                assertEquals(
                        expected,
                        tolerant.stream()
                                .map(GivenDataTest::brief)
                                .limit(expected.size())
                                .toList());
            }
            default -> assertEquals("parser-specific", expectation);
        }
        tolerant.stream().filter(game -> game.error().isEmpty()).forEach(PgnTest::assertRoundTrip);
    }

    @TestFactory
    List<DynamicTest> gamesEndWhereTheLawsEndThem() {
        return rows("history/game-facts.txt").stream()
                .map(row -> DynamicTest.dynamicTest(row[0], () -> GameFacts.check(row)))
                .toList();
    }

    @TestFactory
    List<DynamicTest> movesAreWrittenAsListed() {
        return rows("san/legal-moves-san.txt").stream()
                .map(row -> DynamicTest.dynamicTest(
                        row[0], () -> SanTest.assertLegalMoves(row[0], row[2], row[4], row[1].equals("960"))))
                .toList();
    }

    @TestFactory
    List<DynamicTest> tokensMeanTheirMove() {
        return rows("san/san-tokens.txt").stream()
                .map(row -> DynamicTest.dynamicTest(row[1] + " in " + row[0], () -> SanTest.assertToken(row)))
                .toList();
    }

    private static boolean isRefused(List<PgnGame> games) {
        return games.isEmpty() || games.stream().anyMatch(game -> game.error().isPresent());
    }

    /** Plies, result and whether there was an error. */
    private static String brief(PgnGame game) {
        return game.moves().size() + "/" + game.result() + "/" + (game.error().isPresent() ? "ERR" : "ok");
    }

    private static String brief(String reading) {
        int end = Math.max(reading.indexOf("/ok"), reading.indexOf("/ERR"));
        return reading.substring(0, reading.indexOf('/', end + 1)).replace("/?/", "/*/");
    }
}
