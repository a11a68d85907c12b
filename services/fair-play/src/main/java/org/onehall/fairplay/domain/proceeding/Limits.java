package org.onehall.fairplay.domain.proceeding;

import java.time.Duration;
import java.time.Instant;
import java.time.Period;
import java.time.ZoneOffset;

/** How long something may be done, on the UTC line, the last instant included (DEC-24, DEC-25). */
public final class Limits {
    /** For a complaint, from the end of the last round (APP-I G2.1). */
    public static final Duration COMPLAINT = Duration.ofHours(24);
    /** For a statement of an informed accused who has made none, at the least (APP-I I3). */
    public static final Duration HEARING = Duration.ofHours(24);
    /** For an investigation, from the appointment (APP-I H6). */
    public static final Duration INVESTIGATION = Duration.ofDays(14);
    /** For opening a case, from the end of the last round (APP-I I1). */
    public static final Period LIMITATION = Period.ofYears(1);

    /** For the deletion of a recording where it lies, from the end of its time or of what held it (APP-I A5). */
    public static final Duration DELETION = Duration.ofHours(24);

    /**
     * Complaints of one person that may be open at once: more than anybody has opponents, fewer than would keep a panel
     * from its work.
     */
    public static final int OPEN_COMPLAINTS = 20;

    private Limits() {}

    /**
     * The same date and time of day a period later; a 29 February becomes a 28 February where the year has none
     * (DEC-25).
     */
    public static Instant after(Instant start, Period period) {
        return start.atOffset(ZoneOffset.UTC).plus(period).toInstant();
    }
}
