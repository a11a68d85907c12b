package org.onehall.connectivity.domain;

import org.onehall.decider.Refusal;

/** Why a command about a venue's links and cases is refused. */
public enum ConnectivityRefusal implements Refusal {
    FORBIDDEN_ROLE(
            "OCR 18.9",
            Kind.FORBIDDEN,
            "Your role does not allow you to do this here. The Local Technical Arbiter of a venue reports the "
                    + "disconnections of the venue."),
    UNKNOWN_CASE(
            "OCR 18.9",
            Kind.NOT_FOUND,
            "This venue has no disconnection with this id. Choose a disconnection from the list."),
    ALREADY_REPORTED(
            "OCR 18.9",
            Kind.STATE,
            "The report of this disconnection has already been confirmed, and the Chief Arbiter has received the "
                    + "report."),
    NOT_OVERDUE(
            "OCR 18.9/b",
            Kind.STATE,
            "The Local Technical Arbiter still has time to send the report of this " + "disconnection."),
    CASE_CLOSED(
            "OCR 18.9",
            Kind.STATE,
            "This disconnection is already closed: somebody has decided about it, or its game does not count."),
    BAD_NODE(
            "OCR 18.8",
            Kind.MALFORMED,
            "The name of a venue node has 1 to 100 visible characters. The name of its series has at most 40 "
                    + "letters, digits and hyphens. A venue can have at most 20 nodes. Nothing was recorded."),
    BAD_PROBES(
            "OCR 18.8",
            Kind.MALFORMED,
            "Send 1 to 200 measurements in one request, numbered upwards from 1 to 1,000,000,000,000. A measurement "
                    + "must not end before it began, last longer than a day or be older than 60 days. The name of a "
                    + "target has 1 to 100 visible characters. A measurement has at most 10,000 probes (answered or "
                    + "silent), and each answer comes within 60 seconds. Nothing was recorded."),
    PROBES_AHEAD(
            "OCR 18.8",
            Kind.MALFORMED,
            "Measurement {sequence} ends at {to}, but the time now is only {now}. Nothing was recorded. Check the "
                    + "clock of the venue node and the offset that the node reports."),
    NOBODY("OCR 18.8", Kind.MALFORMED, "Enter the player. You can use at most 100 characters."),
    NOTE_TOO_LONG(
            "OCR 18.9",
            Kind.MALFORMED,
            "A note has at most 2,000 characters. Invisible characters (control characters) are not "
                    + "allowed, except tabs and line breaks.");

    private final Meaning meaning;

    ConnectivityRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
