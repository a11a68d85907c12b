package org.onehall.competition.domain;

import java.time.Period;
import org.onehall.regulations.ConductProfile;
import org.onehall.regulations.Profile;

/**
 * What the regulations say about fair play (OCR Appendix I).
 *
 * @param appendixHolds Appendix I applies (fairplay.appendixI)
 * @param vcsRetention how long recordings of the communication system are kept after the announcement of the results
 *     (APP-I A5)
 * @param venueRetention the same for the cameras of venues (OCR 18.7)
 * @param sanctionsWithoutProof cheating may be sanctioned without proof (APP-I A9)
 * @param decisionFinal nobody may appeal against the loss of a game or an exclusion in fair play (APP-I A10)
 */
public record FairPlayRules(
        boolean appendixHolds,
        Period vcsRetention,
        Period venueRetention,
        boolean sanctionsWithoutProof,
        boolean decisionFinal) {
    public static FairPlayRules of(Profile profile) {
        ConductProfile.Recordings kept = profile.recordings();
        ConductProfile.FairPlay fairPlay = profile.fairPlay();
        return new FairPlayRules(
                fairPlay.appendixI(),
                kept.vcs(),
                kept.venue(),
                fairPlay.sanctionsWithoutProof(),
                fairPlay.decisionFinal());
    }
}
