package org.onehall.fairplay.domain;

import org.onehall.decider.Refusal;

/** Why a check, a screening or a note changes nothing. */
public enum FairPlayRefusal implements Refusal {
    UNKNOWN_BOARD("", "No game is known at this board. Check the board and try again once its round is open.", Kind.NOT_FOUND),
    FORBIDDEN_ROLE("OCR 18.5", "This role may not do this here. Checks are recorded by the Local Chief Arbiter of the seat's venue or by the Chief Arbiter.", Kind.FORBIDDEN),
    GAME_STARTED("OCR 18.5", "The game has started. Checks come before the game; a restarted game needs new ones.", Kind.STATE),
    TEXT_TOO_LONG("OCR 18.5", "The note is too long. It may have 500 characters.", Kind.MALFORMED),
    MOVES_MISSING("APP-I A1", "There are no moves to screen.", Kind.MALFORMED),
    ALREADY_QUEUED("APP-I A1", "This game already waits for its screening or has been screened.", Kind.STATE),
    NOT_QUEUED("APP-I A1", "This game does not wait for a screening. Queue it first.", Kind.STATE),
    ALREADY_SCREENED("APP-I A1", "This game has been screened. The first screening stands.", Kind.STATE);

    private final String rule;
    private final String text;
    private final Kind kind;

    FairPlayRefusal(String rule, String text, Kind kind) {
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
