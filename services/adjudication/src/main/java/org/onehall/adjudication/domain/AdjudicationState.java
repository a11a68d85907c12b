package org.onehall.adjudication.domain;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;

/**
 * Calls, questions, appeals, failed pauses, cases and rulings of one board.
 *
 * @param board empty until the game is known
 * @param calls in order; call n is the n-th
 * @param cases by case id
 */
public record AdjudicationState(
        Optional<Board> board,
        List<Call> calls,
        Map<String, Case> cases,
        List<Ruling> rulings,
        List<Question> questions,
        List<Appeal> appeals,
        List<FailedPause> failedPauses) {
    /** Nothing has happened. */
    public static final AdjudicationState EMPTY =
            new AdjudicationState(Optional.empty(), List.of(), Map.of(), List.of(), List.of(), List.of(), List.of());

    public AdjudicationState {
        calls = List.copyOf(calls);
        cases = Map.copyOf(cases);
        rulings = List.copyOf(rulings);
        questions = List.copyOf(questions);
        appeals = List.copyOf(appeals);
        failedPauses = List.copyOf(failedPauses);
    }

    /**
     * What rulings need to know about the game.
     *
     * @param deputyAfter how long the Chief Arbiter has for a case before the deputy may decide too; empty: without
     *     limit
     * @param whitePlayer id, "" if the game was noted before ids were recorded
     * @param endedAt empty while the game has not ended, or if it was noted before this was recorded
     * @param startedAt of the attempt; empty while it has not started, or if it was noted before this was recorded
     * @param adjourned in progress, but its clocks stay as they are until its resumption (ADJ I.5); false if it was
     *     noted before this was recorded
     */
    public record Board(
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
            boolean adjourned) {
        /** Venue of a seat. */
        public String venue(Side side) {
            return side == Side.WHITE ? whiteVenue : blackVenue;
        }

        /** Id of the player at a seat; "" if unknown. */
        String player(Side side) {
            return side == Side.WHITE ? whitePlayer : blackPlayer;
        }
    }

    /** The state of a call. */
    public enum CallState {
        /** Nobody has acknowledged it. */
        MADE,
        /** Nobody has acknowledged it in time. */
        ESCALATED,
        /** An arbiter is on the way. */
        ACKNOWLEDGED,
        /** It had a valid reason. */
        VALID,
        /** It had no valid reason; a penalty is possible or required. */
        INVALID,
        /** It had no valid reason, and was penalised. */
        PENALISED;

        boolean isOpen() {
            return this == MADE || this == ESCALATED || this == ACKNOWLEDGED;
        }
    }

    /**
     * A call of an arbiter.
     *
     * @param shallPenalise whether a penalty is required if it has no valid reason
     * @param escalateAt when it becomes overdue if nobody has acknowledged it; empty: never
     * @param pauseNoted the result of its pause is known
     */
    public record Call(
            String callId,
            Side side,
            String venue,
            boolean shallPenalise,
            Optional<Instant> escalateAt,
            CallState state,
            boolean pauseNoted) {
        Call become(CallState now) {
            return new Call(callId, side, venue, shallPenalise, escalateAt, now, pauseNoted);
        }

        Call withPauseNoted() {
            return new Call(callId, side, venue, shallPenalise, escalateAt, state, true);
        }
    }

    /** A question about a rule. */
    public record Question(String questionId, Side side, String venue, boolean answered) {}

    /**
     * An appeal.
     *
     * @param rulingId empty: against the result
     * @param feeDue the proceeding is not open yet
     * @param decided a decision stands, made or applied
     */
    public record Appeal(
            String appealId, Side side, Optional<String> rulingId, boolean feeDue, boolean copyTaken, boolean decided) {
        Appeal paid() {
            return new Appeal(appealId, side, rulingId, false, copyTaken, decided);
        }

        Appeal taken() {
            return new Appeal(appealId, side, rulingId, feeDue, true, decided);
        }

        Appeal decided(boolean now) {
            return new Appeal(appealId, side, rulingId, feeDue, copyTaken, now);
        }
    }

    /**
     * A pause that was not possible (OCR 19.6).
     *
     * @param attempt the game it is about, from 1
     * @param settled time has been added or ordered, or it is closed
     */
    public record FailedPause(String failureId, Instant wantedAt, String reason, int attempt, boolean settled) {
        FailedPause settled(boolean now) {
            return new FailedPause(failureId, wantedAt, reason, attempt, now);
        }
    }

    /**
     * A disconnection.
     *
     * @param restored the link is back at present
     * @param reported the local technical arbiter has confirmed the report
     * @param decided a decision stands, made or applied, or the game is void
     * @param attempt in which it was opened, from 1; 0 if unknown
     * @param deputy the deputy may decide
     * @param deputyAt when the deputy may, unless it is decided or the link is lost again before; empty: not by time
     */
    public record Case(
            String caseId,
            String venue,
            Side side,
            boolean restored,
            boolean reported,
            boolean decided,
            int attempt,
            boolean deputy,
            Optional<Instant> deputyAt) {
        /** The case after a report from connectivity. */
        Case noted(CaseState news) {
            return switch (news) {
                case OPEN -> this;
                case RESTORED -> new Case(caseId, venue, side, true, reported, decided, attempt, deputy, deputyAt);
                case REPORTED -> new Case(caseId, venue, side, restored, true, decided, attempt, deputy, deputyAt);
                case DOWN_AGAIN -> new Case(caseId, venue, side, false, reported, decided, attempt, deputy, deputyAt);
            };
        }

        Case decided(boolean now) {
            return new Case(caseId, venue, side, restored, reported, now, attempt, deputy, deputyAt);
        }

        Case delegated() {
            return new Case(caseId, venue, side, restored, reported, decided, attempt, true, Optional.empty());
        }

        Case withDeputyAt(Optional<Instant> at) {
            return new Case(caseId, venue, side, restored, reported, decided, attempt, deputy, at);
        }

        boolean isDecidable() {
            return restored && reported && !decided;
        }

        /** The Chief Arbiter's time to decide it is over. */
        boolean isOverdue(Instant at) {
            return deputyAt.filter(due -> !at.isBefore(due)).isPresent();
        }
    }

    /** How far a ruling has progressed. */
    public enum Progress {
        MADE,
        APPLIED,
        REFUSED
    }

    /**
     * The decision of an appeal (OCR 17.11).
     *
     * @param of that appeal
     * @param score of CHANGED only
     */
    public record AppealDecision(String of, AppealOutcome outcome, Optional<BySide<BigDecimal>> score) {
        /** "accepted, 0.5-0.5". */
        String text() {
            return switch (outcome) {
                case UPHELD -> "accepted";
                case CHANGED ->
                    "accepted"
                            + score.map(after -> ", " + PenaltyScore.text(after))
                                    .orElse("");
                case DISMISSED -> "rejected";
            };
        }
    }

    /**
     * A game that replaces a void one (OCR 18.9 c, d).
     *
     * @param of attempt that is void, from 1; 0 in old logs
     * @param control empty: the same
     */
    public record NewGame(int of, Optional<TimeControl> control) {}

    /**
     * Takes back part of another ruling (OCR 18.3).
     *
     * @param of that ruling, against {@code offender}
     * @param items penalties that are taken back; for an exclusion the rounds for which it is lifted
     * @param callId the call without valid reason, for which a penalty is required again
     * @param appealId the appeal that it upholds; empty: an arbiter takes the ruling back
     */
    public record Withdrawal(
            String of, Side offender, List<PenaltyItem> items, Optional<String> callId, Optional<String> appealId) {
        public Withdrawal {
            items = List.copyOf(items);
        }

        List<PenaltyKind> kinds() {
            return items.stream().map(PenaltyItem::kind).toList();
        }

        /** "withdrawal of ruling 1, black: warning". */
        String text() {
            return "withdrawal of ruling " + of.substring(of.lastIndexOf('-') + 1) + ", "
                    + Penalties.text(offender, kinds());
        }
    }

    Optional<Ruling> ruling(String rulingId) {
        return rulings.stream()
                .filter(ruling -> ruling.rulingId().equals(rulingId))
                .findAny();
    }

    /** Which of a ruling's penalties still stand; empty if none do, or if it is no penalty. */
    Optional<Penalty> standing(Ruling ruling) {
        return ruling.penalty()
                .filter(_ -> ruling.progress() != Progress.REFUSED)
                .map(penalty -> penalty.without(withdrawn(ruling.rulingId())))
                .filter(penalty -> !penalty.items().isEmpty());
    }

    /** Which of a ruling's penalties are taken back, made or applied. */
    private List<PenaltyItem> withdrawn(String rulingId) {
        return withdrawals(rulingId)
                .flatMap(ruling -> ruling.withdrawal().orElseThrow().items().stream())
                .toList();
    }

    /** The ruling that takes one of these penalties back. */
    Optional<Ruling> withdrawnBy(String rulingId, Set<PenaltyKind> kinds) {
        return withdrawals(rulingId)
                .filter(ruling ->
                        ruling.withdrawal().orElseThrow().kinds().stream().anyMatch(kinds::contains))
                .findFirst();
    }

    /** Whether a ruling that takes back part of it is neither applied nor refused yet. */
    boolean isBeingWithdrawn(String rulingId) {
        return withdrawals(rulingId).anyMatch(ruling -> ruling.progress() == Progress.MADE);
    }

    private Stream<Ruling> withdrawals(String rulingId) {
        return rulings.stream()
                .filter(ruling -> ruling.progress() != Progress.REFUSED)
                .filter(ruling -> ruling.withdrawal()
                        .filter(withdrawal -> withdrawal.of().equals(rulingId))
                        .isPresent());
    }

    AdjudicationState with(Board changed) {
        return new AdjudicationState(Optional.of(changed), calls, cases, rulings, questions, appeals, failedPauses);
    }

    Optional<Call> call(String callId) {
        return calls.stream().filter(call -> call.callId().equals(callId)).findAny();
    }

    AdjudicationState with(List<Call> changed) {
        return new AdjudicationState(board, changed, cases, rulings, questions, appeals, failedPauses);
    }

    /** The state with a call in place of the earlier one with the same id. */
    AdjudicationState with(Call changed) {
        return with(calls.stream()
                .map(call -> call.callId().equals(changed.callId()) ? changed : call)
                .toList());
    }

    AdjudicationState with(Case changed) {
        Map<String, Case> all = new HashMap<>(cases);
        all.put(changed.caseId(), changed);
        return new AdjudicationState(board, calls, all, rulings, questions, appeals, failedPauses);
    }

    AdjudicationState withRulings(List<Ruling> changed) {
        return new AdjudicationState(board, calls, cases, changed, questions, appeals, failedPauses);
    }

    AdjudicationState withQuestions(List<Question> changed) {
        return new AdjudicationState(board, calls, cases, rulings, changed, appeals, failedPauses);
    }

    Optional<Appeal> appeal(String appealId) {
        return appeals.stream()
                .filter(appeal -> appeal.appealId().equals(appealId))
                .findAny();
    }

    AdjudicationState withAppeals(List<Appeal> changed) {
        return new AdjudicationState(board, calls, cases, rulings, questions, changed, failedPauses);
    }

    /** The state with an appeal in place of the earlier one with the same id. */
    AdjudicationState with(Appeal changed) {
        return withAppeals(appeals.stream()
                .map(appeal -> appeal.appealId().equals(changed.appealId()) ? changed : appeal)
                .toList());
    }

    Optional<FailedPause> failedPause(String failureId) {
        return failedPauses.stream()
                .filter(one -> one.failureId().equals(failureId))
                .findAny();
    }

    AdjudicationState withFailedPauses(List<FailedPause> changed) {
        return new AdjudicationState(board, calls, cases, rulings, questions, appeals, changed);
    }
}
