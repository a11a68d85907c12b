package org.onehall.competition.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/**
 * Restricted drawing of lots for a round robin (FIDE C.05, Annex 2): players of one federation get numbers of one
 * group, so that they do not meet in the last three rounds. The groups are those printed; with 12 players, two numbers
 * of one printed group, 6 and 12, do meet in the last round.
 */
public final class VarmaDraw {
    /** The fewest players for whom there are groups. */
    public static final int FEWEST = 9;
    /** The most players for whom there are groups. */
    public static final int MOST = 24;

    private static final Map<Integer, List<List<Integer>>> GROUPS = Map.of(
            10,
            List.of(List.of(3, 4, 8), List.of(5, 7, 9), List.of(1, 6), List.of(2, 10)),
            12,
            List.of(List.of(4, 5, 9, 10), List.of(1, 2, 7), List.of(6, 8, 12), List.of(3, 11)),
            14,
            List.of(List.of(4, 5, 6, 11, 12), List.of(1, 2, 8, 9), List.of(7, 10, 13), List.of(3, 14)),
            16,
            List.of(List.of(5, 6, 7, 12, 13, 14), List.of(1, 2, 3, 9, 10), List.of(8, 11, 15), List.of(4, 16)),
            18,
            List.of(List.of(5, 6, 7, 8, 14, 15, 16), List.of(1, 2, 3, 10, 11, 12), List.of(9, 13, 17), List.of(4, 18)),
            20,
            List.of(
                    List.of(6, 7, 8, 9, 15, 16, 17, 18),
                    List.of(1, 2, 3, 11, 12, 13, 14),
                    List.of(5, 10, 19),
                    List.of(4, 20)),
            22,
            List.of(
                    List.of(6, 7, 8, 9, 10, 17, 18, 19, 20),
                    List.of(1, 2, 3, 4, 12, 13, 14, 15),
                    List.of(11, 16, 21),
                    List.of(5, 22)),
            24,
            List.of(
                    List.of(6, 7, 8, 9, 10, 11, 19, 20, 21, 22),
                    List.of(1, 2, 3, 4, 13, 14, 15, 16, 17),
                    List.of(12, 18, 23),
                    List.of(5, 24)));

    /**
     * A player who draws a number.
     *
     * @param federation three capital letters
     */
    public record Entrant(String playerId, String name, String federation) {}

    /**
     * What was drawn.
     *
     * @param numbers by player id
     * @param divided federations with more players than one group has numbers; some of them may meet late
     */
    public record Drawn(Map<String, Integer> numbers, List<String> divided) {
        public Drawn {
            numbers = Map.copyOf(numbers);
            divided = List.copyOf(divided);
        }
    }

    private VarmaDraw() {}

    /**
     * The four groups of numbers; with an odd number of players the highest number is left out.
     *
     * @param players {@value #FEWEST} to {@value #MOST}
     * @throws IllegalArgumentException if there are fewer or more
     */
    public static List<List<Integer>> groups(int players) {
        if (players < FEWEST || players > MOST)
            throw new IllegalArgumentException("there are groups for " + FEWEST + " to " + MOST + " players");
        return GROUPS.getOrDefault(players + players % 2, List.of()).stream()
                .map(group -> group.stream().filter(number -> number <= players).toList())
                .toList();
    }

    /**
     * Draws a number for each player. The federation with the most players draws first, then in the order of the codes;
     * within a federation the order is that of the names.
     *
     * @param lot draws one of so many lots: given a count from 1, it answers an index from 0 below it
     * @throws IllegalArgumentException if there are too few or too many players
     */
    public static Drawn draw(List<Entrant> entrants, IntUnaryOperator lot) {
        List<List<Integer>> envelopes = new ArrayList<>();
        groups(entrants.size()).forEach(group -> envelopes.add(new ArrayList<>(group)));
        Map<String, List<Entrant>> federations = entrants.stream()
                .sorted(Comparator.comparing(Entrant::name))
                .collect(Collectors.groupingBy(Entrant::federation, TreeMap::new, Collectors.toList()));
        Map<String, Integer> numbers = new LinkedHashMap<>();
        List<String> divided = new ArrayList<>();
        federations.entrySet().stream()
                .sorted(Comparator.comparing(
                        federation -> -federation.getValue().size()))
                .forEach(federation -> {
                    List<Entrant> left = federation.getValue();
                    while (!left.isEmpty()) {
                        List<Integer> envelope = envelope(envelopes, left.size(), lot);
                        int drawing = Math.min(left.size(), envelope.size());
                        if (drawing < left.size() && !divided.contains(federation.getKey()))
                            divided.add(federation.getKey());
                        for (Entrant player : left.subList(0, drawing))
                            numbers.put(player.playerId(), envelope.remove(lot.applyAsInt(envelope.size())));
                        left = left.subList(drawing, left.size());
                    }
                });
        return new Drawn(numbers, divided);
    }

    /** One of the envelopes with enough numbers; if there is none, the fullest. */
    private static List<Integer> envelope(List<List<Integer>> envelopes, int enough, IntUnaryOperator lot) {
        List<List<Integer>> full =
                envelopes.stream().filter(one -> one.size() >= enough).toList();
        return full.isEmpty()
                ? envelopes.stream().max(Comparator.comparingInt(List::size)).orElseThrow()
                : full.get(lot.applyAsInt(full.size()));
    }
}
