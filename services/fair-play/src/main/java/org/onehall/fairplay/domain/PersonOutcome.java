package org.onehall.fairplay.domain;

/** How an incident of a person ends. */
public enum PersonOutcome {
    /** From the venue (LAW 12.7). */
    EXPELLED,
    /** Told, and gone from the playing area or put the device away. */
    COMPLIED,
    /** Not what it seemed. */
    NOT_ESTABLISHED
}
