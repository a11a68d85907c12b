package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/**
 * Why a call, a question, a failed pause or a ruling of any kind is refused. What concerns one kind of ruling is in the
 * enum of that kind.
 */
public enum AdjudicationRefusal implements Refusal {
    UNKNOWN_BOARD(
            "",
            Kind.NOT_FOUND,
            "There is no game at this board. Check the board, and try again when the round is open."),
    FORBIDDEN_ROLE(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "Your role does not allow you to do this here. The Chief Arbiter decides about "
                    + "disconnections and appeals, or allows another person to decide. The arbiters of the "
                    + "player's venue and the Chief Arbiter answer calls, impose penalties and withdraw "
                    + "penalties. Players can call, ask and appeal only from their own seat."),
    TEXT_TOO_LONG(
            "",
            Kind.MALFORMED,
            "The text is too long or contains invisible characters (control characters). Use at "
                    + "most 500 characters; tabs and line breaks are allowed."),
    VIA_CAPTAIN(
            "FSSI team-b",
            Kind.FORBIDDEN,
            "In this competition the captain speaks for the team: {captain}. You may call for "
                    + "medical or technical help yourself."),
    CALL_OPEN(
            "OCR 19.1",
            Kind.STATE,
            "The arbiters have already been called to this seat. You can call again after this call has been "
                    + "answered."),
    UNKNOWN_CALL("OCR 19.1", Kind.NOT_FOUND, "This board has no call for an arbiter with this number."),
    ALREADY_ANSWERED(
            "OCR 19.1", Kind.STATE, "This call for an arbiter has already been answered. There is nothing left to do."),
    ALREADY_ACKNOWLEDGED(
            "OCR 19.1",
            Kind.STATE,
            "An arbiter is already on the way to the player who called. You can now answer the call."),
    CALL_NOT_OVERDUE(
            "OCR 19.1", Kind.STATE, "The arbiters still have time to say that one of them is coming. Please wait."),
    NOT_INVALID(
            "OCR 19.1",
            Kind.STATE,
            "You named a call for an arbiter together with this penalty. You can do this only if "
                    + "the call had no valid reason and the player has got no penalty for it yet. Impose the "
                    + "penalty without naming a call."),
    QUESTION_MISSING("OCR 17.10", Kind.MALFORMED, "Enter your question: write which rule an arbiter should explain."),
    QUESTION_OPEN(
            "OCR 17.10",
            Kind.STATE,
            "Your last question has not been answered yet. You can ask another question after the answer."),
    UNKNOWN_QUESTION("OCR 17.10", Kind.NOT_FOUND, "This board has no question with this number."),
    QUESTION_ANSWERED("OCR 17.10", Kind.STATE, "This question has already been answered. There is nothing left to do."),
    UNKNOWN_ARTICLE(
            "OCR 17.10",
            Kind.MALFORMED,
            "The catalogue of rules does not have this article. Choose an article from the catalogue, for example "
                    + "{near}."),
    RULED_MEANWHILE(
            "OCR 18.4",
            Kind.STATE,
            "Your ruling was not made. The rulings of this board have changed since you last saw "
                    + "them (the latest: {ruling}). Check the rulings. If your ruling is still needed, make "
                    + "it again."),
    RULING_PENDING(
            "OCR 18.4",
            Kind.STATE,
            "An earlier ruling of this board has not been applied yet. Try again when the earlier ruling has been "
                    + "applied."),
    FAILED_PAUSE_REASON_MISSING(
            "OCR 19.6",
            Kind.MALFORMED,
            "Enter the reason: write why the pause was not possible, or why no time is added."),
    NOTHING_TO_PAUSE(
            "OCR 19.6",
            Kind.STATE,
            "No game has begun at this board, so there was no running clock to stop. Nothing was recorded."),
    PAUSE_NOT_YET_WANTED(
            "OCR 19.6",
            Kind.MALFORMED,
            "The time when the pause was requested cannot be in the future: it is now {now} on the server. Enter "
                    + "a time "
                    + "that has passed."),
    PAUSE_BEFORE_START(
            "OCR 19.6",
            Kind.MALFORMED,
            "This game started at {start}, so nobody could request a pause before that time. Enter a time between "
                    + "{start} and {now}."),
    UNKNOWN_FAILED_PAUSE(
            "OCR 19.6",
            Kind.NOT_FOUND,
            "No failed pause with this number is recorded at this board. " + "Choose a failed pause from the list."),
    FAILED_PAUSE_SETTLED(
            "OCR 19.6",
            Kind.STATE,
            "The record of this failed pause is already complete: time has been added, or the record was closed. "
                    + "You can still correct a clock by an order."),
    COMPENSATION_OUT_OF_RANGE(
            "OCR 19.6",
            Kind.MALFORMED,
            "Enter how much time to add to one clock or to both clocks: from 1 second to 60 minutes."),
    NO_CLOCK_TO_COMPENSATE(
            "OCR 19.6",
            Kind.STATE,
            "The pause failed in a game that is no longer in progress, so no time can be added. "
                    + "Close the record and give a reason."),
    UNKNOWN_RULING(
            "OCR 18.3",
            Kind.NOT_FOUND,
            "This ruling does not exist at this board. Choose a ruling from the " + "list.");

    private final Meaning meaning;

    AdjudicationRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
