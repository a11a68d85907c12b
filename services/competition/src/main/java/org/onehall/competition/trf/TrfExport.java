package org.onehall.competition.trf;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.clock.Period;
import org.onehall.clock.TimeControl;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Official;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.Standings;
import org.onehall.competition.domain.Standings.Cell;
import org.onehall.competition.domain.Standings.CellKind;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.competition.domain.Standings.TeamRow;
import org.onehall.competition.domain.Team;
import org.onehall.competition.domain.TeamRules;
import org.onehall.competition.domain.Venue;
import org.onehall.decider.Role;
import org.onehall.regulations.Profile;

/**
 * A competition as a tournament report. Results are those of the boards. What rulings or an expulsion made of the
 * points is a line 299 (TRF26), or the result itself (TRF16, which has no such line). What the format has no place for
 * is written in comments: which boards are not official yet, whose opponent is kept out of a round that is not open and
 * needs a new pairing (OCR 18.4.8), names longer than their columns, and decimals of points that do not fit. Pairings
 * of a round that is not open are only for people who may open it. If the whole number of some points does not fit into
 * its columns, it is not written: the report is refused.
 */
public final class TrfExport {
    /** The most points that fit into a player's columns. */
    public static final BigDecimal MOST_POINTS = new BigDecimal(9_999);
    /** The ids of teams that were read from a report. */
    private static final Pattern OF_REPORT = Pattern.compile("t[1-9]\\d{0,2}");

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("uuuu/MM/dd");
    private static final DateTimeFormatter SHORT_DAY = DateTimeFormatter.ofPattern("uu/MM/dd");
    private static final Cell NOTHING =
            new Cell(0, CellKind.NONE, 0, "", Optional.empty(), Optional.empty(), Optional.empty(), false);

    private final CompetitionState state;
    private final Definition definition;
    private final Profile.Scoring scoring;
    private final Version version;
    private final Map<Integer, LocalDate> days;
    private final Set<String> unmoved;
    private final boolean unopened;
    private final Standings standings;
    private final Map<String, Details> details;
    private final Map<String, Integer> numbers;
    private final List<String> comments = new ArrayList<>();
    private final List<TrfLine> changes = new ArrayList<>();
    private final List<String> noRoom = new ArrayList<>();

    private TrfExport(
            CompetitionState state,
            Version version,
            Map<Integer, LocalDate> days,
            Set<String> unmoved,
            boolean unopened) {
        this.state = state;
        this.version = version;
        this.days = new TreeMap<>(days);
        this.unmoved = unmoved;
        this.unopened = unopened;
        definition = state.definition().orElseThrow();
        scoring = definition.regulations().scoring();
        standings = Standings.of(state, false);
        details = definition.entries().details().stream().collect(Collectors.toMap(Details::playerId, one -> one));
        numbers = definition.startNumbers();
    }

    /**
     * The current report.
     *
     * @param days the days on which rounds were played; rounds without a known day are left out
     * @param unmoved "round/board" of games that ended before both players had made a move, which are not rated
     * @param unopened whether to include the pairings of rounds that are not open
     * @throws java.util.NoSuchElementException if nothing has been loaded
     */
    public static TrfWriting of(
            CompetitionState state,
            Version version,
            Map<Integer, LocalDate> days,
            Set<String> unmoved,
            boolean unopened) {
        var export = new TrfExport(state, version, days, unmoved, unopened);
        Trf report = export.report();
        return export.noRoom.isEmpty() ? new TrfWriting.Written(report) : new TrfWriting.NoRoom(export.noRoom);
    }

    private Trf report() {
        List<TrfLine> players = players();
        List<TrfLine> teams = teams();
        List<TrfLine> head = head().toList();
        Set<String> kept = definition.entries().report().stream()
                .map(line -> new TrfLine.Text(line).tag())
                .collect(Collectors.toSet());
        List<TrfLine> lines = new ArrayList<>(
                definition.entries().report().stream().map(TrfExport::line).toList());
        head.stream().filter(line -> !kept.contains(line.tag())).forEach(lines::add);
        lines.addAll(players);
        lines.addAll(teams);
        lines.addAll(changes);
        comments.stream()
                .map(comment -> new TrfLine.Text("### " + comment))
                .filter(comment -> !lines.contains(comment))
                .forEach(lines::add);
        return new Trf(lines.stream()
                .filter(line -> Trf.isOf(version, line))
                .sorted(Comparator.comparingInt(TrfExport::section))
                .toList());
    }

    /** A line of an earlier report that was read before. */
    private static TrfLine line(String text) {
        return Trf.read(text) instanceof TrfReading.Read(var report)
                        && report.lines().size() == 1
                ? report.lines().getFirst()
                : new TrfLine.Text(text);
    }

    /** The tournament, the players, what belongs to them, teams, what belongs to them, comments. */
    private static int section(TrfLine line) {
        String tag = line.tag();
        if (tag.equals("###")) return 2_000;
        if (tag.equals("001")) return 1_000;
        if (!tag.matches("\\d{3}")) return 1_001;
        return tag.endsWith("2") ? Integer.parseInt(tag) : tag.equals("013") || tag.equals("310") ? 1_002 : 1_003;
    }

    // ---- the tournament

    private Stream<TrfLine> head() {
        TimeControl control = definition.regulations().control();
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
        if (definition.entries().teams().isEmpty()) head(head, "212", "PTS");
        coded(control).ifPresent(text -> head(head, "222", text));
        if (!scoring.equals(Profile.Scoring.STANDARD))
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
                ? Optional.of(control.periods().stream().map(TrfExport::coded).collect(Collectors.joining(":")))
                : Optional.empty();
    }

    private static String coded(Period period) {
        return (period.moves().isPresent() ? period.moves().getAsInt() + "/" : "")
                + period.base().toSeconds()
                + (period.increment().isZero() ? "" : "+" + period.increment().toSeconds());
    }

    private List<String> pair(String symbol, BigDecimal points, String result) {
        return List.of(symbol, points(points, Layout.POINTS_OF_RESULT, "points of " + result));
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

    /**
     * With one decimal place, two if they are needed, none if the columns have no room for one; a rounded value is also
     * written as a comment.
     */
    private String points(BigDecimal points, int columns, String what) {
        int places = Math.max(0, points.stripTrailingZeros().scale());
        for (int shown : places == 0
                ? List.of(1, 0)
                : IntStream.iterate(places, place -> place >= 0, place -> place - 1)
                        .boxed()
                        .toList()) {
            String text = points.setScale(shown, RoundingMode.HALF_UP).toPlainString();
            if (text.length() > columns) continue;
            if (shown < places) comments.add(what + " are " + points.toPlainString() + ", rounded to " + text);
            return text;
        }
        noRoom.add(what + " are " + points.toPlainString() + ", and there are " + columns + " columns");
        return "";
    }

    /** As much of a name as fits; the full name is then a comment. */
    private String name(String name, int columns, String whose) {
        if (name.codePointCount(0, name.length()) <= columns) return name;
        comments.add("name of " + whose + " in full: " + name);
        return name.substring(0, name.offsetByCodePoints(0, columns)).strip();
    }

    // ---- players

    private List<TrfLine> players() {
        Map<String, PlayerRow> rows =
                standings.players().stream().collect(Collectors.toMap(PlayerRow::playerId, row -> row));
        List<Player> sorted = definition.players().stream()
                .sorted(Comparator.comparingInt(player -> numbers.get(player.playerId())))
                .toList();
        List<TrfLine> lines = new ArrayList<>();
        List<String> listed =
                standings.players().stream().map(PlayerRow::playerId).toList();
        for (Player player : sorted)
            lines.add(player(player, rows.get(player.playerId()), listed.indexOf(player.playerId()) + 1));
        return lines;
    }

    /**
     * @param place in the list, from 1: the format uses each place once, while shared ranks are for readers of the
     *     standings
     */
    private TrfLine player(Player player, PlayerRow row, int place) {
        Details more = details.getOrDefault(
                player.playerId(), new Details(player.playerId(), numbers.get(player.playerId()), "", "", "", ""));
        Map<Integer, Cell> cells = row.cells().stream().collect(Collectors.toMap(Cell::round, cell -> cell));
        int rounds = Stream.concat(
                        definition.rounds().stream().map(Round::number),
                        definition.entries().byes().stream()
                                .filter(bye -> bye.playerId().equals(player.playerId()))
                                .map(Bye::round))
                .max(Comparator.naturalOrder())
                .orElse(0);
        List<List<String>> groups = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            Cell cell = cells.getOrDefault(round, NOTHING);
            groups.add(
                    state.opened().contains(round)
                            ? played(player.playerId(), cell)
                            : planned(player.playerId(), round));
        }
        while (!groups.isEmpty() && groups.getLast().stream().allMatch(String::isEmpty)) groups.removeLast();
        return new TrfLine.Fields(
                Layout.PLAYER,
                List.of(
                        String.valueOf(more.startNumber()),
                        more.sex(),
                        more.title(),
                        name(player.name(), Layout.PLAYER.field("name").width(), "start number " + more.startNumber()),
                        player.rating() == 0 ? "" : String.valueOf(player.rating()),
                        player.federation(),
                        fideNumber(more),
                        more.birth(),
                        points(
                                row.points(),
                                Layout.PLAYER.field("points").width(),
                                "points of start number " + more.startNumber()),
                        String.valueOf(place)),
                groups);
    }

    private String fideNumber(Details more) {
        String registered = definition
                .entries()
                .registration()
                .map(registration -> registration.number(more.playerId()))
                .orElse("");
        return Registration.fideNumber(more.fideNumber(), registered).orElse("");
    }

    private List<String> played(String player, Cell cell) {
        return switch (cell.kind()) {
            case GAME, FORFEIT, OPEN ->
                List.of(
                        number(cell.opponentId()),
                        cell.colour().orElseThrow() == Side.WHITE ? "w" : "b",
                        result(player, cell));
            case BYE ->
                bye(definition.entries().byes().stream()
                        .filter(one ->
                                one.round() == cell.round() && one.playerId().equals(player))
                        .findFirst()
                        .orElseThrow()
                        .kind());
            case EXCLUDED -> bye(ByeKind.ZERO);
            case NONE -> List.of("", "", "");
        };
    }

    private String number(String player) {
        return String.valueOf(numbers.get(player));
    }

    private static List<String> bye(ByeKind kind) {
        return List.of(
                "0000",
                "-",
                switch (kind) {
                    case FULL -> "F";
                    case HALF -> "H";
                    case ZERO -> "Z";
                    case ALLOCATED -> "U";
                });
    }

    private String result(String player, Cell cell) {
        Optional<Score> found = state.score(cell.round(), cell.board());
        if (found.isEmpty()) return "";
        Score score = found.get();
        Side side = cell.colour().orElseThrow();
        if (!cell.official() && side == Side.WHITE)
            comments.add("not official: round " + cell.round() + " board " + cell.board());
        BigDecimal gave = score.result().points(scoring).get(side);
        BigDecimal points = cell.points().orElseThrow();
        cell.change().ifPresent(change -> changed(player, cell.round(), points.subtract(gave), change.article()));
        BigDecimal shown = version == Version.TRF16 ? points : gave;
        boolean asPlayed = shown.compareTo(gave) == 0;
        boolean won = asPlayed
                ? score.result() == (side == Side.WHITE ? Result.WHITE_WINS : Result.BLACK_WINS)
                : shown.compareTo(scoring.win()) == 0;
        boolean drawn = asPlayed ? score.result() == Result.DRAW : shown.compareTo(scoring.draw()) == 0;
        if (cell.kind() == CellKind.FORFEIT) return won ? "+" : "-";
        if (unmoved.contains(cell.round() + "/" + cell.board())) return won ? "W" : drawn ? "D" : "L";
        return won ? "1" : drawn ? "=" : "0";
    }

    private void changed(String player, int round, BigDecimal by, String article) {
        comments.add("points of start number " + number(player) + " changed by " + (by.signum() > 0 ? "+" : "")
                + by.toPlainString() + " in round " + round + ", " + article);
        if (version == Version.TRF26)
            changes.add(new TrfLine.Fields(
                    Layout.ABNORMAL,
                    List.of(
                            "",
                            "",
                            points(
                                    by,
                                    Layout.ABNORMAL.field("points").width(),
                                    "changed points of start number " + number(player)),
                            String.valueOf(round)),
                    List.of(List.of(number(player)))));
    }

    /**
     * A round that is not open: its pairing, if both players may play (OCR 18.4.8, 18.4.9). A bye given by the pairing
     * would also reveal the pairing.
     */
    private List<String> planned(String player, int round) {
        Optional<Pairing> pairing = definition.rounds().stream()
                .filter(one -> one.number() == round)
                .flatMap(one -> one.pairings().stream())
                .filter(one -> one.whiteId().equals(player) || one.blackId().equals(player))
                .findFirst();
        if (isOut(player, round)) return bye(ByeKind.ZERO);
        if (pairing.isEmpty())
            return definition.entries().byes().stream()
                    .filter(one -> one.round() == round && one.playerId().equals(player))
                    .findFirst()
                    .filter(one -> unopened || one.kind() != ByeKind.ALLOCATED)
                    .map(one -> bye(one.kind()))
                    .orElse(List.of("", "", ""));
        if (!unopened) return List.of("", "", "");
        boolean white = pairing.get().whiteId().equals(player);
        String opponent = white ? pairing.get().blackId() : pairing.get().whiteId();
        if (isOut(opponent, round)) {
            comments.add("to be paired anew: start number " + number(player) + " in round " + round + "; start number "
                    + number(opponent) + " is kept out, " + (state.isExpelled(opponent) ? "OCR 18.4.9" : "OCR 18.4.8"));
            return List.of("", "", "");
        }
        return List.of(number(opponent), white ? "w" : "b", "");
    }

    private boolean isOut(String player, int round) {
        return state.excluded(player).contains(round);
    }

    // ---- teams

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

    private List<TrfLine> teams() {
        Map<String, TeamRow> rows = standings.teams().stream().collect(Collectors.toMap(TeamRow::teamId, row -> row));
        List<Integer> numbersOfTeams = numbersOfTeams();
        List<TrfLine> lines = new ArrayList<>();
        for (Team team : definition.entries().teams()) {
            TeamRow row = rows.get(team.teamId());
            List<List<String>> players = team.playerIds().stream()
                    .map(player -> List.of(number(player)))
                    .toList();
            String which = "team " + (lines.size() + 1);
            String name = name(team.name(), Layout.TEAM.field("name").width(), which);
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
                                            points(
                                                    row.matchPoints(),
                                                    Layout.TEAM
                                                            .field("matchPoints")
                                                            .width(),
                                                    "match points of " + which),
                                            points(
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
