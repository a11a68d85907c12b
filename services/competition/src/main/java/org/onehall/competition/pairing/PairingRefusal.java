package org.onehall.competition.pairing;

import org.onehall.decider.Refusal;

/** Why a pairing program is not asked. */
public enum PairingRefusal implements Refusal {
    NO_PAIRING_PROGRAM(
            "C.04.2",
            Kind.STATE,
            "This hall has no pairing program. Set ONEHALL_PAIRING_PROGRAM to the path of bbpPairings or javafo.jar "
                    + "and restart the hall. You can also upload the report of a program that runs elsewhere."),
    PAIRING_PROGRAM_RUNS(
            "C.04.2",
            Kind.STATE,
            "The pairing program is already pairing a round of this event. Wait for its answer, then try again.");

    private final Meaning meaning;

    PairingRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
