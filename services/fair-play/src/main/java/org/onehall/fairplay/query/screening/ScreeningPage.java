package org.onehall.fairplay.query.screening;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.fairplay.query.screening.HallScreening.Basis;
import org.onehall.fairplay.query.screening.HallScreening.BoardState;
import org.onehall.screening.AmongMany;
import org.onehall.screening.Comparison;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.EventReport;
import org.onehall.screening.Exclusion;
import org.onehall.screening.GameReport;
import org.onehall.screening.HallAssociation;
import org.onehall.screening.HallFact;
import org.onehall.screening.IntrinsicRating;
import org.onehall.screening.MoveRecord;
import org.onehall.screening.NoComparison;
import org.onehall.screening.Player;
import org.onehall.screening.PlayerReport;
import org.onehall.screening.SampleSize;
import org.onehall.screening.Threshold;
import org.onehall.screening.TimeUse;

/**
 * What a page shows of a {@link HallScreening}; the moves that the engine listed are only in the whole report.
 *
 * @param calibration version; empty: none fits
 * @param settings of the analyses
 * @param afterMinutes how long after an observation moves count as following it
 * @param seed of permutations and resamples
 * @param players the greatest z first, then those without one
 * @param games with their moves; without moves if the page is of all rounds
 * @param annulled analysed, but counted nowhere; shown like {@code games}
 */
public record ScreeningPage(
        String competition,
        int round,
        Basis basis,
        String calibration,
        EngineSettings settings,
        EngineSettings calibrated,
        int moves,
        int counted,
        int notAnalysed,
        long afterMinutes,
        int permutations,
        long seed,
        List<PlayerRow> players,
        List<GameRow> games,
        List<BoardState> boards,
        List<AnnulledRow> annulled) {
    public ScreeningPage {
        players = List.copyOf(players);
        games = List.copyOf(games);
        boards = List.copyOf(boards);
        annulled = List.copyOf(annulled);
    }

    /**
     * An annulled game.
     *
     * @param attempt from 1
     * @param moves how many were played
     * @param analysed how many of its positions are analysed
     * @param game empty if the page is of all rounds
     */
    public record AnnulledRow(
            String board,
            int attempt,
            String white,
            String black,
            int moves,
            int positions,
            int analysed,
            Optional<GameRow> game) {}

    /**
     * A player.
     *
     * @param rating empty: unrated
     * @param notAnalysed moves that will be examined once they are analysed
     * @param notCompared why there is no z
     * @param hallAmong what the p-value of {@code hall} means among the players who have one
     * @param timeUse correlation of time and openness of the choice
     */
    public record PlayerRow(
            String id,
            String name,
            OptionalInt rating,
            int games,
            int moves,
            int notAnalysed,
            SampleSize size,
            List<NoComparison> notCompared,
            Optional<Compared> compared,
            Threshold threshold,
            PlayerReport.Ground ground,
            Optional<Ipr> ipr,
            Optional<HallAssociation> hall,
            Optional<AmongMany> hallAmong,
            Optional<Double> timeUse) {
        public PlayerRow {
            notCompared = List.copyOf(notCompared);
        }
    }

    /**
     * @param largest probability that the highest of so many honest players reaches this z
     * @param falseDiscovery the least rate of false discoveries at which this player would be among the discoveries
     * @param beyond the rating lies outside the range of the calibration
     */
    public record Compared(
            double z,
            double zLow,
            double zHigh,
            double index,
            double indexLow,
            double indexHigh,
            int among,
            double largest,
            double falseDiscovery,
            boolean beyond) {}

    /** Intrinsic rating with two standard errors. */
    public record Ipr(double ipr, double low, double high) {}

    public record Seated(String id, String name, OptionalInt rating) {}

    public record GameRow(
            String board,
            String round,
            String result,
            Seated white,
            Seated black,
            List<HallFact> facts,
            List<MoveRow> moves) {}

    /**
     * @param lost behind the best move, in scaled pawns; empty: the move does not count
     * @param expected for the rating
     * @param waiting it will be examined once it is analysed
     */
    public record MoveRow(
            int number,
            Side side,
            String san,
            Optional<Double> lost,
            Optional<Double> expected,
            boolean waiting,
            Optional<Duration> spent,
            Optional<Duration> left,
            Optional<Duration> at,
            List<String> seen) {}

    public static ScreeningPage of(HallScreening screening) {
        EventReport report = screening.report();
        List<PlayerRow> players = report.players().stream()
                .map(player -> row(player, report))
                .sorted(Comparator.comparingDouble((PlayerRow row) ->
                                row.compared().map(Compared::z).orElse(Double.NEGATIVE_INFINITY))
                        .reversed()
                        .thenComparing(PlayerRow::name)
                        .thenComparing(PlayerRow::id))
                .toList();
        List<GameRow> games = screening.round() == 0
                ? List.of()
                : report.games().stream().map(ScreeningPage::row).toList();
        return new ScreeningPage(
                screening.competition(),
                screening.round(),
                screening.basis(),
                report.calibration(),
                report.settings(),
                screening.calibrated(),
                report.moves(),
                report.counted(),
                report.notAnalysed(),
                report.options().after().toMinutes(),
                report.options().permutations(),
                report.options().seed(),
                players,
                games,
                screening.boards(),
                screening.annulled().stream()
                        .map(one -> new AnnulledRow(
                                one.board(),
                                one.attempt(),
                                one.game().players().white().name(),
                                one.game().players().black().name(),
                                one.game().moves().size(),
                                one.positions(),
                                one.analysed(),
                                Optional.of(one.game())
                                        .filter(_ -> screening.round() > 0)
                                        .map(ScreeningPage::row)))
                        .toList());
    }

    private static PlayerRow row(PlayerReport player, EventReport report) {
        Optional<Comparison> comparison = player.score().comparison();
        return new PlayerRow(
                player.id(),
                player.name(),
                report.rating(player),
                player.games().size(),
                player.score().moves(),
                report.notAnalysed(player),
                player.score().size(),
                List.copyOf(report.notCompared(player)),
                comparison.map(one -> compared(one, player.among().orElseThrow())),
                player.threshold(),
                player.ground(),
                player.ipr().map(ScreeningPage::ipr),
                player.hall(),
                player.hallAmong(),
                player.timeUse().map(TimeUse::withEntropy));
    }

    private static Compared compared(Comparison one, AmongMany among) {
        return new Compared(
                one.z(),
                one.zLow(),
                one.zHigh(),
                one.outlierIndex(),
                Comparison.outlierIndex(one.zLow()),
                Comparison.outlierIndex(one.zHigh()),
                among.players(),
                among.largest(),
                among.falseDiscovery(),
                one.beyondCalibration());
    }

    private static Ipr ipr(IntrinsicRating rating) {
        return new Ipr(rating.ipr(), rating.low(), rating.high());
    }

    private static GameRow row(GameReport game) {
        return new GameRow(
                game.id(),
                game.round(),
                game.result(),
                side(game.players().white()),
                side(game.players().black()),
                game.facts(),
                game.moves().stream()
                        .map(move -> new MoveRow(
                                move.number(),
                                move.side(),
                                move.san(),
                                move.judged().map(MoveRecord.Judged::error),
                                move.judged()
                                        .flatMap(MoveRecord.Judged::expected)
                                        .map(MoveRecord.Expected::error),
                                move.excluded().equals(Optional.of(Exclusion.NOT_ANALYSED)),
                                move.spent(),
                                move.left(),
                                move.at(),
                                move.seen()))
                        .toList());
    }

    private static Seated side(Player player) {
        return new Seated(player.id(), player.name(), player.rating());
    }
}
