package org.onehall.competition.tiebreak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.competition.tiebreak.KFactor.Career;
import org.onehall.competition.tiebreak.PerformanceRating.RatedGame;

/** FIDE Handbook B.02, 8.1 and 8.3. */
class RatingChangeTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "0, 50",
        "3, 50",
        "4, 51",
        "-4, 49",
        "100, 64",
        "-100, 36",
        "391, 91",
        "392, 92",
        "400, 92",
        "-400, 8",
        "735, 99",
        "736, 100",
        "-736, 0",
        "2000, 100"
    })
    void article812GivesTheExpectedScore(int difference, int hundredths) {
        assertEquals(hundredths, RatingTables.expected(difference));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"50, 0", "51, 7", "49, -7", "75, 193", "99, 677", "100, 800", "0, -800", "67, 125"})
    void article811GivesTheDifferenceForAScore(int hundredths, int difference) {
        assertEquals(difference, RatingTables.difference(hundredths));
    }

    @Test
    void bothTablesAreSymmetricAndRise() {
        IntStream.rangeClosed(1, 100).forEach(hundredths -> {
            assertEquals(-RatingTables.difference(100 - hundredths), RatingTables.difference(hundredths));
            assertEquals(
                    1, Integer.signum(RatingTables.difference(hundredths) - RatingTables.difference(hundredths - 1)));
        });
        IntStream.rangeClosed(0, 1000).forEach(difference -> {
            assertEquals(100, RatingTables.expected(difference) + RatingTables.expected(-difference));
            assertEquals(
                    true, RatingTables.expected(difference + 1) >= RatingTables.expected(difference), "" + difference);
        });
    }

    @Test
    void article83IsKTimesScoreLessExpectation() {
        List<RatedGame> games = List.of(new RatedGame(2100, 2), new RatedGame(2000, 1), new RatedGame(1900, 0));
        RatingChange change = RatingChange.of(2000, 20, games, RatingEdition.OCTOBER_2025);
        assertEquals("0", change.change().toPlainString());
        assertEquals(
                List.of(64, 0, -64),
                change.games().stream().map(RatingChange.Game::change).toList());
        RatingChange won = RatingChange.of(2000, 40, games.subList(0, 1), RatingEdition.OCTOBER_2025);
        assertEquals("25.6", won.change().toPlainString());
    }

    @ParameterizedTest(name = "{0} of {1}: {2}")
    @CsvSource({"JANUARY_2022, 2700, 0.9", "MARCH_2024, 2700, 1.6", "OCTOBER_2025, 2700, 0.1", "OCTOBER_2025, 2640, 1.6"
    })
    void article831LimitsTheDifferenceByEdition(RatingEdition edition, int rating, String change) {
        // Two wins, against opponents who are 700 and 800 points lower: 0.08, 0.01 or 0 for each.
        List<RatedGame> games = List.of(new RatedGame(rating - 700, 2), new RatedGame(rating - 800, 2));
        assertEquals(
                change, RatingChange.of(rating, 10, games, edition).change().toPlainString());
    }

    @Test
    void theLowerRatedPlayerIsLimitedInEveryGame() {
        List<RatedGame> games = List.of(new RatedGame(2500, 2), new RatedGame(2600, 0));
        for (RatingEdition edition : RatingEdition.values())
            assertEquals(
                    "33.6", RatingChange.of(1800, 40, games, edition).change().toPlainString());
    }

    @ParameterizedTest(name = "{0}, {1} games, reached 2400 {2}, junior {3}, {4} in the period: {5}")
    @CsvSource({
        "1500, 29, false, false, 5, 40", "1500, 30, false, false, 5, 20", "2299, 100, false, true, 5, 40",
        "2300, 100, false, true, 5, 20", "2390, 500, true, false, 5, 10", "1500, 10, false, false, 20, 35",
        "1500, 100, false, false, 36, 19"
    })
    void article833GivesK(int rating, int games, boolean reached2400, boolean junior, int ofPeriod, int k) {
        assertEquals(k, KFactor.standard(new Career(rating, games, reached2400, junior), ofPeriod));
    }

    @Test
    void kOfRapidAndBlitzIsTwenty() {
        assertEquals(20, KFactor.rapidOrBlitz(35));
        assertEquals(14, KFactor.rapidOrBlitz(50));
    }

    @Test
    void theEditionIsThatOfTheDay() {
        assertEquals(RatingEdition.JANUARY_2022, RatingEdition.on(LocalDate.of(2024, 2, 29)));
        assertEquals(RatingEdition.MARCH_2024, RatingEdition.on(LocalDate.of(2024, 3, 1)));
        assertEquals(RatingEdition.OCTOBER_2025, RatingEdition.on(LocalDate.of(2025, 10, 1)));
    }

    @Test
    void aGameHasZeroToTwoHalfPoints() {
        assertThrows(IllegalArgumentException.class, () -> new RatedGame(2000, 3));
    }
}
