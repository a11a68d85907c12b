package org.onehall.regulations;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.onehall.clock.Category;
import org.onehall.clock.TimeControl;

/**
 * The part of the competition's profile that is fixed for a game (regulations §27).
 *
 * @param profile its name, for the record only
 * @param repetitionAuto 3 or 5 (OCR 5.4.1, LAW 9.6.1)
 * @param moveCountAuto 50 or 75 (OCR 5.4.4, LAW 9.6.2)
 * @param drawMinMove the player's first move with which a draw may be offered, at least 1 (DEC-12)
 * @param drawMinMovesEach 0 or 1 moves by both before a draw is agreed (LAW 5.2.3)
 * @param pauseOnDisconnection a case pauses the game (OCR 19.6); otherwise the clock runs (OCR 4.3)
 * @param flagProvisionalWhileDisconnected a flag in an open case waits for the Chief Arbiter (DEC-15)
 * @param checksRequired device and fair-play checks are required for the start (OCR 18.5, 18.6)
 * @param lagCompensationMs most time not charged to a move for its transmission, 0 to 1,000 ms (DEC-03)
 * @param defaultMinutes how late a player may arrive, 0 to 120 minutes (OCR 16.11)
 * @param neitherPresent whose time runs while neither player is present; empty: White's (LAW 6.7.2)
 * @param adjournmentAllowed a game may be adjourned with a sealed move (ADJ I.1.1)
 * @param cutoffMoves moves by each after which a wrong setting stays, at least 1 (RAP A.4.1.1)
 * @param reportSlaSeconds how long a disconnection's report may take, to 3,600 s; 0: not recorded (OCR 18.9/b)
 * @param communicationRequired players have to be in the meeting of the communication system (OCR 16.5, 18.8)
 * @param communicationForMoves moves made without it are put on record (OCR 13.3)
 * @param deputySeconds time after which the deputy may decide a case that the Chief Arbiter has not decided, to 3,600
 *     s; 0: never because of time alone (OCR 18.9)
 * @param drawClaims how draws are claimed; empty: they cannot be claimed (LAW 9.2, 9.3)
 * @param illegalMoves how illegal moves are penalised; empty: they are not (OCR 16.10)
 * @param rollCall players are called before the start, and a missing player may be excluded (FSSI ind-b)
 * @param drawArbiterConsent an arbiter may lift the ban of draw offers for a game (LAW 9.1.1)
 * @param reproduceMoves players confirm that a move stands on the traditional board before their next one (OCR 20.5)
 * @param preMoves a player may queue a move while the opponent thinks (OCR 3.6 b)
 * @param categories the rules in each category; empty in games created before this was recorded (RAP A, BLZ B)
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
     * How often a position must occur, and how many moves each side must make, before a draw can be claimed under the
     * Laws (LAW 9.2, LAW 9.3); in online games either ends the game as a draw at once.
     */
    public static final int CLAIMED_OCCURRENCES = 3;

    public static final int CLAIMED_MOVES = 50;

    /** Increment from which a traditional set may be used (OCR 20). */
    private static final Duration TRADITIONAL = Duration.ofSeconds(30);

    /**
     * The rules that depend on the category of the time control.
     *
     * @param penaltySeconds proposed time for a penalty on the clock, 0 to 3,600 s (OCR 18.4.2, 18.4.3)
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
     * @param seconds what the opponent gets, 0 to 3,600 s
     * @param accepted an illegal move sent by a player counts as one (DEC-22)
     * @param limited rapid or blitz under RAP A.4: an illegal move can be recorded until the opponent's next move;
     *     under the Laws of 2017 the first one loses
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

    /**
     * The rules for games with another time control: those of its category, and without traditional sets if the
     * increment is below thirty seconds (OCR 20, RAP A, BLZ B.2).
     */
    public GameRules with(TimeControl control) {
        CategoryRules of = categories.stream()
                .filter(one -> one.category() == control.category())
                .findFirst()
                .orElse(new CategoryRules(control.category(), drawClaims, illegalMoves, cutoffMoves, 0, false));
        boolean traditional =
                control.periods().stream().allMatch(period -> period.increment().compareTo(TRADITIONAL) >= 0);
        return new GameRules(
                profile,
                repetitionAuto,
                moveCountAuto,
                drawAllowed,
                drawMinMove,
                drawMinMovesEach,
                drawExplicitDecline,
                pauseOnDisconnection,
                flagProvisionalWhileDisconnected,
                checksRequired,
                lagCompensationMs,
                defaultMinutes,
                neitherPresent,
                adjournmentAllowed,
                of.cutoffMoves(),
                reportSlaSeconds,
                communicationRequired,
                communicationForMoves,
                deputySeconds,
                of.drawClaims(),
                of.illegalMoves(),
                rollCall,
                drawArbiterConsent,
                reproduceMoves && traditional,
                preMoves,
                categories);
    }

    private static void withinAnHour(String name, int value) {
        if (value < 0 || value > 3_600) throw new IllegalArgumentException(name + " is 0 to 3600, not " + value);
    }

    /**
     * The part of the profile that is fixed for a game; both checks are always required before a hybrid game starts
     * (OCR 18.5, 18.6).
     */
    public static GameRules of(Profile profile) {
        PlayProfile.Draw draw = profile.draw();
        ConnectionProfile.Disconnection disconnection = profile.disconnection();
        return new GameRules(
                profile.name(),
                draw.repetition(),
                draw.moveCount(),
                draw.offers(),
                draw.minMove(),
                draw.minMovesEach(),
                draw.explicitDecline(),
                disconnection.clockPolicy() == ConnectionProfile.ClockPolicy.PAUSE,
                disconnection.flagFall() == ConnectionProfile.FlagFall.PROVISIONAL,
                true,
                Math.toIntExact(profile.lagCompensation().toMillis()),
                Math.toIntExact(profile.defaultTime().limit().toMinutes()),
                Optional.of(profile.defaultTime().neitherPresent()),
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

    /** The rules that would hold if the games were moved to a category (OCR 18.9 d, RAP A, BLZ B.2). */
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
                        illegal.policy(),
                        Math.toIntExact(illegal.penalty().toSeconds()),
                        illegal.accepted(),
                        illegal.limited()));
    }
}
