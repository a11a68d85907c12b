package org.onehall.competition.trf;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Registration;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.Standings;
import org.onehall.competition.domain.Standings.Cell;
import org.onehall.competition.domain.Standings.CellKind;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.competition.ranking.RankedStandings;
import org.onehall.regulations.ScoringTable;

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

    private static final Cell NOTHING =
            new Cell(0, CellKind.NONE, 0, "", Optional.empty(), Optional.empty(), Optional.empty(), false);

    private final CompetitionState state;
    private final Definition definition;
    private final ScoringTable scoring;
    private final Version version;
    private final Map<Integer, LocalDate> days;
    private final Set<String> unmoved;
    private final boolean unopened;
    private final Standings standings;
    private final Map<String, Details> details;
    private final Map<String, Integer> numbers;
    private final ReportColumns columns = new ReportColumns();
    private final List<TrfLine> changes = new ArrayList<>();

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
        standings = RankedStandings.of(state, false, unmoved);
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
        return export.columns.noRoom().isEmpty()
                ? new TrfWriting.Written(report)
                : new TrfWriting.NoRoom(export.columns.noRoom());
    }

    private Trf report() {
        List<TrfLine> players = players();
        List<TrfLine> teams = new TeamLines(definition, standings, version, columns).lines();
        List<TrfLine> head =
                new TournamentLines(definition, days, columns).lines().toList();
        Set<String> kept = definition.entries().report().stream()
                .map(line -> new TrfLine.Text(line).tag())
                .filter(tag -> !isReplaced(tag))
                .collect(Collectors.toSet());
        List<TrfLine> lines = new ArrayList<>(definition.entries().report().stream()
                .map(TrfExport::line)
                .filter(line -> !isReplaced(line.tag()))
                .toList());
        head.stream().filter(line -> !kept.contains(line.tag())).forEach(lines::add);
        lines.addAll(players);
        lines.addAll(teams);
        lines.addAll(changes);
        columns.comments().stream()
                .map(comment -> new TrfLine.Text("### " + comment))
                .filter(comment -> !lines.contains(comment))
                .forEach(lines::add);
        return new Trf(lines.stream()
                .filter(line -> Trf.isOf(version, line))
                .sorted(Comparator.comparingInt(TrfExport::section))
                .toList());
    }

    /** The tie-breaks of an earlier report hold no longer if the regulations name some. */
    private boolean isReplaced(String tag) {
        return definition.regulations().standings().isPresent() && (tag.equals("202") || tag.equals("212"));
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
                        columns.name(
                                player.name(),
                                Layout.PLAYER.field("name").width(),
                                "start number " + more.startNumber()),
                        player.rating() == 0 ? "" : String.valueOf(player.rating()),
                        player.federation(),
                        fideNumber(more),
                        more.birth(),
                        columns.points(
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
            columns.comment("not official: round " + cell.round() + " board " + cell.board());
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
        columns.comment("points of start number " + number(player) + " changed by " + (by.signum() > 0 ? "+" : "")
                + by.toPlainString() + " in round " + round + ", " + article);
        if (version == Version.TRF26)
            changes.add(new TrfLine.Fields(
                    Layout.ABNORMAL,
                    List.of(
                            "",
                            "",
                            columns.points(
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
            columns.comment("to be paired again: start number " + number(player) + " in round " + round
                    + "; start number " + number(opponent) + " is excluded, "
                    + (state.isExpelled(opponent) ? "OCR 18.4.9" : "OCR 18.4.8"));
            return List.of("", "", "");
        }
        return List.of(number(opponent), white ? "w" : "b", "");
    }

    private boolean isOut(String player, int round) {
        return state.excluded(player).contains(round);
    }
}
