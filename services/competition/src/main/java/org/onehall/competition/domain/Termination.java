package org.onehall.competition.domain;

/** Why a game ended (OCR 4.5, Art. 5), as in the board log. */
public enum Termination {
    CHECKMATE,
    STALEMATE,
    DEAD_POSITION,
    REPETITION,
    MOVE_COUNT,
    RESIGNATION,
    AGREEMENT,
    TIME,
    TIME_UNWINNABLE,
    RULING,
    FORFEIT
}
