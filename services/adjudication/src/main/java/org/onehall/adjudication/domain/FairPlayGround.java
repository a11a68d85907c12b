package org.onehall.adjudication.domain;

/** What a ruling in fair play rests on (APP-I A9, A10). */
public enum FairPlayGround {
    /** Cheating is proven. */
    PROVEN,
    /** It is suspected and not proven: a sanction only where the regulations allow one without proof (APP-I A9). */
    SUSPECTED
}
