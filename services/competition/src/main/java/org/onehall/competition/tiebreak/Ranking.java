package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.onehall.competition.tiebreak.Crosstable.Entrant;

/**
 * The order of players or teams by a list of tie-breaks (4.2): by the first, and for each group that is still tied by
 * the next. Those who are still tied after the last share a place.
 *
 * @param tieBreaks the list, points included
 * @param rows best first; tied entrants by their numbers
 */
public record Ranking(List<TieBreak> tieBreaks, List<Row> rows) {
    /**
     * An entrant's place.
     *
     * @param rank from 1
     * @param shared another entrant has the same rank
     * @param figures one for each tie-break of the list
     */
    public record Row(int rank, boolean shared, int number, List<Figure> figures) {
        public Row {
            figures = List.copyOf(figures);
        }
    }

    public Ranking {
        tieBreaks = List.copyOf(tieBreaks);
        rows = List.copyOf(rows);
    }

    /**
     * Ranks everybody. The first of PTS, MPTS and GPTS in the list names the primary score of teams; without one it is
     * match points (13).
     *
     * @param tieBreaks usually begins with PTS
     * @param edition of the tournament; an entry of the list can name another one for itself
     * @throws IllegalArgumentException if a tie-break does not rank players, or teams, whichever play
     */
    public static Ranking of(Crosstable crosstable, List<TieBreak> tieBreaks, Edition edition) {
        for (TieBreak tieBreak : tieBreaks)
            if (crosstable.isOfTeams()
                    ? !tieBreak.acronym().ranksTeams()
                    : !tieBreak.acronym().ranksPlayers())
                throw new IllegalArgumentException(
                        tieBreak + " does not rank " + (crosstable.isOfTeams() ? "teams" : "players"));
        Calculation calculation = new Calculation(crosstable, edition, primary(tieBreaks));
        List<List<Integer>> groups = new ArrayList<>();
        groups.add(crosstable.entrants().stream().map(Entrant::number).sorted().toList());
        Map<Integer, List<Figure>> figures = new HashMap<>();
        for (Entrant entrant : crosstable.entrants()) figures.put(entrant.number(), new ArrayList<>());
        for (TieBreak tieBreak : tieBreaks) {
            Map<Integer, Figure> next = calculation.figures(tieBreak, groups);
            next.forEach((number, figure) -> of(figures, number).add(figure));
            List<List<Integer>> parts = new ArrayList<>();
            for (List<Integer> group : groups) parts.addAll(divide(group, next, tieBreak.lowerIsBetter()));
            groups = parts;
        }
        List<Row> rows = new ArrayList<>();
        for (List<Integer> group : groups) {
            int rank = rows.size() + 1;
            for (int number : group) rows.add(new Row(rank, group.size() > 1, number, of(figures, number)));
        }
        return new Ranking(tieBreaks, rows);
    }

    /** The score that the list ranks teams by first. */
    static Score primary(List<TieBreak> tieBreaks) {
        return tieBreaks.stream()
                .flatMap(tieBreak -> points(tieBreak).stream())
                .findFirst()
                .orElse(Score.MATCH_POINTS);
    }

    private static Optional<Score> points(TieBreak tieBreak) {
        return switch (tieBreak.acronym()) {
            case PTS -> Optional.of(tieBreak.score().orElse(Score.MATCH_POINTS));
            case MPTS -> Optional.of(Score.MATCH_POINTS);
            case GPTS -> Optional.of(Score.GAME_POINTS);
            default -> Optional.empty();
        };
    }

    private static List<Figure> of(Map<Integer, List<Figure>> figures, int number) {
        return Objects.requireNonNull(figures.get(number));
    }

    /** A group in the order of a tie-break; who has no value is last. */
    private static List<List<Integer>> divide(
            List<Integer> group, Map<Integer, Figure> figures, boolean lowerIsBetter) {
        Comparator<BigDecimal> order = lowerIsBetter ? Comparator.naturalOrder() : Comparator.reverseOrder();
        Comparator<Integer> better = Comparator.comparing(
                number -> Objects.requireNonNull(figures.get(number)).value(),
                (one, other) -> one.isEmpty() || other.isEmpty()
                        ? Boolean.compare(one.isEmpty(), other.isEmpty())
                        : order.compare(one.get(), other.get()));
        List<Integer> sorted =
                group.stream().sorted(better.thenComparing(number -> number)).toList();
        List<List<Integer>> parts = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            if (i == 0 || better.compare(sorted.get(i - 1), sorted.get(i)) != 0) parts.add(new ArrayList<>());
            parts.getLast().add(sorted.get(i));
        }
        return parts;
    }
}
