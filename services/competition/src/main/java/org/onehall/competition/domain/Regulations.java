package org.onehall.competition.domain;

import java.util.Optional;
import org.onehall.clock.TimeControl;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.Profile;

/**
 * The regulations that every game of the competition begins with, that penalties need, and that hold around the boards
 * (OCR 4.4, 18.4, regulations §27).
 *
 * @param penalties never empty: the standard rules if none were recorded
 * @param floor empty in competitions loaded before it was recorded; likewise {@code assistance} (OCR 19.1),
 *     {@code appeals} (OCR 17.11), {@code input} (OCR 3.6), {@code screening} (APP-I A1) and {@code fairPlay} (OCR
 *     Appendix I)
 */
public record Regulations(
        GameRules rules,
        TimeControl control,
        Optional<PenaltyRules> penalties,
        Optional<FloorRules> floor,
        Optional<AssistanceRules> assistance,
        Optional<AppealRules> appeals,
        Optional<InputRules> input,
        Optional<ScreeningRules> screening,
        Optional<FairPlayRules> fairPlay) {
    public Regulations {
        penalties = Optional.of(penalties.orElse(PenaltyRules.STANDARD));
    }

    PenaltyRules penaltyRules() {
        return penalties.orElseThrow();
    }

    /** Points for a game (OCR 7.1). */
    public Profile.Scoring scoring() {
        return penaltyRules().scoring();
    }
}
