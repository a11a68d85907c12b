package org.onehall.competition.trf;

import org.onehall.decider.Refusal;

/** Why a competition has no tournament report. */
public enum TrfRefusal implements Refusal {
    NO_ROOM_IN_REPORT(
            "OCR 7.1",
            Kind.STATE,
            "The server cannot write a tournament report of this competition, because these values are too long for "
                    + "the format of the report: {values}. The server never shortens values.");

    private final Meaning meaning;

    TrfRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
