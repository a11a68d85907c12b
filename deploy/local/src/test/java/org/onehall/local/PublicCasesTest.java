package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.IllegalPositionException;
import org.onehall.chess.MalformedFenException;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.chess.Winnability;
import org.onehall.text.Text;

/** Games and positions in formats that users of other programs reported; each is read as its README says. */
class PublicCasesTest {
    private static final Path CASES = Path.of("src/test/resources/public-cases");

    private static List<String[]> rows(String index) throws IOException {
        return Files.readAllLines(CASES.resolve(index)).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" \\| ", -1))
                .toList();
    }

    private static List<PgnGame> games(String file) throws IOException {
        return PgnReader.readAll(
                Text.read(CASES.resolve(file), Optional.empty()).text());
    }

    @Test
    void everyGameIsReadOrRefusedAtItsPlace() throws IOException {
        for (String[] row : rows("games.txt")) {
            List<String> found = new ArrayList<>();
            for (PgnGame game : games(row[0])) {
                String[] said = PgnCommand.line(1, game).split("\t");
                String ending = said[4].replaceAll("^-$|.*(?=\\()| ", "");
                String notes = game.notes().stream()
                        .map(note -> "~" + note.line() + ":" + note.column())
                        .collect(Collectors.joining());
                found.add(said[3] + ":" + said[2] + ending
                        + game.error()
                                .map(fault -> "!" + fault.line() + ":" + fault.column())
                                .orElse("") + notes);
            }
            assertEquals(row[1], String.join(" ", found), row[0]);
            PgnGame first = games(row[0]).getFirst();
            assertEquals(
                    row[2],
                    first.tags().getOrDefault("White", "?") + " - "
                            + first.tags().getOrDefault("Black", "?"),
                    row[0]);
        }
    }

    @Test
    void noFileIsForgotten() throws IOException {
        Set<String> listed =
                new TreeSet<>(rows("games.txt").stream().map(row -> row[0]).toList());
        Set<String> there = new TreeSet<>();
        for (String folder : List.of("pgn", "history")) {
            try (Stream<Path> files = Files.list(CASES.resolve(folder))) {
                files.forEach(file -> there.add(folder + "/" + file.getFileName()));
            }
        }
        assertEquals(there, listed);
    }

    @Test
    void whatCountsAmongContradictionsIsSaid() throws IOException {
        for (String file : List.of("37-mate-mismatch", "37b-mate-wrong-result", "37c-tag-mark-mismatch")) {
            assertTrue(
                    games("pgn/" + file + ".pgn")
                            .getFirst()
                            .notes()
                            .getFirst()
                            .message()
                            .endsWith("counts"),
                    file);
        }
    }

    @Test
    void clocksWithoutSecondsAreHoursAndMinutesInAGameOfHours() throws IOException {
        assertEquals(
                List.of(119, 118, 111, 100),
                games("pgn/21-clk-hhmm.pgn").getFirst().moves().stream()
                        .map(move -> Math.toIntExact(
                                move.clock().orElse(Duration.ZERO).toMinutes()))
                        .toList());
    }

    @Test
    void centralEuropeanNamesAreDoubtedUntilTheEncodingIsStated() throws IOException {
        Path file = CASES.resolve("pgn/12d-cp1250.pgn");
        assertEquals(
                List.of(2, 3),
                Text.read(file, Optional.empty()).doubts().stream()
                        .map(doubt -> doubt.line())
                        .toList());
        Text stated = Text.read(file, Optional.of(Charset.forName("windows-1250")));
        assertEquals(List.of(), stated.doubts());
        assertEquals(
                "Dvořák, Jiří",
                PgnReader.readAll(stated.text()).getFirst().tags().get("White"));
        PrintStream before = System.out;
        var out = new ByteArrayOutputStream();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            assertEquals(0, Onehall.commandLine().execute("pgn", "--encoding", "cp1250", file.toString()));
        } finally {
            System.setOut(before);
        }
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("Dvořák, Jiří - Łukasz"), out::toString);
    }

    @Test
    void everyPositionIsJudgedByTheRules() throws IOException {
        List<String[]> expected = rows("fens.txt");
        List<String> found = new ArrayList<>();
        for (String line : Files.readAllLines(CASES.resolve("fen/fens.txt"))) {
            found.add(verdict(line.replaceAll(" 1$", ""), List.of()));
        }
        for (String file : List.of("win1.txt", "win2.txt")) {
            for (String line : Files.readAllLines(CASES.resolve("fen/" + file))) {
                String[] asked = line.split(" \\| ");
                if (!line.startsWith("#")) found.add(verdict(asked[0], List.of(asked[1])));
            }
        }
        assertEquals(expected.stream().map(row -> row[1]).toList(), found);
    }

    private static String verdict(String fen, List<String> sides) {
        try {
            Position position = Position.ofFen(fen);
            return sides.isEmpty()
                    ? "read"
                    : sides.stream()
                            .map(side -> Winnability.of(position, Side.valueOf(side.toUpperCase(Locale.ROOT)))
                                    .name()
                                    .toLowerCase(Locale.ROOT))
                            .collect(Collectors.joining(" "));
        } catch (MalformedFenException e) {
            return "malformed";
        } catch (IllegalPositionException e) {
            return "illegal";
        }
    }
}
