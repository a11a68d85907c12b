package org.onehall.game.domain;

/**
 * What is on record about the player of a seat: nothing yet, or nothing in this session; at the board; absent (DEC-13).
 */
public enum SeatRecord {
    NOTHING,
    PRESENT,
    ABSENT
}
