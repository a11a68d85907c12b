package org.onehall.regulations;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Period;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What a profile says about calls, appeals, fair play, byes, and what everybody may see. */
public final class ConductProfile {
    private ConductProfile() {}

    /** Who may call an arbiter (OCR 19.1, FSSI team-b). */
    public enum Caller {
        PLAYER,
        CAPTAIN
    }

    /** Whether a call without a reason may or must be penalised (OCR 19.1, LAW 6.11.4). */
    public enum InvalidCall {
        MAY_PENALISE,
        SHALL_PENALISE
    }

    /**
     * Calls of an arbiter (OCR 19.1).
     *
     * @param escalateAfter time after which a call that nobody has acknowledged is overdue, 0 to 60 min; zero: never.
     *     Our own parameter: the regulations name no time
     */
    public record Assistance(
            Caller whoMayCall, boolean playerMayStopClock, InvalidCall invalidCall, Duration escalateAfter) {
        static Assistance of(Profile profile) {
            return new Assistance(
                    Caller.valueOf(profile.value("assistance.whoMayCall")),
                    profile.flag("assistance.playerMayStopClock"),
                    InvalidCall.valueOf(profile.value("assistance.invalidCall")),
                    Duration.ofSeconds(profile.whole("assistance.escalateSeconds")));
        }
    }

    /**
     * Appeals (OCR 17.11, FSSI gen-8).
     *
     * @param results whether results can be appealed against too
     * @param deadline time to appeal, from the end of the game or the ruling, whichever is later; empty: no limit
     *     (DEC-34)
     * @param fee paid before a proceeding opens; {@code secondFee} is the fee for an appeal against the decision on an
     *     appeal
     * @param body the body that decides; empty if none is named
     */
    public record Appeals(
            boolean allowed,
            boolean results,
            Optional<Duration> deadline,
            BigDecimal fee,
            BigDecimal secondFee,
            Optional<String> body) {
        static Appeals of(Profile profile) {
            return new Appeals(
                    profile.flag("appeals.allowed"),
                    profile.flag("appeals.results"),
                    profile.present("appeals.deadlineMinutes")
                            .map(Integer::parseInt)
                            .map(Duration::ofMinutes),
                    Points.of(profile.value("appeals.fee")),
                    Points.of(profile.value("appeals.secondFee")),
                    profile.present("appeals.body"));
        }
    }

    /** How long recordings are kept after the announcement of the results (APP-I A5, OCR 18.7). */
    public record Recordings(Period vcs, Period venue) {
        static Recordings of(Profile profile) {
            return new Recordings(
                    Period.parse(profile.value("recording.vcs.retention")),
                    Period.parse(profile.value("recording.venue.retention")));
        }
    }

    /** Fair play (APP-I). */
    public record FairPlay(
            boolean appendixI,
            String screeningTool,
            Optional<String> approval,
            boolean sanctionsWithoutProof,
            boolean decisionFinal) {
        static FairPlay of(Profile profile) {
            boolean holds = profile.flag("fairplay.appendixI");
            return new FairPlay(
                    holds,
                    profile.value("fairplay.screeningTool"),
                    profile.present("fairplay.fplApprovalRef"),
                    holds && profile.flag("fairplay.sanctionsWithoutProof"),
                    holds && profile.flag("fairplay.decisionFinal"));
        }
    }

    /**
     * What everybody may see of the event without signing in (LAW 6.12).
     *
     * @param open whether the event has a public page
     * @param delay how old a move must be before everybody sees it
     * @param closedFromRound from this round on, from 1, no moves and clocks are shown; empty if no round is closed
     */
    public record PublicPage(boolean open, Duration delay, OptionalInt closedFromRound) {
        static PublicPage of(Profile profile) {
            return new PublicPage(
                    profile.value("public.page").equals("OPEN"),
                    Duration.ofMinutes(profile.whole("broadcast.delayMinutes")),
                    round(profile, "broadcast.closedFromRound"));
        }
    }

    /**
     * Byes that players may request themselves (OCR 16.1).
     *
     * @param half whether half-point byes may be requested; {@code zero}: zero-point byes
     * @param mostHalf half-point byes that a player may have, from 1
     * @param halfUntilRound last round for which a half-point bye may be requested, from 1; empty: every round
     * @param before how long before the planned start of a round requests end; not negative
     */
    public record Byes(boolean half, boolean zero, int mostHalf, OptionalInt halfUntilRound, Duration before) {
        static Byes of(Profile profile) {
            List<String> kinds = profile.list("byes.kinds");
            return new Byes(
                    kinds.contains("HALF"),
                    kinds.contains("ZERO"),
                    profile.whole("byes.mostHalf"),
                    round(profile, "byes.halfUntilRound"),
                    Duration.ofMinutes(profile.whole("byes.minutesBefore")));
        }
    }

    private static OptionalInt round(Profile profile, String key) {
        return profile.present(key)
                .map(round -> OptionalInt.of(Integer.parseInt(round)))
                .orElse(OptionalInt.empty());
    }
}
