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
import org.onehall.regulations.DisconnectionOption;

/** What happened between one board and the arbiters. */
public sealed interface Event {
    /**
     * OCR 19.1.
     *
     * @param callId "board/call-n"
     * @param venue the seat's
     * @param kind empty: anything but medical and technical help
     * @param player id of the player at the seat, "" if unknown
     * @param attempt in which it was made, from 1; 0 in old logs
     * @param stopsClock the game must be paused, but is not yet (LAW 6.11.2)
     * @param shallPenalise a call without valid reason must be penalised (LAW 6.11.4)
     * @param escalateAt when it becomes overdue if nobody has acknowledged it; empty: never
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

    /** Nobody has acknowledged the call in time: it now concerns the Chief Arbiter too (OCR 19.1). */
    record CallEscalated(String callId) implements Event {}

    /** The result of the pause of a call (LAW 6.11.2, OCR 19.6). */
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
     * @param side that appeals; {@code player} id of the player at that seat, "" if unknown
     * @param rulingId empty: against the result
     * @param deadline until when it could be filed (DEC-24); empty: no deadline
     * @param fee EUR; 0: the proceeding is open
     * @param body that decides, "" if none is named
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

    /** The other side has taken its copy (FSSI gen-8 c). */
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
     * A pause was wanted but not possible: time must be added, or the failed pause closed (OCR 19.6).
     *
     * @param failureId "board/pause-n"
     * @param attempt the game it is about, from 1
     */
    record PauseFailed(String failureId, Instant wantedAt, String reason, int attempt) implements Event {}

    /**
     * Time added for a pause that was not possible; not yet applied (OCR 19.6).
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

    /** No time is added for it, with the reason (OCR 19.6). */
    record FailedPauseClosed(String failureId, String reason) implements Event {}

    /**
     * Connectivity reported something new about a case (OCR 18.9).
     *
     * @param attempt in which it was opened, from 1; 0 if unknown
     * @param deputyAt when the deputy may decide if the Chief Arbiter has not; empty while nobody can decide, and if
     *     time alone does not allow him to
     */
    record CaseNoted(String caseId, String venue, Side side, CaseState state, int attempt, Optional<Instant> deputyAt)
            implements Event {}

    /**
     * The deputy may decide a case from now on; so may the Chief Arbiter (OCR 18.9).
     *
     * @param unanswered the Chief Arbiter has not decided in time; otherwise the Chief Arbiter has handed the case over
     */
    record DecisionDelegated(String caseId, boolean unanswered) implements Event {}

    /**
     * The game of a case is void: the case is closed undecided (OCR 18.9 c, d).
     *
     * @param venue the seat's
     * @param rulingId the decision about another case that voided the game; "" if there was none, for example after
     *     reversed colours (OCR 19.2)
     */
    record CaseVoided(String caseId, String venue, String rulingId) implements Event {}

    /** Another case of the same game that the decision settles too. */
    record DecidedCase(String caseId, String venue, Side side) {}

    /**
     * The Chief Arbiter or the deputy has decided; not yet applied (OCR 18.9).
     *
     * @param rulingId "board/ruling-n"
     * @param attempt the game it is about, from 1; 0 in old logs: the game there is when the decision is carried out
     * @param precedents how similar cases of the event had been decided by then, the most frequent first
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
     * A penalty was imposed; a time penalty is not yet applied (OCR 18.4.1-18.4.3). Written before a ruling could hold
     * several penalties.
     *
     * @param count penalties of this kind for this side on this board so far, including this one, without refused ones
     */
    record PenaltyImposed(
            String rulingId, Side offender, PenaltyKind kind, Optional<Duration> time, String reason, int count)
            implements Event {}

    /**
     * Penalties were imposed in one ruling; what is more than a warning or a fine is not yet applied (OCR 18.4).
     *
     * @param player the offender's id, "" if unknown
     * @param count rulings against the player in the competition so far, including this one, without refused ones;
     *     {@code warnings} those among them that include a warning
     * @param attempt the game it is about, from 1
     * @param lost how the ruling ends the running game (OCR 18.4.6, 18.4.9); empty: it does not
     * @param before score of the game, by the colours it is played with, and {@code after}; both empty if the result
     *     alone determines it
     * @param callId the call without valid reason that it penalises (LAW 6.11.4)
     * @param card 0: not shown as a card; otherwise how many cards the player has been shown in the competition,
     *     including this one
     * @param warning number of its warning among all warnings of the player in the competition, including those taken
     *     back; 0: no warning, or an old log
     * @param fairPlay the ground of a fair-play ruling (APP-I A9, A10); empty for any other ruling, and in old logs
     * @param decisionFinal it cannot be appealed against (APP-I A10)
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
            Optional<Penalty.LostGame> lost,
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

        /** The number of its warning, in any log; 0: no warning. */
        int number() {
            return warning > 0 || items.stream().noneMatch(item -> item.kind() == PenaltyKind.WARNING)
                    ? warning
                    : warnings;
        }
    }

    /**
     * Penalties of an earlier ruling are taken back; their effects are not yet undone (OCR 18.3, 18.4).
     *
     * @param withdrawnId the ruling whose penalties are taken back, against {@code player} at {@code offender}
     * @param items taken back, as they were imposed; for an exclusion the rounds that were not open, and likewise for
     *     an expulsion whose lost game stands
     * @param attempt the game that ruling was about, from 1
     * @param goesOn the game that the ruling had ended goes on
     * @param before score of the game, by the colours it was played with, and {@code after}; both empty if it stays
     * @param callId the call without valid reason for which a penalty is required again (LAW 6.11.4)
     * @param card shown with that ruling, which no longer counts
     * @param whole nothing of that ruling stands
     * @param appealId upheld by the previous ruling, which stands or falls with this one (OCR 17.11); empty: an arbiter
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

    /** The ruling has taken effect (OCR 18.3). */
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
