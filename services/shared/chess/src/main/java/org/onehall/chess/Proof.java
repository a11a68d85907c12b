package org.onehall.chess;

/**
 * Why a side cannot checkmate.
 *
 * @param positions how many positions were enumerated for it
 */
public record Proof(Kind kind, long positions) {
    /** The rule that excludes a mate. */
    public enum Kind {
        /** The side's material cannot mate. */
        MATERIAL,
        /** Every series of legal moves was followed. */
        EXHAUSTED,
        /** Pieces that can never get through. */
        CLOSED
    }
}
