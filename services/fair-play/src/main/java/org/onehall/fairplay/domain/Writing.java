package org.onehall.fairplay.domain;

/** Whether a player has to keep a scoresheet in the present period (OCR 20.7, LAW 8.1, 8.4, RAP A.2). */
public enum Writing {
    /** The regulations ask for none, or the game is rapid or blitz. */
    NOT_ASKED,
    /** To the end of the period: each move has an increment of 30 s or more. */
    ALWAYS,
    /** While the clock shows five minutes or more. */
    UNTIL_FIVE_MINUTES,
    /** No longer in this period. */
    LAPSED
}
