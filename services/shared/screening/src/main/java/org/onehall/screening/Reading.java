package org.onehall.screening;

import java.util.Optional;

/**
 * A move that counts: the spread of the legal moves and the group of the played move, -1 if the engine did not list it.
 */
record Reading(Spread spread, int played) {
    static Optional<Reading> of(AnalysedMove move) {
        if (Exclusion.of(move).isPresent()) return Optional.empty();
        return Optional.of(
                new Reading(Spread.of(move.analysis().orElseThrow().choices(), move.legalMoves()), move.listedAt()));
    }

    double error() {
        return spread.delta(played);
    }

    double observed(Index index) {
        return switch (index) {
            case MM -> played == 0 ? 1 : 0;
            case EV -> spread.equalsBest(played) ? 1 : 0;
            case AE -> error();
        };
    }

    static double expected(Index index, Likelihood likelihood) {
        return switch (index) {
            case MM -> likelihood.of(0);
            case EV -> likelihood.equal();
            case AE -> likelihood.error();
        };
    }

    static double variance(Index index, Likelihood likelihood) {
        return switch (index) {
            case MM -> likelihood.of(0) * (1 - likelihood.of(0));
            case EV -> likelihood.equal() * (1 - likelihood.equal());
            case AE -> likelihood.errorVariance();
        };
    }
}
