package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.AssistanceRules;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Chess960;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.LinkRules;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.Team;
import org.onehall.competition.domain.TeamCriterion;
import org.onehall.regulations.Points;

class CompetitionReaderTest {
    private static final String HEAD = """
            id: spring
            name: Spring Open
            venues:
              - {id: rome, name: Rome, timeZone: Europe/Rome}
              - {id: milan, name: Milan, timeZone: Europe/Rome}
            officials:
              - {id: ca, name: Ada Uno, role: CHIEF_ARBITER}
              - {id: rome-lca, name: Ada Due, role: LOCAL_CHIEF_ARBITER, venue: rome}
              - {id: rome-lta, name: Ada Tre, role: LOCAL_TECHNICAL_ARBITER, venue: rome}
              - {id: rome-lo, name: Ada Quattro, role: LOCAL_ORGANISER, venue: rome}
              - {id: milan-lca, name: Ada Cinque, role: LOCAL_CHIEF_ARBITER, venue: milan}
              - {id: milan-lta, name: Ada Sei, role: LOCAL_TECHNICAL_ARBITER, venue: milan}
              - {id: milan-lo, name: Ada Sette, role: LOCAL_ORGANISER, venue: milan}
            """;
    private static final String REGULATIONS = """
            regulations:
              profile: fide-online-2021
              timeControl: 90+30
              disconnection.clockPolicy: PAUSE
              appeals.body: Committee
              fairplay.awardPointsToOpponents: false
            """;
    private static final String INLINE = """
            players:
              - {id: r1, name: Bo Rossi, rating: 2100, venue: rome, federation: ITA}
              - {id: m1, name: Bo Neri, venue: milan}
            rounds:
              - number: 1
                pairings: [{board: 1, white: r1, black: m1}]
            """;
    private static final String CSV = "players: {file: players.csv}\nrounds: {csv: pairings.csv}\n";
    private static final String CSV_PLAYERS =
            "id,name,rating,venue,federation\nr1,\"Rossi, Bo\",2100,rome,ITA\nm1,Bo Neri,,milan,\n";
    private static final String CSV_PAIRINGS = "round,board,white,black\n1,1,r1,m1\n2,1,m1,r1\n";

    private static Reading read(String yaml, Map<String, String> files) {
        return CompetitionReader.read(new Sources("spring.yaml", yaml, files, Optional.empty(), "regulations.yaml"));
    }

    private static Command.Load loaded(String yaml, Map<String, String> files) {
        Reading reading = read(yaml, files);
        return assertInstanceOf(Reading.Read.class, reading, reading::toString).load();
    }

    private static List<Fault> faults(String yaml, Map<String, String> files) {
        return assertInstanceOf(Reading.Faulty.class, read(yaml, files)).faults();
    }

    private static List<String> places(String yaml, Map<String, String> files) {
        return faults(yaml, files).stream()
                .map(f -> f.file() + ":" + f.line() + " " + f.key())
                .toList();
    }

    private static String resource(String name) {
        try (var in = CompetitionReaderTest.class.getResourceAsStream("/trf/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

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
    void playersAndPairingsComeFromCsvWithQuotesAndAnyLineEnd() {
        Command.Load load = loaded(
                HEAD + CSV + REGULATIONS,
                Map.of("players.csv", "\uFEFF" + CSV_PLAYERS.replace("\n", "\r\n"), "pairings.csv", CSV_PAIRINGS));
        assertEquals("Rossi, Bo", load.players().getFirst().name());
        assertEquals(2, load.rounds().size());
        assertEquals(
                new Pairing(1, "m1", "r1"), load.rounds().getLast().pairings().getFirst());
        String semicolons = "venue;name;id\nrome;Bo Rossi;r1\nmilan;Bo Neri;m1\n";
        assertEquals(
                "milan",
                loaded(HEAD + CSV + REGULATIONS, Map.of("players.csv", semicolons, "pairings.csv", CSV_PAIRINGS))
                        .players()
                        .getLast()
                        .venueId());
    }

    @Test
    void aTournamentReportGivesPlayersVenuesAndPairings() {
        String players = "players: {trf: c5.trf, venue: rome, venues: {milan: [2, 4-6]}}\n";
        Command.Load load = loaded(HEAD + players + REGULATIONS, Map.of("c5.trf", resource("bbp-dutch_2025_C5.trf")));
        assertEquals(
                List.of("p1", "p2", "p3", "p4", "p5", "p6"),
                load.players().stream().map(Player::playerId).toList());
        assertEquals(
                new Player("p1", "Test0001 Player0001", 2720, "rome", ""),
                load.players().getFirst());
        assertEquals(
                List.of("rome", "milan", "rome", "milan", "milan", "milan"),
                load.players().stream().map(Player::venueId).toList());
        assertEquals(
                List.of(new Pairing(1, "p1", "p4"), new Pairing(2, "p5", "p2"), new Pairing(3, "p3", "p6")),
                load.rounds().get(0).pairings());
        assertEquals(
                List.of(new Pairing(1, "p2", "p1"), new Pairing(2, "p4", "p3"), new Pairing(3, "p6", "p5")),
                load.rounds().get(1).pairings());
        assertEquals(2, load.rounds().size());
        String both = "players: {trf: c5.trf, venue: rome}\nrounds: {trf: c5.trf}\n";
        assertEquals(
                load.rounds(),
                loaded(HEAD + both + REGULATIONS, Map.of("c5.trf", resource("bbp-dutch_2025_C5.trf")))
                        .rounds());
    }

    @Test
    void aPlayerOfAReportWithoutAVenueIsToldAtTheReportsLine() { // OCR 16.1
        List<Fault> faults = faults(
                HEAD + "players: {trf: c5.trf, venues: {milan: 2-6}}\n" + REGULATIONS,
                Map.of("c5.trf", resource("bbp-dutch_2025_C5.trf")));
        assertEquals(
                List.of(new Fault(
                        "c5.trf", 2, 1, "players[0].venue", "the venue is missing (UNKNOWN_VENUE)", "OCR 16.1")),
                faults);
        assertEquals(
                List.of("spring.yaml:15 players.venues.milan", "spring.yaml:15 players.venues.rome"),
                places(
                        HEAD + "players: {trf: c5.trf,\n  venues: {milan: '2-6, 9', rome: [1-2]}}\n" + REGULATIONS,
                        Map.of("c5.trf", resource("bbp-dutch_2025_C5.trf"))));
        Map.of(
                        "{trf: c5.trf}",
                        "a report does not say where its players sit: add venue: id for all of them, or venues: "
                                + "{id: [1-8]} by start numbers",
                        "{file: c5.trf}",
                        "a tournament report is named as {trf: report.trf, venue: id} or {trf: report.trf, venues: "
                                + "{id: [1-8]}}; file is for CSV")
                .forEach((written, told) -> assertTrue(
                        faults(
                                        HEAD + "players: " + written + "\n" + REGULATIONS,
                                        Map.of("c5.trf", resource("bbp-dutch_2025_C5.trf")))
                                .stream()
                                .map(Fault::message)
                                .toList()
                                .contains(told),
                        written));
    }

    @Test
    void aRoundMayHaveAPlannedStartWithItsZone() { // LAW 6.6
        Instant start = Instant.parse("2026-11-21T14:00:00Z");
        String inline = INLINE.replace("- number: 1\n", "- number: 1\n    startsAt: 2026-11-21T15:00+01:00\n");
        assertEquals(
                Optional.of(start),
                loaded(HEAD + inline + REGULATIONS, Map.of())
                        .rounds()
                        .getFirst()
                        .startsAt());
        var files = Map.of("players.csv", CSV_PLAYERS, "pairings.csv", CSV_PAIRINGS);
        String csv = CSV.replace("pairings.csv}", "pairings.csv, startsAt: {2: \"2026-11-21T14:00Z\"}}");
        assertEquals(
                List.of(Optional.empty(), Optional.of(start)),
                loaded(HEAD + csv + REGULATIONS, files).rounds().stream()
                        .map(Round::startsAt)
                        .toList());
        assertEquals(
                List.of("spring.yaml:19 rounds[0].startsAt"),
                places(HEAD + inline.replace("+01:00", "") + REGULATIONS, Map.of()));
        assertEquals(
                List.of("spring.yaml:15 rounds.startsAt.3"),
                places(HEAD + csv.replace("2:", "3:") + REGULATIONS, files));
    }

    @Test
    void aTimeOutsideTheYearsFrom2000To2099IsToldWithEverythingElse() { // LAW 6.6, APP-I J
        for (String year : List.of("0001", "1999", "2100", "9999", "10000", "+10000")) {
            String at = year + "-01-01T00:00Z";
            List<Fault> faults = faults(
                    HEAD.replace("name: Rome,", "name: '',")
                            + INLINE.replace("- number: 1\n", "- number: 1\n    startsAt: " + at + "\n")
                            + "conditions: {version: 1, acceptedAt: " + at + "}\n" + REGULATIONS
                            + "  draw.agreement.minMove: 0\n",
                    Map.of());
            List<String> places = faults.stream()
                    .map(fault -> fault.line() + " " + fault.key())
                    .toList();
            assertTrue(
                    places.containsAll(List.of(
                            "4 venues[0].name",
                            "19 rounds[0].startsAt",
                            "21 conditions.acceptedAt",
                            "28 regulations.draw.agreement.minMove")),
                    year + places);
            Fault start = faults.stream()
                    .filter(fault -> fault.key().equals("rounds[0].startsAt"))
                    .findFirst()
                    .orElseThrow();
            assertTrue(
                    start.message().contains("from 2000 to 2099")
                            && start.message().contains("'" + at + "'"),
                    start::toString);
        }
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
    void roundsAreOfTheVariantOfTheRegulationsOrOfTheirOwnFromAGivenPositionOrADrawnOne() { // 960 II.1
        String all = REGULATIONS + "  variant: CHESS960\n";
        assertEquals(
                Optional.of(new Chess960(OptionalInt.empty())),
                loaded(HEAD + INLINE + all, Map.of()).rounds().getFirst().chess960());
        String given = INLINE.replace("- number: 1\n", "- number: 1\n    variant: CHESS960\n    position: 584\n");
        assertEquals(
                Optional.of(new Chess960(OptionalInt.of(584))),
                loaded(HEAD + given + REGULATIONS, Map.of()).rounds().getFirst().chess960());
        assertEquals(
                Optional.empty(),
                loaded(HEAD + given.replace("CHESS960", "STANDARD").replace("    position: 584\n", "") + all, Map.of())
                        .rounds()
                        .getFirst()
                        .chess960());
        var files = Map.of("players.csv", CSV_PLAYERS, "pairings.csv", CSV_PAIRINGS);
        String csv = CSV.replace("pairings.csv}", "pairings.csv, variant: {1: STANDARD}, position: {2: 0}}");
        assertEquals(
                List.of(Optional.empty(), Optional.of(new Chess960(OptionalInt.of(0)))),
                loaded(HEAD + csv + all, files).rounds().stream()
                        .map(Round::chess960)
                        .toList());
        for (String wrong : List.of("position: 960", "position: -1", "position: many"))
            assertEquals(
                    List.of("spring.yaml:20 rounds[0].position"),
                    places(HEAD + given.replace("position: 584", wrong) + REGULATIONS, Map.of()),
                    wrong);
        assertEquals(
                List.of("960 II.1"),
                faults(HEAD + given.replace("    variant: CHESS960\n", "") + REGULATIONS, Map.of()).stream()
                        .map(Fault::rule)
                        .toList());
        assertEquals(
                List.of("spring.yaml:19 rounds[0].variant"),
                places(
                        HEAD + given.replace("CHESS960", "ATOMIC").replace("    position: 584\n", "") + REGULATIONS,
                        Map.of()));
        assertEquals(
                List.of("spring.yaml:15 rounds.position.3"), places(HEAD + csv.replace("2: 0", "3: 0") + all, files));
    }

    private static final String FOUR = """
            players:
              - {id: r1, name: Bo Rossi, rating: 2100, venue: rome}
              - {id: r2, name: Bo Verdi, venue: rome}
              - {id: m1, name: Bo Neri, venue: milan}
              - {id: m2, name: Bo Blu, venue: milan}
            rounds:
              - pairings: [{board: 1, white: r1, black: m1}, {board: 2, white: m2, black: r2}]
            """;
    private static final String TEAM_EVENT =
            "regulations: {profile: fssi-team, timeControl: 90+30, fairplay.awardPointsToOpponents: false, "
                    + "team.boards: 2, team.reserves: 1}\n";

    @Test
    void teamsByesAndTheWayOfApprovalAreRead() { // FSSI team-a, team-h, OCR 17.11
        String teams =
                "teams:\n  - {id: a, name: Alpha, captain: r1, players: [r1, r2]}\n  - {id: b, name: Beta, captain: "
                        + "m2, players: [m1, m2]}\n";
        Entries entries = loaded(
                        HEAD + FOUR + teams + "byes: [{round: 2, player: r1, kind: HALF}]\n" + TEAM_EVENT, Map.of())
                .entries()
                .orElseThrow();
        assertEquals(
                List.of(
                        new Team("a", "Alpha", "r1", List.of("r1", "r2")),
                        new Team("b", "Beta", "m2", List.of("m1", "m2"))),
                entries.teams());
        assertEquals(
                List.of(TeamCriterion.values()),
                entries.teamRules().orElseThrow().ranking());
        assertEquals(
                List.of(2, 1, Points.of("2")),
                List.of(
                        entries.teamRules().orElseThrow().boards(),
                        entries.teamRules().orElseThrow().reserves(),
                        entries.teamRules().orElseThrow().win()));
        assertEquals(List.of(new Bye(2, "r1", ByeKind.HALF)), entries.byes());
        assertFalse(entries.automaticApproval());
        Command.Load plain = loaded(HEAD + FOUR + REGULATIONS, Map.of());
        assertEquals(Optional.of(Entries.NONE), plain.entries());
        assertTrue(loaded(HEAD + FOUR + REGULATIONS + "  results.approval: AUTOMATIC\n", Map.of())
                .entries()
                .orElseThrow()
                .automaticApproval());
    }

    @Test
    void whatIsWrongWithTeamsAndByesIsToldAtItsLine() { // FSSI team-a
        String teams =
                "teams:\n  - {id: a, name: Alpha, captain: m1, players: [r1, r2]}\n  - {id: b, name: Beta, captain: "
                        + "m2, players: [m2]}\n";
        List<Fault> faults =
                faults(HEAD + FOUR + teams + "byes: [{round: 1, player: r1, kind: HALF}]\n" + TEAM_EVENT, Map.of());
        assertEquals(
                List.of(
                        "22: the captain 'm1' is not among the team's players (CAPTAIN_NOT_PLAYER)",
                        "23: a team must have 2 to 3 players, not 1 (MALFORMED_TEAM)",
                        "24: player 'r1' has a game or another bye in round 1 (MALFORMED_BYE)"),
                faults.stream()
                        .map(fault -> fault.line() + ": " + fault.message())
                        .toList());
        assertEquals(
                List.of("spring.yaml:21 byes[0].kind"),
                places(HEAD + FOUR + "byes: [{round: 2, player: r1, kind: QUARTER}]\n" + REGULATIONS, Map.of()));
    }

    @Test
    void aTeamEventHasTeams() { // FSSI team-a
        assertEquals(
                List.of("these regulations are for teams, but there are no teams; give them as [{id: a, name: A, "
                        + "captain: p1, players: [p1, p2]}], or of a report as {trf: report.trf} "
                        + "(MALFORMED_TEAM)"),
                faults(HEAD + FOUR + TEAM_EVENT, Map.of()).stream()
                        .map(Fault::message)
                        .toList());
    }

    @Test
    void playersOfATeamSitInTheOrderOfItsList() { // FSSI team-a
        String teams =
                "teams:\n  - {id: a, name: Alpha, captain: r1, players: [r2, r1]}\n  - {id: b, name: Beta, captain: "
                        + "m2, players: [m1, m2]}\n";
        List<Fault> faults = faults(HEAD + FOUR + teams + TEAM_EVENT, Map.of());
        assertEquals(
                List.of("players of team 'a' sit in the order of its list: 'r2' on board 2 sits above 'r1'"),
                faults.stream().map(Fault::message).toList());
        assertEquals(List.of("FSSI team-a"), faults.stream().map(Fault::rule).toList());
        loaded(
                HEAD + FOUR + teams + TEAM_EVENT.replace("team.boards: 2", "team.boards: 1"),
                Map.of()); // r1 is a reserve
    }

    @Test
    void teamsOfAReportHaveTheirFirstPlayerAsCaptainUnlessAnotherIsNamed() { // FSSI team-b
        String trf = "### by\thand\n" + row(1, "   2 w") + row(2, "   1 b") + row(3, "   4 w") + row(4, "   3 b")
                + "%-73s   1    3\n".formatted("310   5 Alpha") + "%-73s   2    4\n".formatted("310   6 Beta");
        String yaml =
                HEAD + "players: {trf: open.trf, venue: rome}\nteams: {trf: open.trf, captains: {6: 4}}\n" + TEAM_EVENT;
        assertEquals(
                List.of(
                        new Team("t5", "Alpha", "p1", List.of("p1", "p3")),
                        new Team("t6", "Beta", "p4", List.of("p2", "p4"))),
                loaded(yaml, Map.of("open.trf", trf)).entries().orElseThrow().teams());
        assertEquals(
                List.of("### by\thand"),
                loaded(yaml, Map.of("open.trf", trf)).entries().orElseThrow().report());
        assertEquals(
                List.of("spring.yaml:15 teams.captains.7"),
                places(yaml.replace("6: 4", "7: 4"), Map.of("open.trf", trf)));
    }

    private static String row(int number, String round) {
        return "%-91s%s\n".formatted("001 %4d      Player %d".formatted(number, number), round);
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
    void pointsOfAReportAreThoseItsRoundsCanGive() { // OCR 7.1
        String yaml = HEAD + "players: {trf: c5.trf, venue: rome}\n" + REGULATIONS;
        String trf = resource("bbp-dutch_2025_C5.trf");
        String first =
                trf.lines().filter(line -> line.startsWith("001")).findFirst().orElseThrow();
        String much = first.substring(0, 80) + "99.9" + first.substring(84);
        List<Fault> faults = faults(yaml, Map.of("c5.trf", trf.replace(first, much)));
        assertEquals(
                List.of("c5.trf 2:81 players: points from 0 to 3, as there are in 3 rounds, not 99.9 OCR 7.1"),
                faults.stream()
                        .map(f -> f.file() + " " + f.line() + ":" + f.column() + " " + f.key() + ": " + f.message()
                                + " " + f.rule())
                        .toList());
        String three = first.substring(0, 80) + " 9.0" + first.substring(84);
        assertEquals(
                1, faults(yaml, Map.of("c5.trf", trf.replace(first, three))).size());
        loaded(yaml + "  scoring.win: 3\n  scoring.draw: 1\n", Map.of("c5.trf", trf.replace(first, three)));
        loaded(yaml, Map.of("c5.trf", trf.replace(first, three) + "162  W 3.0    D 1.0\n"));
        loaded(yaml, Map.of("c5.trf", trf.replace(first, three) + "299" + " ".repeat(10) + " 6.0    1    1\n"));
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
    void whereConditionsAreStatedEveryPlayerHasANumberAndHasAcceptedThem() { // APP-I A4, APP-I J
        String csv = "id,name,rating,venue,federation,fideId,accepted\nr1,Bo "
                + "Rossi,2100,rome,ITA,812345,2026-11-01T12:00+01:00\nm1,Bo Neri,,milan,,,\n";
        Map<String, String> files = Map.of("players.csv", csv, "pairings.csv", CSV_PAIRINGS);
        List<Fault> faults = faults(HEAD + "conditions: {version: 2026-1}\n" + CSV + REGULATIONS, files);
        assertEquals(
                List.of("players.csv:3 players[1].accepted APP-I J", "players.csv:3 players[1].fideId APP-I A4"),
                faults.stream()
                        .map(f -> f.file() + ":" + f.line() + " " + f.key() + " " + f.rule())
                        .sorted()
                        .toList());
        String all = HEAD + "conditions: {version: 2026-1, acceptedAt: 2026-11-01T12:00+01:00}\n" + CSV + REGULATIONS;
        Registration registration = loaded(
                        all,
                        Map.of("players.csv", csv.replace("milan,,,", "milan,,T-17,"), "pairings.csv", CSV_PAIRINGS))
                .entries()
                .orElseThrow()
                .registration()
                .orElseThrow();
        assertTrue(registration.isStrict() && registration.hasAccepted("m1"));
        assertEquals(
                List.of("812345", "T-17", ""),
                List.of(registration.number("r1"), registration.number("m1"), registration.number("ca")));
        assertEquals(
                List.of("players[0].accepted"),
                faults(
                                HEAD + CSV + REGULATIONS,
                                Map.of(
                                        "players.csv",
                                        csv.replace("2026-11-01T12:00+01:00", "yes"),
                                        "pairings.csv",
                                        CSV_PAIRINGS))
                        .stream()
                        .map(Fault::key)
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

    @Test
    void aMissingFileIsOneFaultAndNotOnePerPairing() {
        assertEquals(
                List.of("spring.yaml:14 players"),
                places(HEAD + CSV + REGULATIONS, Map.of("pairings.csv", CSV_PAIRINGS)).stream()
                        .map(p -> p.replace("players.file", "players"))
                        .toList());
    }

    /** With any players, of whom r1 and m1 meet. */
    private static final String OF_PLAYERS = HEAD + "players: {file: players.csv}\n"
            + "rounds: [{number: 1, pairings: [{board: 1, white: r1, black: m1}]}]\n" + REGULATIONS;

    private static List<Player> players(String csv) {
        return loaded(OF_PLAYERS, Map.of("players.csv", csv)).players();
    }

    @Test
    void aTableIsReadHoweverAProgramWroteIt() {
        List<Player> players = List.of(
                new Player("r1", "Rossi, Bo", 2100, "rome", "ITA"), new Player("m1", "Bo Neri", 0, "milan", ""));
        for (String csv : List.of(
                "id,name,rating,venue,federation\nr1,\"Rossi, Bo\",2100,rome,ITA\n" + "m1,Bo Neri,,milan,\n",
                "\uFEFFid;name;rating;venue;federation\r\nr1;Rossi, Bo;2100;rome;ITA\r\nm1;Bo Neri;;milan;\r\n",
                "id\tname\trating\tvenue\tfederation\nr1\tRossi, Bo\t2100\trome\tITA\nm1\tBo Neri\t\tmilan\t\n",
                "sep=|\nid|name|rating|venue|federation\nr1|Rossi, Bo|2100|rome|ITA\nm1|Bo Neri||milan|\n",
                "\"sep=;\"\rID; Name;RATING;Venue;Federation;;\rr1;\"Rossi, Bo\";2100;rome;ITA;;\r"
                        + "m1;Bo Neri;;milan;;;\r;;;;;;\r",
                "name,Federation,\"ID\",rating,venue,,\n\"Rossi,\nBo\",ITA,r1,2100,rome,,\nBo Neri,,m1,,milan,,\n"
                        + ",,,,,,\n",
                "\n\nId,Name,Rating,Venue,Federation\nr1,\"Rossi,\r\n Bo\",2100,rome,ITA,\n\nm1,Bo Neri,,milan,,,,"))
            assertEquals(
                    players,
                    players(csv).stream()
                            .map(CompetitionReaderTest::withSingleBlanks)
                            .toList(),
                    csv);
    }

    private static Player withSingleBlanks(Player one) {
        return new Player(
                one.playerId(), one.name().replaceAll(" +", " "), one.rating(), one.venueId(), one.federation());
    }

    @Test
    void placesSurviveLineBreaksInCells() {
        assertEquals(
                List.of("players.csv:5 players[1].rating"),
                places(
                        HEAD + CSV + REGULATIONS,
                        Map.of(
                                "players.csv",
                                "id,name,rating,venue\nr1,\"Rossi,\nBo\",2100,rome\nm1,\"Bo\nNeri\",high,milan\n",
                                "pairings.csv",
                                CSV_PAIRINGS)));
    }

    @Test
    void sexTitleAndBirthOfAListGoIntoTheReport() {
        String csv = "id,name,venue,Sex,title,birth_date,fideId\nr1,Bo Rossi,rome,F,wgm,31.12.1990,0100\n"
                + "m1,Bo Neri,milan,,,,\nm2,Al Neri,milan,male,NM,1985,200\n";
        assertEquals(
                List.of(
                        new Details("r1", 1, "w", "WGM", "", "1990/12/31"),
                        new Details("m2", 3, "m", "NM", "", "1985")),
                loaded(OF_PLAYERS, Map.of("players.csv", csv))
                        .entries()
                        .orElseThrow()
                        .details());
        String inline = HEAD
                + INLINE.replace("federation: ITA}", "federation: ITA, sex: m, title: IM, birthDate: 1990-12-31}")
                + REGULATIONS;
        assertEquals(
                List.of(new Details("r1", 1, "m", "IM", "", "1990/12/31")),
                loaded(inline, Map.of()).entries().orElseThrow().details());
    }

    @Test
    void whatIsNoTitleOrBirthIsLeftOutWithANote() {
        String csv = "id,name,venue,sex,title,birthDate\nr1,Bo Rossi,rome,?,1N,unknown\n"
                + "m1,Bo Neri,milan,w,,01/02/1993\n";
        List<Fault> notes = new ArrayList<>();
        assertInstanceOf(
                Reading.Read.class,
                CompetitionReader.read(
                        new Sources("spring.yaml", OF_PLAYERS, Map.of("players.csv", csv), Optional.empty(), ""),
                        notes::add));
        assertEquals(
                List.of(
                        "2:18 players[0].sex",
                        "2:20 players[0].title",
                        "2:23 players[0].birthDate",
                        "3:21 players[1].birthDate"),
                notes.stream()
                        .map(note -> note.line() + ":" + note.column() + " " + note.key())
                        .toList());
    }

    @Test
    void aFideIdOfTwoPlayersIsRefusedWithBothPlaces() { // APP-I A4
        String csv = "id,name,venue,fideId\nr1,Bo Rossi,rome,00123\nm1,Bo Neri,milan,123\nm2,Al Neri,milan,0\n"
                + "m3,Cy Neri,milan,000\n";
        List<Fault> faults = faults(OF_PLAYERS, Map.of("players.csv", csv));
        assertEquals(
                List.of("players.csv:3:18 FIDE ID '123' is used twice, first in line 2, column 18"),
                faults.stream()
                        .map(fault -> fault.file() + ":" + fault.line() + ":" + fault.column() + " " + fault.message())
                        .toList());
        String inline = HEAD
                + INLINE.replace("federation: ITA}", "fideId: '123'}")
                        .replace("venue: milan}", "venue: milan, fideId: '0123'}")
                + REGULATIONS;
        assertEquals(
                List.of("players[1].fideId"),
                faults(inline, Map.of()).stream().map(Fault::key).toList());
    }

    @Test
    void anEncodingMayBeStatedAndMustBeOne() {
        String csv = HEAD + "players: {file: players.csv, encoding: windows-1250}\n"
                + "rounds: {csv: pairings.csv, encoding: latin2}\nencoding: UTF-8\n" + REGULATIONS;
        Map<String, String> files = Map.of("players.csv", CSV_PLAYERS, "pairings.csv", CSV_PAIRINGS);
        assertEquals(2, loaded(csv, files).players().size());
        assertEquals(
                List.of("players.encoding", "rounds.encoding", "encoding"),
                faults(csv.replaceAll("encoding: [\\w-]+", "encoding: klingon"), files).stream()
                        .map(Fault::key)
                        .toList());
    }

    @Test
    void aCompetitionOfAReportMayHaveNoPairingYetAndNoOther() {
        String trf = "012 Open\n001    1      Uno, Bo\n001    2      Due, Bo\n";
        assertEquals(
                List.of(),
                loaded(HEAD + "players: {trf: open.trf, venue: rome}\n" + REGULATIONS, Map.of("open.trf", trf))
                        .rounds());
        assertEquals(
                List.of("rounds"),
                faults(HEAD + INLINE.replaceAll("(?s)rounds:.*", "rounds: []\n") + REGULATIONS, Map.of()).stream()
                        .map(Fault::key)
                        .toList());
    }

    @Test
    void csvFaultsAreToldByLine() {
        Map<String, String> cases = Map.of(
                "id,name\nr1,A\n", "players.csv:1 players",
                "id,name,venue,colour\nr1,A,rome,red\nm1,B,milan,blue\n", "players.csv:1 players",
                "id,name,venue,venue\n", "players.csv:1 players",
                "id,name,venue\nr1,A\n", "players.csv:2 players",
                "id,name,venue\n\nr1,\"A,rome\n", "players.csv:3 players",
                "\"id,name,venue\n", "players.csv:1 players");
        assertTrue(faults(
                        HEAD + CSV + REGULATIONS,
                        Map.of("players.csv", "id,name,venue,shirt\nr1,A,nowhere,f\n", "pairings.csv", CSV_PAIRINGS))
                .stream()
                .map(Fault::message)
                .toList()
                .containsAll(List.of(
                        "unknown column 'shirt'; known are id, name, venue, rating, federation, fideId, "
                                + "accepted, sex, title, birthDate",
                        "there is no venue 'nowhere' (UNKNOWN_VENUE)")));
        cases.forEach((csv, place) -> assertEquals(
                List.of(place),
                places(HEAD + CSV + REGULATIONS, Map.of("players.csv", csv, "pairings.csv", CSV_PAIRINGS)),
                csv));
        assertEquals(
                List.of("pairings.csv:3 rounds.round", "pairings.csv:4 rounds[1].pairings[0].board"),
                places(
                        HEAD + CSV + REGULATIONS,
                        Map.of(
                                "players.csv",
                                CSV_PLAYERS,
                                "pairings.csv",
                                "round,board,white,black\n1,1,r1,m1\nx,1,r1,m1\n2,-1,r1,m1\n")));
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
