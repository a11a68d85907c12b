package org.onehall.game.domain;

/** Where an attempt stands. */
public enum Phase {
    /** Set up, not started. */
    CREATED,
    /** A clock runs. */
    PLAYING,
    /** Both clocks stand by order (OCR 19.6). */
    PAUSED,
    /** A flag fell during an open disconnection case; only the Chief Arbiter can end this phase (DEC-15). */
    AWAITING_CA,
    /** Stopped until another session, with a sealed move (ADJ I.1.1). */
    ADJOURNED,
    ENDED,
    /** There is no game at this board any more, and never a result (LAW 6.6). */
    CANCELLED
}
