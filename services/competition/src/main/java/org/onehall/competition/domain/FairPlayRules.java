package org.onehall.competition.domain;

import java.time.Period;
import org.onehall.regulations.Profile;

/**
 * What the regulations say of fair play (OCR Appendix I).
 *
 * @param appendixHolds   fairplay.appendixI
 * @param vcsRetention    how long recordings of the communication system are kept after the announcement of the results (APP-I A5)
 * @param venueRetention  the same of the cameras of venues (OCR 18.7)
 */
public record FairPlayRules(boolean appendixHolds, Period vcsRetention, Period venueRetention) {
    public static FairPlayRules of(Profile profile) {
        Profile.Recordings kept = profile.recordings();
        return new FairPlayRules(profile.fairPlay().appendixI(), kept.vcs(), kept.venue());
    }
}
