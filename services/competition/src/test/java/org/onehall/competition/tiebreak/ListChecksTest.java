package org.onehall.competition.tiebreak;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.competition.tiebreak.Crosstable.Pairing;

class ListChecksTest {
    @ParameterizedTest(name = "{0}, {1}, teams {2}, {3}")
    @CsvSource({
        "PTS DE BH/C1 BH DE SB, SWISS, false, AUGUST_2024, ''",
        "PTS DE SB KS, PREDETERMINED, false, MARCH_2026, ''",
        "PTS BH, PREDETERMINED, false, AUGUST_2024, ''",
        "PTS BH AOB FB, PREDETERMINED, false, MARCH_2026, '2 8, 3 8, 4 8'",
        "PTS BH/V2024, PREDETERMINED, false, MARCH_2026, ''",
        "PTS STD TPN, SWISS, false, AUGUST_2024, '2 7.7, 3 7.8'",
        "PTS STD TPN, SWISS, false, MARCH_2026, ''",
        "PTS SB SB, SWISS, false, MARCH_2026, 3 4.3",
        "PTS SB SB/C1, SWISS, false, MARCH_2026, ''",
        "PTS ARO, SWISS, true, MARCH_2026, 2 10",
        "PTS BC BH:GP, SWISS, false, MARCH_2026, '2 12.1, 3 13'",
        "PTS EDET MPvGP BH:GP EDET, SWISS, true, MARCH_2026, ''"
    })
    void aListIsCheckedBeforeAnybodyPlays(
            String list, Pairing pairing, boolean teams, Edition edition, String problems) {
        assertEquals(
                problems,
                ListChecks.problems(
                                Arrays.stream(list.split(" ")).map(TieBreak::of).toList(), pairing, teams, edition)
                        .stream()
                        .map(problem -> problem.place() + " " + problem.article())
                        .collect(Collectors.joining(", ")));
    }
}
