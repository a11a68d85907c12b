package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/** Why a call, a ruling or a note changes nothing. */
public enum AdjudicationRefusal implements Refusal {
    UNKNOWN_BOARD("", "No game is known at this board. Check the board and try again once its round is open.", Kind.NOT_FOUND),
    FORBIDDEN_ROLE("OCR 18.3", "This role may not do this here. Disconnections are decided by the Chief Arbiter; calls and penalties by arbiters of the seat's venue; a player calls for the own seat.", Kind.FORBIDDEN),
    TEXT_TOO_LONG("OCR 19.1", "The text is too long. It may have 500 characters.", Kind.MALFORMED),
    CALL_OPEN("OCR 19.1", "An arbiter is already on the way. A new call is possible once this one has been answered.", Kind.STATE),
    UNKNOWN_CALL("OCR 19.1", "There is no such call at this board.", Kind.NOT_FOUND),
    ALREADY_ANSWERED("OCR 19.1", "This call has already been answered. Nothing is left to do.", Kind.STATE),
    UNKNOWN_CASE("OCR 18.9", "There is no such disconnection at this board.", Kind.NOT_FOUND),
    ALREADY_DECIDED("OCR 18.9", "This disconnection has been decided. Each one gets one decision; another is possible only if that one is refused.", Kind.STATE),
    NOT_RECONNECTED("OCR 18.9/c", "The player's link is still lost. Decide when it is back.", Kind.STATE),
    NOT_REPORTED("OCR 18.9/c", "The local technical arbiter has not confirmed the report. Decide when it is there.", Kind.STATE),
    GAME_ENDED("OCR 18.9", "The game has a result. There is nothing to resume or to restart.", Kind.STATE),
    REDUCTION_MISSING("OCR 18.9 b", "It is not said how much time is taken. Give a time above zero.", Kind.MALFORMED),
    REDUCTION_OUT_OF_RANGE("OCR 18.9 b", "More than 24 hours can not be taken from a clock.", Kind.MALFORMED),
    CONTROL_MISSING("OCR 18.9 d", "It is not said which shorter time control the new game has. Give one.", Kind.MALFORMED),
    NOT_SHORTER("DEC-17", "The time control is not shorter than that of the voided game. The sum of its base times and 60 increments must be smaller.", Kind.STATE),
    REASON_MISSING("OCR 18.4", "A penalty needs a reason. Say what happened.", Kind.MALFORMED),
    TIME_OUT_OF_RANGE("OCR 18.4", "A time penalty is between 1 second and 60 minutes.", Kind.MALFORMED),
    GAME_NOT_IN_PROGRESS("OCR 18.4", "The game is not in progress, so time can not be given or taken. A warning is possible.", Kind.STATE),
    UNKNOWN_RULING("OCR 18.3", "There is no such ruling at this board.", Kind.NOT_FOUND);

    private final String rule;
    private final String text;
    private final Kind kind;

    AdjudicationRefusal(String rule, String text, Kind kind) {
        this.rule = rule;
        this.text = text;
        this.kind = kind;
    }

    @Override public String rule() {
        return rule;
    }

    @Override public String text() {
        return text;
    }

    @Override public Kind kind() {
        return kind;
    }
}
