package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Pairing;
import org.onehall.competition.tiebreak.Crosstable.Round;

/**
 * Small crosstables for tests, a row for each player in the order of their numbers: the rating (0 if unrated), then a
 * cell for each round. "9w1" is a win with White against number 9, "9b=" a draw with Black, "9w+" and "9w-" are
 * forfeits; U, F, H and Z are a pairing-allocated, full-point, half-point and zero-point bye, "." is nothing.
 */
final class Crosstables {
    private static final Pattern PAIRED = Pattern.compile("(\\d+)([wb])([1=0+-])");

    private Crosstables() {}

    static Crosstable swiss(String... rows) {
        return players(Pairing.SWISS, Scoring.STANDARD, rows);
    }

    static Crosstable roundRobin(String... rows) {
        return players(Pairing.PREDETERMINED, Scoring.STANDARD, rows);
    }

    static Crosstable players(Pairing pairing, Scoring scoring, String... rows) {
        List<Entrant> entrants = new ArrayList<>();
        for (String row : rows) {
            String[] words = row.strip().split(" +");
            List<Round> rounds = Arrays.stream(words)
                    .skip(1)
                    .map(cell -> round(cell, scoring))
                    .toList();
            int rating = Integer.parseInt(words[0]);
            entrants.add(
                    new Entrant(entrants.size() + 1, rating == 0 ? Optional.empty() : Optional.of(rating), 0, rounds));
        }
        return new Crosstable(pairing, entrants.getFirst().rounds().size(), scoring, Optional.empty(), entrants);
    }

    private static Round round(String cell, Scoring scoring) {
        Matcher paired = PAIRED.matcher(cell);
        if (paired.matches())
            return Round.paired(
                    switch (paired.group(3)) {
                        case "1" -> Happening.WIN;
                        case "=" -> Happening.DRAW;
                        case "0" -> Happening.LOSS;
                        case "+" -> Happening.FORFEIT_WIN;
                        default -> Happening.FORFEIT_LOSS;
                    },
                    Integer.parseInt(paired.group(1)),
                    paired.group(2).equals("w") ? Side.WHITE : Side.BLACK,
                    scoring);
        return Round.unpaired(
                switch (cell) {
                    case "U" -> Happening.PAIRING_BYE;
                    case "F" -> Happening.FULL_BYE;
                    case "H" -> Happening.HALF_BYE;
                    case "Z" -> Happening.ZERO_BYE;
                    case "." -> Happening.NOTHING;
                    default -> throw new IllegalArgumentException(cell);
                },
                scoring);
    }

    // ---- what tests ask

    /** The values of the last tie-break of a list, in the order of the numbers; "-" if it is not defined. */
    static String values(Crosstable crosstable, String list, Edition edition) {
        Map<Integer, Figure> figures = rank(crosstable, list, edition).rows().stream()
                .collect(Collectors.toMap(
                        Ranking.Row::number, row -> row.figures().getLast()));
        return crosstable.entrants().stream()
                .map(entrant -> figures.get(entrant.number())
                        .value()
                        .map(BigDecimal::toPlainString)
                        .orElse("-"))
                .collect(Collectors.joining(" "));
    }

    /** The numbers, best first, "1 2=3 4": who is tied is joined. */
    static String order(Crosstable crosstable, String list, Edition edition) {
        StringBuilder order = new StringBuilder();
        int rank = 1;
        for (Ranking.Row row : rank(crosstable, list, edition).rows()) {
            if (!order.isEmpty()) order.append(row.rank() == rank ? "=" : " ");
            rank = row.rank();
            order.append(row.number());
        }
        return order.toString();
    }

    static Figure figure(Crosstable crosstable, String list, Edition edition, int number) {
        return rank(crosstable, list, edition).rows().stream()
                .filter(row -> row.number() == number)
                .findFirst()
                .orElseThrow()
                .figures()
                .getLast();
    }

    private static Ranking rank(Crosstable crosstable, String list, Edition edition) {
        return Ranking.of(
                crosstable, Arrays.stream(list.split(" ")).map(TieBreak::of).toList(), edition);
    }
}
