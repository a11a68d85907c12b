package org.onehall.local.screening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.onehall.local.Printable;
import org.onehall.local.Table;
import org.onehall.screening.AmongMany;
import org.onehall.screening.Calibration;
import org.onehall.screening.Comparison;
import org.onehall.screening.EventReport;
import org.onehall.screening.Index;
import org.onehall.screening.LeftOut;
import org.onehall.screening.NoComparison;
import org.onehall.screening.Player;
import org.onehall.screening.PlayerReport;
import org.onehall.screening.SampleSize;
import org.onehall.screening.UnitScore;

/** A screening as text for a person at a terminal; the text says that it is an indication, never proof (APP-I A3). */
public final class ScreenTable {
    private static final String NONE = "-";
    /** The rate of false discoveries that the mark respects (Benjamini and Hochberg). */
    private static final double MARKED_RATE = 0.05;

    private ScreenTable() {}

    public static String of(EventReport report, Calibration calibration) {
        Table table = new Table(List.of(
                "player",
                "rating",
                "games",
                "moves",
                "MM %",
                "exp.",
                "z",
                "EV %",
                "exp.",
                "z",
                "AE",
                "exp.",
                "z",
                "z all",
                "index",
                "interval",
                "largest",
                "BH",
                "IPR",
                "2 sigma",
                "note"));
        report.players().stream()
                .sorted(Comparator.comparingDouble((PlayerReport player) ->
                                player.score().comparison().map(Comparison::z).orElse(Double.NEGATIVE_INFINITY))
                        .reversed()
                        .thenComparing(PlayerReport::name))
                .map(player -> row(report, player))
                .forEach(table::add);
        return report.settings().version() + "; calibration " + report.calibration()
                + (calibration.isForTrials() ? " (for trials only: do not rely on its figures)" : "") + "\n"
                + report.games().size() + (report.games().size() == 1 ? " game, " : " games, ")
                + report.players().size() + " players, " + report.moves() + " moves, " + report.counted() + " count"
                + (report.notAnalysed() == 0 ? "" : ", " + report.notAnalysed() + " not analysed")
                + leftOut(report, one -> !one.isRepeated(), "as they could not be read")
                + leftOut(report, LeftOut::isRepeated, "as they are in the files twice")
                + (report.withoutMoves() == 0
                        ? ""
                        : "\nleft out, as they have no move: " + report.withoutMoves()
                                + (report.withoutMoves() == 1 ? " game" : " games"))
                + maybeOne(report) + "\n\n" + table + """

                An indication, never proof (APP-I A3); the burden of proof is not the player's (APP-I B4, C1). \
                Stronger than the rating and
                nothing else is inadmissible as a complaint (APP-I G2.5).

                MM: moves that are the engine's first, in %. EV: moves as good as its first, in %. AE: how far the \
                moves lie behind the best on
                average, in scaled pawns. exp.: the same expected of honest players of that rating in the same \
                positions.
                z: standard deviations better (+) or worse (-) than expected of the rating. z all joins EV and AE, \
                not as their mean: weighed so that
                the sum tells most between a rating and the next (mostly AE), then corrected as errors are seldom \
                but large, so that play just as
                expected comes out a little below 0. Beyond 3, where no honest play was measured, the correction \
                adds nothing. index: 50 + 5 z all;
                interval: what the uncertainty of the rating and of the calibration leaves likely of it (95 %).
                largest: probability that the highest of as many honest players reaches this z. BH: least rate of \
                false discoveries (Benjamini and
                Hochberg); * up to 5 %. IPR: the rating that the moves look like, 2 sigma: two standard errors to \
                either side.
                record only: the moves are recorded and there is no z, under 30 moves that count or without a \
                rating. small sample: under 100.
                rated a..b: the ratings differ from game to game; each game is compared with its own, and the rating \
                shown is their mean, weighted by
                moves, or without a z that of the first rated game.
                """;
    }

    private static String leftOut(EventReport report, Predicate<LeftOut> which, String why) {
        List<String> games = report.leftOut().stream()
                .filter(which)
                .map(ScreenTable::name)
                .map(Printable::of)
                .toList();
        return games.isEmpty() ? "" : "\nleft out, " + why + ": " + String.join("; ", games);
    }

    private static String maybeOne(EventReport report) {
        return report.maybeOne().stream()
                .map(ids -> "\nmaybe the same person: "
                        + ids.stream()
                                .map(id -> Printable.of(report.name(id))
                                        + (Player.isFideId(id) ? " (FIDE ID " + id + ")" : ""))
                                .collect(Collectors.joining("; ")))
                .collect(Collectors.joining());
    }

    private static String name(LeftOut one) {
        return one.game() == 0 ? one.file() + " (no game)" : one.file() + ", game " + one.game();
    }

    private static List<String> row(EventReport report, PlayerReport player) {
        UnitScore score = player.score();
        Optional<Comparison> comparison = score.comparison();
        OptionalInt rating = report.rating(player);
        List<String> row = new ArrayList<>(List.of(
                player.name(),
                rating.isPresent() ? String.valueOf(rating.getAsInt()) : NONE,
                String.valueOf(player.games().size()),
                String.valueOf(score.moves())));
        for (Index index : Index.values()) {
            row.add(perMove(index, score.observed().get(index), score.moves()));
            row.add(text(
                    comparison, one -> perMove(index, one.indices().get(index).expected(), score.moves())));
            row.add(text(comparison, one -> signed(one.indices().get(index).z())));
        }
        row.add(text(comparison, one -> signed(one.z())));
        row.add(text(comparison, one -> fixed(one.outlierIndex(), 1)));
        row.add(text(
                comparison,
                one -> fixed(Comparison.outlierIndex(one.zLow()), 1) + ".."
                        + fixed(Comparison.outlierIndex(one.zHigh()), 1)));
        row.add(text(player.among(), one -> fixed(one.largest(), 4)));
        row.add(text(player.among(), ScreenTable::discovery));
        row.add(text(player.ipr(), one -> fixed(one.ipr(), 0)));
        row.add(text(player.ipr(), one -> fixed(one.low(), 0) + ".." + fixed(one.high(), 0)));
        row.add(note(report, player));
        return row;
    }

    private static String discovery(AmongMany among) {
        return fixed(among.falseDiscovery(), 4) + (among.falseDiscovery() <= MARKED_RATE ? "*" : "");
    }

    private static String note(EventReport report, PlayerReport player) {
        UnitScore score = player.score();
        StringJoiner note = new StringJoiner(", ");
        if (score.comparison().isEmpty())
            note.add("record only: "
                    + report.notCompared(player).stream().map(ScreenTable::why).collect(Collectors.joining(", ")));
        if (score.comparison().isPresent() && score.size() == SampleSize.SMALL) note.add("small sample");
        if (score.comparison().map(Comparison::beyondCalibration).orElse(false))
            note.add("rating beyond the calibration");
        if (player.isRatedDifferently())
            note.add("rated " + player.ratings().getFirst() + ".."
                    + player.ratings().getLast());
        return note.toString();
    }

    private static String why(NoComparison reason) {
        return switch (reason) {
            case UNRATED -> "no rating";
            case RATED_IN_SOME_GAMES -> "no rating in some games";
            case TOO_FEW_MOVES -> "under 30 moves";
        };
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
