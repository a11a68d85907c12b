package org.onehall.fairplay.domain;

import org.onehall.decider.Refusal;

/** Why a check, an act on the floor, a screening or a note changes nothing. */
public enum FairPlayRefusal implements Refusal {
    UNKNOWN_BOARD("", Kind.NOT_FOUND, "No game is known at this board. Check the board and try again once its round is open."),
    FORBIDDEN_ROLE("OCR 18.5", Kind.FORBIDDEN, "This role may not do this here. Checks are recorded by the Local Chief Arbiter of the seat's venue or by the Chief Arbiter, leave and conduct also by the floor arbiters of that venue; a player asks for the own seat."),
    GAME_STARTED("OCR 18.5", Kind.STATE, "The game has started. Checks come before the game; a restarted game needs new ones."),
    TEXT_TOO_LONG("OCR 18.5", Kind.MALFORMED, "The note is too long. It may have 500 characters."),
    NOTE_UNREADABLE("OCR 17.9", Kind.MALFORMED, "The text is too long or holds control characters. It may have 500 characters, tabs and line feeds."),
    LEAVE_NOT_NEEDED("OCR 17.7", Kind.STATE, "No permission is needed to leave now."),
    LEAVE_OPEN("OCR 17.7", Kind.STATE, "Leave has been asked or given already. Wait for the arbiter's answer, or go with the leave there is."),
    LEAVE_NOT_ASKED("OCR 17.7", Kind.STATE, "This player has no leave and asks for none."),
    ALREADY_OUT("OCR 17.7", Kind.STATE, "This player is out already. Record the return first."),
    NOT_OUT("OCR 17.7", Kind.STATE, "This player is not out. There is no return to record."),
    INCIDENT_NOTE_MISSING("OCR 17.9", Kind.MALFORMED, "It is not said what happened. Say what was seen."),
    UNKNOWN_INCIDENT("OCR 17.9", Kind.NOT_FOUND, "There is no such incident at this board."),
    INCIDENT_CLOSED("OCR 17.9", Kind.STATE, "This incident is closed. What is new is an incident of its own."),
    INCIDENT_CONFIRMED("OCR 17.9", Kind.STATE, "This breach has been confirmed. It can't be confirmed again or closed as not established."),
    INCIDENT_NOT_CONFIRMED("OCR 17.9", Kind.STATE, "This breach has not been confirmed. Confirm it first, or close it as not established."),
    PENALTY_REQUIRED("OCR 17.9", Kind.STATE, "A confirmed breach needs at least one penalty of 18.4, and no such ruling against this player is known here. Penalise, then close with that ruling."),
    INSPECTOR_MISSING("OCR 17.3/d", Kind.MALFORMED, "It is not said who inspects. Name the arbiter or the person authorised."),
    INSPECTOR_NOT_ELIGIBLE("OCR 17.3/d", Kind.STATE, "The inspector must be of the player's gender. Ask another arbiter of the venue, or authorise a person of the player's gender."),
    PLACE_NOT_PRIVATE("OCR 17.3/d", Kind.STATE, "An inspection takes place in private. Go where nobody watches or films."),
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
