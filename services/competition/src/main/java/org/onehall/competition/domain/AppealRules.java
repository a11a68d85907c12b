package org.onehall.competition.domain;

import java.math.BigDecimal;
import java.util.OptionalInt;
import org.onehall.regulations.ConductProfile;
import org.onehall.regulations.Profile;

/**
 * What the regulations say about appeals (OCR 17.11, FSSI gen-8).
 *
 * @param results players may also appeal against results
 * @param deadlineMinutes from 0; empty: none (DEC-34)
 * @param fee EUR; {@code secondFee} is the fee for an appeal against the decision on an appeal
 * @param body the body that decides appeals, "" if none is named
 */
public record AppealRules(
        boolean allowed,
        boolean results,
        OptionalInt deadlineMinutes,
        BigDecimal fee,
        BigDecimal secondFee,
        String body) {
    public static AppealRules of(Profile profile) {
        ConductProfile.Appeals appeals = profile.appeals();
        return new AppealRules(
                appeals.allowed(),
                appeals.results(),
                appeals.deadline()
                        .map(time -> OptionalInt.of(Math.toIntExact(time.toMinutes())))
                        .orElse(OptionalInt.empty()),
                appeals.fee(),
                appeals.secondFee(),
                appeals.body().orElse(""));
    }
}
