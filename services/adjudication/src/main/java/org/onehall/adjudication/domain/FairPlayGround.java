package org.onehall.adjudication.domain;

/** The ground of a fair-play ruling (APP-I A9, A10). */
public enum FairPlayGround {
    /** Cheating is proven. */
    PROVEN,
    /**
     * Cheating is suspected, not proven: a sanction is possible only where the regulations allow one without proof
     * (APP-I A9).
     */
    SUSPECTED
}
