package org.onehall.game.domain;

/** The consequence of a recorded irregularity. */
public enum IrregularityConsequence {
    WARNING,
    /** The opponent gets time. */
    TIME,
    /** The game is lost, or drawn if the opponent cannot checkmate (AMD 7.5.5, DEC-33). */
    END
}
