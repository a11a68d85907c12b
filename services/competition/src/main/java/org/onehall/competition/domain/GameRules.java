package org.onehall.competition.domain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.onehall.clock.Category;
import org.onehall.regulations.Profile;

/**
 * The part of the profile a game is frozen with (regulations §27).
 *
 * @param profile its name, for the record only
 * @param repetitionAuto 3 or 5 (OCR 5.4.1, LAW 9.6.1)
 * @param moveCountAuto 50 or 75 (OCR 5.4.4, LAW 9.6.2)
 * @param drawMinMove at least 1 (LAW 9.1.1)
 * @param drawMinMovesEach 0 or 1 (LAW 5.2.3)
 * @param pauseOnDisconnection a disconnection pauses the game (OCR 4.3, 19.6)
 * @param flagProvisionalWhileDisconnected a flag in an open case waits for the Chief Arbiter (DEC-15)
 * @param checksRequired device and fair-play checks gate the start (OCR 18.5, 18.6)
 * @param lagCompensationMs most that is taken off a move for its way, 0 to 1,000 ms (DEC-03)
 * @param defaultMinutes how late a player may arrive, 0 to 120 minutes (OCR 16.11)
 * @param neitherPresent whose time runs while nobody is there; empty: White's (LAW 6.7.2)
 * @param adjournmentAllowed a game may be adjourned with a sealed move (ADJ I.1.1)
 * @param cutoffMoves moves by each after which a wrong setting stays, at least 1 (RAP A.4.1.1)
 * @param reportSlaSeconds how long a disconnection's report may take, to 3,600 s; 0: not recorded (OCR 18.9/b)
 * @param communicationRequired players have to be in the meeting of the communication system (OCR 16.5, 18.8)
 * @param communicationForMoves moves made without it are put on record (OCR 13.3)
 * @param deputySeconds after which the deputy may decide a case the Chief Arbiter has not, to 3,600 s; 0: never by time
 *     (OCR 18.9)
 * @param drawClaims how draws are claimed; empty: not at all (LAW 9.2, 9.3)
 * @param illegalMoves how illegal moves are penalised; empty: not at all (OCR 16.10)
 * @param rollCall players are called before the start, and who is missing may be excluded (FSSI ind-b)
 * @param drawArbiterConsent an arbiter may lift the ban of draw offers for a game (LAW 9.1.1)
 * @param reproduceMoves players confirm that a move stands on the traditional board before their next one (OCR 20.5)
 * @param preMoves a player may queue a move while the opponent thinks (OCR 3.6 b)
 * @param categories what holds in each category; empty in competitions loaded before it was recorded (RAP A, BLZ B)
 */
public record GameRules(
        String profile,
        int repetitionAuto,
        int moveCountAuto,
        boolean drawAllowed,
        int drawMinMove,
        int drawMinMovesEach,
        boolean drawExplicitDecline,
        boolean pauseOnDisconnection,
        boolean flagProvisionalWhileDisconnected,
        boolean checksRequired,
        int lagCompensationMs,
        int defaultMinutes,
        Optional<NeitherPresent> neitherPresent,
        boolean adjournmentAllowed,
        OptionalInt cutoffMoves,
        int reportSlaSeconds,
        boolean communicationRequired,
        boolean communicationForMoves,
        int deputySeconds,
        Optional<DrawClaims> drawClaims,
        Optional<IllegalMoves> illegalMoves,
        boolean rollCall,
        boolean drawArbiterConsent,
        boolean reproduceMoves,
        boolean preMoves,
        List<CategoryRules> categories) {
    /**
     * The rules that depend on the category of the time control.
     *
     * @param penaltySeconds proposed time of a penalty on the clock, 0 to 3,600 s (OCR 18.4.2, 18.4.3)
     * @param scoresheets players keep scoresheets (OCR 20.7, RAP A.2)
     */
    public record CategoryRules(
            Category category,
            Optional<DrawClaims> drawClaims,
            Optional<IllegalMoves> illegalMoves,
            OptionalInt cutoffMoves,
            int penaltySeconds,
            boolean scoresheets) {
        public CategoryRules {
            withinAnHour("penalty_seconds", penaltySeconds);
        }
    }

    /** @param wrongClaimSeconds what the opponent gets for a wrong claim, 0 to 3,600 s (LAW 9.5.3) */
    public record DrawClaims(int wrongClaimSeconds) {
        public DrawClaims {
            withinAnHour("wrong_claim_seconds", wrongClaimSeconds);
        }
    }

    /**
     * The Laws by which illegal moves are penalised: the second of any kind loses, or of its own kind (AMD 7.5.5, L17
     * 7.5.3).
     */
    public enum IllegalMovePolicy {
        LAWS_2018,
        LAWS_2017
    }

    /**
     * @param seconds what the opponent gets, 0 to 3,600 s
     * @param accepted an illegal move sent by a player counts as one (DEC-22)
     * @param limited rapid or blitz under RAP A.4
     */
    public record IllegalMoves(IllegalMovePolicy policy, int seconds, boolean accepted, boolean limited) {
        public IllegalMoves {
            withinAnHour("seconds", seconds);
        }
    }

    public GameRules {
        categories = List.copyOf(categories);
        if (repetitionAuto != 3 && repetitionAuto != 5)
            throw new IllegalArgumentException("repetition_auto is 3 or 5, not " + repetitionAuto);
        if (moveCountAuto != 50 && moveCountAuto != 75)
            throw new IllegalArgumentException("move_count_auto is 50 or 75, not " + moveCountAuto);
        if (drawMinMove < 1) throw new IllegalArgumentException("draw_min_move is at least 1, not " + drawMinMove);
        if (drawMinMovesEach < 0 || drawMinMovesEach > 1)
            throw new IllegalArgumentException("draw_min_moves_each is 0 or 1, not " + drawMinMovesEach);
        if (lagCompensationMs < 0 || lagCompensationMs > 1_000)
            throw new IllegalArgumentException("lag_compensation_ms is 0 to 1000, not " + lagCompensationMs);
        if (defaultMinutes < 0 || defaultMinutes > 120)
            throw new IllegalArgumentException("default_minutes is 0 to 120, not " + defaultMinutes);
        if (cutoffMoves.isPresent() && cutoffMoves.getAsInt() < 1)
            throw new IllegalArgumentException("cutoff_moves is at least 1, not " + cutoffMoves.getAsInt());
        withinAnHour("report_sla_seconds", reportSlaSeconds);
        withinAnHour("deputy_seconds", deputySeconds);
    }

    private static void withinAnHour(String name, int value) {
        if (value < 0 || value > 3_600) throw new IllegalArgumentException(name + " is 0 to 3600, not " + value);
    }

    /** What of the profile a game is frozen with; both checks always gate a hybrid game's start (OCR 18.5, 18.6). */
    public static GameRules of(Profile profile) {
        Profile.Draw draw = profile.draw();
        Profile.Disconnection disconnection = profile.disconnection();
        return new GameRules(
                profile.name(),
                draw.repetition(),
                draw.moveCount(),
                draw.offers(),
                draw.minMove(),
                draw.minMovesEach(),
                draw.explicitDecline(),
                disconnection.clockPolicy() == Profile.ClockPolicy.PAUSE,
                disconnection.flagFall() == Profile.FlagFall.PROVISIONAL,
                true,
                Math.toIntExact(profile.lagCompensation().toMillis()),
                Math.toIntExact(profile.defaultTime().limit().toMinutes()),
                Optional.of(NeitherPresent.valueOf(
                        profile.defaultTime().neitherPresent().name())),
                profile.adjournmentAllowed(),
                profile.cutoffMoves(),
                Math.toIntExact(disconnection.reportWithin().toSeconds()),
                profile.communication().required(),
                profile.communication().blockMovesWhenLost(),
                Math.toIntExact(disconnection.deputyAfter().toSeconds()),
                drawClaims(profile),
                illegalMoves(profile),
                profile.defaultTime().rollCall().isPresent(),
                draw.arbiterConsent(),
                profile.traditional().confirmed(),
                profile.input().preMove(),
                Stream.of(Category.values())
                        .map(category -> inCategory(profile.in(category), category))
                        .toList());
    }

    /** What would hold if the games became ones of a category (OCR 18.9 d, RAP A, BLZ B.2). */
    private static CategoryRules inCategory(Profile profile, Category category) {
        return new CategoryRules(
                category,
                drawClaims(profile),
                illegalMoves(profile),
                profile.cutoffMoves(),
                Math.toIntExact(profile.penaltyTime().toSeconds()),
                profile.scoresheets());
    }

    private static Optional<DrawClaims> drawClaims(Profile profile) {
        return profile.draw().claims()
                ? Optional.of(new DrawClaims(
                        Math.toIntExact(profile.draw().wrongClaim().toSeconds())))
                : Optional.empty();
    }

    private static Optional<IllegalMoves> illegalMoves(Profile profile) {
        return profile.illegalMoves()
                .map(illegal -> new IllegalMoves(
                        IllegalMovePolicy.valueOf(illegal.policy().name()),
                        Math.toIntExact(illegal.penalty().toSeconds()),
                        illegal.accepted(),
                        illegal.limited()));
    }
}
