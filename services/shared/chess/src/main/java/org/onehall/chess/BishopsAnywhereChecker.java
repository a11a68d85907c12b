package org.onehall.chess;

import java.util.Optional;

/** Checks proofs of the kind {@link Proof.Kind#BISHOPS_ANYWHERE} a second time. */
final class BishopsAnywhereChecker {
    private BishopsAnywhereChecker() {}

    static Optional<String> objection(Position position, Side winner, long positions) {
        return Optional.of("proofs of this kind cannot be checked yet: " + position);
    }
}
