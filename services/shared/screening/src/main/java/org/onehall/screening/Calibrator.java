package org.onehall.screening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
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
    private static final SkillLine START = new SkillLine(-1.4, -0.7, 0.5, 0);
    private static final double STEP = 1e-4;
    private static final int MOST_STEPS = 50;
    private static final int HALVINGS = 20;
    private static final double CLOSE_ENOUGH = 1e-7;
    private static final int BAND = 100;
    /** Number of moves that are enough for a milestone of the intrinsic rating. */
    private static final int MILESTONE_MOVES = 300;
    /** Number of moves of players at or beyond either end of the range of ratings. */
    private static final int MOVES_BEYOND = 100;

    private static final int MOVES_OF_A_Z = 10;
    private static final int LEAST_MOVES = 1_000;
    private static final int LEAST_SPAN = 300;
    /**
     * What is known about the rating error beforehand: its square, and the uncertainty of this as one standard
     * deviation.
     */
    private static final double USUAL_RATING_VARIANCE = 50 * 50;

    private static final double USUAL_RATING_VARIANCE_ERROR = 50 * 50;

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
        int moves = moves(blocks);
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
        ToDoubleFunction<double[]> surprise =
                point -> total(block -> block.surprise(SkillLine.of(point).at(block.rating())));
        Least.Found likeliest = Least.find(surprise, START.parameters());
        double[] point = unbiased(likeliest.point());
        SkillLine skill = SkillLine.of(point);
        double[][] covariance = covariance(point);

        List<Moments> all =
                blocks.stream().map(block -> new Moments(block, skill)).toList();
        var offset = new PerIndex<>(offset(all), RatingLine.ZERO, RatingLine.ZERO);
        List<Moments> corrected =
                all.stream().map(moments -> moments.with(offset)).toList();
        PerIndex<double[]> inflation = PerIndex.of(index -> inflation(corrected, index));
        Pairs pairs = pairs(corrected);
        List<ReferencePosition> reference = reference();
        var ratings = new IntrinsicRatings(skill, reference);
        List<List<Block>> alike = alike();
        List<FitReport.Milestone> milestones = milestones(alike, ratings);
        IprLine straight = line(milestones);
        IprLine ipr = straight.inflatedBy(
                scatter(alike, milestones, ratings, straight, inflation.ae()[0]));
        milestones = milestones.stream()
                .map(found -> new FitReport.Milestone(
                        found.rating(), found.moves(), found.skill(), found.error(), ipr.rating(found.error())))
                .toList();
        int[] range = range();
        var set = new CalibrationSet(
                request.description(),
                (int) blocks.stream().map(Block::game).distinct().count(),
                moves(blocks),
                (int) blocks.stream().map(Block::player).distinct().count(),
                range[0],
                range[1]);
        var calibration = new Calibration(
                request.version(),
                request.settings(),
                request.date(),
                set,
                skill,
                rows(covariance),
                offset,
                PerIndex.of(index -> new RatingLine(inflation.get(index)[0], 0)),
                pairs.ratingError(),
                correlation(corrected, inflation),
                skewness(corrected, inflation, skill),
                ipr,
                missed(milestones),
                reference);
        var report = new FitReport(
                SkillLine.of(likeliest.point()),
                likeliest.value() / moves(blocks),
                surprise.applyAsDouble(point) / moves(blocks),
                IntStream.range(0, point.length)
                        .mapToObj(i -> StrictMath.sqrt(covariance[i][i]))
                        .toList(),
                PerIndex.of(index -> inflation.get(index)[1]),
                pairs.count(),
                bands(calibration),
                milestones);
        return new Fitted(calibration, report);
    }

    private double total(ToDoubleFunction<Block> value) {
        double sum = 0;
        for (Block block : blocks) sum += value.applyAsDouble(block);
        return sum;
    }

    private static int moves(List<Block> blocks) {
        return blocks.stream().mapToInt(block -> block.readings().size()).sum();
    }

    // ---- the skill line ----

    /** Observed minus expected EV and AE of a block, and each also multiplied by the rating. */
    private static double[] excess(Block block, double[] point) {
        double[] moments = block.moments(SkillLine.of(point).at(block.rating()));
        double x = RatingLine.thousandsAbove2000(block.rating());
        double equalValue = block.observed(Index.EV) - moments[1];
        double error = block.observed(Index.AE) - moments[2];
        return new double[] {equalValue, x * equalValue, error, x * error};
    }

    private double[] excess(double[] point) {
        var sum = new double[SkillLine.PARAMETERS];
        for (Block block : blocks) {
            double[] excess = excess(block, point);
            for (int i = 0; i < sum.length; i++) sum[i] += excess[i];
        }
        return sum;
    }

    private double[][] slopes(double[] point) {
        int n = point.length;
        var slopes = new double[n][n];
        for (int j = 0; j < n; j++) {
            double[] above = point.clone();
            double[] below = point.clone();
            above[j] += STEP;
            below[j] -= STEP;
            double[] high = excess(above);
            double[] low = excess(below);
            for (int i = 0; i < n; i++) slopes[i][j] = (high[i] - low[i]) / (2 * STEP);
        }
        return slopes;
    }

    /** Newton's method; each step is halved until it comes closer. */
    private double[] unbiased(double[] start) {
        double[] point = start;
        double[] excess = excess(point);
        for (int step = 0; step < MOST_STEPS && Least.size(excess) > CLOSE_ENOUGH * moves(blocks); step++) {
            double[] move = Matrix.solve(slopes(point), excess);
            double[] next = point;
            double[] better = excess;
            for (int halving = 0; halving < HALVINGS && !(Least.size(better) < Least.size(excess)); halving++) {
                double size = -StrictMath.pow(0.5, halving);
                next = Least.plus(point, new double[] {size * move[0], size * move[1], size * move[2], size * move[3]});
                better = excess(next);
            }
            if (!(Least.size(better) < Least.size(excess)))
                throw new ArithmeticException("no skill line explains both EV and AE of these games");
            point = next;
            excess = better;
        }
        return point;
    }

    /** Covariance of the solution, from the scatter of the sums over whole games. */
    private double[][] covariance(double[] point) {
        int n = point.length;
        Map<String, double[]> games = new TreeMap<>();
        for (Block block : blocks) {
            double[] sum = games.computeIfAbsent(block.game(), _ -> new double[n]);
            double[] excess = excess(block, point);
            for (int i = 0; i < n; i++) sum[i] += excess[i];
        }
        var scatter = new double[n][n];
        for (double[] game : games.values()) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) scatter[i][j] += game[i] * game[j];
            }
        }
        double[][] inverse = Matrix.inverse(slopes(point));
        return Matrix.product(Matrix.product(inverse, scatter), Matrix.transposed(inverse));
    }

    private static List<List<Double>> rows(double[][] matrix) {
        return IntStream.range(0, matrix.length)
                .mapToObj(i -> IntStream.range(0, matrix.length)
                        .mapToObj(j -> (matrix[i][j] + matrix[j][i]) / 2)
                        .toList())
                .toList();
    }

    // ---- scatter ----

    /**
     * One block's excess over the expectation (better play is positive), its variance for independent moves, and its
     * slope with the rating.
     */
    private record Moments(Block block, PerIndex<Double> excess, PerIndex<Double> variance, PerIndex<Double> slope) {
        private static final double RATING_STEP = 25;

        private Moments(Block block, SkillLine skill) {
            this(
                    block,
                    block.moments(skill.at(block.rating())),
                    block.moments(skill.at(block.rating() + RATING_STEP)),
                    block.moments(skill.at(block.rating() - RATING_STEP)));
        }

        private Moments(Block block, double[] moments, double[] above, double[] below) {
            this(
                    block,
                    PerIndex.of(index -> index.sign() * (block.observed(index) - moments[index.ordinal()])),
                    PerIndex.of(index -> moments[index.ordinal() + 3]),
                    PerIndex.of(index ->
                            index.sign() * (above[index.ordinal()] - below[index.ordinal()]) / (2 * RATING_STEP)));
        }

        private Moments with(PerIndex<RatingLine> offset) {
            return new Moments(
                    block,
                    PerIndex.of(index -> excess.get(index)
                            - index.sign()
                                    * block.readings().size()
                                    * offset.get(index).at(block.rating())),
                    variance,
                    slope);
        }

        private double z(Index index) {
            return excess.get(index) / StrictMath.sqrt(Math.max(1e-12, variance.get(index)));
        }
    }

    /** The excess of MM beyond the model per move, by least squares over the moves. */
    private static RatingLine offset(List<Moments> all) {
        double n = 0;
        double sx = 0;
        double sxx = 0;
        double sy = 0;
        double sxy = 0;
        for (Moments moments : all) {
            double x = RatingLine.thousandsAbove2000(moments.block().rating());
            double weight = moments.block().readings().size();
            n += weight;
            sx += weight * x;
            sxx += weight * x * x;
            sy += moments.excess().mm();
            sxy += x * moments.excess().mm();
        }
        double slope = (n * sxy - sx * sy) / (n * sxx - sx * sx);
        return new RatingLine((sy - slope * sx) / n, slope);
    }

    /** κ and its standard error: games are drawn again with replacement, both players of a game together. */
    private double[] inflation(List<Moments> all, Index index) {
        Map<String, double[]> games = new TreeMap<>();
        for (Moments moments : all) {
            double[] sum = games.computeIfAbsent(moments.block().game(), _ -> new double[2]);
            sum[0] += moments.excess().get(index) * moments.excess().get(index);
            sum[1] += moments.variance().get(index);
        }
        double[][] pieces = games.values().toArray(double[][]::new);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < request.resamples(); i++) {
            double observed = 0;
            double expected = 0;
            for (int k = 0; k < pieces.length; k++) {
                double[] piece = pieces[random.nextInt(pieces.length)];
                observed += piece[0];
                expected += piece[1];
            }
            double inflation = StrictMath.sqrt(observed / expected);
            sum += inflation;
            squares += inflation * inflation;
        }
        double mean = sum / request.resamples();
        return new double[] {mean, StrictMath.sqrt(Math.max(0, squares / request.resamples() - mean * mean))};
    }

    private record Pairs(int count, double ratingError) {}

    /**
     * How similar the games of one player are beyond the rating: the products of their excesses against those of their
     * slopes. Few games give little information about this; their result is weighted by its error against what is known
     * beforehand.
     */
    private static Pairs pairs(List<Moments> all) {
        Map<String, List<Moments>> byPlayer = new TreeMap<>();
        for (Moments moments : all)
            byPlayer.computeIfAbsent(moments.block().player(), _ -> new ArrayList<>())
                    .add(moments);
        int count = 0;
        double slopes = 0;
        var sums = new ArrayList<double[]>();
        for (List<Moments> games : byPlayer.values()) {
            double products = 0;
            double squares = 0;
            for (int i = 0; i < games.size(); i++) {
                for (int j = 0; j < i; j++) {
                    count++;
                    for (Index index : List.of(Index.EV, Index.AE)) {
                        double scale = StrictMath.sqrt(games.get(i).variance().get(index)
                                * games.get(j).variance().get(index));
                        if (!(scale > 0)) continue;
                        double slope = games.get(i).slope().get(index)
                                * games.get(j).slope().get(index)
                                / scale;
                        products += games.get(i).excess().get(index)
                                * games.get(j).excess().get(index)
                                / scale
                                * slope;
                        squares += slope * slope;
                    }
                }
            }
            slopes += squares;
            sums.add(new double[] {products, squares});
        }
        double known = 1 / (USUAL_RATING_VARIANCE_ERROR * USUAL_RATING_VARIANCE_ERROR);
        double weight = 0;
        double measured = 0;
        if (slopes > 0) {
            for (double[] sum : sums) measured += sum[0] / slopes;
            double error = 0;
            for (double[] sum : sums)
                error += (sum[0] - measured * sum[1]) * (sum[0] - measured * sum[1]) / (slopes * slopes);
            weight = error > 0 ? 1 / error : 0;
        }
        double variance = (known * USUAL_RATING_VARIANCE + weight * measured) / (known + weight);
        return new Pairs(count, StrictMath.sqrt(Math.max(0, variance)));
    }

    private static double correlation(List<Moments> all, PerIndex<double[]> inflation) {
        double products = 0;
        double first = 0;
        double second = 0;
        for (Moments moments : all) {
            if (moments.block().readings().size() < MOVES_OF_A_Z) continue;
            double equalValue = moments.z(Index.EV) / inflation.ev()[0];
            double error = moments.z(Index.AE) / inflation.ae()[0];
            products += equalValue * error;
            first += equalValue * equalValue;
            second += error * error;
        }
        return products / StrictMath.sqrt(first * second);
    }

    /**
     * The mean cube of the z of AE, as a multiple of the value for independent moves; moves of one game have more in
     * common than their scatter.
     */
    private static double skewness(List<Moments> all, PerIndex<double[]> inflation, SkillLine skill) {
        double observed = 0;
        double expected = 0;
        for (Moments moments : all) {
            if (moments.block().readings().size() < MOVES_OF_A_Z) continue;
            double z = moments.z(Index.AE) / inflation.ae()[0];
            observed += z * z * z;
            expected += moments.block().thirdMoment(skill.at(moments.block().rating()), 0, 1)
                    / StrictMath.pow(Math.max(1e-12, moments.variance().ae()), 1.5);
        }
        return expected == 0 ? 0 : Math.clamp(observed / expected, 0, Calibration.MOST_SKEWNESS);
    }

    // ---- the intrinsic rating ----

    /** Positions spread evenly over the games, the same for the same games. */
    private List<ReferencePosition> reference() {
        List<Reading> readings = blocks.stream()
                .sorted(Comparator.comparing(Block::game))
                .flatMap(block -> block.readings().stream())
                .toList();
        int wanted = Math.min(request.reference(), readings.size());
        return IntStream.range(0, wanted)
                .mapToObj(i -> readings.get((int) ((long) i * readings.size() / wanted))
                        .spread())
                .map(spread -> new ReferencePosition(
                        IntStream.range(0, spread.listed())
                                .mapToObj(i -> Math.round(spread.delta(i) * 1e4) / 1e4)
                                .toList(),
                        spread.unlisted()))
                .toList();
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

    /**
     * Groups of players with similar ratings, each with enough moves; a remainder with too few moves goes to the last
     * group.
     */
    private List<List<Block>> alike() {
        var pieces = new ArrayList<List<Block>>();
        List<Block> piece = new ArrayList<>();
        for (Block block : byRating()) {
            piece.add(block);
            if (moves(piece) >= MILESTONE_MOVES) {
                pieces.add(piece);
                piece = new ArrayList<>();
            }
        }
        pieces.getLast().addAll(piece);
        return pieces;
    }

    private static List<FitReport.Milestone> milestones(List<List<Block>> pieces, IntrinsicRatings ratings) {
        return pieces.stream()
                .map(alike -> {
                    double rating = alike.stream()
                                    .mapToDouble(block -> (double) block.rating()
                                            * block.readings().size())
                                    .sum()
                            / moves(alike);
                    IntrinsicRatings.Fitted fitted = ratings.fit(alike.stream()
                            .flatMap(block -> block.readings().stream())
                            .toList());
                    return new FitReport.Milestone(rating, moves(alike), fitted.skill(), fitted.error(), 0);
                })
                .toList();
    }

    /**
     * By how many of its own standard errors a piece is off the line, as root mean square, at least 1; the line uses up
     * two degrees of freedom.
     */
    private double scatter(
            List<List<Block>> pieces,
            List<FitReport.Milestone> milestones,
            IntrinsicRatings ratings,
            IprLine line,
            double inflation) {
        double squares = 0;
        int counted = 0;
        for (int i = 0; i < pieces.size(); i++) {
            IntrinsicRating found = ratings.rate(
                    pieces.get(i), line, inflation, request.resamples(), new SplittableRandom(request.seed()));
            double error = (found.high() - found.low()) / 4;
            if (!(error > 0)) continue;
            double off = (found.ipr() - milestones.get(i).rating()) / error;
            squares += off * off;
            counted++;
        }
        return counted <= 2 ? 1 : Math.max(1, StrictMath.sqrt(squares / (counted - 2)));
    }

    /**
     * The logarithm of the error as a function of the rating, by least squares weighted by moves, then inverted:
     * ratings are known, errors are measured.
     */
    private static IprLine line(List<FitReport.Milestone> milestones) {
        double n = 0;
        double sx = 0;
        double sxx = 0;
        double sy = 0;
        double sxy = 0;
        for (FitReport.Milestone found : milestones) {
            double weight = found.moves();
            double x = found.rating();
            n += weight;
            sx += weight * x;
            sxx += weight * x * x;
            sy += weight * StrictMath.log(found.error());
            sxy += weight * x * StrictMath.log(found.error());
        }
        double slope = (n * sxy - sx * sy) / (n * sxx - sx * sx);
        if (!(slope < 0)) throw new IllegalArgumentException("stronger players do not err less in these games");
        double constant = (sy - slope * sx) / n;
        return new IprLine(-constant / slope, -1 / slope, 1);
    }

    private static double missed(List<FitReport.Milestone> milestones) {
        double moves = 0;
        double squares = 0;
        for (FitReport.Milestone found : milestones) {
            moves += found.moves();
            squares += found.moves() * (found.ipr() - found.rating()) * (found.ipr() - found.rating());
        }
        return StrictMath.sqrt(squares / moves);
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
                    int moves = moves(band);
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
