package org.onehall.screening;

import java.util.List;

/**
 * How far the legal moves of a position are behind the best one, in scaled pawns: {@code F(v) = sign(v) ln(1 + |v|)}, v
 * in pawns from the mover's side. All legal moves that the engine did not list are placed {@value #UNLISTED} behind the
 * last listed one, but no further behind it than it is behind the best plus a small amount: if the listed moves are
 * nearly equal, others are too.
 */
final class Spread {
    /** The most scaled pawns between the last listed move and the unlisted moves. */
    static final double UNLISTED = 0.25;
    /** The fewest scaled pawns between them. */
    static final double UNLISTED_AT_LEAST = 0.02;
    /** Scaled pawns within which a move is as good as the best one. */
    static final double EQUAL = 0.005;

    private final double[] deltas;
    private final double[] logarithms;
    private final int listed;
    private final int unlisted;

    private Spread(double[] deltas, int listed, int unlisted) {
        this.deltas = deltas;
        this.listed = listed;
        this.unlisted = unlisted;
        this.logarithms = new double[deltas.length];
        for (int i = 0; i < deltas.length; i++) logarithms[i] = StrictMath.log(deltas[i]);
    }

    /** The spread of the listed choices, best first, and all other legal moves. */
    static Spread of(List<Choice> choices, int legalMoves) {
        double best = scaled(choices.getFirst().centipawns());
        int listed = choices.size();
        var deltas = new double[legalMoves > listed ? listed + 1 : listed];
        for (int i = 0; i < listed; i++)
            deltas[i] = Math.max(0, best - scaled(choices.get(i).centipawns()));
        if (legalMoves > listed) deltas[listed] = unlistedDelta(deltas[listed - 1]);
        return new Spread(deltas, listed, legalMoves - listed);
    }

    /**
     * The spread from the differences themselves: those of the listed moves (the first is 0) and the number of other
     * legal moves.
     */
    static Spread of(double[] listedDeltas, int unlisted) {
        int listed = listedDeltas.length;
        double[] deltas = java.util.Arrays.copyOf(listedDeltas, unlisted > 0 ? listed + 1 : listed);
        if (unlisted > 0) deltas[listed] = unlistedDelta(deltas[listed - 1]);
        return new Spread(deltas, listed, unlisted);
    }

    private static double unlistedDelta(double lastListed) {
        return lastListed + Math.min(UNLISTED, lastListed + UNLISTED_AT_LEAST);
    }

    /** The value of a move in scaled pawns. */
    static double scaled(int centipawns) {
        double size = StrictMath.log1p(Math.abs(centipawns) / 100.0);
        return centipawns < 0 ? -size : size;
    }

    /** Number of different groups: the listed moves, then the others together if there are any. */
    int groups() {
        return deltas.length;
    }

    int listed() {
        return listed;
    }

    int unlisted() {
        return unlisted;
    }

    /** Difference of a group from the best move; -1 stands for the unlisted moves. */
    double delta(int group) {
        return deltas[group < 0 ? deltas.length - 1 : group];
    }

    /** The natural logarithm of that difference; negative infinity for 0. */
    double logarithm(int group) {
        return logarithms[group];
    }

    /** Number of moves in a group. */
    int size(int group) {
        return group < listed ? 1 : unlisted;
    }

    boolean equalsBest(int group) {
        return delta(group) <= EQUAL;
    }
}
