package org.onehall.fairplay.domain;

/** The result of an inspection (OCR 17.3/d). */
public enum InspectionOutcome {
    NOTHING_FOUND,
    FOUND,
    /** The player refused the inspection; this is a separate incident. */
    REFUSED
}
