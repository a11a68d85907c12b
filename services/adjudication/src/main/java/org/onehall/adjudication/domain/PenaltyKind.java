package org.onehall.adjudication.domain;

import org.onehall.regulations.Action;

/** The penalties of OCR 18.4, in its order. */
public enum PenaltyKind {
    /** OCR 18.4.1. */
    WARNING("OCR 18.4.1", Action.PENALISE_LIGHT),
    /** OCR 18.4.2. */
    ADD_TIME_TO_OPPONENT("OCR 18.4.2", Action.PENALISE_LIGHT),
    /** OCR 18.4.3. */
    REDUCE_TIME_OF_OFFENDER("OCR 18.4.3", Action.PENALISE_LIGHT),
    /** OCR 18.4.4. */
    RAISE_SCORE_OF_OPPONENT("OCR 18.4.4", Action.PENALISE_SCORE),
    /** OCR 18.4.5. */
    LOWER_SCORE_OF_OFFENDER("OCR 18.4.5", Action.PENALISE_SCORE),
    /** OCR 18.4.6. */
    GAME_LOST("OCR 18.4.6", Action.PENALISE_SCORE),
    /** OCR 18.4.7. */
    FINE("OCR 18.4.7", Action.PENALISE_HEAVY),
    /** OCR 18.4.8. */
    EXCLUSION("OCR 18.4.8", Action.PENALISE_HEAVY),
    /** OCR 18.4.9. */
    EXPULSION("OCR 18.4.9", Action.PENALISE_HEAVY);

    private final String article;
    private final Action right;

    PenaltyKind(String article, Action right) {
        this.article = article;
        this.right = right;
    }

    /** The article on which the penalty is based. */
    public String article() {
        return article;
    }

    /** A person with this right may impose the penalty (DEC-21). */
    Action right() {
        return right;
    }

    /** No other service has to carry out anything for it. */
    boolean standsByItself() {
        return this == WARNING || this == FINE;
    }

    /**
     * Whether a fair-play ruling may impose it: only the loss of the game or an exclusion; a wider sanction is a
     * separate ruling (APP-I A10).
     */
    boolean isOfFairPlay() {
        return this == GAME_LOST || this == EXCLUSION || this == EXPULSION;
    }

    boolean isOfTime() {
        return this == ADD_TIME_TO_OPPONENT || this == REDUCE_TIME_OF_OFFENDER;
    }

    boolean changesPoints() {
        return this == RAISE_SCORE_OF_OPPONENT || this == LOWER_SCORE_OF_OFFENDER;
    }
}
