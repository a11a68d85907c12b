package org.onehall.fairplay.domain.proceeding;

/** A reason of a complaint (APP-I G2.4, G2.5). */
public enum Ground {
    /** The person plays stronger than the rating suggests; this alone is not enough for a complaint. */
    STRONGER_THAN_RATING,
    ENGINE_AGREEMENT,
    MOVE_TIMES,
    DEVICE,
    HELP_OF_OTHERS,
    ABSENCES,
    CONDUCT,
    ARRANGED_RESULT,
    IDENTITY,
    HACKING,
    /** APP-I D1. */
    FALSE_ACCUSATION,
    OTHER
}
