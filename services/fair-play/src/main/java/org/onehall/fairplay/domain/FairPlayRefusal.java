package org.onehall.fairplay.domain;

import org.onehall.decider.Refusal;
import org.onehall.decider.Texts;

/** Why a check, a floor command, a screening or a note is refused. */
public enum FairPlayRefusal implements Refusal {
    UNKNOWN_BOARD(
            "",
            Kind.NOT_FOUND,
            "There is no game at this board. Check the board, and try again when the round is open."),
    FORBIDDEN_ROLE(
            "OCR 18.5",
            Kind.FORBIDDEN,
            "Your role does not allow you to do this here. The Local Chief Arbiter of the player's venue or the "
                    + "Chief Arbiter records checks. The floor arbiters of the venue may also record "
                    + "permissions to leave and incidents. A player can ask only for their own seat. The Local Chief "
                    + "Arbiter of a venue keeps the log of the venue. The Local Technical Arbiter and the Local "
                    + "Organiser of the venue may also write technical entries."),
    GAME_STARTED(
            "OCR 18.5",
            Kind.STATE,
            "The game has started. Players are checked before the game starts. A player who arrives after the start "
                    + "is checked during the game. A restarted game needs new checks."),
    NOT_SHOWN(
            "APP-I A6",
            Kind.STATE,
            "The player must first show everything that the regulations require. Ask the player to "
                    + "show what is missing, and tick it in the list. Then record that the player has passed "
                    + "the fair-play check."),
    CHECKED_MEANWHILE(
            "OCR 18.5",
            Kind.STATE,
            "This check already has a different answer: {answer}, by the {by} at {at}. Your answer was not "
                    + "recorded. Look at the other answer. If your answer should replace it, answer again."),
    TEXT_TOO_LONG(
            "OCR 18.5",
            Kind.MALFORMED,
            "The note is too long or contains invisible characters (control characters). Use at "
                    + "most 500 characters; tabs and line breaks are allowed."),
    NOTE_UNREADABLE(
            "OCR 17.9",
            Kind.MALFORMED,
            "The text is too long or contains invisible characters (control characters). Use at "
                    + "most 500 characters; tabs and line breaks are allowed."),
    LEAVE_NOT_NEEDED("OCR 17.7", Kind.STATE, "This player needs no permission to leave the playing area now."),
    LEAVE_OPEN(
            "OCR 17.7",
            Kind.STATE,
            "You have already asked for permission to leave, or you already have permission. Wait for the arbiter's "
                    + "answer, or leave if the permission has been given."),
    LEAVE_NOT_ASKED(
            "OCR 17.7",
            Kind.STATE,
            "There is nothing to refuse or take back: this player has not asked for permission to leave, and has no "
                    + "permission now."),
    LEAVE_ANSWERED(
            "OCR 17.7",
            Kind.STATE,
            "Your answer was not recorded, because somebody else has answered in the meantime. The "
                    + "permission to leave is now: {leave}. Check the other answer, and answer again if "
                    + "needed."),
    ALREADY_OUT(
            "OCR 17.7", Kind.STATE, "This player is already recorded as outside. Record the player's return first."),
    NOT_OUT("OCR 17.7", Kind.STATE, "This player is not recorded as outside, so you cannot record a return."),
    INCIDENT_NOTE_MISSING("OCR 17.9", Kind.MALFORMED, "Describe the incident: write what you or other people saw."),
    INCIDENT_MEANWHILE(
            "OCR 17.9",
            Kind.STATE,
            "Your incident was not recorded. Another arbiter has just recorded an incident of this "
                    + "kind for this player (incident {incident} of this board, not closed yet). Look at "
                    + "incident {incident}. If yours is a different incident, record it again."),
    UNKNOWN_INCIDENT("OCR 17.9", Kind.NOT_FOUND, "This incident does not exist at this board."),
    INCIDENT_CLOSED("OCR 17.9", Kind.STATE, "This incident is closed. Record anything new as a separate incident."),
    INCIDENT_CONFIRMED(
            "OCR 17.9",
            Kind.STATE,
            "This incident has already been confirmed. So you cannot confirm it again, and you "
                    + "cannot close it as not proved. Close it as solved without a penalty, or impose a "
                    + "penalty and close the incident with that ruling."),
    INCIDENT_NOT_CONFIRMED(
            "OCR 17.9",
            Kind.STATE,
            "This incident has not been confirmed. Confirm the incident first, or close the incident as not proved."),
    PENALTY_REQUIRED(
            "OCR 17.9",
            Kind.STATE,
            "A confirmed incident needs at least one penalty of OCR 18.4, but this player has got "
                    + "no such penalty. Impose a penalty, then close the incident with the new ruling."),
    INCIDENT_OF_ANOTHER(
            "DEC-21",
            Kind.FORBIDDEN,
            "Another arbiter recorded or confirmed this incident, so it was not taken back. Only that other arbiter "
                    + "or the Chief Arbiter can take the incident back."),
    TAKING_BACK_REASON_MISSING("OCR 17.9", Kind.MALFORMED, "Enter a reason: write what the mistake was."),
    NO_ASSISTANT(
            "APP-III 1",
            Kind.STATE,
            "No arbiter has accepted an assistant for this seat. Record what the player did, or "
                    + "accept the assistant first."),
    INSPECTOR_MISSING(
            "OCR 17.3/d",
            Kind.MALFORMED,
            "Enter the person who makes the inspection: the arbiter or the authorised person."),
    INSPECTOR_NOT_ELIGIBLE(
            "OCR 17.3/d",
            Kind.STATE,
            "The inspector must have the same gender as the player. Ask another arbiter of the "
                    + "venue, or give the task to a person of the player's gender."),
    PLACE_NOT_PRIVATE(
            "OCR 17.3/d",
            Kind.STATE,
            "An inspection must take place in private. Go to a place where nobody can watch or film."),
    DUTY_NOT_ASKED(
            "OCR 20.7",
            Kind.STATE,
            "The regulations of this competition do not require this point in this game. You do not "
                    + "have to check it."),
    HEADPHONES_ALLOWED(
            "OCR 9.7",
            Kind.STATE,
            "The regulations of this competition allow players to wear headphones, so wearing them breaks no "
                    + "rule. Record what else the player did."),
    SCORESHEET_LAPSED(
            "LAW 8.4",
            Kind.STATE,
            "In this period, this player no longer has to write down the moves: the clock has shown "
                    + "less than five minutes, and the increment is less than 30 seconds a move."),
    COMPETITION_ARCHIVED("OCR 17.11", Kind.STATE, Refusal.ARCHIVE_TEXT),
    UNKNOWN_VENUE("OCR 16.1", Kind.NOT_FOUND, "This competition has no venue with this id."),
    VENUE_OPEN("OCR 16.3", Kind.STATE, "The venue is already open; nothing was changed."),
    VENUE_NOT_OPEN("OCR 16.3", Kind.STATE, "The venue is not open; nothing was changed."),
    VENUE_NOT_READY("OCR 16.3", Kind.STATE, "The venue cannot be opened yet: {missing}."),
    PERSON_MISSING("OCR 16.2/b", Kind.MALFORMED, "Enter the person: an id, a name or a description."),
    MALFORMED_NAME("", Kind.MALFORMED, Texts.NAME_RULE),
    STAFF_ROLE(
            "OCR 16.8",
            Kind.MALFORMED,
            "A person with this role cannot be on the staff of a venue. Only the arbiters and the Local Organiser of a "
                    + "venue are on its staff."),
    CAMERA_MISSING("OCR 16.3", Kind.MALFORMED, "Enter the name of the camera."),
    UNKNOWN_ALERT("OCR 16.3", Kind.NOT_FOUND, "This alert does not exist at this venue."),
    ALERT_ANSWERED("OCR 16.3", Kind.STATE, "This alert has already been answered."),
    PERSON_EXPELLED(
            "LAW 12.7",
            Kind.STATE,
            "This person has been expelled from the venue, so you cannot give this person any permission in the "
                    + "venue."),
    PERSON_PERMITTED(
            "OCR 16.2/b",
            Kind.STATE,
            "This person has permission to do this, so there is no incident. If the person may no "
                    + "longer do it, take back the permission."),
    UNKNOWN_PERSON_INCIDENT("OCR 16.2/b", Kind.NOT_FOUND, "This incident does not exist at this venue."),
    PERSON_INCIDENT_CLOSED(
            "OCR 16.2/b", Kind.STATE, "This incident is closed. Record anything new as a separate incident."),
    BAGS_NOT_ALLOWED(
            "OCR 17.4", Kind.STATE, "The regulations of this competition do not allow bags with devices in the venue."),
    DEVICE_ON(
            "OCR 17.4",
            Kind.STATE,
            "Devices in a bag must be switched off. Ask the person to switch off the devices, then store the bag."),
    BAG_PLACE_MISSING("OCR 17.4", Kind.MALFORMED, "Enter the place of the bag. First agree on a place for the bag."),
    BAG_NOT_STORED("OCR 17.4", Kind.STATE, "No bag of this person is stored at this venue."),
    DEVICE_MISSING(
            "OCR 16.6", Kind.MALFORMED, "Enter the number of the device. The page on the device shows this number."),
    GAME_UNREADABLE(
            "APP-I A1",
            Kind.MALFORMED,
            "The game cannot be screened: with this initial position, the moves are not a legal game of chess."),
    MOVES_MISSING("APP-I A1", Kind.MALFORMED, "This game has no moves, so there is nothing to screen."),
    ALREADY_QUEUED(
            "APP-I A1",
            Kind.STATE,
            "This game is already waiting for its screening, or it has already been screened with these moves."),
    NOT_QUEUED(
            "APP-I A1",
            Kind.STATE,
            "This game is not waiting for a screening. First put the game on the waiting list for screening."),
    ALREADY_SCREENED("APP-I A1", Kind.STATE, "This game has already been screened. The first screening counts.");

    private final Meaning meaning;

    FairPlayRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
