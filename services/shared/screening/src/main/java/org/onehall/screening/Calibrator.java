package org.onehall.screening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Makes a {@link Calibration} from games of honest players.
 *
 * <p>The skill line starts at the greatest likelihood (Newton's method on differences). That line explains single moves
 * best but not their sums, on which z is based: it expects too many errors. So the fit continues to the line whose
 * expected EV and AE equal the observed ones and change with the rating in the same way: four equations for four
 * parameters. Its covariance is that of the sums over games. The excess of MM beyond it is an offset.
 */
public final class Calibrator {
    private static final int BAND = 100;
    /** Number of moves of players at or beyond either end of the range of ratings. */
    private static final int MOVES_BEYOND = 100;

    /** Number of moves from which a block has a z. */
    static final int MOVES_OF_A_Z = 10;

    private static final int LEAST_MOVES = 1_000;
    private static final int LEAST_SPAN = 300;

    private final CalibrationRequest request;
    private final List<Block> blocks;
    private final SplittableRandom random;

    private Calibrator(CalibrationRequest request, List<Block> blocks) {
        this.request = request;
        this.blocks = blocks;
        this.random = new SplittableRandom(request.seed());
    }

    /** A calibration and how it came about. */
    public record Fitted(Calibration calibration, FitReport report) {}

    /**
     * Fits to the rated players of the games. Games with fewer than 1,000 moves that count, or with ratings that span
     * less than 300 points, do not give enough information and are refused with an IllegalArgumentException.
     */
    public static Fitted fit(List<AnalysedGame> games, CalibrationRequest request) {
        List<Block> blocks = Block.of(games);
        int moves = Block.moves(blocks);
        if (moves < LEAST_MOVES)
            throw new IllegalArgumentException("too few moves for a calibration: " + moves
                    + " of rated players count, at least " + LEAST_MOVES + " are needed");
        int least = blocks.stream().mapToInt(Block::rating).min().orElse(0);
        int most = blocks.stream().mapToInt(Block::rating).max().orElse(0);
        if (most - least < LEAST_SPAN)
            throw new IllegalArgumentException("ratings too much alike for a calibration: " + least + " to " + most
                    + ", at least " + LEAST_SPAN + " points between them are needed");
        return new Calibrator(request, blocks).fit();
    }

    private Fitted fit() {
        var line = new SkillLineFit(blocks);
        Least.Found likeliest = line.likeliest();
        double[] point = line.unbiased(likeliest.point());
        SkillLine skill = SkillLine.of(point);
        double[][] covariance = line.covariance(point);

        List<Moments> all =
                blocks.stream().map(block -> new Moments(block, skill)).toList();
        var offset = new PerIndex<>(GameScatter.offset(all), RatingLine.ZERO, RatingLine.ZERO);
        List<Moments> corrected =
                all.stream().map(moments -> moments.with(offset)).toList();
        PerIndex<double[]> inflation =
                PerIndex.of(index -> GameScatter.inflation(corrected, index, request.resamples(), random));
        GameScatter.Pairs pairs = GameScatter.pairs(corrected);
        List<ReferencePosition> reference = IntrinsicRatingFit.reference(blocks, request.reference());
        var ratings = new IntrinsicRatings(skill, reference);
        List<List<Block>> alike = IntrinsicRatingFit.alike(byRating());
        List<FitReport.Milestone> milestones = IntrinsicRatingFit.milestones(alike, ratings);
        IprLine straight = IntrinsicRatingFit.line(milestones);
        IprLine ipr = straight.inflatedBy(IntrinsicRatingFit.scatter(
                alike, milestones, ratings, straight, inflation.ae()[0], request));
        milestones = milestones.stream()
                .map(found -> new FitReport.Milestone(
                        found.rating(), found.moves(), found.skill(), found.error(), ipr.rating(found.error())))
                .toList();
        int[] range = range();
        var set = new CalibrationSet(
                request.description(),
                (int) blocks.stream().map(Block::game).distinct().count(),
                Block.moves(blocks),
                (int) blocks.stream().map(Block::player).distinct().count(),
                range[0],
                range[1]);
        var calibration = new Calibration(
                request.version(),
                request.settings(),
                request.date(),
                set,
                skill,
                SkillLineFit.rows(covariance),
                offset,
                PerIndex.of(index -> new RatingLine(inflation.get(index)[0], 0)),
                pairs.ratingError(),
                GameScatter.correlation(corrected, inflation),
                GameScatter.skewness(corrected, inflation, skill),
                ipr,
                IntrinsicRatingFit.missed(milestones),
                reference);
        var report = new FitReport(
                SkillLine.of(likeliest.point()),
                likeliest.value() / Block.moves(blocks),
                line.surprise(point) / Block.moves(blocks),
                IntStream.range(0, point.length)
                        .mapToObj(i -> StrictMath.sqrt(covariance[i][i]))
                        .toList(),
                PerIndex.of(index -> inflation.get(index)[1]),
                pairs.count(),
                bands(calibration),
                milestones);
        return new Fitted(calibration, report);
    }

    private Map<Integer, List<Block>> byBand() {
        Map<Integer, List<Block>> bands = new TreeMap<>();
        for (Block block : blocks)
            bands.computeIfAbsent(Math.floorDiv(block.rating(), BAND) * BAND, _ -> new ArrayList<>())
                    .add(block);
        return bands;
    }

    private List<Block> byRating() {
        return blocks.stream()
                .sorted(Comparator.comparingInt(Block::rating)
                        .thenComparing(Block::game)
                        .thenComparing(Block::player))
                .toList();
    }

    /** The lowest and the highest rating that are not too rare. */
    private int[] range() {
        List<Block> sorted = byRating();
        return new int[] {beyond(sorted), beyond(sorted.reversed())};
    }

    private static int beyond(List<Block> sorted) {
        int moves = 0;
        for (Block block : sorted) {
            moves += block.readings().size();
            if (moves >= MOVES_BEYOND) return block.rating();
        }
        return sorted.getLast().rating();
    }

    private List<FitReport.Band> bands(Calibration calibration) {
        var scorer = new Scorer(calibration);
        return byBand().entrySet().stream()
                .map(entry -> {
                    List<Block> band = entry.getValue();
                    int moves = Block.moves(band);
                    Comparison comparison = scorer.compare(band);
                    List<Double> z = band.stream()
                            .filter(block -> block.readings().size() >= MOVES_OF_A_Z)
                            .map(block -> scorer.z(List.of(block)))
                            .toList();
                    double mean = z.stream()
                            .mapToDouble(Double::doubleValue)
                            .average()
                            .orElse(0);
                    double scatter = z.size() < 2
                            ? 0
                            : StrictMath.sqrt(z.stream()
                                            .mapToDouble(value -> (value - mean) * (value - mean))
                                            .sum()
                                    / (z.size() - 1));
                    return new FitReport.Band(
                            entry.getKey(),
                            (int) band.stream().map(Block::game).distinct().count(),
                            moves,
                            PerIndex.of(index -> comparison.indices().get(index).observed() / moves),
                            PerIndex.of(index -> comparison.indices().get(index).expected() / moves),
                            comparison.z(),
                            scatter);
                })
                .toList();
    }
}
