package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.Halls.*;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.onehall.chess.BySide;
import org.onehall.clock.TimeControl;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionDecider;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Event;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Team;
import org.onehall.competition.domain.Termination;
import org.onehall.competition.reading.CompetitionReader;
import org.onehall.competition.reading.Reading;
import org.onehall.competition.reading.Sources;
import org.onehall.regulations.Points;

@Tag("slow")
class TrfExportTest {
    private final List<Event> events = new ArrayList<>();

    private TrfExportTest told(Command.Load load) {
        events.add(new Event.CompetitionLoaded(
                load.name(),
                load.venues(),
                load.officials(),
                load.players(),
                load.rounds(),
                load.regulations(),
                load.entries()));
        return this;
    }

    private TrfExportTest opened(int round) {
        events.add(new Event.RoundOpened(round, List.of(), List.of(), OptionalInt.empty()));
        return this;
    }

    private TrfExportTest result(int round, int board, Result result, Termination termination) {
        events.add(new Event.ResultNoted(round, board, result, termination, false, Optional.empty()));
        return this;
    }

    private TrfExportTest result(int round, int board, Result result) {
        return result(round, board, result, Termination.RESIGNATION);
    }

    private TrfExportTest closed(int round) {
        events.add(new Event.RoundClosed(round));
        return this;
    }

    private CompetitionState state() {
        return new CompetitionDecider().replay(events);
    }

    private static Trf written(
            CompetitionState state, Version version, Map<Integer, LocalDate> days, Set<String> unmoved) {
        return assertInstanceOf(TrfWriting.Written.class, TrfExport.of(state, version, days, unmoved, true))
                .report();
    }

    private List<String> lines(Version version) {
        return written(state(), version, Map.of(), Set.of()).text().lines().toList();
    }

    /** For each player: points, rank and what follows from column 92 on. */
    private List<String> rows(Version version) {
        return lines(version).stream()
                .filter(line -> line.startsWith("001"))
                .map(line -> line.substring(14, 24).strip() + line.substring(80))
                .toList();
    }

    private List<String> tagged(Version version, String tag) {
        return lines(version).stream().filter(line -> line.startsWith(tag)).toList();
    }

    // ---- a competition of our own

    @Test
    void aCompetitionIsAReportWithItsOfficialsPlayersAndTimeControl() { // LAW 8.1.1, OCR 7.1
        told(load())
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        assertEquals(
                List.of(
                        "012 Spring Open",
                        "022 Rome / Milan",
                        "062 4",
                        "072 3",
                        "082 0",
                        "102 Ada Uno",
                        "122 90+30",
                        "142 2",
                        "212 PTS",
                        "222 5400+30",
                        "001    1      Bo Rossi                          2100 ITA                         1.0    1  "
                                + "   3 w 1     4 b",
                        "001    2      Bo Verdi                                                           0.5    3  "
                                + "   4 b =     3 w",
                        "001    3      Bo Neri                           2050 ITA                         0.0    4  "
                                + "   1 b 0     2 b",
                        "001    4      Bo Gialli                         1900 SMR                         0.5    2  "
                                + "   2 w =     1 w"),
                lines(Version.TRF26));
        assertEquals(
                List.of("012 Spring Open", "022 Rome / Milan", "062 4", "072 3", "082 0", "102 Ada Uno", "122 90+30"),
                lines(Version.TRF16).stream()
                        .filter(line -> !line.startsWith("001"))
                        .toList());
    }

    @Test
    void forfeitsAreNoGames() {
        told(load())
                .opened(1)
                .result(1, 1, Result.BLACK_WINS, Termination.FORFEIT)
                .result(1, 2, Result.BOTH_LOSE, Termination.FORFEIT)
                .closed(1);
        assertEquals(
                List.of(
                        "Bo Rossi 0.0    2     3 w -",
                        "Bo Verdi 0.0    4     4 b -",
                        "Bo Neri 1.0    1     1 b +",
                        "Bo Gialli 0.0    3     2 w -"),
                rows(Version.TRF16).stream()
                        .map(line -> line.replaceFirst("     \\d [wb]$", ""))
                        .map(String::stripTrailing)
                        .toList());
    }

    @Test
    void aGameWithoutAMoveByBothIsNotRated() {
        told(load())
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        List<String> results = written(state(), Version.TRF16, Map.of(), Set.of("1/1", "1/2"))
                .all(Layout.PLAYER)
                .map(line -> line.groups().getFirst().getLast())
                .toList();
        assertEquals(List.of("W", "D", "L", "D"), results);
    }

    @Test
    void theDaysOfTheRoundsAreInTheirColumns() { // LAW 6.6
        told(load()).opened(1);
        List<String> lines = written(
                        state(),
                        Version.TRF26,
                        Map.of(1, LocalDate.of(2026, 5, 1), 2, LocalDate.of(2026, 5, 3)),
                        Set.of())
                .text()
                .lines()
                .toList();
        assertTrue(
                lines.containsAll(
                        List.of("042 2026/05/01", "052 2026/05/03", "132 " + " ".repeat(87) + "26/05/01  26/05/03")),
                lines::toString);
    }

    @Test
    void whatIsNotOfficialIsAComment() { // OCR 17.11
        told(load()).opened(1).result(1, 1, Result.WHITE_WINS).result(1, 2, Result.DRAW);
        assertEquals(
                List.of("### not official: round 1 board 1", "### not official: round 1 board 2"),
                tagged(Version.TRF16, "###").stream().sorted().toList());
    }

    @Test
    void aRulingAboutPointsIsALineOfTheNewFormatAndAResultOfTheOld() { // OCR 18.4.5: 1-0 becomes ½-0
        told(load())
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        events.add(new Event.ScoreChanged(
                1,
                1,
                "r",
                "OCR 18.4.5",
                new BySide<>(Points.of("1"), Points.of("0")),
                new BySide<>(Points.of("0.5"), Points.of("0")),
                Optional.empty()));
        closed(1);
        assertTrue(
                rows(Version.TRF26).getFirst().startsWith("Bo Rossi 0.5    1     3 w 1"),
                rows(Version.TRF26)::toString);
        assertEquals(List.of("299" + " ".repeat(10) + "-0.5    1    1"), tagged(Version.TRF26, "299"));
        assertTrue(
                rows(Version.TRF16).getFirst().startsWith("Bo Rossi 0.5    1     3 w ="),
                rows(Version.TRF16)::toString);
        assertEquals(
                List.of("### points of start number 1 changed by -0.5 in round 1, OCR 18.4.5"),
                tagged(Version.TRF16, "###"));
        assertEquals(List.of(), tagged(Version.TRF16, "299"));
    }

    @Test
    void eachChangeOfPointsNamesItsOwnArticle() { // OCR 17.11, OCR 18.4.5: ½-½ becomes 1-0, then ½-0
        told(load()).opened(1).result(1, 1, Result.DRAW).result(1, 2, Result.DRAW);
        changed("appeal", "OCR 17.11", points("0.5", "0.5"), points("1", "0"))
                .changed("ruling", "OCR 18.4.5", points("1", "0"), points("0.5", "0"))
                .closed(1);
        assertEquals(
                List.of("### points of start number 3 changed by -0.5 in round 1, OCR 17.11"),
                tagged(Version.TRF16, "###"));
    }

    private TrfExportTest changed(
            String ruling, String article, BySide<java.math.BigDecimal> before, BySide<java.math.BigDecimal> after) {
        events.add(new Event.ScoreChanged(1, 1, ruling, article, before, after, Optional.empty()));
        return this;
    }

    private static BySide<java.math.BigDecimal> points(String white, String black) {
        return new BySide<>(Points.of(white), Points.of(black));
    }

    @Test
    void theOpponentOfWhoIsKeptOutOfALaterRoundIsToBePairedAnew() { // OCR 18.4.8
        told(load())
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        events.add(new Event.PlayerExcluded("r1", "r", "OCR 18.4.8", List.of(2), false, false));
        List<String> players = rows(Version.TRF26);
        assertTrue(players.getFirst().endsWith("3 w 1  0000 - Z"), players::toString);
        assertTrue(players.getLast().endsWith("2 w ="), players::toString);
        assertEquals(
                List.of("### to be paired again: start number 4 in round 2; start number 1 is excluded, OCR 18.4.8"),
                tagged(Version.TRF16, "###"));
        opened(2)
                .result(2, 1, Result.WHITE_WINS, Termination.FORFEIT)
                .result(2, 2, Result.DRAW)
                .closed(2);
        assertTrue(rows(Version.TRF26).getFirst().endsWith("4 b -"), rows(Version.TRF26)::toString);
        assertTrue(rows(Version.TRF26).getLast().endsWith("1 w +"), rows(Version.TRF26)::toString);
    }

    @Test
    void whoMayNotOpenARoundDoesNotSeeItsPairings() { // OCR 7.1, 18.4.8
        told(load(new Entries(
                        false,
                        Optional.empty(),
                        List.of(),
                        List.of(new Bye(3, "r1", ByeKind.HALF), new Bye(3, "m1", ByeKind.ALLOCATED)),
                        List.of(),
                        List.of(),
                        Optional.empty())))
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        events.add(new Event.PlayerExcluded("r2", "r", "OCR 18.4.8", List.of(2), false, false));
        String text = assertInstanceOf(
                        TrfWriting.Written.class, TrfExport.of(state(), Version.TRF26, Map.of(), Set.of(), false))
                .report()
                .text();
        List<String> rows = text.lines()
                .filter(line -> line.startsWith("001"))
                .map(line -> line.substring(91))
                .toList();
        assertEquals(
                List.of("3 w 1            0000 - H", "4 b =  0000 - Z", "1 b 0", "2 w ="),
                rows.stream().map(String::strip).toList());
        assertTrue(text.lines().noneMatch(line -> line.startsWith("###")), text);
        assertTrue(lines(Version.TRF26).stream().anyMatch(line -> line.endsWith("0000 - U")));
        assertTrue(lines(Version.TRF26).stream().anyMatch(line -> line.startsWith("### to be paired again: ")));
    }

    private TrfExportTest scored(String win, String draw) {
        var rules = new org.onehall.competition.domain.PenaltyRules(
                new org.onehall.regulations.Profile.Scoring(Points.of(win), Points.of(draw), Points.of("0")),
                java.time.Duration.ofMinutes(2),
                List.of(),
                "LOSS",
                false,
                false,
                false);
        return told(new Command.Load(
                ID,
                "Spring Open",
                venues(),
                officials(),
                players(),
                rounds(),
                new org.onehall.competition.domain.Regulations(
                        regulations().rules(),
                        regulations().control(),
                        Optional.of(rules),
                        regulations().floor(),
                        regulations().assistance(),
                        regulations().appeals(),
                        regulations().input(),
                        regulations().screening(),
                        regulations().fairPlay()),
                Optional.empty()));
    }

    @Test
    void pointsThatDoNotFitAreNeverCut() { // OCR 7.1
        scored("100000", "50000")
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        for (Version version : Version.values()) {
            List<String> values = assertInstanceOf(
                            TrfWriting.NoRoom.class, TrfExport.of(state(), version, Map.of(), Set.of(), true))
                    .values();
            assertTrue(
                    values.contains("points of start number 1 are 100000, but there are only 4 columns"),
                    values::toString);
        }
    }

    @Test
    void decimalsThatDoNotFitAreRoundedAndTheCommentHasThemAll() { // OCR 7.1
        scored("999", "333.33")
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        assertEquals(
                List.of(" 999", " 333", " 0.0", " 333"),
                lines(Version.TRF26).stream()
                        .filter(line -> line.startsWith("001"))
                        .map(line -> line.substring(80, 84))
                        .toList());
        assertTrue(
                tagged(Version.TRF16, "###").contains("### points of start number 2 are 333.33, rounded to 333"),
                tagged(Version.TRF16, "###")::toString);
        assertEquals(List.of("162  W 999    D 333    L 0.0    A 0.0"), tagged(Version.TRF26, "162"));
        assertInstanceOf(TrfReading.Read.class, Trf.read(String.join("\r\n", lines(Version.TRF26))));
    }

    @Test
    void aNameThatIsLongerThanItsColumnsIsThereInFullInAComment() {
        String name = "Maximiliana Wolfeschlegelsteinhausen";
        var players = new ArrayList<>(players());
        players.set(0, new org.onehall.competition.domain.Player("r1", name, 2100, "rome", "ITA"));
        told(load(venues(), officials(), players, rounds()));
        assertEquals(
                "Maximiliana Wolfeschlegelsteinhau",
                lines(Version.TRF16).stream()
                        .filter(line -> line.startsWith("001"))
                        .findFirst()
                        .orElseThrow()
                        .substring(14, 47));
        assertEquals(List.of("### name of start number 1 in full: " + name), tagged(Version.TRF16, "###"));
    }

    @Test
    void aNameHasAColumnForEachCharacterWhateverItsNumberInUnicode() {
        String name = "Chess \uD83D\uDE00 Player";
        var players = new ArrayList<>(players());
        players.set(0, new org.onehall.competition.domain.Player("r1", name, 2100, "rome", "ITA"));
        told(load(venues(), officials(), players, rounds()));
        var row = assertInstanceOf(TrfReading.Read.class, Trf.read(String.join("\r\n", lines(Version.TRF26))))
                .report()
                .all(Layout.PLAYER)
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of(name, "2100", "ITA"), List.of(row.field("name"), row.field("rating"), row.field("federation")));
    }

    @Test
    void otherPointsThanUsualAreToldInTheNewFormat() { // OCR 7.1
        scored("3", "1");
        assertEquals(List.of("162  W 3.0    D 1.0    L 0.0    A 0.0"), tagged(Version.TRF26, "162"));
        assertEquals(List.of(), tagged(Version.TRF16, "162"));
    }

    @Test
    void teamsAreLinesOfTheirOwn() { // FSSI team-a, team-h
        Entries entries = entries(List.of(
                new Team("a", "Alpha", "r1", List.of("r1", "r2")), new Team("b", "Beta", "m1", List.of("m1", "m2"))));
        told(load(entries))
                .opened(1)
                .result(1, 1, Result.WHITE_WINS)
                .result(1, 2, Result.DRAW)
                .closed(1);
        assertEquals(
                List.of(
                        "310   1 Alpha                                    1050    2.0    1.5   1     1    2",
                        "310   2 Beta                                     1975    0.0    0.5   2     3    4"),
                tagged(Version.TRF26, "310"));
        assertEquals(List.of("362 TW  2.0   TD  1.0   TL  0.0"), tagged(Version.TRF26, "362"));
        assertEquals(
                List.of(
                        "013 Alpha                              1    2",
                        "013 Beta                               3    4"),
                tagged(Version.TRF16, "013"));
        assertEquals(List.of(), tagged(Version.TRF16, "310"));
    }

    @Test
    void byesStartNumbersAndWhatAnEarlierReportSaidAreKept() {
        List<Details> details =
                List.of(new Details("r1", 7, "m", "GM", "123456", "1990/12/31"), new Details("m1", 3, "", "", "", ""));
        Entries entries = new Entries(
                false,
                Optional.empty(),
                List.of(),
                List.of(new Bye(3, "r1", ByeKind.HALF), new Bye(3, "m1", ByeKind.ALLOCATED)),
                details,
                List.of("012 The Name for FIDE", "032 ITA", "XXR 9", "260 001 002    1    2", "### by hand"),
                Optional.empty());
        told(load(entries));
        assertEquals(
                List.of(
                        "012 The Name for FIDE",
                        "022 Rome / Milan",
                        "032 ITA",
                        "062 4",
                        "072 3",
                        "082 0",
                        "102 Ada Uno",
                        "122 90+30",
                        "001    1      Bo Verdi                                                           0.0    4  "
                                + "   2 b       3 w",
                        "001    2      Bo Gialli                         1900 SMR                         0.0    3  "
                                + "   1 w       7 w",
                        "001    3      Bo Neri                           2050 ITA                         0.0    2  "
                                + "   7 b       1 b    0000 - U",
                        "001    7 m GM Bo Rossi                          2100 ITA      123456 1990/12/31  0.0    1  "
                                + "   3 w       2 b    0000 - H",
                        "XXR 9",
                        "### by hand"),
                lines(Version.TRF16));
        assertEquals(List.of("260 001 002    1    2"), tagged(Version.TRF26, "260"));
    }

    @Test
    void theFideNumberIsThatOfTheRegistration() { // APP-I A4
        var registration = new Registration(
                "",
                Optional.empty(),
                List.of(
                        new Registration.Registered("r1", "900001", Optional.empty()),
                        new Registration.Registered("r2", "CLUB-17", Optional.empty()),
                        new Registration.Registered("m1", "900003", Optional.empty())));
        Entries entries = new Entries(
                false,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(new Details("m1", 3, "w", "WFM", "123456", "")),
                List.of(),
                Optional.of(registration));
        told(load(entries));
        for (Version version : Version.values())
            assertEquals(
                    List.of(
                            "001    1      Bo Rossi                          2100 ITA      900001",
                            "001    2      Bo Verdi",
                            "001    3 wWFM Bo Neri                           2050 ITA      123456",
                            "001    4      Bo Gialli                         1900 SMR"),
                    lines(version).stream()
                            .filter(line -> line.startsWith("001"))
                            .map(line -> line.substring(0, 79).stripTrailing())
                            .toList(),
                    version.name());
    }

    @Test
    void aTimeControlHasItsCodeUnlessThereIsNone() { // OCR 4.4
        assertEquals(Optional.of("40/6000+30:900+30"), TournamentLines.coded(TimeControl.parse("40/100+30,15+30")));
        assertEquals(Optional.of("300"), TournamentLines.coded(TimeControl.parse("5")));
        assertEquals(Optional.empty(), TournamentLines.coded(TimeControl.parse("60d5")));
    }

    // ---- import, export, import

    private static final String YAML = """
            id: spring
            name: Spring Open
            venues: [{id: rome, name: Rome, timeZone: Europe/Rome}]
            officials:
              - {id: ca, name: Ada Uno, role: CHIEF_ARBITER}
              - {id: rome-lca, name: Ada Due, role: LOCAL_CHIEF_ARBITER, venue: rome}
              - {id: rome-lta, name: Ada Tre, role: LOCAL_TECHNICAL_ARBITER, venue: rome}
              - {id: rome-lo, name: Ada Quattro, role: LOCAL_ORGANISER, venue: rome}
            regulations: {profile: fide-online-2021, timeControl: 90+30, appeals.body: Committee, fairplay.awardPointsToOpponents: false}
            players: {trf: report.trf, venue: rome}
            """;

    private static Command.Load loaded(String yaml, String trf) {
        Reading reading = CompetitionReader.read(
                new Sources("spring.yaml", yaml, Map.of("report.trf", trf), Optional.empty(), "regulations.yaml"));
        return assertInstanceOf(Reading.Read.class, reading, reading::toString).load();
    }

    private static String exported(Command.Load load, Version version) {
        return written(new TrfExportTest().told(load).state(), version, Map.of(), Set.of())
                .text();
    }

    private static List<Path> samples() throws IOException {
        List<Path> found = new ArrayList<>();
        for (String folder : Stream.of("src/test/resources/trf", System.getProperty("onehall.trf"))
                .filter(java.util.Objects::nonNull)
                .toList())
            try (Stream<Path> files = Files.list(Path.of(folder))) {
                files.filter(file -> file.toString().endsWith(".trf")).sorted().forEach(found::add);
            }
        return found;
    }

    @TestFactory
    Stream<DynamicTest> aCompetitionLoadedFromAReportIsTheSameWhenLoadedFromItsExport() throws IOException {
        return samples().stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
                    String trf = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                    boolean paired = assertInstanceOf(TrfReading.Read.class, Trf.read(trf))
                            .report()
                            .all(Layout.PLAYER)
                            .flatMap(line -> Layout.PLAYER.cells(line, "colour"))
                            .anyMatch(colour -> colour.equals("w"));
                    String yaml = YAML
                            + (paired ? "" : "rounds: [{pairings: [{board: 1, white: p1, black: p2}]}]\n")
                            + (trf.contains("\n310") ? "teams: {trf: report.trf}\n" : "");
                    Command.Load first = loaded(yaml, trf);
                    Command.Load again = loaded(yaml, exported(first, Version.TRF26));
                    assertEquals(first.players(), again.players());
                    assertEquals(first.rounds(), again.rounds());
                    Entries entries = first.entries().orElseThrow();
                    Entries other = again.entries().orElseThrow();
                    assertEquals(entries.details(), other.details());
                    assertEquals(Set.copyOf(entries.byes()), Set.copyOf(other.byes()));
                    assertEquals(entries.teams(), other.teams());
                    assertTrue(
                            other.report().containsAll(entries.report()),
                            () -> entries.report() + " " + other.report());
                    assertEquals(again, loaded(yaml, exported(again, Version.TRF26)));
                    Command.Load old = loaded(yaml.replaceFirst("teams.*", ""), exported(first, Version.TRF16));
                    assertEquals(
                            List.of(first.players(), first.rounds(), entries.details()),
                            List.of(
                                    old.players(),
                                    old.rounds(),
                                    old.entries().orElseThrow().details()));
                }));
    }

    /**
     * Bytes and columns of every sample are changed at random: nothing throws, every refusal names its place, and what
     * is read comes back equal.
     */
    @Test
    void aMutatedSampleIsRefusedWithLineAndColumnOrIsTheSameAgain() throws IOException { // OCR 7.1
        List<byte[]> originals = new ArrayList<>();
        for (Path file : samples()) originals.add(Files.readAllBytes(file));
        int read = 0;
        int refused = 0;
        for (int run = 0; run < 800; run++) {
            long seed = 7_100L + run;
            Random random = new Random(seed);
            String trf = new String(mutated(originals.get(run % originals.size()), random), StandardCharsets.UTF_8);
            String yaml = YAML
                    + (trf.contains(" w ") ? "" : "rounds: [{pairings: [{board: 1, white: p1, black: p2}]}]\n")
                    + (trf.contains("\n310") ? "teams: {trf: report.trf}\n" : "");
            Reading reading = assertDoesNotThrow(
                    () -> CompetitionReader.read(new Sources(
                            "spring.yaml", yaml, Map.of("report.trf", trf), Optional.empty(), "regulations.yaml")),
                    () -> "seed " + seed);
            switch (reading) {
                case Reading.Faulty(var faults) -> {
                    refused++;
                    int lines = trf.split("\r\n|\r|\n", -1).length;
                    assertTrue(
                            faults.stream().anyMatch(fault -> fault.file().equals("report.trf"))
                                    || faults.stream().allMatch(fault -> fault.line() > 0),
                            () -> "seed " + seed + faults);
                    faults.stream()
                            .filter(fault -> fault.file().equals("report.trf"))
                            .forEach(fault -> assertTrue(
                                    fault.line() >= 1
                                            && fault.line() <= lines
                                            && fault.column() >= 1
                                            && !fault.message().isBlank(),
                                    () -> "seed " + seed + " " + fault));
                }
                case Reading.Read(var load) -> {
                    read++;
                    Command.Load again = loaded(yaml, exported(load, Version.TRF26));
                    assertEquals(
                            List.of(
                                    load.players(),
                                    load.rounds(),
                                    load.entries().orElseThrow().details(),
                                    load.entries().orElseThrow().teams(),
                                    Set.copyOf(load.entries().orElseThrow().byes())),
                            List.of(
                                    again.players(),
                                    again.rounds(),
                                    again.entries().orElseThrow().details(),
                                    again.entries().orElseThrow().teams(),
                                    Set.copyOf(again.entries().orElseThrow().byes())),
                            () -> "seed " + seed);
                }
            }
        }
        assertTrue(read > 100 && refused > 100, read + " read, " + refused + " refused");
    }

    /**
     * One or two changes: a byte is replaced, removed or added; two columns change places; a line is doubled or
     * removed.
     */
    private static byte[] mutated(byte[] original, Random random) {
        byte[] bytes = original;
        for (int i = random.nextInt(2); i >= 0; i--) {
            int at = random.nextInt(bytes.length);
            var out = new java.io.ByteArrayOutputStream();
            int kind = random.nextInt(6);
            int begin = at;
            while (begin > 0 && bytes[begin - 1] != '\n' && bytes[begin - 1] != '\r') begin--;
            int end = at;
            while (end < bytes.length && bytes[end] != '\n' && bytes[end] != '\r') end++;
            switch (kind) {
                case 0, 1, 2 -> {
                    out.write(bytes, 0, at);
                    if (kind != 1) out.write(random.nextBoolean() ? ' ' + random.nextInt(95) : random.nextInt(256));
                    out.write(bytes, kind == 2 ? at : at + 1, bytes.length - (kind == 2 ? at : at + 1));
                }
                case 3 -> {
                    byte[] swapped = bytes.clone();
                    int other = begin + random.nextInt(Math.max(1, end - begin));
                    if (other < bytes.length) {
                        swapped[at] = bytes[other];
                        swapped[other] = bytes[at];
                    }
                    out.writeBytes(swapped);
                }
                case 4 -> {
                    out.write(bytes, 0, Math.min(bytes.length, end + 1));
                    out.write(bytes, begin, bytes.length - begin);
                }
                default -> {
                    out.write(bytes, 0, begin);
                    out.write(bytes, end, bytes.length - end);
                }
            }
            bytes = out.size() == 0 ? original : out.toByteArray();
        }
        return bytes;
    }
}
