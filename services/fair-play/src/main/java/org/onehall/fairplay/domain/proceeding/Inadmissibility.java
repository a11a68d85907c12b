package org.onehall.fairplay.domain.proceeding;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Why a complaint is inadmissible. */
public enum Inadmissibility {
    /** More than 24 hours after the end of the last round (APP-I G2.1). */
    LATE,
    /** Its only ground is that somebody plays stronger than the rating (APP-I G2.5). */
    ONLY_STRONGER;

    /** The reasons against a complaint that is submitted now; empty: it is admissible. */
    static List<Inadmissibility> of(Complaint form, CaseFacts facts, Instant at) {
        List<Inadmissibility> reasons = new ArrayList<>();
        if (facts.lastRoundEnded()
                .filter(end -> at.isAfter(end.plus(Limits.COMPLAINT)))
                .isPresent()) reasons.add(LATE);
        if (form.grounds().stream().allMatch(Ground.STRONGER_THAN_RATING::equals)) reasons.add(ONLY_STRONGER);
        return reasons;
    }
}
