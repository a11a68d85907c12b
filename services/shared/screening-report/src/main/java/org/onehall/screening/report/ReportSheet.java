package org.onehall.screening.report;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.onehall.paper.Paper;
import org.onehall.paper.Paper.Column;
import org.onehall.paper.Words;
import org.onehall.screening.Comparison;
import org.onehall.screening.EventReport;
import org.onehall.screening.Player;
import org.onehall.screening.PlayerReport;

/** The paper of a screening, with what all of its parts write with. */
final class ReportSheet {
    /** Height in points for a heading and the first lines below it. */
    private static final double ROOM_WITH_HEADING = 90;
    /** Height in points for the text above and below a drawing. */
    static final double ROOM_FOR_LEGEND = 60;

    final Paper paper;
    final Words words;
    final Numbers numbers;
    final EventReport report;
    /** Players in the order of their numbers: the greatest z first, then those without a z. */
    final List<PlayerReport> players;

    ReportSheet(Paper paper, Words words, EventReport report) {
        this.paper = paper;
        this.words = words;
        this.report = report;
        numbers = new Numbers(words.language());
        players = report.players().stream()
                .sorted(Comparator.comparingDouble((PlayerReport player) ->
                                player.score().comparison().map(Comparison::z).orElse(Double.NEGATIVE_INFINITY))
                        .reversed()
                        .thenComparing(PlayerReport::name)
                        .thenComparing(PlayerReport::id))
                .toList();
    }

    void line(String label, String text) throws IOException {
        paper.line(words.text(label), text);
    }

    void heading(String key) throws IOException {
        paper.together(ROOM_WITH_HEADING);
        paper.heading(words.text(key), 12);
    }

    Column column(String key, double share, boolean number) {
        return new Column(words.text("column." + key), share, number);
    }

    /**
     * For a name with letters that the typeface does not have (shown as question marks): also the FIDE ID, or else the
     * code numbers of the letters, so that players are not confused.
     */
    String name(String id, String name) {
        if (paper.canWrite(name)) return name;
        return name + " ("
                + (Player.isFideId(id)
                        ? "FIDE ID " + id
                        : name.codePoints()
                                .filter(letter -> !Character.isWhitespace(letter))
                                .mapToObj(letter -> String.format("U+%04X", letter))
                                .collect(Collectors.joining(" ")))
                + ")";
    }
}
