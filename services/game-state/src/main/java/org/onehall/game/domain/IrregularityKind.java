package org.onehall.game.domain;

/** What counts as an illegal move, or is penalised like one. */
public enum IrregularityKind {
    /** AMD 7.5.1. */
    ILLEGAL_MOVE,
    /** A pawn left on the last rank (AMD 7.5.2). */
    UNPROMOTED_PAWN,
    /** The clock pressed without a move (AMD 7.5.3). */
    CLOCK_WITHOUT_MOVE,
    /** A move made with two hands (AMD 7.5.4). */
    TWO_HANDS
}
