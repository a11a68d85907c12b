package org.onehall.competition.reading;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.DefinitionChecks;
import org.onehall.competition.domain.Details;
import org.onehall.competition.trf.Layout;
import org.onehall.competition.trf.Trf;
import org.onehall.competition.trf.TrfLine;
import org.onehall.competition.trf.TrfReading;

/**
 * Takes players, pairings, byes and teams out of a FIDE tournament report, and the lines that belong into the next one. Points,
 * ranks and results are not taken over: these games are still to be played.
 */
final class TrfReader {
    /** Lines that are reckoned anew for every report. */
    private static final Set<String> RECKONED = Set.of("062", "072", "082", "122", "222", "801", "802");

    /**
     * A player's line.
     *
     * @param line  from 1
     * @param games by round from 1; rounds without a paired opponent are left out
     * @param byes  by round from 1
     */
    record TrfPlayer(int line, String name, int rating, String federation, Details details, Map<Integer, TrfGame> games, Map<Integer, ByeKind> byes) {
        int number() {
            return details.startNumber();
        }
    }

    /** One round of a player's line. */
    record TrfGame(int opponent, boolean white) {}

    /**
     * A team's line.
     *
     * @param number  as in the line, or where it has none, by its order
     * @param players start numbers in the order of the boards
     */
    record TrfTeam(int line, int number, String name, List<Integer> players) {}

    /**
     * What a report says.
     *
     * @param players by start number, in the order of the file
     * @param kept    lines about the tournament, as they were
     */
    record Report(Map<Integer, TrfPlayer> players, List<TrfTeam> teams, List<String> kept) {
        static final Report EMPTY = new Report(Map.of(), List.of(), List.of());

        /** Highest round with a game. */
        int rounds() {
            return players.values().stream().flatMap(player -> player.games().keySet().stream()).mapToInt(round -> round).max().orElse(0);
        }

        /** The whites of a round, in the order of the lower start number of each game: board 1, 2, … */
        List<TrfPlayer> whites(int round) {
            return players.values().stream().filter(player -> player.games().containsKey(round) && player.games().get(round).white())
                    .sorted(Comparator.comparingInt(player -> Math.min(player.number(), player.games().get(round).opponent()))).toList();
        }
    }

    private final String file;
    private final String section;
    private final Faults faults;
    private final Map<Integer, TrfPlayer> players = new LinkedHashMap<>();
    private final List<TrfTeam> teams = new ArrayList<>();
    private final List<String> kept = new ArrayList<>();

    private TrfReader(String file, String section, Faults faults) {
        this.file = file;
        this.section = section;
        this.faults = faults;
    }

    /** Empty, and faults, if the report cannot be read. */
    static Report read(String file, String text, String section, Faults faults) {
        return switch (Trf.read(text)) {
            case TrfReading.Refused(var wrong) -> {
                wrong.forEach(fault -> faults.add(file, fault.line(), section, fault.message(), ""));
                yield Report.EMPTY;
            }
            case TrfReading.Read(var report) -> new TrfReader(file, section, faults).report(report);
        };
    }

    private Report report(Trf report) {
        boolean withTeams = report.all(Layout.TEAM).findAny().isPresent();
        for (int i = 0; i < report.lines().size(); i++) {
            TrfLine line = report.lines().get(i);
            switch (line) {
                case TrfLine.Fields fields -> fields(fields, i + 1, withTeams);
                case TrfLine.Text one when !one.text().isEmpty() && !RECKONED.contains(one.tag()) -> keep(one, i + 1);
                case TrfLine.Text _ -> { }
            }
        }
        if (players.isEmpty()) fault(1, 1, "a line 001 for each player, and there is none");
        crossCheck();
        if (!withTeams) report.all(Layout.BYES).forEach(this::byes);
        return new Report(players, List.copyOf(teams), List.copyOf(kept));
    }

    private void fields(TrfLine.Fields line, int number, boolean withTeams) {
        switch (line.layout()) {
            case PLAYER -> player(line, number);
            case TEAM -> teams.add(new TrfTeam(number, line.number("number"), line.field("name"), members(line)));
            case OLD_TEAM -> {
                if (!withTeams) teams.add(new TrfTeam(number, teams.size() + 1, line.field("name"), members(line)));
            }
            case BYES -> {
                if (withTeams) keep(line, number);
            }
            case SCORING, TEAM_SCORING, NATIONAL, ACCELERATION, PROHIBITED, ABNORMAL, LINEUP, TEAM_BYE, FORFEIT -> keep(line, number);
        }
    }

    /** A line for the next report. */
    private void keep(TrfLine line, int number) {
        String text = Trf.text(line);
        if (text.codePointCount(0, text.length()) > DefinitionChecks.LONGEST_LINE)
            fault(number, DefinitionChecks.LONGEST_LINE + 1, "the end of the line, which has at most " + DefinitionChecks.LONGEST_LINE + " characters");
        else if (kept.size() == DefinitionChecks.REPORT_LINES)
            fault(number, 1, "at most " + DefinitionChecks.REPORT_LINES + " lines beyond those of players and teams, and this is one more");
        kept.add(text);
    }

    private static List<Integer> members(TrfLine.Fields line) {
        return line.groups().stream().map(cells -> cells.getFirst()).filter(cell -> !cell.isEmpty()).map(Integer::valueOf).toList();
    }

    private void player(TrfLine.Fields line, int number) {
        if (line.field("name").isEmpty()) fault(number, 15, "a name to column 47, and there is none");
        Map<Integer, TrfGame> games = new LinkedHashMap<>();
        Map<Integer, ByeKind> byes = new LinkedHashMap<>();
        for (int i = 0; i < line.groups().size(); i++) {
            List<String> cells = line.groups().get(i);
            int opponent = cells.getFirst().isEmpty() ? 0 : Integer.parseInt(cells.getFirst());
            String colour = cells.get(1).toLowerCase(java.util.Locale.ROOT);
            int round = i + 1;
            if (opponent == 0) bye(cells.get(2)).ifPresent(kind -> byes.put(round, kind));
            else if (colour.equals("w") || colour.equals("b")) games.put(round, new TrfGame(opponent, colour.equals("w")));
        }
        int start = line.number("number");
        players.put(start, new TrfPlayer(number, line.field("name"), line.number("rating"), line.field("federation"), new Details("p" + start, start,
                line.field("sex"), line.field("title"), line.field("fideNumber"), line.field("birth")), games, byes));
    }

    /** What somebody without an opponent has; empty if that is nothing. */
    private static Optional<ByeKind> bye(String result) {
        return switch (result) {
            case "F", "f", "+" -> Optional.of(ByeKind.FULL);
            case "H", "h" -> Optional.of(ByeKind.HALF);
            case "Z", "z", "-" -> Optional.of(ByeKind.ZERO);
            case "U", "u" -> Optional.of(ByeKind.ALLOCATED);
            default -> Optional.empty();
        };
    }

    /** Byes of a line 240, of players who have neither a game nor a bye yet. */
    private void byes(TrfLine.Fields line) {
        int round = line.number("round");
        for (int start : members(line)) {
            TrfPlayer player = players.get(start);
            if (player != null && !player.games().containsKey(round)) bye(line.field("type")).ifPresent(kind -> player.byes().putIfAbsent(round, kind));
        }
    }

    /** Both players of a game must say the same about it. */
    private void crossCheck() {
        players.values().forEach(player -> player.games().forEach((round, game) -> {
            TrfPlayer opponent = players.get(game.opponent());
            TrfGame mirror = opponent.games().get(round);
            if (mirror == null || mirror.opponent() != player.number() || mirror.white() == game.white())
                fault(player.line(), 92 + (round - 1) * 10, "the line of start number " + game.opponent() + " (line " + opponent.line()
                        + ") does not say the same about the game of round " + round);
        }));
    }

    private void fault(int line, int column, String message) {
        faults.add(file, line, section, "column " + column + ": " + message, "");
    }
}
