package org.onehall.competition.pairing;

/** Where the pairings of a round come from (C.04, C.05). */
public enum PairingSource {
    /** Chosen by a person, one by one. */
    HAND,
    /** A table that was pasted or uploaded. */
    TABLE,
    /** A tournament report in which a pairing program wrote the round. */
    TRF,
    /** A pairing program that runs now. */
    PROGRAM,
    /** Berger's tables. */
    ROUND_ROBIN,
    /** Two cycles of Berger's tables; the last two rounds of the first one are exchanged. */
    DOUBLE_ROUND_ROBIN,
    /** A match in which all players of one team meet all of the other. */
    SCHEVENINGEN
}
