package org.onehall.competition.domain;

import java.time.Duration;
import java.util.List;
import org.onehall.regulations.Fine;
import org.onehall.regulations.Profile;
import org.onehall.regulations.ScoringTable;

/**
 * What penalties need from the regulations (OCR 7.1, 17.3, 18.4).
 *
 * @param proposal time proposed for OCR 18.4.2 and 18.4.3, already halved in blitz (BLZ B.2)
 * @param fines announced before the competition (OCR 18.4.7)
 * @param forbiddenDevice LOSS, or another penalty of OCR 18.4 by name (OCR 17.3)
 * @param pointsToOpponents opponents get the points an expelled player made against them (APP-I A7bis)
 * @param cards a warning or a lost game may be shown as a yellow or a red card ({@code communication.cards})
 * @param playerResponsible players answer for their connections: a decision about a disconnection may include a penalty
 *     (OCR 11.1, 16.5)
 */
public record PenaltyRules(
        ScoringTable scoring,
        Duration proposal,
        List<Fine> fines,
        String forbiddenDevice,
        boolean pointsToOpponents,
        boolean cards,
        boolean playerResponsible) {
    /** For competitions that were loaded before these rules were recorded. */
    static final PenaltyRules STANDARD =
            new PenaltyRules(ScoringTable.STANDARD, Duration.ofMinutes(2), List.of(), "LOSS", false, false, false);

    public PenaltyRules {
        fines = List.copyOf(fines);
    }

    /**
     * The rules of a profile. If it does not say so, the points of an expelled player are not given to the opponents.
     */
    public static PenaltyRules of(Profile profile) {
        return new PenaltyRules(
                profile.scoring(),
                profile.penaltyTime(),
                profile.fines(),
                profile.devices().forbiddenPenalty(),
                profile.present("fairplay.awardPointsToOpponents")
                        .filter("true"::equals)
                        .isPresent(),
                profile.communication().cards(),
                profile.connection().playerResponsible());
    }
}
