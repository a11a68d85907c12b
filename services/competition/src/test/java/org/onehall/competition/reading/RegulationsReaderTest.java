package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.reading.SpringOpenFiles.*;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.AssistanceRules;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.LinkRules;

class RegulationsReaderTest {
    @Test
    void howLongASilenceALostLinkIsIsRead() { // OCR 18.8/a
        assertEquals(
                Optional.of(new LinkRules(Duration.ofSeconds(1), Duration.ofSeconds(3), Duration.ofSeconds(5))),
                loaded(HEAD + INLINE + REGULATIONS, Map.of())
                        .regulations()
                        .floor()
                        .orElseThrow()
                        .links());
        assertEquals(
                Optional.of(new LinkRules(Duration.ofMillis(500), Duration.ofMillis(1_500), Duration.ofMillis(2_500))),
                loaded(
                                HEAD + INLINE + REGULATIONS
                                        + "  connection: {heartbeatMs: 500, suspectMs: 1500, downMs: 2500}\n",
                                Map.of())
                        .regulations()
                        .floor()
                        .orElseThrow()
                        .links());
    }

    @Test
    void whoAnswersForAConnectionAndWhetherHeadphonesAreWornIsRead() { // OCR 16.5, OCR 11.1
        Command.Load usual = loaded(HEAD + INLINE + REGULATIONS, Map.of());
        assertFalse(usual.regulations().penalties().orElseThrow().playerResponsible()
                || usual.regulations().floor().orElseThrow().headphonesAllowed());
        Command.Load other = loaded(
                HEAD + INLINE + REGULATIONS
                        + "  connection.playerResponsible: true\n  devices.headphonesAllowed: true\n",
                Map.of());
        assertTrue(other.regulations().penalties().orElseThrow().playerResponsible()
                && other.regulations().floor().orElseThrow().headphonesAllowed());
    }

    @Test
    void rulesOfCallsAndAppealsAreRead() { // OCR 19.1, OCR 17.11
        Command.Load load = loaded(HEAD + INLINE + REGULATIONS, Map.of());
        assertEquals(
                Optional.of(new AssistanceRules(false, false, false, 60)),
                load.regulations().assistance());
        assertEquals("Committee", load.regulations().appeals().orElseThrow().body());
    }

    @Test
    void whatTheRegulationsDoNotSayRightlyKeepsNothingElseFromBeingTold() { // OCR 16.9, OCR 17.11, OCR 18.9
        String wrong = REGULATIONS.replace("  appeals.body: Committee\n", "")
                + "  draw.agreement.minMove: 0\n  venue.minArbiters: 3\n  disconnection.deputySeconds: 90\n";
        List<String> keys =
                faults(HEAD + INLINE + wrong, Map.of()).stream().map(Fault::key).toList();
        assertEquals(
                List.of(
                                "venues[0]",
                                "venues[1]",
                                "officials",
                                "regulations.appeals.body",
                                "regulations.draw.agreement.minMove")
                        .stream()
                        .sorted()
                        .toList(),
                keys.stream().sorted().toList());
        String own = "profile: fide-online-2021\ntimeControl: 90+30\nfairplay.awardPointsToOpponents: false\n"
                + "timeControl: 90+30\nscoring.win: many\n";
        assertEquals(
                List.of(
                        "rules.yaml:1 regulations.appeals.body",
                        "rules.yaml:4 regulations.timeControl",
                        "rules.yaml:5 regulations.scoring.win"),
                places(HEAD + INLINE + "regulations: {file: rules.yaml}\n", Map.of("rules.yaml", own)));
        var sent = new Sources("spring.yaml", "name: [\n", Map.of(), Optional.of(own), "rules.yaml");
        assertEquals(
                4,
                assertInstanceOf(Reading.Faulty.class, CompetitionReader.read(sent))
                        .faults()
                        .size());
    }

    @Test
    void pointsThatATournamentReportHasNoRoomForAreRefused() { // OCR 7.1
        for (String scoring : List.of(
                "{win: 100000, draw: 50000}",
                "{win: 999, draw: 333.33}",
                "{win: 10.25, draw: 1}",
                "{win: 1000, draw: 1}"))
            assertTrue(
                    faults(HEAD + INLINE + REGULATIONS + "  scoring: " + scoring + "\n", Map.of()).stream()
                            .allMatch(fault -> fault.line() == 26
                                    && fault.message().contains("from 0 to 999 of at most four characters")),
                    scoring);
        loaded(HEAD + INLINE + REGULATIONS + "  scoring: {win: 999, draw: 99.5}\n", Map.of());
        String many = "players: {file: players.csv}\nrounds: {csv: pairings.csv}\n";
        var pairings = new StringBuilder("round,board,white,black\n");
        for (int round = 1; round <= 11; round++) pairings.append(round).append(",1,r1,m1\n");
        List<Fault> faults = faults(
                HEAD + many + REGULATIONS + "  scoring: {win: 999, draw: 1}\n",
                Map.of("players.csv", CSV_PLAYERS, "pairings.csv", pairings.toString()));
        assertEquals(
                List.of(new Fault(
                        "spring.yaml",
                        16,
                        1,
                        "regulations.scoring.win",
                        "a player may get 10989 points in 11 rounds; a tournament report has room for 9999",
                        "OCR 7.1")),
                faults);
    }

    @Test
    void freeTextsAreOfOneLineWithoutHiddenCharactersAndOfATellableLength() { // OCR 17.11, OCR 18.4.7, ENG-6
        for (String hidden : List.of("\\u0007", "\\u202E", "\\n", "\\t", "\\uD83D", "\\u2028")) {
            String yaml =
                    HEAD + INLINE + REGULATIONS.replace("appeals.body: Committee", "appeals.body: \"a" + hidden + "b\"")
                            + "  dressCode.text: \"a" + hidden + "b\"\n" + "  fines.schedule: {LATE: 5, \"a" + hidden
                            + "b\": 5}\n";
            assertEquals(
                    List.of(
                            "24 regulations.appeals.body",
                            "26 regulations.dressCode.text",
                            "27 regulations.fines.schedule"),
                    faults(yaml, Map.of()).stream()
                            .map(fault -> fault.line() + " " + fault.key())
                            .toList(),
                    hidden);
        }
        List<Fault> fault =
                faults(HEAD + INLINE + REGULATIONS + "  fines.schedule: {" + "x".repeat(41) + ": 5}\n", Map.of());
        assertTrue(
                fault.getFirst().message().startsWith("a code has 41 characters; at most 40 are allowed"),
                fault::toString);
        assertTrue(faults(HEAD.replace("name: Milan", "name: \"Mi\\u2028lan\"") + INLINE + REGULATIONS, Map.of())
                .getFirst()
                .key()
                .equals("venues[1].name"));
    }

    @Test
    void onlyHybridCompetitionsWithStatedRegulationsAreRead() { // OCR 6.1, OCR 6.2, 17.11, APP-I A7bis
        String online = REGULATIONS + "  competition.type: ONLINE\n";
        assertEquals(
                List.of("regulations.competition.type"),
                faults(HEAD + INLINE + online, Map.of()).stream()
                        .map(Fault::key)
                        .toList());
        assertEquals(
                1,
                faults(HEAD + INLINE + REGULATIONS + "  competition.type: SUPERVISED\n", Map.of())
                        .size());
        String unstated = "regulations: {profile: fide-online-2021, timeControl: 15+10}\n";
        assertEquals(
                List.of(
                        "regulations.rapid.supervision RAP A.5",
                        "regulations.appeals.body OCR 17.11",
                        "regulations.fairplay.awardPointsToOpponents APP-I A7bis"),
                faults(HEAD + INLINE + unstated, Map.of()).stream()
                        .map(f -> f.key() + " " + f.rule())
                        .toList());
    }

    @Test
    void aTimeAfterWhichTheDeputyDecidesNeedsADeputy() { // OCR 18.9
        String timed = REGULATIONS + "  disconnection.deputySeconds: 90\n";
        assertEquals(List.of("spring.yaml:6 officials"), places(HEAD + INLINE + timed, Map.of()));
        String deputy = HEAD.replace(
                "officials:\n", "officials:\n  - {id: deputy, name: Ada Otto, role: DEPUTY_CHIEF_ARBITER}\n");
        assertEquals(
                90,
                loaded(deputy + INLINE + timed, Map.of()).regulations().rules().deputySeconds());
        assertEquals(
                0,
                loaded(deputy + INLINE + REGULATIONS, Map.of())
                        .regulations()
                        .rules()
                        .deputySeconds());
    }

    @Test
    void eachVenueHasEnoughArbiters() { // OCR 16.9
        assertEquals(
                List.of("spring.yaml:4 venues[0]", "spring.yaml:5 venues[1]"),
                places(HEAD + INLINE + REGULATIONS + "  venue.minArbiters: 3\n", Map.of()));
    }

    /** Between two venues with two arbiters each. */
    private static Reading supervised(String control, String supervision, int games) {
        StringBuilder players = new StringBuilder("id,name,venue\n");
        StringBuilder pairings = new StringBuilder("round,board,white,black\n");
        for (int i = 1; i <= games; i++) {
            players.append("r%d,R,rome\nm%d,M,milan\n".formatted(i, i));
            pairings.append("1,%d,r%d,m%d\n".formatted(i, i, i));
        }
        return read(
                HEAD + CSV + REGULATIONS.replace("90+30", control) + "  rapid.supervision: " + supervision + "\n",
                Map.of("players.csv", players.toString(), "pairings.csv", pairings.toString()));
    }

    @Test
    void fullSupervisionIsAnArbiterForThreeRapidGamesOrOneBlitzGame() { // V-16, RAP A.3, RAP A.5, BLZ B.3, BLZ B.5
        for (var reading : List.of(supervised("15+10", "FULL", 7), supervised("3+2", "FULL", 3)))
            assertEquals(
                    List.of("V-16", "V-16"),
                    assertInstanceOf(Reading.Faulty.class, reading).faults().stream()
                            .map(Fault::rule)
                            .toList());
        for (var reading : List.of(
                supervised("15+10", "FULL", 6),
                supervised("3+2", "FULL", 2),
                supervised("3+2", "A4", 9),
                supervised("90+30", "FULL", 9))) assertInstanceOf(Reading.Read.class, reading);
    }

    @Test
    void regulationsMayStandInAFileOfTheirOwn() {
        String own = REGULATIONS.replace("regulations:\n", "").replace("  ", "");
        String byName = HEAD + INLINE + "regulations: {file: rules.yaml}\n";
        assertEquals(
                "90+30",
                loaded(byName, Map.of("rules.yaml", own))
                        .regulations()
                        .control()
                        .text());
        assertEquals(
                List.of("rules.yaml:2 regulations.timeControl"),
                places(byName, Map.of("rules.yaml", own.replace("90+30", "x"))));
        var sent = new Sources("spring.yaml", HEAD + INLINE, Map.of(), Optional.of(own), "rules.yaml");
        assertInstanceOf(Reading.Read.class, CompetitionReader.read(sent));
        var instead = new Sources(
                "spring.yaml",
                HEAD + INLINE + REGULATIONS,
                Map.of(),
                Optional.of(own.replace("90+30", "100+30")),
                "rules.yaml");
        assertTrue(assertInstanceOf(Reading.Read.class, CompetitionReader.read(instead))
                .toString()
                .contains("PT1H40M"));
    }
}
