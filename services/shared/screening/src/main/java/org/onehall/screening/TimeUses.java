package org.onehall.screening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;

/** Finds the {@link TimeUse} of a player. */
final class TimeUses {
    private static final int LEAST_MOVES = 30;

    private final Calibration calibration;

    TimeUses(Calibration calibration) {
        this.calibration = calibration;
    }

    private record Timed(String game, int ply, double seconds, double left, double entropy) {}

    Optional<TimeUse> of(List<AnalysedGame> games, String player) {
        var moves = new ArrayList<Timed>();
        for (AnalysedGame game : games) {
            for (Side side : Side.values()) {
                Player who = game.player(side);
                if (!who.id().equals(player) || who.rating().isEmpty()) continue;
                Skill skill =
                        calibration.skill().at(calibration.within(who.rating().getAsInt()));
                for (AnalysedMove move : game.moves(side)) {
                    Optional<Reading> reading = Reading.of(move);
                    if (reading.isEmpty()
                            || move.spent().isEmpty()
                            || move.left().isEmpty()) continue;
                    double seconds = move.spent().get().toMillis() / 1000.0;
                    moves.add(new Timed(
                            game.id(),
                            move.ply(),
                            seconds,
                            move.left().get().toMillis() / 1000.0 + seconds,
                            Likelihood.of(reading.get().spread(), skill).entropy()));
                }
            }
        }
        return moves.size() < LEAST_MOVES ? Optional.empty() : fit(moves);
    }

    /** Least squares; empty if all moves have the same value of some variable, which then explains nothing. */
    private static Optional<TimeUse> fit(List<Timed> moves) {
        int n = moves.size();
        var time = new double[n];
        var entropy = new double[n];
        var clock = new double[n];
        for (int i = 0; i < n; i++) {
            time[i] = StrictMath.log1p(moves.get(i).seconds());
            entropy[i] = moves.get(i).entropy();
            clock[i] = StrictMath.log1p(Math.max(0, moves.get(i).left()));
        }
        double tt = covariance(time, time);
        double ee = covariance(entropy, entropy);
        double cc = covariance(clock, clock);
        double te = covariance(time, entropy);
        double tc = covariance(time, clock);
        double ec = covariance(entropy, clock);
        double determinant = ee * cc - ec * ec;
        if (!(determinant > 1e-9 * ee * cc) || !(tt > 0)) return Optional.empty();
        double perEntropy = (te * cc - tc * ec) / determinant;
        double perClock = (tc * ee - te * ec) / determinant;
        double constant = mean(time) - perEntropy * mean(entropy) - perClock * mean(clock);
        double partOfTime = tt - tc * tc / cc;
        double partOfEntropy = ee - ec * ec / cc;
        double partial = partOfTime > 1e-12 ? (te - tc * ec / cc) / StrictMath.sqrt(partOfTime * partOfEntropy) : 0;
        var points = new ArrayList<TimeUse.Point>();
        for (int i = 0; i < n; i++) {
            Timed move = moves.get(i);
            points.add(new TimeUse.Point(
                    move.game(),
                    move.ply(),
                    move.seconds(),
                    move.left(),
                    move.entropy(),
                    time[i] - constant - perEntropy * entropy[i] - perClock * clock[i]));
        }
        return Optional.of(new TimeUse(constant, perEntropy, perClock, Math.clamp(partial, -1, 1), points));
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) sum += value;
        return sum / values.length;
    }

    private static double covariance(double[] left, double[] right) {
        double meanLeft = mean(left);
        double meanRight = mean(right);
        double sum = 0;
        for (int i = 0; i < left.length; i++) sum += (left[i] - meanLeft) * (right[i] - meanRight);
        return sum / left.length;
    }
}
