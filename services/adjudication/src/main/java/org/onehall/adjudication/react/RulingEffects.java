package org.onehall.adjudication.react;

import com.google.protobuf.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.onehall.decider.BoardId;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.decider.Texts;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.DecidedCase;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.FailedPauseCompensated;
import org.onehall.proto.adjudication.v1.NoteRulingRequest;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.DeclareResultRequest;
import org.onehall.proto.game.v1.RestartRequest;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResumeRequest;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Carries a ruling out at the owner of the game and at the competition service, and reports the result. Request ids are
 * derived from the ruling, so a repeat has no further effect.
 */
public final class RulingEffects {
    private static final String DISCONNECTION = "OCR 18.9";
    private static final String NOT_PAUSED = "NOT_PAUSED";
    /** Answers to "resume" that mean that nothing is stopped: play went on (DEC-15), or has not begun. */
    private static final Set<String> NOTHING_TO_RESUME = Set.of(NOT_PAUSED, "GAME_NOT_STARTED");

    private final GameOrders game;
    private final PenaltyEffects penalties;

    /** @param isScored whether the competition service is known to have the result of a board */
    public RulingEffects(GameOrders game, CompetitionOrders competition, Predicate<BoardId> isScored) {
        this.game = game;
        this.penalties = new PenaltyEffects(game, competition, isScored);
    }

    /**
     * What to note on this service's own log once the ruling has taken effect or was refused; empty for events that are
     * no ruling or need no effect.
     */
    public Optional<NoteRulingRequest> carryOut(AdjudicationEvent event) {
        BoardId board = BoardId.of(event.getHeader().getKey());
        return switch (event.getPayloadCase()) {
            case DISCONNECTION_DECIDED -> {
                DisconnectionDecided decided = event.getDisconnectionDecided();
                yield Optional.of(note(
                        board,
                        decided.getRulingId(),
                        carryOut(board, decided, event.getHeader().getActor().getRole())));
            }
            case PENALTY_IMPOSED -> {
                PenaltyImposed penalty = event.getPenaltyImposed();
                yield switch (penalty.getKind()) {
                    case PENALTY_KIND_ADD_TIME_TO_OPPONENT ->
                        Optional.of(note(
                                board,
                                penalty.getRulingId(),
                                adjust(
                                        board,
                                        penalty,
                                        penalty.getOffender() == Side.SIDE_WHITE ? Side.SIDE_BLACK : Side.SIDE_WHITE,
                                        penalty.getTime(),
                                        "OCR 18.4.2")));
                    case PENALTY_KIND_REDUCE_TIME_OF_OFFENDER ->
                        Optional.of(note(
                                board,
                                penalty.getRulingId(),
                                adjust(
                                        board,
                                        penalty,
                                        penalty.getOffender(),
                                        negative(penalty.getTime()),
                                        "OCR 18.4.3")));
                    case PENALTY_KIND_WARNING,
                            PENALTY_KIND_RAISE_SCORE_OF_OPPONENT,
                            PENALTY_KIND_LOWER_SCORE_OF_OFFENDER,
                            PENALTY_KIND_GAME_LOST,
                            PENALTY_KIND_FINE,
                            PENALTY_KIND_EXCLUSION,
                            PENALTY_KIND_EXPULSION,
                            PENALTY_KIND_UNSPECIFIED,
                            UNRECOGNIZED -> Optional.empty();
                };
            }
            case PENALTIES_IMPOSED -> {
                PenaltiesImposed imposed = event.getPenaltiesImposed();
                yield Optional.of(note(
                        board,
                        imposed.getRulingId(),
                        penalties.carryOut(board, imposed, event.getHeader().getRule())));
            }
            case RULING_WITHDRAWN -> {
                RulingWithdrawn withdrawn = event.getRulingWithdrawn();
                yield Optional.of(
                        note(board, withdrawn.getRulingId(), penalties.carryOut(board, withdrawn, event.getHeader())));
            }
            case APPEAL_DECIDED -> {
                AppealDecided decided = event.getAppealDecided();
                yield Optional.of(
                        note(board, decided.getRulingId(), penalties.carryOut(board, decided, event.getHeader())));
            }
            case FAILED_PAUSE_COMPENSATED -> {
                FailedPauseCompensated compensated = event.getFailedPauseCompensated();
                yield Optional.of(note(
                        board,
                        compensated.getRulingId(),
                        game.adjustTime(compensation(
                                board, compensated, event.getHeader().getRule()))));
            }
            // None of these is a ruling.
            case ARBITER_CALLED, CALL_ACKNOWLEDGED, CALL_ESCALATED, CALL_ANSWERED, CALL_PAUSE_NOTED -> Optional.empty();
            case QUESTION_ASKED, QUESTION_ANSWERED, CASE_NOTED, CASE_VOIDED, DECISION_DELEGATED -> Optional.empty();
            case RULING_APPLIED, RULING_REFUSED, APPEAL_FILED, APPEAL_COPY_TAKEN, APPEAL_FEE_PAID -> Optional.empty();
            case PAUSE_FAILED, FAILED_PAUSE_CLOSED, BOARD_NOTED, PAYLOAD_NOT_SET -> Optional.empty();
        };
    }

    private static AdjustTimeRequest compensation(BoardId board, FailedPauseCompensated compensated, String article) {
        var adjust = AdjustTimeRequest.newBuilder()
                .setWrite(write(compensated.getRulingId(), "adjust"))
                .setBoardId(board.toString())
                .setSide(compensated.hasWhite() ? Side.SIDE_WHITE : Side.SIDE_BLACK)
                .setChange(compensated.hasWhite() ? compensated.getWhite() : compensated.getBlack())
                .setReason(because(compensated))
                .setArticle(article)
                .setAttempt(compensated.getAttempt());
        if (compensated.hasWhite() && compensated.hasBlack()) adjust.setOtherChange(compensated.getBlack());
        return adjust.build();
    }

    /** The reason for the added time that is shown with the clocks: the record of the failed pause. */
    private static String because(FailedPauseCompensated compensated) {
        var wanted =
                Instant.ofEpochSecond(compensated.getWantedAt().getSeconds()).truncatedTo(ChronoUnit.SECONDS);
        return Reason.cut(
                Texts.LONGEST_REASON,
                ReasonCode.PAUSE_NOT_POSSIBLE,
                "at",
                wanted.toString(),
                "because",
                compensated.getReason());
    }

    private Optional<RefusalDetail> carryOut(BoardId board, DisconnectionDecided decided, Role by) {
        String office = by == Role.ROLE_DEPUTY_CHIEF_ARBITER ? "DEPUTY_CHIEF_ARBITER" : "CHIEF_ARBITER";
        String reason = Texts.isEmpty(decided.getReason())
                ? Reason.of(ReasonCode.DECIDED, "office", office)
                : decided.getReason();
        var resume = ResumeRequest.newBuilder()
                .setWrite(write(decided.getRulingId(), "resume"))
                .setBoardId(board.toString())
                .setReason(reason)
                .setArticle(DISCONNECTION)
                .setAttempt(decided.getAttempt())
                .addDecides(decided.getCaseId())
                .addAllDecides(decided.getWithList().stream()
                        .map(DecidedCase::getCaseId)
                        .toList());
        return switch (decided.getOption()) {
            case DISCONNECTION_OPTION_RESUME ->
                game.resume(resume.build()).filter(refusal -> !NOTHING_TO_RESUME.contains(refusal.getCode()));
            case DISCONNECTION_OPTION_REDUCE -> {
                Optional<RefusalDetail> refusal = game.resume(resume.setReduceSide(decided.getSide())
                        .setReduceBy(decided.getReduceBy())
                        .build());
                yield refusal.filter(r -> r.getCode().equals(NOT_PAUSED)).isEmpty()
                        ? refusal
                        : adjust(board, decided, decided.getSide(), negative(decided.getReduceBy()), reason);
            }
            case DISCONNECTION_OPTION_RESTART, DISCONNECTION_OPTION_RESTART_SHORTER -> {
                var restart = RestartRequest.newBuilder()
                        .setWrite(write(decided.getRulingId(), "restart"))
                        .setBoardId(board.toString())
                        .setReason(reason)
                        .setArticle(DISCONNECTION)
                        .setAttempt(decided.getAttempt());
                if (decided.hasControl()) restart.setControl(decided.getControl());
                yield game.restart(restart.build());
            }
            case DISCONNECTION_OPTION_NO_ACTION -> Optional.empty();
            case DISCONNECTION_OPTION_ADD_TIME -> {
                if (decided.getAddTo() == Side.SIDE_WHITE) resume.setAddWhite(decided.getAddTime());
                else resume.setAddBlack(decided.getAddTime());
                Optional<RefusalDetail> refusal = game.resume(resume.build());
                yield refusal.filter(r -> r.getCode().equals(NOT_PAUSED)).isEmpty()
                        ? refusal
                        : adjust(board, decided, decided.getAddTo(), decided.getAddTime(), reason);
            }
            case DISCONNECTION_OPTION_CONFIRM_FLAG ->
                game.declareResult(result(board, decided, reason).build());
            case DISCONNECTION_OPTION_LOSS ->
                game.declareResult(result(board, decided, reason)
                        .setResult(
                                decided.getSide() == Side.SIDE_WHITE
                                        ? Result.RESULT_BLACK_WINS
                                        : Result.RESULT_WHITE_WINS)
                        .build());
            case DISCONNECTION_OPTION_DRAW ->
                game.declareResult(result(board, decided, reason)
                        .setResult(Result.RESULT_DRAW)
                        .build());
            case DISCONNECTION_OPTION_UNSPECIFIED, UNRECOGNIZED ->
                Optional.of(RefusalDetail.newBuilder()
                        .setCode("UNKNOWN_OPTION")
                        .setText("This version of the software does not know this kind of decision, so the decision "
                                + "was not carried out. Decide again.")
                        .build());
        };
    }

    private Optional<RefusalDetail> adjust(
            BoardId board, DisconnectionDecided decided, Side side, Duration change, String reason) {
        return game.adjustTime(AdjustTimeRequest.newBuilder()
                .setWrite(write(decided.getRulingId(), "adjust"))
                .setBoardId(board.toString())
                .setSide(side)
                .setChange(change)
                .setReason(reason)
                .setArticle(DISCONNECTION)
                .setAttempt(decided.getAttempt())
                .build());
    }

    private static DeclareResultRequest.Builder result(BoardId board, DisconnectionDecided decided, String reason) {
        return DeclareResultRequest.newBuilder()
                .setWrite(write(decided.getRulingId(), "result"))
                .setBoardId(board.toString())
                .setReason(reason)
                .setArticle(DISCONNECTION)
                .setAttempt(decided.getAttempt());
    }

    private Optional<RefusalDetail> adjust(
            BoardId board, PenaltyImposed penalty, Side side, Duration change, String article) {
        return game.adjustTime(AdjustTimeRequest.newBuilder()
                .setWrite(write(penalty.getRulingId(), "adjust"))
                .setBoardId(board.toString())
                .setSide(side)
                .setChange(change)
                .setReason(penalty.getReason())
                .setArticle(article)
                .setRulingId(penalty.getRulingId())
                .build());
    }

    private static NoteRulingRequest note(BoardId board, String rulingId, Optional<RefusalDetail> refusal) {
        return NoteRulingRequest.newBuilder()
                .setWrite(write(rulingId, "note"))
                .setBoardId(board.toString())
                .setRulingId(rulingId)
                .setApplied(refusal.isEmpty())
                .setCode(refusal.map(RefusalDetail::getCode).orElse(""))
                .setText(refusal.map(RefusalDetail::getText).orElse(""))
                .build();
    }

    static WriteContext write(String rulingId, String step) {
        return WriteContext.newBuilder().setRequestId(rulingId + ":" + step).build();
    }

    static Duration negative(Duration duration) {
        return RecordMapper.duration(java.time.Duration.ofSeconds(duration.getSeconds(), duration.getNanos())
                .negated());
    }
}
