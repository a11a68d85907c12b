package org.onehall.chess;

import java.util.Map;
import java.util.Objects;

/**
 * Why no series of legal moves ends with one side giving checkmate: every position that can be reached was met. Each
 * one is a mate by the other side, a stalemate, has material that cannot mate, is closed, or has only legal moves that
 * lead to positions met. {@link ProofChecker} checks it again.
 *
 * @param kind what the proof rests on
 * @param positions how many different positions were met, the first included; at least 1
 * @param cages the positions met that are closed, by {@link Position#repetitionKey()}, with the sets that show it
 */
public record Proof(Kind kind, long positions, Map<String, Cage> cages) {
    /** What a proof rests on. */
    public enum Kind {
        /** The game is over on the board. */
        OVER,
        /** The side's material cannot mate. */
        MATERIAL,
        /** The position is closed. */
        CLOSED,
        /** Kings, pawns and knights cannot mate, wherever the bishops are assumed to be. */
        BISHOPS_ANYWHERE,
        /** Every series of legal moves was followed to its end. */
        EXHAUSTED
    }

    public Proof {
        Objects.requireNonNull(kind, "kind");
        if (positions < 1) {
            throw new IllegalArgumentException("a proof meets at least one position: " + positions);
        }
        cages = Map.copyOf(cages);
    }
}
