package org.onehall.fairplay.domain;

/** How an incident of a person ends. */
public enum PersonOutcome {
    /** The person was expelled from the venue (LAW 12.7). */
    EXPELLED,
    /** The person was told, and left the playing area or put the device away. */
    COMPLIED,
    /** There was no breach. */
    NOT_ESTABLISHED
}
