package org.onehall.screening.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.onehall.paper.Drawing;
import org.onehall.paper.Paper;
import org.onehall.paper.Words;
import org.onehall.screening.AmongMany;
import org.onehall.screening.EventReport;
import org.onehall.screening.GameReport;
import org.onehall.screening.PlayerReport;
import org.onehall.screening.Threshold;
import org.onehall.screening.TimeUse;

/**
 * What there is beside the rating of a player: the hall's facts and the use of time, and what they could be a ground
 * for.
 */
final class EvidenceSections {
    private final ReportSheet sheet;
    private final Paper paper;
    private final Words words;
    private final Numbers numbers;
    private final EventReport report;
    private final List<PlayerReport> players;

    EvidenceSections(ReportSheet sheet) {
        this.sheet = sheet;
        paper = sheet.paper;
        words = sheet.words;
        numbers = sheet.numbers;
        report = sheet.report;
        players = sheet.players;
    }

    /** What the figures could be a ground for. */
    void putGrounds() throws IOException {
        sheet.heading("grounds");
        paper.paragraph(words.text("grounds.text"));
        boolean any = false;
        for (PlayerReport player : players) {
            if (player.ground() == PlayerReport.Ground.NOTHING && player.threshold() == Threshold.NONE) continue;
            any = true;
            StringJoiner told = new StringJoiner(" ");
            if (player.ground() != PlayerReport.Ground.NOTHING) told.add(words.text("ground." + player.ground()));
            if (player.threshold() != Threshold.NONE)
                told.add(words.text(
                        "threshold." + player.threshold(),
                        numbers.fixed(player.threshold().z(), 2)));
            paper.line(sheet.name(player.id(), player.name()), told.toString());
        }
        if (!any) paper.line("", words.text("grounds.none"));
    }

    /** The table of moves after what the hall saw. */
    void putHall() throws IOException {
        sheet.heading("hall");
        paper.paragraph(words.text(
                "hall.text",
                report.options().after().toMinutes(),
                report.options().permutations(),
                report.options().seed()));
        List<List<String>> rows = new ArrayList<>();
        for (PlayerReport player : players) {
            player.hall().ifPresent(hall -> {
                AmongMany among = player.hallAmong().orElseThrow();
                rows.add(List.of(
                        String.valueOf(players.indexOf(player) + 1),
                        sheet.name(player.id(), player.name()),
                        String.valueOf(hall.facts()),
                        String.valueOf(hall.movesAfter()),
                        String.valueOf(hall.movesElsewhere()),
                        numbers.signed(hall.difference(), 2),
                        numbers.probability(hall.p()),
                        String.valueOf(hall.permutations()),
                        numbers.probability(among.largest()),
                        numbers.probability(among.falseDiscovery()),
                        hall.small() ? words.text("note.small") : ""));
            });
        }
        if (rows.isEmpty())
            paper.line(
                    "",
                    words.text(
                            report.games().stream()
                                            .allMatch(game -> game.facts().isEmpty())
                                    ? "hall.none"
                                    : "hall.uncompared"));
        else
            paper.table(
                    List.of(
                            sheet.column("number", 0.8, true),
                            sheet.column("player", 3, false),
                            sheet.column("facts", 1, true),
                            sheet.column("after", 1.3, true),
                            sheet.column("elsewhere", 1.3, true),
                            sheet.column("difference", 1.3, true),
                            sheet.column("p", 1, true),
                            sheet.column("times", 1, true),
                            sheet.column("smallest", 1.1, true),
                            sheet.column("discovery", 1, true),
                            sheet.column("notes", 1.8, false)),
                    rows);
    }

    /** The pictures of thinking times. */
    void putTimes() throws IOException {
        List<TimePictures.Player> timed = new ArrayList<>();
        for (int number = 1; number <= players.size(); number++) {
            PlayerReport player = players.get(number - 1);
            if (player.timeUse().isEmpty()) continue;
            timed.add(new TimePictures.Player(
                    number,
                    sheet.name(player.id(), player.name()),
                    player.timeUse().get().points().stream()
                            .map(point -> new TimePictures.Move(point.entropy(), point.seconds()))
                            .toList()));
        }
        sheet.heading("times");
        long clocksOnly =
                report.games().stream().filter(GameReport::hasClocksOnly).count();
        if (clocksOnly > 0) paper.paragraph(words.text("times.increment", clocksOnly));
        if (timed.isEmpty()) {
            boolean any = report.games().stream()
                    .flatMap(game -> game.moves().stream())
                    .anyMatch(move -> move.spent().isPresent());
            if (any) paper.paragraph(words.text(report.calibration().isEmpty() ? "times.uncompared" : "times.few"));
            else if (clocksOnly == 0) paper.line("", words.text("times.none"));
            return;
        }
        paper.paragraph(words.text("times.text"));
        for (int from = 0; from < timed.size(); from += TimePictures.BESIDE) {
            List<TimePictures.Player> row = timed.subList(from, Math.min(timed.size(), from + TimePictures.BESIDE));
            String figures = row.stream()
                    .map(player -> words.text(
                            "times.player",
                            player.number(),
                            player.name(),
                            player.moves().size(),
                            numbers.signed(timeUse(player).withEntropy(), 2)))
                    .collect(Collectors.joining("; "));
            Drawing drawing = TimePictures.of(row, words);
            paper.together(drawing.height() + ReportSheet.ROOM_FOR_LEGEND);
            paper.drawing(drawing, words.text("times.told", figures));
            paper.paragraph(figures);
        }
    }

    private TimeUse timeUse(TimePictures.Player player) {
        return players.get(player.number() - 1).timeUse().orElseThrow();
    }
}
