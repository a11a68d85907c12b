package org.onehall.connectivity.domain;

import org.onehall.decider.Refusal;

/** Why a command about a venue's links and cases is refused. */
public enum ConnectivityRefusal implements Refusal {
    FORBIDDEN_ROLE(
            "OCR 18.9",
            Kind.FORBIDDEN,
            "Your role may not do this here. The Local Technical Arbiter of the venue reports its disconnections."),
    UNKNOWN_CASE("OCR 18.9", Kind.NOT_FOUND, "This venue has no such case. Choose one from the list."),
    ALREADY_REPORTED(
            "OCR 18.9", Kind.STATE, "The report of this case has already been confirmed; the Chief Arbiter has it."),
    NOT_OVERDUE("OCR 18.9/b", Kind.STATE, "The report of this case is not due yet."),
    CASE_CLOSED("OCR 18.9", Kind.STATE, "This case has been decided and closed."),
    BAD_NODE(
            "OCR 18.8",
            Kind.MALFORMED,
            "The name of a node has 1 to 100 visible characters; its series has at most 40 letters, digits and "
                    + "hyphens. A venue has at most 20 nodes. Nothing was recorded."),
    BAD_PROBES(
            "OCR 18.8",
            Kind.MALFORMED,
            "Send 1 to 200 measurements in one request, numbered upwards from 1 to 1,000,000,000,000. None may end "
                    + "before it began, last longer than a day or be older than 60 days. A target has 1 to 100 "
                    + "visible characters; at most 10,000 probes are answered or silent, within 60 seconds. Nothing "
                    + "was recorded."),
    PROBES_AHEAD(
            "OCR 18.8",
            Kind.MALFORMED,
            "Measurement {sequence} ends at {to}, but it is only {now}. Nothing was recorded. Check the clock of the "
                    + "venue node and the offset that it reports."),
    NOBODY("OCR 18.8", Kind.MALFORMED, "Enter the player: at most 100 characters."),
    NOTE_TOO_LONG(
            "OCR 18.9",
            Kind.MALFORMED,
            "A note has at most 2,000 characters. Control characters other than tab and line feed are not allowed.");

    private final Meaning meaning;

    ConnectivityRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
