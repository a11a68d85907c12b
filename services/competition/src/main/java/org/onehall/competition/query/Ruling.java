package org.onehall.competition.query;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.FailedPauseCompensated;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.types.v1.Side;

/**
 * What an arbiter or the appeals body ruled at a board, in words with its articles (OCR 17.11, 18.3, 18.4, 18.9, 19.6).
 *
 * @param id "board/ruling-n"
 * @param at when it was made, before it had its effect
 * @param what with its articles
 * @param reason as the arbiter wrote it, may be empty
 */
record Ruling(String id, Instant at, String what, String reason) {
    /** Whether a change of the clocks comes from this ruling. */
    boolean ordered(String order) {
        return order.equals(id + ":adjust");
    }

    /** The ruling of an event; empty if the event is not a ruling. */
    static Optional<Ruling> of(AdjudicationEvent event) {
        return switch (event.getPayloadCase()) {
            case DISCONNECTION_DECIDED ->
                made(
                        event,
                        event.getDisconnectionDecided().getRulingId(),
                        text(event.getDisconnectionDecided()),
                        event.getDisconnectionDecided().getReason());
            case PENALTY_IMPOSED ->
                made(
                        event,
                        event.getPenaltyImposed().getRulingId(),
                        text(event.getPenaltyImposed()),
                        event.getPenaltyImposed().getReason());
            case PENALTIES_IMPOSED ->
                made(
                        event,
                        event.getPenaltiesImposed().getRulingId(),
                        text(event.getPenaltiesImposed()),
                        event.getPenaltiesImposed().getReason());
            case APPEAL_DECIDED ->
                made(
                        event,
                        event.getAppealDecided().getRulingId(),
                        text(event.getAppealDecided()),
                        event.getAppealDecided().getReason());
            case FAILED_PAUSE_COMPENSATED ->
                made(
                        event,
                        event.getFailedPauseCompensated().getRulingId(),
                        text(event.getFailedPauseCompensated()),
                        event.getFailedPauseCompensated().getReason());
            case RULING_WITHDRAWN ->
                made(
                        event,
                        event.getRulingWithdrawn().getRulingId(),
                        text(event.getRulingWithdrawn()),
                        event.getRulingWithdrawn().getReason());
            case ARBITER_CALLED,
                    CALL_ANSWERED,
                    CASE_NOTED,
                    RULING_APPLIED,
                    RULING_REFUSED,
                    BOARD_NOTED,
                    DECISION_DELEGATED,
                    CALL_ACKNOWLEDGED,
                    CALL_ESCALATED,
                    CALL_PAUSE_NOTED,
                    QUESTION_ASKED,
                    QUESTION_ANSWERED,
                    APPEAL_FILED,
                    APPEAL_COPY_TAKEN,
                    APPEAL_FEE_PAID,
                    CASE_VOIDED,
                    PAUSE_FAILED,
                    FAILED_PAUSE_CLOSED,
                    PAYLOAD_NOT_SET -> Optional.empty();
        };
    }

    private static Optional<Ruling> made(AdjudicationEvent event, String id, String what, String reason) {
        return Optional.of(new Ruling(id, RecordMapper.instant(event.getHeader().getOccurredAt()), what, reason));
    }

    /** "disconnection of White: the game goes on with 2:00 less, OCR 18.9 b". */
    private static String text(DisconnectionDecided decided) {
        String what = switch (decided.getOption()) {
            case DISCONNECTION_OPTION_RESUME -> "the game goes on, OCR 18.9 a";
            case DISCONNECTION_OPTION_REDUCE ->
                "the game goes on with " + Remarks.time(decided.getReduceBy()) + " less, OCR 18.9 b";
            case DISCONNECTION_OPTION_RESTART -> "a new game with the same time control, OCR 18.9 c";
            case DISCONNECTION_OPTION_RESTART_SHORTER ->
                "a new game with the time control " + PgnExport.timeControl(decided.getControl()) + ", OCR 18.9 d";
            case DISCONNECTION_OPTION_NO_ACTION -> "the result stands, OCR 18.9 other";
            case DISCONNECTION_OPTION_ADD_TIME ->
                Remarks.name(decided.getAddTo()) + " +" + Remarks.time(decided.getAddTime()) + ", OCR 18.9 other";
            case DISCONNECTION_OPTION_CONFIRM_FLAG -> "the fallen flag counts, OCR 18.9 other";
            case DISCONNECTION_OPTION_LOSS -> Remarks.name(decided.getSide()) + " loses, OCR 18.9 other";
            case DISCONNECTION_OPTION_DRAW -> "drawn, OCR 18.9 other";
            case DISCONNECTION_OPTION_UNSPECIFIED, UNRECOGNIZED -> "decided, OCR 18.9";
        };
        return "disconnection of " + Remarks.name(decided.getSide()) + ": " + what;
    }

    private static String text(PenaltyImposed old) {
        var item = PenaltyItem.newBuilder().setKind(old.getKind());
        if (old.hasTime()) item.setTime(old.getTime());
        return "ruling: " + text(old.getOffender(), item.build());
    }

    private static String text(PenaltiesImposed imposed) {
        return "ruling: "
                + imposed.getItemsList().stream()
                        .map(item -> text(imposed.getOffender(), item))
                        .collect(Collectors.joining(" and "));
    }

    /** "ruling 1 withdrawn: warning to Black, OCR 18.4.1". */
    private static String text(RulingWithdrawn withdrawn) {
        return "ruling "
                + withdrawn
                        .getWithdrawnId()
                        .substring(withdrawn.getWithdrawnId().lastIndexOf('-') + 1) + " withdrawn: "
                + withdrawn.getItemsList().stream()
                        .map(item -> text(withdrawn.getOffender(), item))
                        .collect(Collectors.joining(" and "))
                + (withdrawn.getGoesOn() ? "; the game goes on" : "");
    }

    private static String text(Side side, PenaltyItem item) {
        String offender = Remarks.name(side);
        String opponent = Remarks.name(side == Side.SIDE_WHITE ? Side.SIDE_BLACK : Side.SIDE_WHITE);
        String what = switch (item.getKind()) {
            case PENALTY_KIND_WARNING -> "warning to " + offender;
            case PENALTY_KIND_ADD_TIME_TO_OPPONENT -> opponent + " +" + Remarks.time(item.getTime());
            case PENALTY_KIND_REDUCE_TIME_OF_OFFENDER -> offender + " -" + Remarks.time(item.getTime());
            case PENALTY_KIND_RAISE_SCORE_OF_OPPONENT -> opponent + " gets " + item.getPoints();
            case PENALTY_KIND_LOWER_SCORE_OF_OFFENDER -> offender + " gets " + item.getPoints();
            case PENALTY_KIND_GAME_LOST ->
                offender + " loses" + (item.hasPoints() ? " and " + opponent + " gets " + item.getPoints() : "");
            case PENALTY_KIND_FINE -> offender + " fined" + (item.hasAmount() ? " " + item.getAmount() : "");
            case PENALTY_KIND_EXCLUSION ->
                offender + " excluded from round "
                        + item.getRoundsList().stream().map(String::valueOf).collect(Collectors.joining(", "));
            case PENALTY_KIND_EXPULSION ->
                offender + " expelled from the competition"
                        + (item.getRoundsCount() == 0
                                ? ""
                                : ", for round "
                                        + item.getRoundsList().stream()
                                                .map(String::valueOf)
                                                .collect(Collectors.joining(", ")));
            case PENALTY_KIND_UNSPECIFIED, UNRECOGNIZED -> "penalty";
        };
        return item.getKindValue() > 0 ? what + ", OCR 18.4." + item.getKindValue() : what;
    }

    /** "appeal accepted, score 0-1, OCR 17.11". */
    private static String text(AppealDecided decided) {
        return switch (decided.getOutcome()) {
            case APPEAL_OUTCOME_UPHELD -> "appeal accepted, OCR 17.11";
            case APPEAL_OUTCOME_CHANGED ->
                "appeal accepted"
                        + (decided.hasAfter()
                                ? ", score " + decided.getAfter().getWhite() + "-"
                                        + decided.getAfter().getBlack()
                                : "")
                        + ", OCR 17.11";
            case APPEAL_OUTCOME_DISMISSED -> "appeal rejected, OCR 17.11";
            case APPEAL_OUTCOME_UNSPECIFIED, UNRECOGNIZED -> "appeal decided, OCR 17.11";
        };
    }

    private static String text(FailedPauseCompensated compensated) {
        String white = compensated.hasWhite() ? "White +" + Remarks.time(compensated.getWhite()) : "";
        String black = compensated.hasBlack() ? "Black +" + Remarks.time(compensated.getBlack()) : "";
        return "for a pause that was not possible: " + white + (white.isEmpty() || black.isEmpty() ? "" : ", ") + black
                + ", OCR 19.6";
    }
}
