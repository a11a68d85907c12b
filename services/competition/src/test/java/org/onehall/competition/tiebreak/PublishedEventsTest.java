package org.onehall.competition.tiebreak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.tiebreak.Crosstables.figure;
import static org.onehall.competition.tiebreak.Crosstables.order;
import static org.onehall.competition.tiebreak.Crosstables.values;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.chess.Side;
import org.onehall.competition.tiebreak.Crosstable.Boards;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Match;
import org.onehall.competition.tiebreak.Crosstable.Pairing;
import org.onehall.competition.tiebreak.Crosstable.Round;

/** Tie-break columns of real events, as published with their crosstables. */
class PublishedEventsTest {
    private static final Edition EDITION = Edition.SEPTEMBER_2023;

    /**
     * Hamilton Chess Club Championship 2018, hamiltonchess.net/2018/04/11/richard-on-tie-break. The published list
     * leaves out one round of numbers 9 and 18, who were absent; it is put before the last round.
     */
    private static final Crosstable HAMILTON = Crosstables.swiss(
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

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"PTS, 5.5", "PS, 19.5", "BH, 22.5", "SB, 19.75", "BH/C1, 20"})
    void theWinnerOfHamiltonHasThePublishedFigures(String tieBreak, BigDecimal published) {
        assertEquals(
                Figure.plain(published),
                figure(HAMILTON, tieBreak, EDITION, 1).value().orElseThrow());
    }

    @Test
    void theFirstTwoOfHamiltonAreTiedUpToBuchholz() {
        assertEquals(
                "19.5", figure(HAMILTON, "PS", EDITION, 2).value().orElseThrow().toPlainString());
        assertEquals("1=2 ", order(HAMILTON, "PTS DE PS", EDITION).substring(0, 4));
        assertEquals("1 2 ", order(HAMILTON, "PTS DE PS BH", EDITION).substring(0, 4));
    }

    /** archive.chess-results.com/tnr769171.aspx: six school teams on three boards. */
    private static final Crosstable SCHOOLS =
            roundRobin(3, "* 2 1 3 3 3", "1 * 2 3 3 3", "2 1 * 3 2 3", "0 0 0 * 2 3", "0 0 1 1 * 3", "0 0 0 0 0 *");

    @Test
    void theSchoolTeamsHaveThePublishedFiguresAndRanks() {
        assertEquals("8 8 8 4 2 0", values(SCHOOLS, "MPTS", EDITION));
        assertEquals("12 12 11 5 5 0", values(SCHOOLS, "GPTS", EDITION));
        assertEquals("65 64 61 10 16 0", values(SCHOOLS, "EGGSB", EDITION));
        assertEquals("1 2 3 4 5 6", order(SCHOOLS, "MPTS GPTS EGGSB", EDITION));
    }

    /** chess-results.com/tnr206413.aspx: six teams on four boards, by game points and then match points. */
    @Test
    void theTeamsByGamePointsHaveThePublishedFiguresAndRanks() {
        Crosstable teams =
                roundRobin(4, "* 4 3 3 3 4", "0 * 3 3 4 4", "1 1 * 3 3 3", "1 1 1 * 4 4", "1 0 1 0 * 2", "0 0 1 0 2 *");
        assertEquals("17 14 11 11 4 3", values(teams, "GPTS", EDITION));
        assertEquals("10 8 6 4 1 1", values(teams, "GPTS MPvGP", EDITION));
        assertEquals("1 2 3 4 5 6", order(teams, "PTS:GP MPvGP", EDITION));
    }

    /** archive.chess-results.com/tnr985901.aspx: five teams on four boards; the two in the middle drew. */
    @Test
    void theFiveTeamsHaveThePublishedFiguresAndRanks() {
        Crosstable teams = roundRobin(4, "* 2 2.5 2.5 4", "2 * 2 2 4", "1.5 2 * 2.5 4", "1.5 2 1.5 * 4", "0 0 0 0 *");
        assertEquals("7 5 5 3 0", values(teams, "MPTS", EDITION));
        assertEquals("11 10 10 9 0", values(teams, "GPTS", EDITION));
        assertEquals("1 2=3 4 5", order(teams, "MPTS GPTS", EDITION));
    }

    /**
     * FIDE World Team Blitz Championship 2026, pool A: twelve teams on six boards, as its final crosstable on
     * chess-results.com has them. The last column is printed with one decimal.
     */
    @Test
    void theTwelveTeamsOfThePoolHaveThePublishedFigures() {
        Crosstable teams = roundRobin(
                6,
                "* 5 4.5 3 5 5 5 5.5 5 4.5 5 5.5",
                "1 * 4 4 3.5 5.5 3 4 4.5 6 5 6",
                "1.5 2 * 5 3.5 6 3.5 5 5.5 6 5.5 6",
                "3 2 1 * 4.5 4.5 5 4.5 5 5 4.5 6",
                "1 2.5 2.5 1.5 * 5 2.5 4.5 5.5 4 5 6",
                "1 0.5 0 1.5 1 * 1 4 3.5 4.5 3.5 5.5",
                "1 3 2.5 1 3.5 5 * 2 5 2 6 2",
                "0.5 2 1 1.5 1.5 2 4 * 3 5 5 4",
                "1 1.5 0.5 1 0.5 2.5 1 3 * 3.5 3.5 4.5",
                "1.5 0 0 1 2 1.5 4 1 2.5 * 4.5 6",
                "1 1 0.5 1.5 1 2.5 0 1 2.5 1.5 * 4",
                "0.5 0 0 0 0 0.5 4 2 1.5 0 2 *");
        assertEquals("21 19 18 17 12 10 9 9 7 6 2 2", values(teams, "MPTS", EDITION));
        assertEquals("53 46.5 49.5 45 40 26 33 29.5 22.5 24 16.5 10.5", values(teams, "GPTS", EDITION));
        assertEquals("205 175 148 135 72 52 81 45 29 26 4 18", values(teams, "EMMSB", EDITION));
        assertEquals(
                "1608.25 1321.75 1378 1266 1071 637 970.75 792.5 588 598.5 460.5 297.25",
                values(teams, "EGGSB", EDITION));
        assertEquals("1 2 3 4 5 6 7 8 9 10 11 12", order(teams, "MPTS GPTS EMMSB EGGSB", EDITION));
    }

    /**
     * A row for each team with the game points against the others; opponents change from round to round in a circle.
     */
    private static Crosstable roundRobin(int boards, String... rows) {
        int size = rows.length;
        int seats = size + size % 2;
        List<Entrant> entrants = new ArrayList<>();
        for (int team = 1; team <= size; team++) {
            List<String> cells = Arrays.asList(rows[team - 1].split(" "));
            List<Round> rounds = new ArrayList<>();
            for (int round = 1; round < seats; round++) {
                int opponent = opponent(team, round, seats);
                rounds.add(opponent > size ? rest() : match(opponent, cells.get(opponent - 1), boards));
            }
            entrants.add(new Entrant(team, Optional.empty(), 0, rounds));
        }
        return new Crosstable(
                Pairing.PREDETERMINED,
                seats - 1,
                Scoring.MATCHES,
                Optional.of(new Boards(boards, Scoring.STANDARD)),
                entrants);
    }

    private static int opponent(int team, int round, int seats) {
        int circle = seats - 1;
        int other = Math.floorMod(2 * round - team - 1, circle) + 1;
        if (team == seats) return Math.floorMod(round - 1, circle) + 1;
        return other == team ? seats : other;
    }

    private static Round rest() {
        return new Round(
                Happening.NOTHING,
                0,
                Optional.empty(),
                BigDecimal.ZERO,
                Optional.of(new Match(BigDecimal.ZERO, List.of())));
    }

    private static Round match(int opponent, String gamePoints, int boards) {
        BigDecimal made = new BigDecimal(gamePoints);
        int better = made.multiply(BigDecimal.TWO).compareTo(BigDecimal.valueOf(boards));
        Happening result = better > 0 ? Happening.WIN : better < 0 ? Happening.LOSS : Happening.DRAW;
        return new Round(
                result,
                opponent,
                Optional.of(Side.WHITE),
                Scoring.MATCHES.points(result),
                Optional.of(new Match(made, List.of())));
    }
}
