package org.onehall.competition.reading;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.DefinitionChecks;
import org.onehall.competition.domain.Details;
import org.onehall.competition.reading.TrfReport.Total;
import org.onehall.competition.reading.TrfReport.TrfGame;
import org.onehall.competition.reading.TrfReport.TrfPlayer;
import org.onehall.competition.reading.TrfReport.TrfTeam;
import org.onehall.competition.trf.Layout;
import org.onehall.competition.trf.Trf;
import org.onehall.competition.trf.TrfLine;
import org.onehall.competition.trf.TrfReading;
import org.onehall.regulations.TextPlace;

/**
 * Takes players, pairings, byes and teams out of a FIDE tournament report, and the lines that belong in the next one.
 * Points, ranks and results are not taken over, because these games are still to be played; but they must be possible.
 */
final class TrfReader {
    /** Lines that are calculated again for every report. */
    private static final Set<String> RECKONED = Set.of("062", "072", "082", "122", "222", "801", "802");

    /** Lines outside the format in which pairing programs state points: {@code XXS W=3 D=1}, {@code BBW 3.0}. */
    private static final Set<String> EXTENSIONS = Set.of("XXS", "BBW");

    private static final Pattern POINTS = Pattern.compile("(?<![\\d.,])\\d{1,3}(?:[.,]\\d{1,2})?(?![\\d.,])");

    /** The column after the tag and its blank. */
    static final int FIRST_COLUMN = 5;

    private final String file;

    private final String section;

    private final Faults faults;

    private final Map<Integer, TrfPlayer> players = new LinkedHashMap<>();

    /** By start number and round. */
    private final Map<Integer, Map<Integer, StatedGame>> said = new LinkedHashMap<>();

    private final List<TrfTeam> teams = new ArrayList<>();

    private final List<String> kept = new ArrayList<>();

    private TrfReader(String file, String section, Faults faults) {
        this.file = file;
        this.section = section;
        this.faults = faults;
    }

    /** Where a field of a player's line begins. */
    static int column(String field) {
        return Layout.PLAYER.column(field);
    }

    /** Where a round begins in a player's line. */
    static int column(int round) {
        return Layout.PLAYER.column(round - 1);
    }

    /** Empty, with faults, if the report cannot be read. */
    static TrfReport read(String file, String text, String section, Faults faults) {
        return switch (Trf.read(text)) {
            case TrfReading.Refused(var wrong) -> {
                wrong.forEach(fault ->
                        faults.add(file, new TextPlace(fault.line(), fault.column()), section, fault.text(), ""));
                yield TrfReport.EMPTY;
            }
            case TrfReading.Read(var report) -> {
                report.notes()
                        .forEach(note -> faults.note(
                                file,
                                new TextPlace(note.line(), note.column()),
                                section,
                                note.text() + "; it is left out"));
                yield new TrfReader(file, section, faults).report(report);
            }
        };
    }

    private TrfReport report(Trf report) {
        boolean withTeams = report.all(Layout.TEAM).findAny().isPresent();
        for (int i = 0; i < report.lines().size(); i++) {
            TrfLine line = report.lines().get(i);
            switch (line) {
                case TrfLine.Fields fields -> fields(fields, i + 1, withTeams);
                case TrfLine.Text one when !one.text().isEmpty() && !RECKONED.contains(one.tag()) -> keep(one, i + 1);
                case TrfLine.Text _ -> {}
            }
        }
        if (players.isEmpty()) fault(1, 1, "a line 001 for each player, but there is none");
        crossCheck();
        if (!withTeams) report.all(Layout.BYES).forEach(this::byes);
        return new TrfReport(
                players, List.copyOf(teams), List.copyOf(kept), totals(report), length(report), best(report));
    }

    private static int length(Trf report) {
        int said = report.lines().stream()
                .filter(line -> line instanceof TrfLine.Text
                        && (line.tag().equals("142") || line.tag().equals("XXR")))
                .map(line -> ((TrfLine.Text) line).value())
                .filter(value -> !value.isEmpty())
                .mapToInt(Integer::parseInt)
                .max()
                .orElse(0);
        return Math.max(
                said,
                report.all(Layout.PLAYER)
                        .mapToInt(line -> line.groups().size())
                        .max()
                        .orElse(0));
    }

    private static BigDecimal best(Trf report) {
        Stream<BigDecimal> stated = report.all(Layout.SCORING)
                .flatMap(line -> line.groups().stream())
                .map(cells -> points(cells.getLast()));
        Stream<BigDecimal> extended = report.lines().stream()
                .filter(line -> line instanceof TrfLine.Text && EXTENSIONS.contains(line.tag()))
                .flatMap(line -> POINTS.matcher(((TrfLine.Text) line).value()).results())
                .map(found -> points(found.group()));
        return Stream.concat(stated, extended).max(Comparator.naturalOrder()).orElse(BigDecimal.ZERO);
    }

    private List<Total> totals(Trf report) {
        int rounds = length(report);
        List<Total> totals = new ArrayList<>();
        report.all(Layout.PLAYER)
                .filter(line -> !line.field("points").isEmpty())
                .forEach(line -> {
                    int start = line.number("number");
                    BigDecimal added = report.all(Layout.ABNORMAL)
                            .filter(change ->
                                    members(change).isEmpty() || members(change).contains(start))
                            .map(change -> points(change.field("points"))
                                    .max(BigDecimal.ZERO)
                                    .multiply(new BigDecimal(change.number("round") == 0 ? rounds : 1)))
                            .reduce(BigDecimal.ZERO, BigDecimal::add);
                    totals.add(new Total(players.get(start).line(), points(line.field("points")), added));
                });
        return totals;
    }

    private static BigDecimal points(String written) {
        return written.isEmpty() ? BigDecimal.ZERO : new BigDecimal(written.replace(',', '.'));
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
            case SCORING, TEAM_SCORING, NATIONAL, ACCELERATION, PROHIBITED, ABNORMAL, LINEUP, TEAM_BYE, FORFEIT ->
                keep(line, number);
        }
    }

    /** Keeps a line for the next report. */
    private void keep(TrfLine line, int number) {
        String text = Trf.text(line);
        if (text.codePointCount(0, text.length()) > DefinitionChecks.LONGEST_LINE)
            fault(
                    number,
                    DefinitionChecks.LONGEST_LINE + 1,
                    "the end of the line, which has at most " + DefinitionChecks.LONGEST_LINE + " characters");
        else if (kept.size() == DefinitionChecks.REPORT_LINES)
            fault(
                    number,
                    1,
                    "at most " + DefinitionChecks.REPORT_LINES
                            + " lines beyond those of players and teams, and this is one more");
        kept.add(text);
    }

    private static List<Integer> members(TrfLine.Fields line) {
        return line.groups().stream()
                .map(cells -> cells.getFirst())
                .filter(cell -> !cell.isEmpty())
                .map(Integer::valueOf)
                .toList();
    }

    private void player(TrfLine.Fields line, int number) {
        if (line.field("name").isEmpty()) fault(number, column("name"), "a name to column 47, but there is none");
        Map<Integer, TrfGame> games = new LinkedHashMap<>();
        Map<Integer, ByeKind> byes = new LinkedHashMap<>();
        Map<Integer, StatedGame> against = new LinkedHashMap<>();
        for (int i = 0; i < line.groups().size(); i++) {
            List<String> cells = line.groups().get(i);
            int opponent = cells.getFirst().isEmpty() ? 0 : Integer.parseInt(cells.getFirst());
            String colour = cells.get(1).toLowerCase(Locale.ROOT);
            int round = i + 1;
            if (opponent != 0)
                against.put(
                        round,
                        new StatedGame(
                                opponent, colour.replace("-", ""), cells.get(2).toUpperCase(Locale.ROOT)));
            if (opponent == 0) bye(cells.get(2)).ifPresent(kind -> byes.put(round, kind));
            else if (colour.equals("w") || colour.equals("b"))
                games.put(round, new TrfGame(opponent, colour.equals("w")));
        }
        int start = line.number("number");
        said.put(start, against);
        var details = new Details(
                "p" + start,
                start,
                line.known("sex"),
                line.known("title"),
                line.known("fideNumber"),
                line.known("birth"));
        players.put(
                start,
                new TrfPlayer(
                        number,
                        line.field("name"),
                        line.number("rating"),
                        line.known("federation"),
                        details,
                        games,
                        byes));
    }

    /** The bye of a player without an opponent; empty if there is none. */
    private static Optional<ByeKind> bye(String result) {
        return switch (result) {
            case "F", "f", "+" -> Optional.of(ByeKind.FULL);
            case "H", "h" -> Optional.of(ByeKind.HALF);
            case "Z", "z", "-" -> Optional.of(ByeKind.ZERO);
            case "U", "u" -> Optional.of(ByeKind.ALLOCATED);
            default -> Optional.empty();
        };
    }

    /** The byes of a line 240, for players who have neither a game nor a bye yet. */
    private void byes(TrfLine.Fields line) {
        int round = line.number("round");
        for (int start : members(line)) {
            TrfPlayer player = players.get(start);
            if (player != null && !player.games().containsKey(round))
                bye(line.field("type")).ifPresent(kind -> player.byes().putIfAbsent(round, kind));
        }
    }

    /** Both players of a game must state the same about it; a contradiction is reported once, at the first line. */
    private void crossCheck() {
        players.values()
                .forEach(player -> said.get(player.number()).forEach((round, own) -> {
                    TrfPlayer opponent = players.get(own.opponent());
                    StatedGame other = said.get(own.opponent()).get(round);
                    int column = column(round);
                    String where = "the line of start number " + own.opponent() + " (line " + opponent.line() + ") ";
                    if (own.opponent() == player.number())
                        fault(player.line(), column, "another player's start number, not the one of this line");
                    else if (other == null || other.opponent() != player.number())
                        fault(player.line(), column, where + "does not say the same about the game of round " + round);
                    else if (player.line() > opponent.line()) return;
                    else if (!own.mirrors(other))
                        fault(
                                player.line(),
                                column + 5,
                                "w and b for the players of a game: " + where + "has " + shown(other.colour())
                                        + ", this one " + shown(own.colour()));
                    else if (!own.agrees(other))
                        fault(
                                player.line(),
                                column + 7,
                                "a result that agrees with the opponent's: " + where + "has " + shown(other.result())
                                        + ", this one " + shown(own.result()));
                }));
    }

    private static String shown(String cell) {
        return cell.isEmpty() ? "none" : Faults.quoted(cell);
    }

    private void fault(int line, int column, String message) {
        faults.add(file, new TextPlace(line, column), section, message, "");
    }
}
