package org.onehall.competition.ranking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Standings;
import org.onehall.competition.domain.Standings.Contribution;
import org.onehall.competition.domain.Standings.Fate;
import org.onehall.competition.domain.Standings.Figure;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.competition.domain.Standings.TieBreakName;

class RankedStandingsTest {
    /**
     * Hamilton Chess Club Championship 2018, hamiltonchess.net/2018/04/11/richard-on-tie-break: the players of the
     * published list with their opponents, colours and results.
     */
    private static CrosstableScenario hamilton(String... tieBreaks) {
        return new CrosstableScenario(
                List.of(tieBreaks),
                "0 10w1 17b1 12w1 2w= 4b1 3b1",
                "0 27b1 16w1 9w1 1b= 8w1 10b1",
                "0 H 11w1 6b1 4w= 5b1 1w0",
                "0 22w1 15b1 8w= 3b= 1w0 13b1",
                "0 16w0 14b1 22w1 15b1 3w0 8b1",
                "0 21w0 27b1 3w0 23b1 16w1 14b1",
                "0 9w0 23b0 27w1 19b1 15w1 12b1",
                "0 25b1 21w1 4b= 13w1 2b0 5w0",
                "0 7b1 13w1 2b0 H . 18w1",
                "0 1b0 25w1 26w1 12b= 17b1 2w0",
                "0 H 3b0 14w0 25b1 20w1 17w1",
                "0 20b1 18w1 1b0 10w= 14b= 7w0",
                "0 23w1 9b0 19w1 8b0 21w1 4w0",
                "0 H 5w0 11b1 22b1 12w= 6w0",
                "0 26b1 4w0 21b1 5w0 7b0 24w1",
                "0 5b1 2b0 17w0 24w1 6b0 22b1",
                "0 24b1 1w0 16b1 H 10w0 11b0",
                "0 19w1 12b0 23w1 H . 9b0",
                "0 18b0 20w1 13b0 7w0 25b= 21w1",
                "0 12w0 19b0 25w= 27b1 11b0 26w1",
                "0 6b1 8b0 15w0 26w1 13b0 19b0",
                "0 4b0 24w1 5b0 14w0 26b1 16w0",
                "0 13b0 7w1 18b0 6w0 24b0 27w1",
                "0 17w0 22b0 U 16b0 23w1 15b0",
                "0 8w0 10b0 20b= 11w0 19w= U",
                "0 15w0 U 10b0 21b0 22w0 20b0",
                "0 2w0 6w0 7b0 20w0 U 23b0");
    }

    private static Standings all(CrosstableScenario told) {
        return RankedStandings.of(told.state(), false, Set.of());
    }

    private static PlayerRow row(Standings standings, String player) {
        return standings.players().stream()
                .filter(row -> row.playerId().equals(player))
                .findFirst()
                .orElseThrow();
    }

    private static String place(PlayerRow row) {
        return row.rank() + (row.shared() ? "= " : " ") + row.playerId();
    }

    private static Optional<BigDecimal> value(String text) {
        return Optional.of(new BigDecimal(text));
    }

    @Test
    void theWinnerOfHamiltonHasThePublishedFigures() { // C.07 7.5, 8.1, 9.1, 14.1
        Standings standings = all(hamilton("PS", "BH", "SB", "BH/C1"));
        assertEquals(
                List.of(value("19.5"), value("22.5"), value("19.75"), value("20")),
                row(standings, "p1").figures().stream().map(Figure::value).toList());
        assertEquals(
                List.of(
                        new TieBreakName("PS", "PS", "7.5"),
                        new TieBreakName("BH", "BH", "8.1"),
                        new TieBreakName("SB", "SB", "9.1"),
                        new TieBreakName("BH/C1", "BH", "8.1")),
                standings.tieBreaks());
        assertEquals(2023, standings.edition());
    }

    @Test
    void playersWithEqualPointsAreRankedByTheFirstTieBreakThatSeparatesThem() { // C.07 4.2
        assertEquals(
                List.of("1= p1", "1= p2"),
                all(hamilton("DE", "PS")).players().stream()
                        .limit(2)
                        .map(RankedStandingsTest::place)
                        .toList());
        assertEquals(
                List.of("1 p1", "2 p2"),
                all(hamilton("DE", "PS", "BH")).players().stream()
                        .limit(2)
                        .map(RankedStandingsTest::place)
                        .toList());
    }

    @Test
    void aFigureIsTheSumOfWhatItIsMadeOf() {
        Figure buchholz = row(all(hamilton("BH/C1")), "p1").figures().getFirst();
        assertEquals(
                buchholz.value().orElseThrow(),
                buchholz.contributions().stream()
                        .filter(part -> part.fate() == Fate.COUNTED)
                        .map(Contribution::value)
                        .reduce(BigDecimal.ZERO, BigDecimal::add)
                        .stripTrailingZeros()
                        .setScale(0));
        assertEquals(
                List.of("p10", "p17", "p12", "p2", "p4", "p3"),
                buchholz.contributions().stream().map(Contribution::opponentId).toList());
        assertEquals(
                List.of("p17"),
                buchholz.contributions().stream()
                        .filter(part -> part.fate() == Fate.CUT)
                        .map(Contribution::opponentId)
                        .toList());
    }

    @Test
    void onlyTheFiguresOfThePlayerWhoIsAskedForAreExplained() {
        Standings standings = RankedStandings.explaining(all(hamilton("BH", "SB")), "p2");
        assertTrue(row(standings, "p2").figures().stream()
                .noneMatch(figure -> figure.contributions().isEmpty()));
        assertTrue(row(standings, "p1").figures().stream()
                .allMatch(figure -> figure.contributions().isEmpty()));
        assertEquals(value("22.5"), row(standings, "p1").figures().getFirst().value());
    }

    @Test
    void withoutTieBreaksEqualPointsShareAPlace() { // OCR 7.1
        Standings standings = all(hamilton());
        assertEquals(List.of(), standings.tieBreaks());
        assertEquals("1= p1", place(standings.players().get(0)));
        assertEquals("1= p2", place(standings.players().get(1)));
        assertEquals(List.of(), row(standings, "p1").figures());
    }

    @Test
    void byesAndForfeitsAreNoGamesForTieBreaks() { // C.07 7.1, 7.2
        var told = new CrosstableScenario(List.of("WIN", "WON"), "0 2w+ U", "0 1b- 3w=", "0 H 2b=");
        Standings standings = all(told);
        assertEquals(
                List.of(value("2"), value("0")),
                row(standings, "p1").figures().stream().map(Figure::value).toList());
    }

    @Test
    void aGameWithoutAResultIsNotThereYet() { // C.07 16
        var told = new CrosstableScenario(List.of("BH"), "0 2w1 3b?", "0 1b0 U", "0 U 1w?");
        Figure buchholz = row(all(told), "p2").figures().getFirst();
        // The first player has a point, and the round without a result counts as half a point for opponents.
        assertEquals(new BigDecimal("1.5"), buchholz.contributions().getFirst().score());
        assertEquals(value("2.5"), buchholz.value());
    }

    @Test
    void officialStandingsCountOfficialRoundsOnly() { // OCR 17.11
        var told = new CrosstableScenario(List.of("BH"), "0 2w1 3w1", "0 1b0 4b1", "0 4w= 1b0", "0 3b= 2w0").closed(1);
        Standings official = RankedStandings.of(told.state(), true, Set.of());
        assertEquals(List.of(1), official.rounds());
        assertEquals(value("0"), row(official, "p1").figures().getFirst().value());
        assertEquals(value("1.5"), row(all(told), "p1").figures().getFirst().value());
    }

    @Test
    void standingsAfterARoundCountNoLaterRound() { // OCR 7.1
        var told = new CrosstableScenario(List.of("BH"), "0 2w1 3w1", "0 1b0 4b1", "0 4w= 1b0", "0 3b= 2w0");
        Standings first = RankedStandings.of(told.state(), false, Set.of(), 1);
        assertEquals(List.of(1), first.rounds());
        assertEquals(new BigDecimal("1"), row(first, "p1").points());
        assertEquals(1, row(first, "p1").cells().size());
        assertEquals(value("0"), row(first, "p1").figures().getFirst().value());
        assertEquals(all(told), RankedStandings.of(told.state(), false, Set.of(), 2));
    }

    @Test
    void aPerformanceAndAChangeCountGamesAgainstRatedOpponentsOverTheBoard() { // C.07 10.2, B.02 8.3
        var told = new CrosstableScenario(
                List.of(), "2000 2w1 3b= 4w+ 5b1", "1900 1b0 U F H", "2100 F 1w= U H", "2000 U F 1b- H", "0 U F H 1w0");
        PlayerRow row = row(all(told), "p1");
        // Opponents 1900 and 2100: 2000 on average; 1½ of 2 is 75 %, which is 193 points more.
        Figure performance = row.performance().orElseThrow();
        assertEquals(value("2193"), performance.value());
        assertEquals(
                List.of("p2 1900 1", "p3 2100 0.5"),
                performance.contributions().stream()
                        .map(part -> part.opponentId() + " " + part.score() + " " + part.value())
                        .toList());
        // Expected 0.64 and 0.36: 1.5 - 1.00 is 0.5, times K = 20.
        var change = row.ratingChange().orElseThrow();
        assertEquals(20, change.k());
        assertEquals(value("10"), change.figure().value());
        assertEquals(
                List.of(new BigDecimal("0.36"), new BigDecimal("0.14")),
                change.figure().contributions().stream()
                        .map(Contribution::value)
                        .toList());
        PlayerRow unrated = row(all(told), "p5");
        assertTrue(unrated.performance().isPresent() && unrated.ratingChange().isEmpty());
        assertEquals(Optional.empty(), row(all(told), "p4").performance());
        // A game without a move of each player is not rated.
        assertEquals(
                value("2100"),
                row(RankedStandings.of(told.state(), false, Set.of("1/1")), "p1")
                        .performance()
                        .orElseThrow()
                        .value());
    }

    @Test
    void theBestRatedAndTheFastestHaveAnotherK() { // B.02 8.3.3
        var told = new CrosstableScenario(List.of(), "2400 2w1", "2399 1b0");
        assertEquals(10, row(all(told), "p1").ratingChange().orElseThrow().k());
        assertEquals(20, row(all(told), "p2").ratingChange().orElseThrow().k());
    }
}
