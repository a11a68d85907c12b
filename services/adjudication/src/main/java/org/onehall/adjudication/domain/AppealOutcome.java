package org.onehall.adjudication.domain;

/** What the appeals body can decide (OCR 17.11). */
public enum AppealOutcome {
    /** The appeal is right; the score stays. */
    UPHELD,
    /** The appeal is right; the game gets another score. */
    CHANGED,
    /** The ruling or result appealed against stands. */
    DISMISSED
}
