package org.onehall.adjudication.domain;

import org.onehall.decider.Refusal;

/**
 * Why a call, a question, a failed pause or a ruling of any kind is refused. What concerns one kind of ruling is in the
 * enum of its rules.
 */
public enum AdjudicationRefusal implements Refusal {
    UNKNOWN_BOARD(
            "",
            Kind.NOT_FOUND,
            "No game is known at this board. Check the board and try again once its round is open."),
    FORBIDDEN_ROLE(
            "OCR 18.3",
            Kind.FORBIDDEN,
            "This role may not do this here. Disconnections and appeals are the Chief Arbiter's, or those to "
                    + "whom he gives them; calls, penalties and their withdrawal are for arbiters of the seat's venue or "
                    + "the Chief Arbiter; a player calls, asks and appeals for the own seat."),
    TEXT_TOO_LONG(
            "",
            Kind.MALFORMED,
            "The text is too long or holds control characters. It may have 500 characters, tabs and line feeds."),
    VIA_CAPTAIN(
            "FSSI team-b",
            Kind.FORBIDDEN,
            "In this competition the captain speaks for the team: {captain}. Medical and technical help you may "
                    + "call for yourself."),
    CALL_OPEN(
            "OCR 19.1",
            Kind.STATE,
            "The arbiters have been called here already. A new call is possible once this one has been answered."),
    UNKNOWN_CALL("OCR 19.1", Kind.NOT_FOUND, "There is no such call at this board."),
    ALREADY_ANSWERED("OCR 19.1", Kind.STATE, "This call has already been answered. Nothing is left to do."),
    ALREADY_ACKNOWLEDGED("OCR 19.1", Kind.STATE, "An arbiter is on the way to this call already. It can be answered."),
    CALL_NOT_OVERDUE("OCR 19.1", Kind.STATE, "The arbiters still have time to acknowledge this call."),
    NOT_INVALID(
            "OCR 19.1",
            Kind.STATE,
            "This call is not one of this player that was found without valid reason and has no penalty yet. "
                    + "Impose the penalty without naming a call."),
    QUESTION_MISSING("OCR 17.10", Kind.MALFORMED, "There is no question. Say which rule shall be explained."),
    QUESTION_OPEN(
            "OCR 17.10", Kind.STATE, "Your last question is not answered yet. The next one is possible when it is."),
    UNKNOWN_QUESTION("OCR 17.10", Kind.NOT_FOUND, "There is no such question at this board."),
    QUESTION_ANSWERED("OCR 17.10", Kind.STATE, "This question has already been answered. Nothing is left to do."),
    UNKNOWN_ARTICLE(
            "OCR 17.10",
            Kind.MALFORMED,
            "The catalogue of rules has no such article. Choose one that it has, such as {near}."),
    RULED_MEANWHILE(
            "OCR 18.4",
            Kind.STATE,
            "The rulings of this board are not those you knew of (the last one: {ruling}), so yours was not "
                    + "made. Look at them, and make it again if it is still needed."),
    RULING_PENDING(
            "OCR 18.4", Kind.STATE, "An earlier ruling of this board is not applied yet. Try again as soon as it is."),
    FAILED_PAUSE_REASON_MISSING(
            "OCR 19.6",
            Kind.MALFORMED,
            "It is not said why. Say why the pause was not possible, or why no time is added."),
    NOTHING_TO_PAUSE(
            "OCR 19.6",
            Kind.STATE,
            "No game has begun at this board, so no clock ran that could have been stopped. Nothing was recorded."),
    PAUSE_NOT_YET_WANTED(
            "OCR 19.6",
            Kind.MALFORMED,
            "The instant at which the pause was wanted is still to come: it is {now} in the hall. Say one that "
                    + "is over."),
    PAUSE_BEFORE_START(
            "OCR 19.6",
            Kind.MALFORMED,
            "This game started at {start}, so no pause of it was wanted before. Say an instant from then to "
                    + "{now}."),
    UNKNOWN_FAILED_PAUSE("OCR 19.6", Kind.NOT_FOUND, "No such failed pause is recorded at this board."),
    FAILED_PAUSE_SETTLED(
            "OCR 19.6",
            Kind.STATE,
            "For this failed pause time has been added, or it was closed. Nothing is owed for it; a clock can "
                    + "still be corrected by an order."),
    COMPENSATION_OUT_OF_RANGE(
            "OCR 19.6", Kind.MALFORMED, "Say for one clock or both how much time is added: 1 second to 60 minutes."),
    NO_CLOCK_TO_COMPENSATE(
            "OCR 19.6",
            Kind.STATE,
            "The game in which the pause failed is not in progress, so no time can be added. Close it and say "
                    + "why."),
    UNKNOWN_RULING("OCR 18.3", Kind.NOT_FOUND, "There is no such ruling at this board.");

    private final Meaning meaning;

    AdjudicationRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
