package org.onehall.competition.writing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.reading.CompetitionReader;
import org.onehall.competition.reading.Reading;
import org.onehall.competition.reading.Sources;
import org.onehall.text.Text;

class CompetitionWriterTest {
    private static final String HEAD = """
        id: cases
        name: Cases
        venues: [{id: v, name: Venue, timeZone: Europe/Rome}, {id: w, name: Other, timeZone: Asia/Kathmandu}]
        officials:
          - {id: ca, name: Olga Monteverro, role: CHIEF_ARBITER, fideId: 899001}
          - {id: lca, name: Dino Roccabella, role: LOCAL_CHIEF_ARBITER, venue: v}
          - {id: lta, name: Elsa Pratoverde, role: LOCAL_TECHNICAL_ARBITER, venue: v}
          - {id: lo, name: Nora Castelbuono, role: LOCAL_ORGANISER, venue: v}
          - {id: wlca, name: Ugo Valserena, role: LOCAL_CHIEF_ARBITER, venue: w}
          - {id: wlta, name: Rita Montalbano, role: LOCAL_TECHNICAL_ARBITER, venue: w}
          - {id: wlo, name: Vera Pietrasanta, role: LOCAL_ORGANISER, venue: w}
        """;
    private static final String REGULATIONS = """
        regulations:
          profile: fide-online-2021
          timeControl: 40/90+30,30+30
          appeals.body: Committee
          fairplay.awardPointsToOpponents: false
        """;
    private static final String PLAYERS = """
        players:
          - {id: p1, name: "Rossi, Bo \\"Bobby\\"", rating: 2100, venue: v, fideId: 800001, title: GM}
          - {id: p2, name: "=Verdi: #1; Ann", venue: v, sex: w, birthDate: 1990-12-31}
          - {id: p3, name: Ærø Łukasz O’Neill 😀, venue: w, birthDate: 1991}
          - {id: no, name: "no", venue: w}
        """;

    private static Definition read(Path yaml) throws IOException {
        Map<String, String> files = new HashMap<>();
        try (Stream<Path> beside = Files.list(yaml.toAbsolutePath().getParent())) {
            for (Path file : beside.filter(Files::isRegularFile).toList())
                files.put(file.getFileName().toString(), Files.readString(file));
        }
        return WrittenAgain.read(
                new Sources(yaml.getFileName().toString(), Files.readString(yaml), files, Optional.empty(), ""));
    }

    private static Definition read(String yaml, Map<String, String> files) {
        return WrittenAgain.read(new Sources("cases.yaml", yaml, files, Optional.empty(), ""));
    }

    private static void same(Definition definition) {
        Definition before = WrittenAgain.plain(definition);
        Definition after = WrittenAgain.plain(WrittenAgain.of("cases", definition));
        assertEquals(before.players(), after.players());
        assertEquals(before.rounds(), after.rounds());
        assertEquals(before.regulations(), after.regulations());
        assertEquals(before.entries(), after.entries());
        assertEquals(before, after);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../../deploy/demo/competition/demo.yaml",
                "../../deploy/e2e/src/test/resources/competition/two-venues.yaml",
                "../../deploy/e2e/src/test/resources/competition/three/three-venues.yaml"
            })
    void everyCompetitionOfOursIsReadAgainAsItIs(String file) throws IOException { // OCR 16.1
        same(read(Path.of(file)));
    }

    @Test
    void everyPublishedReportIsReadAgainAsItIs() throws IOException {
        List<Path> reports = new ArrayList<>();
        for (String folder : List.of("src/test/resources/trf", "src/test/resources/public-cases/trf"))
            try (Stream<Path> files = Files.list(Path.of(folder))) {
                reports.addAll(files.filter(file -> file.toString().endsWith(".trf"))
                        .sorted()
                        .toList());
            }
        int written = 0;
        for (Path report : reports) {
            String yaml = HEAD + "players: {trf: cases.trf, venue: v}\n" + REGULATIONS;
            String text = Text.read(report, Optional.empty()).text();
            if (!(CompetitionReader.read(new Sources("c.yaml", yaml, Map.of("cases.trf", text), Optional.empty(), ""))
                    instanceof Reading.Read(var load))) continue;
            same(load.definition());
            written++;
        }
        assertTrue(written > 10, "reports were read: " + written + " of " + reports.size());
    }

    @Test
    void whatFilesSayByRoundIsWritten() {
        same(read(
                HEAD + PLAYERS + """
                    byes: [{round: 2, player: p1, kind: HALF}, {round: 1, player: "no", kind: ALLOCATED}]
                    withdrawals: [{player: p2, from: 3, until: 4, reason: "ill: \\"flu\\""}, {player: p3, from: 4}]
                    venueChanges: [{player: p3, venue: v, from: 2}]
                    report: ["012  Old  Open", "### a comment\\twith a tab"]
                    rounds:
                      csv: pairings.csv
                      count: 4
                      startsAt: {1: "2026-11-21T15:00+01:00", 2: "2026-11-22T15:00:30+05:45"}
                      variant: {2: CHESS960, 3: CHESS960}
                      position: {2: 0}
                      published: [1, 3]
                    """ + REGULATIONS,
                Map.of("pairings.csv", "round,board,white,black\n1,7,p1,p2\n2,1,p3,no\n")));
    }

    @Test
    void aRoundOfAChess960CompetitionMayBeStandard() { // 960 II.1
        same(read(
                HEAD + PLAYERS + "rounds: [{number: 1, published: true}, {number: 2, variant: STANDARD}]\n"
                        + REGULATIONS
                        + "  variant: CHESS960\n",
                Map.of()));
    }

    @Test
    void aCompetitionBeforeItsFirstRoundIsWritten() {
        Definition none = read(
                HEAD + PLAYERS + "rounds: {csv: pairings.csv, count: 0}\n" + REGULATIONS,
                Map.of("pairings.csv", "round,board,white,black\n"));
        assertEquals(List.of(), none.rounds());
        same(none);
    }

    @Test
    void theConditionsThatPlayersAcceptedAreWritten() { // APP-I A4, J
        String players = """
            players:
              - {id: p1, name: Bo Rossi, venue: v, fideId: 800001, accepted: "2026-11-01T12:00+01:00"}
              - {id: p2, name: Bo Verdi, venue: v, fideId: M-77}
            rounds: [{number: 1}]
            """;
        same(read(HEAD + players + "conditions: {version: 2026-1}\n" + REGULATIONS, Map.of()));
        same(read(
                HEAD + players + "conditions: {version: '#1', acceptedAt: \"2026-11-01T12:00:00.5Z\"}\n" + REGULATIONS,
                Map.of()));
    }

    @Test
    void teamsAndTheirRulesAreWritten() { // FSSI team-a, team-h
        same(read(
                HEAD + PLAYERS + "rounds: [{number: 1}]\n"
                        + "teams: [{id: a, name: 'A, the first', captain: p1, players: [p1, p2]},\n"
                        + "  {id: b, name: B, captain: \"no\", players: [p3, \"no\"]}]\n" + REGULATIONS
                        + "  competition.teamEvent: true\n  team: {ranking: [MATCH_POINTS, BOARD_POINTS], boards: 2,"
                        + " reserves: 1, matchPoints: {win: 3, draw: 1, loss: 0}}\n",
                Map.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "profile: fide-laws-2018\n  timeControl: 90+30",
                "profile: fssi-individual\n  timeControl: 90+30",
                "profile: fide-online-2021\n  timeControl: 3+2\n  rapid.supervision: A4\n"
                        + "  dressCode.text: 'Jacket: #1'",
                "profile: fide-online-2021\n  timeControl: 60d5\n  scoring: {win: 3, draw: 1, loss: 0}",
                "profile: fide-online-2021\n  timeControl: 90+30\n  traditional.allowed: true\n  input.preMove: false\n"
                        + "  venue.minArbiters: 2\n"
                        + "  fines.schedule: ['phone: 50', 'noise: 12.50']\n  results.approval: AUTOMATIC",
                "profile: fide-online-2021\n  timeControl: 15+10\n  rapid.supervision: FULL\n"
                        + "  appeals.deadlineMinutes: 30"
            })
    void regulationsAreWrittenAsTheyWereStated(String stated) { // V-01
        String yaml = HEAD + PLAYERS + "rounds: [{number: 1}]\nregulations:\n  " + stated
                + "\n  appeals.body: Committee\n  fairplay.awardPointsToOpponents: true\n";
        Definition definition = read(yaml, Map.of());
        same(definition);
        assertTrue(
                definition.regulations().stated().size() < 20,
                () -> "only what differs is written: "
                        + definition.regulations().stated());
    }
}
