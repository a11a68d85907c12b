package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.competition.pairing.RoundRobin.Game;

class RoundRobinTest {
    /** The tables of FIDE C.05, Annex 1, a line for each round. */
    private static final Map<Integer, String> PRINTED =
            Map.of(4, """
            1-4 2-3
            4-3 1-2
            2-4 3-1""", 6, """
            1-6 2-5 3-4
            6-4 5-3 1-2
            2-6 3-1 4-5
            6-5 1-4 2-3
            3-6 4-2 5-1""", 8, """
            1-8 2-7 3-6 4-5
            8-5 6-4 7-3 1-2
            2-8 3-1 4-7 5-6
            8-6 7-5 1-4 2-3
            3-8 4-2 5-1 6-7
            8-7 1-6 2-5 3-4
            4-8 5-3 6-2 7-1""", 10, """
            1-10 2-9 3-8 4-7 5-6
            10-6 7-5 8-4 9-3 1-2
            2-10 3-1 4-9 5-8 6-7
            10-7 8-6 9-5 1-4 2-3
            3-10 4-2 5-1 6-9 7-8
            10-8 9-7 1-6 2-5 3-4
            4-10 5-3 6-2 7-1 8-9
            10-9 1-8 2-7 3-6 4-5
            5-10 6-4 7-3 8-2 9-1""", 12, """
            1-12 2-11 3-10 4-9 5-8 6-7
            12-7 8-6 9-5 10-4 11-3 1-2
            2-12 3-1 4-11 5-10 6-9 7-8
            12-8 9-7 10-6 11-5 1-4 2-3
            3-12 4-2 5-1 6-11 7-10 8-9
            12-9 10-8 11-7 1-6 2-5 3-4
            4-12 5-3 6-2 7-1 8-11 9-10
            12-10 11-9 1-8 2-7 3-6 4-5
            5-12 6-4 7-3 8-2 9-1 10-11
            12-11 1-10 2-9 3-8 4-7 5-6
            6-12 7-5 8-4 9-3 10-2 11-1""", 14, """
            1-14 2-13 3-12 4-11 5-10 6-9 7-8
            14-8 9-7 10-6 11-5 12-4 13-3 1-2
            2-14 3-1 4-13 5-12 6-11 7-10 8-9
            14-9 10-8 11-7 12-6 13-5 1-4 2-3
            3-14 4-2 5-1 6-13 7-12 8-11 9-10
            14-10 11-9 12-8 13-7 1-6 2-5 3-4
            4-14 5-3 6-2 7-1 8-13 9-12 10-11
            14-11 12-10 13-9 1-8 2-7 3-6 4-5
            5-14 6-4 7-3 8-2 9-1 10-13 11-12
            14-12 13-11 1-10 2-9 3-8 4-7 5-6
            6-14 7-5 8-4 9-3 10-2 11-1 12-13
            14-13 1-12 2-11 3-10 4-9 5-8 6-7
            7-14 8-6 9-5 10-4 11-3 12-2 13-1""", 16, """
            1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9
            16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2
            2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10
            16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3
            3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11
            16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4
            4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12
            16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5
            5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13
            16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6
            6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14
            16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7
            7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15
            16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8
            8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1""");

    private static String written(List<List<Game>> rounds) {
        return rounds.stream()
                .map(round -> round.stream()
                        .map(game -> game.white() + "-" + game.black())
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 12, 14, 16})
    void theRuleGivesThePrintedTables(int players) {
        assertEquals(PRINTED.get(players), written(RoundRobin.single(players)));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 7, 9, 11, 13, 15})
    void anOddNumberLeavesOutTheGameOfTheHighest(int players) {
        String without = PRINTED.get(players + 1)
                .replaceAll("(?m)(?:^| )(?:" + (players + 1) + "-\\d+|\\d+-" + (players + 1) + ")(?= |$)", "")
                .replaceAll("(?m)^ ", "");
        assertEquals(without, written(RoundRobin.single(players)));
    }

    @Test
    void everybodyMeetsEverybodyOnceWithBalancedColours() {
        for (int players = 3; players <= 40; players++) {
            List<List<Game>> rounds = RoundRobin.single(players);
            assertEquals(RoundRobin.length(players), rounds.size());
            Set<Set<Integer>> met = new HashSet<>();
            int[] whites = new int[players + 1];
            int[] games = new int[players + 1];
            for (List<Game> round : rounds) {
                Set<Integer> busy = new HashSet<>();
                for (Game game : round) {
                    assertTrue(busy.add(game.white()) && busy.add(game.black()), () -> round.toString());
                    assertTrue(met.add(Set.of(game.white(), game.black())), game::toString);
                    whites[game.white()]++;
                    games[game.white()]++;
                    games[game.black()]++;
                }
            }
            assertEquals(players * (players - 1) / 2, met.size());
            for (int player = 1; player <= players; player++)
                assertTrue(Math.abs(2 * whites[player] - games[player]) <= 1, "player " + player + " of " + players);
        }
    }

    @Test
    void theSecondCycleReversesColoursAndNobodyHasThreeInARowIfTwoRoundsAreExchanged() {
        assertEquals("1-4 2-3\n2-4 3-1\n4-3 1-2\n4-1 3-2\n3-4 2-1\n4-2 1-3", written(RoundRobin.twice(4, true)));
        assertEquals("1-4 2-3\n4-3 1-2\n2-4 3-1\n4-1 3-2\n3-4 2-1\n4-2 1-3", written(RoundRobin.twice(4, false)));
        for (int players = 4; players <= 30; players += 2) {
            assertEquals(0, threesInARow(RoundRobin.twice(players, true), players), players + " players");
            assertTrue(threesInARow(RoundRobin.twice(players, false), players) > 0, players + " players");
        }
    }

    private static long threesInARow(List<List<Game>> rounds, int players) {
        return IntStream.rangeClosed(1, players)
                .filter(player -> {
                    List<Boolean> colours = new ArrayList<>();
                    for (List<Game> round : rounds)
                        for (Game game : round)
                            if (game.white() == player || game.black() == player) colours.add(game.white() == player);
                    return IntStream.range(2, colours.size())
                            .anyMatch(i -> colours.get(i).equals(colours.get(i - 1))
                                    && colours.get(i).equals(colours.get(i - 2)));
                })
                .count();
    }

    @Test
    void thereAreAtLeastThreePlayers() {
        assertThrows(IllegalArgumentException.class, () -> RoundRobin.single(2));
        assertThrows(IllegalArgumentException.class, () -> RoundRobin.single(RoundRobin.MOST + 1));
    }
}
