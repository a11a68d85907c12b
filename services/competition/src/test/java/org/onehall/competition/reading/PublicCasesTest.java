package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Details;
import org.onehall.text.Doubt;
import org.onehall.text.Text;

/** Reports and lists of players in forms that users of other programs reported: each is read as its README says. */
class PublicCasesTest {
    private static final Path CASES = Path.of("src/test/resources/public-cases");
    private static final String HEAD = """
            id: cases
            name: Cases
            venues: [{id: v, name: Venue, timeZone: Europe/Rome}]
            officials:
              - {id: ca, name: Olga Monteverro, role: CHIEF_ARBITER}
              - {id: lca, name: Dino Roccabella, role: LOCAL_CHIEF_ARBITER, venue: v}
              - {id: lta, name: Elsa Pratoverde, role: LOCAL_TECHNICAL_ARBITER, venue: v}
              - {id: lo, name: Nora Castelbuono, role: LOCAL_ORGANISER, venue: v}
            regulations:
              profile: fide-online-2021
              timeControl: 90+30
              disconnection.clockPolicy: PAUSE
              appeals.body: Committee
              fairplay.awardPointsToOpponents: false
            """;

    /** A file and the result of reading it. */
    private record Case(Reading reading, List<Fault> notes, List<Doubt> doubts) {
        Command.Load load() {
            assertTrue(reading instanceof Reading.Read, () -> String.valueOf(reading));
            return ((Reading.Read) reading).load();
        }

        List<String> faults() {
            return reading instanceof Reading.Faulty(var faults)
                    ? faults.stream().map(PublicCasesTest::place).toList()
                    : List.of();
        }
    }

    private static String place(Fault fault) {
        return fault.line() + ":" + fault.column();
    }

    private static Case read(String file, Optional<Charset> stated) throws IOException {
        Text text = Text.read(CASES.resolve(file), stated);
        String name = Path.of(file).getFileName().toString();
        String yaml = HEAD
                + (name.endsWith(".trf")
                        ? "players: {trf: " + name + ", venue: v}\n"
                        : "players: {file: " + name
                                + "}\nrounds: [{number: 1, pairings: [{board: 1, white: p4, black: p1}]}]\n");
        List<Fault> notes = new ArrayList<>();
        Reading reading = CompetitionReader.read(
                new Sources("cases.yaml", yaml, Map.of(name, text.text()), Optional.empty(), ""), notes::add);
        return new Case(reading, notes, text.doubts());
    }

    private static List<String[]> rows() throws IOException {
        return Files.readAllLines(CASES.resolve("competitions.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" \\| ", -1))
                .toList();
    }

    private static String summary(Command.Load load) {
        String games = load.rounds().stream()
                .map(round -> String.valueOf(round.pairings().size()))
                .collect(Collectors.joining(","));
        return "players " + load.players().size() + " games " + games + " "
                + load.players().getFirst().name();
    }

    @Test
    void everyFileIsReadOrRefusedAtItsPlace() throws IOException {
        List<String> expected = new ArrayList<>();
        List<String> found = new ArrayList<>();
        for (String[] row : rows()) {
            Case one = read(row[0], Optional.empty());
            String read = one.reading() instanceof Reading.Read(var load)
                    ? summary(load)
                    : "refused " + String.join(" ", one.faults());
            found.add(String.join(
                    " | ",
                    row[0],
                    read,
                    one.notes().stream().map(PublicCasesTest::place).collect(Collectors.joining(" ")),
                    one.doubts().stream()
                            .map(doubt -> String.valueOf(doubt.line()))
                            .collect(Collectors.joining(" "))));
            expected.add(String.join(" | ", row));
        }
        assertEquals(String.join("\n", expected), String.join("\n", found));
    }

    @Test
    void noFileIsForgotten() throws IOException {
        Set<String> there = new TreeSet<>();
        for (String folder : List.of("trf", "csv"))
            try (Stream<Path> files = Files.list(CASES.resolve(folder))) {
                files.forEach(file -> there.add(folder + "/" + file.getFileName()));
            }
        assertEquals(there, new TreeSet<>(rows().stream().map(row -> row[0]).toList()));
    }

    @Test
    void titlesOfAFederationOrOfAnOlderProgramAreKeptOrLeftOutWithANote() throws IOException {
        assertEquals(List.of("", "", "", ""), titles("trf/01-italian-category.trf"));
        assertEquals(List.of("g", "", "", ""), titles("trf/01b-lower-titles.trf"));
        assertEquals(List.of("", "NM", "", "WCM"), titles("trf/01c-title-WH-NM.trf"));
        assertEquals(List.of("GM", "IM", "FM", "CM"), titles("trf/01d-title-right.trf"));
        assertEquals(
                List.of(
                        "a title like GM, WFM or f, or nothing to column 13, not '1N'; it is left out",
                        "a title like GM, WFM or f, or nothing to column 13, not '2N'; it is left out"),
                read("trf/01-italian-category.trf", Optional.empty()).notes().stream()
                        .map(Fault::message)
                        .toList());
    }

    private static List<String> titles(String file) throws IOException {
        return read(file, Optional.empty()).load().entries().orElseThrow().details().stream()
                .map(Details::title)
                .toList();
    }

    @Test
    void oneFideIdOfTwoPlayersIsRefusedWithBothPlaces() throws IOException {
        var faults =
                ((Reading.Faulty) read("csv/13-dup-fide.csv", Optional.empty()).reading()).faults();
        assertEquals(
                List.of("FIDE ID '847542' is used twice, first in line 2, column 20"),
                faults.stream().map(Fault::message).toList());
        assertEquals(
                List.of("3:21"), faults.stream().map(PublicCasesTest::place).toList());
        assertEquals(
                List.of("FIDE number 847542 is used twice, first in line 14"),
                ((Reading.Faulty) read("trf/10-dup-fide.trf", Optional.empty()).reading())
                        .faults().stream().map(Fault::message).toList());
    }

    @Test
    void ratingsAreReadAsPeopleWriteThem() throws IOException {
        assertEquals(
                List.of(2000, 0, 0, 1950),
                read("csv/11-rating-odd.csv", Optional.empty()).load().players().stream()
                        .map(player -> player.rating())
                        .toList());
        for (String none : List.of("", "-", "–", "unr.", "Unrated", "n/a"))
            assertEquals(OptionalInt.of(0), PlayerCells.rating(none), none);
        for (String odd : List.of("2000.5", "2000?", "2.000", "20 00", "1.950,0", "-5", "1e3", "99999999999"))
            assertEquals(OptionalInt.empty(), PlayerCells.rating(odd), odd);
    }

    @Test
    void aFederationInSmallLettersIsTakenForTheOneMeant() throws IOException {
        assertEquals(
                List.of("3:17"),
                ((Reading.Faulty) read("csv/18-federation-lower.csv", Optional.empty())
                                .reading())
                        .faults().stream().map(PublicCasesTest::place).toList(),
                "no federation is called Italia");
        assertEquals(
                List.of("ITA", "Ita.", ""),
                Stream.of("ita", "Ita.", "").map(PlayerCells::federation).toList());
    }

    @Test
    void centralEuropeanNamesAreReadInTheEncodingThatIsStated() throws IOException {
        Optional<Charset> stated = Optional.of(Charset.forName("windows-1250"));
        assertEquals(
                List.of("Dvořák, Jiří", "Žák, Łukasz"),
                read("csv/21-cp1250.csv", stated).load().players().stream()
                        .limit(2)
                        .map(player -> player.name())
                        .toList());
        assertEquals(
                List.of("Dvořák, Jiří", "Łukasz, Żak"),
                read("trf/27-cp1250.trf", stated).load().players().stream()
                        .map(player -> player.name())
                        .toList());
        assertEquals(List.of(), read("csv/21-cp1250.csv", stated).doubts());
    }
}
