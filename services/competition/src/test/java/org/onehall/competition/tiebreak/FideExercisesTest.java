package org.onehall.competition.tiebreak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.tiebreak.Crosstables.figure;
import static org.onehall.competition.tiebreak.Crosstables.order;
import static org.onehall.competition.tiebreak.Crosstables.values;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The individual tournaments of "Exercises in Tie-Breaking" (IA Mario Held, FIDE Technical Commission, revision
 * 2403220900, for C.07 of 2023), with the solutions that FIDE publishes for them: a Swiss with all kinds of unplayed
 * rounds and a round-robin with a forfeit.
 */
class FideExercisesTest {
    /** Section 2.1; number 12 withdrew after round 3. */
    static final Crosstable SWISS = Crosstables.swiss(
            "2200  9w1 13b=  2w= 15b1  4w=",
            "2150 10b1  7w1  1b= 16w1  3b=",
            "2100 11w=  6b1  8w1  4b=  2w=",
            "2050 12b1    H 13w1  3w=  1b=",
            "2000 13w0 15b0 11w1  7b= 10w1",
            "1950 14b0  3w0    U 10w1  8b1",
            "1900 15w1  2b0 16b0  5w= 11b0",
            "1850 16b= 14w1  3b0 13w1  6w0",
            "1800  1b0 10w0    H 11b-    U",
            "1750  2w0  9b1 15w0  6b0  5b0",
            "1700  3b= 16w0  5b0  9w+  7w1",
            "1650  4w0    U 14w+    Z    Z",
            "1600  5b1  1w=  4b0  8b0 14w0",
            "1550  6w1  8b0 12b-    Z 13b1",
            "1500  7b0  5w1 10b1  1w0 16b0",
            "1450  8w= 11b1  7w1  2b0 15w1");

    /** Section 2.2. */
    static final Crosstable ROUND_ROBIN = Crosstables.roundRobin(
            "2200 6w= 2w1 3b1 4w0 5b1",
            "2150 5w1 1b0 6w1 3w= 4b1",
            "2100 4w1 5b1 1w0 2b= 6w1",
            "2050 3b0 6b0 5w= 1b1 2w0",
            "2000 2b0 3w0 4b= 6b+ 1w0",
            "1950 1b= 4w1 2b0 5w- 3b0");

    @ParameterizedTest(name = "exercise {0}: {1}")
    @CsvSource({
        "4, PTS, 3.5 4 3.5 3.5 2.5 3 1.5 2.5 1.5 1 2.5 2 1.5 2 2 3.5",
        "9, BH, 12.5 13 15.5 15 8.5 12 14.5 13.5 9 13 13.5 11.5 14 11 12 12.5",
        "9, AOB, 12.6 13.6 13.4 13.38 13.4 13.25 11.9 13 12.75 10.9 12.75 15 12.1 13.17 12.2 13.3",
        "10, FB, 13.5 13.5 15 15.5 10 12 13.5 12.5 9.5 12.5 12.5 11.5 13.5 10.5 12 13.5",
        "12, SB, 8 9.5 10.5 9.75 4.25 6.5 3.25 5.25 2.25 1.5 5.75 4 4.25 4.5 3.5 7.25",
        "13, SB/C1, 7.25 8.5 9.25 8 3.25 5.5 1.25 3.75 2.25 0 4.25 4 4.25 3 2.5 5.75",
        "17, ARO, 1820 1880 1940 1888 1690 1813 1760 1730 1975 1880 1863 2050 1930 1800 1860 1820",
        "18, ARO/C1, 1900 1988 2000 1983 1738 1900 1838 1800 2200 1975 2000 - 2025 1900 1963 1900",
        "27, WIN, 2 3 2 2 2 3 1 2 1 1 2 2 1 2 2 3",
        "28, WON, 2 3 2 2 2 2 1 2 0 1 1 0 1 2 2 3",
        "29, BPG, 2 3 2 2 2 2 3 2 1 3 2 0 3 2 3 2",
        "30, BWG, 1 1 1 1 0 1 0 0 0 1 0 0 1 1 1 1",
        "32, PS, 11 13 11 11.5 5 6 6 8.5 2.5 4 5.5 7 7 6 7 10.5"
    })
    void theSwissHasThePublishedValues(int exercise, String tieBreak, String published) {
        assertEquals(published, values(SWISS, tieBreak, Edition.SEPTEMBER_2023), "exercise " + exercise);
    }

    @ParameterizedTest(name = "exercise {0}: {1} of number {2}")
    @CsvSource({
        "5, BH/C1, 5, 7.5", "5, BH/C1, 8, 12", "5, BH/C1, 11, 12", "6, BH/C1, 7, 12.5", "6, BH/C1, 9, 7.5",
        "6, BH/C1, 13, 12", "7, BH/C1, 1, 11", "7, BH/C1, 3, 13", "7, BH/C1, 4, 11.5", "7, BH/C1, 16, 11",
        "8, BH/C1, 12, 9.5", "8, BH/C1, 14, 9", "8, BH/C1, 15, 11", "19, TPR, 2, 2120", "19, TPR, 6, 1813",
        "19, TPR, 12, 1250", "20, TPR, 3, 2089", "20, TPR, 4, 2081", "20, TPR, 1, 1969", "20, TPR, 15, 1788",
        "20, TPR, 7, 1611", "20, TPR, 9, 1175", "21, APRO, 4, 1772", "21, APRO, 1, 1789", "22, PTP, 3, 2112"
    })
    void thePublishedValueOfOnePlayer(int exercise, String tieBreak, int number, BigDecimal published) {
        assertEquals(
                Figure.plain(published),
                figure(SWISS, tieBreak, Edition.SEPTEMBER_2023, number).value().orElseThrow(),
                "exercise " + exercise);
    }

    @ParameterizedTest(name = "exercise {0}: {1} of number {2}")
    @CsvSource({
        "14, SB, 1, 9.25",
        "14, SB, 2, 6.25",
        "14, SB, 3, 6.25",
        "14, SB, 4, 4.25",
        "14, SB, 6, 3.25",
        "15, SB/C1, 1, 9.25",
        "15, SB/C1, 2, 4.75",
        "15, SB/C1, 3, 4.75",
        "15, SB/C1, 4, 4.25",
        "15, SB/C1, 6, 3.25",
        "16, KS, 1, 2",
        "16, KS, 2, 0.5",
        "16, KS, 3, 0.5",
        "16, KS, 4, 1",
        "16, KS, 5, 0",
        "16, KS, 6, 0.5"
    })
    void theRoundRobinHasThePublishedValues(int exercise, String tieBreak, int number, BigDecimal published) {
        assertEquals("3.5 3.5 3.5 1.5 1.5 1.5", values(ROUND_ROBIN, "PTS", Edition.SEPTEMBER_2023));
        assertEquals(
                Figure.plain(published),
                figure(ROUND_ROBIN, tieBreak, Edition.SEPTEMBER_2023, number)
                        .value()
                        .orElseThrow(),
                "exercise " + exercise);
    }

    @Test
    void directEncounterOfTheRoundRobinCountsTheForfeit() {
        // Of the last three, 5 drew with 4 and won by forfeit against 6, who beat 4 (15.2).
        assertEquals("1 2=3 5 6 4", order(ROUND_ROBIN, "PTS DE", Edition.SEPTEMBER_2023));
    }

    @Test
    void theEditionOf2026LimitsTheDummy() {
        // David has a half-point bye: 0.5 times 5 rounds instead of his 3.5 points (16.4.2).
        assertEquals(
                new BigDecimal("14"),
                figure(SWISS, "BH", Edition.MARCH_2026, 4).value().orElseThrow());
        // Maria won by forfeit against Jessica, whose adjusted score is 1.5 (16.4.1).
        assertEquals(
                new BigDecimal("12.5"),
                figure(SWISS, "BH", Edition.MARCH_2026, 11).value().orElseThrow());
    }
}
