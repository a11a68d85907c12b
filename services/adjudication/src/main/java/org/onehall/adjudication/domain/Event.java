package org.onehall.adjudication.domain;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.regulations.CheckKind;

/** What happened at one board before the arbiters. */
public sealed interface Event {
    /**
     * OCR 19.1.
     *
     * @param callId "board/call-n"
     * @param venue the seat's
     * @param kind empty: anything but medical and technical help
     * @param player who sits there, "" if it is not known
     * @param attempt in which it was made, from 1; 0 in old logs
     * @param stopsClock the game is to be paused, not yet done (LAW 6.11.2)
     * @param shallPenalise a call without valid reason must be penalised (LAW 6.11.4)
     * @param escalateAt when it is overdue if nobody has acknowledged it; empty: never
     */
    record ArbiterCalled(
            String callId,
            Side side,
            String venue,
            String text,
            Optional<CallKind> kind,
            String player,
            int attempt,
            boolean stopsClock,
            boolean shallPenalise,
            Optional<Instant> escalateAt)
            implements Event {}

    /** An arbiter is on the way: the actor of the event (OCR 19.1). */
    record CallAcknowledged(String callId) implements Event {}

    /** Nobody has acknowledged the call in time: it is the Chief Arbiter's, too (OCR 19.1). */
    record CallEscalated(String callId) implements Event {}

    /** What became of the pause of a call (LAW 6.11.2, OCR 19.6). */
    record CallPauseNoted(String callId, boolean paused, String code, String text) implements Event {}

    /**
     * OCR 19.1.
     *
     * @param penaltyOwed the call is open until a ruling names it (LAW 6.11.4)
     */
    record CallAnswered(String callId, boolean valid, String note, boolean penaltyOwed) implements Event {}

    /**
     * OCR 17.10.
     *
     * @param questionId "board/question-n"
     * @param venue the seat's
     */
    record QuestionAsked(String questionId, Side side, String venue, String text) implements Event {}

    /** OCR 17.10. */
    record QuestionAnswered(String questionId, String article, String note) implements Event {}

    /**
     * OCR 17.11.
     *
     * @param appealId "board/appeal-n"
     * @param side that appeals; {@code player} who sat there, "" if it is not known
     * @param rulingId empty: against the result
     * @param deadline until when it could be filed (DEC-24); empty: without one
     * @param fee EUR; 0: the proceeding is open
     * @param body who decides, "" if none is named
     */
    record AppealFiled(
            String appealId,
            Side side,
            String player,
            Optional<String> rulingId,
            String text,
            Optional<Instant> deadline,
            BigDecimal fee,
            String body)
            implements Event {}

    /** The other side has its copy (FSSI gen-8 c). */
    record AppealCopyTaken(String appealId) implements Event {}

    /** The proceeding is open (FSSI gen-8 e). */
    record AppealFeePaid(String appealId, String reference) implements Event {}

    /**
     * The appeals body has decided; a changed score is not yet applied (OCR 17.11).
     *
     * @param before score of the game, by the colours it was played with, and {@code after}; both empty if it stays
     */
    record AppealDecided(
            String rulingId,
            String appealId,
            AppealOutcome outcome,
            String reason,
            Optional<BySide<BigDecimal>> before,
            Optional<BySide<BigDecimal>> after)
            implements Event {}

    /**
     * A pause was wanted and not possible: time is owed until it is added, or it is closed (OCR 19.6).
     *
     * @param failureId "board/pause-n"
     * @param attempt the game it is about, from 1
     */
    record PauseFailed(String failureId, Instant wantedAt, String reason, int attempt) implements Event {}

    /**
     * Time for a pause that was not possible; not yet applied (OCR 19.6).
     *
     * @param rulingId "board/ruling-n"
     * @param white added to White's clock, and {@code black} to Black's; at least one of them
     * @param wantedAt of the failed pause, with its {@code reason} and {@code attempt}
     */
    record FailedPauseCompensated(
            String rulingId,
            String failureId,
            Optional<Duration> white,
            Optional<Duration> black,
            Instant wantedAt,
            String reason,
            int attempt)
            implements Event {}

    /** No time is added for it, and why (OCR 19.6). */
    record FailedPauseClosed(String failureId, String reason) implements Event {}

    /**
     * Connectivity said something new of a case (OCR 18.9).
     *
     * @param attempt in which it was opened, from 1; 0 if unknown
     * @param deputyAt when the deputy may decide if the Chief Arbiter has not; empty while nobody can decide, and where
     *     he may not by time
     */
    record CaseNoted(String caseId, String venue, Side side, CaseState state, int attempt, Optional<Instant> deputyAt)
            implements Event {}

    /**
     * The deputy may decide a case from now on; so may the Chief Arbiter (OCR 18.9).
     *
     * @param unanswered the Chief Arbiter has not decided in time; otherwise he has handed it over
     */
    record DecisionDelegated(String caseId, boolean unanswered) implements Event {}

    /**
     * The game of a case is void: the case is closed undecided (OCR 18.9 c, d).
     *
     * @param venue the seat's
     * @param rulingId the decision about another case that voided the game; "" if there was none, as after reversed
     *     colours (OCR 19.2)
     */
    record CaseVoided(String caseId, String venue, String rulingId) implements Event {}

    /** Another case of the same game that the decision decides too. */
    record DecidedCase(String caseId, String venue, Side side) {}

    /**
     * The Chief Arbiter decided, or the deputy; not yet applied (OCR 18.9).
     *
     * @param rulingId "board/ruling-n"
     * @param attempt the game it is about, from 1; 0 in old logs: whichever there is when it is carried out
     * @param precedents how like cases of the event had been decided by then, the most frequent first
     * @param checksAgain checks of both players that are needed before the new game (DEC-26); none if there is no new
     *     game
     */
    record DisconnectionDecided(
            String rulingId,
            String caseId,
            String venue,
            Side side,
            DisconnectionOption option,
            Optional<Duration> reduceBy,
            Optional<TimeControl> control,
            String reason,
            Optional<Side> addTo,
            Optional<Duration> addTime,
            int attempt,
            List<Precedent> precedents,
            List<CheckKind> checksAgain,
            List<DecidedCase> with)
            implements Event {
        public DisconnectionDecided {
            with = List.copyOf(with);
            precedents = List.copyOf(precedents);
            checksAgain = List.copyOf(checksAgain);
        }
    }

    /**
     * A penalty was imposed; one of time is not yet applied (OCR 18.4.1-18.4.3). Written until rulings could hold
     * several.
     *
     * @param count penalties of this kind for this side on this board so far, this one included, refused ones not
     */
    record PenaltyImposed(
            String rulingId, Side offender, PenaltyKind kind, Optional<Duration> time, String reason, int count)
            implements Event {}

    /**
     * Penalties were imposed in one ruling; what is more than a warning or a fine is not yet applied (OCR 18.4).
     *
     * @param player the offender's id, "" if it is not known
     * @param count rulings against the player in the competition so far, this one included, refused ones not;
     *     {@code warnings} those among them that warn
     * @param attempt the game it is about, from 1
     * @param lost how the running game ends by it (OCR 18.4.6, 18.4.9); empty: it does not
     * @param before score of the game, by the colours it is played with, and {@code after}; both empty if the result
     *     alone says it
     * @param callId the call without valid reason it is for (LAW 6.11.4)
     * @param card 0: not shown as a card; else how many the player has been shown in the competition, this one included
     * @param warning number of its warning among all the player has had in the competition, those taken back included;
     *     0: it does not warn, or in old logs
     * @param fairPlay what a ruling in fair play rests on (APP-I A9, A10); empty: it is none, also in old logs
     * @param decisionFinal nobody appeals against it (APP-I A10)
     */
    record PenaltiesImposed(
            String rulingId,
            Side offender,
            String player,
            List<PenaltyItem> items,
            String reason,
            int count,
            int warnings,
            int attempt,
            Optional<LostGame> lost,
            Optional<BySide<BigDecimal>> before,
            Optional<BySide<BigDecimal>> after,
            Optional<String> callId,
            int card,
            int warning,
            Optional<FairPlayGround> fairPlay,
            boolean decisionFinal)
            implements Event {
        public PenaltiesImposed {
            items = List.copyOf(items);
        }

        /** Of its warning, in any log; 0: it does not warn. */
        int number() {
            return warning > 0 || items.stream().noneMatch(item -> item.kind() == PenaltyKind.WARNING)
                    ? warning
                    : warnings;
        }
    }

    /**
     * Penalties of an earlier ruling are taken back; what they had changed is not yet undone (OCR 18.3, 18.4).
     *
     * @param withdrawnId the ruling whose penalties they are, against {@code player} at {@code offender}
     * @param items taken back, as they were imposed; of an exclusion the rounds that were not open, as of an expulsion
     *     whose lost game stands
     * @param attempt the game that ruling was about, from 1
     * @param goesOn the game it had ended goes on
     * @param before score of the game, by the colours it was played with, and {@code after}; both empty if it stays
     * @param callId the call without valid reason whose penalty is owed again (LAW 6.11.4)
     * @param card shown with that ruling, counts no longer
     * @param whole nothing of that ruling stands
     * @param appealId upheld by the ruling before, which stands or falls with this one (OCR 17.11); empty: an arbiter
     *     takes it back
     */
    record RulingWithdrawn(
            String rulingId,
            String withdrawnId,
            Side offender,
            String player,
            List<PenaltyItem> items,
            String reason,
            int attempt,
            boolean goesOn,
            Optional<BySide<BigDecimal>> before,
            Optional<BySide<BigDecimal>> after,
            Optional<String> callId,
            boolean card,
            boolean whole,
            Optional<String> appealId)
            implements Event {
        public RulingWithdrawn {
            items = List.copyOf(items);
        }
    }

    /** The ruling has its effect (OCR 18.3). */
    record RulingApplied(String rulingId) implements Event {}

    /**
     * The owner of the effect refused it; a case is open for another decision.
     *
     * @param deputyAt of that case, as in {@link CaseNoted}
     */
    record RulingRefused(String rulingId, String code, String text, Optional<Instant> deputyAt) implements Event {}

    /**
     * The game was created, started, adjourned, resumed, ended or restarted.
     *
     * @param endedAt empty while it has not ended, and in old logs
     * @param startedAt of the attempt; empty while it has not started, and in old logs
     * @param adjourned in progress, but adjourned; not in old logs
     */
    record BoardNoted(
            String whiteVenue,
            String blackVenue,
            int attempt,
            boolean inProgress,
            boolean ended,
            TimeControl control,
            Optional<Duration> deputyAfter,
            String whitePlayer,
            String blackPlayer,
            Optional<Instant> endedAt,
            Optional<Instant> startedAt,
            boolean adjourned)
            implements Event {}
}
