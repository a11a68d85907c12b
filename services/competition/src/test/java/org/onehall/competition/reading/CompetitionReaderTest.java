package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.reading.SpringOpenFiles.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Player;

class CompetitionReaderTest {
    @Test
    void aCompetitionWrittenInOneFileIsRead() {
        Command.Load load = loaded(HEAD + INLINE + REGULATIONS, Map.of());
        assertEquals("spring", load.competitionId());
        assertEquals(
                new Player("r1", "Bo Rossi", 2100, "rome", "ITA"),
                load.players().getFirst());
        assertEquals(0, load.players().getLast().rating());
        assertEquals(
                List.of(new Pairing(1, "r1", "m1")), load.rounds().getFirst().pairings());
        assertEquals("90+30", load.regulations().control().text());
        var rules = load.regulations().rules();
        assertTrue(rules.pauseOnDisconnection() && rules.checksRequired() && rules.flagProvisionalWhileDisconnected());
        assertEquals(3, rules.repetitionAuto());
        assertEquals(60, rules.reportSlaSeconds());
    }

    @Test
    void aTimeZoneIsThatOfAPlaceAsEveryPageKnowsIt() { // OCR 16.1
        for (String zone : List.of("Rome time", "UTC+1", "Z", "GMT+01:00", "europe/rome"))
            assertEquals(
                    List.of("spring.yaml:4 venues[0].timeZone"),
                    places(HEAD.replaceFirst("Europe/Rome", zone) + INLINE + REGULATIONS, Map.of()),
                    zone);
        for (String zone : List.of("UTC", "Asia/Kathmandu", "Etc/GMT-1"))
            loaded(HEAD.replaceFirst("Europe/Rome", zone) + INLINE + REGULATIONS, Map.of());
    }

    @Test
    void everythingThatIsWrongIsToldAtOnceWithItsLine() {
        String yaml = """
                id: Spring Open
                venues:
                  - {id: rome, name: Rome, timeZone: Nowhere/Rome}
                officials:
                  - {id: ca, name: Ada Uno, role: CHIEF_ARBITER}
                  - {id: lca, name: Ada Due, role: LOCAL_CHIEF_ARBITER, venue: rome}
                  - {id: lta, name: Ada Due, role: LOCAL_TECHNICAL_ARBITER, venue: rome}
                  - {id: lo, name: Ada Tre, role: LOCAL_ORGANISER, venue: rome}
                  - {id: ca2, name: Ada Sei, role: CHIEF_ARBITER, color: red}
                players: {file: players.csv}
                rounds:
                  - number: 1
                    pairings:
                      - {board: 1, white: r1, black: r1}
                      - {board: 1, white: r2, black: zz}
                      - {board: x, white: r3}
                regulations:
                  profile: fide-online-2021
                  timeControl: ninety
                  draw.agreement.minMove: 0
                """;
        String players = "id,name,rating,venue,federation\nr1,A,2100,rome,ITA\nr1,B,low,oslo,Italy\nr2,C,1,rome,\n"
                + "r3,D,5000,rome,\n";
        assertEquals(
                List.of(
                                "spring.yaml:1 id",
                                "spring.yaml:1 name",
                                "spring.yaml:3 venues[0].timeZone",
                                "spring.yaml:3 venues[0]",
                                "spring.yaml:4 officials",
                                "spring.yaml:9 officials[4]",
                                "spring.yaml:14 rounds[0].pairings[0].black",
                                "spring.yaml:15 rounds[0].pairings[1].board",
                                "spring.yaml:15 rounds[0].pairings[1].black",
                                "spring.yaml:16 rounds[0].pairings[2].board",
                                "spring.yaml:16 rounds[0].pairings[2].black",
                                "spring.yaml:17 regulations.appeals.body",
                                "spring.yaml:17 regulations.fairplay.awardPointsToOpponents",
                                "spring.yaml:19 regulations.timeControl",
                                "spring.yaml:20 regulations.draw.agreement.minMove",
                                "players.csv:3 players[1].id",
                                "players.csv:3 players[1].venue",
                                "players.csv:3 players[1].rating",
                                "players.csv:3 players[1].federation",
                                "players.csv:5 players[3].rating")
                        .stream()
                        .sorted()
                        .toList(),
                places(yaml, Map.of("players.csv", players)).stream().sorted().toList());
        List<Fault> faults = faults(yaml, Map.of("players.csv", players));
        assertTrue(
                faults.stream()
                        .anyMatch(
                                f -> f.rule().equals("OCR 16.8") && f.message().contains("LCA_EQUALS_LTA")),
                faults.toString());
        assertEquals(
                faults.stream().map(Fault::file).toList(),
                faults.stream()
                        .map(Fault::file)
                        .sorted(java.util.Comparator.reverseOrder())
                        .toList());
    }

    @Test
    void theSameWordsAreTheNameOfOnePersonUnlessTheFideNumbersDiffer() { // OCR 16.8, OCR 16.9
        String named = HEAD.replace("name: Ada Due", "name: Eve Smith").replace("name: Ada Tre", "name: \"Smith, Eve\"")
                + INLINE
                + REGULATIONS;
        for (String same : List.of(
                named,
                named.replace("Smith, Eve", "SMITH Eve"),
                named.replace("name: \"Smith, Eve\"", "fideId: 812345, name: Smith Eve"),
                named.replace("name: Eve Smith", "fideId: 812345, name: Eve Smith")
                        .replace("name: \"Smith, Eve\"", "fideId: 812345, name: Another Name")))
            assertEquals(List.of("spring.yaml:4 venues[0]"), places(same, Map.of()), same);
        loaded(
                named.replace("name: Eve Smith", "fideId: 812345, name: Eve Smith")
                        .replace("name: \"Smith, Eve\"", "fideId: 812346, name: Smith Eve"),
                Map.of());
        loaded(named.replace("Smith, Eve", "Smith, Eva"), Map.of());
    }

    @Test
    void everyFaultHasItsLineAndColumn() { // OCR 16.1, V-01
        String players = "id,name,rating,venue,federation\nr1,\"A, \u00e8\",low,rome,ITA\nr2, B,1900,oslo,ITA\n";
        assertEquals(
                List.of("players.csv:2:11 players[0].rating", "players.csv:3:12 players[1].venue"),
                columns(
                        HEAD + CSV + REGULATIONS,
                        Map.of("players.csv", players, "pairings.csv", "round,board,white,black\n1,1,r1,r2\n")));
        assertEquals(
                List.of("players.csv:1:4 players", "players.csv:1:38 players"),
                columns(
                                HEAD + CSV + REGULATIONS,
                                Map.of(
                                        "players.csv",
                                        "id,nick,name,rating,venue,federation,id\n",
                                        "pairings.csv",
                                        CSV_PAIRINGS))
                        .stream()
                        .filter(one -> one.startsWith("players.csv"))
                        .toList());
        assertEquals(
                List.of("spring.yaml:4:28 venues[0].timeZone"),
                columns(HEAD.replaceFirst("Europe/Rome", "Mars") + INLINE + REGULATIONS, Map.of()));
        assertEquals(
                List.of("spring.yaml:22:3 regulations.timeControl"),
                columns(HEAD + INLINE + REGULATIONS.replace("90+30", "ninety"), Map.of()));
        assertEquals(List.of("spring.yaml:2:7 "), columns("id: spring\r\nname: \u0007", Map.of()));
    }

    private static List<String> columns(String yaml, Map<String, String> files) {
        return faults(yaml, files).stream()
                .map(f -> f.file() + ":" + f.line() + ":" + f.column() + " " + f.key())
                .toList();
    }

    @Test
    void oneCauseIsToldOnce() { // OCR 16.8
        assertEquals(
                List.of("spring.yaml:9 officials[2].id"),
                places(HEAD.replace("id: rome-lta", "id: rome-lca") + INLINE + REGULATIONS, Map.of()));
        assertEquals(
                List.of("pairings.csv:2 rounds[0].number"),
                places(
                        HEAD + CSV + REGULATIONS,
                        Map.of(
                                "players.csv",
                                CSV_PLAYERS,
                                "pairings.csv",
                                "round,board,white,black\n0,1,r1,m1\n1,1,m1,r1\n2,1,r1,m1\n")));
        assertEquals(
                List.of("pairings.csv:3 rounds[1].number"),
                places(
                        HEAD + CSV + REGULATIONS,
                        Map.of(
                                "players.csv",
                                CSV_PLAYERS,
                                "pairings.csv",
                                "round,board,white,black\n1,1,r1,m1\n3,1,m1,r1\n4,1,r1,m1\n")));
        assertEquals(
                List.of("spring.yaml:18 rounds[0].number"),
                places(HEAD + INLINE.replace("number: 1", "number: 0") + REGULATIONS, Map.of()));
        String trf = resource("bbp-dutch_2025_C5.trf")
                .replaceFirst("Test0001 Player0001 {15}", "Test0001 Player0001 of the Long Na ");
        List<Fault> long1 = faults(HEAD + "players: {trf: c5.trf, venue: rome}\n" + REGULATIONS, Map.of("c5.trf", trf));
        assertEquals(
                List.of("48: a blank, not 'a'; what follows is 1 column too far to the right"),
                long1.stream()
                        .map(fault -> fault.column() + ": " + fault.message())
                        .toList());
    }

    @Test
    void aNameThatNobodyCanSeeAsItIsIsToldWithWhatIsWrongWithIt() {
        String soft = HEAD + INLINE.replace("Bo Neri", "Bo Ne\u00adri") + REGULATIONS;
        assertEquals(
                List.of("a name has the hidden or private character U+00AD; letters, signs and spaces are allowed "
                        + "(MALFORMED_NAME)"),
                faults(soft, Map.of()).stream().map(Fault::message).toList());
        loaded(HEAD + INLINE.replace("Bo Neri", "Nguy\u1ec5n Th\u1ecb Qu\u1ef3nh") + REGULATIONS, Map.of());
    }

    @Test
    void whatIsNoYamlIsToldWithItsLine() {
        assertEquals(
                List.of("spring.yaml:2 "),
                places("id: spring\nname: [\n", Map.of()).stream()
                        .map(p -> p.replaceAll(":\\d+", ":2"))
                        .toList());
        assertEquals(List.of("spring.yaml:1 "), places("", Map.of()));
        assertTrue(places("- a\n- b\n", Map.of()).contains("spring.yaml:1 "));
        assertTrue(faults("id: a\nid: b\n", Map.of()).stream()
                .anyMatch(f -> f.line() == 2 && f.message().contains("twice")));
        assertEquals(1, faults("id: a\n---\nid: b\n", Map.of()).size());
        assertEquals(List.of("spring.yaml:3 "), places("id: a\r\n\r\nname: b\u0000\r\n", Map.of()));
        assertEquals(List.of("spring.yaml:2 "), places("id: a\nname: \uD83D\n", Map.of()));
        assertEquals(1, faults("id: \u0000\n", Map.of()).size());
    }

    @Test
    void bombsAndGiantsAreRefused() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x]\n");
        for (int i = 1; i < 40; i++) bomb.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
        assertEquals(1, faults(bomb.toString(), Map.of()).size());
        assertEquals(1, faults("id: " + "[".repeat(5_000), Map.of()).size());
        StringBuilder deep = new StringBuilder("id: a\n");
        for (int i = 0; i < 30; i++) deep.append("  ".repeat(i)).append("a:\n");
        assertEquals(List.of("spring.yaml:22 "), places(deep.toString(), Map.of()));
        StringBuilder repeated = new StringBuilder("a: &a [x]\n");
        for (int i = 1; i <= 21; i++) repeated.append("b").append(i).append(": *a\n");
        assertEquals(List.of("spring.yaml:22 "), places(repeated.toString(), Map.of()));
        assertEquals(1, faults("x".repeat(1_000_001), Map.of()).size());
        assertEquals(
                List.of("players.csv:0 "),
                places(HEAD + CSV + REGULATIONS, Map.of("players.csv", "x".repeat(1_000_001))));
        assertTrue(faults("venues: &v [*v]\n", Map.of()).size() > 1);
    }

    /** Input that is cut off, doubled or scrambled is refused with faults; it never throws. */
    @Test
    void noInputMakesTheReaderThrow() {
        String yaml = HEAD + CSV + REGULATIONS;
        Map<String, String> files = Map.of("players.csv", CSV_PLAYERS, "pairings.csv", CSV_PAIRINGS);
        String trf = resource("bbp-dutch_2025_C5.trf");
        for (int run = 0; run < 3_000; run++) {
            long seed = 77_000L + run;
            Random random = new Random(seed);
            try {
                Reading reading = switch (run % 3) {
                    case 0 -> read(spoiled(yaml, random), files);
                    case 1 ->
                        read(
                                yaml,
                                Map.of(
                                        "players.csv",
                                        spoiled(CSV_PLAYERS, random),
                                        "pairings.csv",
                                        spoiled(CSV_PAIRINGS, random)));
                    default ->
                        read(
                                HEAD + "players: {trf: c5.trf, venue: rome}\n" + REGULATIONS,
                                Map.of("c5.trf", spoiled(trf, random)));
                };
                if (reading instanceof Reading.Faulty(var faults)) assertTrue(!faults.isEmpty(), "seed " + seed);
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
    }

    private static String spoiled(String text, Random random) {
        var spoiled = new StringBuilder(text);
        for (int i = 0; i <= random.nextInt(4); i++) {
            int at = random.nextInt(spoiled.length());
            switch (random.nextInt(4)) {
                case 0 -> spoiled.setLength(Math.max(1, at));
                case 1 -> spoiled.insert(at, "{[&*:,-\"\n\t#x9é".charAt(random.nextInt(14)));
                case 2 -> spoiled.deleteCharAt(at);
                default -> spoiled.insert(at, text, 0, random.nextInt(text.length()));
            }
            if (spoiled.isEmpty()) return "x";
        }
        return spoiled.toString();
    }

    @Test
    void theDemonstrationsCompetitionIsValid() throws IOException {
        Path demo = Path.of("../../deploy/demo/competition");
        Command.Load load = loaded(
                Files.readString(demo.resolve("demo.yaml")),
                Map.of("players.csv", Files.readString(demo.resolve("players.csv"))));
        assertEquals("demo", load.competitionId());
        assertEquals(16, load.players().size());
        assertTrue(load.rounds().stream()
                .allMatch(round -> round.pairings().size() == 8
                        && round.pairings().stream()
                                .allMatch(p ->
                                        p.whiteId().charAt(0) != p.blackId().charAt(0))));
        assertTrue(load.regulations().rules().pauseOnDisconnection());
    }
}
