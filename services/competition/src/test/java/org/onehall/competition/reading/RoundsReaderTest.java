package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.reading.SpringOpenFiles.*;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Chess960;
import org.onehall.competition.domain.Round;

class RoundsReaderTest {
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
}
