package org.onehall.fairplay.domain.proceeding;

import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.time.ZoneOffset;

/** Time limits, in UTC, the last instant included (DEC-24, DEC-25). */
public final class Limits {
    /** For a complaint, from the end of the last round (APP-I G2.1). */
    public static final Duration COMPLAINT = Duration.ofHours(24);
    /** The minimum for a statement of an informed accused who has not made one (APP-I I3). */
    public static final Duration HEARING = Duration.ofHours(24);
    /** For an investigation, from the appointment (APP-I H6). */
    public static final Duration INVESTIGATION = Duration.ofDays(14);
    /** For opening a case, from the end of the last round (APP-I I1). */
    public static final Period LIMITATION = Period.ofYears(1);

    /**
     * For deleting a recording where it is stored, from the end of its retention period or of what held it (APP-I A5).
     */
    public static final Duration DELETION = Duration.ofHours(24);

    /**
     * How many complaints of one person may be open at once: more than any player has opponents, few enough not to
     * block a panel.
     */
    public static final int OPEN_COMPLAINTS = 20;

    private Limits() {}

    /** The same date and time of day a period later; 29 February becomes 28 February in a year without one (DEC-25). */
    public static Instant after(Instant start, Period period) {
        return start.atOffset(ZoneOffset.UTC).plus(period).toInstant();
    }
}
