package org.onehall.game.domain;

/** Where an attempt stands. */
public enum Phase {
    /** Set up, not started. */
    CREATED,
    /** A clock runs. */
    PLAYING,
    /** Both clocks stand by order (OCR 19.6). */
    PAUSED,
    /** A flag fell in an open disconnection case; only the Chief Arbiter ends this (DEC-15). */
    AWAITING_CA,
    /** Stopped for another session with a sealed move (ADJ I.1.1). */
    ADJOURNED,
    ENDED
}
