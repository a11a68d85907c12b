package org.onehall.fairplay.domain.proceeding;

/** Why a complaint is inadmissible. */
public enum Inadmissibility {
    /** More than 24 hours after the end of the last round (APP-I G2.1). */
    LATE,
    /** Its only ground is that somebody plays stronger than the rating (APP-I G2.5). */
    ONLY_STRONGER
}
