package org.onehall.screening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Fits the line from which intrinsic ratings are read, on groups of players with similar ratings. */
final class IntrinsicRatingFit {
    /** Number of moves that are enough for a milestone of the intrinsic rating. */
    private static final int MILESTONE_MOVES = 300;

    private IntrinsicRatingFit() {}

    /** Positions spread evenly over the games, the same for the same games. */
    static List<ReferencePosition> reference(List<Block> blocks, int most) {
        List<Reading> readings = blocks.stream()
                .sorted(Comparator.comparing(Block::game))
                .flatMap(block -> block.readings().stream())
                .toList();
        int wanted = Math.min(most, readings.size());
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

    /**
     * Groups of players with similar ratings, each with enough moves; a remainder with too few moves goes to the last
     * group.
     */
    static List<List<Block>> alike(List<Block> byRating) {
        var pieces = new ArrayList<List<Block>>();
        List<Block> piece = new ArrayList<>();
        for (Block block : byRating) {
            piece.add(block);
            if (Block.moves(piece) >= MILESTONE_MOVES) {
                pieces.add(piece);
                piece = new ArrayList<>();
            }
        }
        pieces.getLast().addAll(piece);
        return pieces;
    }

    /** A milestone for each group: its rating and what its moves look like. */
    static List<FitReport.Milestone> milestones(List<List<Block>> pieces, IntrinsicRatings ratings) {
        return pieces.stream()
                .map(alike -> {
                    double rating = alike.stream()
                                    .mapToDouble(block -> (double) block.rating()
                                            * block.readings().size())
                                    .sum()
                            / Block.moves(alike);
                    IntrinsicRatings.Fitted fitted = ratings.fit(alike.stream()
                            .flatMap(block -> block.readings().stream())
                            .toList());
                    return new FitReport.Milestone(rating, Block.moves(alike), fitted.skill(), fitted.error(), 0);
                })
                .toList();
    }

    /**
     * By how many of its own standard errors a piece is off the line, as root mean square, at least 1; the line uses up
     * two degrees of freedom.
     */
    static double scatter(
            List<List<Block>> pieces,
            List<FitReport.Milestone> milestones,
            IntrinsicRatings ratings,
            IprLine line,
            double inflation,
            CalibrationRequest request) {
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
    static IprLine line(List<FitReport.Milestone> milestones) {
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

    /** By how many points the line misses the ratings, as root mean square weighted by moves. */
    static double missed(List<FitReport.Milestone> milestones) {
        double moves = 0;
        double squares = 0;
        for (FitReport.Milestone found : milestones) {
            moves += found.moves();
            squares += found.moves() * (found.ipr() - found.rating()) * (found.ipr() - found.rating());
        }
        return StrictMath.sqrt(squares / moves);
    }
}
