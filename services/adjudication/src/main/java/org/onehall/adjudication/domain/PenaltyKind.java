package org.onehall.adjudication.domain;

/** Penalties that leave the score alone (OCR 18.4). */
public enum PenaltyKind {
    /** OCR 18.4.1. */
    WARNING("OCR 18.4.1"),
    /** OCR 18.4.2. */
    ADD_TIME_TO_OPPONENT("OCR 18.4.2"),
    /** OCR 18.4.3. */
    REDUCE_TIME_OF_OFFENDER("OCR 18.4.3");

    private final String article;

    PenaltyKind(String article) {
        this.article = article;
    }

    /** Article the penalty rests on. */
    public String article() {
        return article;
    }
}
