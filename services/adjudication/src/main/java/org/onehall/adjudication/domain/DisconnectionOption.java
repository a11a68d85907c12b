package org.onehall.adjudication.domain;

import java.util.List;
import org.onehall.regulations.CheckKind;

/** What the Chief Arbiter can decide after a disconnection (OCR 18.9). */
public enum DisconnectionOption {
    /** Resume from the adjourned position (OCR 18.9 a). */
    RESUME,
    /** Take time from the disconnected player, then resume (OCR 18.9 b). */
    REDUCE,
    /** Void, new game with the same control (OCR 18.9 c). */
    RESTART,
    /** Void, new game with a shorter control (OCR 18.9 d). */
    RESTART_SHORTER,
    /** The game has ended meanwhile and its result stands; before, somebody has to say how it goes on (DEC-16). */
    NO_ACTION,
    /** Time for one side, then resume. */
    ADD_TIME,
    /** The flag that fell provisionally counts (OCR 4.5, DEC-15). */
    CONFIRM_FLAG,
    /** The disconnected player loses. */
    LOSS,
    DRAW;

    /** Neither a, b, c nor d: a free decision, which needs a reason. */
    boolean isOther() {
        return compareTo(NO_ACTION) >= 0;
    }

    /** Checks of both players it makes necessary again: a restarted game is a new game (DEC-26). */
    List<CheckKind> checksAgain() {
        return isNewGame() ? CheckKind.BEFORE_A_GAME : List.of();
    }

    /** The game becomes void, another one is played in its place (OCR 18.9 c, d). */
    boolean isNewGame() {
        return this == RESTART || this == RESTART_SHORTER;
    }

    /** Both players play on with it, so both must be there. */
    boolean goesOn() {
        return this == RESUME || this == REDUCE || this == ADD_TIME;
    }
}
