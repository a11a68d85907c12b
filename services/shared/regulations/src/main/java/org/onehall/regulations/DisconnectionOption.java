package org.onehall.regulations;

import java.util.List;

/** What the Chief Arbiter can decide after a disconnection (OCR 18.9). */
public enum DisconnectionOption {
    /** Resume from the adjourned position (OCR 18.9 a). */
    RESUME,
    /** Take time from the disconnected player, then resume (OCR 18.9 b). */
    REDUCE,
    /** The game is void; a new game is played with the same control (OCR 18.9 c). */
    RESTART,
    /** The game is void; a new game is played with a shorter control (OCR 18.9 d). */
    RESTART_SHORTER,
    /**
     * The game has ended meanwhile and its result stands; before its end somebody must decide how it goes on (DEC-16).
     */
    NO_ACTION,
    /** Add time for one side, then resume. */
    ADD_TIME,
    /** The flag that fell provisionally counts (OCR 4.5, DEC-15). */
    CONFIRM_FLAG,
    /** The disconnected player loses. */
    LOSS,
    DRAW;

    /** None of a, b, c and d: a free decision, which needs a reason. */
    public boolean isOther() {
        return compareTo(NO_ACTION) >= 0;
    }

    /** The checks of both players that it makes necessary again: a restarted game is a new game (DEC-26). */
    public List<CheckKind> checksAgain() {
        return isNewGame() ? CheckKind.BEFORE_A_GAME : List.of();
    }

    /** The game becomes void, and another one replaces it (OCR 18.9 c, d). */
    public boolean isNewGame() {
        return this == RESTART || this == RESTART_SHORTER;
    }

    /** Whether both players play on after it, so that both must be present. */
    public boolean goesOn() {
        return this == RESUME || this == REDUCE || this == ADD_TIME;
    }
}
