package org.onehall.fairplay.domain;

/** What an inspection has come to (OCR 17.3/d). */
public enum InspectionOutcome {
    NOTHING_FOUND,
    FOUND,
    /** The player did not let it happen: an incident of its own. */
    REFUSED
}
