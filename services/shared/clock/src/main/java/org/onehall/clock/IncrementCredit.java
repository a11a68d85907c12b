package org.onehall.clock;

/** When the increment for a move is added to the clock (LAW 6.3.1 increment, DEC-04). */
public enum IncrementCredit {
    /**
     * The increment for move n is on the clock while the player thinks about move n: the clock starts at base +
     * increment.
     */
    BEFORE_MOVE,
    /** The increment for move n is added once move n is completed: the clock starts at base. */
    AFTER_MOVE
}
