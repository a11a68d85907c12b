package org.onehall.competition.ranking;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.competition.domain.StandingsRules;
import org.onehall.competition.tiebreak.Acronym;
import org.onehall.competition.tiebreak.Crosstable.Pairing;
import org.onehall.competition.tiebreak.Edition;
import org.onehall.competition.tiebreak.ListChecks;
import org.onehall.competition.tiebreak.TieBreak;
import org.onehall.competition.tiebreak.TieBreakReader;
import org.onehall.competition.tiebreak.TieBreakReader.Reading;
import org.onehall.regulations.ScoringTable;

/** Checks the tie-breaks that regulations name for players (FIDE C.07). */
public final class TieBreakLists {
    private static final TieBreak POINTS = TieBreak.of(Acronym.PTS);

    private TieBreakLists() {}

    /**
     * What is wrong with a list.
     *
     * @param part of the list, from 0
     * @param text what is wrong and what is allowed, for people
     */
    public record Problem(int part, String text) {}

    /** The edition that came into force in a year; empty if there is none. */
    public static Optional<Edition> edition(int year) {
        return Stream.of(Edition.values())
                .filter(one -> one.from().getYear() == year)
                .findFirst();
    }

    /**
     * The edition for a tournament.
     *
     * @param begins the day on which it begins; empty if nothing is planned yet
     * @return the edition in force on that day, without a day the newest
     */
    public static Edition edition(Optional<LocalDate> begins) {
        return begins.map(Edition::on).orElse(Edition.values()[Edition.values().length - 1]);
    }

    /**
     * The list without the points that it may begin with, written as reports write it.
     *
     * @param texts without problems
     */
    public static List<String> canonical(List<String> texts) {
        List<TieBreak> list = texts.stream().map(TieBreak::of).toList();
        return (begins(list) ? list.subList(1, list.size()) : list)
                .stream().map(TieBreak::text).toList();
    }

    /** All problems; a list without problems can be used. */
    public static List<Problem> problems(List<String> texts, Edition edition, boolean roundRobin) {
        List<Problem> problems = new ArrayList<>();
        List<TieBreak> list = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            switch (TieBreakReader.read(texts.get(i))) {
                case Reading.Read(TieBreak tieBreak) -> list.add(tieBreak);
                case Reading.Refused(String why) -> problems.add(new Problem(i, why));
            }
        }
        if (!problems.isEmpty()) return problems;
        for (int i = 0; i < list.size(); i++)
            if (list.get(i).acronym() == Acronym.RND)
                problems.add(new Problem(
                        i,
                        "OneHall records no drawing of lots (RND); players who are still tied after the other "
                                + "tie-breaks share their place"));
        int added = begins(list) ? 0 : 1;
        List<TieBreak> whole = new ArrayList<>(list);
        if (added > 0) whole.addFirst(POINTS);
        ListChecks.problems(whole, pairing(roundRobin), false, edition)
                .forEach(problem -> problems.add(new Problem(
                        problem.place() - 1 - added, problem.text() + " (C.07 " + problem.article() + ")")));
        return problems;
    }

    /**
     * Why recorded rules cannot be used; empty if they can.
     *
     * @param scoring of games
     */
    public static Optional<String> problem(StandingsRules rules, ScoringTable scoring) {
        Optional<Edition> edition = edition(rules.edition());
        if (edition.isEmpty()) return Optional.of("the editions of C.07 are " + editions());
        if (isFlat(scoring.win(), scoring.loss())) return Optional.of(FLAT);
        return problems(rules.tieBreaks(), edition.get(), rules.roundRobin()).stream()
                .map(Problem::text)
                .findFirst();
    }

    /** What is wrong if a win is worth no more than a loss. */
    public static final String FLAT = "tie-breaks need a win that is worth more than a loss";

    /** Whether a win is worth no more than a loss: tie-breaks cannot be calculated then. */
    public static boolean isFlat(BigDecimal win, BigDecimal loss) {
        return win.compareTo(loss) <= 0;
    }

    private static String editions() {
        return Stream.of(Edition.values())
                .map(one -> String.valueOf(one.from().getYear()))
                .collect(Collectors.joining(", "));
    }

    static Pairing pairing(boolean roundRobin) {
        return roundRobin ? Pairing.PREDETERMINED : Pairing.SWISS;
    }

    /** The list as it ranks, points first. */
    static List<TieBreak> ranking(StandingsRules rules) {
        return Stream.concat(Stream.of(POINTS), rules.tieBreaks().stream().map(TieBreak::of))
                .toList();
    }

    private static boolean begins(List<TieBreak> list) {
        return !list.isEmpty() && list.getFirst().equals(POINTS);
    }
}
