package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.onehall.competition.tiebreak.Crosstable.Round;
import org.onehall.competition.tiebreak.Figure.Contribution;
import org.onehall.competition.tiebreak.Figure.Fate;

/**
 * Direct Encounter (6): the standings of the tied entrants in the games among them. The value is the place among the
 * tied, from 1; 0 for all of them if nobody is separated.
 */
final class DirectEncounter {
    private final Table table;
    private final boolean forfeitsAsGames;
    private final Points points;

    /** What an entrant is given for a round in which it met an opponent. */
    interface Points {
        BigDecimal of(int number, int round);
    }

    DirectEncounter(Table table, boolean forfeitsAsGames) {
        this(table, forfeitsAsGames, table::points);
    }

    DirectEncounter(Table table, boolean forfeitsAsGames, Points points) {
        this.table = table;
        this.forfeitsAsGames = forfeitsAsGames || table.isPredetermined();
        this.points = points;
    }

    /** How a group of tied entrants is divided: into groups, best first; into itself if nobody is separated. */
    interface Division {
        List<List<Integer>> of(List<Integer> tied);
    }

    /** @param tied the groups of tied entrants; each entrant is in one */
    Map<Integer, Figure> figures(List<List<Integer>> tied) {
        return figures(tied, this::divide, "6");
    }

    /** Places in groups, with the games among the tied as contributions. */
    Map<Integer, Figure> figures(List<List<Integer>> tied, Division division, String article) {
        Map<Integer, Figure> figures = new HashMap<>();
        for (List<Integer> group : tied) {
            Map<Integer, Integer> places = places(group, division);
            for (int number : group)
                figures.put(
                        number,
                        Figure.of(
                                BigDecimal.valueOf(Objects.requireNonNull(places.get(number))),
                                article,
                                games(number, group)));
        }
        return figures;
    }

    static Map<Integer, Integer> places(List<Integer> group, Division division) {
        List<List<Integer>> parts = division.of(group);
        Map<Integer, Integer> places = new HashMap<>();
        int place = parts.size() == 1 ? 0 : 1;
        for (List<Integer> part : parts) {
            for (int number : part) places.put(number, place);
            place += part.size();
        }
        return places;
    }

    /** Applies article 6, again and again to the groups that are still tied. */
    List<List<Integer>> divide(List<Integer> tied) {
        List<List<Integer>> parts = divideOnce(tied);
        if (parts.size() == 1) return parts;
        List<List<Integer>> all = new ArrayList<>();
        for (List<Integer> part : parts) all.addAll(divide(part));
        return all;
    }

    /**
     * A tied entrant in the separate standings.
     *
     * @param least points if all missing games are lost
     * @param most points if all missing games are won
     */
    private record Standing(int number, BigDecimal least, BigDecimal most) {}

    /** Applies article 6 once. */
    private List<List<Integer>> divideOnce(List<Integer> tied) {
        if (tied.size() < 2) return List.of(tied);
        Map<Integer, Map<Integer, List<Integer>>> meetings = new HashMap<>();
        for (int number : tied) meetings.put(number, meetings(number, tied));
        // Points are averages of the games of a pair (6.1.2); multiplied by this they are exact.
        BigDecimal scale = meetings.values().stream()
                .flatMap(one -> one.values().stream())
                .map(rounds -> BigDecimal.valueOf(rounds.size()))
                .distinct()
                .reduce(BigDecimal.ONE, BigDecimal::multiply);
        boolean complete = true;
        List<Standing> standings = new ArrayList<>();
        for (int number : tied) {
            Map<Integer, List<Integer>> own = Objects.requireNonNull(meetings.get(number));
            BigDecimal sum = BigDecimal.ZERO;
            for (List<Integer> rounds : own.values()) {
                BigDecimal weight = scale.divideToIntegralValue(BigDecimal.valueOf(rounds.size()));
                for (int round : rounds) sum = sum.add(points.of(number, round).multiply(weight));
            }
            int missing = table.isPredetermined() ? 0 : tied.size() - 1 - own.size();
            complete &= missing == 0;
            BigDecimal unknown = scale.multiply(BigDecimal.valueOf(missing));
            standings.add(new Standing(
                    number, sum.add(unknown.multiply(table.loss())), sum.add(unknown.multiply(table.win()))));
        }
        return complete ? ranked(standings) : certain(standings);
    }

    /** All have met: the separate standings decide (6.2). */
    private static List<List<Integer>> ranked(List<Standing> standings) {
        List<Standing> order = standings.stream()
                .sorted(Comparator.comparing(Standing::most).reversed().thenComparing(Standing::number))
                .toList();
        List<List<Integer>> parts = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            if (i == 0 || order.get(i).most().compareTo(order.get(i - 1).most()) != 0) parts.add(new ArrayList<>());
            parts.getLast().add(order.get(i).number());
        }
        return parts;
    }

    /**
     * Not all have met: who is alone on top whatever the missing games bring is first, then second, and so on (6.3).
     */
    private static List<List<Integer>> certain(List<Standing> standings) {
        List<Standing> left = new ArrayList<>(standings.stream()
                .sorted(Comparator.comparing(Standing::least).reversed().thenComparing(Standing::number))
                .toList());
        List<List<Integer>> parts = new ArrayList<>();
        while (left.size() > 1
                && left.stream()
                        .skip(1)
                        .allMatch(
                                other -> other.most().compareTo(left.getFirst().least()) < 0))
            parts.add(List.of(left.removeFirst().number()));
        parts.add(left.stream().map(Standing::number).toList());
        return parts;
    }

    /** The rounds in which an entrant met each of the others. */
    private Map<Integer, List<Integer>> meetings(int number, List<Integer> tied) {
        Map<Integer, List<Integer>> meetings = new HashMap<>();
        for (int round = 1; round <= table.rounds(); round++) {
            Round what = table.round(number, round);
            if (isMeeting(what) && tied.contains(what.opponent()))
                meetings.computeIfAbsent(what.opponent(), _ -> new ArrayList<>())
                        .add(round);
        }
        return meetings;
    }

    /** Forfeits are left out, unless the regulations include them (6.1.1). */
    private boolean isMeeting(Round round) {
        return round.happening().isPlayed() || round.happening().isForfeit() && forfeitsAsGames;
    }

    private List<Contribution> games(int number, List<Integer> tied) {
        List<Contribution> games = new ArrayList<>();
        if (tied.size() < 2) return games;
        for (int round = 1; round <= table.rounds(); round++) {
            Round what = table.round(number, round);
            if (!what.happening().isPaired() || !tied.contains(what.opponent())) continue;
            boolean counts = isMeeting(what);
            games.add(new Contribution(
                    round,
                    what.opponent(),
                    table.points(what.opponent(), round),
                    table.points(number, round),
                    counts ? Fate.COUNTED : Fate.LEFT_OUT,
                    counts ? "6.1" : "6.1.1"));
        }
        return games;
    }
}
