package org.onehall.competition.trf;

import org.onehall.decider.Refusal;

/** Why a competition has no tournament report. */
public enum TrfRefusal implements Refusal {
    NO_ROOM_IN_REPORT(
            "OCR 7.1",
            Kind.STATE,
            "There is no tournament report of this competition, because these values do not fit into a report: "
                    + "{values}. The hall does not shorten values.");

    private final Meaning meaning;

    TrfRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
