package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.onehall.competition.pairing.Scheveningen.Game;

class ScheveningenTest {
    private static String written(List<List<Game>> rounds) {
        return rounds.stream()
                .map(round -> round.stream()
                        .map(game ->
                                game.whiteIsA() ? "A" + game.a() + "-B" + game.b() : "B" + game.b() + "-A" + game.a())
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void theUsualTablesOfTwoToEightBoards() {
        assertEquals("A1-B1 A2-B2\nB2-A1 B1-A2", written(Scheveningen.single(2)));
        assertEquals("A1-B1 A2-B2 B3-A3\nB2-A1 A2-B3 B1-A3\nA1-B3 B1-A2 A3-B2", written(Scheveningen.single(3)));
        assertEquals(
                "A1-B1 A2-B2 B3-A3 B4-A4\nB2-A1 B1-A2 A3-B4 A4-B3\nA1-B3 A2-B4 B1-A3 B2-A4\nB4-A1 B3-A2 A3-B2 A4-B1",
                written(Scheveningen.single(4)));
        assertEquals(
                "B4-A1 B5-A2 A3-B6 A4-B7 A5-B1 B2-A6 B3-A7",
                written(List.of(Scheveningen.single(7).get(3))));
        assertEquals(
                "A1-B5 A2-B6 A3-B7 A4-B8 B1-A5 B2-A6 B3-A7 B4-A8",
                written(List.of(Scheveningen.single(8).get(4))));
    }

    @Test
    void everybodyMeetsTheOtherTeamWithBalancedColours() {
        for (int boards = 2; boards <= Scheveningen.MOST; boards++) {
            if (!Scheveningen.hasTable(boards)) continue;
            List<List<Game>> rounds = Scheveningen.single(boards);
            assertEquals(boards, rounds.size());
            Set<List<Integer>> met = new HashSet<>();
            int[] whitesOfA = new int[boards + 1];
            int[] whitesOfB = new int[boards + 1];
            for (List<Game> round : rounds) {
                assertEquals(boards, round.stream().map(Game::b).distinct().count(), "boards " + boards);
                for (Game game : round) {
                    met.add(List.of(game.a(), game.b()));
                    if (game.whiteIsA()) whitesOfA[game.a()]++;
                    else whitesOfB[game.b()]++;
                }
            }
            assertEquals(boards * boards, met.size());
            for (int player = 1; player <= boards; player++) {
                assertTrue(Math.abs(2 * whitesOfA[player] - boards) <= 1, boards + " boards, A" + player);
                assertTrue(Math.abs(2 * whitesOfB[player] - boards) <= 1, boards + " boards, B" + player);
            }
        }
    }

    @Test
    void nobodyHasAColourThreeTimesInARowInADoubleMatch() {
        for (int boards : new int[] {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}) {
            List<List<Game>> rounds = Scheveningen.twice(boards);
            assertEquals(2 * boards, rounds.size());
            for (int player = 1; player <= boards; player++) {
                int own = player;
                List<Boolean> a = rounds.stream()
                        .map(round -> round.get(own - 1).whiteIsA())
                        .toList();
                List<Boolean> b = rounds.stream()
                        .map(round ->
                                round.stream().filter(game -> game.b() == own).noneMatch(Game::whiteIsA))
                        .toList();
                assertFalse(hasThree(a), boards + " boards, A" + player);
                assertFalse(hasThree(b), boards + " boards, B" + player);
            }
        }
        assertEquals(
                "A1-B1 A2-B2 B3-A3\nB2-A1 A2-B3 B1-A3\nA1-B3 B1-A2 A3-B2\n"
                        + "B3-A1 A2-B1 B2-A3\nA1-B2 B3-A2 A3-B1\nB1-A1 B2-A2 A3-B3",
                written(Scheveningen.twice(3)));
    }

    private static boolean hasThree(List<Boolean> colours) {
        return IntStream.range(2, colours.size())
                .anyMatch(i -> colours.get(i).equals(colours.get(i - 1))
                        && colours.get(i).equals(colours.get(i - 2)));
    }

    @Test
    void someSizesHaveNoTable() {
        assertFalse(Scheveningen.hasTable(1));
        assertFalse(Scheveningen.hasTable(14));
        assertThrows(IllegalArgumentException.class, () -> Scheveningen.single(14));
    }
}
