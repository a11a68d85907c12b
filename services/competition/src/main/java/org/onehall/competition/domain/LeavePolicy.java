package org.onehall.competition.domain;

/** Who asks leave for the playing area (OCR 17.7, LAW 11.2.3). */
public enum LeavePolicy {
    /** Every player. */
    OCR,
    /** The player to move. */
    LAWS
}
