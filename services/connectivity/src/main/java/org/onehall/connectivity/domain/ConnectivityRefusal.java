package org.onehall.connectivity.domain;

import org.onehall.decider.Refusal;

/** Why a venue's links and cases refuse a command. */
public enum ConnectivityRefusal implements Refusal {
    FORBIDDEN_ROLE("OCR 18.9", Kind.FORBIDDEN, "Your role may not do this here. The Local Technical Arbiter of the venue reports its disconnections."),
    UNKNOWN_CASE("OCR 18.9", Kind.NOT_FOUND, "There is no such case at this venue. Choose one of the list."),
    ALREADY_REPORTED("OCR 18.9", Kind.STATE, "The report of this case has been confirmed already; the Chief Arbiter has it."),
    NOT_OVERDUE("OCR 18.9/b", Kind.STATE, "The report of this case is not due yet."),
    CASE_CLOSED("OCR 18.9", Kind.STATE, "This case has been decided and closed."),
    BAD_PROBES("OCR 18.8", Kind.MALFORMED, "Measurements come 1 to 200 at once, each numbered from 1 and ending no earlier than it began; "
            + "the names of node and target have 1 to 100 characters. Nothing was taken."),
    NOBODY("OCR 18.8", Kind.MALFORMED, "Say which player is meant, in at most 100 characters."),
    NOTE_TOO_LONG("OCR 18.9", Kind.MALFORMED, "A note has at most 2,000 characters, and no control characters but tab and line feed.");

    private final Meaning meaning;

    ConnectivityRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override public Meaning meaning() {
        return meaning;
    }
}
