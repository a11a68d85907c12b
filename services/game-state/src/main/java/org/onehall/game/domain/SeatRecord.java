package org.onehall.game.domain;

/** What is on record of the person of a seat: nothing yet, or not of this session; at the board; absent (DEC-13). */
public enum SeatRecord {
    NOTHING,
    PRESENT,
    ABSENT
}
