package org.onehall.screening;

import java.util.Optional;

/** Why a move does not count in the statistics. The first reason that applies is given; only this type decides it. */
public enum Exclusion {
    /** Before move 9: as often known by heart as found at the board. */
    OPENING,
    /** No other move was legal. */
    FORCED,
    /** The position has occurred before: the move was decided on then. */
    REPETITION,
    /** The engine has not analysed the position. */
    NOT_ANALYSED,
    /** The best move mates or cannot stop mate. */
    MATE,
    /** The best move is worth more than 3.00 pawns for either side. */
    DECIDED;

    private static final int FIRST_MOVE = 9;
    private static final int DECIDED_CENTIPAWNS = 300;
    /** A value from here on is a mate, not a count of pawns. */
    private static final int MATE_CENTIPAWNS = Choice.MATE - 1_000;

    /** Why the move does not count; empty: it does. */
    public static Optional<Exclusion> of(AnalysedMove move) {
        Optional<Exclusion> known = withoutEngine(move.number(), move.legalMoves(), move.repetition());
        if (known.isPresent()) return known;
        if (move.analysis().isEmpty()) return Optional.of(NOT_ANALYSED);
        int best = Math.abs(move.analysis().get().choices().getFirst().centipawns());
        if (best >= MATE_CENTIPAWNS) return Optional.of(MATE);
        return best > DECIDED_CENTIPAWNS ? Optional.of(DECIDED) : Optional.empty();
    }

    /** The reasons that can be found without an engine; positions without a reason are to be analysed. */
    public static Optional<Exclusion> withoutEngine(int moveNumber, int legalMoves, boolean repetition) {
        if (moveNumber < FIRST_MOVE) return Optional.of(OPENING);
        if (legalMoves < 2) return Optional.of(FORCED);
        return repetition ? Optional.of(REPETITION) : Optional.empty();
    }
}
