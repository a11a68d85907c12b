package org.onehall.virtualclock.domain;

import org.onehall.decider.Refusal;

/** Why a clock order refuses a command. */
public enum OrderRefusal implements Refusal {
    FORBIDDEN_ROLE("DEC-21", Kind.FORBIDDEN, "Your role may not give this order on all boards meant. Arbiters order the games in which their venue has a seat; the Chief Arbiter orders any."),
    ORDER_ID_TOO_LONG("", Kind.MALFORMED, "An order id has at most 100 characters."),
    COMPETITION_MISSING("", Kind.MALFORMED, "Say which competition is meant."),
    REASON_MISSING("OCR 19.6", Kind.MALFORMED, "A pause needs a reason; it is part of the record."),
    REASON_TOO_LONG("", Kind.MALFORMED, "A reason has at most 500 characters."),
    ORDER_EXISTS("ENG-1", Kind.STATE, "An order with this id has been given already. Give a new order with a new id."),
    NO_BOARDS("OCR 19.6", Kind.STATE, "No board meant is in a state for this order: games not started can be started, running ones paused, paused ones resumed."),
    UNKNOWN_ORDER("", Kind.NOT_FOUND, "There is no such order."),
    UNKNOWN_BOARD("", Kind.NOT_FOUND, "The order is not about this board."),
    ALREADY_NOTED("ENG-1", Kind.STATE, "What became of this board has been noted already.");

    private final Meaning meaning;

    OrderRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override public Meaning meaning() {
        return meaning;
    }
}
