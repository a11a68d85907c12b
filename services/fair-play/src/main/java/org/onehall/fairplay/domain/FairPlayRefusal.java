package org.onehall.fairplay.domain;

import org.onehall.decider.Refusal;

/** Why a check, a screening or a note changes nothing. */
public enum FairPlayRefusal implements Refusal {
    UNKNOWN_BOARD("", Kind.NOT_FOUND, "No game is known at this board. Check the board and try again once its round is open."),
    FORBIDDEN_ROLE("OCR 18.5", Kind.FORBIDDEN, "This role may not do this here. Checks are recorded by the Local Chief Arbiter of the seat's venue or by the Chief Arbiter."),
    GAME_STARTED("OCR 18.5", Kind.STATE, "The game has started. Checks come before the game; a restarted game needs new ones."),
    TEXT_TOO_LONG("OCR 18.5", Kind.MALFORMED, "The note is too long. It may have 500 characters."),
    MOVES_MISSING("APP-I A1", Kind.MALFORMED, "There are no moves to screen."),
    ALREADY_QUEUED("APP-I A1", Kind.STATE, "This game already waits for its screening or has been screened."),
    NOT_QUEUED("APP-I A1", Kind.STATE, "This game does not wait for a screening. Queue it first."),
    ALREADY_SCREENED("APP-I A1", Kind.STATE, "This game has been screened. The first screening stands.");

    private final Meaning meaning;

    FairPlayRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override public Meaning meaning() {
        return meaning;
    }
}
