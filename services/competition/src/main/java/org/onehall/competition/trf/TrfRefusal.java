package org.onehall.competition.trf;

import org.onehall.decider.Refusal;

/** Why a competition has no tournament report. */
public enum TrfRefusal implements Refusal {
    NO_ROOM_IN_REPORT(
            "OCR 7.1",
            Kind.STATE,
            "These values do not fit into a tournament report: {values}. The hall does not shorten them, so there is "
                    + "no report of this competition.");

    private final Meaning meaning;

    TrfRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
