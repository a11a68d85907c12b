package org.onehall.fairplay.domain;

import org.onehall.decider.Refusal;
import org.onehall.decider.Texts;

/** Why a check, a floor command, a screening or a note is refused. */
public enum FairPlayRefusal implements Refusal {
    UNKNOWN_BOARD(
            "",
            Kind.NOT_FOUND,
            "No game is known at this board. Check the board and try again once its round is open."),
    FORBIDDEN_ROLE(
            "OCR 18.5",
            Kind.FORBIDDEN,
            "This role may not do this here. Checks are recorded by the Local Chief Arbiter of the seat's venue or "
                    + "by the Chief Arbiter, leave and conduct also by the floor arbiters of that venue; a player "
                    + "asks for the own seat. A venue's log is kept by its own Local Chief Arbiter, what is "
                    + "technical also "
                    + "by its Local Technical Arbiter and Local Organiser."),
    GAME_STARTED(
            "OCR 18.5",
            Kind.STATE,
            "The game has started. Checks come before the game, or while it lasts for a player who came after it "
                    + "had begun without him; a restarted game needs new ones."),
    NOT_SHOWN(
            "APP-I A6",
            Kind.STATE,
            "The regulations have this player show something first that is not ticked yet. Have it shown, tick it, "
                    + "then pass the fair-play check."),
    CHECKED_MEANWHILE(
            "OCR 18.5",
            Kind.STATE,
            "This check has another answer, so yours was not recorded: {answer}, by the {by} at {at}. Look at it, "
                    + "and answer again if yours is to replace it."),
    TEXT_TOO_LONG(
            "OCR 18.5",
            Kind.MALFORMED,
            "The note is too long or holds control characters. It may have 500 characters, tabs and line feeds."),
    NOTE_UNREADABLE(
            "OCR 17.9",
            Kind.MALFORMED,
            "The text is too long or holds control characters. It may have 500 characters, tabs and line feeds."),
    LEAVE_NOT_NEEDED("OCR 17.7", Kind.STATE, "No permission is needed to leave now."),
    LEAVE_OPEN(
            "OCR 17.7",
            Kind.STATE,
            "Leave has been asked or given already. Wait for the arbiter's answer, or go with the leave there is."),
    LEAVE_NOT_ASKED("OCR 17.7", Kind.STATE, "This player has no leave and asks for none."),
    LEAVE_ANSWERED(
            "OCR 17.7",
            Kind.STATE,
            "Another answer was given meanwhile, so yours was not recorded. This player's leave now: {leave}. Look "
                    + "at it, and answer again if it is still needed."),
    ALREADY_OUT("OCR 17.7", Kind.STATE, "This player is out already. Record the return first."),
    NOT_OUT("OCR 17.7", Kind.STATE, "This player is not out. There is no return to record."),
    INCIDENT_NOTE_MISSING("OCR 17.9", Kind.MALFORMED, "It is not said what happened. Say what was seen."),
    INCIDENT_MEANWHILE(
            "OCR 17.9",
            Kind.STATE,
            "Another arbiter has recorded an incident of this kind of this player meanwhile, number {incident} of "
                    + "this board, and it is open; yours was not recorded. Look at it, and record yours if it is "
                    + "another one."),
    UNKNOWN_INCIDENT("OCR 17.9", Kind.NOT_FOUND, "There is no such incident at this board."),
    INCIDENT_CLOSED("OCR 17.9", Kind.STATE, "This incident is closed. What is new is an incident of its own."),
    INCIDENT_CONFIRMED(
            "OCR 17.9",
            Kind.STATE,
            "This breach has been confirmed. It can't be confirmed again or closed as not established."),
    INCIDENT_NOT_CONFIRMED(
            "OCR 17.9",
            Kind.STATE,
            "This breach has not been confirmed. Confirm it first, or close it as not established."),
    PENALTY_REQUIRED(
            "OCR 17.9",
            Kind.STATE,
            "A confirmed breach needs at least one penalty of 18.4, and no such ruling against this player is known "
                    + "here. Penalise, then close with that ruling."),
    INCIDENT_OF_ANOTHER(
            "DEC-21",
            Kind.FORBIDDEN,
            "Another arbiter has recorded or confirmed this incident, so it was not taken back. He takes it back, "
                    + "or the Chief Arbiter."),
    TAKING_BACK_REASON_MISSING(
            "OCR 17.9", Kind.MALFORMED, "An incident is taken back with a reason. Say what the mistake was."),
    NO_ASSISTANT(
            "APP-III 1",
            Kind.STATE,
            "This seat has no admitted assistant. Record what the player did, or admit the assistant first."),
    INSPECTOR_MISSING(
            "OCR 17.3/d", Kind.MALFORMED, "It is not said who inspects. Name the arbiter or the person authorised."),
    INSPECTOR_NOT_ELIGIBLE(
            "OCR 17.3/d",
            Kind.STATE,
            "The inspector must be of the player's gender. Ask another arbiter of the venue, or authorise a person "
                    + "of the player's gender."),
    PLACE_NOT_PRIVATE(
            "OCR 17.3/d", Kind.STATE, "An inspection takes place in private. Go where nobody watches or films."),
    DUTY_NOT_ASKED(
            "OCR 20.7",
            Kind.STATE,
            "The regulations of this competition ask for nothing of the kind in this game, so there is nothing to "
                    + "tick."),
    HEADPHONES_ALLOWED(
            "OCR 9.7",
            Kind.STATE,
            "The regulations of this competition let players wear headphones, so wearing them is no breach. Record "
                    + "what else the player did."),
    SCORESHEET_LAPSED(
            "LAW 8.4",
            Kind.STATE,
            "This player need not write down moves any more in this period: the clock has shown less than five "
                    + "minutes, and a move has no increment of 30 seconds."),
    UNKNOWN_VENUE("OCR 16.1", Kind.NOT_FOUND, "The competition has no such venue."),
    VENUE_OPEN("OCR 16.3", Kind.STATE, "The venue is open already; nothing was changed."),
    VENUE_NOT_OPEN("OCR 16.3", Kind.STATE, "The venue is not open; nothing was changed."),
    VENUE_NOT_READY("OCR 16.3", Kind.STATE, "The venue can't be opened yet: {missing}."),
    PERSON_MISSING(
            "OCR 16.2/b", Kind.MALFORMED, "It is not said who. Give the id or the name, or describe the person."),
    MALFORMED_NAME("", Kind.MALFORMED, Texts.NAME_RULE),
    STAFF_ROLE(
            "OCR 16.8",
            Kind.MALFORMED,
            "Nobody of this role belongs to the staff of a venue. Its staff are arbiters of the venue and the Local "
                    + "Organiser."),
    CAMERA_MISSING("OCR 16.3", Kind.MALFORMED, "It is not said which camera."),
    UNKNOWN_ALERT("OCR 16.3", Kind.NOT_FOUND, "There is no such alert at this venue."),
    ALERT_ANSWERED("OCR 16.3", Kind.STATE, "This alert has been answered already."),
    PERSON_EXPELLED(
            "LAW 12.7", Kind.STATE, "This person has been expelled from the venue and is allowed nothing in it."),
    PERSON_PERMITTED(
            "OCR 16.2/b",
            Kind.STATE,
            "This has been permitted to the person beforehand. Take the permission back if it must end."),
    UNKNOWN_PERSON_INCIDENT("OCR 16.2/b", Kind.NOT_FOUND, "There is no such incident at this venue."),
    PERSON_INCIDENT_CLOSED("OCR 16.2/b", Kind.STATE, "This incident is closed. What is new is an incident of its own."),
    BAGS_NOT_ALLOWED(
            "OCR 17.4", Kind.STATE, "The regulations of this competition allow no bags with devices in the venue."),
    DEVICE_ON("OCR 17.4", Kind.STATE, "Devices in a bag have to be switched off. Have that done, then store the bag."),
    BAG_PLACE_MISSING("OCR 17.4", Kind.MALFORMED, "It is not said where the bag is. Agree on a place and give it."),
    BAG_NOT_STORED("OCR 17.4", Kind.STATE, "No bag of this person is stored."),
    DEVICE_MISSING("OCR 16.6", Kind.MALFORMED, "It is not said which device. Give the number its page shows."),
    GAME_UNREADABLE(
            "APP-I A1",
            Kind.MALFORMED,
            "The initial position and the moves are no game of chess, so it cannot be screened."),
    MOVES_MISSING("APP-I A1", Kind.MALFORMED, "There are no moves to screen."),
    ALREADY_QUEUED(
            "APP-I A1", Kind.STATE, "This game already waits for its screening or has been screened with these moves."),
    NOT_QUEUED("APP-I A1", Kind.STATE, "This game does not wait for a screening. Queue it first."),
    ALREADY_SCREENED("APP-I A1", Kind.STATE, "This game has been screened. The first screening stands.");

    private final Meaning meaning;

    FairPlayRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
