package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Game;
import org.onehall.competition.tiebreak.Crosstable.Match;
import org.onehall.competition.tiebreak.Crosstable.Round;
import org.onehall.competition.tiebreak.Figure.Contribution;
import org.onehall.competition.tiebreak.Figure.Fate;

/**
 * Tie-breaks on the points that a team made on each of its boards (12). The value of Board Count is a sum; of the other
 * two it is the place among the tied teams, from 1, and 0 for all of them if nobody is separated.
 */
final class BoardResults {
    private final Table table;
    private final Map<Integer, List<BigDecimal>> boards = new HashMap<>();

    BoardResults(Table table) {
        this.table = table;
        for (Entrant team : table.entrants()) {
            List<BigDecimal> sums = new ArrayList<>(Collections.nCopies(table.boards(), BigDecimal.ZERO));
            for (Round round : team.rounds()) {
                List<BigDecimal> made = made(table, round);
                for (int board = 0; board < sums.size(); board++)
                    sums.set(board, sums.get(board).add(made.get(board)));
            }
            boards.put(team.number(), sums);
        }
    }

    /**
     * The points of each board in a round. Without games, a forfeit or a bye is counted on every board; a
     * pairing-allocated bye counts as a win there, whatever it is worth otherwise (12).
     */
    static List<BigDecimal> made(Table table, Round round) {
        List<Game> games = round.match().map(Match::games).orElse(List.of());
        if (games.isEmpty()) {
            Happening happening = round.happening() == Happening.PAIRING_BYE ? Happening.WIN : round.happening();
            return Collections.nCopies(table.boards(), table.boardScoring().points(happening));
        }
        List<BigDecimal> made = new ArrayList<>(games.stream().map(Game::points).toList());
        while (made.size() < table.boards()) made.add(table.boardScoring().absence());
        return made;
    }

    private List<BigDecimal> of(int team) {
        return Objects.requireNonNull(boards.get(team), () -> "no team " + team);
    }

    /** BC (12.1): the number of the board times the points made there; the lower sum is better. */
    Map<Integer, Figure> count() {
        Map<Integer, Figure> figures = new HashMap<>();
        for (Entrant team : table.entrants()) {
            List<Contribution> contributions = new ArrayList<>();
            for (int board = 1; board <= table.boards(); board++) {
                BigDecimal points = of(team.number()).get(board - 1);
                contributions.add(contribution(board, points, points.multiply(BigDecimal.valueOf(board)), "12.1"));
            }
            figures.put(team.number(), Figure.sum("12.1", contributions));
        }
        return figures;
    }

    /** TBR (12.2): the points on the first board, then on the second, and so on. */
    Map<Integer, Figure> top(List<List<Integer>> tied) {
        return places(tied, top(), "12.2");
    }

    /** BBE (12.3): the points without the last board, then without the last two, and so on. */
    Map<Integer, Figure> withoutBottom(List<List<Integer>> tied) {
        return places(tied, withoutBottom(), "12.3");
    }

    private Comparator<Integer> top() {
        Comparator<Integer> better = (_, _) -> 0;
        for (int i = 0; i < table.boards(); i++) {
            int board = i;
            better = better.thenComparing(team -> of(team).get(board), Comparator.reverseOrder());
        }
        return better;
    }

    private Comparator<Integer> withoutBottom() {
        Comparator<Integer> better = (_, _) -> 0;
        for (int i = table.boards() - 1; i > 0; i--) {
            int boards = i;
            better = better.thenComparing(team -> sum(of(team).subList(0, boards)), Comparator.reverseOrder());
        }
        return better;
    }

    static BigDecimal sum(List<BigDecimal> points) {
        return points.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private Map<Integer, Figure> places(List<List<Integer>> tied, Comparator<Integer> better, String article) {
        Map<Integer, Figure> figures = new HashMap<>();
        for (List<Integer> group : tied)
            DirectEncounter.places(group, teams -> divide(teams, better))
                    .forEach((team, place) ->
                            figures.put(team, Figure.of(BigDecimal.valueOf(place), article, points(team, article))));
        return figures;
    }

    private static List<List<Integer>> divide(List<Integer> teams, Comparator<Integer> better) {
        List<Integer> order =
                teams.stream().sorted(better.thenComparing(team -> team)).toList();
        List<List<Integer>> parts = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            if (i == 0 || better.compare(order.get(i - 1), order.get(i)) != 0) parts.add(new ArrayList<>());
            parts.getLast().add(order.get(i));
        }
        return parts;
    }

    private List<Contribution> points(int team, String article) {
        List<Contribution> contributions = new ArrayList<>();
        for (int board = 1; board <= table.boards(); board++) {
            BigDecimal points = of(team).get(board - 1);
            contributions.add(contribution(board, points, points, article));
        }
        return contributions;
    }

    private static Contribution contribution(int board, BigDecimal points, BigDecimal value, String article) {
        return new Contribution(board, 0, points, value, Fate.COUNTED, article);
    }
}
