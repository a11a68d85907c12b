package org.onehall.game.domain;

import org.onehall.chess.Ending;

/** Why a game ended (OCR 4.5, Art. 5). */
public enum Termination {
    CHECKMATE,
    STALEMATE,
    DEAD_POSITION,
    REPETITION,
    MOVE_COUNT,
    RESIGNATION,
    AGREEMENT,
    TIME,
    /** The flag fell, but the opponent cannot checkmate by any series of legal moves (OCR 4.5). */
    TIME_UNWINNABLE,
    /** An arbiter's ruling. */
    RULING,
    /** A player was absent when the default time was over (LAW 6.7.1). */
    FORFEIT;

    static Termination of(Ending ending) {
        return switch (ending) {
            case CHECKMATE -> CHECKMATE;
            case STALEMATE -> STALEMATE;
            case DEAD_POSITION -> DEAD_POSITION;
            case REPETITION -> REPETITION;
            case MOVE_COUNT -> MOVE_COUNT;
        };
    }
}
