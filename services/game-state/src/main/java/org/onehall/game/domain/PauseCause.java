package org.onehall.game.domain;

/** Why both clocks stand in the middle of a game. */
public enum PauseCause {
    /** An arbiter's order (OCR 19.6). */
    ARBITER,
    /** A disconnection, where the profile pauses for it (DEC-15). */
    DISCONNECTION,
    /** An outage of the hall itself (ENG-4, OCR 19.6). */
    OUTAGE,
    /** A player called an arbiter, where the regulations let a call stop the clocks (LAW 6.11.2). */
    CALL,
    /** Records of the game were lost with the end of a damaged log (ENG-1). */
    LOSS
}
