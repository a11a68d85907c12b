package org.onehall.screening;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.onehall.chess.Side;

/** Finds the {@link HallAssociation} of a player. */
final class HallAssociations {
    private final Calibration calibration;
    private final ScreeningOptions options;

    HallAssociations(Calibration calibration, ScreeningOptions options) {
        this.calibration = calibration;
        this.options = options;
    }

    /**
     * Times in seconds since the game began and standardised residuals of one game's moves; facts as [from, until] in
     * seconds.
     */
    record Timeline(List<Double> times, List<Double> residuals, List<double[]> facts, double length) {}

    /** Empty if all moves or no moves are after facts, or if times are not known. */
    Optional<HallAssociation> of(List<AnalysedGame> games, String player) {
        var timelines = new ArrayList<Timeline>();
        for (AnalysedGame game : games) {
            for (var side : Side.values()) {
                if (game.player(side).id().equals(player)) timeline(game, side).ifPresent(timelines::add);
            }
        }
        return associate(timelines, options.after(), options.permutations(), options.seed());
    }

    private Optional<Timeline> timeline(AnalysedGame game, Side side) {
        if (game.player(side).rating().isEmpty()) return Optional.empty();
        Skill skill = calibration
                .skill()
                .at(calibration.within(game.player(side).rating().getAsInt()));
        var times = new ArrayList<Double>();
        var residuals = new ArrayList<Double>();
        for (AnalysedMove move : game.moves(side)) {
            Optional<Reading> reading = Reading.of(move);
            if (reading.isEmpty() || move.at().isEmpty()) continue;
            Likelihood likelihood = Likelihood.of(reading.get().spread(), skill);
            double sd = StrictMath.sqrt(likelihood.errorVariance());
            if (!(sd > 0)) continue;
            times.add(seconds(move.at().get()));
            residuals.add((likelihood.error() - reading.get().error()) / sd);
        }
        List<double[]> facts = game.facts().stream()
                .filter(fact -> fact.side() == side && options.kinds().contains(fact.kind()))
                .map(fact -> new double[] {seconds(fact.from()), seconds(fact.until())})
                .toList();
        double length = game.moves().stream()
                .flatMap(move -> move.at().stream())
                .mapToDouble(HallAssociations::seconds)
                .max()
                .orElse(0);
        return times.isEmpty() ? Optional.empty() : Optional.of(new Timeline(times, residuals, facts, length));
    }

    /** Moves each fact separately to random times in its game, for the p-value. */
    static Optional<HallAssociation> associate(List<Timeline> timelines, Duration after, int permutations, long seed) {
        double window = seconds(after);
        var observed = new Split();
        int facts = 0;
        for (Timeline timeline : timelines) {
            observed.add(timeline, timeline.facts(), window);
            facts += timeline.facts().size();
        }
        if (!observed.hasBoth()) return Optional.empty();
        var random = new SplittableRandom(seed);
        int valid = 0;
        int asGreat = 0;
        for (int i = 0; i < permutations; i++) {
            var split = new Split();
            for (Timeline timeline : timelines) {
                var moved = new ArrayList<double[]>();
                for (double[] fact : timeline.facts()) {
                    double lasted = fact[1] - fact[0];
                    double from = random.nextDouble() * Math.max(0, timeline.length() - lasted);
                    moved.add(new double[] {from, from + lasted});
                }
                split.add(timeline, moved, window);
            }
            if (!split.hasBoth()) continue;
            valid++;
            // Values that differ only by rounding count as equal.
            if (split.difference() >= observed.difference() - 1e-12) asGreat++;
        }
        double p = (asGreat + 1.0) / (valid + 1.0);
        return Optional.of(new HallAssociation(
                facts,
                observed.movesAfter,
                observed.movesElsewhere,
                observed.after / observed.movesAfter,
                observed.elsewhere / observed.movesElsewhere,
                observed.difference(),
                p,
                valid,
                seed,
                Math.min(observed.movesAfter, observed.movesElsewhere) < HallAssociation.FOR_BOTH));
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1000.0;
    }

    private static final class Split {
        private int movesAfter;
        private int movesElsewhere;
        private double after;
        private double elsewhere;

        private void add(Timeline timeline, List<double[]> facts, double window) {
            for (int i = 0; i < timeline.times().size(); i++) {
                double time = timeline.times().get(i);
                boolean soonAfter = false;
                for (double[] fact : facts) soonAfter |= time >= fact[0] && time <= fact[1] + window;
                if (soonAfter) {
                    movesAfter++;
                    after += timeline.residuals().get(i);
                } else {
                    movesElsewhere++;
                    elsewhere += timeline.residuals().get(i);
                }
            }
        }

        private boolean hasBoth() {
            return movesAfter > 0 && movesElsewhere > 0;
        }

        private double difference() {
            return after / movesAfter - elsewhere / movesElsewhere;
        }
    }
}
