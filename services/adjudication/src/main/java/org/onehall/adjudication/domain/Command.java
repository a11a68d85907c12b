package org.onehall.adjudication.domain;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.regulations.DisconnectionOption;

/** A command to the log of calls and rulings of one board. */
public sealed interface Command {
    /**
     * A player calls an arbiter to his own seat, a captain to a seat of his team (OCR 19.1, FSSI team-b). Refused:
     * VIA_CAPTAIN, TEXT_TOO_LONG, CALL_OPEN.
     *
     * @param kind empty: anything but medical and technical help
     * @param terms as far as known; set by the service, not by the caller
     */
    record CallArbiter(BoardId boardId, Side side, String text, Optional<CallKind> kind, CallTerms terms)
            implements Command {}

    /**
     * An arbiter of the caller's venue is on the way (OCR 19.1). Refused: UNKNOWN_CALL, ALREADY_ACKNOWLEDGED,
     * ALREADY_ANSWERED.
     */
    record AcknowledgeCall(String callId) implements Command {}

    /**
     * Nobody has acknowledged a call in time; by a service. Refused: UNKNOWN_CALL, ALREADY_ACKNOWLEDGED,
     * ALREADY_ANSWERED, CALL_NOT_OVERDUE.
     */
    record NoteUnacknowledged(String callId) implements Command {}

    /** The result of the pause of a call (LAW 6.11.2); by a service. Refused: UNKNOWN_CALL. */
    record NoteCallPause(String callId, boolean paused, String code, String text) implements Command {}

    /**
     * An arbiter of the caller's venue decides whether the call was valid (OCR 19.1). Refused: UNKNOWN_CALL,
     * ALREADY_ANSWERED.
     */
    record AnswerCall(String callId, boolean valid, String note) implements Command {}

    /**
     * A player, or his captain, asks for the explanation of a rule (OCR 17.10, LAW 11.9); the clocks are not affected.
     * Refused: VIA_CAPTAIN, QUESTION_MISSING, TEXT_TOO_LONG, QUESTION_OPEN.
     *
     * @param terms as far as known; set by the service, not by the caller
     */
    record AskQuestion(BoardId boardId, Side side, String text, CallTerms terms) implements Command {}

    /**
     * An arbiter of the seat's venue explains a rule (OCR 17.10). Refused: UNKNOWN_QUESTION, UNKNOWN_ARTICLE,
     * TEXT_TOO_LONG, QUESTION_ANSWERED.
     *
     * @param article id in the catalogue of rules
     */
    record AnswerQuestion(String questionId, String article, String note) implements Command {}

    /**
     * A player appeals, or his captain, or an arbiter of his venue on his behalf (OCR 17.11, LAW 11.10, FSSI gen-8).
     * Refused: VIA_CAPTAIN, NO_APPEALS, RESULT_FINAL, NO_RESULT_YET, OWN_WIN, UNKNOWN_RULING, NOTHING_TO_APPEAL,
     * DECISION_FINAL, APPEAL_TEXT_MISSING, TEXT_TOO_LONG, ALREADY_APPEALED, DEADLINE_PASSED.
     *
     * @param rulingId empty: against the result
     * @param terms as far as known, and {@code appeals}; set by the service, not by the caller
     */
    record FileAppeal(
            BoardId boardId, Side side, Optional<String> rulingId, String text, CallTerms terms, AppealTerms appeals)
            implements Command {}

    /**
     * The other side has taken its copy of an appeal, or an arbiter of its venue has handed it over (FSSI gen-8 c).
     * Refused: UNKNOWN_APPEAL.
     */
    record TakeCopy(BoardId boardId, String appealId) implements Command {}

    /** The fee is paid: the proceeding opens (FSSI gen-8 e). Refused: UNKNOWN_APPEAL, NO_FEE_DUE, TEXT_TOO_LONG. */
    record RecordFee(BoardId boardId, String appealId, String reference) implements Command {}

    /**
     * The decision of the appeals body (OCR 17.11). Refused: UNKNOWN_APPEAL, APPEAL_DECIDED, FEE_UNPAID,
     * APPEAL_REASON_MISSING, TEXT_TOO_LONG, RULED_MEANWHILE, NEW_SCORE_MISSING, NO_SCORE, DECISION_FINAL,
     * RULING_PENDING, APPEALED_RULING_GONE, SCORE_NOT_ALLOWED, SCORE_UNCHANGED, APPEAL_LEAVES_EFFECT.
     *
     * @param score of CHANGED, by the colours the game was played with
     * @param rulingsSeen how many rulings of the board the arbiter knew; empty if not stated
     * @param effectStays of UPHELD: the person who records it knows that part of the ruling can no longer be undone
     * @param circumstances as far as known; set by the service, not by the caller, like {@code setSince}
     * @param setSince sides whose clock the ruling had changed and was set to an independent time since, as far as
     *     known
     */
    record DecideAppeal(
            BoardId boardId,
            String appealId,
            AppealOutcome outcome,
            Optional<BySide<BigDecimal>> score,
            String reason,
            OptionalInt rulingsSeen,
            boolean effectStays,
            Circumstances circumstances,
            List<Side> setSince)
            implements Command {
        public DecideAppeal {
            setSince = List.copyOf(setSince);
        }

        /** For a ruling that can be undone completely, or if that is unknown. */
        public DecideAppeal(
                BoardId boardId,
                String appealId,
                AppealOutcome outcome,
                Optional<BySide<BigDecimal>> score,
                String reason,
                OptionalInt rulingsSeen,
                Circumstances circumstances) {
            this(boardId, appealId, outcome, score, reason, rulingsSeen, false, circumstances, List.of());
        }
    }

    /**
     * What connectivity reports about a case; by a service.
     *
     * @param attempt in which it was opened, from 1; 0 if unknown
     */
    record NoteCase(String caseId, String venue, Side side, CaseState state, int attempt) implements Command {}

    /**
     * The Chief Arbiter decides, or the deputy once allowed (OCR 18.9). A new game decides all cases of the void one: a
     * repeated request changes nothing. Refused: UNKNOWN_CASE, GAME_VOIDED, ALREADY_DECIDED, NOT_DELEGATED,
     * NOT_RECONNECTED, NOT_REPORTED, REDUCTION_MISSING, REDUCTION_TOO_LARGE, CONTROL_MISSING, TOO_MANY_PERIODS,
     * NOT_SHORTER, DECISION_REASON_MISSING, PRECEDENT_REASON_MISSING, ADDITION_OUT_OF_RANGE, GAME_ENDED,
     * GAME_NOT_ENDED, CONNECTION_NOT_OF_PLAYER, PENALTY_NOT_WITH_DECISION, PENALTY_OF_CHIEF_ARBITER, and the refusals
     * of penalties.
     *
     * @param reduceBy from 1 ms, less than {@code left}, option REDUCE only
     * @param control option RESTART_SHORTER only; strictly shorter (DEC-17)
     * @param addTo option ADD_TIME only, with {@code addTime}: 1 s to 60 min
     * @param precedents how similar cases of the event were decided, as far as known; set by the service, not by the
     *     caller, like {@code left} and {@code mostPeriods}
     * @param left time on the disconnected player's clock, as far as known (DEC-16)
     * @param mostPeriods most periods that a time control of the competition may have (V-10); empty: any number
     * @param penalties for the disconnected player, imposed with the decision, or else not at all; there are none
     *     unless {@code playerResponsible} (OCR 11.1, 16.5)
     * @param playerResponsible players answer for their connections; set by the service, like {@code circumstances}
     * @param circumstances what is known about the disconnected player; empty: nothing, and there can be no penalties
     */
    record DecideDisconnection(
            BoardId boardId,
            String caseId,
            DisconnectionOption option,
            Optional<Duration> reduceBy,
            Optional<TimeControl> control,
            String reason,
            Optional<Side> addTo,
            Optional<Duration> addTime,
            List<Precedent> precedents,
            Optional<Duration> left,
            OptionalInt mostPeriods,
            List<PenaltyItem> penalties,
            boolean playerResponsible,
            Optional<Circumstances> circumstances)
            implements Command {
        public DecideDisconnection {
            precedents = List.copyOf(precedents);
            penalties = List.copyOf(penalties);
        }

        /** Without a penalty. */
        public DecideDisconnection(
                BoardId boardId,
                String caseId,
                DisconnectionOption option,
                Optional<Duration> reduceBy,
                Optional<TimeControl> control,
                String reason,
                Optional<Side> addTo,
                Optional<Duration> addTime,
                List<Precedent> precedents,
                Optional<Duration> left,
                OptionalInt mostPeriods) {
            this(
                    boardId,
                    caseId,
                    option,
                    reduceBy,
                    control,
                    reason,
                    addTo,
                    addTime,
                    precedents,
                    left,
                    mostPeriods,
                    List.of(),
                    false,
                    Optional.empty());
        }
    }

    /**
     * The Chief Arbiter lets the deputy decide a case (OCR 18.9). Refused: UNKNOWN_CASE, ALREADY_DECIDED,
     * ALREADY_DELEGATED.
     */
    record DelegateDecision(BoardId boardId, String caseId) implements Command {}

    /**
     * Nobody has decided a case in time (OCR 18.9); by a service. Refused: UNKNOWN_CASE, ALREADY_DECIDED,
     * ALREADY_DELEGATED, NOT_OVERDUE.
     */
    record NoteUnanswered(String caseId) implements Command {}

    /**
     * An arbiter of the offender's venue, or the Chief Arbiter, penalises (OCR 18.4): all of it or nothing. Refused:
     * PENALTY_FORBIDDEN, FAIR_PLAY_FORBIDDEN, WIDER_SANCTION, PROOF_NEEDED, SCORE_FINAL, UNKNOWN_CALL, NOT_INVALID,
     * NO_CARDS, CARD_WITHOUT_PENALTY, NO_YELLOW_CARD, REASON_MISSING, PENALTY_MISSING, PENALTY_TWICE,
     * PENALTIES_CONTRADICT, RULED_MEANWHILE, RULING_PENDING, and if a part of it is incomplete or not allowed:
     * TIME_OUT_OF_RANGE, GAME_NOT_IN_PROGRESS, POINTS_MISSING, NO_SCORE, SCORE_NOT_RAISED, SCORE_NOT_LOWERED,
     * SCORE_NOT_ALLOWED, OPPONENT_SCORE_MISSING, NOTHING_TO_LOSE, FINE_NOT_ANNOUNCED, UNKNOWN_ROUND, ROUND_STARTED.
     *
     * @param rulingsSeen how many rulings of the board the arbiter knew, from 0
     * @param circumstances as far as known; set by the service, not by the caller
     * @param callId the call without valid reason that it penalises (LAW 6.11.4); empty: it penalises something else
     * @param card shown as a card: a warning as a yellow one, a lost game as a red one, which follows a yellow one
     * @param fairPlay the ground of a fair-play ruling: a loss of the game, an exclusion or an expulsion (APP-I A9,
     *     A10); empty for any other ruling
     */
    record ImposePenalty(
            BoardId boardId,
            Side offender,
            List<PenaltyItem> items,
            String reason,
            int rulingsSeen,
            Circumstances circumstances,
            Optional<String> callId,
            boolean card,
            Optional<FairPlayGround> fairPlay)
            implements Command {
        public ImposePenalty {
            items = List.copyOf(items);
        }
    }

    /**
     * Takes back penalties of a ruling with a new ruling (OCR 18.3): all that are named or none. A person who may
     * impose the penalties may take them back; only the Chief Arbiter may take back what the Chief Arbiter ruled.
     * Refused: UNKNOWN_RULING, WITHDRAWAL_FINAL, NO_PENALTY_TO_WITHDRAW, WITHDRAWAL_REASON_MISSING, TEXT_TOO_LONG,
     * NOT_OF_RULING, WITHDRAWAL_FORBIDDEN, RULED_ABOVE, RULED_MEANWHILE, NOTHING_TO_WITHDRAW, ALREADY_WITHDRAWN,
     * RULING_PENDING, and what can no longer be undone: TIME_PLAYED, CLOCKS_SET_SINCE, EXCLUSION_EFFECTED,
     * WITHDRAWN_TOGETHER, GAME_WENT_ON, SCORE_OFFICIAL, SCORE_RULED_SINCE, EXPELLED_SINCE, NEXT_ROUND_OPEN.
     *
     * @param kinds kinds of its penalties, at least one, each once
     * @param rulingsSeen how many rulings of the board the arbiter knew
     * @param madeBy who made the ruling, as far as known; set by the service, never by the person who withdraws, like
     *     {@code circumstances} and {@code setSince}
     * @param setSince sides whose clock it had changed and was set to an independent time since, as far as known
     */
    record WithdrawRuling(
            BoardId boardId,
            String rulingId,
            List<PenaltyKind> kinds,
            String reason,
            int rulingsSeen,
            Optional<Role> madeBy,
            Circumstances circumstances,
            List<Side> setSince)
            implements Command {
        public WithdrawRuling {
            kinds = List.copyOf(kinds);
            setSince = List.copyOf(setSince);
        }
    }

    /**
     * An arbiter of either venue wanted to pause a game and could not (OCR 19.6). Refused: UNKNOWN_BOARD,
     * FAILED_PAUSE_REASON_MISSING, TEXT_TOO_LONG, NOTHING_TO_PAUSE, PAUSE_NOT_YET_WANTED, PAUSE_BEFORE_START.
     *
     * @param wantedAt when the pause was wanted, from the start of the game until now
     */
    record RecordFailedPause(BoardId boardId, Instant wantedAt, String reason) implements Command {}

    /**
     * Time is added for a pause that was not possible (OCR 19.6). Refused: UNKNOWN_BOARD, UNKNOWN_FAILED_PAUSE,
     * FAILED_PAUSE_SETTLED, COMPENSATION_OUT_OF_RANGE, NO_CLOCK_TO_COMPENSATE.
     *
     * @param white 1 s to 60 min for White's clock, and {@code black} for Black's; at least one of them
     */
    record CompensateFailedPause(BoardId boardId, String failureId, Optional<Duration> white, Optional<Duration> black)
            implements Command {}

    /**
     * No time is added for a pause that was not possible (OCR 19.6). Refused: UNKNOWN_BOARD, UNKNOWN_FAILED_PAUSE,
     * FAILED_PAUSE_SETTLED, FAILED_PAUSE_REASON_MISSING, TEXT_TOO_LONG.
     */
    record CloseFailedPause(BoardId boardId, String failureId, String reason) implements Command {}

    /** The result of a ruling; by a service. Refused: UNKNOWN_RULING. */
    record NoteRuling(String rulingId, boolean applied, String code, String text) implements Command {}

    /**
     * What rulings need to know about the game; by a service.
     *
     * @param deputyAfter 1 s to 60 min without a decision, then the deputy may decide; empty: never by time
     * @param endedAt empty while the game has not ended
     * @param startedAt of the attempt; empty while it has not started
     * @param adjourned in progress, but its clocks stay as they are until its resumption (ADJ I.5)
     */
    record NoteBoard(
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
            implements Command {}
}
