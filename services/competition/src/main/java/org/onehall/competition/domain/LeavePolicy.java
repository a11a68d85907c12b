package org.onehall.competition.domain;

/** Which players must ask for leave from the playing area (OCR 17.7, LAW 11.2.3). */
public enum LeavePolicy {
    /** Every player. */
    OCR,
    /** Only the player to move. */
    LAWS
}
