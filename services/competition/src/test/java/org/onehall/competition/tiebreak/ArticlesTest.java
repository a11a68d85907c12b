package org.onehall.competition.tiebreak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.onehall.competition.tiebreak.Crosstables.figure;
import static org.onehall.competition.tiebreak.Crosstables.order;
import static org.onehall.competition.tiebreak.Crosstables.players;
import static org.onehall.competition.tiebreak.Crosstables.roundRobin;
import static org.onehall.competition.tiebreak.Crosstables.swiss;
import static org.onehall.competition.tiebreak.Crosstables.values;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Pairing;
import org.onehall.competition.tiebreak.Figure.Contribution;

/** One clear example for each article of C.07 that {@link FideExercisesTest} does not show. */
class ArticlesTest {
    private static final Edition OLD = Edition.AUGUST_2024;
    private static final Edition NEW = Edition.MARCH_2026;

    private static String contributions(Figure figure) {
        return figure.contributions().stream()
                .map(one -> one.round() + " " + one.value().stripTrailingZeros().toPlainString() + " " + one.fate()
                        + " " + one.article())
                .collect(Collectors.joining(", "));
    }

    // ---- 4: the list

    @Test
    void article42EachGroupIsRankedByTheNextTieBreak() {
        Crosstable table = swiss("0 2w1 3b1 4w0", "0 1b0 4w1 3b1", "0 4b1 1w0 2w0", "0 3w0 2b0 1b1");
        assertEquals("1=2 3=4", order(table, "PTS", NEW));
        assertEquals("1 2 3 4", order(table, "PTS DE", NEW));
        assertEquals("2 1 4 3", order(table, "PTS TPN/R", NEW));
    }

    @Test
    void whoHasNoValueIsLast() {
        Crosstable table = swiss("1500 2w0", "1400 1b1", "1300 U");
        assertEquals("1400 1500 -", values(table, "ARO", NEW));
        assertEquals("2 1 3", order(table, "ARO", NEW));
    }

    @Test
    void lotsRankWhoIsStillTied() {
        Crosstable table = swiss("0 2w=", "0 1b=");
        Crosstable drawn = new Crosstable(
                table.pairing(),
                1,
                table.scoring(),
                table.boards(),
                table.entrants().stream()
                        .map(one -> new Entrant(one.number(), one.rating(), 3 - one.number(), one.rounds()))
                        .toList());
        assertEquals("1=2", order(table, "PTS RND", NEW));
        assertEquals("2 1", order(drawn, "PTS RND", NEW));
    }

    // ---- 6: direct encounter

    @Test
    void article611ForfeitsAreLeftOutUnlessTheRegulationsIncludeThem() {
        Crosstable table = swiss("0 2w+ 3b0", "0 1b- 4w1", "0 4w0 1w1", "0 3b1 2b0");
        assertEquals("1=2=3=4", order(table, "PTS DE", NEW));
        assertEquals(
                "6.1.1",
                figure(table, "PTS DE", NEW, 1).contributions().getFirst().article());
        Crosstable two = swiss("0 2w+ 3b0", "0 1b- 3w1", "0 U 1w1");
        assertEquals("3 1=2", order(two, "PTS DE", NEW));
        assertEquals("3 1 2", order(two, "PTS DE/P", NEW));
    }

    @Test
    void article612GamesOfAPairCountWithTheirAverage() {
        // 1 beat 2 by two games to one, which is two thirds of a point, not two points; 3 is ahead of both.
        Crosstable table = swiss("0 2w1 2b0 2w1 3b0 .", "0 1b0 1w1 1b0 . 3w=", "0 . . . 1w1 2b=");
        assertEquals("3 2 1", order(table, "DE", NEW));
    }

    @Test
    void article62SubTiesAreResolvedByTheSameArticle() {
        // All have met: 1 made 2.5 points, 2 and 3 made 1.5 each, and 2 beat 3; 4 made 0.5.
        Crosstable table = swiss("0 4w1 3b= 2w1", "0 3w1 4b= 1b0", "0 2b0 1w= 4w1", "0 1b0 2w= 3b0");
        assertEquals("1 2 3 4", order(table, "DE", NEW));
        assertEquals("1 2 3 4", values(table, "DE", NEW));
    }

    @Test
    void article63WhoIsAheadWhateverMissingGamesBringIsFirst() {
        // 1 beat 2 and 3, who did not meet: nothing they could have made is more than 1 point.
        Crosstable table = swiss("0 2w1 3b1 U", "0 1b0 F F", "0 F 1w0 F");
        assertEquals("1 2=3", order(table, "DE", NEW));
        // 1 only beat 2, and 3 met neither.
        assertEquals("1=2=3", order(swiss("0 2w1 Z", "0 1b0 F", "0 F Z"), "PTS DE", NEW));
    }

    // ---- 7: own record

    @Test
    void article7CountsTheOwnResults() {
        Crosstable table = swiss("0 2w1 3b1 U 2b- H F", "0 1b0 Z 3w= 1w+ Z .", "0 U 1w0 2b= Z Z Z");
        assertEquals("4 1 1", values(table, "WIN", NEW));
        assertEquals("2 0 0", values(table, "WON", NEW));
        assertEquals("1 1 1", values(table, "BPG", NEW));
        assertEquals("1 0 0", values(table, "BWG", NEW));
        assertEquals("4 3 3", values(table, "REP", NEW));
        assertEquals("1 2 3", values(table, "TPN", NEW));
        assertEquals("17 5 8", values(table, "PS", NEW));
    }

    @Test
    void article75AddsTheScoreAfterEachRoundAndACutLeavesOutTheFirst() {
        Crosstable table = swiss("0 2w1 2b= 2w0", "0 1b0 1w= 1b1");
        assertEquals("4 2", values(table, "PS", NEW));
        assertEquals("3 2", values(table, "PS/C1", NEW));
        assertEquals(
                "1 1 CUT 14.1, 2 1.5 COUNTED 7.5, 3 1.5 COUNTED 7.5", contributions(figure(table, "PS/C1", NEW, 1)));
    }

    @Test
    void article77CountsAsIfTheScoringWereTheUsualOne() {
        Scoring threeOne = Scoring.of("3", "1", "0", "1", "0");
        Crosstable table = players(Pairing.SWISS, threeOne, "0 2w1 3b= U H", "0 1b0 U F Z", "0 U 1w= Z H");
        assertEquals("2.5 1.5 1.5", values(table, "STD", NEW));
    }

    // ---- 8, 9, 14, 16

    @Test
    void article163TheByesAtTheEndAreDrawsForTheOpponents() {
        // 2 withdrew after round 1: 1 for the win, and two draws for 1's Buchholz; 3's bye is followed by a game.
        Crosstable table = swiss("0 2w0 3b1 3w1", "0 1b1 Z Z", "0 H 1w0 1b0");
        assertEquals("3", figure(table, "BH", OLD, 1).value().orElseThrow().toPlainString());
        assertEquals(
                "1 2 COUNTED 8.1, 2 0.5 COUNTED 8.1, 3 0.5 COUNTED 8.1", contributions(figure(table, "BH", OLD, 1)));
    }

    @Test
    void article164TheDummyHasTheOwnScoreUpToALimit() {
        Crosstable table = swiss("0 2w1 F 3w1 4b+", "0 1b0 . . .", "0 . . 1b0 .", "0 . . . 1w-");
        assertEquals(
                "1 1.5 COUNTED 8.1, 2 4 COUNTED 16.4, 3 0.5 COUNTED 8.1, 4 4 COUNTED 16.4",
                contributions(figure(table, "BH", OLD, 1)));
        assertEquals(
                "1 1.5 COUNTED 8.1, 2 2 COUNTED 16.4.2, 3 0.5 COUNTED 8.1, 4 1.5 COUNTED 16.4.1",
                contributions(figure(table, "BH", NEW, 1)));
    }

    @Test
    void article165ARoundThatWasVoluntarilyUnplayedIsCutFirst() {
        Crosstable table = swiss("0 2w1 H 3w1", "0 1b0 3w0 4w1", "0 4b= 2b1 1b0", "0 3w= U 2b0");
        Figure buchholz = figure(table, "BH/C1", OLD, 1);
        assertEquals("1 1 COUNTED 8.1, 2 2.5 CUT 16.5, 3 1.5 COUNTED 8.1", contributions(buchholz));
        assertEquals("2.5", buchholz.value().orElseThrow().toPlainString());
        // Of a median the highest value goes without exception (14.3).
        assertEquals("1 1 COUNTED 8.1, 2 2.5 CUT 16.5, 3 1.5 CUT 14.3", contributions(figure(table, "BH/M1", OLD, 1)));
    }

    @Test
    void article165OfSonnebornBergerTheHigherOfTwoIsCut() {
        // The forfeit loss brings 0, the lowest opponent 1.5: the opponent is cut, not the half-point bye with 1.
        Crosstable table = swiss("0 2w1 H 3b- 4w1", "0 1b0 4w0 F Z", "0 4b1 F 1w+ F", "0 3w0 2b1 U 1b0");
        assertEquals(
                "1 1.5 CUT 14.1, 2 1 COUNTED 16.4.2, 3 0 COUNTED 16.4, 4 2 COUNTED 9.1",
                contributions(figure(table, "SB/C1", NEW, 1)));
    }

    @Test
    void aModifierNamesTheForfeitsAsGames() {
        Crosstable table = swiss("0 2w+ 3b1", "0 1b- U", "0 U 1w0");
        assertEquals("1 1 COUNTED 8.1, 2 1 COUNTED 8.1", contributions(figure(table, "BH/P", OLD, 1)));
        assertEquals("1 2 COUNTED 16.4, 2 1 COUNTED 8.1", contributions(figure(table, "BH", OLD, 1)));
    }

    @Test
    void article145MovesTheLimitOfKoyaByHalfPoints() {
        Crosstable table = roundRobin("0 4w1 3b= 2w1", "0 3w= 4b1 1b0", "0 2b= 1w= 4w=", "0 1b0 2w0 3b=");
        assertEquals("1.5 0.5 1 0.5", values(table, "KS", NEW));
        assertEquals("0 0 0.5 0", values(table, "KS/L+1", NEW));
        assertEquals("1.5 0.5 1 0.5", values(table, "KS/L-1", NEW));
    }

    // ---- 10: ratings

    @Test
    void article10IsNotDefinedWithUnratedPlayersUnlessTheyAreGivenARating() {
        Crosstable table = swiss("1600 2w1", "0 1b0");
        assertEquals("- -", values(table, "ARO", NEW));
        assertEquals("1400 1600", values(table, "ARO/U1400", NEW));
        assertEquals("2200 800", values(table, "TPR/U1400", NEW));
        assertEquals("1600 1400", values(table, "RTNG/U1400", NEW));
    }

    @Test
    void article101RoundsHalfUp() {
        assertEquals("1601 1500 1500", values(swiss("1500 2w1 3b1", "1600 1b0 Z", "1601 Z 1w0"), "ARO", NEW));
    }

    @Test
    void article103OfAPerfectScoreIsWhereEveryExpectationIsOne() {
        assertEquals("2136 700", values(swiss("1500 2w1", "1400 1b0"), "PTP", NEW));
    }

    // ---- 15: pre-determined pairings

    @Test
    void article152AForfeitWinIsAGameOfTheOwnRecordSince2026() {
        Crosstable table = roundRobin("0 2b+", "0 1w-");
        assertEquals("0 0", values(table, "WON", OLD));
        assertEquals("1 0", values(table, "WON", NEW));
        assertEquals("1 0", values(table, "BPG", NEW));
        assertEquals("1 0", values(table, "BWG", NEW));
        assertEquals("1 0", values(table, "REP", NEW));
        assertEquals("0 1", values(table, "BH", NEW));
    }

    // ---- editions, and what cannot be calculated

    @Test
    void theEditionIsThatOfTheFirstDay() {
        assertEquals(Edition.SEPTEMBER_2023, Edition.on(LocalDate.of(2020, 1, 1)));
        assertEquals(Edition.SEPTEMBER_2023, Edition.on(LocalDate.of(2024, 7, 31)));
        assertEquals(Edition.AUGUST_2024, Edition.on(LocalDate.of(2026, 2, 28)));
        assertEquals(Edition.MARCH_2026, Edition.on(LocalDate.of(2026, 3, 1)));
    }

    @Test
    void aTieBreakOfTeamsDoesNotRankPlayers() {
        Crosstable table = swiss("0 2w1", "0 1b0");
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> Ranking.of(table, List.of(TieBreak.of("BC")), NEW));
        assertEquals("BC does not rank players", refused.getMessage());
    }

    @Test
    void contributionsAddUpToTheValue() {
        for (String name : List.of("BH/C1", "SB", "PS", "KS", "WIN", "REP", "STD", "FB/M1")) {
            Figure figure = figure(FideExercisesTest.SWISS, name, NEW, 4);
            assertEquals(
                    figure.value().orElseThrow(),
                    Figure.plain(figure.contributions().stream()
                            .filter(one -> one.fate() == Figure.Fate.COUNTED)
                            .map(Contribution::value)
                            .reduce(BigDecimal.ZERO, BigDecimal::add)),
                    name);
        }
    }
}
