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
                + leftOut(report, one -> !one.isRepeated(), "because they could not be read")
                + leftOut(report, LeftOut::isRepeated, "because they are in the files twice")
                + (report.withoutMoves() == 0
                        ? ""
                        : "\nleft out, because they have no moves: " + report.withoutMoves()
                                + (report.withoutMoves() == 1 ? " game" : " games"))
                + maybeOne(report) + "\n\n" + table + """

                The statistics are an indication, never proof (APP-I A3). The Fair Play Commission must prove the
                offence; a player does not have to prove that nothing happened (APP-I B4, C1). If a player plays better
                than the rating, this alone is not a reason for a complaint (APP-I G2.5).

                MM: the share of moves that are the engine's first choice, in %.
                EV: the share of moves that are as good as the engine's first choice, in %.
                AE: how much worse than the best move the moves are on average, in scaled pawns.
                exp.: these values for honest players of the same rating in the same positions.
                z: how many standard deviations the moves are better (+) or worse (-) than expected for the rating.
                z all: EV and AE together. Almost all the weight is on AE, because AE shows differences of rating best.
                Errors are rare but large, and the calculation corrects for this. So a player who plays exactly as
                expected has a z slightly below 0. Above a z of 3 the correction stays the same, because no honest
                player in the calibration had a higher z.
                index: 50 + 5 z all. interval: the likely values of the index (95 %), because the rating and the
                calibration are not exact.
                largest: suppose that all players are honest. Then this is the probability that the highest z among
                them is at least as high as this one. BH (method of Benjamini and Hochberg): suppose that you select
                this player and all players with a higher z. Then on average at most this share of the selected
                players is selected only by chance. * marks 5 % or less.
                IPR: the rating that fits the moves. 2 sigma: two standard errors of the IPR.
                record only: there is no z, because fewer than 30 moves count or the player has no rating.
                small sample: fewer than 100 moves count.
                rated a..b: the rating differs from game to game. Each game is compared with its own rating. The table
                shows the average of the ratings; a game with more moves counts more. For a player without a z, the
                table shows the rating of the first rated game.
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
                .map(ids -> "\npossibly the same person: "
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
