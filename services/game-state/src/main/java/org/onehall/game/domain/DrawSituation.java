package org.onehall.game.domain;

/** A situation that makes a game drawn without a claim and may have been missed (OCR 5.4, 19.3). */
public enum DrawSituation {
    /** OCR 5.4.1. */
    REPETITION,
    /** OCR 5.4.3. */
    DEAD_POSITION,
    /** OCR 5.4.4. */
    MOVE_COUNT
}
