package org.onehall.competition.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Standings;
import org.onehall.competition.domain.Standings.TeamRow;
import org.onehall.competition.domain.Team;

/** The lines of a report about its teams. */
final class TeamLines {
    /** The ids of teams that were read from a report. */
    private static final Pattern OF_REPORT = Pattern.compile("t[1-9]\\d{0,2}");

    private final Definition definition;
    private final Standings standings;
    private final Version version;
    private final ReportColumns columns;

    TeamLines(Definition definition, Standings standings, Version version, ReportColumns columns) {
        this.definition = definition;
        this.standings = standings;
        this.version = version;
        this.columns = columns;
    }

    /**
     * The numbers in the report that the teams come from, as its kept lines name them; otherwise 1, 2, … in their
     * order.
     */
    private List<Integer> numbersOfTeams() {
        List<Team> teams = definition.entries().teams();
        boolean fromReport =
                teams.stream().allMatch(team -> OF_REPORT.matcher(team.teamId()).matches());
        return IntStream.range(0, teams.size())
                .mapToObj(
                        i -> fromReport ? Integer.parseInt(teams.get(i).teamId().substring(1)) : i + 1)
                .toList();
    }

    List<TrfLine> lines() {
        Map<String, TeamRow> rows = standings.teams().stream().collect(Collectors.toMap(TeamRow::teamId, row -> row));
        List<Integer> numbersOfTeams = numbersOfTeams();
        Map<String, Integer> numbers = definition.startNumbers();
        List<TrfLine> lines = new ArrayList<>();
        for (Team team : definition.entries().teams()) {
            TeamRow row = rows.get(team.teamId());
            List<List<String>> players = team.playerIds().stream()
                    .map(player -> List.of(String.valueOf(numbers.get(player))))
                    .toList();
            String which = "team " + (lines.size() + 1);
            String name = columns.name(team.name(), Layout.TEAM.field("name").width(), which);
            lines.add(
                    version == Version.TRF16
                            ? new TrfLine.Fields(Layout.OLD_TEAM, List.of(name), players)
                            : new TrfLine.Fields(
                                    Layout.TEAM,
                                    List.of(
                                            String.valueOf(numbersOfTeams.get(lines.size())),
                                            name,
                                            "",
                                            row.seeding() == 0 ? "" : String.valueOf(row.seeding()),
                                            columns.points(
                                                    row.matchPoints(),
                                                    Layout.TEAM
                                                            .field("matchPoints")
                                                            .width(),
                                                    "match points of " + which),
                                            columns.points(
                                                    row.boardPoints(),
                                                    Layout.TEAM
                                                            .field("gamePoints")
                                                            .width(),
                                                    "game points of " + which),
                                            String.valueOf(row.rank())),
                                    players));
        }
        return lines;
    }
}
