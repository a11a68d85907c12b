package org.onehall.competition.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The rounds of a match in which each player of team A meets each player of team B once. The tables are the usual ones
 * (O. Milvang, Scheveningen system, 2022): calculated by their rule for odd sizes and multiples of 4, and printed for
 * 2, 6 and 10 boards, where the rule does not balance the colours. On each board the player of team A stays.
 */
public final class Scheveningen {
    /** The most boards of a match. */
    public static final int MOST = 40;

    /**
     * A game on a board: the board is the place of A's player in the team.
     *
     * @param a place in team A, from 1
     * @param b place in team B, from 1
     * @param whiteIsA whether the player of team A has White
     */
    public record Game(int a, int b, boolean whiteIsA) {}

    /** For each round the opponents of A1, A2, …; a minus before an opponent who has White. */
    private static final Map<Integer, List<List<Integer>>> PRINTED = Map.of(
            2,
            List.of(List.of(1, 2), List.of(-2, -1)),
            6,
            List.of(
                    List.of(1, -2, -3, 4, -5, 6),
                    List.of(-2, 3, 5, -6, 4, -1),
                    List.of(3, -5, -1, 2, 6, -4),
                    List.of(-4, -6, 2, 1, -3, 5),
                    List.of(5, 4, 6, -3, -1, -2),
                    List.of(-6, 1, -4, -5, 2, 3)),
            10,
            List.of(
                    List.of(1, 2, 3, 4, -5, -6, -7, 8, -9, -10),
                    List.of(-2, -1, -8, -3, 10, 5, 6, -4, 7, 9),
                    List.of(3, 8, 4, 10, -6, -7, -9, 1, -2, -5),
                    List.of(-4, -3, -10, 6, 7, -8, 5, 9, -1, 2),
                    List.of(5, 4, -9, -7, -1, 10, -8, -2, 3, 6),
                    List.of(-6, 7, 1, 9, 8, 2, -10, -5, -4, -3),
                    List.of(7, -5, -2, -1, -4, -9, 3, 10, 6, 8),
                    List.of(-8, -6, 5, 2, 9, 1, 4, -3, -10, -7),
                    List.of(9, 10, 7, -5, -2, -3, -1, 6, 8, -4),
                    List.of(-10, -9, -6, -8, 3, 4, 2, -7, 5, 1)));

    private Scheveningen() {}

    /** Whether there is a table for so many boards. */
    public static boolean hasTable(int boards) {
        return PRINTED.containsKey(boards) || boards > 2 && boards <= MOST && (boards % 2 == 1 || boards % 4 == 0);
    }

    /**
     * All rounds of a single match.
     *
     * @throws IllegalArgumentException if there is no table for so many boards
     */
    public static List<List<Game>> single(int boards) {
        if (!hasTable(boards)) throw new IllegalArgumentException("there is no table for " + boards + " boards");
        List<List<Game>> rounds = new ArrayList<>();
        for (int round = 1; round <= boards; round++) {
            List<Game> games = new ArrayList<>();
            for (int a = 1; a <= boards; a++) games.add(game(boards, round, a));
            rounds.add(List.copyOf(games));
        }
        return List.copyOf(rounds);
    }

    /** A match in which all meet twice: the rounds of the first half backwards, with the colours reversed. */
    public static List<List<Game>> twice(int boards) {
        List<List<Game>> rounds = new ArrayList<>(single(boards));
        for (List<Game> round : single(boards).reversed())
            rounds.add(round.stream()
                    .map(game -> new Game(game.a(), game.b(), !game.whiteIsA()))
                    .toList());
        return List.copyOf(rounds);
    }

    private static Game game(int boards, int round, int a) {
        if (PRINTED.get(boards) instanceof List<List<Integer>> printed) {
            int opponent = printed.get(round - 1).get(a - 1);
            return new Game(a, Math.abs(opponent), opponent > 0);
        }
        return boards % 2 == 1 ? odd(boards, round, a) : halves(boards, round, a);
    }

    /**
     * Team B moves on by one board each round. In an odd round, a group of half the boards has Black in team A and the
     * others White; in an even round it is the other way round. The group moves back by one every two rounds.
     */
    private static Game odd(int boards, int round, int a) {
        int half = boards / 2;
        int moved = round / 2;
        boolean inGroup = a >= half + 2 - moved && a <= boards - moved;
        return new Game(a, (a + round - 2) % boards + 1, (round % 2 == 0) == inGroup);
    }

    /**
     * Each half of team A meets its own half of team B, then the other half. Its colours alternate from round to round,
     * and both halves have opposite ones.
     */
    private static Game halves(int boards, int round, int a) {
        int half = boards / 2;
        boolean lower = a <= half;
        boolean own = round <= half;
        int b = (a - 1 + round - 1) % half + 1;
        return new Game(a, lower == own ? b : b + half, lower == (round % 2 == 1));
    }
}
