package org.onehall.competition.trf;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.clock.Period;
import org.onehall.clock.TimeControl;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Official;
import org.onehall.competition.domain.TeamRules;
import org.onehall.competition.domain.Venue;
import org.onehall.decider.Role;
import org.onehall.regulations.ScoringTable;

/** The lines of a report about the tournament as a whole. */
final class TournamentLines {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("uuuu/MM/dd");
    private static final DateTimeFormatter SHORT_DAY = DateTimeFormatter.ofPattern("uu/MM/dd");

    private final Definition definition;
    private final Map<Integer, LocalDate> days;
    private final ReportColumns columns;

    /** @param days the days on which rounds were played */
    TournamentLines(Definition definition, Map<Integer, LocalDate> days, ReportColumns columns) {
        this.definition = definition;
        this.days = days;
        this.columns = columns;
    }

    Stream<TrfLine> lines() {
        TimeControl control = definition.regulations().control();
        ScoringTable scoring = definition.regulations().scoring();
        List<TrfLine> head = new ArrayList<>();
        head(head, "012", definition.name());
        head(head, "022", definition.venues().stream().map(Venue::name).collect(Collectors.joining(" / ")));
        if (!days.isEmpty()) {
            head(
                    head,
                    "042",
                    DAY.format(days.values().stream()
                            .min(Comparator.naturalOrder())
                            .orElseThrow()));
            head(
                    head,
                    "052",
                    DAY.format(days.values().stream()
                            .max(Comparator.naturalOrder())
                            .orElseThrow()));
            head(head, "132", " ".repeat(87) + days());
        }
        head(head, "062", String.valueOf(definition.players().size()));
        head(
                head,
                "072",
                String.valueOf(definition.players().stream()
                        .filter(player -> player.rating() > 0)
                        .count()));
        head(head, "082", String.valueOf(definition.entries().teams().size()));
        for (Official official : definition.officials()) {
            if (official.role() == Role.CHIEF_ARBITER) head(head, "102", official.name());
            if (official.role() == Role.DEPUTY_CHIEF_ARBITER) head(head, "112", official.name());
        }
        head(head, "122", control.text());
        head(head, "142", String.valueOf(definition.rounds().size()));
        if (definition.entries().teams().isEmpty()) head(head, "212", rankOrder());
        coded(control).ifPresent(text -> head(head, "222", text));
        if (!scoring.equals(ScoringTable.STANDARD))
            head.add(new TrfLine.Fields(
                    Layout.SCORING,
                    List.of(),
                    List.of(
                            pair("W", scoring.win(), "a win"),
                            pair("D", scoring.draw(), "a draw"),
                            pair("L", scoring.loss(), "a loss"),
                            pair("A", scoring.loss(), "a loss"))));
        definition
                .entries()
                .teamRules()
                .filter(_ -> !definition.entries().teams().isEmpty())
                .ifPresent(rules -> head.add(teamScoring(rules)));
        return head.stream();
    }

    /** By what players are ranked, as C.07 names it. */
    private String rankOrder() {
        return Stream.concat(
                        Stream.of("PTS"),
                        definition.regulations().standings().stream().flatMap(rules -> rules.tieBreaks().stream()))
                .collect(Collectors.joining(","));
    }

    private static void head(List<TrfLine> head, String tag, String text) {
        head.add(new TrfLine.Text(tag + " " + text));
    }

    private String days() {
        int last = days.keySet().stream().mapToInt(round -> round).max().orElse(0);
        var text = new StringBuilder();
        for (int round = 1; round <= last; round++)
            text.append("%-10s".formatted(days.containsKey(round) ? SHORT_DAY.format(days.get(round)) : ""));
        return text.toString();
    }

    /** "40/6000+30:900+30"; empty if there is no form for it, as for a delay or fractions of a second. */
    static Optional<String> coded(TimeControl control) {
        boolean whole = control.periods().stream()
                .allMatch(period -> period.delay().isZero()
                        && period.base().toMillisPart() == 0
                        && period.increment().toMillisPart() == 0);
        return whole
                ? Optional.of(
                        control.periods().stream().map(TournamentLines::coded).collect(Collectors.joining(":")))
                : Optional.empty();
    }

    private static String coded(Period period) {
        return (period.moves().isPresent() ? period.moves().getAsInt() + "/" : "")
                + period.base().toSeconds()
                + (period.increment().isZero() ? "" : "+" + period.increment().toSeconds());
    }

    private List<String> pair(String symbol, BigDecimal points, String result) {
        return List.of(symbol, columns.points(points, Layout.POINTS_OF_RESULT, "points of " + result));
    }

    private TrfLine teamScoring(TeamRules rules) {
        return new TrfLine.Fields(
                Layout.TEAM_SCORING,
                List.of(),
                List.of(
                        pair("TW", rules.win(), "a won match"),
                        pair("TD", rules.draw(), "a drawn match"),
                        pair("TL", rules.loss(), "a lost match")));
    }
}
