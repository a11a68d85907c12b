package org.onehall.competition.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The rounds of a round robin by Berger's tables (FIDE C.05, Annex 1), calculated by their rule. The player with the
 * highest number N meets 1, N/2 + 1, 2, N/2 + 2, … in turn, with Black and White alternately. In each round the others
 * sit around that opponent as around a table: the next number has White against the one before, and so on outwards.
 */
public final class RoundRobin {
    /** The fewest players of a round robin. */
    public static final int FEWEST = 3;
    /** The most players of a round robin. */
    public static final int MOST = 200;

    /** A game of two numbers drawn by lot, from 1. */
    public record Game(int white, int black) {
        Game reversed() {
            return new Game(black, white);
        }
    }

    private RoundRobin() {}

    /** How many rounds everybody needs to meet everybody once. */
    public static int length(int players) {
        return even(players) - 1;
    }

    /**
     * All rounds of a single round robin, each in the order of the printed tables. If the number of players is odd, the
     * game of the number that nobody has is left out: its opponent has no game in the round.
     *
     * @param players {@value #FEWEST} to {@value #MOST}
     * @throws IllegalArgumentException if there are fewer or more
     */
    public static List<List<Game>> single(int players) {
        if (players < FEWEST || players > MOST)
            throw new IllegalArgumentException("a round robin has " + FEWEST + " to " + MOST + " players");
        int highest = even(players);
        List<List<Game>> rounds = new ArrayList<>();
        for (int round = 1; round < highest; round++)
            rounds.add(round(highest, round).stream()
                    .filter(game -> game.white() <= players && game.black() <= players)
                    .toList());
        return List.copyOf(rounds);
    }

    private static List<Game> round(int highest, int round) {
        boolean odd = round % 2 == 1;
        int centre = odd ? (round + 1) / 2 : (highest + round) / 2;
        List<Game> games = new ArrayList<>();
        games.add(odd ? new Game(centre, highest) : new Game(highest, centre));
        for (int distance = 1; distance < highest / 2; distance++)
            games.add(new Game(around(centre + distance, highest - 1), around(centre - distance, highest - 1)));
        return games;
    }

    /** A seat at a round table of so many, from 1. */
    private static int around(int seat, int seats) {
        return Math.floorMod(seat - 1, seats) + 1;
    }

    /**
     * All rounds of a double round robin: the second cycle repeats the first with the colours reversed.
     *
     * @param exchanged whether the last two rounds of the first cycle are exchanged, which FIDE recommends so that
     *     nobody has three games in a row with the same colour
     * @throws IllegalArgumentException if there are too few or too many players
     */
    public static List<List<Game>> twice(int players, boolean exchanged) {
        List<List<Game>> first = new ArrayList<>(single(players));
        List<List<Game>> rounds = new ArrayList<>(first);
        if (exchanged) Collections.swap(rounds, first.size() - 2, first.size() - 1);
        first.forEach(round -> rounds.add(round.stream().map(Game::reversed).toList()));
        return List.copyOf(rounds);
    }

    private static int even(int players) {
        return players + players % 2;
    }
}
