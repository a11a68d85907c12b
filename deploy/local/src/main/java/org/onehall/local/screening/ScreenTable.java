package org.onehall.local.screening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.onehall.local.Table;
import org.onehall.screening.AmongMany;
import org.onehall.screening.Comparison;
import org.onehall.screening.EventReport;
import org.onehall.screening.Index;
import org.onehall.screening.PlayerReport;
import org.onehall.screening.SampleSize;
import org.onehall.screening.UnitScore;

/** A screening as text for a person at a terminal, who is told with it that it is an indication, never proof (APP-I A3). */
public final class ScreenTable {
    private static final String NONE = "-";
    /** Rate of false discoveries that the mark holds to (Benjamini and Hochberg). */
    private static final double MARKED_RATE = 0.05;

    private ScreenTable() {}

    public static String of(EventReport report) {
        Table table = new Table(List.of("player", "rating", "games", "moves", "MM %", "exp.", "z", "EV %", "exp.", "z", "AE", "exp.", "z", "z all", "index", "interval",
                "largest", "BH", "IPR", "2 sigma", "note"));
        report.players().stream().sorted(Comparator.comparingDouble((PlayerReport player) -> player.score().comparison().map(Comparison::z)
                .orElse(Double.NEGATIVE_INFINITY)).reversed().thenComparing(PlayerReport::name)).map(ScreenTable::row).forEach(table::add);
        return report.settings().version() + "; calibration " + report.calibration() + "\n"
                + report.games().size() + " games, " + report.players().size() + " players, " + report.moves() + " moves, " + report.counted() + " count"
                + (report.notAnalysed() == 0 ? "" : ", " + report.notAnalysed() + " not analysed") + "\n\n" + table + """

                An indication, never proof (APP-I A3); the burden of proof is not the player's (APP-I B4, C1). Stronger than the rating and
                nothing else is inadmissible as a complaint (APP-I G2.5). z: standard deviations better (+) or worse (-) than expected of the
                rating; index: 50 + 5 z. largest: probability that the highest of as many honest players reaches this z. BH: least rate of false
                discoveries (Benjamini and Hochberg); * up to 5 %. Under 30 moves there is no z.
                """;
    }

    private static List<String> row(PlayerReport player) {
        UnitScore score = player.score();
        Optional<Comparison> comparison = score.comparison();
        List<String> row = new ArrayList<>(List.of(player.name(), text(comparison, one -> String.valueOf(one.rating())), String.valueOf(player.games().size()),
                String.valueOf(score.moves())));
        for (Index index : Index.values()) {
            row.add(perMove(index, score.observed().get(index), score.moves()));
            row.add(text(comparison, one -> perMove(index, one.indices().get(index).expected(), score.moves())));
            row.add(text(comparison, one -> signed(one.indices().get(index).z())));
        }
        row.add(text(comparison, one -> signed(one.z())));
        row.add(text(comparison, one -> fixed(one.outlierIndex(), 1)));
        row.add(text(comparison, one -> fixed(Comparison.outlierIndex(one.zLow()), 1) + ".." + fixed(Comparison.outlierIndex(one.zHigh()), 1)));
        row.add(text(player.among(), one -> fixed(one.largest(), 4)));
        row.add(text(player.among(), ScreenTable::discovery));
        row.add(text(player.ipr(), one -> fixed(one.ipr(), 0)));
        row.add(text(player.ipr(), one -> fixed(one.low(), 0) + ".." + fixed(one.high(), 0)));
        row.add(note(score));
        return row;
    }

    private static String discovery(AmongMany among) {
        return fixed(among.falseDiscovery(), 4) + (among.falseDiscovery() <= MARKED_RATE ? "*" : "");
    }

    private static String note(UnitScore score) {
        if (score.size() == SampleSize.RECORD_ONLY) return "record only";
        if (score.comparison().isEmpty()) return "no rating";
        return (score.size() == SampleSize.SMALL ? "small sample" : "") + (score.comparison().get().beyondCalibration() ? " rating beyond the calibration" : "");
    }

    private static <T> String text(Optional<T> value, Function<T, String> text) {
        return value.map(text).orElse(NONE);
    }

    private static String perMove(Index index, double sum, int moves) {
        if (moves == 0) return NONE;
        return switch (index) {
            case MM, EV -> fixed(100 * sum / moves, 1);
            case AE -> fixed(sum / moves, 3);
        };
    }

    private static String signed(double z) {
        return String.format(Locale.ROOT, "%+.2f", z);
    }

    private static String fixed(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }
}
