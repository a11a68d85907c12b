package org.onehall.competition.domain;

import java.util.List;
import java.util.Optional;
import org.onehall.clock.TimeControl;
import org.onehall.regulations.GameRules;
import org.onehall.regulations.Profile;
import org.onehall.regulations.ScoringTable;

/**
 * The regulations that every game of the competition begins with, that penalties need, and that hold around the boards
 * (OCR 4.4, 18.4, regulations §27).
 *
 * @param penalties never empty: the standard rules if none were recorded
 * @param floor empty in competitions loaded before it was recorded; likewise {@code assistance} (OCR 19.1),
 *     {@code appeals} (OCR 17.11), {@code input} (OCR 3.6), {@code screening} (APP-I A1) and {@code fairPlay} (OCR
 *     Appendix I)
 * @param standings empty if the regulations name no tie-breaks (FIDE C.07)
 * @param byes empty if the regulations announce no byes that players may request themselves (OCR 16.1)
 * @param publicPage empty in competitions loaded before it was recorded; these have no public page (LAW 6.12)
 * @param stated the parameters as a file writes them, from which all others follow; none in competitions loaded before
 *     they were recorded
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
        Optional<FairPlayRules> fairPlay,
        Optional<StandingsRules> standings,
        Optional<PublicRules> publicPage,
        Optional<ByeRules> byes,
        List<StatedParameter> stated) {
    public Regulations {
        penalties = Optional.of(penalties.orElse(PenaltyRules.STANDARD));
        stated = List.copyOf(stated);
    }

    /** Without byes on request, and without the parameters as they were stated. */
    public Regulations(
            GameRules rules,
            TimeControl control,
            Optional<PenaltyRules> penalties,
            Optional<FloorRules> floor,
            Optional<AssistanceRules> assistance,
            Optional<AppealRules> appeals,
            Optional<InputRules> input,
            Optional<ScreeningRules> screening,
            Optional<FairPlayRules> fairPlay,
            Optional<StandingsRules> standings,
            Optional<PublicRules> publicPage) {
        this(
                rules,
                control,
                penalties,
                floor,
                assistance,
                appeals,
                input,
                screening,
                fairPlay,
                standings,
                publicPage,
                Optional.empty(),
                List.of());
    }

    /** The regulations of a profile; its tie-breaks, checked, are apart. */
    public static Regulations of(Profile profile, Optional<StandingsRules> standings) {
        return new Regulations(
                GameRules.of(profile),
                profile.timeControl(),
                Optional.of(PenaltyRules.of(profile)),
                Optional.of(FloorRules.of(profile)),
                Optional.of(AssistanceRules.of(profile)),
                Optional.of(AppealRules.of(profile)),
                Optional.of(InputRules.of(profile)),
                Optional.of(ScreeningRules.of(profile)),
                Optional.of(FairPlayRules.of(profile)),
                standings,
                Optional.of(PublicRules.of(profile)),
                ByeRules.of(profile),
                StatedParameter.of(profile));
    }

    /** The same without what earlier versions did not record, if the other one lacks it. */
    Regulations asRecordedBy(Regulations earlier) {
        return new Regulations(
                rules,
                control,
                penalties,
                floor,
                assistance,
                appeals,
                input,
                screening,
                fairPlay,
                earlier.standings().flatMap(_ -> standings),
                earlier.publicPage().flatMap(_ -> publicPage),
                byes,
                List.of());
    }

    /**
     * Whether everybody meets everybody, so that the order of the rounds is open. Regulations without tie-breaks say so
     * among the stated parameters only.
     */
    boolean isRoundRobin() {
        return standings.filter(StandingsRules::roundRobin).isPresent()
                || stated.stream()
                        .anyMatch(one -> one.key().equals("standings.pairing")
                                && one.value().equals("ROUND_ROBIN"));
    }

    PenaltyRules penaltyRules() {
        return penalties.orElseThrow();
    }

    /** Points for a game (OCR 7.1). */
    public ScoringTable scoring() {
        return penaltyRules().scoring();
    }
}
