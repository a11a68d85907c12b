package org.onehall.screening.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.onehall.paper.Drawing;
import org.onehall.paper.Paper;
import org.onehall.paper.Paper.Column;
import org.onehall.paper.Words;
import org.onehall.screening.AmongMany;
import org.onehall.screening.Comparison;
import org.onehall.screening.EventReport;
import org.onehall.screening.Index;
import org.onehall.screening.IndexScore;
import org.onehall.screening.NoComparison;
import org.onehall.screening.PlayerReport;
import org.onehall.screening.SampleSize;
import org.onehall.screening.UnitScore;

/** The players of a screening: what was played, what is expected of their ratings, and how far apart these are. */
final class PlayerSections {
    /** Rate of false discoveries used for the mark (Benjamini and Hochberg). */
    static final double MARKED_RATE = 0.05;

    private static final String MARK = "•";

    private final ReportSheet sheet;
    private final Paper paper;
    private final Words words;
    private final Numbers numbers;
    private final EventReport report;
    private final List<PlayerReport> players;

    PlayerSections(ReportSheet sheet) {
        this.sheet = sheet;
        paper = sheet.paper;
        words = sheet.words;
        numbers = sheet.numbers;
        report = sheet.report;
        players = sheet.players;
    }

    /** The table of players. */
    void putPlayers() throws IOException {
        sheet.heading("players");
        List<Column> columns = List.of(
                sheet.column("number", 0.8, true),
                sheet.column("player", 2.6, false),
                sheet.column("rating", 1.1, true),
                sheet.column("games", 1.2, true),
                sheet.column("moves", 1.2, true),
                sheet.column("z", 1.1, true),
                sheet.column("index", 1.1, true),
                sheet.column("interval", 1.8, true),
                sheet.column("largest", 1.5, true),
                sheet.column("discovery", 1.8, true),
                sheet.column("ipr", 1, true),
                sheet.column("twoSigma", 1.9, true),
                sheet.column("notes", 3.4, false));
        List<List<String>> rows = new ArrayList<>();
        for (int number = 1; number <= players.size(); number++) {
            PlayerReport player = players.get(number - 1);
            Optional<Comparison> comparison = player.score().comparison();
            Optional<AmongMany> among = player.among();
            rows.add(List.of(
                    String.valueOf(number),
                    sheet.name(player.id(), player.name()),
                    rating(player),
                    String.valueOf(player.games().size()),
                    String.valueOf(player.score().moves()),
                    comparison.map(one -> numbers.signed(one.z(), 2)).orElse(Numbers.NONE),
                    comparison.map(one -> numbers.fixed(one.outlierIndex(), 1)).orElse(Numbers.NONE),
                    comparison.map(this::interval).orElse(Numbers.NONE),
                    among.map(one -> numbers.probability(one.largest())).orElse(Numbers.NONE),
                    among.map(one -> numbers.probability(one.falseDiscovery())
                                    + (one.falseDiscovery() <= MARKED_RATE ? " " + MARK : ""))
                            .orElse(Numbers.NONE),
                    player.ipr().map(one -> numbers.fixed(one.ipr(), 0)).orElse(Numbers.NONE),
                    player.ipr()
                            .map(one -> numbers.fixed(one.low(), 0) + "–" + numbers.fixed(one.high(), 0))
                            .orElse(Numbers.NONE),
                    notes(player)));
        }
        paper.table(columns, rows);
        if (players.stream().anyMatch(PlayerReport::isRatedDifferently)) paper.paragraph(words.text("players.ratings"));
    }

    private String interval(Comparison comparison) {
        return numbers.fixed(Comparison.outlierIndex(comparison.zLow()), 1) + "–"
                + numbers.fixed(Comparison.outlierIndex(comparison.zHigh()), 1);
    }

    private String rating(PlayerReport player) {
        OptionalInt rating = report.rating(player);
        return rating.isPresent() ? String.valueOf(rating.getAsInt()) : Numbers.NONE;
    }

    private String notes(PlayerReport player) {
        StringJoiner notes = new StringJoiner(", ");
        UnitScore score = player.score();
        int missing = report.notAnalysed(player);
        if (score.comparison().isEmpty()) {
            // Whether there are too few is only known once all are analysed.
            String why = report.notCompared(player).stream()
                    .filter(reason -> missing == 0 || reason != NoComparison.TOO_FEW_MOVES)
                    .map(reason -> words.text("note." + reason))
                    .collect(Collectors.joining(", "));
            if (missing == 0 || !why.isEmpty() || report.calibration().isEmpty())
                notes.add(words.text("note.record") + (why.isEmpty() ? "" : ": " + why));
        }
        if (missing > 0) notes.add(words.text("note.missing", missing));
        if (player.isRatedDifferently())
            notes.add(words.text(
                    "note.ratings",
                    player.ratings().getFirst(),
                    player.ratings().getLast()));
        if (score.comparison().isPresent() && score.size() == SampleSize.SMALL) notes.add(words.text("note.small"));
        if (score.comparison().map(Comparison::beyondCalibration).orElse(false)) notes.add(words.text("note.beyond"));
        return notes.toString();
    }

    /** The table of MM, EV and AE. */
    void putIndices() throws IOException {
        sheet.heading("indices");
        List<Column> columns = new ArrayList<>(List.of(
                sheet.column("number", 0.8, true), sheet.column("player", 3, false), sheet.column("moves", 1, true)));
        for (Index index : Index.values()) {
            columns.add(new Column(index.name(), 1.1, true));
            columns.add(sheet.column("expected", 1.3, true));
            columns.add(sheet.column("z", 0.9, true));
        }
        List<List<String>> rows = new ArrayList<>();
        for (int number = 1; number <= players.size(); number++) {
            PlayerReport player = players.get(number - 1);
            List<String> row = new ArrayList<>(List.of(
                    String.valueOf(number),
                    sheet.name(player.id(), player.name()),
                    String.valueOf(player.score().moves())));
            for (Index index : Index.values()) {
                Optional<IndexScore> score = player.score()
                        .comparison()
                        .map(comparison -> comparison.indices().get(index));
                row.add(perMove(
                        index,
                        player.score().observed().get(index),
                        player.score().moves()));
                row.add(score.map(one ->
                                perMove(index, one.expected(), player.score().moves()))
                        .orElse(Numbers.NONE));
                row.add(score.map(one -> numbers.signed(one.z(), 2)).orElse(Numbers.NONE));
            }
            rows.add(row);
        }
        paper.table(columns, rows);
    }

    /** Matching moves in per cent, errors in scaled pawns. */
    private String perMove(Index index, double sum, int moves) {
        if (moves == 0) return Numbers.NONE;
        return switch (index) {
            case MM, EV -> numbers.fixed(100 * sum / moves, 1);
            case AE -> numbers.fixed(sum / moves, 3);
        };
    }

    /** The picture of ratings and indices. */
    void putScatter() throws IOException {
        List<Scatter.Point> points = new ArrayList<>();
        StringJoiner told = new StringJoiner("; ");
        for (int number = 1; number <= players.size(); number++) {
            PlayerReport player = players.get(number - 1);
            if (player.score().comparison().isEmpty()) continue;
            Comparison one = player.score().comparison().get();
            points.add(new Scatter.Point(
                    number,
                    one.rating(),
                    one.outlierIndex(),
                    Comparison.outlierIndex(one.zLow()),
                    Comparison.outlierIndex(one.zHigh()),
                    player.score().size() == SampleSize.SMALL));
            told.add(words.text(
                    "scatter.player",
                    number,
                    sheet.name(player.id(), player.name()),
                    one.rating(),
                    numbers.fixed(one.outlierIndex(), 1),
                    interval(one)));
        }
        if (points.isEmpty()) return;
        Drawing drawing = Scatter.of(points, words);
        paper.together(drawing.height() + ReportSheet.ROOM_FOR_LEGEND);
        sheet.heading("scatter");
        paper.paragraph(words.text("scatter.legend"));
        paper.drawing(drawing, words.text("scatter.told", told));
    }
}
