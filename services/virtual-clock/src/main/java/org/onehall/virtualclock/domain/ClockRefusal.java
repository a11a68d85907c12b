package org.onehall.virtualclock.domain;

import org.onehall.decider.Refusal;

/** Why the clock log refuses a command. */
public enum ClockRefusal implements Refusal {
    FORBIDDEN_ROLE(
            "DEC-21",
            Kind.FORBIDDEN,
            "Your role does not allow you to give this order for all of these boards. An arbiter can give orders "
                    + "for games in which the arbiter's venue has a seat. The Chief Arbiter can give orders for all "
                    + "games."),
    ORDER_ID_MALFORMED("", Kind.MALFORMED, "An order id has at most 100 characters and no control characters."),
    ORDER_ID_RESERVED(
            "",
            Kind.MALFORMED,
            "Only the clock service can use ids that begin with alarm:, sheet: or trouble:. Choose another id."),
    COMPETITION_MISSING("", Kind.MALFORMED, "Enter the competition."),
    REASON_MISSING(
            "OCR 19.6",
            Kind.MALFORMED,
            "Give a reason; it is part of the record. Only an order to start games needs no reason."),
    REASON_MALFORMED(
            "",
            Kind.MALFORMED,
            "A reason has at most 500 characters: letters, signs, spaces, tabs and line breaks. Other control "
                    + "characters and characters that change the direction of writing are not allowed."),
    MALFORMED_TIME(
            "OCR 19.5",
            Kind.MALFORMED,
            "Enter a time for White, for Black or for both: more than zero and at most 24 hours."),
    GRANT_OUT_OF_RANGE(
            "LAW 12.5", Kind.MALFORMED, "You can give a player from 1 second to 60 minutes of extra time each time."),
    SETTING_MISSING(
            "OCR 19.5",
            Kind.MALFORMED,
            "Enter what must be corrected: a time control, the number of completed moves, or the times."),
    NOT_PART_OF_ORDER(
            "", Kind.MALFORMED, "Your order contains a value that this kind of order does not use. Remove the value."),
    START_AT_PAST("LAW 6.6", Kind.STATE, "This time has already passed. Choose an immediate start or a later time."),
    ORDER_EXISTS("ENG-1", Kind.STATE, "An order with this id has already been given. Give a new order with a new id."),
    CHANGES_NOT_SEEN(
            "OCR 19.5",
            Kind.MALFORMED,
            "Your order was not carried out. Another arbiter may have changed the clocks of board "
                    + "{board}, and your order does not say how many changes you have seen. Check the boards, "
                    + "and give the order again."),
    NO_BOARDS(
            "OCR 19.6",
            Kind.STATE,
            "This order is not possible at any of these boards. You can start games that have not started, pause "
                    + "running games, resume paused games, and correct the clocks of running or paused games."),
    UNKNOWN_ORDER("", Kind.NOT_FOUND, "This order does not exist. Look at the list of orders."),
    UNKNOWN_BOARD("", Kind.NOT_FOUND, "This order does not include this board."),
    ALREADY_NOTED("ENG-1", Kind.STATE, "This has already been recorded; nothing was changed."),
    NOT_PENDING(
            "LAW 6.6",
            Kind.STATE,
            "You can withdraw an order to start games only before the start time. Pause the games instead.");

    private final Meaning meaning;

    ClockRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
