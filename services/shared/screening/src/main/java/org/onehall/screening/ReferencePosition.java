package org.onehall.screening;

import java.util.List;

/**
 * A position on which every player's error is projected, so that an intrinsic rating does not depend on the positions
 * in the player's own games.
 *
 * @param deltas how far the listed moves are behind the best one, in scaled pawns, best first; the first is 0
 * @param unlisted number of other legal moves
 */
public record ReferencePosition(List<Double> deltas, int unlisted) {
    public ReferencePosition {
        deltas = List.copyOf(deltas);
        if (deltas.isEmpty() || unlisted < 0 || deltas.size() + unlisted < 2)
            throw new IllegalArgumentException("a position without a choice of moves");
        if (deltas.getFirst() != 0 || deltas.stream().anyMatch(delta -> !(delta >= 0 && delta < 20)))
            throw new IllegalArgumentException("no differences from the best move: " + deltas);
    }

    Spread spread() {
        return Spread.of(deltas.stream().mapToDouble(Double::doubleValue).toArray(), unlisted);
    }
}
