package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.reading.SpringOpenFiles.*;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Player;

class CompetitionFromTrfTest {
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
                        "c5.trf",
                        2,
                        1,
                        "players[0].venue",
                        "the venue is missing (UNKNOWN_VENUE)",
                        "OCR 16.1",
                        "UNKNOWN_VENUE")),
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
}
