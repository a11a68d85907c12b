package org.onehall.fairplay.domain;

/** What a player leaves (OCR 17.7). */
public enum LeaveTarget {
    /** The playing area. */
    AREA,
    /** The playing venue, and with it the area. */
    VENUE;

    /** Whether leave for this target also covers the other. */
    boolean covers(LeaveTarget other) {
        return this == VENUE || other == AREA;
    }
}
